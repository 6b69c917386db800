"""What Minchiate says when verzicole are declared and piles counted."""

from __future__ import annotations

from PySide6.QtCore import QObject

from cardgui.look.i18n import number, signed

RULE_DECLARE = "MI-12", "MI-15"
RULE_COUNT = "MI-25", "MI-26"
"""First and last rule of a link."""


class CountWords(QObject):
    """Words of the declare sheet, the count and the ends, asked for anew at each use."""

    def rules(self, first: str, last: str) -> str:
        """The link to several rules."""
        return self.tr("Rules {first} to {last}").format(first=first, last=last)

    # declaring ----------------------------------------

    def declare_title(self) -> str:
        """Title of the declare sheet."""
        return self.tr("Declare verzicole?")

    def none_to_declare(self) -> str:
        """That the hand holds no verzicola."""
        return self.tr("You hold no verzicola, so nothing is shown.")

    def shows(self, cards: str) -> str:
        """What a verzicola shows of the hand."""
        return self.tr("Shows: {cards}").format(cards=cards)

    def would_show(self, cards: str) -> str:
        """What a verzicola would show besides what is chosen."""
        return self.tr("Would also show: {cards}").format(cards=cards)

    def shows_nothing_new(self) -> str:
        """That everything of a verzicola is known already."""
        return self.tr("Shows nothing new")

    def breakdown(self, points: list[int], bonus: int) -> str:
        """How the points of a verzicola come about."""
        terms = " + ".join(map(number, points))
        if not bonus:
            return terms
        return self.tr("{terms}, Matto {bonus}").format(terms=terms, bonus=f"+ {number(bonus)}")

    def option_spoken(self, name: str, shows: str, points: int) -> str:
        """An option read aloud."""
        return self.tr("{name}, {points}. {shows}.").format(name=name, points=signed(points), shows=shows)

    def others_see(self) -> str:
        """Over the cards that the others will know."""
        return self.tr("What the others will see")

    def of_your_cards(self, count: int, hand: int) -> str:
        """How many cards that are."""
        return self.tr("{count} of your {hand} cards").format(count=number(count), hand=number(hand))

    def then_lead(self, lead: int) -> str:
        """Over the difference that stands then."""
        if lead > 0:
            return self.tr("Then we lead by")
        return self.tr("Then we are behind by") if lead < 0 else self.tr("Then nobody leads")

    def sum(self, terms: list[int], result: int) -> str:
        """A sum, its result absolute."""
        parts = [number(terms[0])]
        parts += [f"+ {number(term)}" if term >= 0 else f"\N{MINUS SIGN} {number(-term)}" for term in terms[1:]]
        return self.tr("{terms} = {result}", "a sum").format(terms=" ".join(parts), result=number(abs(result)))

    def resti_sum(self, ours: list[int], theirs: list[int]) -> str:
        """The resti of both sides, those of play and those of the count, and the net ones: we 2 + 3, they 1: +4."""
        return self.tr("We {ours}, they {theirs}: {net}", "resti").format(
            ours=" + ".join(map(number, ours)),
            theirs=" + ".join(map(number, theirs)),
            net=signed(sum(ours) - sum(theirs)),
        )

    def resti_then(self, total: int, resti: int, left: int) -> str:
        """What a lead of 60 or more becomes."""
        return self.tr("{total}: %Ln resto(i), and {left} left.", "", resti).format(
            total=number(total), left=number(left)
        )

    def declare_none(self) -> str:
        """The button that declares nothing."""
        return self.tr("Declare nothing")

    def go_on(self) -> str:
        """The same button where there is nothing to declare."""
        return self.tr("Continue")

    def declare(self, count: int, points: int) -> str:
        """The button that declares what is chosen."""
        if not count:
            return self.tr("Declare what you choose")
        return self.tr("Declare %Ln verzicola(e), {points}", "", count).format(points=signed(points))

    # the count ----------------------------------------

    def won_by(self, resti: int) -> str:
        """Title of a deal that decides the match."""
        if resti > 0:
            return self.tr("We win by %Ln resto(i)", "", resti)
        return self.tr("They win by %Ln resto(i)", "", -resti) if resti else self.tr("A draw: resti are equal")

    def deal_won_by(self, deal: int, resti: int) -> str:
        """Title of one deal of several."""
        if resti > 0:
            text = self.tr("Deal {deal}: we gain %Ln resto(i)", "", resti)
        elif resti:
            text = self.tr("Deal {deal}: they gain %Ln resto(i)", "", -resti)
        else:
            text = self.tr("Deal {deal}: resti are equal")
        return text.format(deal=number(deal))

    def count_text(self) -> str:
        """What is counted."""
        return self.tr("Each side counts the cards it took. What scored during play counts once more here.")

    def pile(self, cards: int, tricks: int) -> str:
        """The size of a pile."""
        return self.tr("{cards}, {tricks}").format(
            cards=self.tr("%Ln card(s)", "won", cards), tricks=self.tr("%Ln trick(s)", "won", tricks)
        )

    def card_points(self) -> str:
        """A line: card points."""
        return self.tr("Card points")

    def verzicole(self) -> str:
        """A line: the verzicole of the pile."""
        return self.tr("Verzicole")

    def kind(self, kind: str) -> str:
        """A line: one kind of verzicola."""
        return {
            "run": self.tr("Runs"),
            "matto": self.tr("Matto, 1 and 40"),
            "thirteen": self.tr("1, 13 and 28"),
            "tens": self.tr("Tens"),
            "kings": self.tr("Kings"),
        }[kind]

    def with_matto(self, *, held: bool) -> str:
        """Whether the Matto raises the verzicole."""
        return self.tr("each with the Matto + 5") if held else self.tr("without the Matto")

    def none(self) -> str:
        """That there is no such verzicola."""
        return self.tr("none", "no verzicola of this kind")

    def no_other(self) -> str:
        """That there is no further such verzicola, though the other side has one."""
        return self.tr("no other", "no further verzicola of this kind")

    def above_42(self) -> str:
        """A line: cards above 42."""
        return self.tr("Cards above 42")

    def less_42(self, cards: int) -> str:
        """How the cards above 42 are counted."""
        if cards > 42:
            return self.tr("{cards} − 42").format(cards=number(cards))
        return self.tr("%Ln card(s)", "won", cards)

    def last_trick(self) -> str:
        """A line: the last trick."""
        return self.tr("Last trick")

    def trick_won_by(self, name: str | None) -> str:
        """Who won it; `None` is the person."""
        return self.tr("won by you") if name is None else self.tr("won by {name}").format(name=name)

    def final_count(self) -> str:
        """A line: the sum."""
        return self.tr("Final count")

    def difference(self) -> str:
        """Over the difference."""
        return self.tr("Difference")

    def resti(self) -> str:
        """Over the resti."""
        return self.tr("Resti")

    def stood(self, terms: list[int], result: int, *, ours: bool) -> str:
        """Who led before the counts, and the sum from there: We led by 12: 12 + 220 − 89 = 143."""
        before = terms[0]
        rest = " ".join(f"+ {number(t)}" if t >= 0 else f"\N{MINUS SIGN} {number(-t)}" for t in terms[1:])
        if not before:
            text = self.tr("Nobody led: {sum} = {result}")
        elif (before > 0) == ours:
            text = self.tr("We led by {points}: {sum} = {result}")
        else:
            text = self.tr("They led by {points}: {sum} = {result}")
        return text.format(points=number(abs(before)), sum=f"{number(before)} {rest}", result=number(result))

    def one_resto(self) -> str:
        """Under a full segment of 60."""
        return self.tr("1 resto")

    def begun_resto(self) -> str:
        """Under the last segment."""
        return self.tr("begun: 1 resto")

    def no_difference(self) -> str:
        """That nobody leads in the end."""
        return self.tr("No difference is left: no resto")

    def line_spoken(self, name: str, ours: int, theirs: int) -> str:
        """A line read aloud."""
        return self.tr("{line}: we {ours}, they {theirs}.").format(line=name, ours=number(ours), theirs=number(theirs))

    def next_dealer(self, name: str | None) -> str:
        """Who deals next; `None` is the person."""
        return self.tr("You deal next") if name is None else self.tr("Next dealer: {name}").format(name=name)

    def result(self) -> str:
        """The button that goes on to the result of the match."""
        return self.tr("Result of the game")

    def show_all(self) -> str:
        """The button that completes the counting."""
        return self.tr("Show all")

    # the match ----------------------------------------

    def match_title(self, totals: tuple[int, ...]) -> str:
        """Who has won a match of several deals."""
        if totals[0] == totals[1]:
            return self.tr("The game is a draw")
        return self.tr("We win the game") if totals[0] > totals[1] else self.tr("They win the game")

    def match_text(self, deals: int) -> str:
        """After how many deals."""
        return self.tr("After %Ln deal(s). The net resti decide.", "", deals)

    def total(self) -> str:
        """Head of the column of totals."""
        return self.tr("Net resti")

    def side_of(self, names: list[str], side: int) -> str:
        """A side with its players."""
        players = self.tr(" and ", "between two names").join(names)
        if side == 0:
            return self.tr("We: {players}").format(players=players)
        return self.tr("They: {players}").format(players=players)

    def side_spoken(self, side: str, total: int) -> str:
        """A side's line, read aloud."""
        return self.tr("{side}, net resti {total}.").format(side=side, total=signed(total))

    # what can be looked at ----------------------------------------

    def seen_title(self) -> str:
        """Title of the sheet of cards that everybody has seen."""
        return self.tr("Cards that all have seen")

    def seen_none(self) -> str:
        """That nothing has been shown yet."""
        return self.tr("Nothing has been shown yet.")

    def seen_chip(self) -> str:
        """The chip that opens the sheet."""
        return self.tr("Shown cards")

    def declared(self) -> str:
        """A section: declared verzicole."""
        return self.tr("Declared verzicole")

    def robbed(self) -> str:
        """A section: robbed cards."""
        return self.tr("Robbed cards")

    def turned_up(self) -> str:
        """A section: cards dealt face up."""
        return self.tr("Dealt face up")

    def fola(self) -> str:
        """A section: the fola."""
        return self.tr("Fola, out of play")

    def own_discards(self) -> str:
        """A section: the own discards, known to oneself alone."""
        return self.tr("Your discards, seen by you alone")

    def points_title(self) -> str:
        """Title of the list of score events."""
        return self.tr("Where the points come from")

    def points_none(self) -> str:
        """That nothing has scored yet."""
        return self.tr("Nothing has scored in this deal yet.")

    def points_heads(self) -> tuple[str, str, str]:
        """Heads of the list: points, the difference from the own side, resti."""
        return self.tr("Points"), self.tr("Our lead"), self.tr("Resti")

    def row_spoken(self, name: str, cards: str) -> str:
        """Cards of a player, read aloud."""
        return self.tr("{name}: {cards}.").format(name=name, cards=cards)

    def points_spoken(self, cause: str, points: int, lead: int) -> str:
        """A score event, read aloud."""
        return self.tr("{cause}, {points}; our lead {lead}.").format(
            cause=cause, points=signed(points), lead=signed(lead)
        )

    def resti_each(self, resti: tuple[int, ...]) -> str:
        """Resti of both sides, the own first."""
        return self.tr("{ours} : {theirs}", "resti of both sides").format(
            ours=number(resti[0]), theirs=number(resti[1])
        )

    def close(self) -> str:
        """The button that closes a sheet."""
        return self.tr("Close")

    def next_deal(self) -> str:
        """The button that goes on."""
        return self.tr("Next deal")

    def play_again(self) -> str:
        """The button for another match."""
        return self.tr("Play again")

    def home(self) -> str:
        """The button that leaves."""
        return self.tr("Home")

    def open_ledger(self) -> str:
        """The button that opens the ledger."""
        return self.tr("Ledger")
