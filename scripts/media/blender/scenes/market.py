"""Inclined moving walks between the floors of a hypermarket."""
import math

import materials as M
import studio as S
from escalators.escalator import escalator
from escalators.path import EscPath
from geo import box, box2, cyl, frame, text, tube
from props.concourse import planter, sign
from props.display import poster, totem
from props.plant import plant
from props.shopfront import row

TILT = 11


def trolley():
    """Shopping trolley, handle towards -X, wheels on z=0."""
    steel, grip = M.satin('steel', 0.25), M.plastic((0.02, 0.16, 0.10), 0.4)
    top = [(-0.42, -0.27, 0.92), (-0.42, 0.27, 0.92), (0.42, 0.20, 0.80), (0.42, -0.20, 0.80)]
    low = [(-0.34, -0.22, 0.48), (-0.34, 0.22, 0.48), (0.34, 0.16, 0.48), (0.34, -0.16, 0.48)]
    for ring in (top, low):
        tube(ring, 0.009, steel, cyclic=True, res=2)
    for a, b, n in ((0, 1, 9), (1, 2, 14), (2, 3, 7), (3, 0, 14)):
        for i in range(n + 1):
            k = i / n
            p, q = ([r[a][j] + (r[b][j] - r[a][j]) * k for j in range(3)] for r in (top, low))
            tube([tuple(p), tuple(q)], 0.0035, steel, res=1)
    for j in range(1, 4):
        t = j / 4
        tube([tuple(low[i][c] + (top[i][c] - low[i][c]) * t for c in range(3)) for i in range(4)], 0.0035, steel, cyclic=True, res=1)
    for i in range(12):
        y = -0.2 + 0.4 * i / 11
        tube([(-0.34, y, 0.48), (0.34, y * 0.75, 0.48)], 0.0035, steel, res=1)
    tube([(-0.50, -0.25, 1.0), (-0.50, 0.25, 1.0)], 0.017, grip)
    for s in (-1, 1):
        tube([(-0.50, s * 0.25, 1.0), (-0.42, s * 0.27, 0.92), (-0.40, s * 0.25, 0.20), (0.40, s * 0.19, 0.15)], 0.011, steel, fillet=0.05, res=2)
        tube([(0.36, s * 0.18, 0.48), (0.40, s * 0.19, 0.15)], 0.010, steel, res=2)
        for x, y in ((-0.38, 0.24), (0.38, 0.19)):
            cyl(0.062, 0.028, (x, s * y, 0.064), M.rubber((0.05, 0.05, 0.052)), 'Y', 0.006, 24)
    for x, y, sx, sy, sz, c in ((-0.1, -0.06, 0.24, 0.14, 0.26, (0.55, 0.12, 0.08)), (0.12, 0.06, 0.18, 0.18, 0.20, (0.65, 0.52, 0.18)), (-0.16, 0.12, 0.12, 0.10, 0.30, (0.14, 0.30, 0.16))):
        box((sx, sy, sz), (x, y, 0.49 + sz / 2), M.paint(c, 0.5), 0.012)


def _walls(L, H, x1, top):
    white = M.plaster((0.80, 0.80, 0.78))
    green = M.paint((0.06, 0.20, 0.12), 0.4)
    box2((-16, 6.4, H - 0.5), (x1, 14, H - 0.02), white, 0.01)
    box2((L + 1.3, -8, H - 0.5), (x1, 14, H - 0.02), white, 0.01)
    box2((-16, 6.36, H - 0.62), (x1, 6.40, H - 0.01), green, 0.004)
    text('Fresh food   Bakery   Household', 0.34, (L * 0.36, 6.345, H - 0.32), (90, 0, 0), M.led(5000, 1.4, (0.95, 1, 0.95), sample=False), depth=0.006)
    for a, b in (((-16, 6.4), (L + 1.3, 6.4)),):
        box2((a[0], 6.41, H), (b[0], 6.422, H + 1.05), M.glass(), 0)
        tube([(a[0], 6.416, H + 1.08), (b[0], 6.416, H + 1.08)], 0.024, M.satin('steel', 0.28))
    for y0, y1 in ((-8, -0.95), (2.75, 6.4)):
        box2((L + 1.35, y0, H), (L + 1.362, y1, H + 1.05), M.glass(), 0)
        tube([(L + 1.356, y0, H + 1.08), (L + 1.356, y1, H + 1.08)], 0.024, M.satin('steel', 0.28))
    box2((x1, -9, 0), (x1 + 0.2, 14, top), M.spec('wood:ash'), 0)
    # side wall at -Y: glazing to a bright street, timber fins
    for i in range(18):
        x = -16 + i * 2.6
        box2((x - 0.06, -6.4, 0), (x + 0.06, -6.1, top), M.spec('wood:ash'), 0.006)
    for z in (0.05, 3.0, 6.0):
        box2((-16, -6.35, z - 0.04), (x1, -6.15, z + 0.04), M.paint((0.75, 0.75, 0.74), 0.4), 0.004)
    box2((-16, -6.26, 0), (x1, -6.248, top), M.glass(), 0)


def build(p, view, w, h):
    H, top = p.get('rise', 4.2), 8.6
    L = EscPath(H, TILT, 0.9).xend
    x1 = L + 13
    floor = M.tiles((0.6, 0.6), (0.50, 0.495, 0.48), (0.34, 0.335, 0.33), 0.003, 0.11)
    box2((-18, -9, -0.1), (x1, 14, -0.003), floor, 0)
    for k, y in enumerate((0, 1.8)):
        with frame((0, y, 0)):
            escalator(rise=H, angle=TILT, flat=0.9, pallets=True, phase=0.2 + 0.4 * k, clad=p.get('clad', 'paint:white'), led=p.get('led'))
    _walls(L, H, x1, top)
    box2((-18, -9, -0.3), (x1, -6.5, -0.02), M.stone((0.42, 0.41, 0.39), 0.7), 0)
    S.world((0.78, 0.86, 0.95), 0.9)
    row(-14, x1 - 1, 9.4, 0, H - 0.5, 7, 3, 4000, 50, 'marble:grey')
    row(-14, x1 - 1, 9.4, H, 3.6, 7, 6, 4000, 50, 'marble:grey')
    box2((-18, -9, top), (x1, 14, top + 0.1), M.plaster((0.82, 0.82, 0.80)), 0)
    for i in range(9):
        y = -4.6 + i * 2.1
        b = box2((-16, y, top - 0.10), (x1, y + 0.09, top - 0.04), M.led(4600, 5, sample=False), 0)
        b.visible_diffuse = False
    for i in range(12):
        x = -14 + i * 3.2
        box2((x, -6.1, top - 0.34), (x + 0.10, 14, top), M.spec('wood:ash:Y'), 0.004)
    path = EscPath(H, TILT, 0.9)
    for d, y in ((6.4, 0.12), (14.2, 1.75)):
        x, z, a = path.at(d)
        with frame((x, y, z), (0, -math.degrees(a), 0)):
            trolley()
    with frame((-2.7, 4.0, 0), (0, 0, 12)):
        trolley()
    with frame((1.4, 0.9, 3.05)):
        sign((('1', 'Groceries'), ('P', 'Car park')), 3.2, 0.38, (0.9, 1, 0.92))
    for i, x in enumerate((4.6, 10.4)):
        with frame((x, 4.9, 0), (0, 0, -35)):
            poster(('coffee', 'coast')[i], 0.9, 1.5)
    with frame((-1.6, 4.9, 0), (0, 0, -30)):
        totem('FLOOR GUIDE', ('1  Groceries', '1  Household', 'G  Shops & cafe', 'B  Car park'))
    for x, y, s in ((2.6, -2.4, 4), (8.2, -2.5, 6), (14.0, -2.5, 8)):
        with frame((x, y, 0)):
            planter(2.6, 2.2, s)
    S.area((6, 1, top - 0.4), (30, 9), 1500, 4600, glossy=False)
    S.area((L * 0.4, 7.9, H - 0.6), (26, 2), 260, 4200, glossy=False)
    S.area((6, -6.0, 3.6), (36, 6), 900, 6200, target=(6, 2, 1.5), glossy=False)
    S.area((L + 6, 2, H - 0.6), (7, 8), 160, 4300, glossy=False)
    cams = dict(
        front=((-4.6, -1.55, 1.6), 24, (6, 1.0, 1.6), 0.045),
        along=((-1.6, -0.05, 1.55), 22, (8, 0.1, 1.55), 0.06),
    )
    loc, lens, aim, up = cams[view]
    S.camera(loc, lens=lens, target=aim, w=w, h=h, shift=(0, up))
    return dict(look='High Contrast', exposure=p.get('ev', -0.1))
