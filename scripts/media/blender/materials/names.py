"""Material names used in preset tables."""
from materials.etching import etched
from materials.finishes import paint, plain
from materials.light import glass
from materials.metals import brushed, checker_plate, mirror, satin
from materials.natural import carpet, cream_marble, dark_marble, emperador, granite, leather, marble, stone, wood


MARBLES = dict(white=lambda: marble(), dark=dark_marble, emperador=emperador, cream=cream_marble,
               grey=lambda: marble((.42, .42, .43), (.75, .74, .72), 1.2, .1, False, 3.0, .8),
               green=lambda: marble((.03, .075, .055), (.45, .55, .48), 1.4, .09, False, 5.0, .8))


COLORS = dict(ivory=(.80, .76, .68), white=(.84, .84, .83), grey=(.40, .41, .42), navy=(.02, .04, .10), sage=(.30, .38, .32),
              sand=(.62, .53, .42), charcoal=(.05, .052, .056), red=(.42, .03, .03), blue=(.04, .14, .36), mint=(.52, .66, .60))


def spec(s):
    """'family:variant:tint:cell' -> material, e.g. 'brushed:titanium', 'etched:diamond:rose:.10',
    'wood:walnut', 'marble:cream', 'paint:sage', 'mirror:black', 'glass', 'carpet:red'."""
    if not isinstance(s, str): return s
    p = s.split(':'); k = p[0]; a = p[1] if len(p) > 1 else None
    if k == 'brushed': return brushed(a or 'steel')
    if k == 'satin': return satin(a or 'steel')
    if k == 'mirror': return mirror(a or 'steel')
    if k == 'etched': return etched(a, p[2] if len(p) > 2 else 'steel', float(p[3]) if len(p) > 3 else .12)
    if k == 'hairetch': return etched(a, p[2] if len(p) > 2 else 'steel', float(p[3]) if len(p) > 3 else .12, base='hair', invert=False)
    if k == 'wood': return wood(a or 'walnut', p[2] if len(p) > 2 else 'Z')
    if k == 'marble': return MARBLES[a or 'white']()
    if k == 'granite': return granite()
    if k == 'stone': return stone(COLORS.get(a, (.20, .19, .18)))
    if k == 'paint': return paint(COLORS[a], .38, .03)
    if k == 'glass': return glass()
    if k == 'tintglass': return glass((.55, .62, .64))
    if k == 'backglass': return plain('bg_' + (a or 'white'), COLORS[a or 'white'], .04, .5, 0, 1.0)
    if k == 'carpet': return carpet(tuple(c * .6 for c in COLORS.get(a, (.1, .035, .04))))
    if k == 'checker': return checker_plate(a or 'alu')
    if k == 'leather': return leather(COLORS.get(a, (.3, .2, .14)))
    raise KeyError(s)
