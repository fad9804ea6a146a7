"""The end of a round and of the game: reports, awards, conferences, and the great revelation."""

from __future__ import annotations

from chaudron.games.alchemists import golem as golem_project
from chaudron.games.alchemists.components import (
    ROUNDS,
    Startup,
)
from chaudron.games.alchemists.conferences import Conference, conference_after
from chaudron.games.alchemists.events import (
    AWARD,
    CONFERENCE,
    NOBODY,
    SHOW_ARTIFACT,
    AlchemistsEvent,
    Counted,
    OfArtifact,
    Revelation,
)
from chaudron.games.alchemists.planning import Planning
from chaudron.games.alchemists.scoring import final_score
from chaudron.games.alchemists.state import (
    END_OF_ROUND,
    GAME_OVER,
    LAST_GOLD,
    NEW_ROUND,
    Player,
)


class Closing(Planning):
    """A table at which rounds and the game come to their end."""

    # ------------------------------------------------------------ the end of a round

    def reports(self) -> None:
        """From the lowest flask upwards, one step each (A-264)."""
        if self.setup.golem:
            you = self.in_play_order()[self.n_players - 1 - self.at]
            golem_project.report(self, you)
            self.at += 1
        if not self.setup.golem or self.at == self.n_players:
            self.phase = END_OF_ROUND
            self.at = 0

    def end_of_round(self) -> None:
        """The list of A-334, step by step."""
        for p in self.in_play_order():
            self.late_funding(p)
        self.award()
        for p in self.in_play_order():
            if self.round < ROUNDS:
                self.take_favours(p, p.unused // 2)
            elif self.setup.readings.favors_after_round_6:  # a Herbalist is worth what others are
                p.favours = p.favours + self.draw_favours(p, p.unused // 2)
        for p in self.players:
            p.unused = p.hospital
            p.hospital = 0
        if self.round == ROUNDS:
            self.phase = LAST_GOLD
            return
        conference = conference_after(self.round, self.setup)
        if conference is not None:
            self.hold_conference(conference)
        if self.boards:
            self.days += 1
        self.approval += self.on_study
        self.on_study = 0
        self.first = (self.first + 1) % self.n_players
        self.phase = NEW_ROUND

    def late_funding(self, you: Player) -> None:
        """Delayed reputation of startup cards; what a Replicator from the start repeats (A-186, A-381)."""
        due = sum([n for round_, n in you.delayed if round_ == self.round])
        you.delayed = [d for d in you.delayed if d[0] != self.round]
        again: list[Startup] = []
        for artifact in you.artifacts:
            again += artifact.repeats_at_end_of_round(self, you)
        if again or due:
            self.fund(you, again, 0, False, due)

    def award(self) -> None:
        """Most seals on the boards: 1 reputation, to all who tie (A-146)."""
        counts = [self.seal_count(p) for p in self.players]
        best = max(counts)
        if best:
            for p in self.players:
                if counts[p.index] == best:
                    self.tell(AlchemistsEvent(AWARD, p.index))
                    self.change_reputation(p, 1)

    def hold_conference(self, conference: Conference) -> None:
        """Every tile is netted into one change; then favours, and new artifacts (A-153, A-272, A-336)."""
        self.tell(Counted(CONFERENCE, NOBODY, conference.number))
        for p in self.players:
            self.change_reputation(p, sum([tile.reputation(self, p) for tile in conference.tiles]))
        for p in self.in_play_order():
            self.take_favours(p, sum([tile.favours(self, p) for tile in conference.tiles]))
        self.on_sale = [a for a in self.later if a.level == conference.level]
        self.later = [a for a in self.later if a.level != conference.level]
        self.smuggled = self.smuggled[1:]  # the next one comes, too

    # ------------------------------------------------------------ the end of the game

    def last_gold(self) -> None:
        """Hidden artifacts are shown, and act if they do so then; then all is counted (A-345)."""
        for you in self.clockwise():
            for artifact in you.secrets:
                you.shown_secrets = you.shown_secrets + [artifact]
                you.artifacts = you.artifacts + [artifact]
                self.tell(OfArtifact(SHOW_ARTIFACT, you.index, artifact))
                artifact.on_show(self, you)
            you.secrets = []
        for you in self.players:
            final_score(self, you)
        self.tell(Revelation(self.assignment, self.golem))
        self.over = True
        self.phase = GAME_OVER
        self.news += 1
