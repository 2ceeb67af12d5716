"""Suspension and car fittings: ropes, belt, fan, lighting."""
import math

import materials as M
from geo import PI, box, cyl, frame, lathe, prism, ring, sweep, tube
from spares.fixings import bolt, cable


def _strands(path, R, mat, core):
    """Laid rope: eight helical strands round a core, following a list of 3D points with unit frames."""
    n = 8
    for s in range(n):
        pts = []
        for (p, u, v, d) in path:
            a = 2 * PI * s / n + d / R * .85
            pts.append(tuple(p[i] + R * .70 * (u[i] * math.cos(a) + v[i] * math.sin(a)) for i in range(3)))
        tube(pts, R * .315, mat, res=3)
    tube([p for p, _, _, _ in path], R * .52, core, res=3)


def ropes():
    """Coiled wire rope with a wedge socket termination and a cut end."""
    steel, core = M.satin((.42, .42, .42), .34, False), M.plain('rope_core', (.06, .055, .045), .8)
    R = .0065
    path, d, prev = [], 0.0, None
    N = 1500
    for k in range(N + 1):
        t = 2 * PI * 5.6 * k / N
        r = .150 + .0007 * t + .004 * math.sin(t * .37)
        p = (r * math.cos(t), r * math.sin(t), R + .0135 * (t / (2 * PI)) * .55 + .004 * math.sin(t * .5) ** 2)
        if prev:
            d += math.dist(p, prev)
        prev = p
        path.append((p, (math.cos(t), math.sin(t), 0), (0, 0, 1), d))
    with frame((-.05, .06, 0)):
        _strands(path, R, steel, core)
    # straight cut piece in front
    straight = [((-.13 + .002 * k, 0, R), (0, 1, 0), (0, 0, 1), .002 * k) for k in range(131)]
    with frame((.04, -.175, 0), (0, 0, 8)):
        _strands(straight, R, steel, core)
        for x in (-.118, .118):
            cyl(R * 1.12, .012, (x, 0, R), M.satin((.60, .60, .60), .3), 'X', .0006, 32)
    # wedge socket with eye bolt
    with frame((.205, .02, .022), (0, 0, -62)):
        grey = M.zinc()
        prism([(-.085, -.016), (-.020, -.034), (.060, -.034), (.074, -.020), (.074, .020), (.060, .034), (-.020, .034), (-.085, .016)], .040, grey, 'XY', bevel=.004, seg=3)
        cyl(.013, .058, (.054, 0, 0), M.satin('steel', .25), 'Z', .002, 40)
        cyl(.010, .10, (.125, 0, 0), M.satin('steel', .25), 'X', .001, 32)
        for k in range(18):
            ring(.0108, .0094, .0014, (.115 + .0032 * k, 0, 0), M.satin('steel', .3), 'X', .0004, 32)
        for x in (.128, .150):
            cyl(.019, .011, (x, 0, 0), grey, 'X', .0015, 6)
        tube([(-.085, 0, 0), (-.16, .004, -.004), (-.20, .02, -.014)], R, steel, smooth=True)
    return .07, .50


def belt():
    """Coated steel belt on a small drum, cut to show the cords."""
    pu, steel = M.rubber((.016, .016, .018), .34), M.satin((.62, .62, .62), .24)
    R, n = .085, 260
    sec = [(-.015, -.0016), (.015, -.0016), (.015, .0016), (-.015, .0016)]
    path = [((R + .0036 * t / (2 * PI)) * math.cos(-t), (R + .0036 * t / (2 * PI)) * math.sin(-t)) for t in [2 * PI * 6.25 * k / n for k in range(n + 1)]]
    x0, z0 = path[-1]
    with frame((-.045, .03, .108), (0, 0, 18)):
        sweep(path, sec, pu, angle=60)
        cyl(R - .002, .030, (0, 0, 0), M.plain('drum', (.58, .50, .38), .7), 'Y', .002, 96)
        for s in (-1, 1):
            ring(.108, .022, .006, (0, s * .0195, 0), M.plain('drum2', (.60, .52, .40), .7), 'Y', .0015, 96)
        sec2 = [(a * .999, b) for a, b in sec]
        sweep([(.1075, -.0), (.1078, -.05), (.112, -.085), (.128, -.1015), (.16, -.1058), (.30, -.1064)], sec2, pu, angle=60)
        for i in range(10):
            y = -.0125 + .025 * i / 9
            for j in range(5):
                a = 2 * PI * j / 5
                tube([(.298, y + .0006 * math.cos(a), -.1064 + .0006 * math.sin(a)), (.318 + .003 * math.sin(i * 7.1), y + .0009 * math.cos(a), -.1064 + .0009 * math.sin(a))], .00042, steel, res=2)
    with frame((.09, -.105, .0018), (0, 0, -16)):
        box((.16, .030, .0032), (0, 0, 0), pu, .0008)
        for i in range(10):
            cyl(.0011, .0004, (-.0801, -.0125 + .025 * i / 9, 0), steel, 'X', 0, 14)
            cyl(.0011, .0004, (.0801, -.0125 + .025 * i / 9, 0), steel, 'X', 0, 14)
    return .22, .40


def car_fan():
    """Cross-flow car fan: motor, long rotor and housing with a grille."""
    zinc, dark, alu = M.satin((.62, .63, .63), .34), M.plastic((.035, .036, .040), .42), M.satin('alu', .3)
    L = .36
    with frame((-.02, 0, .0), (0, 0, 18)):
        # housing: C-shaped sheet round the rotor, open to the front
        pts = [(.062 * math.cos(a), .085 + .062 * math.sin(a)) for a in [math.radians(-60 + 235 * k / 30) for k in range(31)]]
        inner = [(.0600 * math.cos(a), .085 + .0600 * math.sin(a)) for a in [math.radians(175 - 235 * k / 30) for k in range(31)]]
        prism(pts + inner, L, zinc, 'YZ', bevel=0)
        box((L, .012, .0020), (0, -.052, .070), zinc, 0)
        for s in (-1, 1):
            prism([(-.075, .002), (.078, .002), (.078, .100), (.050, .155), (-.045, .155), (-.075, .110)], .003, zinc, 'YZ', (s * (L / 2 + .0015), 0, 0), bevel=.0008)
        box((L + .006, .150, .003), (0, .002, .0018), zinc, .001)
        # rotor blades and end discs
        for i in range(30):
            a = 2 * PI * i / 30
            box((L - .012, .0095, .0010), (0, .046 * math.cos(a), .085 + .046 * math.sin(a)), alu, 0, rot=(math.degrees(a) + 32, 0, 0))
        for x in (-L / 2 + .008, -L / 6, L / 6, L / 2 - .008):
            ring(.052, .040, .002, (x, 0, .085), alu, 'X', .0004, 72)
        # motor at the right-hand end
        with frame((L / 2 + .003, 0, .085), (0, 90, 0)):
            lathe([(.0, .0), (.042, .0), (.045, .003), (.045, .040), (.040, .048), (.020, .052), (0, .052)], mat=dark, n=72)
            for i in range(16):
                a = 2 * PI * i / 16
                box((.012, .003, .001), (.030 * math.cos(a), .030 * math.sin(a), .0500), M.black(), 0, rot=(0, 0, math.degrees(a)))
            cyl(.012, .010, (0, 0, .054), M.satin('steel', .3), bevel=.001)
        for x in (-.15, .15):
            for y in (-.060, .064):
                bolt((x, y, .003), .004, .004)
        cable([(L / 2 + .04, .02, .05), (L / 2 + .07, .0, .012), (L / 2 + .03, -.09, .0035), (L / 2 - .06, -.15, .0035)], .003)
        with frame((L / 2 - .075, -.155, .007), (0, 0, 20)):
            box((.030, .014, .012), (0, 0, 0), M.plastic((.70, .69, .64), .4), .001)
    return .16, .44


def travelling_cable():
    """Coil of flat travelling cable with the cores fanned out."""
    black = M.rubber((.016, .016, .017), .40)
    sec = [(-.022, -.0028), (.022, -.0028), (.022, .0028), (-.022, .0028)]
    R, n = .10, 240
    path = [((R + .0068 * t / (2 * PI)) * math.cos(-t), (R + .0068 * t / (2 * PI)) * math.sin(-t)) for t in [2 * PI * 5.25 * k / n for k in range(n + 1)]]
    with frame((-.06, .05, .0225), (90, 0, 0)):
        sweep(path, sec, black, angle=50)
        x, z = path[-1]
    cols = [(.02, .02, .02), (.45, .03, .02), (.03, .10, .40), (.75, .55, .02), (.60, .60, .58), (.10, .30, .08), (.30, .12, .04), (.55, .20, .03), (.25, .05, .25), (.45, .45, .45)]
    with frame((.06, -.150, .0030), (0, 0, -20)):
        box((.20, .044, .0056), (-.02, 0, 0), black, .0022, seg=3)
        for x in range(11):
            box((.20, .0008, .0004), (-.02, -.020 + .004 * x, .0028), M.rubber((.010, .010, .011), .5), 0)
        for i, c in enumerate(cols):
            y = -.0185 + .037 * i / 9
            k = (i - 4.5)
            tube([(.075, y, 0), (.105, y * 1.25, .002), (.140, y * 2.0 + .0006 * k, .004), (.165, y * 2.7, .001)], .0016, M.plastic(c, .4), smooth=True)
            tube([(.163, y * 2.66, .0012), (.176, y * 2.95, .0002)], .0008, M.satin((.80, .42, .26), .22), res=3)
    return .05, .42


PARTS = {
    'ropes': (ropes, dict(cam=(-.20, -1.10, .66), aim=(.03, -.01, .01), lens=64)),
    'belt': (belt, dict(cam=(-.16, -.92, .36), aim=(.055, .0, .085), lens=66)),
    'fan': (car_fan, dict(cam=(-.30, -1.05, .40), aim=(.02, -.01, .065), lens=66)),
    'travelling': (travelling_cable, dict(cam=(-.14, -1.0, .62), aim=(.02, -.02, .0), lens=66)),
}
