"""Material names used in preset tables."""
from materials.etching import etched
from materials.finishes import paint, plain
from materials.light import glass
from materials.metals import brushed, checker_plate, mirror, satin
from materials.natural import carpet, cream_marble, dark_marble, emperador, granite, leather, marble, stone, wood


MARBLES = dict(
    white=lambda: marble(),
    dark=dark_marble,
    emperador=emperador,
    cream=cream_marble,
    grey=lambda: marble((0.42, 0.42, 0.43), (0.75, 0.74, 0.72), 1.2, 0.1, False, 3.0, 0.8),
    green=lambda: marble((0.03, 0.075, 0.055), (0.45, 0.55, 0.48), 1.4, 0.09, False, 5.0, 0.8),
)


COLORS = dict(
    ivory=(0.80, 0.76, 0.68),
    white=(0.84, 0.84, 0.83),
    grey=(0.40, 0.41, 0.42),
    navy=(0.02, 0.04, 0.10),
    sage=(0.30, 0.38, 0.32),
    sand=(0.62, 0.53, 0.42),
    charcoal=(0.05, 0.052, 0.056),
    red=(0.42, 0.03, 0.03),
    blue=(0.04, 0.14, 0.36),
    mint=(0.52, 0.66, 0.60),
    cognac=(0.36, 0.16, 0.065),
)


def spec(s):
    """'family:variant:tint:cell' -> material, e.g. 'brushed:titanium', 'etched:diamond:rose:.10',
    'wood:walnut', 'marble:cream', 'paint:sage', 'mirror:black', 'glass', 'carpet:red'."""
    if not isinstance(s, str):
        return s
    p = s.split(':')
    k = p[0]
    a = p[1] if len(p) > 1 else None
    if k == 'brushed':
        return brushed(a or 'steel')
    if k == 'satin':
        return satin(a or 'steel')
    if k == 'mirror':
        return mirror(a or 'steel')
    if k == 'etched':
        return etched(a, p[2] if len(p) > 2 else 'steel', float(p[3]) if len(p) > 3 else 0.12)
    if k == 'hairetch':
        return etched(
            a, p[2] if len(p) > 2 else 'steel', float(p[3]) if len(p) > 3 else 0.12, base='hair', invert=False
        )
    if k == 'wood':
        return wood(a or 'walnut', p[2] if len(p) > 2 else 'Z')
    if k == 'marble':
        return MARBLES[a or 'white']()
    if k == 'granite':
        return granite()
    if k == 'stone':
        return stone(COLORS.get(a, (0.20, 0.19, 0.18)))
    if k == 'paint':
        return paint(COLORS[a], 0.38, 0.03)
    if k == 'glass':
        return glass()
    if k == 'tintglass':
        return glass((0.55, 0.62, 0.64))
    if k == 'backglass':
        return plain('bg_' + (a or 'white'), COLORS[a or 'white'], 0.04, 0.5, 0, 1.0)
    if k == 'carpet':
        return carpet(tuple(c * 0.6 for c in COLORS.get(a, (0.1, 0.035, 0.04))))
    if k == 'checker':
        return checker_plate(a or 'alu')
    if k == 'leather':
        return leather(COLORS.get(a, (0.3, 0.2, 0.14)))
    raise KeyError(s)
