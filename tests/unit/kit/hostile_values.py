"""What no page sends."""

RAW_VALUES = [
    "null", "true", "-1", "2147483648", "9223372036854775807", "-9223372036854775808", "1e308", "0.5", "NaN",
    "Infinity", "1" + "0" * 400, "1" * 5_000, '""', '" "', '"x"', '"999999999999999999999"', '"1e400"',
    '"../../etc/passwd"', "\"' OR 1=1 --\"", '"{0}{user}%s"', '"\\u0001\\u001f\\u007f\\u202e"', '"\\u0000"',
    '"\\ud800@a.b"',
    '"\\udc00\\ud83d"', '"a@b.example"', '"ß\u0130\ufb03\u1e9e"', '"2026-13-45"', f'"{"x" * 100_000}"',
    f'"{"(" * 3_000}"', "[]", "[null]", "{}", '{"a": {"b": [1]}}', '["x", "x"]',
    "[" + '"x",' * 2_000 + '"y"]', "[" * 500 + "]" * 500,
]  # fmt: skip
"""JSON that stands in for a field, as it is sent."""

TEXTS = [
    "", "x", "-1", "1", "9223372036854775807", "9" * 30, "9" * 5_000, "nan", "true", "..", "../../etc/passwd", "%",
    "\0", "\r\nX-Evil: 1", "\x1b[0m", "\u202e", "🦊", "ß\u0130", "(", "' OR 1=1 --", "x" * 300, "ü" * 5_000,
]  # fmt: skip
"""What stands in for a part of the path or of the query."""

ENCODED = [
    "%ED%A0%80",
    "%FF%FE",
    "%C0%AE%C0%AE%2F",
    "%2e%2e%2f",
    "%",
    "%zz",
    "+",
    "%25%30%30",
    "a;b",
    "a=b&c",
    "%u0041",
]
"""The same, in encodings of their own."""

BODIES = [
    b"", b"{", b"null", b"[]", b"{}", b'"x"', b"1", b"\xff\xfe{\x00}\x00", b"\xef\xbb\xbf{}", b"\x00", b"\xed\xa0\x80",
    b'{"a":1,"a":2}', b'{"\\ud800":1}', b"[" * 50_000, b"{}" * 2, b'{"__proto__": {}, "": ""}',
]  # fmt: skip
KINDS = ["application/json", "application/json; charset=utf-16", "text/plain", "application/x-www-form-urlencoded",
         "multipart/form-data", "multipart/form-data; boundary=x", "application/vnd.x+json", "", ";;;="]  # fmt: skip
METHODS = ["GET", "HEAD", "OPTIONS", "PUT", "PATCH", "DELETE", "POST", "TRACE", "PROPFIND", "get"]
HEADERS = [
    {"Range": "bytes=0-"}, {"Range": "bytes=9-1"}, {"Range": "bytes=-"}, {"Range": "bytes=" + "0-1," * 900 + "2-3"},
    {"Range": "bytes=" + "9" * 5_000 + "-"}, {"Range": "rows=x"}, {"Range": "bytes=-1", "If-Range": "Sun, 99 Foo"},
    {"If-Modified-Since": "Sun, 99 Foo 99999999999 99:99:99 GMT"}, {"If-None-Match": '"x", W/"'},
    {"Accept": "\xff", "Accept-Encoding": "br;q=nan", "Accept-Language": ";"}, {"Cookie": "a=\xff; =; ;;"},
    {"Authorization": "Basic !!!"}, {"Origin": "null", "Access-Control-Request-Method": "PUT"}, {"Host": "a b:x:99999"},
    {"X-Forwarded-Host": "\xe9", "Forwarded": "for="}, {"Expect": "100-continue"},
    {"Last-Event-ID": "9" * 50}, {"Connection": "Upgrade", "Upgrade": "h2c"},
]  # fmt: skip
PLACES = [
    "/", "/x", "/x.", "/x." + "a" * 300, "/.", "/..", "/../x.y", "/%2e%2e/x.y", "//", "//x.y", "/x.y/", "/index.html",
    "/index.html/", "/.html", "/a%00b.c", "/%ED%A0%80.js", "/%FF.js", "/~", "/" + "a/" * 2_000,
    "/" + "%C3%BC" * 2_000 + ".x",
    "/api/push", "/assets", "/assets/", "/assets/..", "/assets/%2e%2e/index.html", "/assets/x." + "a" * 300,
    "/assets//etc/passwd", "http://x/api/session",
    "/assets/%00", "/api", "/api/", "/api/x", "/api//session", "/api/../api/session", "/api/session/",
    "/api/session?" + "a=b&" * 3_000,
    "/API/session", "/media", "/media/", "/media/avatars/", "/media/avatars/x", "/media/avatars/..%2fx", "/media/x/y",
    "/media/" + "a" * 300 + "/" + "b" * 300, "/contact", "/contact/", "/contact?message=%ED%A0%80", "/contact/x",
    "/api/session#x", "/api/session;x", "/*", "/api/%2e", "/api/session%0d%0aX-Evil:%201",
]  # fmt: skip
"""Paths of the parts that every app has."""
