"""Cookies, origins, buckets, names."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cheeseboard.server.identity import Bucket, Buckets, Identity, new_id, same_origin
from cheeseboard.server.table import tidy_name


def test_a_signed_person_is_read_back_and_a_changed_one_is_not() -> None:
    identity = Identity(b"s" * 32)
    cookie = identity.sign("anna")
    assert identity.read(cookie) == "anna"
    assert identity.read(cookie.replace("anna", "berta")) is None
    assert identity.read(cookie[:-1] + ("A" if cookie[-1] != "A" else "B")) is None
    assert Identity(b"t" * 32).read(cookie) is None
    assert identity.read(None) is identity.read("") is None


@given(st.text(max_size=60))
def test_no_invented_cookie_is_taken(text: str) -> None:
    assert Identity(b"s" * 32).read(text) is None


def test_two_servers_on_one_machine_use_different_cookies() -> None:
    assert Identity(b"s" * 32).cookie != Identity(b"t" * 32).cookie


def test_an_invite_has_128_random_bits() -> None:
    tokens = {new_id() for _ in range(1000)}
    assert len(tokens) == 1000
    assert all(len(token) == 22 for token in tokens)  # 16 bytes in base64


@pytest.mark.parametrize(
    ("origin", "host", "good"),
    [
        (None, "a:1", True),
        ("http://a:1", "a:1", True),
        ("https://A:1", "a:1", True),
        ("http://a:2", "a:1", False),
        ("http://evil.example", "a:1", False),
        ("http://a:1.evil.example", "a:1", False),
        ("null", "a:1", False),
        ("file://", "a:1", False),
        ("", "a:1", False),
        ("http://a:1", None, False),
    ],
)
def test_only_our_own_pages_count_as_ours(origin: str | None, host: str | None, good: bool) -> None:
    assert same_origin(origin, host) is good


def test_a_bucket_empties_and_fills() -> None:
    bucket = Bucket(2.0, 3, 0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.take(0.5)
    assert not bucket.take(0.5)
    assert [bucket.take(1000.0) for _ in range(4)] == [True, True, True, False]


def test_buckets_are_kept_apart_and_forgotten() -> None:
    buckets = Buckets(0.0001, 1, most=2)
    assert buckets.take("a")
    assert not buckets.take("a")
    assert buckets.take("b")
    assert buckets.take("c")
    assert buckets.take("a")  # the oldest was forgotten


@given(st.text(max_size=200))
def test_a_name_is_one_short_line(text: str) -> None:
    name = tidy_name(text)
    assert len(name) <= 24
    assert name == name.strip()
    assert name.isprintable()
