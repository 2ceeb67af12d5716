"""Escalator wear parts: step chain, combs, handrail, brush."""
import math
import random

import materials as M
from geo import PI, box, cyl, frame, lathe, mesh, prism, ring, sweep
from spares.fixings import bolt


def _link(L, mat, y):
    """Figure-eight link plate from x=0 to x=L in the XZ plane."""
    r, n = 0.026, 14
    pts = []
    for i in range(n + 1):
        a = math.radians(60 + 240 * i / n)
        pts.append((r * math.cos(a), r * math.sin(a)))
    for i in range(n + 1):
        a = math.radians(-120 + 240 * i / n)
        pts.append((L + r * math.cos(a), r * math.sin(a)))
    prism(pts, 0.005, mat, 'XZ', (0, y, 0), bevel=0.0008)


def step_chain():
    """A length of step chain with rollers, one end lifted in a curve."""
    steel, dark = M.satin((0.40, 0.40, 0.41), 0.30), M.satin((0.30, 0.30, 0.31), 0.34)
    L = 0.135
    x, z, a = -0.34, 0.040, 0.0
    turn = (0,) * 5
    with frame((0.02, 0.06, 0), (0, 0, 24)):
        for i, da in enumerate(turn):
            with frame((x, 0, z), (0, -a, 0)):
                o = 0.017 if i % 2 else 0.025
                for s in (-1, 1):
                    _link(L, dark if i % 2 else steel, s * o)
                cyl(0.011, 0.066, (0, 0, 0), M.satin('steel', 0.2), 'Y', 0.001, 32)
                for s in (-1, 1):
                    cyl(0.0075, 0.010, (0, s * 0.032, 0), M.zinc(), 'Y', 0.001, 6)
                # roller on every second pin, on the outside
                if i % 2 == 0:
                    lathe(
                        [
                            (0.014, -0.010),
                            (0.034, -0.011),
                            (0.038, -0.008),
                            (0.038, 0.008),
                            (0.034, 0.011),
                            (0.014, 0.010),
                        ],
                        (0, -0.052, 0),
                        M.plastic((0.48, 0.045, 0.03), 0.38),
                        'Y',
                        72,
                    )
                    cyl(0.017, 0.023, (0, -0.052, 0), M.satin('steel', 0.22), 'Y', 0.0012, 48)
                    cyl(0.008, 0.027, (0, -0.053, 0), M.machined('steel', 0.18, 4000, 'Z'), 'Y', 0.001, 32)
                else:
                    cyl(0.018, 0.030, (0, 0, 0), M.satin('steel', 0.24), 'Y', 0.001, 48)
            x += L * math.cos(math.radians(a))
            z += L * math.sin(math.radians(a))
            a += da
    # one link pair and a loose roller in front
    with frame((0.08, -0.17, 0.0275), (0, 0, -20)), frame(rot=(90, 0, 0)):
        for s in (-1, 1):
            _link(L, steel, s * 0.010 - 0.012)
        for k in (0, L):
            cyl(0.011, 0.040, (k, -0.012, 0), M.satin('steel', 0.2), 'Y', 0.001, 32)
            cyl(0.018, 0.016, (k, -0.012, 0), M.satin('steel', 0.24), 'Y', 0.001, 48)
    with frame((-0.10, -0.17, 0.011)):
        lathe(
            [(0.014, -0.010), (0.034, -0.011), (0.038, -0.008), (0.038, 0.008), (0.034, 0.011), (0.014, 0.010)],
            mat=M.plastic((0.48, 0.045, 0.03), 0.38),
            n=72,
        )
        ring(0.0165, 0.009, 0.022, mat=M.satin('steel', 0.22), n=48)
    return 0.10, 0.56


def combs():
    """Comb plates: aluminium segments and yellow plastic ones, fanned."""
    yellow, alu = M.paint((0.86, 0.54, 0.02), 0.40), M.satin('alu', 0.34)

    def comb(mat, loc, rz, teeth=16, pitch=0.0091):
        with frame(loc, (0, 0, rz)):
            w = teeth * pitch
            prism(
                [(-0.095, 0), (-0.02, 0), (0, 0.004), (0, 0.008), (-0.030, 0.013), (-0.095, 0.013)],
                w,
                mat,
                'YZ',
                (0, 0.0, 0),
                rot=(0, 0, 180),
                bevel=0.001,
            )
            for i in range(teeth):
                x = -w / 2 + pitch * (i + 0.5)
                prism(
                    [(0, 0.001), (-0.058, 0.000), (-0.060, 0.002), (-0.020, 0.010), (0, 0.011)],
                    0.0042,
                    mat,
                    'YZ',
                    (x, 0, 0),
                    bevel=0.0008,
                )
            for x in (-w * 0.30, w * 0.30):
                lathe([(0.0035, 0.0100), (0.0075, 0.0134), (0.0078, 0.0134)], (x, 0.060, 0), M.black(), 'Z', 32)
                cyl(0.0066, 0.003, (x, 0.060, 0.0120), M.satin('steel', 0.25), bevel=0.0008, n=32)
                box((0.0082, 0.0014, 0.0012), (x, 0.060, 0.0134), M.black(), 0, rot=(0, 0, 40))

    comb(alu, (-0.115, -0.005, 0), 14)
    comb(yellow, (0.045, -0.020, 0), -6)
    comb(yellow, (0.190, 0.050, 0.0), -28)
    with frame((-0.03, 0.12, 0), (0, 0, 4)):
        comb(M.satin('alu', 0.3), (0, 0, 0), 0)
    return 0.05, 0.34


def handrail_roll():
    """Black handrail in a loose coil with the profile end in front, and a red sample piece."""
    lip = [
        (-0.031, -0.010),
        (-0.040, -0.006),
        (-0.040, 0.002),
        (-0.034, 0.009),
        (-0.014, 0.0125),
        (0.014, 0.0125),
        (0.034, 0.009),
        (0.040, 0.002),
        (0.040, -0.006),
        (0.031, -0.010),
        (0.024, -0.006),
        (0.028, -0.001),
        (0.020, 0.002),
        (-0.020, 0.002),
        (-0.028, -0.001),
        (-0.024, -0.006),
    ]
    black, red = M.rubber((0.012, 0.012, 0.013), 0.27), M.rubber((0.30, 0.014, 0.016), 0.27)
    R, step, n = 0.15, 0.0165, 220
    path = [
        ((R + step * t / (2 * PI)) * math.cos(-t), (R + step * t / (2 * PI)) * math.sin(-t))
        for t in [2 * PI * 4.25 * k / n for k in range(n + 1)]
    ]
    x, z = path[-1]

    with frame((-0.06, 0.08, 0.041), (90, 0, 0)):
        sweep(path, lip, black, angle=50)
    with frame((0.235, -0.135, 0.0115), (0, 0, 62)):
        sweep([(-0.11 + 0.022 * k, 0) for k in range(11)], lip, red, angle=50)
        sweep(
            [(-0.1102 + 0.022 * k, 0.0002) for k in (0, 10)],
            [(-0.020, 0.0022), (0.020, 0.0022), (0.020, 0.0030), (-0.020, 0.0030)],
            M.plain('ply', (0.42, 0.38, 0.30), 0.8),
        )
    with frame((0.105, -0.195, 0.0115), (0, 0, 40)):
        sweep([(-0.08 + 0.02 * k, 0) for k in range(9)], lip, black, angle=50)
        sweep(
            [(-0.0802 + 0.02 * k, 0.0002) for k in (0, 8)],
            [(-0.020, 0.0022), (0.020, 0.0022), (0.020, 0.0030), (-0.020, 0.0030)],
            M.plain('ply', (0.42, 0.38, 0.30), 0.8),
        )
    return 0.09, 0.56


def _bristles(L, mat, rows=(-0.004, 0, 0.004), n=520):
    """Rows of slightly splayed bristles along X as one mesh of three-sided spikes."""
    rnd, v, f = random.Random(5), [], []
    for y in rows:
        for i in range(n):
            x, r = -L / 2 + L * (i + rnd.random()) / n, 0.0007
            tx, ty, tz = x + rnd.gauss(0, 0.0008), y * 1.6 + rnd.gauss(0, 0.0012), 0.048 + rnd.uniform(-0.0012, 0.0012)
            k = len(v)
            for px, py, pz, q in ((x, y, 0.012, r), (tx, ty, tz, r * 0.8)):
                for a in (0, 2.1, 4.2):
                    v.append((px + q * math.cos(a), py + q * math.sin(a), pz))
            f += [(k + j, k + (j + 1) % 3, k + 3 + (j + 1) % 3, k + 3 + j) for j in range(3)] + [(k + 3, k + 4, k + 5)]
    mesh(v, f, mat, name='bristles')


def skirt_brush():
    """Skirt brush: aluminium carrier with two rows of bristles, and end caps."""
    alu, bristle = M.satin('alu', 0.28), M.plastic((0.020, 0.020, 0.022), 0.55)
    for loc, rz in (((-0.01, 0.05, 0), 16), ((0.02, -0.06, 0), 7)):
        with frame(loc, (0, 0, rz)):
            L = 0.56
            prism(
                [(-0.018, 0), (0.018, 0), (0.018, 0.010), (0.012, 0.016), (-0.012, 0.016), (-0.018, 0.010)],
                L,
                alu,
                'YZ',
                bevel=0.0012,
            )
            box((L, 0.010, 0.004), (0, -0.002, 0.0165), M.black(), 0)
            _bristles(L, bristle)
            for x in (-L / 2, L / 2):
                box((0.014, 0.040, 0.021), (x, 0, 0.0105), M.plastic((0.03, 0.03, 0.032), 0.42), 0.004, seg=3)
    for x, y in ((0.24, -0.15), (0.27, -0.13), (0.21, -0.165)):
        bolt((x, y, 0), 0.005, 0.005)
    return 0.05, 0.46


def step_rollers():
    """Step and chain rollers with bearings."""
    red, black, steel = (
        M.plastic((0.50, 0.045, 0.03), 0.36),
        M.rubber((0.018, 0.018, 0.019), 0.40),
        M.satin('steel', 0.22),
    )
    for R, w, mat, loc, rot in (
        (0.038, 0.012, red, (-0.062, 0.01, 0.038), (90, 0, 22)),
        (0.050, 0.014, black, (0.045, 0.030, 0.050), (90, 0, -10)),
        (0.038, 0.012, M.plastic((0.62, 0.60, 0.52), 0.36), (0.020, -0.070, 0.0125), (0, 0, 0)),
    ):
        with frame(loc, rot):
            lathe(
                [
                    (R * 0.48, -w),
                    (R * 0.90, -w),
                    (R, -w * 0.75),
                    (R, w * 0.75),
                    (R * 0.90, w),
                    (R * 0.48, w),
                    (R * 0.48, -w),
                ],
                mat=mat,
                n=96,
            )
            ring(R * 0.80, R * 0.76, w * 2.02, (0, 0, 0), M.plastic((0.06, 0.06, 0.06), 0.5), bevel=0.0004)
            ring(R * 0.50, R * 0.40, w * 1.9, (0, 0, 0), steel, bevel=0.001)
            ring(R * 0.40, R * 0.30, w * 1.6, (0, 0, 0), M.plastic((0.10, 0.04, 0.03), 0.4), bevel=0.0006)
            ring(R * 0.30, R * 0.18, w * 2.0, (0, 0, 0), M.machined('steel', 0.18, 3000), bevel=0.0008)
    return 0.10, 0.20


PARTS = {
    'chain': (step_chain, dict(cam=(-0.30, -1.55, 0.62), aim=(0.00, -0.02, 0.02))),
    'combs': (combs, dict(cam=(-0.10, -0.90, 0.50), aim=(0.035, 0.0, 0.0), bg=(0.70, 0.71, 0.72))),
    'handrail': (handrail_roll, dict(cam=(-0.10, -1.25, 0.80), aim=(0.03, -0.01, 0.02))),
    'brush': (skirt_brush, dict(cam=(-0.34, -1.05, 0.46), aim=(0.0, -0.01, 0.01))),
    'rollers': (step_rollers, dict(cam=(-0.06, -0.58, 0.26), aim=(0.0, -0.01, 0.035))),
}
