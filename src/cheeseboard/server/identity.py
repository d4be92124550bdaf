"""Who is there: a signed cookie, invite tokens, the same-origin check, and buckets against floods."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import OrderedDict
from urllib.parse import urlsplit

from itsdangerous import BadSignature, Signer

COOKIE_DAYS = 400  # the longest a browser keeps one


def new_id(bits: int = 128) -> str:
    """A random id for a person, a table or an invite, as URL-safe text."""
    return secrets.token_urlsafe((bits + 7) // 8)


class Identity:
    """Signs and reads the cookie that says which person a browser is. No account, no password."""

    def __init__(self, secret: bytes) -> None:
        self._signer = Signer(secret, salt="cheeseboard.person", digest_method=hashlib.sha256)
        # Cookies know no ports: two servers on one machine must not overwrite each other's.
        self.cookie = "cheeseboard-" + hashlib.sha256(b"name" + secret).hexdigest()[:8]

    def sign(self, person: str) -> str:
        """The cookie's value for a person."""
        return self._signer.sign(person.encode()).decode()

    def read(self, value: str | None) -> str | None:
        """The person a cookie names; None for no cookie or one we did not sign."""
        if not value:
            return None
        try:
            return self._signer.unsign(value.encode()).decode()
        except (BadSignature, UnicodeError):
            return None


def same_origin(origin: str | None, host: str | None) -> bool:
    """Whether a request that says `Origin` comes from our own pages. Programs that are no browser send none: allowed.

    A sandboxed or foreign page says "null" or its own address: refused.
    """
    if origin is None:
        return True
    parts = urlsplit(origin)
    return parts.scheme in ("http", "https") and host is not None and parts.netloc.lower() == host.lower()


class Bucket:
    """A token bucket: `burst` at once, `rate` a second after that."""

    __slots__ = ("_left", "_when", "burst", "rate")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left = float(burst)
        self._when = now

    def take(self, now: float) -> bool:
        """Take one; False when it is empty."""
        self._left = min(self.burst, self._left + (now - self._when) * self.rate)
        self._when = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """One bucket per key (an address), the oldest forgotten first."""

    def __init__(self, rate: float, burst: int, most: int = 10_000) -> None:
        self._rate, self._burst, self._most = rate, burst, most
        self._by_key: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Take one from the key's bucket; False when it is empty."""
        now = time.monotonic()
        bucket = self._by_key.get(key)
        if bucket is None:
            bucket = self._by_key[key] = Bucket(self._rate, self._burst, now)
            if len(self._by_key) > self._most:
                self._by_key.popitem(last=False)
        self._by_key.move_to_end(key)
        return bucket.take(now)
