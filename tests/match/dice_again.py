"""The dice of docs/dice.md made once more from that page alone: the standard library, and nothing of ours."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Iterator


def seal(value: str) -> str:
    return hashlib.sha256(b"cheeseboard commit\0" + bytes.fromhex(value)).hexdigest()


def mac(key: bytes, text: bytes) -> bytes:
    return hmac.new(key, text, hashlib.sha256).digest()


def key_of(secret: bytes, numbers: list[str]) -> bytes:
    parts = (len(number).to_bytes(4, "big") + bytes.fromhex(number) for number in numbers)
    return mac(secret, b"cheeseboard dice" + b"".join(parts))


def draw(key: bytes, match: str, drawer: int, count: int, weights: list[int]) -> int:
    attempt, total = 0, sum(weights)
    while True:
        number = int.from_bytes(mac(key, f"{match}|{drawer}|{count}|{attempt}".encode())[:8], "big")
        if number < 2**64 - 2**64 % total:
            break
        attempt += 1
    return next(i for i in range(len(weights)) if number % total < sum(weights[: i + 1]))


def draws(record: bytes) -> Iterator[tuple[bytes, str, int, int]]:
    """(key, match, drawer, count) of every draw in a record. AssertionError where a seal does not fit."""
    header, *events = [json.loads(line) for line in record.splitlines()[1:-1]]
    secret, dice, counts = bytes.fromhex(header["secret"]), header["dice"], dict[int, int]()
    assert seal(header["secret"]) == dice["secret"]
    assert [seal(number) for number in dice["shown"]] == dice["nonces"]
    key = b"" if dice.get("logged") else key_of(secret, dice["shown"])
    sealed, promised, shown = False, dict[int, str](), dict[int, str]()
    for event in events:
        word, _, value = event["text"].partition(" ")
        if event["kind"] == "seat" and not sealed:
            promised.pop(event["seat"], None)
        elif event["kind"] == "draw":
            assert key and not sealed
            yield key, header["match"], event["seat"], counts.setdefault(event["seat"], 0)
            counts[event["seat"]] += 1
        elif event["kind"] == "dice" and word == "promise":
            assert not sealed and event["seat"] not in promised
            promised[event["seat"]] = value
        elif event["kind"] == "dice" and word == "sealed":
            sealed = True
        elif event["kind"] == "dice" and word == "nonce":
            assert sealed and seal(value) == promised[event["seat"]]
            shown[event["seat"]] = value
        elif event["kind"] == "dice" and word == "settled":
            mine = [mac(secret, f"cheeseboard stand-in {seat}".encode()).hex() for seat in range(len(header["seats"]))]
            key = key_of(secret, [shown.get(seat, own) for seat, own in enumerate(mine)])
            sealed, promised, shown = False, {}, {}
