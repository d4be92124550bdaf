"""The lint of rules: field names are right, and nothing leaves the dialect that compiles to the same meaning.

It reads the source of a module once and looks at one function at a time, at its declaration.
"""

from __future__ import annotations

import ast
import builtins
import difflib
import inspect
import linecache
from collections.abc import Iterator
from functools import lru_cache
from types import FunctionType
from typing import Any

from cheeseboard.kernel.record import Field, Layout


class RuleError(TypeError):
    """A rule that cannot mean the same interpreted and compiled. Says which function, line and what to write."""


_BANNED: tuple[tuple[type[ast.AST] | tuple[type[ast.AST], ...], str], ...] = (
    (ast.NamedExpr, "`:=` does not compile on fields; assign on a line of its own"),
    ((ast.Try, ast.TryStar), "try/except does not compile; return a code"),
    ((ast.With, ast.AsyncWith), "`with` does not compile"),
    (
        (ast.Lambda, ast.ClassDef, ast.AsyncFunctionDef),
        "no functions or classes inside a rule; write one beside it",
    ),
    ((ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp), "no comprehensions; write a loop"),
    ((ast.List, ast.Set, ast.Dict), "no lists, sets or dicts; use a field, a buffer or `table(...)`"),
    ((ast.Yield, ast.YieldFrom, ast.Await), "a rule returns, it does not yield"),
    ((ast.Global, ast.Nonlocal), "a rule writes nothing but its record"),
    ((ast.Import, ast.ImportFrom), "imports stand at the top of the module"),
    (ast.Delete, "`del` does not compile"),
    (ast.Starred, "`*` unpacking does not compile"),
    (ast.Slice, "no slices (they do not lower to CUDA); write a loop"),
)


@lru_cache(maxsize=64)
def _functions(filename: str, stamp: int) -> dict[tuple[str, int], ast.FunctionDef]:
    del stamp  # only there to miss the cache when the file was edited
    tree = ast.parse("".join(linecache.getlines(filename)) or "\n")
    found = (n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef))
    return {(f.name, min([f.lineno, *(d.lineno for d in f.decorator_list)])): f for f in found}


def source_of(function: FunctionType) -> ast.FunctionDef | None:
    """The syntax tree of a function, or None where there is no source to read (a zipped or typed-in module)."""
    code = function.__code__
    lines = linecache.getlines(code.co_filename)
    return _functions(code.co_filename, hash(tuple(lines))).get((code.co_name, code.co_firstlineno))


def records_of(function: FunctionType) -> dict[str, dict[str, Field]] | None:
    """Parameters annotated with a record class, with its fields; None where a name is not defined yet."""
    found: dict[str, dict[str, Field]] = {}
    for name, note in inspect.get_annotations(function).items():
        kind: Any = note
        if isinstance(note, str) and note.isidentifier():
            kind = function.__globals__.get(note, vars(builtins).get(note))
            if kind is None and note != "None":
                return None
        if isinstance(kind, type) and issubclass(kind, Layout) and name != "return":
            found[name] = kind.fields
    return found


class _Linter:
    def __init__(self, function: FunctionType, tree: ast.FunctionDef, records: dict[str, dict[str, Field]]) -> None:
        self.function, self.tree, self.records = function, tree, records

    def fail(self, node: ast.AST, what: str) -> RuleError:
        code = self.function.__code__
        line = getattr(node, "lineno", self.tree.lineno)
        where = f"{self.function.__module__}.{self.function.__qualname__}, line {line}"
        return RuleError(f"{where}: {what} [{code.co_filename}]")

    def field(self, node: ast.AST) -> tuple[str, Field] | None:
        """`s.x`, or the `s.x` of `s.x[i]`: its spelling and declaration."""
        if isinstance(node, ast.Subscript):
            node = node.value
        if not (isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)):
            return None
        known = self.records.get(node.value.id)
        if known is None:
            return None
        return (f"{node.value.id}.{node.attr}", known[node.attr]) if node.attr in known else None

    def attribute(self, node: ast.Attribute) -> None:
        if not isinstance(node.value, ast.Name) or node.value.id not in self.records:
            return
        name, known = node.value.id, self.records[node.value.id]
        if node.attr not in known:
            near = difflib.get_close_matches(node.attr, known, 1, 0.5)
            hint = f"did you mean `{name}.{near[0]}`?" if near else "its fields are: " + ", ".join(known)
            raise self.fail(node, f"`{name}.{node.attr}` is no field; {hint}")
        if known[node.attr].shape and isinstance(node.ctx, ast.Store | ast.Del):
            raise self.fail(node, f"`{name}.{node.attr}` is an array; assign to its elements in a loop")

    def width(self, node: ast.AST, operand: ast.AST, how: str) -> None:
        if self.field(operand) is not None:
            better = how.format(f"int({ast.unparse(operand)})")
            raise self.fail(node, f"`{ast.unparse(node)}` keeps the field's width when compiled; write `{better}`")

    def names(self) -> None:
        """Every field of a record parameter exists."""
        for node in _walk(self.tree):
            if isinstance(node, ast.Attribute):
                self.attribute(node)

    def check(self) -> None:
        """The names, and the dialect."""
        args = self.tree.args
        if args.kwonlyargs or args.vararg or args.kwarg:
            raise self.fail(self.tree, "keyword-only and starred parameters do not compile")
        for node in _walk(self.tree):
            for kinds, why in _BANNED:
                if isinstance(node, kinds):
                    raise self.fail(node, why)
            if isinstance(node, ast.FunctionDef):
                raise self.fail(node, "no functions inside a rule; write a function beside it")
            if isinstance(node, ast.Attribute):
                self.attribute(node)
            elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub | ast.Invert):
                self.width(node, node.operand, "-{}" if isinstance(node.op, ast.USub) else "~{}")
            elif isinstance(node, ast.Call):
                self.call(node)

    def call(self, node: ast.Call) -> None:
        if not isinstance(node.func, ast.Name):
            return
        if node.func.id == "abs" and node.args:
            self.width(node, node.args[0], "abs({})")
        if node.func.id == self.function.__name__:
            raise self.fail(node, "a rule may not call itself (recursion does not lower to CUDA)")


def _walk(tree: ast.FunctionDef) -> Iterator[ast.AST]:
    """Nodes of the body, without annotations and the message of an assert."""
    todo: list[ast.AST] = list(reversed(tree.body))
    while todo:
        node = todo.pop()
        yield node
        skip = (
            node.annotation if isinstance(node, ast.AnnAssign) else node.msg if isinstance(node, ast.Assert) else None
        )
        todo.extend(child for child in reversed(list(ast.iter_child_nodes(node))) if child is not skip)


def lint(function: FunctionType, dialect: bool = True) -> bool:
    """Check one function. RuleError names function, line, field and the nearest right name.

    `dialect` False checks names only: functions for people (a hint, a notation) take records too, but never compile.
    False where its record classes are not defined yet (the lint is repeated when the game is loaded).
    """
    records = records_of(function)
    if records is None:
        return False
    tree = source_of(function)
    if tree is not None:
        linter = _Linter(function, tree, records)
        if dialect:
            linter.check()
        else:
            linter.names()
    return True
