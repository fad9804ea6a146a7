"""What a seat may know of a game of Alchemists (section 28 of the rulings)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from chaudron.games.alchemists import shapes
from chaudron.games.alchemists.actions.gathering import price
from chaudron.games.alchemists.actions.selling import BAD_BREW, BID_CARDS, open_places, sale_price, smileys
from chaudron.games.alchemists.actions.testing import NOT_MADE, STUDENT_FEE, applause
from chaudron.games.alchemists.alchemy import (
    ALCHEMICALS,
    COLOURS,
    INGREDIENTS,
    PARTS,
    POTIONS,
    SIGNS,
    TRIGGERS,
)
from chaudron.games.alchemists.artifact import Artifact
from chaudron.games.alchemists.choices import (
    ANIMATE,
    ARTIFACT,
    BID,
    BUY,
    CLAIM,
    CONFIRM_SALE,
    DEBUNK,
    DECLARE,
    EXHIBIT,
    GUARANTEE,
    MIX,
    PUBLISH,
    SELL_POTION,
    AlchemistsQuestion,
)
from chaudron.games.alchemists.components import (
    GUARANTEES,
    N_SPACES,
    SEAL_NAMES,
    SPACE_NAMES,
    STUDENT,
    STUDY,
    VISIT,
    Grant,
    OrderBoard,
    OrderSpace,
)
from chaudron.games.alchemists.conferences import FIRST, SECOND, conference_after
from chaudron.games.alchemists.events import named_assignment, named_triggers
from chaudron.games.alchemists.golem import ASLEEP, report_points
from chaudron.games.alchemists.knowledge import Fact
from chaudron.games.alchemists.scoring import seal_points
from chaudron.games.alchemists.state import (
    ACT,
    BIDS,
    HANDING_OUT,
    NOT_THERE,
    ORDER,
    PHASE_NAMES,
    REPORTS,
    SALE,
    SETUP,
    SPACE_DONE,
    Article,
    Player,
    Theory,
)
from chaudron.games.alchemists.state import DECLARE as DECLARING
from chaudron.games.alchemists.theories import DISPROVED, IN_VAIN, publishing_cost
from chaudron.kernel.view import View

if TYPE_CHECKING:
    from chaudron.games.alchemists.rules import Game
    from chaudron.kernel.request import Request


# The reputation that is at stake, by question: what success brings and what failure costs.
STAKES: Final[dict[int, tuple[int, int]]] = {
    DEBUNK: (DISPROVED, IN_VAIN),
    CLAIM: (DISPROVED, IN_VAIN),
    ANIMATE: (0, ASLEEP),
    SELL_POTION: (0, BAD_BREW),
    GUARANTEE: (0, BAD_BREW),
    EXHIBIT: (0, NOT_MADE),
}
# The steps of a round's actions, by name.
STEPS: Final[dict[int, shapes.Step]] = {ACT: "act", SPACE_DONE: "done", BIDS: "bids", SALE: "sale"}


class AlchemistsView(View):
    """A window on (game, seat). Bots look through it; nothing else of the game reaches them."""

    def __init__(self, game: Game, seat: int) -> None:
        super().__init__(seat)
        self._game = game

    def options(self, request: Request) -> list[object]:
        return request.options(self._game)

    # ------------------------------------------------------------ what bots ask for

    @property
    def round(self) -> int:
        return self._game.round

    @property
    def n_players(self) -> int:
        return self._game.n_players

    @property
    def phase(self) -> str:
        return PHASE_NAMES[self._game.phase]

    @property
    def has_golem(self) -> bool:
        return self._game.setup.golem

    @property
    def has_encyclopedia(self) -> bool:
        return self._game.setup.encyclopedia

    @property
    def by_sign(self) -> bool:
        """True if a demonstration shows one sign, as apprentices do."""
        return self._game.setup.by_sign

    @property
    def aid(self) -> str:
        """How much the table lets people be told of what follows from what they saw."""
        return self._game.setup.aid

    def facts(self) -> list[Fact]:
        """Everything this seat was shown, in public and alone."""
        return self._game.known_to(self.seat)

    def hand(self) -> list[int]:
        """The viewer's own ingredients (not to be changed)."""
        return self._game.players[self.seat].hand if self.seat >= 0 else []

    def gold(self, seat: int) -> int:
        """A player's gold; -1 if the table keeps it secret."""
        if seat != self.seat and not self._game.setup.readings.gold_public:
            return -1
        return self._game.players[seat].gold

    def approval(self, seat: int) -> int:
        return self._game.players[seat].approval

    def theory(self, ingredient: int) -> Theory | None:
        """The alchemical and whose seals; the kinds of other players' seals are blanked out."""
        theory = self._game.theories[ingredient]
        if theory is None:
            return None
        return Theory(theory.alchemical, [(s, k if s == self.seat else -1) for s, k in theory.seals])

    def published(self, ingredient: int) -> int:
        """The alchemical of the theory on an ingredient; -1 if there is none."""
        theory = self._game.theories[ingredient]
        return -1 if theory is None else theory.alchemical

    def seals_of_others(self, ingredient: int) -> int:
        """How many others have their seal on the theory on an ingredient."""
        theory = self._game.theories[ingredient]
        return 0 if theory is None else sum([seat != self.seat for seat, _ in theory.seals])

    def sealed_by(self, ingredient: int) -> list[int]:
        """Who has their seal on the theory on an ingredient."""
        theory = self._game.theories[ingredient]
        return [] if theory is None else [seat for seat, _ in theory.seals]

    def potions_made(self, seat: int) -> int:
        """How many potions somebody has made by testing and drinking, for all to see."""
        return len(self._game.players[seat].potions)

    def bid(self, seat: int) -> int:
        """The discount that somebody offered when potions were last sold; -1 if they had none to sell."""
        return self._game.players[seat].bid

    def article(self, colour: int) -> Article | None:
        article = self._game.articles[colour]
        if article is None:
            return None
        return Article(article.entries, [(s, k if s == self.seat else -1) for s, k in article.seals])

    def free_alchemicals(self) -> list[int]:
        return self._game.free_alchemicals()

    def tests(self, seat: int) -> int:
        return self._game.players[seat].tests

    def placed(self, seat: int) -> list[int]:
        """Actions declared this round, by space (not to be changed)."""
        return self._game.players[seat].placed

    def cubes(self) -> int:
        return self._game.players[self.seat].cubes if self.seat >= 0 else 0

    def potions_wanted(self) -> list[int]:
        """What the adventurer of this round wants."""
        name = self._game.adventurer()
        return self._game.setup.wants[name][:] if name else []

    def reputation(self, seat: int) -> int:
        return self._game.players[seat].reputation

    def reputation_change(self, net: int) -> int:
        """What a gain or loss of so much comes to for the viewer now."""
        return self._game.reputation_change(self._game.players[self.seat], net) if net else 0

    def seals(self) -> list[int]:
        """The viewer's unused seals, by kind (not to be changed)."""
        return self._game.players[self.seat].seals

    def seal_count(self, seat: int) -> int:
        """Theories without conflict, and articles, that carry this player's seal."""
        return self._game.seal_count(self._game.players[seat])

    def conflicted(self, ingredient: int) -> bool:
        return self._game.conflicted(ingredient)

    def publishing_cost(self, word: str) -> int:
        """The gold that a publication or endorsement takes from the viewer."""
        return publishing_cost(self._game, self._game.players[self.seat], word)

    def honour(self) -> int:
        """The reputation that the viewer's artifacts add to a publication or endorsement."""
        return sum([artifact.honour for artifact in self._game.players[self.seat].artifacts])

    @property
    def endorse_reputation(self) -> int:
        """The reputation for an endorsement at this table."""
        return self._game.setup.readings.endorse_reputation

    def conferences(self) -> list[tuple[int, list[int]]]:
        """The rounds they follow, and the reputation there by number of seals; the last holds for more."""
        return [(FIRST, self._game.setup.first_conference), (SECOND, self._game.setup.second_conference)]

    def open_grants(self) -> list[Grant]:
        """The grants that nobody has."""
        return [grant for grant in self._game.setup.grants if grant.id not in self._game.owners]

    def has_grant(self, seat: int) -> bool:
        return bool(self._game.players[seat].grants)

    def on_sale(self) -> list[Artifact]:
        """The artifacts that the viewer may buy, if there is gold enough."""
        game = self._game
        out = game.on_sale[:]
        if game.can_pay_approval(game.players[self.seat]):
            out += [a for a in game.smuggled[:1] if a.id]
        return out

    def n_artifacts(self, seat: int) -> int:
        return len(self._game.players[seat].artifacts)

    def books(self, seat: int) -> int:
        return self._game.players[seat].books

    def tokens_on_study(self) -> int:
        """The approval tokens that wait for who studies the golem."""
        return self._game.on_study

    def animated(self, seat: int) -> bool:
        return self._game.players[seat].animated

    def tokens(self, part: int) -> list[int]:
        """The viewer's own report on a part of the golem (not to be changed)."""
        return self._game.players[self.seat].report(part)

    # ------------------------------------------------------------ what people ask for

    def public_facts(self) -> list[Fact]:
        """What everybody was shown."""
        return self._game.public_facts

    def order_board(self) -> OrderBoard:
        """The order spaces of this round."""
        return self._game.board()

    def flask(self, seat: int) -> int:
        """The order space a player stands on; beyond the last: paralysed; -1: none yet."""
        return self._game.players[seat].flask

    def play_order(self) -> list[int]:
        """The seats by their flasks, who acts first in front."""
        return [p.index for p in self._game.in_play_order()]

    def cube_costs(self, space: int) -> list[int]:
        """What a player's first, second… action on a space costs in cubes."""
        return self._game.setup.costs[space]

    def space_open(self, space: int) -> bool:
        """True if the space is in the game and used in this round."""
        return self._game.space_open(space)

    def open_sales(self) -> list[int]:
        """The potions that the adventurer of this round still buys."""
        wanted = self.potions_wanted()
        return [wanted[place] for place in open_places(self._game)] if wanted else []

    def sale_price(self, guarantee: int) -> int:
        """What a guarantee brings the viewer, with the discount that was bid."""
        you = self._game.players[self.seat]
        return sale_price(self._game, you, guarantee, max(0, you.bid))

    def smileys(self, discount: int) -> int:
        """How loudly a discount speaks for the viewer."""
        return smileys(self._game, self._game.players[self.seat], discount)

    def artifact(self, id: str) -> Artifact:
        """What is printed on an artifact of this table."""
        return self._game.setup.artifacts[id]

    def printed(self) -> dict[str, Any]:
        """The facts, with the table's own values (not to be changed)."""
        return self._game.setup.printed

    def own_figures(self, kind: str, id: str) -> dict[str, int]:
        """What the table was given for a card (not to be changed)."""
        own = self._game.setup.own
        return {} if own is None else own["figures"].get(f"{kind}/{id}", {})

    def has_printed(self, kind: str, id: str) -> bool:
        """True if the table was given everything about it that is reconstructed."""
        own = self._game.setup.own
        return own is not None and f"{kind}/{id}" in own["whole"]

    def artifact_price(self, id: str) -> int:
        """What an artifact on sale costs the viewer, before Shopkeepers."""
        return price(self._game, self._game.players[self.seat], self.artifact(id), 0)

    def figures(self, question: AlchemistsQuestion) -> dict[str, int]:
        """What each option costs the viewer, or brings: cubes, gold, smileys, reputation."""
        out: dict[str, int] = {}
        if question.verb not in (BUY, ARTIFACT, DECLARE, EXHIBIT, GUARANTEE, SELL_POTION, BID, PUBLISH):
            return out
        for option in [question.name_of(o) for o in question.options(self._game)]:
            if question.verb == BUY:
                out[option] = self.artifact_price(option)
            elif question.verb == ARTIFACT:
                out[option] = self.artifact(option).cost
            elif question.verb == BID:
                out[option] = self.smileys(int(option))
            elif question.verb == GUARANTEE:
                out[option] = self.sale_price(GUARANTEES.index(option))
            elif question.verb == PUBLISH:
                out[option] = publishing_cost(self._game, self._game.players[self.seat], option)
            elif question.verb == SELL_POTION:
                out[option] = self.sale_price(0)
            elif question.verb == EXHIBIT:
                you = self._game.players[self.seat]
                out[option] = self._game.reputation_change(
                    you, applause(self._game, you, POTIONS.index(option))
                )
            elif option in SPACE_NAMES and option != SPACE_NAMES[-1]:
                space = SPACE_NAMES.index(option)
                costs = self.cube_costs(space)
                placed = self.placed(self.seat)[space]
                if placed < len(costs):
                    out[option] = costs[placed]
        return out

    def beside(self, question: AlchemistsQuestion) -> dict[str, object]:
        """What a client shows beside a question of the viewer's."""
        out: dict[str, object] = {}
        figures = self.figures(question)
        if figures:
            out["figures"] = figures
        if question.verb in (CONFIRM_SALE, BID):
            out["wanted"] = [POTIONS[p] for p in self.open_sales()]
            out["price"] = self.sale_price(0)
        if question.verb == MIX and len(question.chosen) > 1:
            out["price"] = self.sale_price(GUARANTEES.index(question.chosen[1]))
        if question.verb == MIX and question.source == SPACE_NAMES[STUDENT] and not self._game.happy:
            out["cost"] = STUDENT_FEE
        out.update(self.stakes(question))
        if question.verb == DEBUNK and self.by_sign:
            out["by_sign"] = True
        if question.verb in (BUY, PUBLISH) and self.has_golem:
            smuggled = [a.id for a in self._game.smuggled[:1]]
            words = [question.name_of(o) for o in question.options(self._game)]
            taking = [w for w in words if w in smuggled or "article:" in w]
            if taking:
                out["approval"] = taking
        return out

    def stakes(self, question: AlchemistsQuestion) -> dict[str, object]:
        """The reputation that success would bring the viewer, and that failure would cost."""
        verb = question.verb
        if verb == MIX and question.chosen:  # something is promised
            verb = GUARANTEE if len(question.chosen) > 1 else EXHIBIT
        if verb not in STAKES:
            return {}
        game, you = self._game, self._game.players[self.seat]
        gain, loss = STAKES[verb]
        out: dict[str, object] = {"loss": -game.reputation_change(you, -loss)}
        if gain:
            out["gain"] = game.reputation_change(you, gain)
        return out

    # ------------------------------------------------------------ everything, for a client

    def dump_seals(self, seals: list[tuple[int, int]], errors: list[int]) -> list[shapes.Seal]:
        """The seals of a publication, and at the end what they scored with these errors."""
        out: list[shapes.Seal] = []
        for seat, kind in seals:
            mine: shapes.Seal = {"seat": seat}
            if seat == self.seat or self._game.over:
                mine["seal"] = SEAL_NAMES[kind]
            if self._game.over:
                mine["points"] = seal_points(kind, errors)
            out.append(mine)
        return out

    def dump_action(self, action: tuple[int, int, int, int]) -> shapes.Action:
        kind, space, seat, n = action
        out: shapes.Action = {"step": STEPS[kind], "space": SPACE_NAMES[space]}
        if kind == ACT or kind == SALE:
            out["seat"] = seat
            out["n"] = n
        return out

    def dump_sale(self) -> shapes.Sale | None:
        game = self._game
        if not game.adventurer():
            return None
        return {
            "adventurer": game.adventurer(),
            "wants": [POTIONS[p] for p in self.potions_wanted()],
            "open": [POTIONS[p] for p in self.open_sales()],
            "sold": [{"place": place, "seat": seat} for place, seat in zip(game.sold, game.sold_by)],
        }

    def dump_spaces(self) -> list[shapes.Space]:
        setup = self._game.setup
        return [
            {
                "id": SPACE_NAMES[space],
                "cubes": list(setup.costs[space]),
                "rounds": setup.open_rounds[space],
                "open": self.space_open(space),
            }
            for space in range(N_SPACES)
            if setup.golem or space not in (STUDY, VISIT)
        ]

    def dump_conferences(self) -> list[shapes.Conference]:
        """Those still to come, and what each player would get if they were held now."""
        game, setup = self._game, self._game.setup
        out: list[shapes.Conference] = []
        for after, row in ((FIRST, setup.first_conference), (SECOND, setup.second_conference)):
            held = conference_after(after, setup)
            if held is None or game.round > after or game.over:
                continue
            out.append(
                {
                    "number": held.number,
                    "round": after,
                    "theories": list(row),
                    "golem": setup.golem,
                    "standing": [sum([t.reputation(game, p) for t in held.tiles]) for p in game.players],
                }
            )
        return out

    def dump_to_act(self) -> list[int]:
        """Who still has a turn in this phase, in order."""
        game = self._game
        phase = game.phase
        if phase == HANDING_OUT:
            turns = game.clockwise()
        elif phase == ORDER:
            turns = game.choosers()
        elif phase == DECLARING or (phase == REPORTS and game.setup.golem):
            turns = game.in_play_order()[::-1]
        else:
            return []
        return [p.index for p in turns[game.at :]]

    def dump_player(self, p: Player) -> shapes.PlayerView:
        game = self._game
        mine = p.index == self.seat
        out: shapes.PlayerView = {
            "seat": p.index,
            "reputation": p.reputation,
            "zone": game.zone(p),
            "ingredients": len(p.hand),
            "favours": len(p.favours) + len(p.waiting),  # what waits shows when it is resolved
            "seals_left": p.seals_left(),
            "artifacts": [a.id for a in p.artifacts],
            "secret_artifacts": len(p.secrets),
            "grants": list(p.grants),
            "books": p.books,
            "potions": [POTIONS[x] for x in p.potions],
            "cubes": p.cubes,
            "unused": p.unused,
            "hospital": p.hospital,
            "paralysed": p.paralysed > 0,
            "flask": p.flask,
            "placed": {SPACE_NAMES[s]: n for s, n in enumerate(p.placed) if n},
            "custodians": p.custodians,
            "associates": [SPACE_NAMES[s] for s in p.associates],
            "bid": None if p.bid == NOT_THERE else p.bid,
            "prices": [sale_price(game, p, guarantee, max(0, p.bid)) for guarantee in range(len(GUARANTEES))],
            "smileys": [smileys(game, p, discount) for discount in range(BID_CARDS)],
            "published": game.seal_count(p),
            "used": [a.id for a in p.used],
            "delayed": list(p.delayed),
            "shown": [POTIONS[x] for x in p.shown],
            "aside": len(p.aside),
            "score": dict(p.score),
            "points": p.points if game.over else None,
        }
        if mine or game.setup.readings.gold_public or game.over:
            out["gold"] = p.gold
        if game.setup.golem:
            out["approval"] = p.approval
            out["tests"] = p.tests
            out["animated"] = p.animated
            out["reports"] = {PARTS[part]: len(p.report(part)) for part in (0, 1)}
        if game.setup.funding and (game.phase != SETUP or mine):
            out["startup"] = [c.id for c in p.startup]
        if mine or game.over:
            out["hand"] = [INGREDIENTS[i] for i in sorted(p.hand)]
            out["favour_cards"] = sorted(p.favours)
            out["drawn"] = list(p.drawn)
            out["seals"] = {SEAL_NAMES[k]: n for k, n in enumerate(p.seals) if n}
            out["secrets"] = [a.id for a in p.secrets]
            out["tokens"] = {PARTS[part]: [TRIGGERS[t] for t in p.report(part)] for part in (0, 1)}
            out["under_feather"] = [INGREDIENTS[i] for i in p.aside]
            out["facts"] = [f.shown() for f in p.facts]
        if game.over and game.setup.golem:
            out["report_points"] = {PARTS[part]: report_points(game, p, part) for part in (0, 1)}
        return out

    def dump_theory(self, ingredient: int) -> shapes.Theory | None:
        theory = self._game.theories[ingredient]
        if theory is None:
            return None
        return {
            "alchemical": ALCHEMICALS[theory.alchemical],
            "seals": self.dump_seals(theory.seals, self._game.theory_errors(ingredient)),
            "conflict": self._game.conflicted(ingredient),
        }

    def dump_article(self, colour: int) -> shapes.Article | None:
        article = self._game.articles[colour]
        if article is None:
            return None
        return {
            "entries": dump_entries(article),
            "seals": self.dump_seals(article.seals, self._game.article_errors(colour)),
        }

    def dump_adventurers(self) -> list[str]:
        """The ones that came, this round's, and the next if the table looks ahead (A-287)."""
        game = self._game
        seen = max(0, game.round - 1) + (1 if game.setup.readings.adventurer_preview else 0)
        return game.adventurers[:seen]

    def dump(self) -> shapes.View:
        game = self._game
        setup = game.setup
        out: shapes.View = {
            "game": "alchemists",
            "seat": self.seat,
            "over": game.over,
            "round": game.round,
            "phase": self.phase,
            "first": game.first,
            "mode": "master" if setup.master else "apprentice",
            "modules": setup.modules(),
            "aid": setup.aid,
            "row": [INGREDIENTS[i] for i in game.row],
            "deck": len(game.deck),
            "discard": len(game.discard),
            "favour_deck": len(game.favour_deck),
            "favour_discard": list(game.favour_discard),
            "adventurers": self.dump_adventurers(),
            "sale": self.dump_sale(),
            "on_sale": [a.id for a in game.on_sale],
            "later": [a.id for a in game.later],
            "board": dump_board(game.board()),
            "spaces": self.dump_spaces(),
            "cubes_by_round": list(setup.cubes),
            "to_act": self.dump_to_act(),
            "now": None if game.now[0] == NOT_THERE else self.dump_action(game.now),
            "queue": [self.dump_action(action) for action in game.queue],
            "conferences": self.dump_conferences(),
            "happy": game.happy,
            "theories": {INGREDIENTS[i]: self.dump_theory(i) for i in range(8)},
            "conflicts": [(INGREDIENTS[a], INGREDIENTS[b]) for a, b in game.conflicts],
            "fallen": [
                {
                    "ingredient": INGREDIENTS[i],
                    "alchemical": ALCHEMICALS[theory.alchemical],
                    "seals": turned(theory.seals),
                }
                for i, theory in game.fallen_theories
            ],
            "grants": dump_grants(setup.grants, game.owners),
            "facts": [f.shown() for f in game.public_facts],
            "exhibited": [POTIONS[p] for p in game.exhibited],
            "players": [self.dump_player(p) for p in game.players],
            "standings": game.standings() if game.over else None,
        }
        if setup.own is not None:
            out["own"] = setup.own
        if setup.busy_days:
            later = game.boards[game.days + 1 :]
            out["next_board"] = dump_board(later[0]) if later else None
        if setup.encyclopedia:
            out["articles"] = {COLOURS[c]: self.dump_article(c) for c in range(3)}
            out["fallen_articles"] = [
                {"colour": COLOURS[c], "entries": dump_entries(article), "seals": turned(article.seals)}
                for c, article in game.fallen_articles
            ]
        if setup.golem:
            out["smuggled"] = [a.id for a in game.smuggled]
            out["approval"] = game.approval
            out["on_study"] = game.on_study
        if game.over:
            out["assignment"] = named_assignment(game.assignment)
            out["golem"] = None if game.golem is None else named_triggers(game.golem)
        if self.seat >= 0:
            offer = game.on_sale + [a for a in game.smuggled[:1] if a.id]
            out["prices"] = {a.id: self.artifact_price(a.id) for a in offer}
        return out


def turned(seals: list[tuple[int, int]]) -> list[shapes.Seal]:
    """Seals that everybody saw."""
    return [{"seat": seat, "seal": SEAL_NAMES[kind]} for seat, kind in seals]


def dump_entries(article: Article) -> list[str]:
    return [INGREDIENTS[i] + SIGNS[s] for i, s in article.entries]


def dump_grants(grants: list[Grant], owners: dict[str, int]) -> list[shapes.GrantView]:
    return [
        {
            "id": g.id,
            "ingredients": [INGREDIENTS[i] for i in g.ingredients],
            "gold": g.gold,
            "points": g.points,
            "owner": owners.get(g.id),
        }
        for g in grants
    ]


def dump_board(board: OrderBoard) -> shapes.OrderBoard:
    return {
        "id": board.id,
        "spaces": [dump_order_space(space) for space in board.spaces],
        "bottom": dump_order_space(board.bottom),
    }


def dump_order_space(space: OrderSpace) -> shapes.OrderSpace:
    return {
        "cost": (space.gold_cost, space.reputation_cost, space.cube_cost, space.approval_cost),
        "reward": (space.ingredients, space.favours, space.reputation, space.gold, space.books),
        "players": space.least_players,
    }
