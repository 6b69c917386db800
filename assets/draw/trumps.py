"""The forty trumps of the Minchiate pack, and the Matto: which picture belongs to which number."""

from __future__ import annotations

from collections.abc import Callable

from draw.trumps_elements import air, earth, fire, water
from draw.trumps_fates import chariot, death, devil, hanged_man, time, tower, wheel
from draw.trumps_heaven import fame, moon, star_of_the_magi, sun, world
from draw.trumps_people import eastern_emperor, grand_duke, juggler, love, matto, western_emperor
from draw.trumps_virtues import charity, faith, fortitude, hope, justice, prudence, temperance
from draw.trumps_zodiac import (
    aquarius,
    aries,
    cancer,
    capricorn,
    gemini,
    leo,
    libra,
    pisces,
    sagittarius,
    scorpio,
    taurus,
    virgo,
)

PICTURES: tuple[Callable[[], str], ...] = (
    matto,
    juggler,
    grand_duke,
    western_emperor,
    eastern_emperor,
    love,
    temperance,
    fortitude,
    justice,
    wheel,
    chariot,
    time,
    hanged_man,
    death,
    devil,
    tower,
    hope,
    prudence,
    faith,
    charity,
    fire,
    water,
    earth,
    air,
    libra,
    virgo,
    scorpio,
    aries,
    capricorn,
    sagittarius,
    cancer,
    pisces,
    aquarius,
    leo,
    taurus,
    gemini,
    star_of_the_magi,
    moon,
    sun,
    world,
    fame,
)
"""By number; 0 is the Matto."""


def trump(number: int) -> str:
    """The picture of a trump, or of the Matto for 0, around the axis of its arch."""
    return PICTURES[number]()
