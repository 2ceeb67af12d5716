"""Escalators in the lobby of an office tower at dusk: dark stone, bronze, light lines."""
import math

import materials as M
import studio as S
from escalators.escalator import escalator
from escalators.path import EscPath
from geo import box, box2, cyl, frame, ring, text, tube
from props.concourse import planter
from props.display import SERIF
from props.plant import plant
from props.goods import counter
from studio import daylight

WALL, X0, X1, FRONT = 5.6, -9, 26, -9


def _stone_wall(H, top):
    """Slabs of dark marble between bronze fins that are lit from behind."""
    bronze = M.satin('bronze', 0.28, False)
    n = 22
    for i in range(n):
        x = X0 + i * 1.6
        for z0, z1 in ((0, 3.0), (3.01, 6.0), (6.01, top)):
            box2((x + 0.004, WALL, z0), (x + 1.47, WALL + 0.05, z1 - 0.008), M.spec('marble:dark'), 0.002)
        box2((x + 1.50, WALL - 0.16, 0), (x + 1.57, WALL + 0.02, top), bronze, 0.004)
        b = box2((x + 1.475, WALL - 0.01, 0.02), (x + 1.495, WALL + 0.01, top), M.led(3000, 3.2, sample=False), 0)
        b.visible_diffuse = False
    box2((X0, WALL + 0.05, 0), (X1, WALL + 0.2, top), M.black(), 0)


def _ceiling(top):
    box2((X0, FRONT, top), (X1, WALL + 0.2, top + 0.1), M.plaster((0.55, 0.53, 0.50)), 0)
    for x, y, r in ((0.6, -0.6, 1.5), (5.2, -2.2, 1.1), (4.6, 2.6, 0.8), (-3.6, 1.6, 1.0)):
        z = top - 1.2 - 0.35 * r
        ring(r + 0.05, r - 0.05, 0.09, (x, y, z), M.satin('bronze', 0.3), 'Z', 0.004, 96)
        b = ring(r + 0.04, r - 0.04, 0.012, (x, y, z - 0.05), M.led(3200, 5.5, sample=False), 'Z', 0.001, 96)
        b.visible_diffuse = False
        for k in range(3):
            a = math.radians(120 * k + 30)
            tube([(x + r * math.cos(a), y + r * math.sin(a), z), (x, y, top)], 0.004, M.black(), res=2)
    for i in range(8):
        for y in (-4.5, 4.4):
            d = cyl(0.06, 0.01, (X0 + 3 + i * 3.2, y, top - 0.004), M.led(3200, 12, sample=False), bevel=0, n=20)
            d.visible_diffuse = False


def _reception():
    with frame((-0.6, 3.5, 0)):
        counter(3.4, M.spec('wood:walnut:X'), 3000)
        for x in (-0.7, 0.7):
            box((0.5, 0.03, 0.32), (x, 0.35, 1.24), M.black(), 0.008)
            box((0.06, 0.10, 0.16), (x, 0.35, 1.10), M.satin('black', 0.3), 0.01)
    text('NORTH QUAY HOUSE', 0.36, (-0.6, WALL - 0.18, 2.62), (90, 0, 0), M.led(3200, 2.4, (1, 0.86, 0.62), sample=False), depth=0.012, font=SERIF)


def _gates(x):
    """Row of glass speed gates across the way to the escalators."""
    for y in (-3.2, -2.1):
        box((1.4, 0.16, 0.98), (x, y, 0.49), M.satin('black', 0.28), 0.02)
        box((0.30, 0.12, 0.006), (x - 0.45, y, 0.985), M.led(5000, 1.2, (0.35, 1.0, 0.55), sample=False), 0)
        box((0.012, 0.40, 0.75), (x + 0.1, y + 0.30, 0.62), M.glass(), 0)


def build(p, view, w, h):
    H, top = p.get('rise', 5.0), 9.0
    L = EscPath(H, 30, 1.2).xend
    daylight.heaven((0.34, 0.28, 0.30), (0.12, 0.17, 0.33), (0.02, 0.045, 0.14), 0.55, azimuth=150, elevation=2, clouds=0.5)
    floor = M.tiles((1.2, 0.6), (0.40, 0.385, 0.36), (0.26, 0.25, 0.235), 0.003, 0.06)
    box2((X0, FRONT, -0.1), (X1, WALL + 0.2, -0.003), floor, 0)
    for y in (-1.35, 3.05):
        box2((X0, y - 0.06, -0.05), (L, y + 0.06, -0.0015), M.satin('bronze', 0.3), 0)
    for k, y in enumerate((0, 1.75)):
        with frame((0, y, 0)):
            escalator(rise=H, clad=p.get('clad', 'brushed:bronze'), deck=p.get('deck', 'bronze'), phase=0.3 + 0.5 * k, led=p.get('led', (1, 0.80, 0.52)), skirt=p.get('skirt', (0.75, 0.88, 1)))
    _stone_wall(H, top)
    _ceiling(top)
    with frame((-3.2, 0, 0)):
        _reception()
    xe = L + 1.25
    box2((xe, FRONT, H - 0.6), (X1, WALL, H - 0.02), M.plaster((0.62, 0.59, 0.55)), 0.01)
    box2((xe - 0.01, FRONT, H - 0.05), (X1, WALL, H - 0.003), floor, 0)
    b = box2((xe - 0.025, FRONT, H - 0.52), (xe - 0.005, WALL, H - 0.48), M.led(3100, 4, sample=False), 0)
    b.visible_diffuse = False
    for y0, y1 in ((FRONT, -0.95), (2.7, WALL)):
        box2((xe + 0.05, y0, H - 0.2), (xe + 0.062, y1, H + 1.05), M.glass(), 0)
        box2((xe + 0.03, y0, H + 1.05), (xe + 0.08, y1, H + 1.09), M.satin('bronze', 0.3, False), 0.006)
    box2((X1 - 2, FRONT, 0), (X1 - 1.8, WALL, top), M.spec('wood:walnut'), 0)
    b = box2((X1 - 2.02, FRONT, H + 0.02), (X1 - 2.0, WALL, H + 0.06), M.led(3000, 5, sample=False), 0)
    b.visible_diffuse = False
    for i in range(14):  # lounge under the upper floor
        box2((xe + 7.0, FRONT + i * 1.1, 0), (xe + 7.1, FRONT + i * 1.1 + 0.6, H - 0.6), M.spec('wood:walnut'), 0.004)
    S.area((xe + 3.4, -1, H - 0.66), (5, 11), 150, 3100, glossy=False)
    for x, y in ((2.6, -2.6), (7.6, -3.4)):
        with frame((x, y, 0)):
            planter(2.2, 2.4, int(x) + 2)
    with frame((-0.9, -5.2, 0)):
        _gates(0)
    S.area((1.5, -1, top - 2.0), (9, 6), 640, 3500, glossy=False)
    S.area((-5.0, 3.2, top - 2.2), (4, 3), 150, 3200, glossy=False)
    S.area((xe + 4, -1, top - 0.4), (8, 9), 260, 3200, glossy=False)
    S.area((3, FRONT + 0.4, 5.0), (18, 6), 260, 7200, target=(3, 2, 1.5), glossy=False)
    cams = dict(
        right=((-6.6, -3.5, 1.5), 24, (2.6, 1.15, 1.5), 0.085),
        front=((-4.4, 2.6, 1.5), 25, (3.4, 0.4, 1.5), 0.13),
    )
    loc, lens, aim, up = cams[view]
    S.camera(loc, lens=lens, target=aim, w=w, h=h, shift=(0, up))
    return dict(look='High Contrast', exposure=p.get('ev', 0.5))
