"""Escalators in a glass-roofed arcade of brick, open to the street, in the evening."""
import math

import materials as M
import studio as S
from escalators.escalator import escalator
from escalators.path import EscPath
from geo import box, box2, cyl, frame, lathe, prism, tube
from geo.scatter import place, prototype
from materials.outdoors import masonry
from props.concourse import sign
from props.display import clock, pendant
from props.goods import stool
from props.outside import drain
from props.planting import shrub
from props.shopfront import KINDS, NAMES, shop
from props.street import bench
from studio import daylight

HALF, BAY = 6.2, 4.4  # half width of the nave, pitch of the arches


def _arched(y, x, z, side, brick, stone, h):
    """One bay of the side wall with a round arch on stone piers; the shop stands behind it."""
    r = BAY / 2 - 0.45
    spring = h - r - 0.55
    pts = [(-BAY / 2, h), (-BAY / 2, spring)]
    for i in range(25):
        a = math.pi * (1 - i / 24)
        pts.append((r * math.cos(a), spring + r * math.sin(a)))
    pts += [(BAY / 2, spring), (BAY / 2, h)]
    with frame((x, y, z), (0, 0, 0 if side > 0 else 180)):
        prism(pts, 0.5, brick, 'XZ', (0, 0.25, 0), bevel=0)
        rim = [(r * 1.0 * math.cos(math.pi * i / 24), spring + r * math.sin(math.pi * i / 24)) for i in range(25)]
        rim += [((r + 0.22) * math.cos(math.pi * (24 - i) / 24), spring + (r + 0.22) * math.sin(math.pi * (24 - i) / 24)) for i in range(25)]
        prism(rim, 0.10, stone, 'XZ', (0, -0.02, 0), bevel=0.01)
        for s in (-1, 1):
            box2((s * BAY / 2 - 0.45 * (s > 0), 0.0, 0), (s * BAY / 2 + 0.45 * (s < 0), 0.5, spring), brick, 0)
            box2((s * BAY / 2 - 0.49 * (s > 0), -0.07, spring - 0.16), (s * BAY / 2 + 0.49 * (s < 0), 0.5, spring + 0.02), stone, 0.012)
            box2((s * BAY / 2 - 0.49 * (s > 0), -0.07, 0), (s * BAY / 2 + 0.49 * (s < 0), 0.5, 0.45), stone, 0.012)


def _side(side, H, n, x0):
    brick = masonry((0.33, 0.145, 0.085), (0.40, 0.37, 0.33), (0.25, 0.083), 0.010, 0.5, 0.55, 0.8)
    stone = M.stone((0.56, 0.52, 0.45), 0.6)
    for i in range(n):
        x = x0 + i * BAY
        for z, h in ((0, H - 0.3), (H, 4.4)):
            _arched(side * HALF, x, z, side, brick, stone, h)
            with frame((x - side * BAY / 2, side * (HALF + 0.55), z), (0, 0, 0 if side > 0 else 180)):
                k = (i * 2 + (side > 0) + (z > 0) * 3) % len(NAMES)
                shop(BAY, h - 0.2, NAMES[k], KINDS[k], i * 3 + int(z > 0) + (5 if side > 0 else 0), 3200, 'wood:walnut')
        if i:
            with frame((x - BAY / 2, side * (HALF - 0.02), 3.0), (0, 0, 0 if side > 0 else 180)):
                tube([(0, 0, 0), (0, -0.42, 0.10)], 0.016, M.satin('black', 0.4))
                with frame((0, -0.42, 0.35)):
                    pendant(0.30, 0.14, 2900, 3.0)
    box2((x0 - BAY / 2, side * HALF - 0.12 * (side > 0), H - 0.32), (x0 + (n - 0.5) * BAY, side * HALF + 0.12 * (side < 0), H - 0.02), stone, 0.02)
    box2((x0 - BAY / 2, side * HALF - 0.10 * (side > 0), H + 4.4), (x0 + (n - 0.5) * BAY, side * (HALF + 3), H + 4.9), stone, 0.02)


def _roof(H, x0, x1):
    """Barrel of glass on slender iron bows."""
    iron = M.paint((0.055, 0.075, 0.07), 0.4)
    z, rise, m = H + 4.9, 3.0, 18
    arc = [(-HALF * math.cos(math.pi * i / m), z + rise * math.sin(math.pi * i / m)) for i in range(m + 1)]
    n = int((x1 - x0) / 2.2)
    for i in range(n + 1):
        x = x0 + (x1 - x0) * i / n
        tube([(x, y, q) for y, q in arc], 0.075 if i % 2 == 0 else 0.035, iron, res=3)
    for y, q in arc[1:-1]:
        tube([(x0, y, q), (x1, y, q)], 0.028, iron, res=2)
    outer = [(y * 1.004, q + 0.06) for y, q in arc]
    for k in range(m):
        (ya, za), (yb, zb) = outer[k], outer[k + 1]
        ln, ang = math.hypot(yb - ya, zb - za), math.degrees(math.atan2(zb - za, yb - ya))
        with frame(((x0 + x1) / 2, (ya + yb) / 2, (za + zb) / 2), (ang, 0, 0)):
            box((x1 - x0, ln - 0.02, 0.012), (0, 0, 0), M.glass((0.84, 0.90, 0.90)), 0)


def _cafe(x, y):
    with frame((x, y, 0)):
        cyl(0.34, 0.025, (0, 0, 0.73), M.spec('marble:white'), bevel=0.006)
        cyl(0.025, 0.72, (0, 0, 0.36), M.black(), bevel=0)
        cyl(0.22, 0.02, (0, 0, 0.01), M.black(), bevel=0.004)
        for k in range(3):
            with frame((0.62 * math.cos(2.1 * k), 0.62 * math.sin(2.1 * k), 0)):
                stool(0.46)


def build(p, view, w, h):
    H = p.get('rise', 5.0)
    path = EscPath(H, 30, 1.2)
    L = path.xend
    daylight.heaven((0.62, 0.56, 0.56), (0.36, 0.44, 0.62), (0.10, 0.18, 0.40), 0.7, azimuth=120, elevation=4, clouds=0.8, cover=0.46, cloud=(0.85, 0.68, 0.62), shade=(0.36, 0.37, 0.46))
    setts = masonry((0.27, 0.255, 0.235), (0.10, 0.095, 0.09), (0.22, 0.14), 0.008, 0.5, 0.5, 0.5, 0.004, True)
    x0, n = -3.2, 7
    xe = x0 + (n - 0.5) * BAY
    box2((-40, -HALF, -0.1), (L + 1, HALF, -0.003), setts, 0)
    box2((-40, -60, -0.12), (x0 - BAY / 2, 60, -0.02), setts, 0)
    pale = M.tiles((0.6, 0.6), (0.46, 0.43, 0.39), (0.25, 0.23, 0.21), 0.004, 0.3)
    for y in (-2.4, 4.2):
        box2((-14, y - 0.18, -0.05), (L, y + 0.18, 0), pale, 0)
    for k, y in enumerate((-0.9, 0.9)):
        with frame((0, y, 0)):
            escalator(rise=H, clad='brushed:bronze', deck='champagne', phase=0.2 + 0.45 * k, led=p.get('led', (1, 0.82, 0.58)))
    a = L + 1.25
    box2((a, -HALF, H - 0.5), (xe, HALF, H - 0.02), M.plaster((0.66, 0.62, 0.55)), 0.01)
    box2((a - 0.01, -HALF, H - 0.05), (xe, HALF, H - 0.003), pale, 0)
    iron = M.paint((0.055, 0.075, 0.07), 0.4)
    for y0, y1 in ((-HALF, -1.8), (1.8, HALF)):
        tube([(a + 0.05, y0, H + 1.05), (a + 0.05, y1, H + 1.05)], 0.028, M.satin('champagne', 0.3))
        for i in range(int((y1 - y0) / 0.12)):
            tube([(a + 0.05, y0 + 0.06 + i * 0.12, H), (a + 0.05, y0 + 0.06 + i * 0.12, H + 1.03)], 0.009, iron, res=1)
    for side in (-1, 1):
        _side(side, H, n, x0)
    _roof(H, x0 - BAY / 2, xe)
    box2((xe - 0.3, -HALF, 0), (xe, HALF, H + 8), M.stone((0.56, 0.50, 0.42), 0.6), 0)
    with frame((xe - 0.4, 0, H + 5.2), (0, 0, -90)):
        clock(0.9)
    for x, y in ((-1.6, 4.5), (1.6, 4.9), (4.4, 4.6), (-0.2, -4.7)):
        _cafe(x, y)
    made = prototype(shrub, 0.8, 0.8, 3)
    for x, y in ((-2.6, -3.3), (0.4, -3.3), (3.2, -3.3), (-2.8, 3.1), (0.2, 3.1)):
        with frame((x, y, 0)):
            lathe([(0, 0), (0.24, 0), (0.30, 0.5), (0.27, 0.5), (0.25, 0.42), (0, 0.42)], mat=M.stone((0.24, 0.12, 0.08), 0.7), n=36)
        place(made, (x, y, 0.42), (0, 0, 40 * x))
    with frame((-4.4, -3.9, 0), (0, 0, 90)):
        bench()
    with frame((-1.75, 0, 0)):
        drain(5.4)
    with frame((2.2, 0, 3.7)):
        sign((('↑', 'Upper Arcade'), ('i', 'Market Hall')), 3.1, 0.36, (1, 0.90, 0.72))
    for side in (-1, 1):
        for z in (H - 1.1, H + 3.1):
            S.area((x0 + 3 * BAY, side * (HALF + 2.2), z), (n * BAY, 2.0), 330, 3200, glossy=False)
    S.area((5, 0, H + 4.2), (22, 5), 560, 3300, glossy=False)
    S.area((-3, 0, 5.2), (6, 6), 200, 3300, glossy=False)
    cams = dict(
        front=((-6.6, -1.0, 1.6), 22, (4.0, 0.25, 1.6), 0.155),
        side=((-3.0, -4.6, 1.6), 22, (4.0, 0.6, 1.6), 0.13),
    )
    loc, lens, aim, up = cams[view]
    S.camera(loc, lens=lens, target=aim, w=w, h=h, shift=(0, up))
    return dict(look='High Contrast', exposure=p.get('ev', 0.55))
