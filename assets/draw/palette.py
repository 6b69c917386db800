"""The colours of the courts: one wardrobe for each suit, lit from the left."""

from __future__ import annotations

from dataclasses import dataclass, replace

from draw.suits import INK

GOLD, GOLD_DARK, GOLD_LINE = "#E2AE45", "#BC8622", "#A8761B"
CREAM, CREAM_DARK = "#FBF3E0", "#E6D8B9"
STEEL, STEEL_DARK = "#D3DADF", "#97A4AE"
WOOD, WOOD_DARK = "#94693A", "#6F4B26"
LEAF, LEAF_DARK = "#3D8A5F", "#286645"
LIPS, EYE = "#B4483F", "#27303F"

Tone = tuple[str, str]
"""A colour in the light and the same in shade."""

GILT: Tone = (GOLD, GOLD_DARK)
LINEN: Tone = (CREAM, CREAM_DARK)
BLADE: Tone = (STEEL, STEEL_DARK)
SHAFT: Tone = (WOOD, WOOD_DARK)
GREEN: Tone = (LEAF, LEAF_DARK)


@dataclass(frozen=True)
class Wardrobe:
    """What the three courts of a suit share."""

    robe: Tone
    second: Tone
    ground: str
    halo: str
    skin: Tone
    hair: Tone
    jewel: str


WARDROBES = {
    "S": Wardrobe(
        robe=("#2A4272", "#1B2D54"),
        second=("#6A4A86", "#4C3264"),
        ground="#EDF1F5",
        halo="#CBD7E4",
        skin=("#F2CFAB", "#DEAF85"),
        hair=("#3D3436", "#272022"),
        jewel="#6A4A86",
    ),
    "H": Wardrobe(
        robe=("#C23029", "#92201E"),
        second=("#2A4272", "#1B2D54"),
        ground="#FDF1E4",
        halo="#F4D893",
        skin=("#F5D5B4", "#E3B68F"),
        hair=("#8C5531", "#6A3C20"),
        jewel="#B8261F",
    ),
    "D": Wardrobe(
        robe=("#CC6233", "#A14420"),
        second=("#1F7470", "#145350"),
        ground="#FBF3E3",
        halo="#F2D9A6",
        skin=("#F7DBBD", "#E8BF99"),
        hair=("#D9A850", "#B58334"),
        jewel="#1F7470",
    ),
    "C": Wardrobe(
        robe=("#2C6750", "#1C4938"),
        second=("#B98A35", "#8E6620"),
        ground="#EEF3EC",
        halo="#CFDFCC",
        skin=("#DDAA7C", "#BF865A"),
        hair=("#513628", "#38241A"),
        jewel="#B8261F",
    ),
}

FOUR_COLOUR_WARDROBES = WARDROBES | {
    "D": replace(WARDROBES["D"], robe=("#2D67B2", "#184580"), second=("#CC6233", "#A14420"), jewel="#184580")
}
"""In four colours the diamonds are blue, and so are their robes."""

ERMINE_SPOT = INK
