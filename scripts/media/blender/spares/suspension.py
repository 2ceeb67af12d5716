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
        for p, u, v, d in path:
            a = 2 * PI * s / n + d / R * 0.85
            pts.append(tuple(p[i] + R * 0.70 * (u[i] * math.cos(a) + v[i] * math.sin(a)) for i in range(3)))
        tube(pts, R * 0.315, mat, res=3)
    tube([p for p, _, _, _ in path], R * 0.52, core, res=3)


def ropes():
    """Coiled wire rope with a wedge socket termination and a cut end."""
    steel, core = M.satin((0.27, 0.27, 0.27), 0.34, False), M.plain('rope_core', (0.06, 0.055, 0.045), 0.8)
    R = 0.0065
    path, d, prev = [], 0.0, None
    N = 1500
    for k in range(N + 1):
        t = 2 * PI * 5.6 * k / N
        r = 0.150 + 0.0007 * t + 0.004 * math.sin(t * 0.37)
        p = (r * math.cos(t), r * math.sin(t), R + 0.0135 * (t / (2 * PI)) * 0.55 + 0.004 * math.sin(t * 0.5) ** 2)
        if prev:
            d += math.dist(p, prev)
        prev = p
        path.append((p, (math.cos(t), math.sin(t), 0), (0, 0, 1), d))
    with frame((-0.05, 0.06, 0)):
        _strands(path, R, steel, core)
    # straight cut piece in front
    straight = [((-0.13 + 0.002 * k, 0, R), (0, 1, 0), (0, 0, 1), 0.002 * k) for k in range(131)]
    with frame((0.04, -0.175, 0), (0, 0, 8)):
        _strands(straight, R, steel, core)
        for x in (-0.118, 0.118):
            cyl(R * 1.12, 0.012, (x, 0, R), M.satin((0.60, 0.60, 0.60), 0.3), 'X', 0.0006, 32)
    # wedge socket with eye bolt
    with frame((0.205, 0.02, 0.022), (0, 0, -62)):
        grey = M.zinc()
        prism(
            [
                (-0.085, -0.016),
                (-0.020, -0.034),
                (0.060, -0.034),
                (0.074, -0.020),
                (0.074, 0.020),
                (0.060, 0.034),
                (-0.020, 0.034),
                (-0.085, 0.016),
            ],
            0.040,
            grey,
            'XY',
            bevel=0.004,
            seg=3,
        )
        cyl(0.013, 0.058, (0.054, 0, 0), M.satin('steel', 0.25), 'Z', 0.002, 40)
        cyl(0.010, 0.10, (0.125, 0, 0), M.satin('steel', 0.25), 'X', 0.001, 32)
        for k in range(18):
            ring(0.0108, 0.0094, 0.0014, (0.115 + 0.0032 * k, 0, 0), M.satin('steel', 0.3), 'X', 0.0004, 32)
        for x in (0.128, 0.150):
            cyl(0.019, 0.011, (x, 0, 0), grey, 'X', 0.0015, 6)
        tube([(-0.085, 0, 0), (-0.16, 0.004, -0.004), (-0.20, 0.02, -0.014)], R, steel, smooth=True)
    return 0.07, 0.50


def belt():
    """Coated steel belt on a small drum, cut to show the cords."""
    pu, steel = M.rubber((0.016, 0.016, 0.018), 0.34), M.satin((0.62, 0.62, 0.62), 0.24)
    R, n = 0.085, 260
    sec = [(-0.015, -0.0016), (0.015, -0.0016), (0.015, 0.0016), (-0.015, 0.0016)]
    path = [
        ((R + 0.0036 * t / (2 * PI)) * math.cos(-t), (R + 0.0036 * t / (2 * PI)) * math.sin(-t))
        for t in [2 * PI * 6.25 * k / n for k in range(n + 1)]
    ]
    x0, z0 = path[-1]
    with frame((-0.045, 0.03, 0.108), (0, 0, 18)):
        sweep(path, sec, pu, angle=60)
        cyl(R - 0.002, 0.030, (0, 0, 0), M.plain('drum', (0.58, 0.50, 0.38), 0.7), 'Y', 0.002, 96)
        for s in (-1, 1):
            ring(0.108, 0.022, 0.006, (0, s * 0.0195, 0), M.plain('drum2', (0.60, 0.52, 0.40), 0.7), 'Y', 0.0015, 96)
        sec2 = [(a * 0.999, b) for a, b in sec]
        sweep(
            [(0.1075, -0.0), (0.1078, -0.05), (0.112, -0.085), (0.128, -0.1015), (0.16, -0.1058), (0.30, -0.1064)],
            sec2,
            pu,
            angle=60,
        )
        for i in range(10):
            y = -0.0125 + 0.025 * i / 9
            for j in range(5):
                a = 2 * PI * j / 5
                tube(
                    [
                        (0.298, y + 0.0006 * math.cos(a), -0.1064 + 0.0006 * math.sin(a)),
                        (0.318 + 0.003 * math.sin(i * 7.1), y + 0.0009 * math.cos(a), -0.1064 + 0.0009 * math.sin(a)),
                    ],
                    0.00042,
                    steel,
                    res=2,
                )
    with frame((0.09, -0.105, 0.0018), (0, 0, -16)):
        box((0.16, 0.030, 0.0032), (0, 0, 0), pu, 0.0008)
        for i in range(10):
            cyl(0.0011, 0.0004, (-0.0801, -0.0125 + 0.025 * i / 9, 0), steel, 'X', 0, 14)
            cyl(0.0011, 0.0004, (0.0801, -0.0125 + 0.025 * i / 9, 0), steel, 'X', 0, 14)
    return 0.22, 0.40


def car_fan():
    """Cross-flow car fan: motor, long rotor and housing with a grille."""
    zinc, dark, alu = M.satin((0.62, 0.63, 0.63), 0.34), M.plastic((0.035, 0.036, 0.040), 0.42), M.satin('alu', 0.3)
    L = 0.36
    with frame((-0.02, 0, 0.0), (0, 0, 18)):
        # housing: C-shaped sheet round the rotor, open to the front
        pts = [
            (0.062 * math.cos(a), 0.085 + 0.062 * math.sin(a))
            for a in [math.radians(-60 + 235 * k / 30) for k in range(31)]
        ]
        inner = [
            (0.0600 * math.cos(a), 0.085 + 0.0600 * math.sin(a))
            for a in [math.radians(175 - 235 * k / 30) for k in range(31)]
        ]
        prism(pts + inner, L, zinc, 'YZ', bevel=0)
        box((L, 0.012, 0.0020), (0, -0.052, 0.070), zinc, 0)
        for s in (-1, 1):
            prism(
                [(-0.075, 0.002), (0.078, 0.002), (0.078, 0.100), (0.050, 0.155), (-0.045, 0.155), (-0.075, 0.110)],
                0.003,
                zinc,
                'YZ',
                (s * (L / 2 + 0.0015), 0, 0),
                bevel=0.0008,
            )
        box((L + 0.006, 0.150, 0.003), (0, 0.002, 0.0018), zinc, 0.001)
        # rotor blades and end discs
        for i in range(30):
            a = 2 * PI * i / 30
            box(
                (L - 0.012, 0.0095, 0.0010),
                (0, 0.046 * math.cos(a), 0.085 + 0.046 * math.sin(a)),
                alu,
                0,
                rot=(math.degrees(a) + 32, 0, 0),
            )
        for x in (-L / 2 + 0.008, -L / 6, L / 6, L / 2 - 0.008):
            ring(0.052, 0.040, 0.002, (x, 0, 0.085), alu, 'X', 0.0004, 72)
        # motor at the right-hand end
        with frame((L / 2 + 0.003, 0, 0.085), (0, 90, 0)):
            lathe(
                [(0.0, 0.0), (0.042, 0.0), (0.045, 0.003), (0.045, 0.040), (0.040, 0.048), (0.020, 0.052), (0, 0.052)],
                mat=dark,
                n=72,
            )
            for i in range(16):
                a = 2 * PI * i / 16
                box(
                    (0.012, 0.003, 0.001),
                    (0.030 * math.cos(a), 0.030 * math.sin(a), 0.0500),
                    M.black(),
                    0,
                    rot=(0, 0, math.degrees(a)),
                )
            cyl(0.012, 0.010, (0, 0, 0.054), M.satin('steel', 0.3), bevel=0.001)
        for x in (-0.15, 0.15):
            for y in (-0.060, 0.064):
                bolt((x, y, 0.003), 0.004, 0.004)
        cable(
            [
                (L / 2 + 0.04, 0.02, 0.05),
                (L / 2 + 0.07, 0.0, 0.012),
                (L / 2 + 0.03, -0.09, 0.0035),
                (L / 2 - 0.06, -0.15, 0.0035),
            ],
            0.003,
        )
        with frame((L / 2 - 0.075, -0.155, 0.007), (0, 0, 20)):
            box((0.030, 0.014, 0.012), (0, 0, 0), M.plastic((0.70, 0.69, 0.64), 0.4), 0.001)
    return 0.16, 0.44


def travelling_cable():
    """Coil of flat travelling cable with the cores fanned out."""
    black = M.rubber((0.016, 0.016, 0.017), 0.40)
    sec = [(-0.022, -0.0028), (0.022, -0.0028), (0.022, 0.0028), (-0.022, 0.0028)]
    R, n = 0.10, 240
    path = [
        ((R + 0.0068 * t / (2 * PI)) * math.cos(-t), (R + 0.0068 * t / (2 * PI)) * math.sin(-t))
        for t in [2 * PI * 5.25 * k / n for k in range(n + 1)]
    ]
    with frame((-0.06, 0.05, 0.0225), (90, 0, 0)):
        sweep(path, sec, black, angle=50)
        x, z = path[-1]
    cols = [
        (0.02, 0.02, 0.02),
        (0.45, 0.03, 0.02),
        (0.03, 0.10, 0.40),
        (0.75, 0.55, 0.02),
        (0.60, 0.60, 0.58),
        (0.10, 0.30, 0.08),
        (0.30, 0.12, 0.04),
        (0.55, 0.20, 0.03),
        (0.25, 0.05, 0.25),
        (0.45, 0.45, 0.45),
    ]
    with frame((0.06, -0.150, 0.0030), (0, 0, -20)):
        box((0.20, 0.044, 0.0056), (-0.02, 0, 0), black, 0.0022, seg=3)
        for x in range(11):
            box((0.20, 0.0008, 0.0004), (-0.02, -0.020 + 0.004 * x, 0.0028), M.rubber((0.010, 0.010, 0.011), 0.5), 0)
        for i, c in enumerate(cols):
            y = -0.0185 + 0.037 * i / 9
            k = i - 4.5
            tube(
                [
                    (0.075, y, 0),
                    (0.105, y * 1.25, 0.002),
                    (0.140, y * 2.0 + 0.0006 * k, 0.004),
                    (0.165, y * 2.7, 0.001),
                ],
                0.0016,
                M.plastic(c, 0.4),
                smooth=True,
            )
            tube(
                [(0.163, y * 2.66, 0.0012), (0.176, y * 2.95, 0.0002)], 0.0008, M.satin((0.80, 0.42, 0.26), 0.22), res=3
            )
    return 0.05, 0.42


PARTS = {
    'ropes': (
        ropes,
        dict(
            cam=(-0.20, -1.10, 0.66),
            aim=(0.03, -0.01, 0.01),
            views={'socket': dict(cam=(0.02, -0.72, 0.40), focus=((0.10, -0.16, 0.0), (0.34, 0.10, 0.05)), fill=0.9)},
        ),
    ),
    'belt': (belt, dict(cam=(-0.16, -0.92, 0.36), aim=(0.055, 0.0, 0.085))),
    'fan': (car_fan, dict(cam=(-0.30, -1.05, 0.40), aim=(0.02, -0.01, 0.065))),
    'travelling': (
        travelling_cable,
        dict(
            cam=(-0.14, -1.0, 0.62),
            aim=(0.02, -0.02, 0.0),
            views={'cores': dict(cam=(0.12, -0.62, 0.34), focus=((0.03, -0.24, 0.0), (0.25, -0.13, 0.02)), fill=0.86)},
        ),
    ),
}
