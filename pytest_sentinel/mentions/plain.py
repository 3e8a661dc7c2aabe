"""One spelling for what looks alike: Unicode forms, accents, quotes, dashes, invisible marks, spaces in figures.

Upper and lower case survive, since they tell "May 5" from "may"; the reader of atoms folds them.
"""

from __future__ import annotations

import re
import unicodedata
from fractions import Fraction

CURRENCIES = {
    **{"$": "usd", "€": "eur", "£": "gbp", "¥": "jpy", "₹": "inr", "₩": "krw", "₽": "rub", "₺": "try", "₴": "uah"},
    **{"₪": "ils", "₫": "vnd", "฿": "thb", "₿": "btc"},
}
CODES = {
    *(set(CURRENCIES.values()) - {"try", "rub"}),  # these two are words first
    *("chf", "cad", "aud", "nzd", "sek", "nok", "dkk", "pln", "czk", "huf", "cny", "mxn", "brl", "zar", "sgd", "hkd"),
}

_INVISIBLE = "\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufe00-\ufe0f\ufeff™℠"
_DROPPED = re.compile(f"[{_INVISIBLE}]")
_BLANKED = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")
_ACCENTS = re.compile("[\u0300-\u036f]")
_OTHER_DIGIT = re.compile(r"(?![0-9])\d")
_NARROW_SPACES = "\u00a0\u2005\u2006\u2007\u2008\u2009\u202f"
_SPACED_FIGURE = re.compile(rf"(?<![\d.,])([1-9]\d{{0,2}}(?:(?:[{_NARROW_SPACES}]\d{{3}})+|(?: 000)+))(?!\d)")
_FRACTION = re.compile("([0-9]*)([¼-¾⅐-⅞])")
_BEFORE_FOLDING = str.maketrans(
    {
        **dict.fromkeys("’‘‛ʼʻʹ′‵＇´`ˊˋ", "'"),
        **dict.fromkeys("“”„‟«»＂″", '"'),
        **dict.fromkeys("‐‑‒⁃−﹣－⁻", "-"),
        **{raised: f"^{digit}" for digit, raised in enumerate("⁰¹²³⁴⁵⁶⁷⁸⁹")},
        **{"٫": ".", "٬": ",", "№": "# "},
    }
)
_AFTER_FOLDING = str.maketrans(
    {
        **{"ß": "ss", "ẞ": "SS", "æ": "ae", "Æ": "AE", "œ": "oe", "Œ": "OE", "ø": "o", "Ø": "O", "đ": "d", "Đ": "D"},
        **{
            "ð": "d",
            "Ð": "D",
            "ł": "l",
            "Ł": "L",
            "ħ": "h",
            "Ħ": "H",
            "þ": "th",
            "Þ": "Th",
            "ı": "i",
            "ŋ": "n",
            "Ŋ": "N",
        },
    }
)
_ESCAPED = re.compile(r"\\(?=[^\w\s])")
_DOLLARS = re.compile(r"(?<![^\W_])(us|u\.s\.|au?|ca?|nz|hk|sg?|mx)\$", re.IGNORECASE)
_DOLLAR_CODES = {
    "us": "$",
    "u.s.": "$",
    "a": "aud ",
    "c": "cad ",
    "s": "sgd ",
    "au": "aud ",
    "ca": "cad ",
    "sg": "sgd ",
}
_CODE_AND_FIGURE = re.compile(rf"(?<![^\W_])({'|'.join(sorted(CODES))})(?=[\d.-]*\d)", re.IGNORECASE)
_DATE_T_TIME = re.compile(r"(?<=\d)T(?=\d\d:)", re.IGNORECASE)


def plain(text: str) -> str:
    """The text in the one spelling that everything else of this package reads."""
    simple = text.isascii() and text.isprintable()
    folded = text.replace("`", "'") if simple else _folded(_BLANKED.sub(" ", text))
    folded = _SPACED_FIGURE.sub(lambda match: re.sub(r"\D", ",", match[1]), folded)
    if "\\" in folded:
        folded = _ESCAPED.sub("", folded)
    if "$" in folded:
        folded = _DOLLARS.sub(_dollar, folded)
    folded = _CODE_AND_FIGURE.sub(r"\1 ", folded)
    return _DATE_T_TIME.sub(" ", folded)


def _folded(text: str) -> str:
    text = _DROPPED.sub("", text)
    text = _SPACED_FIGURE.sub(lambda match: re.sub(r"\D", ",", match[1]), text)
    text = _FRACTION.sub(_decimal_fraction, text).translate(_BEFORE_FOLDING)
    text = _ACCENTS.sub("", unicodedata.normalize("NFKD", text)).translate(_AFTER_FOLDING)
    return _OTHER_DIGIT.sub(lambda match: str(unicodedata.decimal(match[0])), unicodedata.normalize("NFC", text))


def _decimal_fraction(match: re.Match[str]) -> str:
    """1½ → 1.5; a fraction without a short decimal form stays something no other figure equals."""
    part = Fraction(unicodedata.numeric(match[2])).limit_denominator(10)
    if 1000 % part.denominator:
        return f"{match[1]}^{part}"
    return f"{match[1] or 0}{f'{float(part):g}'[1:]}"


def _dollar(match: re.Match[str]) -> str:
    country = match[1].lower()
    return _DOLLAR_CODES.get(country, f"{country}d ")
