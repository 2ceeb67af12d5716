"""Escalator wear parts: step chain, combs, handrail, brush."""
import math

import materials as M
from geo import PI, box, cyl, frame, lathe, prism, ring, sweep, tube
from spares.fixings import bolt


def _link(L, mat, y):
    """Figure-eight link plate from x=0 to x=L in the XZ plane."""
    r, n = .026, 14
    pts = []
    for i in range(n + 1):
        a = math.radians(60 + 240 * i / n)
        pts.append((r * math.cos(a), r * math.sin(a)))
    for i in range(n + 1):
        a = math.radians(-120 + 240 * i / n)
        pts.append((L + r * math.cos(a), r * math.sin(a)))
    prism(pts, .005, mat, 'XZ', (0, y, 0), bevel=.0008)


def step_chain():
    """A length of step chain with rollers, one end lifted in a curve."""
    steel, dark = M.satin((.40, .40, .41), .30), M.satin((.30, .30, .31), .34)
    L = .135
    x, z, a = -.34, .040, 0.0
    turn = (0, 0, 0, 6, 16, 26, 18)
    with frame((0, .02, 0), (0, 0, 12)):
        for i, da in enumerate(turn):
            with frame((x, 0, z), (0, -a, 0)):
                o = .017 if i % 2 else .025
                for s in (-1, 1):
                    _link(L, dark if i % 2 else steel, s * o)
                cyl(.011, .066, (0, 0, 0), M.satin('steel', .2), 'Y', .001, 32)
                for s in (-1, 1):
                    cyl(.0075, .010, (0, s * .032, 0), M.zinc(), 'Y', .001, 6)
                # roller on every second pin, on the outside
                if i % 2 == 0:
                    lathe([(.014, -.010), (.034, -.011), (.038, -.008), (.038, .008), (.034, .011), (.014, .010)], (0, -.052, 0), M.plastic((.48, .045, .03), .38), 'Y', 72)
                    cyl(.017, .023, (0, -.052, 0), M.satin('steel', .22), 'Y', .0012, 48)
                    cyl(.008, .027, (0, -.053, 0), M.machined('steel', .18, 4000, 'Z'), 'Y', .001, 32)
                else:
                    cyl(.018, .030, (0, 0, 0), M.satin('steel', .24), 'Y', .001, 48)
            x += L * math.cos(math.radians(a))
            z += L * math.sin(math.radians(a))
            a += da
    return .36, .62


def combs():
    """Comb plates: aluminium segments and yellow plastic ones, fanned."""
    yellow, alu = M.paint((.86, .54, .02), .40), M.satin('alu', .34)

    def comb(mat, loc, rz, teeth=16, pitch=.0091):
        with frame(loc, (0, 0, rz)):
            w = teeth * pitch
            prism([(-.095, 0), (-.02, 0), (0, .004), (0, .008), (-.030, .013), (-.095, .013)], w, mat, 'YZ', (0, .0, 0), rot=(0, 0, 180), bevel=.001)
            for i in range(teeth):
                x = -w / 2 + pitch * (i + .5)
                prism([(0, .001), (-.058, .000), (-.060, .002), (-.020, .010), (0, .011)], .0042, mat, 'YZ', (x, 0, 0), bevel=.0008)
            for x in (-w * .30, w * .30):
                lathe([(.0035, .0100), (.0075, .0134), (.0078, .0134)], (x, .060, 0), M.black(), 'Z', 32)
                cyl(.0066, .003, (x, .060, .0120), M.satin('steel', .25), bevel=.0008, n=32)
                box((.0082, .0014, .0012), (x, .060, .0134), M.black(), 0, rot=(0, 0, 40))
    comb(alu, (-.115, -.005, 0), 14)
    comb(yellow, (.045, -.020, 0), -6)
    comb(yellow, (.190, .050, .0), -28)
    with frame((-.03, .12, 0), (0, 0, 4)):
        comb(M.satin('alu', .3), (0, 0, 0), 0)
    return .05, .34


def handrail_roll():
    """Black handrail in a loose coil with the profile end in front, and a red sample piece."""
    lip = [(-.031, -.010), (-.040, -.006), (-.040, .002), (-.034, .009), (-.014, .0125), (.014, .0125), (.034, .009), (.040, .002), (.040, -.006), (.031, -.010), (.024, -.006), (.028, -.001), (.020, .002), (-.020, .002), (-.028, -.001), (-.024, -.006)]
    black, red = M.rubber((.012, .012, .013), .27), M.rubber((.30, .014, .016), .27)
    R, step, n = .15, .0165, 220
    path = [((R + step * t / (2 * PI)) * math.cos(-t), (R + step * t / (2 * PI)) * math.sin(-t)) for t in [2 * PI * 4.25 * k / n for k in range(n + 1)]]
    x, z = path[-1]

    with frame((-.06, .08, .041), (90, 0, 0)):
        sweep(path, lip, black, angle=50)
    with frame((.235, -.135, .0115), (0, 0, 62)):
        sweep([(-.11 + .022 * k, 0) for k in range(11)], lip, red, angle=50)
        sweep([(-.1102 + .022 * k, .0002) for k in (0, 10)], [(-.020, .0022), (.020, .0022), (.020, .0030), (-.020, .0030)], M.plain('ply', (.42, .38, .30), .8))
    with frame((.105, -.195, .0115), (0, 0, 40)):
        sweep([(-.08 + .02 * k, 0) for k in range(9)], lip, black, angle=50)
        sweep([(-.0802 + .02 * k, .0002) for k in (0, 8)], [(-.020, .0022), (.020, .0022), (.020, .0030), (-.020, .0030)], M.plain('ply', (.42, .38, .30), .8))
    return .09, .56


def skirt_brush():
    """Skirt brush: aluminium carrier with two rows of bristles, and end caps."""
    alu, bristle = M.satin('alu', .28), M.plastic((.020, .020, .022), .55)
    for loc, rz in (((-.01, .05, 0), 16), ((.02, -.06, 0), 7)):
        with frame(loc, (0, 0, rz)):
            L = .56
            prism([(-.018, 0), (.018, 0), (.018, .010), (.012, .016), (-.012, .016), (-.018, .010)], L, alu, 'YZ', bevel=.0012)
            box((L, .010, .004), (0, -.002, .0165), M.black(), 0)
            n = 150
            for i in range(n):
                x = -L / 2 + L * (i + .5) / n
                s = math.sin(i * 12.9898) * .5
                tube([(x, -.004, .014), (x + .0006 * s, -.006 - .004 * s, .050 + .0016 * s)], .00125, bristle, res=1)
                tube([(x + .0015, .004, .014), (x + .0015 - .0006 * s, .005 + .003 * s, .048 - .0014 * s)], .00125, bristle, res=1)
            for x in (-L / 2, L / 2):
                box((.014, .040, .021), (x, 0, .0105), M.plastic((.03, .03, .032), .42), .004, seg=3)
    for x, y in ((.24, -.15), (.27, -.13), (.21, -.165)):
        bolt((x, y, 0), .005, .005)
    return .05, .46


def step_rollers():
    """Step and chain rollers with bearings."""
    red, black, steel = M.plastic((.50, .045, .03), .36), M.rubber((.018, .018, .019), .40), M.satin('steel', .22)
    for R, w, mat, loc, rot in ((.038, .012, red, (-.062, .01, .038), (90, 0, 22)), (.050, .014, black, (.045, .030, .050), (90, 0, -10)), (.038, .012, M.plastic((.62, .60, .52), .36), (.020, -.070, .0125), (0, 0, 0))):
        with frame(loc, rot):
            lathe([(R * .48, -w), (R * .90, -w), (R, -w * .75), (R, w * .75), (R * .90, w), (R * .48, w), (R * .48, -w)], mat=mat, n=96)
            ring(R * .80, R * .76, w * 2.02, (0, 0, 0), M.plastic((.06, .06, .06), .5), bevel=.0004)
            ring(R * .50, R * .40, w * 1.9, (0, 0, 0), steel, bevel=.001)
            ring(R * .40, R * .30, w * 1.6, (0, 0, 0), M.plastic((.10, .04, .03), .4), bevel=.0006)
            ring(R * .30, R * .18, w * 2.0, (0, 0, 0), M.machined('steel', .18, 3000), bevel=.0008)
    return .10, .20


PARTS = {
    'chain': (step_chain, dict(cam=(-.30, -1.55, .62), aim=(.05, 0, .13), lens=62)),
    'combs': (combs, dict(cam=(-.10, -.90, .46), aim=(.03, .02, .0), lens=70)),
    'handrail': (handrail_roll, dict(cam=(-.10, -1.25, .80), aim=(.03, -.01, .02), lens=66)),
    'brush': (skirt_brush, dict(cam=(-.34, -1.05, .46), aim=(.0, -.01, .01), lens=66)),
    'rollers': (step_rollers, dict(cam=(-.06, -.58, .26), aim=(.0, -.01, .035), lens=74)),
}
