"""Which card, book or tile asks which questions, read from the sources of a game; nothing is played.

A thing is a class with moments: what a folder of cards holds, or has an `id` as a class attribute. Its
questions are those its own methods put, and those of the helpers they call. A question that names
its source outright belongs to that source. What the rules ask on behalf of a thing is written down
here; random games show that nothing is missing.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import chaudron.games

FOLDER = Path(next(iter(chaudron.games.__path__)))
DEEP = {"dominion": 3}  # a helper's helper's helper; elsewhere helpers only
COURSE = {  # asked by the rules, whatever is on the table (a source is not worth a line)
    "dominion": ("play_action", "play_treasures", "buy", "first"),
    "quacks": (
        "brew", "go_on", "move_further", "place", "rat", "buy", "spend", "droplet", "score", "settle",
        "starter_order", "patient", "penny", "copy", "together", "act",
    ),
    "alchemists": (
        "order_space", "boots", "use_seal", "repeat", "alchemical", "claim", "entry", "signs",
    ),
}  # fmt: skip
BEHALF = {  # what the rules ask on behalf of a thing
    "dominion": {"scheme": "pick"},
    "quacks": {
        **dict.fromkeys(("W-B1", "W-B4", *(f"W-{kind}{n}" for kind in "PS" for n in range(1, 5))), "call"),
        "W-B2": "place",
        "W-B3": "take_back",
        "W-S1": "call, choose, upgrade",
        "F-B08": "stir",
        "F-B11": "start_again",
        "forgetfulness": "take_back",
        "red-2": "aside",
    },
    "alchemists": {
        "shopkeeper": "shopkeepers",
        **dict.fromkeys(("custodian", "drink", "exhibit", "sell", "test_student"), "mix"),
    },
}
NOT_RULES = ("scenario.py", "choices.py")

Asked = dict[str, dict[str, list[str]]]  # by thing, by verb: the words it offers, where it names them


class Module(NamedTuple):
    """One source file, and what its names stand for."""

    name: str
    tree: ast.Module
    verbs: dict[str, str]  # names of verb constants
    words: dict[str, str]  # names of string constants


class Part(NamedTuple):
    """A function or method, and the file it stands in."""

    module: Module
    node: ast.FunctionDef


class Thing(NamedTuple):
    """A class that is printed on something."""

    id: str
    parts: list[Part]


class Sources:
    """The rules of one game, taken apart."""

    def __init__(self, game: str, verb_names: list[str], words: dict[str, list[str]]) -> None:
        self.game = game
        self.words = words  # what a verb may offer
        folder = FOLDER / game
        files = [f for f in sorted(folder.rglob("*.py")) if f.name not in NOT_RULES]
        trees = {f.relative_to(folder).as_posix(): ast.parse(f.read_text(encoding="utf-8")) for f in files}
        constants = verb_constants(folder / "choices.py", verb_names)
        strings = {name: dict(string_constants(tree)) for name, tree in trees.items()}
        self.modules = [
            Module(name, tree, *self.imported(tree, constants, strings, strings[name]))
            for name, tree in trees.items()
        ]
        self.classes = {
            node.name: (module, node)
            for module in self.modules
            for node in module.tree.body
            if isinstance(node, ast.ClassDef)
        }
        self.things = [
            Thing(found, self.parts_of(name)) for name in self.classes if (found := self.id_of(name))
        ]
        printed = {id(part.node) for thing in self.things for part in thing.parts}
        self.helpers: dict[str, list[Part]] = {}
        for module in self.modules:
            for node in ast.walk(module.tree):
                if isinstance(node, ast.FunctionDef) and id(node) not in printed:
                    self.helpers.setdefault(node.name, []).append(Part(module, node))

    def imported(
        self,
        tree: ast.Module,
        constants: dict[str, str],
        strings: dict[str, dict[str, str]],
        own: dict[str, str],
    ) -> tuple[dict[str, str], dict[str, str]]:
        verbs: dict[str, str] = {}
        words = dict(own)
        home = f"chaudron.games.{self.game}."
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(home):
                file = node.module.removeprefix(home).replace(".", "/") + ".py"
                for alias in node.names:
                    name = alias.asname or alias.name
                    if file == "choices.py" and alias.name in constants:
                        verbs[name] = constants[alias.name]
                    elif alias.name in strings.get(file, {}):
                        words[name] = strings[file][alias.name]
        return verbs, words

    def id_of(self, name: str) -> str | None:
        """The id of the thing that this class is, if it is one."""
        module, node = self.classes[name]
        if self.game != "quacks":
            is_card = module.name.startswith("cards/") and not name.startswith("_")
            return snake(name) if is_card and "Rule" not in self.bases(name) else None
        for line in node.body:
            if isinstance(line, ast.Assign | ast.AnnAssign) and isinstance(line.value, ast.Constant):
                target = line.targets[0] if isinstance(line, ast.Assign) else line.target
                if isinstance(target, ast.Name) and target.id == "id" and line.value.value:
                    return str(line.value.value)
        return None

    def bases(self, name: str) -> list[str]:
        if name not in self.classes:
            return []
        found = [b.id for b in self.classes[name][1].bases if isinstance(b, ast.Name)]
        return found + [far for near in found for far in self.bases(near)]

    def parts_of(self, name: str) -> list[Part]:
        """Its methods and those it inherits from other printed things' bases."""
        out: list[Part] = []
        for each in [name, *self.bases(name)]:
            if each in self.classes:
                module, node = self.classes[each]
                out += [Part(module, n) for n in node.body if isinstance(n, ast.FunctionDef)]
        return out

    # ------------------------------------------------------------ asking

    def asked(self, parts: list[Part], deep: int) -> dict[str, list[str]]:
        """The verbs of the questions these put, with the words they offer."""
        found: dict[str, list[str]] = {}
        for part in parts:
            for call in calls_in(part.node):
                name = called(call)
                for verb in self.verbs_in(part.module, call, name):
                    words = found.setdefault(verb, [])
                    words += [w for w in self.words_in(part.module, call) if w not in words]
                if deep and name in self.helpers:
                    for verb, more in self.asked(self.helpers[name], deep - 1).items():
                        words = found.setdefault(verb, [])
                        words += [w for w in more if w not in words]
        return found

    def verbs_in(self, module: Module, call: ast.Call, name: str) -> list[str]:
        if self.game == "dominion":
            if name in ("option", "may_option", "options"):
                return ["choose"]
            if name == "name_card":
                return ["name_card"]
            if name == "may_reveal":
                return ["reveal"]
        return [module.verbs[a.id] for a in call.args if isinstance(a, ast.Name) and a.id in module.verbs]

    def words_in(self, module: Module, call: ast.Call) -> list[str]:
        lists = [a for a in call.args if isinstance(a, ast.List)]
        found = [self.word(module, e) for a in lists for e in a.elts]
        return [w for w in found if w]

    def word(self, module: Module, node: ast.expr) -> str:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            return node.value
        return module.words.get(node.id, "") if isinstance(node, ast.Name) else ""

    def spoken(self, thing: Thing) -> set[str]:
        """Every word that its methods speak of."""
        return {
            self.word(part.module, node)
            for part in thing.parts
            for node in ast.walk(part.node)
            if isinstance(node, ast.expr)
        }

    def table(self) -> Asked:
        """What every thing asks; those that ask nothing are there too."""
        deep = DEEP.get(self.game, 1)
        out = {thing.id: self.asked(thing.parts, deep) for thing in self.things}
        for thing in self.things:
            spoken = self.spoken(thing)
            for verb, words in out[thing.id].items():
                if not words:
                    words += [w for w in self.words.get(verb, []) if w in spoken]
        for module in self.modules:
            for call in ast.walk(module.tree):
                if isinstance(call, ast.Call):
                    for verb in self.verbs_in(module, call, ""):
                        for source in [self.word(module, a) for a in call.args]:
                            if source:
                                out.setdefault(source, {}).setdefault(verb, [])
        for source, verbs in BEHALF.get(self.game, {}).items():
            for verb in verbs.split(", "):
                out.setdefault(source, {}).setdefault(verb, [])
        return out

    def given_as(self, parameter: str) -> set[str]:
        """Every word that the rules pass outright as this parameter of a function or class of theirs."""
        trees = [module.tree for module in self.modules]
        trees.append(ast.parse((FOLDER / self.game / "choices.py").read_text(encoding="utf-8")))
        places = dict(places_of(parameter, trees))
        found: set[str] = set()
        for module in self.modules:
            for call in calls_in(module.tree):
                name = ast.unparse(call.func).rpartition(".")[2]
                if name in places:
                    passed = call.args[places[name] :][:1]
                    passed += [keyword.value for keyword in call.keywords if keyword.arg == parameter]
                    found |= {self.word(module, word) for word in passed}
        return found - {""}


def places_of(parameter: str, trees: list[ast.Module]) -> Iterator[tuple[str, int]]:
    """Functions, methods and classes that take a parameter of this name, and which of theirs it is."""
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.Module | ast.ClassDef):
                for part in node.body:
                    taken = parameters(part)
                    if parameter in taken and isinstance(part, ast.FunctionDef):
                        name = part.name
                        if isinstance(node, ast.ClassDef) and name == "__init__":
                            name = node.name
                        yield name, taken.index(parameter)


def parameters(node: ast.stmt) -> list[str]:
    """What a function takes, but for `self`."""
    taken = node.args.args if isinstance(node, ast.FunctionDef) else []
    return [one.arg for one in taken if one.arg != "self"]


def verb_constants(choices: Path, verb_names: list[str]) -> dict[str, str]:
    tree = ast.parse(choices.read_text(encoding="utf-8"))
    return {
        node.target.id: verb_names[node.value.value]
        for node in tree.body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, int)
    }


def string_constants(tree: ast.Module) -> Iterator[tuple[str, str]]:
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Constant):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if isinstance(target, ast.Name) and isinstance(node.value.value, str):
                yield target.id, node.value.value


def calls_in(node: ast.AST) -> list[ast.Call]:
    return [n for n in ast.walk(node) if isinstance(n, ast.Call)]


def called(call: ast.Call) -> str:
    """The name of the game's function or method that is called; nothing for those of other objects."""
    func = call.func
    if isinstance(func, ast.Name):
        return func.id
    if isinstance(func, ast.Attribute) and isinstance(func.value, ast.Name):
        return func.attr if func.value.id in ("self", "game") else ""
    return ""


def snake(name: str) -> str:
    return "".join("_" + c.lower() if c.isupper() and i else c.lower() for i, c in enumerate(name))
