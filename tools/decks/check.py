"""What is wrong with a deck's questions, and what deserves a second look."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter, defaultdict
from typing import Any

LONGEST_QUESTION = 160
LONGEST_ANSWER = 40
SHARE = 0.15  # of a category, at most, from one template
DATED = re.compile(r"\b(currently|today|nowadays|latest|most recent|at present|so far|as of|record[- ]holder)\b", re.I)
NUMBER = re.compile(r"-?\d+([.,]\d+)?")
STOP = {
    "a", "an", "and", "are", "by", "called", "did", "do", "does", "for", "from", "how", "in", "is", "many", "name",
    "of", "on", "the", "to", "was", "were", "what", "which", "who",
}  # fmt: skip


def plain(text: str) -> str:
    """Letters and digits in lower case without accents or a leading article, for comparing."""
    text = unicodedata.normalize("NFKD", text.casefold())
    text = "".join(each for each in text if not unicodedata.combining(each))
    text = re.sub(r"['’]", "", text)
    text = re.sub(r"[^\w]+", " ", text).strip()
    return re.sub(r"^(the|a|an) ", "", text)


def _one(question: dict[str, Any]) -> list[str]:
    """The mistakes of one question by itself."""
    out = []
    texts = [question["answer"], *question["options"]]
    if not 0 < len(question["question"]) <= LONGEST_QUESTION:
        out.append(f"the question has {len(question['question'])} characters, at most {LONGEST_QUESTION} fit")
    out += [f"{each!r} has {len(each)} characters" for each in texts if not 0 < len(each) <= LONGEST_ANSWER]
    if len(question["options"]) != 3:
        out.append(f"{len(question['options'])} wrong options, 3 are needed")
    if len({plain(each) for each in texts}) != len(texts):
        out.append("two of the four options are the same")
    right = {plain(each) for each in [question["answer"], *question.get("aliases", [])]}
    out += [f"{each!r} is wrong and right" for each in [*question["options"], *question.get("reject", [])]
            if plain(each) in right]  # fmt: skip
    if question["difficulty"] not in (1, 2, 3):
        out.append(f"difficulty {question['difficulty']} is not 1, 2 or 3")
    if dated := DATED.search(question["question"]):
        out.append(f"{dated[0]!r} will not stay true")
    kind = question.get("kind", "text")
    if kind not in ("text", "person", "number", "year"):
        out.append(f"kind {kind!r} is not text, person, number or year")
    if kind in ("number", "year") and not all(NUMBER.fullmatch(each) for each in texts):
        out.append(f"kind {kind} wants plain numbers: {texts}")
    if any(each != each.strip() or "  " in each for each in [question["question"], *texts]):
        out.append("blanks at an end or doubled")
    return [f"{question['id']} {question['question']!r}: {each}" for each in out]


def mistakes(questions: list[dict[str, Any]]) -> list[str]:
    """Every mistake that keeps the deck from being good, as sentences."""
    out = [line for each in questions for line in _one(each)]
    ids = Counter(each["id"] for each in questions)
    asked = Counter(plain(each["question"]) for each in questions)
    out += [f"{each} is there {times} times" for each, times in [*ids.items(), *asked.items()] if times > 1]
    templates = Counter(each["template"] for each in questions if each.get("template"))
    for name, times in templates.items():
        if times > max(1, SHARE * len(questions)):
            out.append(f"template {name}: {times} of {len(questions)} questions is more than {SHARE:.0%}")
    return out


def _words(question: dict[str, Any]) -> set[str]:
    return set(plain(question["question"]).split()) - STOP


def _answered_in(question: dict[str, Any], other: dict[str, Any]) -> bool:
    return plain(question["answer"]) in plain(other["question"])


def remarks(questions: list[dict[str, Any]]) -> list[str]:
    """What a person should look at again: answers that the question gives away, facts that may be asked twice."""
    out = []
    by_answer = defaultdict(list)
    for each in questions:
        by_answer[plain(each["answer"])].append(each)
        given = [
            word for word in plain(each["answer"]).split() if len(word) > 3 and word in plain(each["question"]).split()
        ]
        if given:
            out.append(f"{each['id']} gives away {given}: {each['question']!r} = {each['answer']!r}")
        longest = max(map(len, each["options"]))
        if len(each["answer"]) > 1.8 * longest and len(each["answer"]) > 12:
            out.append(f"{each['id']} stands out by length: {each['answer']!r} among {each['options']}")
    for answer, same in sorted(by_answer.items()):
        if len(same) > 1:
            out.append(f"answer {answer!r}: " + " | ".join(f"{each['id'][-4:]} {each['question']}" for each in same))
    for place, each in enumerate(questions):
        mine = _words(each) | set(plain(each["answer"]).split())
        for other in questions[place + 1 :]:
            theirs = _words(other) | set(plain(other["answer"]).split())
            reverse = plain(other["answer"]) in plain(each["question"]) and plain(each["answer"]) in plain(
                other["question"]
            )
            alike = len(mine & theirs) / max(1, min(len(mine), len(theirs)))
            templated = each.get("template") and each.get("template") == other.get("template")
            if reverse or (alike > 0.66 and not templated):
                out.append(f"alike: {each['id'][-4:]} {each['question']} [{each['answer']}] / "
                           f"{other['id'][-4:]} {other['question']} [{other['answer']}]")  # fmt: skip
    return out
