"""What Rıfkı says when the contract is chosen, at the end of deal and match, and on the score sheet."""

from __future__ import annotations

from PySide6.QtCore import QObject

from cardgui.look.i18n import number, signed
from cardgui.look.sentences import ended, joined
from cardgui.table.rifki.names import contract_and_suit, contract_name, worth


class RifkiScoring(QObject):
    """Words of the choice, the ends and the sheet."""

    # the choice ----------------------------------------

    def question(self) -> str:
        """Title of the choice."""
        return self.tr("What is this deal about?")

    def look_first(self) -> str:
        """What the choice is made by."""
        return self.tr("You declare. Look at your hand first.")

    def koz_gloss(self) -> str:
        """What koz means, and what it is worth."""
        return joined([self.tr("Trumps."), worth("koz")])

    def name_a_suit(self) -> str:
        """Above the four suits."""
        return self.tr("Name a suit")

    def ceza(self) -> str:
        """Heading of the penalty contracts."""
        return self.tr("Ceza")

    def ceza_gloss(self) -> str:
        """What ceza means."""
        return self.tr("penalties")

    def left(self, count: int) -> str:
        """How often something can still be chosen."""
        return self.tr("%Ln left", "of a contract", count) if count else self.tr("none left", "of a contract")

    def still_to_declare(self) -> str:
        """Above what each player has left."""
        return self.tr("Still to declare")

    def quota(self, koz: int, ceza: int) -> str:
        """What a player has left."""
        return self.tr("Koz {koz} · Ceza {ceza}").format(koz=number(koz), ceza=number(ceza))

    def quota_spoken(self, name: str, total: int, koz: int, ceza: int) -> str:
        """A player's total and what they have left, read aloud."""
        return self.tr("{name}: total {total}, still to declare: koz {koz}, ceza {ceza}.").format(
            name=name, total=signed(total), koz=number(koz), ceza=number(ceza)
        )

    def declare(self, contract: str, trump: str) -> str:
        """The button that declares."""
        if not contract:
            return self.tr("Choose a contract")
        if trump:
            return {
                "S": self.tr("Declare koz, spades"),
                "H": self.tr("Declare koz, hearts"),
                "D": self.tr("Declare koz, diamonds"),
                "C": self.tr("Declare koz, clubs"),
            }[trump]
        return self.tr("Declare {contract}").format(contract=contract_name(contract))

    def option_spoken(self, name: str, *, chosen: bool) -> str:
        """A contract or suit read aloud: whether it is the one chosen."""
        return self.tr("{name}, chosen").format(name=name) if chosen else name

    def cannot_be_chosen(self, contract: str) -> str:
        """Title of the reason why a contract is spent."""
        return self.tr("{contract} cannot be chosen now").format(contract=contract_name(contract))

    # the end of a deal ----------------------------------------

    def formula(self, contract: str, trump: str) -> str:
        """What the deal was about and how it scored."""
        return joined([ended(contract_and_suit(contract, trump)), ended(worth(contract))])

    def won(self) -> str:
        """Head of the column of what counted."""
        return self.tr("Won")

    def number_won(self, contract: str, count: int) -> str:
        """What somebody won of what counted."""
        return {
            "tricks": lambda: self.tr("%Ln trick(s)", "won", count),
            "last": lambda: self.tr("%Ln of the last two tricks", "won", count),
            "rifki": lambda: self.tr("king of hearts", "won") if count else self.tr("nothing", "won"),
            "kiz": lambda: self.tr("%Ln queen(s)", "won", count),
            "erkek": lambda: self.tr("%Ln king(s) or jack(s)", "won", count),
            "kupa": lambda: self.tr("%Ln heart(s)", "won", count),
        }[{"koz": "tricks", "el_almaz": "tricks", "son_iki": "last"}.get(contract, contract)]()

    def row_spoken(self, name: str, won: str, score: int, total: int) -> str:
        """One player's line, read aloud."""
        return self.tr("{name}: won {won}, this deal {score}, total {total}.").format(
            name=name, won=won, score=signed(score), total=signed(total)
        )

    def void_title(self, deal: int) -> str:
        """That the deal does not count."""
        return self.tr("Deal {deal} is void").format(deal=number(deal))

    def void_text(self) -> str:
        """Why it does not."""
        return self.tr("Every player has won one queen: no score, and the contract counts as not chosen.")

    def next_declarer(self, name: str | None) -> str:
        """Who declares next; `None` is the person."""
        if name is None:
            return self.tr("You declare next.")
        return self.tr("Next to declare: {name}").format(name=name)

    def declares_again(self, name: str | None) -> str:
        """Who declares again after a void deal; `None` is the person."""
        if name is None:
            return self.tr("You declare again.")
        return self.tr("Declares again: {name}").format(name=name)

    # the end of the match ----------------------------------------

    def zero_text(self, deals: int) -> str:
        """After how many deals, and that the scores make zero."""
        return self.tr("After %Ln deal(s). The highest total wins; together the four make zero.", "", deals)

    def king_text(self, name: str, tricks: int) -> str:
        """That a King has won (RI-29)."""
        return self.tr("King: {name}. {tricks} tricks in koz win the whole game, whatever the scores.").format(
            name=name, tricks=number(tricks)
        )

    def result(self) -> str:
        """Head of the column of who is out and who is sunk."""
        return self.tr("Result")

    def deal_again(self) -> str:
        """The button after a void deal (RI-30)."""
        return self.tr("Deal again")

    def match_row_spoken(self, name: str, standing: str, total: int) -> str:
        """One player's final line, read aloud."""
        return self.tr("{name}: total {total}, {standing}.").format(name=name, total=signed(total), standing=standing)

    # the sheet ----------------------------------------

    def zero_sum(self) -> str:
        """Beside the title of the sheet."""
        return self.tr("All four columns add up to zero after deal 20")

    def deal(self) -> str:
        """Head of the column of deal numbers."""
        return self.tr("Deal")

    def declarer(self) -> str:
        """Head of the column of declarers."""
        return self.tr("Declarer")

    def contract(self) -> str:
        """Head of the column of contracts."""
        return self.tr("Contract")

    def being_chosen(self) -> str:
        """In place of the contract that is being chosen."""
        return self.tr("choosing…")

    def void(self) -> str:
        """In place of the scores of a void deal."""
        return self.tr("void")

    def total(self) -> str:
        """Head of the row of totals."""
        return self.tr("Total")

    def if_it_ended(self) -> str:
        """Head of the row of what the totals would make of the players."""
        return self.tr("If it ended now")

    def together(self, total: int, *, over: bool) -> str:
        """What all four have scored together, which is nothing after the last deal."""
        if over:
            return self.tr("All four together: {sum}").format(sum=signed(total))
        return self.tr("All four together: {sum} (0 after deal 20)").format(sum=signed(total))

    def row(self, deal: int, declarer: str, contract: str, scores: str) -> str:
        """One deal of the sheet, read aloud."""
        return self.tr("Deal {deal}, {contract}, declarer {declarer}. {scores}.").format(
            deal=number(deal), contract=contract, declarer=declarer, scores=scores
        )

    def score_of(self, name: str, score: int) -> str:
        """What a deal brought a player, inside the line of the deal."""
        return self.tr("{name} {score}").format(name=name, score=signed(score))

    def scores(self, parts: list[str]) -> str:
        """What a deal brought each player."""
        return self.tr(", ", "between scores").join(parts)

    def total_spoken(self, name: str, total: int, standing: str, quota: str) -> str:
        """A player's column, read aloud; nobody stands above or below zero once there is a King (RI-29)."""
        if not standing:
            return self.tr("{name}: total {total}. Still to declare: {quota}.").format(
                name=name, total=signed(total), quota=quota
            )
        return self.tr("{name}: total {total}, {standing}. Still to declare: {quota}.").format(
            name=name, total=signed(total), standing=standing, quota=quota
        )
