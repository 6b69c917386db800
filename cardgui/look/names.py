"""The names that the program gives to computer players, and their styles, as each language writes them."""

from cardgui.look.i18n import translate


def given_names() -> dict[str, str]:
    """Return the stored names of all computer players, in small letters, with how the language of now writes them."""
    return {
        "sari": translate("PlayerNames", "Sari"),
        "budi": translate("PlayerNames", "Budi"),
        "dewi": translate("PlayerNames", "Dewi"),
        "elif": translate("PlayerNames", "Elif"),
        "kemal": translate("PlayerNames", "Kemal"),
        "zeynep": translate("PlayerNames", "Zeynep"),
        "lorenzo": translate("PlayerNames", "Lorenzo"),
        "bianca": translate("PlayerNames", "Bianca"),
        "piero": translate("PlayerNames", "Piero"),
        "ada": translate("PlayerNames", "Ada"),
        "bruno": translate("PlayerNames", "Bruno"),
        "cora": translate("PlayerNames", "Cora"),
        "dan": translate("PlayerNames", "Dan"),
        "emma": translate("PlayerNames", "Emma"),
        "finn": translate("PlayerNames", "Finn"),
        "gina": translate("PlayerNames", "Gina"),
        "hugo": translate("PlayerNames", "Hugo"),
        "iris": translate("PlayerNames", "Iris"),
    }


def player_name(name: str) -> str:
    """Return the stored name of a computer player as the language of now writes it; ask only for names it was given."""
    return given_names().get(name.casefold(), name)


def style_name(style: str) -> str:
    """Return how somebody of a style plays, ``"careful"``, ``"even"`` or ``"daring"``, to stand beside a name."""
    return {
        "careful": translate("PlayerStyles", "A little careful"),
        "even": translate("PlayerStyles", "Balanced"),
        "daring": translate("PlayerStyles", "A little daring"),
    }[style]
