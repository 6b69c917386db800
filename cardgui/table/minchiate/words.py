"""What the table says in Minchiate. Whole sentences: where a suit is named there is one for each suit."""

from __future__ import annotations

from PySide6.QtCore import QObject

from cardgui.look.i18n import number, signed


class MinchiateWords(QObject):
    """Minchiate's words, asked for anew at each use, so that they follow the language."""

    def title(self) -> str:
        """The game's name."""
        return self.tr("Minchiate")

    # sides ----------------------------------------

    def side(self, side: int) -> str:
        """What a side is called where there is little room; 0 is the own one."""
        return self.tr("We", "the own side") if side == 0 else self.tr("They", "the other side")

    def side_points(self, side: int, points: int) -> str:
        """What a side scores, short."""
        if side == 0:
            return self.tr("We {points}").format(points=signed(points))
        return self.tr("They {points}").format(points=signed(points))

    def standing(self, lead: int, resti: tuple[int, ...]) -> str:
        """Difference and resti read aloud."""
        if lead > 0:
            stands = self.tr("We lead by %Ln point(s)", "", lead)
        elif lead < 0:
            stands = self.tr("They lead by %Ln point(s)", "", -lead)
        else:
            stands = self.tr("Nobody leads")
        return self.tr("{standing}. Resti: we {ours}, they {theirs}").format(
            standing=stands, ours=number(resti[0]), theirs=number(resti[1])
        )

    def difference(self, lead: int, resti: tuple[int, ...]) -> str:
        """Name of the difference bar, which is a button."""
        return self.tr("{standing}. Show where the points come from").format(standing=self.standing(lead, resti))

    # parts of a deal ----------------------------------------

    def part(self, phase: str) -> str:
        """Which part of the deal it is."""
        return {
            "deal": self.tr("Cut and deal"),
            "opening": self.tr("Cut and deal"),
            "discard": self.tr("Discarding"),
            "declare": self.tr("Declaring"),
            "end": self.tr("End of the deal"),
            "match_end": self.tr("End of the deal"),
        }.get(phase, "")

    # plates ----------------------------------------

    def cutter(self) -> str:
        """The role of who cuts."""
        return self.tr("Cutter")

    def partner(self) -> str:
        """The role of who plays on the own side."""
        return self.tr("Partner")

    def cutter_inside(self) -> str:
        """The cutter, inside a list."""
        return self.tr("cutter", "inside a list")

    def side_inside(self, seat: int) -> str:
        """The side of a player, inside a list."""
        if seat % 2:
            return self.tr("their team", "inside a list")
        return self.tr("our team", "inside a list")

    def cards(self, count: int) -> str:
        """How many cards a player holds."""
        return self.tr("%Ln card(s)", "", count)

    def cards_robbed(self, count: int, robbed: int) -> str:
        """How many cards a player holds, and how many they robbed."""
        return self.tr("{cards} + {robbed} robbed").format(cards=self.cards(count), robbed=number(robbed))

    def cards_won(self, count: int) -> str:
        """How many cards a player has won."""
        return self.tr("Cards won {count}").format(count=number(count))

    def to_declare(self) -> str:
        """That a player has not declared yet."""
        return self.tr("Still to declare")

    def your_declaration(self) -> str:
        """That it is the person's turn to declare."""
        return self.tr("Your turn to declare")

    def declared(self, count: int) -> str:
        """How many verzicole a player has declared."""
        return self.tr("Declared {count}").format(count=number(count)) if count else self.tr("Declared nothing")

    def declared_chip(self, count: int, points: int) -> str:
        """The chip in place of declared verzicole where room lacks."""
        return self.tr("{count} declared, {points}").format(count=number(count), points=signed(points))

    # the opening ----------------------------------------

    def cuts(self, name: str | None) -> str:
        """Title of the first lane; `None` is the person."""
        return self.tr("You cut") if name is None else self.tr("{name} cuts").format(name=name)

    def cut_text(self, *, own: bool) -> str:
        """What the cutter does."""
        if own:
            return self.tr("You rob from below the part you lifted.")
        return self.tr("Robs from below the lifted part.")

    def lifted(self) -> str:
        """Under the pack that the cutter robs from."""
        return self.tr("Lifted", "the part of the pack that was lifted")

    def stops(self) -> str:
        """Under the card that ends the robbing."""
        return self.tr("Stops", "the card that ends the robbing")

    def robbing_ended(self, card: str) -> str:
        """Which card ends the robbing, read aloud."""
        return self.tr("The robbing ends: {card}.").format(card=card)

    def nothing_robbed(self) -> str:
        """That the first card ended the robbing."""
        return self.tr("Nothing to rob")

    def robbed(self) -> str:
        """Over the points of robbed cards."""
        return self.tr("Robbed")

    def dealt_up(self) -> str:
        """Title of the second lane."""
        return self.tr("Dealt face up")

    def dealt_up_text(self) -> str:
        """What is dealt face up."""
        return self.tr("Each player’s last card, in dealing order.")

    def turned_up(self) -> str:
        """Over the points of cards dealt face up."""
        return self.tr("Turned up")

    def fola(self) -> str:
        """Title of the third lane, and of the sheet."""
        return self.tr("Fola")

    def fola_text(self, name: str | None) -> str:
        """Who robs from the fola; `None` is the person."""
        if name is None:
            return self.tr("You deal, and rob from its top.")
        return self.tr("{name}, the dealer, robs from its top.").format(name=name)

    def no_fola(self) -> str:
        """That the cutter has robbed all there was."""
        return self.tr("There is none: 13 cards were robbed.")

    def left(self, count: int) -> str:
        """Under the fola: how many cards it has."""
        return self.tr("%Ln left", "cards of the fola", count)

    def took_unseen(self, name: str | None, count: int) -> str:
        """What the dealer takes besides (MI-10); `None` is the person."""
        if name is None:
            if not count:
                return self.tr("No counting card is left in it.")
            return self.tr("You take %Ln more card(s), counting ones or trump 29, without points.", "", count)
        if not count:
            return self.tr("No counting card is left in it for the dealer.")
        return self.tr(
            "Unseen, the dealer takes %Ln more card(s), counting ones or trump 29, without points.", "", count
        )

    def skip(self) -> str:
        """The button that goes on to where the person has to decide."""
        return self.tr("Skip to my decision")

    def robs(self, name: str | None, card: str, points: int) -> str:
        """Somebody robs a card, read aloud."""
        if name is None:
            text = self.tr("You rob the {card}, %Ln point(s).", "", points)
            return text.format(card=card)
        return self.tr("{name} robs the {card}, %Ln point(s).", "", points).format(name=name, card=card)

    def shown(self, name: str | None, card: str, points: int) -> str:
        """Somebody's last card lies face up, read aloud."""
        if name is None:
            return self.tr("Your last card, face up: {card}, %Ln point(s).", "", points).format(card=card)
        return self.tr("{name}, last card face up: {card}, %Ln point(s).", "", points).format(name=name, card=card)

    # discards ----------------------------------------

    def discard_title(self, count: int) -> str:
        """Title of the tray."""
        return self.tr("Discard %Ln card(s)", "", count)

    def discard_text(self) -> str:
        """What discarding means."""
        return self.tr("Face down and out of play. Click one to take it back.")

    def put_away(self, count: int, size: int) -> str:
        """How many are chosen."""
        return self.tr("{count} of {size} put away").format(count=number(count), size=number(size))

    def discard(self) -> str:
        """The button that discards."""
        return self.tr("Discard")

    def take_back(self, card: str) -> str:
        """Name of a card in the tray."""
        return self.tr("Take back: {card}").format(card=card)

    def choose_more(self, count: int) -> str:
        """How many cards are still to be chosen."""
        return self.tr("Choose %Ln more card(s)", "", count)

    def choose_more_spoken(self, count: int) -> str:
        """The same, read aloud when it is the person's turn."""
        return self.tr("Your turn. Discard %Ln card(s) that count nothing.", "", count)

    def discard_now(self) -> str:
        """That all are chosen."""
        return self.tr("Discard them, or take one back")

    def may_be_put_away(self) -> str:
        """State of a card that may be put away, inside a sentence."""
        return self.tr("may be discarded")

    def put_away_state(self) -> str:
        """State of a card that is put away, inside a sentence."""
        return self.tr("put away")

    def discards(self, name: str | None, count: int) -> str:
        """Somebody has discarded."""
        if name is None:
            return self.tr("You discard %Ln card(s)", "", count)
        return self.tr("{name} discards %Ln card(s)", "", count).format(name=name)

    def fola_turned_up(self) -> str:
        """Title of the sheet of the fola."""
        return self.tr("The fola is turned up")

    def never_wins(self) -> str:
        """The label of the Matto in a trick."""
        return self.tr("Never wins")

    # prompts of the play ----------------------------------------

    def declare_prompt(self, *, able: bool) -> str:
        """That the person may declare, or has nothing to."""
        if able:
            return self.tr("Your turn. Declare, or declare nothing")
        return self.tr("Your turn. You have nothing to declare")

    def lead(self) -> str:
        """That any card may be led."""
        return self.tr("Your turn. Lead any card")

    def after_matto(self) -> str:
        """That the Matto was led."""
        return self.tr("Your turn. The Matto was led: your card decides the suit")

    def follow(self, suit: str) -> str:
        """That a suit must be followed."""
        return {
            "D": self.tr("Your turn. Follow coins"),
            "C": self.tr("Your turn. Follow cups"),
            "S": self.tr("Your turn. Follow swords"),
            "B": self.tr("Your turn. Follow batons"),
            "T": self.tr("Your turn. Follow with a trump"),
        }[suit]

    def follow_or_matto(self, suit: str) -> str:
        """That a suit must be followed, or the Matto played."""
        return {
            "D": self.tr("Your turn. Follow coins, or play the Matto"),
            "C": self.tr("Your turn. Follow cups, or play the Matto"),
            "S": self.tr("Your turn. Follow swords, or play the Matto"),
            "B": self.tr("Your turn. Follow batons, or play the Matto"),
            "T": self.tr("Your turn. Follow with a trump, or play the Matto"),
        }[suit]

    def must_trump(self, suit: str) -> str:
        """That a trump must be played for want of the suit."""
        return {
            "D": self.tr("Your turn. No coins: play a trump"),
            "C": self.tr("Your turn. No cups: play a trump"),
            "S": self.tr("Your turn. No swords: play a trump"),
            "B": self.tr("Your turn. No batons: play a trump"),
        }[suit]

    def trump_or_matto(self, suit: str) -> str:
        """That a trump or the Matto must be played for want of the suit."""
        return {
            "D": self.tr("Your turn. No coins: play a trump, or the Matto"),
            "C": self.tr("Your turn. No cups: play a trump, or the Matto"),
            "S": self.tr("Your turn. No swords: play a trump, or the Matto"),
            "B": self.tr("Your turn. No batons: play a trump, or the Matto"),
        }[suit]

    def void(self, suit: str) -> str:
        """That any card may be played."""
        return {
            "D": self.tr("Your turn. No coins: play any card"),
            "C": self.tr("Your turn. No cups: play any card"),
            "S": self.tr("Your turn. No swords: play any card"),
            "B": self.tr("Your turn. No batons: play any card"),
            "T": self.tr("Your turn. No trumps: play any card"),
        }[suit]

    def king(self, suit: str) -> str:
        """That the king is forced (MI-20)."""
        return {
            "D": self.tr("Your turn. The Re (king) of coins must be played"),
            "C": self.tr("Your turn. The Re (king) of cups must be played"),
            "S": self.tr("Your turn. The Re (king) of swords must be played"),
            "B": self.tr("Your turn. The Re (king) of batons must be played"),
        }[suit]

    def choices(self, prompt: str, count: int) -> str:
        """A prompt read aloud, with how many cards there are."""
        return self.tr("{prompt}; {cards}.").format(prompt=prompt, cards=self.cards(count))

    # reasons inside a sentence ----------------------------------------

    def must_follow(self, suit: str) -> str:
        """Why a card may not be played: follow."""
        return {
            "D": self.tr("follow coins"),
            "C": self.tr("follow cups"),
            "S": self.tr("follow swords"),
            "B": self.tr("follow batons"),
            "T": self.tr("follow trumps"),
        }[suit]

    def must_trump_inside(self) -> str:
        """Why a card may not be played: trump."""
        return self.tr("play a trump")

    def king_inside(self) -> str:
        """Why a card may not be played: the king is forced."""
        return self.tr("the Re (king) must be played")

    def kept_inside(self) -> str:
        """Why a card may not be put away."""
        return self.tr("may not be discarded")
