"""Machine room on the roof: two machines on their beams, governors, cabinets, daylight."""

import math

import materials as M
import studio as S
from geo import box, box2, cyl, frame, ring, text, tube
from props.factory import NAVY, SIGNAL, screed
from props.workshop import plate
from spares.cabinet import cabinet
from spares.fixings import cable
from spares.safety import governor
from spares.traction import machine, sheave


def _room(x0, x1, y0, y1, h):
    wall = M.plaster((0.60, 0.595, 0.58))
    box2((x0, y0 - 3, -0.1), (x1, y1, 0), screed((0.20, 0.225, 0.235)), 0)
    box2((x0 - 0.2, y0, h), (x1 + 0.2, y1 + 0.2, h + 0.1), wall, 0)
    box2((x1, y0, 0), (x1 + 0.2, y1 + 0.2, h), wall, 0)
    glow, bar = M.led(6300, 1.5, (0.86, 0.94, 1.05), sample=False), M.paint((0.20, 0.22, 0.24), 0.4)
    for z0, z1 in ((0, 1.15), (2.45, h)):
        box2((x0 - 0.2, y0, z0), (x0, y1, z1), wall, 0.004)
    edge = [y0, 0.6, 2.4, 3.1, 4.9, y1]
    for a, b in zip(edge[::2], edge[1::2]):
        box2((x0 - 0.2, a, 1.15), (x0, b, 2.45), wall, 0.004)
    for a, b in ((0.6, 2.4), (3.1, 4.9)):  # windows with louvres below
        box2((x0 - 0.19, a, 1.15), (x0 - 0.18, b, 2.45), glow, 0).visible_diffuse = False
        for y in (a, (a + b) / 2, b):
            box((0.07, 0.06, 1.3), (x0 - 0.06, y, 1.8), bar, 0.004)
        for z in (1.18, 2.42):
            box((0.07, b - a, 0.06), (x0 - 0.06, (a + b) / 2, z), bar, 0.004)
    box2((x0, y1, 0), (x1, y1 + 0.2, h), wall, 0)
    skirting = M.paint((0.20, 0.225, 0.235), 0.4)
    box2((x0, y1 - 0.012, 0), (x1, y1, 0.12), skirting, 0.002)
    box2((x1 - 0.012, y0, 0), (x1, y1, 0.12), skirting, 0.002)


def _set(n):
    """One elevator's machinery: beams on pads, machine, diverter sheave, ropes, governor, marks on the floor."""
    beam, st = M.paint((0.28, 0.30, 0.32), 0.38), M.satin((0.32, 0.32, 0.32), 0.38, False)
    for y in (-0.24, 0.36):
        for z, t in ((0.42, 0.02), (0.14, 0.02)):
            box((1.9, 0.15, t), (0, y, z), beam, 0.003)
        box((1.9, 0.014, 0.28), (0, y, 0.28), beam, 0.002)
        for x in (-0.8, 0.8):
            box((0.24, 0.24, 0.07), (x, y, 0.10), M.rubber(), 0.01)
            box((0.30, 0.30, 0.065), (x, y, 0.033), M.concrete((0.40, 0.40, 0.395)), 0.004)
    with frame((0, 0, 0.43)):
        machine()
    with frame((0.62, -0.185, 0.30), (90, 0, 0)):
        sheave(0.16, 6, 0.013, (0.07, 0.072, 0.076), 6)
    for k in range(6):
        y = -0.185 + 0.013 * (k - 2.5)
        arc = [
            (0.182 * math.cos(a), y, 0.79 + 0.182 * math.sin(a)) for a in [math.pi - 2.05 * i / 20 for i in range(21)]
        ]
        tube([(-0.182, y, 0.0)] + arc + [(0.755, y, 0.40), (0.775, y, 0.30), (0.775, y, 0)], 0.0055, st, res=3)
    for x, y, ww, d in ((-0.182, -0.185, 0.20, 0.22), (0.775, -0.185, 0.20, 0.22)):
        for s in (-1, 1):
            box((ww, 0.012, 0.06), (x, y + s * d / 2, 0.03), M.paint(SIGNAL, 0.36), 0.002)
            box((0.012, d, 0.06), (x + s * ww / 2, y, 0.03), M.paint(SIGNAL, 0.36), 0.002)
        box((ww, d, 0.002), (x, y, 0.001), M.plain('hole', (0.004, 0.004, 0.004), 0.9), 0)
    with frame((1.25, 0.10, 0), (0, 0, -10)):
        box((0.36, 0.26, 0.24), (0, 0, 0.12), beam, 0.006)
        with frame((0, 0, 0.24)):
            governor()
    text(str(n), 0.34, (-0.62, -0.85, 0.001), (0, 0, 0), M.paint(SIGNAL, 0.4), depth=0.0006)
    cable([(0, 0.2, 1.12), (0.1, 0.5, 1.0), (0.05, 0.62, 0.4), (0.0, 0.7, 0.05), (0.0, 1.2, 0.04)], 0.016)


def build(p, view, w, h):
    x0, x1, y1, H = -2.9, 3.3, 5.6, 3.2
    _room(x0, x1, -3.2, y1, H)
    for n, (x, y) in enumerate(((-0.55, 0.55), (0.75, 2.95))):
        with frame((x, y, 0)):
            _set(n + 1)
    for x in (1.62, 2.34):
        with frame((x, y1 - 0.16, 0.30)):
            cabinet()
            box2((-0.30, -0.12, -0.30), (0.30, 0.12, 0.02), M.paint((0.20, 0.21, 0.22), 0.4), 0.004)
        for j in range(5):
            tube(
                [(x - 0.08 + 0.035 * j, y1 - 0.12, 1.45), (x - 0.08 + 0.035 * j, y1 - 0.12, 2.56)],
                0.011,
                M.rubber(),
                res=3,
            )
    tray = M.zinc()
    box((x1 - x0, 0.30, 0.008), ((x0 + x1) / 2, y1 - 0.18, 2.55), tray, 0.002)
    for e in (-0.15, 0.15):
        box((x1 - x0, 0.006, 0.06), ((x0 + x1) / 2, y1 - 0.18 + e, 2.575), tray, 0.002)
    box((5.8, 0.12, 0.02), (0.2, 1.6, H - 0.10), M.paint(SIGNAL, 0.36), 0.003)  # lifting beam
    box((5.8, 0.012, 0.22), (0.2, 1.6, H - 0.20), M.paint(SIGNAL, 0.36), 0.002)
    box((5.8, 0.12, 0.02), (0.2, 1.6, H - 0.31), M.paint(SIGNAL, 0.36), 0.003)
    text('SWL 1500 kg', 0.13, (-1.2, 1.59, H - 0.205), (90, 0, 0), M.black(), depth=0.0005)
    with frame((-1.75, y1 - 0.012, 1.75)):
        plate(0.62, 0.30, 'LIFT 1 + 2', NAVY, 0.36)
    with frame((-0.85, y1 - 0.012, 1.62)):
        plate(0.56, 0.78, '', (0.80, 0.80, 0.78))
        ink = M.plain('ink', (0.03, 0.03, 0.035), 0.5)
        text('RESCUE INSTRUCTIONS', 0.034, (0, -0.005, 0.33), (90, 0, 0), ink, depth=0.0002)
        for k in range(15):
            box((0.44 - 0.12 * (k % 4 == 3), 0.001, 0.008), (-0.06 * (k % 4 == 3), -0.004, 0.26 - 0.038 * k), ink, 0)
    box((0.95, 0.05, 2.05), (0.55, y1 - 0.02, 1.02), M.paint((0.30, 0.34, 0.39), 0.4), 0.006)  # door
    for s in (-1, 1):
        box((0.07, 0.08, 2.12), (0.55 + s * 0.51, y1 - 0.02, 1.06), M.paint((0.20, 0.22, 0.24), 0.4), 0.004)
    box((1.09, 0.08, 0.07), (0.55, y1 - 0.02, 2.12), M.paint((0.20, 0.22, 0.24), 0.4), 0.004)
    tube([(0.20, y1 - 0.05, 1.05), (0.20, y1 - 0.10, 1.05), (0.33, y1 - 0.10, 1.05)], 0.011, M.satin('steel', 0.25))
    cyl(0.085, 0.46, (-0.18, y1 - 0.12, 0.75), M.paint((0.50, 0.02, 0.015), 0.3), bevel=0.04)
    ring(0.03, 0.012, 0.02, (-0.18, y1 - 0.12, 1.02), M.black(), 'Y', n=28)
    for y in (0.0, 3.4):
        box((0.14, 1.25, 0.07), (0.6, y, H - 0.04), M.paint((0.75, 0.75, 0.74), 0.4), 0.008)
        b = box((0.11, 1.20, 0.006), (0.6, y, H - 0.078), M.led(4600, 4.5, sample=False), 0)
        b.visible_diffuse = False
        S.area((0.6, y, H - 0.10), (0.4, 1.4), 46, 4700, glossy=False)
    for a in (1.5, 4.0):
        S.area((x0 + 0.05, a, 1.8), (1.3, 1.75), 105, 6300, target=(1.2, a - 0.3, 0.6), glossy=False)
    S.area((0.4, -3.0, 2.4), (3.5, 1.0), 60, 5400, target=(0.2, 1.5, 0.7), glossy=False)
    S.world((0.45, 0.47, 0.50), 0.25)
    S.camera((1.35, -2.2, 1.42), lens=27, target=(-0.42, 1.6, 1.42), w=w, h=h, shift=(0, -0.08))
    return dict(look='High Contrast', exposure=p.get('ev', -0.1), bloom=0.03)
