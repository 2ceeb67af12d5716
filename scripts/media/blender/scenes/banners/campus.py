"""Head office and works of an elevator maker at dusk, with the test tower."""
import random

import materials as M
import studio as S
from geo import box2, frame, text
from geo.scatter import grid, place, prototype
from materials.outdoors import lawn, lit, masonry, slope, water
from props import bays
from props.liftshaft import liftshaft
from props.planting import hedge, thicket
from props.street import bollard, lamp_post, saloon
from props.terrain import ground, relief
from props.tree import tree
from studio.daylight import haze, heaven, sun

TOWER = 66.0


def _tower():
    """Eleven metres square; ribs of pale metal, a glazed shaft up one corner, a lit hall on top."""
    W = 11.0
    panel = masonry((0.46, 0.47, 0.49), (0.20, 0.21, 0.22), (1.2, 3.9), 0.03, 0.0, 0.10, 0.45, 0.01)
    dark = M.paint((0.05, 0.055, 0.06), 0.4)
    box2((0, 0, 0), (W - 3.4, W, TOWER - 8), panel, 0.02)
    box2((W - 3.5, 3.2, 0), (W, W, TOWER - 8), panel, 0.02)
    rib = M.paint((0.52, 0.53, 0.55), 0.4)
    for i in range(7):
        box2((i * 1.25 - 0.06 + 0.06, -0.22, 5), (i * 1.25 + 0.12, 0.02, TOWER - 8), rib, 0.01)
    for i in range(9):
        box2((-0.22, i * 1.25, 5), (0.02, i * 1.25 + 0.12, TOWER - 8), rib, 0.01)
    slot = [
        prototype(bays.curtain, 1.2, 3.9, s, on, 4200, 0.9, 0.9, dark, 1) for s, on in ((1, 0.7), (2, 0.1), (3, 0.5))
    ]
    with frame((3.15, -0.08, 6)):
        grid(slot, 1, 13, 1.2, 3.9, lambda i, j: (0, 2, 1, 0, 1)[j % 5])
    for x, power in ((1.5, 900), (5.5, 900)):  # washes the front from below
        S.area((x, -2.6, 0.6), (1.2, 1.2), power, 4000, target=(x, 0, 24), glossy=False)
    with frame((W - 1.75, 0.1, 0)):
        liftshaft(3.2, 3.0, TOWER - 5, 3.9, ((11.0, 1.3), (38.5, 1.3)), 0.42)
    hall = [prototype(bays.curtain, 1.83, 4.4, s, 0.9, 3500, 0, 0.4, dark, 1, depth=1.8) for s in (5, 6)]
    box2((-0.4, -0.4, TOWER - 8), (W + 0.4, W + 0.4, TOWER - 7.4), dark, 0.03)
    for loc, turn in (((0, 0, TOWER - 7.4), 0), ((0, W, TOWER - 7.4), -90)):
        with frame(loc, (0, 0, turn)):
            grid(hall, 6, 1, 1.83, 4.4, lambda i, j: i % 2)
    box2((-0.5, -0.5, TOWER - 3), (W + 0.5, W + 0.5, TOWER), panel, 0.03)
    sign = M.led(5000, 1.7, (0.92, 0.96, 1), sample=False)
    text('HOISTWAY', 1.9, (W / 2, -0.56, TOWER - 1.5), (90, 0, 0), sign, depth=0.06)
    box2((3, 3, TOWER), (8, 8, TOWER + 1.6), dark, 0.03)


def _office():
    """Four floors of glass between slab edges, the entrance hall two floors high."""
    rnd = random.Random(4)
    band = M.stone((0.50, 0.49, 0.47), 0.45)
    made = []
    for s in range(9):
        on = (0.95, 0.7, 0.85, 0.08, 0.6, 0.9, 0.05, 0.75, 0.4)[s]
        made.append(
            prototype(bays.curtain, 3.0, 4.1, s, on, (4200, 3500, 4200)[s % 3], 0, 0.6, band, 2, None, None, 0.35)
        )
    picks = [[rnd.randrange(9) for _ in range(24)] for _ in range(4)]
    grid(made, 20, 4, 3.0, 4.1, lambda i, j: None if j < 2 and 8 <= i < 12 else picks[j][i])
    with frame((0, 15, 0), (0, 0, -90)):
        side = [
            prototype(bays.curtain, 3.0, 4.1, 20 + s, on, 4200, 0, 0.6, band, depth=1.2)
            for s, on in ((0, 0.6), (1, 0.1))
        ]
        grid(side, 5, 4, 3.0, 4.1, lambda i, j: picks[j][i] % 2)
    hall = prototype(bays.curtain, 3.0, 8.2, 31, 1.0, 3500, 0, 0.6, band, 2)
    with frame((24, 0.6, 0)):
        grid([hall], 4, 1, 3.0, 8.2, lambda i, j: 0)
    box2((22.8, -6.5, 4.6), (37.2, 0.6, 5.0), band, 0.04)
    box2((23.2, -6.1, 4.56), (36.8, 0, 4.6), M.led(3500, 1.6, sample=False), 0)
    for x in (23.4, 36.4):
        box2((x, -6.0, 0), (x + 0.3, -5.7, 4.6), M.satin('steel', 0.3), 0.01)
    box2((-0.7, -0.9, 16.4), (60.7, 15, 17.1), band, 0.04)
    box2((8, 4, 17.1), (52, 12, 19.2), M.paint((0.10, 0.105, 0.11), 0.5), 0.03)
    S.area((30, -3, 4.4), (12, 4), 900, 3500, glossy=False)


def _works():
    """Assembly hall: metal cladding, a lit strip window and saw-tooth rooflights."""
    clad = masonry((0.30, 0.32, 0.34), (0.15, 0.16, 0.17), (1.0, 20), 0.06, 0, 0.08, 0.5, 0.02)
    box2((0, 0, 0), (104, 40, 11), clad, 0.05)
    box2((0, -0.06, 3.4), (104, 0.02, 4.9), lit((0.86, 0.78, 0.62), 0.42), 0)
    for i in range(53):
        box2((i * 2.0 - 0.05, -0.14, 3.3), (i * 2.0 + 0.05, 0, 5.0), M.paint((0.05, 0.055, 0.06), 0.4), 0)
    for i in range(13):
        with frame((i * 8.0, 0, 11)):
            box2((0.4, 1, 0), (7.6, 40, 0.4), clad, 0)
            box2((0.5, 1, 0.4), (0.8, 40, 2.6), lit((0.85, 0.80, 0.68), 0.5), 0)
            box2((0.4, 0.9, 2.5), (6.0, 40, 2.7), clad, 0, rot=(0, 0, 0))
            box2((0.8, 1.0, 0.4), (6.0, 1.4, 2.5), clad, 0)
    for x in (62, 74, 86):
        box2((x, -0.16, 0), (x + 4.4, 0.02, 4.6), M.paint((0.16, 0.17, 0.18), 0.5), 0.02)


def _grounds():
    ground(lawn((0.035, 0.06, 0.018), (0.06, 0.065, 0.03)))
    pave = masonry((0.23, 0.225, 0.22), (0.10, 0.10, 0.10), (0.8, 0.8), 0.012, 0.5, 0.25, 0.55, 0.004, True)
    box2((-150, -24, -0.1), (110, -1, 0.0), pave, 0)
    box2((-60, -150, -0.4), (62, -25, 0.02), water(), 0)
    edge = M.stone((0.34, 0.33, 0.32), 0.5)
    box2((-61, -25.4, -0.3), (63, -24.4, 0.16), edge, 0.03)
    for x in (-61, 62):
        box2((x, -150, -0.3), (x + 1, -25, 0.16), edge, 0.03)
    post, light, clip = prototype(lamp_post, 5.2, 10), prototype(bollard), prototype(hedge, 3.0, 0.9, 0.9)
    for i in range(15):
        place(post, (-132 + i * 15, -22.2, 0), (0, 0, 90))
    for i in range(21):
        place(light, (-56 + i * 5.8, -24.0, 0))
    for i in range(16):
        place(clip, (-72 + i * 3.0, -2.6, 0))
    trees = [prototype(tree, 9.0, s, 15000) for s in (2, 5, 9)]
    rnd = random.Random(8)
    for i in range(14):
        place(trees[i % 3], (-128 + i * 7.4, -7.5 + rnd.uniform(-1, 1), 0), (0, 0, 70 * i), rnd.uniform(0.8, 1.1))
    for i in range(46):  # belt of trees behind the works
        place(
            trees[i % 3],
            (-190 + i * 9 + rnd.uniform(-3, 3), 62 + rnd.uniform(-8, 8), 0),
            (0, 0, 40 * i),
            rnd.uniform(1.1, 1.7),
        )
    thicket(-190, 140, 64, 9, rnd, ((0.03, 0.05, 0.018), (0.045, 0.065, 0.025)))
    for i in range(8):
        place(trees[i % 3], (64 + i * 9, -5 - i * 2.2, 0), (0, 0, 50 * i), rnd.uniform(0.9, 1.35))
    cars = [prototype(saloon, c) for c in ((0.45, 0.46, 0.48), (0.03, 0.035, 0.045), (0.6, 0.6, 0.6))]
    for i, x in enumerate((-52, -48.8, -42, -35.6, -29.2)):
        place(cars[i % 3], (x, -12.5, 0), (0, 0, 90))


def build(p, view, w, h):
    heaven(
        (1.0, 0.52, 0.26),
        (0.56, 0.42, 0.46),
        (0.07, 0.15, 0.36),
        0.62,
        -50,
        1,
        (0.60, 0.24, 0.06),
        0.6,
        0.50,
        0.8,
        (0.78, 0.46, 0.36),
        (0.17, 0.20, 0.32),
        0.9,
    )
    sun(0.55, -105, 5, (1, 0.55, 0.30), 3)
    _grounds()
    with frame((-16, 0, 0)):
        _office()
    with frame((48, 8, 0)):
        _tower()
    with frame((-130, 6, 0)):
        _works()
    relief(slope((0.05, 0.065, 0.05), (0.035, 0.06, 0.03)), (-1600, 1600), (700, 1700), 190, (160, 40), 3, 7, False)
    cam = S.camera((-4, -172, 4.2), lens=28.5, target=(-4, 0, 4.2), w=w, h=h, shift=(0, 0.115))
    cam.data.clip_end = 6000
    haze((0.50, 0.36, 0.36), 2300, 100)
    return dict(look='Medium High Contrast', exposure=0.35, bloom=0.05)
