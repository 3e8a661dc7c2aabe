"""Hypothesis strategies for input gone wrong: one place of a document changed, or the bytes of its file."""

import copy
import json
import random

from hypothesis import strategies as st

SCALARS = (
    None, True, False, 0, -1, 1, 2, 0.5, -0.0, 1e308, 2**31, 2**63, 2**64, -(2**63) - 1, 10**400,
    float("nan"), float("inf"),
    "", " ", "x", "0", "-1", "null", "true", "nan", "1e400", "2026-02-30", "{x}", "{", "}}", "{id:}", "{id:x}", "%s%n",
    "../../x", "/", "//", "a\x00b", "\x1b[31mred\x1b[0m", "\u202eabc", "\ud800", "🦊", "ß\u0130\ufb03", "\n", "\r\n\t",
    "x" * 10_000, "(" * 500, "9" * 5_000,
    "SELECT", "SELECT 1; DROP TABLE mails", "' OR 1=1 --", "SELECT 2", "SELECT NULL", "SELECT 'x'", "SELECT 1 WHERE 0",
    "SELECT 9223372036854775807 + 1", "SELECT abs(-9223372036854775808)", "SELECT zeroblob(999999999999)",
    "condition", "standard",
)  # fmt: skip
"""What stands where something else belongs."""

KEYS = (
    "", " ", "x", "id", "name", "class", "from", "__class__", "model_config", "a.b", "\x00", "\ud800", "🦊",
    "x" * 1_000, "self", "0",
)  # fmt: skip


def places(document, place=()):
    """The path of each value in a document, the whole first."""
    yield place
    parts = (
        document.items() if isinstance(document, dict) else enumerate(document) if isinstance(document, list) else ()
    )
    for key, part in parts:
        yield from places(part, (*place, key))


def at(document, place):
    for key in place:
        document = document[key]
    return document


def nested(depth, kind):
    value = "x"
    for _ in range(depth):
        value = [value] if kind else {"x": value}
    return value


def odd_values(document):
    """A value of no meaning, or one from another place of the same document."""
    others = [at(document, place) for place in places(document)]
    return st.one_of(
        st.sampled_from(SCALARS),
        st.sampled_from([[], {}, [[]], [None], {"x": None}, ["x", "x"], [0, "x", None], {"": ""}]),
        st.builds(nested, st.sampled_from([2, 40, 300]), st.booleans()),
        st.sampled_from(others),
        st.text(max_size=8),
        st.floats(),
        st.integers(),
    )


def misspelt(word, random_):
    """A word with one letter wrong, missing, too many, or in the wrong place."""
    if not word:
        return "x"
    at_ = random_.randrange(len(word))
    return random_.choice(
        [
            word[:at_] + word[at_ + 1 :],
            word[:at_] + "x" + word[at_:],
            word[: at_ + 1] + word[at_:],
            word.upper(),
            f" {word}",
            f"{word}s",
        ]
    )


@st.composite
def spoilt(draw, document, most=2):
    """A copy of a JSON-like document with up to so many places gone wrong."""
    document = copy.deepcopy(document)
    for _ in range(draw(st.integers(1, most))):
        place = draw(st.sampled_from(list(places(document))))
        value = draw(odd_values(document))
        if not place:
            if draw(st.integers(0, 9)) == 0:
                return value
            if not isinstance(document, dict):
                continue
            document[draw(st.sampled_from(KEYS))] = copy.deepcopy(value)
            continue
        parent, key = at(document, place[:-1]), place[-1]
        chance = random.Random(draw(st.integers(0, 2**16)))
        how = draw(st.sampled_from(["replace", "replace", "remove", "wrap", "misspell", "add", "twice"]))
        if how == "replace":
            parent[key] = copy.deepcopy(value)
        elif how == "remove":
            del parent[key]
        elif how == "wrap":
            parent[key] = draw(
                st.sampled_from([[parent[key]], {"x": parent[key]}, str(parent[key]), [parent[key]] * 2])
            )
        elif how == "misspell" and isinstance(parent, dict):
            renamed = {misspelt(k, chance) if k == key and isinstance(k, str) else k: v for k, v in parent.items()}
            parent.clear()
            parent.update(renamed)
        elif how == "misspell":
            parent[key] = misspelt(parent[key], chance) if isinstance(parent[key], str) else parent[key]
        elif how == "add" and isinstance(parent, dict):
            parent[draw(st.sampled_from(KEYS))] = copy.deepcopy(value)
        elif isinstance(parent, list):
            parent.insert(draw(st.integers(0, len(parent))), copy.deepcopy(draw(st.sampled_from([value, parent[key]]))))
    return document


INSERTED = (
    b"\x00", b"\xff", b"\xed\xa0\x80", b"\xef\xbb\xbf", b"\xc3", b"\x1b[0m", b"\x85", b"\xe2\x80\xa8", b"\r", b"\t",
    b"\n", b"\x7f", b"&a ", b"*a ", b"!!python/object:os.system ", b"!!binary x", b"!!set ", b"!!int ", b"!!bool ",
    b"<<: ", b"? ", b"%YAML 9.9\n---\n", b"\n---\n", b"\n...\n", b"{", b"}", b"[", b"]", b": ", b"- ", b"'", b'"',
    b"|\n", b"# ", b",", b"\\u0000", b"\\ud800", b"1e999", b"NaN", b"0x", b"{}{}{}", b"\n\n",
)  # fmt: skip
ENCODINGS = ("utf-16", "utf-32", "utf-7", "utf-8-sig", "cp037", "latin-1")


@st.composite
def spoilt_bytes(draw, content):
    """The bytes of a file, cut off, mixed up, or with bytes in them that do not belong there."""
    how = draw(st.sampled_from(["cut", "insert", "insert", "remove", "twice", "flip", "encode", "swap", "nothing"]))
    first, second = sorted((draw(st.integers(0, len(content))), draw(st.integers(0, len(content)))))
    if how == "cut":
        return content[:first]
    if how == "insert":
        return content[:first] + draw(st.one_of(st.sampled_from(INSERTED), st.binary(max_size=4))) + content[first:]
    if how == "remove":
        return content[:first] + content[second:]
    if how == "twice":
        return content[:second] + content[first:]
    if how == "flip":
        return (
            content[:first] + bytes([content[first] ^ 1 << draw(st.integers(0, 7))]) + content[first + 1 :]
            if first < len(content)
            else b""
        )
    if how == "encode":
        return content.decode("utf-8", "replace").encode(draw(st.sampled_from(ENCODINGS)), "replace")
    if how == "swap":
        lines = content.splitlines(keepends=True)
        random.Random(first).shuffle(lines)
        return b"".join(lines)
    return draw(st.binary(max_size=12))


def as_toml(value):
    """A value as TOML writes it in a line; what TOML has no word for becomes text."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, list):
        return f"[{', '.join(map(as_toml, value))}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{as_toml(str(key))} = {as_toml(part)}' for key, part in value.items())}}}"
    return json.dumps(str(value).replace("\ud800", "\ufffd"))
