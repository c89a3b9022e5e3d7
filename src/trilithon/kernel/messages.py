"""Sentences of messages: Fluent catalogues, a file for each language in folders called `texts`: the kernel's,
a game's, and those of agents, tables, web and cli.

A message that cannot be said in full is an error, never an id or a hole in what a person reads.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from trilithon.kernel.engine.events import Argument, Message
from trilithon.kernel.errors import SetupError, TrilithonError
from trilithon.kernel.game import Game
from trilithon.kernel.options import Value

KERNEL_TEXTS = Path(__file__).parent / "texts"


class MessageError(TrilithonError):
    """A catalogue cannot be read, or a message cannot be said: unknown id or language, missing argument."""


class SetupRefused(SetupError):
    """A game cannot be started like this, and everybody can be told why: in every language, and what would be right."""

    def __init__(
        self, reasons: Sequence[Message], texts: Catalogue, needs: Mapping[str, Value] | None = None
    ) -> None:
        self.reasons = tuple(reasons)
        """Whole sentences."""
        self.needs = dict(needs or {})
        """Options with which it could be."""
        self._texts = texts
        super().__init__(self.said("en"))

    def said(self, language: str) -> str:
        spoken = language if language in self._texts.languages else "en"
        return " ".join(self._texts.render(reason, spoken) for reason in self.reasons)


def catalogue(game: Game) -> Catalogue:
    """All messages that can occur in a game: the kernel's, its own and those of its modules."""
    return catalogue_in(game.texts)


def catalogue_in(texts: Path) -> Catalogue:
    """The same, of a game whose own texts lie in this folder."""
    return _catalogue((KERNEL_TEXTS, *text_folders(texts)))


def text_folders(texts: Path) -> list[Path]:
    """The folder of a game's own texts, and those of its modules: `modules/<module>/texts` beside it."""
    return [texts, *sorted(texts.parent.glob("modules/*/texts"))]


def sources(game: Game) -> dict[str, str]:
    """A game's own messages and those of its modules as one text, by language: for whoever renders by itself."""
    folders = text_folders(game.texts)
    languages = sorted({file.stem for folder in folders for file in folder.glob("*.ftl")})
    files = {language: [folder / f"{language}.ftl" for folder in folders] for language in languages}
    return {
        language: "\n".join(file.read_text(encoding="utf-8") for file in some if file.exists())
        for language, some in files.items()
    }


def kernel_catalogue() -> Catalogue:
    return _catalogue((KERNEL_TEXTS,))


@cache
def _catalogue(folders: tuple[Path, ...]) -> Catalogue:
    return Catalogue(list(folders))


class Catalogue:
    """The messages of some folders in all their languages; a language is the stem of an `.ftl` file."""

    def __init__(self, folders: list[Path]) -> None:
        self.languages = sorted({file.stem for folder in folders for file in folder.glob("*.ftl")})
        self._folders = [
            {language: _read(folder / f"{language}.ftl") for language in self.languages} for folder in folders
        ]
        self._bundles = {language: self._bundle(language) for language in self.languages}
        self._arguments = {language: self._arguments_of_all(language) for language in self.languages}

    def render(self, message: Message, language: str, names: Sequence[str] = ()) -> str:
        """The message as a sentence. `names` are what the players are called, who are numbered otherwise."""
        if language not in self._bundles:
            raise MessageError(f"there is no language {language!r}; there are: {', '.join(self.languages)}")
        number = message.args.get("number")
        if message.id == "seat" and isinstance(number, int) and 1 <= number <= len(names):
            return names[number - 1]
        if message.id not in self._arguments[language]:
            raise MessageError(f"there is no message {message.id!r} in {language!r}")
        missing = self._arguments[language][message.id] - message.args.keys()
        if missing:
            raise MessageError(f"message {message.id!r} in {language!r} lacks {', '.join(sorted(missing))}")
        args = {name: self._plain(value, language, names) for name, value in message.args.items()}
        bundle = self._bundles[language]
        pattern = bundle.get_message(message.id).value
        if pattern is None:
            raise MessageError(f"message {message.id!r} in {language!r} has no text of its own")
        text, errors = bundle.format_pattern(pattern, args)
        if errors:
            raise MessageError(f"message {message.id!r} in {language!r}: {'; '.join(str(e) for e in errors)}")
        return str(text)

    def ids(self, language: str) -> list[str]:
        return sorted(self._arguments[language])

    def missing(self) -> list[str]:
        """Where the languages differ: messages that one lacks, forms of them, arguments that one does not use."""
        found = []
        for folder in self._folders:
            for key in sorted({key for messages in folder.values() for key in _ids(messages)}):
                having = [language for language in self.languages if key in _ids(folder[language])]
                lacking = [language for language in self.languages if language not in having]
                if lacking:
                    found.append(f"{key} is missing in {', '.join(lacking)}")
                forms = {form for language in having for form in _forms(folder[language], key)}
                for language in having:
                    unsaid = sorted(forms - _forms(folder[language], key))
                    if unsaid:
                        found.append(f"{key} has no form {', '.join(unsaid)} in {language}")
                used = {argument for language in having for argument in self._arguments[language][key]}
                for language in having:
                    unused = sorted(used - self._arguments[language][key])
                    if unused:
                        found.append(f"{key} does not use {', '.join(unused)} in {language}")
        return found

    def _plain(self, value: Argument, language: str, names: Sequence[str]) -> int | str:
        if isinstance(value, Message):
            return self.render(value, language, names)
        if isinstance(value, list):
            return self._join([self.render(item, language, names) for item in value], language)
        return value

    def _join(self, items: list[str], language: str) -> str:
        if not items:
            return self.render(Message("list-none"), language)
        if len(items) == 1:
            return items[0]
        if len(items) == 2:
            return self.render(Message("list-two", {"first": items[0], "last": items[1]}), language)
        rest = self._join(items[1:], language)
        return self.render(Message("list-more", {"first": items[0], "rest": rest}), language)

    def _bundle(self, language: str) -> FluentBundle:
        bundle = FluentBundle([language], functions=_FUNCTIONS, use_isolating=False)
        seen: set[str] = set()
        for folder in self._folders:
            ids = _ids(folder[language])
            if twice := seen & ids.keys():
                raise MessageError(f"messages are there twice in {language!r}: {', '.join(sorted(twice))}")
            seen |= ids.keys()
            bundle.add_resource(folder[language])
        return bundle

    def _arguments_of_all(self, language: str) -> dict[str, set[str]]:
        messages = {
            key: message for folder in self._folders for key, message in _ids(folder[language]).items()
        }
        return {key: _arguments(key, messages, set()) for key in messages}


# -- reading catalogues ------------------------------------------------------------------------------


def _read(file: Path) -> ast.Resource:
    """The entries of a file; a file that is not there has none, which `missing` then reports."""
    resource = FluentParser().parse(file.read_text(encoding="utf-8") if file.exists() else "")
    seen: set[str] = set()
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            first_line = (entry.content or "").strip().split("\n")[0]
            reasons = "; ".join(annotation.message or "" for annotation in entry.annotations)
            raise MessageError(f"{file}: cannot be understood: {first_line!r}: {reasons}")
        if isinstance(entry, ast.Message):
            if entry.id.name in seen:
                raise MessageError(f"{file}: {entry.id.name} is there twice")
            seen.add(entry.id.name)
    return resource


def _ids(resource: ast.Resource) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def _forms(resource: ast.Resource, key: str) -> set[str]:
    """Attributes: what a client says instead in some case, `you-are-player` if the argument `player` is its reader,
    `in-rounds` at tables of which a module of the game says so."""
    return {attribute.id.name for attribute in _ids(resource)[key].attributes}


class _References(Visitor):
    """What a message needs from outside: its arguments, and messages whose arguments it needs too."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


def _arguments(key: str, messages: dict[str, ast.Message], seen: set[str]) -> set[str]:
    if key not in messages or key in seen:
        return set()
    references = _References()
    references.visit(messages[key])
    inner = [_arguments(other, messages, seen | {key}) for other in references.messages]
    return references.arguments.union(*inner)


def _az(word: Any) -> str:
    """The Hungarian definite article: { AZ($god) } { $god } gives "az" before a vowel sound, else "a"."""
    text = str(word).strip().lower()
    digits = text[: len(text) - len(text.lstrip("0123456789"))]
    if digits:  # egy, öt, ötven, ezer, egymillió begin with a vowel
        return "az" if digits[0] == "5" or (digits[0] == "1" and len(digits) % 3 == 1) else "a"
    return "az" if text[:1] in set("aáeéiíoóöőuúüű") else "a"


def _capital(words: Any) -> str:
    """Part of a sentence at its beginning: { CAPITAL($clause) } makes "Gain it" of "gain it"."""
    text = str(words)
    return text[:1].upper() + text[1:]


_FUNCTIONS: dict[str, Any] = {"AZ": _az, "CAPITAL": _capital}  # what catalogues may call besides Fluent's own


# -- messages as JSON --------------------------------------------------------------------------------


def to_json(message: Message) -> dict[str, Any]:
    args = {name: _argument_to_json(value) for name, value in message.args.items()}
    return {"id": message.id, "args": args}


def from_json(json: dict[str, Any]) -> Message:
    return Message(json["id"], {name: _argument_from_json(value) for name, value in json["args"].items()})


def _argument_to_json(value: Argument) -> Any:
    if isinstance(value, Message):
        return to_json(value)
    return [to_json(item) for item in value] if isinstance(value, list) else value


def _argument_from_json(value: Any) -> Argument:
    if isinstance(value, dict):
        return from_json(value)
    if isinstance(value, list):
        return [from_json(item) for item in value]
    if isinstance(value, int | str):
        return value
    raise MessageError(f"{value!r} is no argument of a message: number, text, message or list of messages")
