"""Escalators of an airport terminal, in front of a tall glazed wall."""
import math

import materials as M
import studio as S
from escalators.escalator import escalator
from escalators.path import EscPath
from geo import box2, cyl, frame, text, tube
from props.concourse import airliner, planter, seats, sign
from props.display import totem
from props.shopfront import row
from studio import daylight

X0, X1, Y0, GLASS = -16, 30, -14, 9.0


def _shell(top, floor):
    box2((X0, Y0, -0.1), (X1, GLASS + 0.3, -0.002), floor, 0)
    white = M.paint((0.80, 0.80, 0.79), 0.38)
    for i in range(17):
        x = X0 + i * 3
        box2((x - 0.045, GLASS, 0), (x + 0.045, GLASS + 0.24, top), white, 0.01)
    for z in (0.06, 2.9, 5.4, 7.9):
        box2((X0, GLASS + 0.02, z - 0.04), (X1, GLASS + 0.16, z + 0.04), white, 0.005)
    box2((X0, GLASS + 0.06, 0), (X1, GLASS + 0.072, top), M.glass(), 0)
    ash = M.spec('wood:ash:Y')
    for i in range(int((X1 - X0) / 0.30)):  # timber lamellas below a white soffit
        x = X0 + i * 0.30
        box2((x, Y0, top - 0.02), (x + 0.09, GLASS, top + 0.22), ash, 0)
    box2((X0, Y0, top + 0.24), (X1, GLASS + 1, top + 0.34), M.plaster((0.62, 0.61, 0.59)), 0)
    for x in (-7.5, 4.5, 16.5):  # tree columns
        for y in (2.9,):
            cyl(0.24, 5.8, (x, y, 2.9), white, bevel=0.01, r2=0.19)
            for k in range(4):
                a = math.radians(45 + 90 * k)
                tube([(x, y, 5.6), (x + 2.3 * math.cos(a), y + 2.3 * math.sin(a), top + 0.02)], 0.085, white)


def _upper(xe, H, floor):
    """Departure level on the right, with shops below it."""
    slab = M.plaster((0.82, 0.81, 0.79))
    box2((xe, -6.0, H - 0.60), (X1, 7.2, H - 0.02), slab, 0.01)
    box2((xe - 0.01, -6.01, H - 0.05), (X1, 7.21, H - 0.003), floor, 0)
    text('Departures   Gates A 1-24', 0.30, (xe + 3.2, -6.012, H - 0.33), (90, 0, 0), M.paint((0.05, 0.06, 0.08), 0.4), depth=0.006)
    steel = M.brushed('steel', 0.25, 'X')
    for y0, y1 in ((-6.0, -0.95), (2.75, 7.2)):
        box2((xe + 0.05, y0, H - 0.3), (xe + 0.062, y1, H + 1.05), M.glass(), 0)
        tube([(xe + 0.056, y0, H + 1.08), (xe + 0.056, y1, H + 1.08)], 0.024, steel)
    for y in (-6.0, 7.15):
        box2((xe, y, H - 0.3), (X1, y + 0.012, H + 1.05), M.glass(), 0)
        tube([(xe, y, H + 1.08), (X1, y, H + 1.08)], 0.024, steel)


def _apron():
    box2((-120, GLASS + 0.4, -0.4), (160, 320, -0.3), M.concrete((0.42, 0.42, 0.41)), 0)
    for x, y, r, s in ((10, 46, 100, 1.0), (-26, 66, 84, 1.0), (52, 74, 72, 1.0)):
        with frame((x, y, -0.3), (0, 0, r)):
            airliner(s)
    box2((-200, 300, -0.3), (260, 304, 7), M.plain('treeline', (0.05, 0.075, 0.05), 0.9), 0)


def build(p, view, w, h):
    H, top = p.get('rise', 5.0), 9.2
    L = EscPath(H, 30, 1.2).xend
    floor = M.tiles((1.2, 1.2), p.get('floor', (0.46, 0.455, 0.445)), (0.30, 0.30, 0.29), 0.003, 0.09)
    daylight.heaven((0.80, 0.84, 0.88), (0.55, 0.69, 0.86), (0.20, 0.40, 0.72), 1.0, azimuth=-25, elevation=34, clouds=0.9, cover=0.44, scale=0.7)
    daylight.sun(2.6, -28, 36, (1, 0.93, 0.84), 1.2)
    _shell(top, floor)
    _apron()
    for k, y in enumerate((0, 1.8)):
        with frame((0, y, 0)):
            escalator(rise=H, clad=p.get('clad', 'paint:white'), phase=0.2 + 0.45 * k, led=p.get('led'))
    xe = L + 1.25
    _upper(xe, H, floor)
    row(xe + 0.6, xe + 16, 4.0, 0, H - 0.6, 3, 3, 3600, 60)
    box2((xe + 0.4, 3.9, 0), (xe + 0.6, 7.2, H - 0.6), M.spec('wood:ash'), 0.01)
    with frame((xe - 0.25, -3.2, H + 1.9), (0, 0, 0)):
        sign((('↑', 'Gates  A 1-24'),), 2.9, 0.44)
    with frame((-3.2, 6.4, 0)):
        seats(6)
    with frame((-9.5, 6.4, 0)):
        seats(5)
    with frame((2.9, 6.6, 0)):
        planter(2.6, 3.0, 5)
    with frame((3.4, 5.0, 0)):
        seats(4)
    with frame((-5.8, 0.6, 0), (0, 0, 18)):
        totem('TERMINAL 2', ('2  Departures', '2  Gates A 1-24', '1  Arrivals', '1  Railway'))
    S.area((2, GLASS - 0.5, 5), (40, 8), 1500, 5900, target=(2, -4, 1), glossy=False)
    S.area((4, -4, top - 0.3), (30, 9), 900, 4400, glossy=False)
    S.area((xe + 6, 0, H - 0.7), (10, 5), 130, 3900, glossy=False)
    cams = dict(
        side=((3.2, -9.2, 1.62), 22, (4.2, 0, 1.62), 0.115),
        front=((-4.6, -2.6, 1.6), 24, (4.5, 1.2, 1.6), 0.10),
    )
    loc, lens, aim, up = cams[view]
    S.camera(loc, lens=lens, target=aim, w=w, h=h, shift=(0, up))
    return dict(look='High Contrast', exposure=p.get('ev', 0))
