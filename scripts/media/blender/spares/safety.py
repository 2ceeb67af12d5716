"""Governor and buffers."""
import math
import materials as M
from geo import box, cyl, frame, lathe, PI, prism, tube
from spares.fixings import bolt, cable, gland, label


def governor():
    """Overspeed governor with rope wheel, flyweights and electrical switch."""
    fr = M.paint((.70, .71, .71), .34); st = M.satin('steel', .28); ylw = M.paint((.86, .50, .02), .35)
    box((.30, .19, .012), (0, 0, .006), fr, .003)
    for x in (-.125, .125):
        for y in (-.07, .07): bolt((x, y, .012), .008, .007)
    for y in (-.062, .062):
        prism([(-.10, .012), (.10, .012), (.10, .06), (.035, .26), (-.035, .26), (-.10, .06)], .008, fr, 'XZ', (0, y, 0), bevel=.002)
    with frame((0, 0, .225), (90, 0, 0)):
        pr = [(.128, -.018), (.150, -.018), (.150, -.010), (.134, -.002), (.134, .002), (.150, .010), (.150, .018), (.128, .018), (.128, -.018)]
        lathe(pr, mat=M.machined('steel', .22, 1500), n=128)
        for i in range(5):
            box((.10, .022, .014), (.082 * math.cos(2 * PI * i / 5), .082 * math.sin(2 * PI * i / 5), 0), M.cast((.08, .082, .086)), .005, rot=(0, 0, 72 * i))
        cyl(.036, .05, (0, 0, 0), M.cast((.08, .082, .086)), bevel=.004); cyl(.016, .16, (0, 0, 0), st, bevel=.002)
        for s in (0, 180):
            with frame((0, 0, .028), (0, 0, s + 25)):
                prism([(.03, -.03), (.105, -.055), (.115, -.02), (.10, .045), (.05, .06), (.025, .03)], .016, ylw, 'XY', bevel=.004)
                bolt((.085, -.025, .008), .007, .006)
        tube([(-.055, .05, .040), (.055, -.05, .040)], .004, st)
        n = 14
        tube([(-.05 + .10 * t / 90, .045 - .09 * t / 90 + .009 * math.sin(t * 1.05), .040 + .009 * math.cos(t * 1.05)) for t in range(91)], .0018, st)
        bolt((0, 0, .078), .014, .010)
    # switch
    with frame((.135, -.045, .15)):
        box((.05, .045, .085), (0, 0, 0), M.red(), .004); box((.052, .046, .02), (0, 0, .05), M.black(), .004)
        tube([(-.02, 0, .06), (-.045, 0, .085)], .003, st); gland((0, 0, -.043), .009, rot=(180, 0, 0)); cable([(0, 0, -.06), (.01, -.01, -.10), (.06, -.05, -.143), (.16, -.06, -.146)], .004)
    with frame((-.02, -.0665, .085)): label(.085, .05, (0, 0, 0), ('GOVERNOR', 'Rated 1.75 m/s', 'Trip 2.20 m/s'))
    return .38, .5


def buffers():
    """Hydraulic, spring and polyurethane buffers."""
    gr = M.paint((.10, .11, .12), .34); st = M.satin('steel', .28); ch = M.mirror('steel', .06)
    with frame((-.20, .05, 0)):
        box((.22, .22, .018), (0, 0, .009), gr, .004)
        for x in (-.085, .085):
            for y in (-.085, .085): bolt((x, y, .018), .010, .008)
        lathe([(.075, .018), (.075, .035), (.058, .05), (.058, .36), (.066, .365), (.066, .40), (.050, .41), (0, .41)], mat=gr, n=72, bevel=.001)
        cyl(.036, .24, (0, 0, .52), ch, bevel=.002); lathe([(.0, .64), (.055, .64), (.06, .645), (.06, .668), (.052, .675), (0, .675)], mat=st, n=64)
        cyl(.056, .022, (0, 0, .686), M.rubber(), bevel=.006)
        cyl(.016, .05, (.058, -.02, .12), st, 'Z', .002); cyl(.009, .14, (.066, -.03, .22), M.acrylic((.8, .7, .3), .05, .5), bevel=.002)
        with frame((0, -.0585, .24)): label(.05, .075, (0, -.002, 0), ('OIL BUFFER', 'S = 175 mm', '2500 kg'))
    with frame((.10, -.04, 0)):
        cyl(.085, .014, (0, 0, .007), gr, bevel=.003, n=72)
        tube([(.052 * math.cos(t), .052 * math.sin(t), .022 + .26 * t / (2 * PI * 7)) for t in [2 * PI * 7 * k / 260 for k in range(261)]], .0085, M.paint((.02, .10, .32), .3), res=8)
        cyl(.07, .012, (0, 0, .296), gr, bevel=.003, n=64); cyl(.060, .018, (0, 0, .311), M.rubber(), bevel=.005)
    with frame((.31, .03, 0)):
        cyl(.075, .012, (0, 0, .006), st, bevel=.002, n=64)
        for a in range(4): bolt((.062 * math.cos(a * PI / 2 + .4), .062 * math.sin(a * PI / 2 + .4), .012), .006, .005)
        lathe([(0, .012), (.052, .012), (.056, .02), (.056, .05), (.048, .062), (.056, .075), (.056, .105), (.048, .117), (.056, .13), (.054, .165), (.044, .175), (0, .175)], mat=M.plastic((.86, .50, .03), .38), n=72)
    return .68, .85


PARTS = {
    'governor': (governor, dict(cam=(-.42, -1.25, .46), aim=(.03, 0, .185), lens=75)),
    'buffers': (buffers, dict(cam=(-.45, -2.3, .72), aim=(.03, 0, .33), lens=72)),
}
