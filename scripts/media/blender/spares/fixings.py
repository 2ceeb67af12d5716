"""Bolts, plates and cables shared by the parts."""
import math
import materials as M
from geo import AX, box, cyl, frame, PI, prism, rrect, text, tube


def bolt(loc, r=0.008, h=0.006, axis='Z', rot=None, mat=None):
    """Hex head with washer, head pointing along +axis."""
    m = mat or M.satin('steel', 0.3)
    rr = rot or AX[axis]
    with frame(loc, rr):
        cyl(r * 1.55, h * 0.25, (0, 0, h * 0.12), m, bevel=0.0004, n=28)
        cyl(r, h, (0, 0, h * 0.6), m, bevel=0.0012, n=6)


def circle_bolts(R, n, z, r=0.008, h=0.006, axis_rot=None, a0=0, center=(0, 0, 0)):
    with frame(center, axis_rot or (0, 0, 0)):
        for i in range(n):
            a = 2 * PI * i / n + a0
            bolt((R * math.cos(a), R * math.sin(a), z), r, h)


def label(w, h, loc, lines=('TYPE  PM-1000', '400 V   9.6 kW', '1.75 m/s'), rot=(0, 0, 0), col=(0.82, 0.82, 0.80)):
    """Rating plate facing -Y."""
    with frame(loc, rot):
        prism(rrect(w, h, 0.003), 0.0012, M.plain('plate', col, 0.35, 0.5, 0.3), 'XZ', bevel=0.0003)
        ink = M.plain('ink', (0.03, 0.03, 0.035), 0.5)
        n = len(lines)
        for i, s in enumerate(lines):
            text(
                s,
                h / (n + 1.2) * 0.72,
                (-w * 0.44, -0.0009, h * 0.5 - h * (i + 0.9) / (n + 0.8)),
                (90, 0, 0),
                ink,
                'LEFT',
                0.0001,
            )
        box((w * 0.88, 0.0004, 0.0008), (0, -0.0008, h * 0.5 - h * 1.45 / (n + 0.8)), ink, 0)


def cable(pts, r=0.0035, mat=None):
    ob = tube(pts, r, mat or M.rubber((0.015, 0.015, 0.016), 0.45), smooth=True)
    ob['loose'] = True  # may run out of the picture
    return ob


def gland(loc, r=0.010, axis='Z', rot=None, mat=None):
    m = mat or M.plastic((0.03, 0.03, 0.03), 0.4)
    with frame(loc, rot or AX[axis]):
        cyl(r * 1.25, 0.010, (0, 0, 0.005), m, n=6, bevel=0.0012)
        cyl(r, 0.012, (0, 0, 0.016), m, r2=r * 0.75, bevel=0.0015, n=32)
