"""Roller drive chain and compensation chain; door sills."""

import math

import materials as M
from geo import PI, box, cyl, frame, mesh, prism, tube
from spares.fixings import bolt


def _plate(L, r, waist, t, mat, y, z=0.0):
    """Waisted link plate along X, lying in the XZ plane at y."""
    pts = []
    for i in range(13):
        a = math.radians(50 + 260 * i / 12)
        pts.append((r * math.cos(a), r * math.sin(a)))
    pts.append((L / 2, -waist))
    for i in range(13):
        a = math.radians(-130 + 260 * i / 12)
        pts.append((L + r * math.cos(a), r * math.sin(a)))
    pts.append((L / 2, waist))
    prism(pts, t, mat, 'XZ', (0, y, z), bevel=t * 0.18)


def drive_chain():
    """Duplex roller chain laid in a loop, with a connecting link in front."""
    plate, roller = M.satin((0.36, 0.36, 0.37), 0.28), M.satin((0.55, 0.55, 0.56), 0.20)
    P = 0.03175
    R = 0.135
    n = int(2 * PI * R / P)

    def link(outer):
        o = 0.0100 if outer else 0.0080
        for row in (-0.018, 0.018):
            for s in (-1, 1):
                _plate(P, 0.0142, 0.0105, 0.0030, plate, row + s * o)
            if outer:
                cyl(0.0095, 0.0130, (0, row, 0), roller, 'Y', 0.0006, 40)
                cyl(0.0095, 0.0130, (P, row, 0), roller, 'Y', 0.0006, 40)
        if outer:
            for x in (0, P):
                cyl(0.0047, 0.0640, (x, 0, 0), M.satin('steel', 0.2), 'Y', 0.0008, 28)

    for i in range(n + 9):
        a = 2 * PI * i / n
        r = R + 0.0006 * i + (0.0022 * max(0, i - n) if i > n else 0)
        k = 2 * PI * (i + 1) / n
        r2 = R + 0.0006 * (i + 1) + (0.0022 * max(0, i + 1 - n) if i + 1 > n else 0)
        x, y, x2, y2 = r * math.cos(a), r * math.sin(a), r2 * math.cos(k), r2 * math.sin(k)
        if i > n - 2:  # the free end runs straight out, tangentially
            t = 2 * PI * (n - 1) / n
            u = (i - n + 1) * P
            r = R + 0.0006 * (n - 1)
            x, y = r * math.cos(t) - math.sin(t) * u, r * math.sin(t) + math.cos(t) * u
            x2, y2 = x - math.sin(t) * P, y + math.cos(t) * P
        with frame((x, y, 0.034), (0, 0, math.degrees(math.atan2(y2 - y, x2 - x)))), frame((0, 0, 0), (90, 0, 0)):
            link(i % 2 == 0)
    with frame((-0.02, -0.215, 0.0145), (0, 0, 14)):
        for s in (-0.018, 0.018):
            _plate(P, 0.0142, 0.0105, 0.0030, plate, s)
        for x in (0, P):
            cyl(0.0047, 0.064, (x, 0.006, 0), M.satin('steel', 0.2), 'Y', 0.0008, 28)
    return 0.07, 0.46


def compensation_chain():
    """Plastic-filled compensation chain in a coil with its mounting hook."""
    cover = M.rubber((0.018, 0.018, 0.020), 0.42)
    R = 0.0135
    pts = []
    for k in range(420):
        t = 2 * PI * 4.4 * k / 419
        r = 0.165 - 0.0295 * (t / (2 * PI)) * 0.92
        pts.append((r * math.cos(t), r * math.sin(t), R))
    with frame((-0.05, 0.04, 0)):
        tube(pts, R, cover, res=8)
    # stripped end: bare steel links
    steel = M.satin((0.42, 0.42, 0.43), 0.30)
    with frame((0.135, 0.035, R), (0, 0, -58)):
        tube([(-0.06, 0, 0), (0.03, 0, 0)], R, cover, res=8)
        for i in range(6):
            oval = []
            for j in range(28):
                a = 2 * PI * j / 28
                oval.append((0.0115 * math.cos(a) + math.copysign(0.0060, math.cos(a)), 0.0085 * math.sin(a), 0))
            with frame((0.042 + i * 0.0245, 0, 0), (90 * (i % 2) - 45, 0, 0)):
                tube(oval, 0.0032, steel, cyclic=True, res=4)
    with frame((0.06, -0.20, 0.009), (0, 0, 12)):
        tube(
            [
                (-0.05, 0, 0),
                (0.02, 0, 0),
                (0.05, 0.012, 0),
                (0.066, 0.038, 0),
                (0.050, 0.064, 0),
                (0.018, 0.066, 0),
                (0.004, 0.048, 0),
            ],
            0.0085,
            M.zinc(),
            smooth=True,
            res=8,
        )
        for k in range(14):
            cyl(0.0092, 0.0016, (-0.05 + k * 0.0030, 0, 0), M.satin('steel', 0.3), 'X', 0.0004, 28)
        for x in (-0.040, -0.018):
            cyl(0.0165, 0.0100, (x, 0, 0.004), M.zinc(), 'X', 0.0012, 6)
    return 0.05, 0.44


def _sill_section():
    """Aluminium sill with two guide grooves, (y, z) outline with the top at z=0.042."""
    top, low = 0.042, 0.020
    pts = [(-0.060, 0.0), (-0.060, top)]
    for c in (-0.022, 0.022):
        pts += [(c - 0.0055, top), (c - 0.0055, low), (c + 0.0055, low), (c + 0.0055, top)]
    return pts + [(0.060, top), (0.060, 0.0), (0.056, 0.0), (0.056, 0.014), (-0.056, 0.014), (-0.056, 0.0)]


def sills():
    """Two lengths of aluminium sill, one showing its section, with fixing brackets."""
    alu = M.brushed('alu', 0.30, 'X', 0.05, 0.3)
    pts = _sill_section()

    def length(L):
        n = len(pts)
        v = [(s, y, z) for s in (-L / 2, L / 2) for y, z in pts]
        f = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)] + [
            tuple(range(n - 1, -1, -1)),
            tuple(range(n, 2 * n)),
        ]
        mesh(v, f, alu, smooth=False, name='sill')
        for y in (-0.050, -0.040, -0.034, -0.008, 0.0, 0.008, 0.034, 0.040, 0.050):
            box((L - 0.001, 0.0022, 0.0012), (0, y, 0.0421), alu, 0.0003)

    with frame((0.02, 0.05, 0), (0, 0, 52)):
        length(0.62)
    with frame((0.05, 0.03, 0.0435), (0, 0, 34)):
        length(0.50)
    for x, y, r in ((-0.20, -0.06, 20), (-0.13, -0.12, -14)):
        with frame((x, y, 0), (0, 0, r)):
            prism(
                [(-0.03, 0), (0.03, 0), (0.03, 0.005), (-0.025, 0.005), (-0.025, 0.055), (-0.03, 0.055)],
                0.05,
                M.zinc(),
                'XZ',
                bevel=0.001,
            )
            bolt((0.010, 0, 0.005), 0.006, 0.005)
    return 0.09, 0.48


PARTS = {
    'drive': (drive_chain, dict(cam=(-0.16, -1.05, 0.66), aim=(0.01, -0.02, 0.02), bg=(0.74, 0.75, 0.76))),
    'compensation': (compensation_chain, dict(cam=(-0.16, -1.0, 0.62), aim=(0.02, -0.02, 0.0))),
    'sills': (sills, dict(cam=(-0.55, -1.0, 0.52), aim=(-0.01, 0.01, 0.03), bg=(0.66, 0.67, 0.685), ev=-0.1)),
}
