"""Makes questions from the fact tables `facts/<lang>/<CAT>.toml`.

    [[template]]
    name = "capital-of"
    q = "What is the capital of {s}?"
    source = "written for Cheeseboard"          (left out: that)
    facts = [
      {s="Mongolia", a="Ulaanbaatar", g="asia", d=2, alias=["Ulan Bator"]},
    ]

A fact has a subject `s` (put into the question) and an answer `a`. The three wrong options are answers of other facts
of the same group `g`, drawn by a hash, so that a new fact moves few of them; `wrong` names them outright; `pool` of the
template (a table by group) offers further wrong answers; `never` lists answers that must not be offered as wrong here.
`alias`, `reject`, `d`, `note`, `kind`, `unit`, `drop` are as in the hand files; `d`, `kind` and `unit` may stand in the
template.
"""

from __future__ import annotations

import hashlib
import tomllib
from pathlib import Path
from typing import Any

FACTS = Path(__file__).parent / "facts"
WRONG = 3
PASSED = ("alias", "reject", "d", "note", "kind", "unit", "tolerance", "drop")


def _rank(key: str, offer: str) -> str:
    return hashlib.sha256(f"{key}\n{offer}".encode()).hexdigest()


def _wrong(template: dict[str, Any], fact: dict[str, Any], key: str) -> list[str]:
    """Three answers of the same group, none of them right for this fact."""
    group = fact.get("g", "")
    offers = {str(each["a"]) for each in template["facts"] if each.get("g", "") == group}
    offers |= set(template.get("pool", {}).get(group, []))
    right = {str(each["a"]) for each in template["facts"] if each["s"] == fact["s"]}
    offers -= right | set(fact.get("never", [])) | set(fact.get("alias", []))
    if len(offers) < WRONG:
        raise SystemExit(f"{key}: group {group!r} offers only {len(offers)} wrong answers")
    return sorted(offers, key=lambda offer: _rank(key, offer))[:WRONG]


def make(lang: str, category: str) -> list[dict[str, Any]]:
    """The questions of one category's fact table, in file order."""
    path = FACTS / lang / f"{category}.toml"
    if not path.exists():
        return []
    out = []
    for template in tomllib.loads(path.read_text("utf-8")).get("template", []):
        for fact in template["facts"]:
            key = f"{template['name']}/{fact['s']}"
            made = {name: template[name] for name in ("d", "kind", "unit", "source") if name in template}
            made |= {name: fact[name] for name in PASSED if name in fact}
            made |= {
                "key": key,
                "template": template["name"],
                "q": template["q"].format(s=fact["s"]),
                "a": fact["a"],
                "wrong": fact.get("wrong") or _wrong(template, fact, key),
            }
            out.append(made)
    return out
