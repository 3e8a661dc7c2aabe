"""YAML to plain values: text, numbers, true and false, lists and mappings of text; everything else is refused.

Refused with its line: a name given twice in one mapping (YAML keeps the last), a name that is no text, an unknown tag,
numbers that no database holds, and anchors that stand for more than a file ever needs. A date stays text.
"""

from __future__ import annotations

from typing import Any

import yaml

MOST_VALUES = 100_000
"""How many values a file may stand for, anchors followed."""
MOST_LEVELS = 50
"""How deep values may lie inside each other."""
MOST_BITS = 63
_TOO_LARGE = "the number is too large; it may have 18 digits"

_Base = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_CORE = "tag:yaml.org,2002:"
_KNOWN = {f"{_CORE}{kind}" for kind in ("null", "bool", "int", "float", "str", "seq", "map", "merge", "value")}

_NAMES = {f"{_CORE}{kind}" for kind in ("str", "merge", "value")}


class YamlError(ValueError):
    """A text is no YAML, or holds what is refused; the message says where and what would be right."""


def read_yaml(content: bytes) -> Any:
    """The one document of a file.

    Raises:
        YamlError: It is none, or holds what is refused.
    """
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise YamlError(f"is not UTF-8 text (byte {error.start}); save the file as UTF-8") from error
    try:
        loader = _Loader(text)
    except yaml.YAMLError as error:
        raise YamlError(_told(error)) from error
    try:
        node = loader.get_single_node()
        if node is None:
            return None
        _Walk().size(node, 0)
        return loader.construct_document(node)
    except yaml.YAMLError as error:
        raise YamlError(_told(error)) from error
    finally:
        loader.dispose()


class _Loader(_Base):  # type: ignore[misc, valid-type]
    """Knows no dates, and says where a value stands that is not what its tag says."""

    yaml_implicit_resolvers = {
        first: [(tag, pattern) for tag, pattern in resolvers if tag != f"{_CORE}timestamp"]
        for first, resolvers in _Base.yaml_implicit_resolvers.items()
    }

    def construct_object(self, node: yaml.Node, deep: bool = False) -> Any:
        """The value of a node."""
        try:
            value = super().construct_object(node, deep=deep)
        except (ValueError, LookupError) as error:
            said = _TOO_LARGE if node.value.isdigit() else f"{node.value[:40]!r} is no {node.tag.removeprefix(_CORE)}"
            raise _refusal(node, said) from error
        if isinstance(value, int) and value.bit_length() > MOST_BITS:
            raise _refusal(node, _TOO_LARGE)
        if isinstance(value, str) and "\0" in value:
            raise _refusal(node, "holds the character NUL, which no page and no database can show")
        return value


class _Walk:
    """Looks at every node once."""

    def __init__(self) -> None:
        self._sizes: dict[int, int | None] = {}

    def size(self, node: yaml.Node, level: int) -> int:
        """How many values a node stands for."""
        if id(node) in self._sizes:
            known = self._sizes[id(node)]
            if known is None:
                raise _refusal(node, "the anchor here holds itself; write out what is meant")
            return known
        if level > MOST_LEVELS:
            raise _refusal(node, f"values lie more than {MOST_LEVELS} levels deep inside each other here")
        if node.tag not in _KNOWN:
            raise _refusal(node, f"unknown tag {node.tag.replace(_CORE, '!!')!r}; write plain text, numbers or lists")
        self._sizes[id(node)] = None
        size = 1 + sum(self.size(part, level + 1) for part in self._parts(node))
        if size > MOST_VALUES:
            raise _refusal(node, f"stands for more than {MOST_VALUES} values, by anchors inside anchors")
        self._sizes[id(node)] = size
        return size

    def _parts(self, node: yaml.Node) -> list[yaml.Node]:
        if isinstance(node, yaml.SequenceNode):
            return list(node.value)
        if not isinstance(node, yaml.MappingNode):
            return []
        names: dict[str, yaml.Node] = {}
        for key, _value in node.value:
            if key.tag in _KNOWN and key.tag not in _NAMES:
                shown = f"{key.value!r} in quotes" if isinstance(key, yaml.ScalarNode) else "a word"
                raise _refusal(key, f"a field's name must be text; write {shown}")
            name = str(key.value)
            if name in names:
                first = names[name].start_mark.line + 1
                raise _refusal(key, f"{name!r} is given twice, first in line {first}; leave one out")
            names[name] = key
        return [part for pair in node.value for part in pair]


def _refusal(node: yaml.Node, problem: str) -> yaml.MarkedYAMLError:
    return yaml.MarkedYAMLError(problem=problem, problem_mark=node.start_mark)


def _told(error: yaml.YAMLError) -> str:
    """The error in one line, the place first."""
    if isinstance(error, yaml.MarkedYAMLError):
        mark = error.problem_mark or error.context_mark
        problem = " ".join(part for part in (error.context, error.problem) if part)
        return problem if mark is None else f"line {mark.line + 1}, column {mark.column + 1}: {problem}"
    return " ".join(str(error).split())
