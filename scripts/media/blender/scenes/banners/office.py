"""Bright engineering office: desks with drawings on the screens, a model on the table, the works outside."""
import random

import materials as M
import studio as S
from geo import box, box2, cyl, frame, tube
from geo.scatter import place, prototype
from materials.outdoors import lawn, masonry
from props.plant import plant
from props.planting import thicket
from props.terrain import ground
from spares.traction import sheave_stand
from studio.daylight import haze, heaven, sun

HIGH, BACK, LEFT, RIGHT = 3.4, 7.0, -9.5, 9.5


def _drawing(seed):
    """Screen facing -Y on its foot, with a line drawing of a shaft, a car or a motor."""
    rnd, dark = random.Random(seed), M.plastic((0.02, 0.021, 0.023), 0.35)
    cyl(0.12, 0.012, (0, 0.05, 0.006), dark, bevel=0.004)
    box((0.04, 0.03, 0.3), (0, 0.06, 0.15), dark, 0.006)
    box((0.62, 0.03, 0.37), (0, 0.03, 0.36), dark, 0.01)
    box(
        (0.60, 0.002, 0.35),
        (0, 0.0135, 0.36),
        M.led(5600, 0.75, (0.055, 0.07, 0.09) if seed % 2 else (0.80, 0.84, 0.88), sample=False),
        0,
    )
    ink = M.led(5600, 0.9, (0.3, 0.75, 0.95), sample=False) if seed % 2 else M.plain('ink', (0.05, 0.08, 0.14), 0.5)
    for i in range(7):  # nested outlines and axes
        w, hgt = rnd.uniform(0.05, 0.20), rnd.uniform(0.04, 0.14)
        x, z = rnd.uniform(-0.18, 0.14), 0.36 + rnd.uniform(-0.07, 0.07)
        pts = [
            (x - w / 2, 0.012, z - hgt / 2),
            (x + w / 2, 0.012, z - hgt / 2),
            (x + w / 2, 0.012, z + hgt / 2),
            (x - w / 2, 0.012, z + hgt / 2),
        ]
        tube(pts, 0.0012, ink, cyclic=True, res=1)
    for x in (-0.02, 0.19):
        tube([(x, 0.012, 0.22), (x, 0.012, 0.50)], 0.0008, ink, res=1)
    for i in range(9):
        box((0.06, 0.001, 0.004), (0.25, 0.012, 0.26 + i * 0.022), ink, 0)


def _chair():
    cloth, dark = M.carpet((0.05, 0.075, 0.12)), M.plastic((0.03, 0.03, 0.033), 0.4)
    box((0.48, 0.46, 0.08), (0, 0, 0.47), cloth, 0.035, seg=4)
    box((0.44, 0.06, 0.52), (0, -0.24, 0.80), cloth, 0.03, rot=(8, 0, 0), seg=4)
    cyl(0.025, 0.36, (0, 0, 0.26), dark, n=20)
    for i in range(5):
        with frame((0, 0, 0), (0, 0, 72 * i)):
            box((0.30, 0.04, 0.03), (0.15, 0, 0.08), dark, 0.008)
            cyl(0.03, 0.03, (0.29, 0, 0.03), dark, 'Y', 0.006, 20)


def _desk(seed):
    """Desk 1.8 m wide, user on the -Y side."""
    rnd, steel = random.Random(seed), M.paint((0.62, 0.63, 0.64), 0.4)
    box((1.8, 0.85, 0.028), (0, 0, 0.735), M.wood('ash', 'X'), 0.004)
    for x in (-0.82, 0.82):
        for y in (-0.34, 0.34):
            box((0.05, 0.05, 0.72), (x, y, 0.36), steel, 0.006)
    box((1.7, 0.04, 0.40), (0, 0.42, 0.95), M.carpet((0.20, 0.24, 0.27)), 0.01)
    for k, x in enumerate((-0.34, 0.34)):
        with frame((x, 0.12, 0.749), (0, 0, (8, -8)[k])):
            _drawing(seed * 2 + k)
    box((0.44, 0.14, 0.016), (0, -0.20, 0.757), M.plastic((0.05, 0.052, 0.056), 0.4), 0.004)
    for i in range(2):
        box(
            (0.21, 0.297, 0.006 + 0.008 * i),
            (0.55 - 0.02 * i, -0.15, 0.755 + 0.008 * i),
            M.plain('paper', (0.80, 0.80, 0.78), 0.7),
            0,
            rot=(0, 0, 12 * i + 6),
        )
    cyl(
        0.04,
        0.09,
        (-0.62, -0.16, 0.795),
        M.plain('mug', ((0.75, 0.74, 0.70), (0.06, 0.14, 0.30))[seed % 2], 0.3),
        bevel=0.004,
        n=32,
    )
    with frame((rnd.uniform(-0.15, 0.15), -0.72, 0), (0, 0, rnd.uniform(-25, 25))):
        _chair()


def _room():
    box2((LEFT, -5, -0.05), (RIGHT, BACK, 0), M.wood('oak', 'X', 0.7, 0.35), 0)
    white = M.plaster((0.82, 0.82, 0.81))
    box2((LEFT, -5, HIGH), (RIGHT, BACK, HIGH + 0.1), white, 0)
    for i in range(9):  # felt baffles and lines of light between them
        y = -3.6 + i * 1.2
        box2((LEFT, y, HIGH - 0.26), (RIGHT, y + 0.05, HIGH - 0.04), M.carpet((0.62, 0.64, 0.65)), 0)
        b = box2(
            (LEFT + 0.5, y + 0.55, HIGH - 0.14), (RIGHT - 0.5, y + 0.62, HIGH - 0.09), M.led(4600, 4, sample=False), 0
        )
        b.visible_diffuse = False
    box2((LEFT - 0.1, -5, 0), (LEFT, BACK, HIGH), M.wood('oak', 'Z'), 0)
    box2((RIGHT, -5, 0), (RIGHT + 0.1, BACK, HIGH), white, 0)
    metal = M.paint((0.10, 0.105, 0.11), 0.4)
    for i in range(12):
        x = LEFT + (RIGHT - LEFT) * i / 11
        box2((x - 0.035, BACK, 0), (x + 0.035, BACK + 0.12, HIGH), metal, 0.004)
    for z in (0.0, 0.55, HIGH - 0.08):
        box2((LEFT, BACK + 0.01, z), (RIGHT, BACK + 0.11, z + 0.07), metal, 0.004)
    box2((LEFT, BACK + 0.05, 0), (RIGHT, BACK + 0.06, HIGH), M.glass(), 0)
    for x in (-4.6, 4.6):
        box2((x - 0.25, BACK - 1.0, 0), (x + 0.25, BACK - 0.5, HIGH), M.concrete((0.50, 0.50, 0.49)), 0.01)


def _outside():
    """Lawn, trees and the works with the test tower in the morning haze."""
    ground(lawn(), z=-4.0)
    clad = masonry((0.46, 0.48, 0.50), (0.30, 0.31, 0.32), (1.0, 20), 0.06, 0, 0.08, 0.5, 0.02)
    box2((-70, 70, -4), (12, 110, 6), clad, 0)
    box2((-70, 69.9, -1), (12, 70, 1), M.plain('band', (0.06, 0.08, 0.10), 0.1), 0)
    box2((19, 85, -4), (29, 95, 58), masonry((0.52, 0.53, 0.55), (0.3, 0.31, 0.32), (1.2, 3.9), 0.05, 0, 0.1, 0.5), 0)
    thicket(-70, 80, 52, 8, random.Random(3))


def build(p, view, w, h):
    heaven(
        (0.90, 0.92, 0.93),
        (0.62, 0.74, 0.88),
        (0.22, 0.40, 0.66),
        1.25,
        40,
        40,
        (0.1, 0.1, 0.1),
        0.9,
        0.48,
        1.0,
        light=1.0,
    )
    sun(3.2, 55, 38, (1, 0.94, 0.84), 1)
    _room()
    _outside()
    desks = [prototype(_desk, s) for s in (1, 2, 3)]
    for i, (x, y, turn) in enumerate(
        (
            (1.0, 2.6, 0),
            (3.1, 2.6, 0),
            (5.2, 2.6, 0),
            (1.0, 5.0, 0),
            (3.1, 5.0, 0),
            (6.6, 5.0, 0),
            (-2.8, 4.6, 0),
            (-4.9, 4.6, 0),
            (-7.2, 4.6, 0),
        )
    ):
        place(desks[i % 3], (x, y, 0), (0, 0, turn))
    with frame((1.75, 0.75, 0)):  # table with a sheave and rolled drawings
        box((2.4, 1.0, 0.035), (0, 0, 0.90), M.wood('ash', 'X'), 0.005)
        for x in (-1.1, 1.1):
            box((0.07, 0.8, 0.88), (x, 0, 0.44), M.paint((0.08, 0.085, 0.09), 0.4), 0.006)
        box((0.84, 0.594, 0.001), (-0.55, -0.10, 0.919), M.plain('sheet', (0.84, 0.85, 0.86), 0.7), 0, rot=(0, 0, 6))
        for i in range(14):
            box(
                (0.50 - 0.02 * i, 0.002, 0.0004),
                (-0.58, -0.30 + 0.03 * i, 0.9198),
                M.plain('ink', (0.05, 0.08, 0.14), 0.5),
                0,
                rot=(0, 0, 6),
            )
        for i in range(3):
            tube(
                [(-1.0 + 0.09 * i, 0.30, 0.945), (-0.2 + 0.09 * i, 0.42, 0.945)],
                0.026,
                M.plain('roll', (0.82, 0.82, 0.80), 0.7),
                res=6,
            )
        place(prototype(sheave_stand), (0.42, 0.02, 0.918), (0, 0, -12), 0.95)
    for x, y, s in ((-8.6, 5.9, 2.0), (8.7, 5.8, 1.9), (-0.9, 6.2, 1.5)):
        with frame((x, y, 0)):
            plant(s, int(x) + 13)
    S.area((0, BACK - 0.1, 1.9), (18, 2.8), 700, 6200, target=(0, 0, 0.6), glossy=False)
    S.area((0, 1.2, HIGH - 0.4), (18, 9), 800, 4800, glossy=False)
    cam = S.camera((-0.9, -2.7, 1.52), lens=25, target=(0.0, 6, 1.55), w=w, h=h, shift=(0, -0.01))
    cam.data.clip_end = 3000
    haze((0.70, 0.80, 0.90), 900, 40)
    return dict(look='Medium High Contrast', exposure=0.4)
