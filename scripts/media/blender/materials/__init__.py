"""Procedural materials."""
from .nodes import V, G, cached
from .metals import TINTS, brushed, satin, mirror, machined, copper_winding, checker_plate, ribbed, rope, chrome, zinc
from .etching import etched
from .natural import (
    WOODS,
    wood,
    marble,
    dark_marble,
    emperador,
    cream_marble,
    granite,
    stone,
    concrete,
    carpet,
    leather,
)
from .finishes import (
    plaster,
    plain,
    plastic,
    rubber,
    paint,
    cast,
    tiles,
    pcb,
    black,
    red,
    green,
    yellow,
    grey,
    white_plastic,
    blue,
    orange,
)
from .building import windows
from .light import kelvin, glass, frosted, acrylic, led, starry
from .names import MARBLES, COLORS, spec
