"""Conference and office house on a terraced green hill, brick lattice and deep verandas, bright day."""
import math
import random

import materials as M
import studio as S
from geo import box, box2, frame, text
from geo.scatter import grid, place, prototype
from materials.outdoors import lawn, masonry, slope
from props import bays
from props.liftshaft import liftshaft
from props.planting import broadleaf, crown, grass, shrub, thicket
from props.street import bench, bollard
from props.terrain import ground, relief
from props.tree import tree
from studio.daylight import haze, heaven, sun

H, BAY = 3.6, 3.6


def _lattice(w, h, brick, seed):
    """Screen of bricks set with gaps; every other course turned, in a slow wave."""
    rnd = random.Random(seed)
    step, course = 0.36, 0.15
    for j in range(int(h / course)):
        for i in range(int(w / step)):
            x = (i + (0.5 if j % 2 else 0)) * step + 0.12
            if x > w - 0.1:
                continue
            wave = 22 * math.sin(j * 0.32 + i * 0.55 + seed)
            box(
                (0.23, 0.115, course - 0.012),
                (x, 0.0, (j + 0.5) * course),
                brick,
                0.004,
                rot=(0, 0, wave + rnd.uniform(-2, 2)),
            )


def _screen_bay(seed, brick, slab, on):
    """Bay behind a lattice: glass wall set back, slab edge and floor."""
    _lattice(BAY, H - 0.5, brick, seed)
    box2((0, -0.15, H - 0.5), (BAY, 1.3, H), slab, 0.015)
    bays.glazing(0, BAY, 0, H - 0.5, 1.0, 3)
    bays.room(BAY, H, 4.5, on, 3500, seed, 1.2)


def _house(rnd, cols=12, floors=4):
    """Long house: lattice bays, open verandas and a glazed hall, broad flat roof on slim posts."""
    brick = masonry((0.40, 0.165, 0.085), (0.34, 0.28, 0.23), (3, 0.4), 0.001, 0.0, 0.5)
    wallbrick = masonry((0.38, 0.155, 0.08), (0.34, 0.28, 0.23))
    slab, dark = M.concrete((0.55, 0.53, 0.49)), M.paint((0.07, 0.075, 0.08), 0.4)
    screen = [prototype(_screen_bay, s, brick, slab, (0.12, 0.3)[s % 2]) for s in range(3)]
    open_ = [
        prototype(bays.veranda, BAY, H, wallbrick, s, (0.15, 0.3, 0.08)[s], 3500, 1.3, 'glass', slab, dark, None, 0.9)
        for s in range(3)
    ]
    for j in range(floors):
        for i in range(cols):
            if 5 <= i <= 6:
                continue
            kind = screen if (i * 7 + j * 4) % 5 in (0, 1, 3) else open_
            place(kind[rnd.randrange(3)], (i * BAY, 0, j * H))
    hall = prototype(bays.curtain, BAY, floors * H, 50, 0.4, 3500, 0.0, 0.6, dark, 3)
    for i in (5, 6):
        place(hall, (i * BAY, 0.9, 0))
        for j in range(1, floors):
            box2((i * BAY, 0.8, j * H - 0.3), ((i + 1) * BAY, 1.2, j * H), slab, 0.01)
    W, top = cols * BAY, floors * H
    for x in (-0.35, W):
        box2((x, -0.3, 0), (x + 0.35, 14, top), wallbrick, 0.02)
    with frame((0, 14, 0), (0, 0, -90)):
        side = [
            prototype(
                bays.punched,
                3.4,
                H,
                (0.9, 2.5, 0.8, 2.9),
                wallbrick,
                30 + s,
                0.12,
                3500,
                0.4,
                None,
                2,
                (),
                dark,
                slab,
                depth=1.2,
            )
            for s in range(2)
        ]
        with frame((0, -0.36, 0)):
            grid(side, 4, floors, 3.4, H, lambda i, j: (i + j) % 2)
    soffit = M.wood('oak', 'Y')
    box2((-3.2, -3.4, top + 0.9), (W + 3.2, 16, top + 1.25), M.paint((0.72, 0.72, 0.70), 0.5), 0.04)
    box2((-3.1, -3.3, top + 0.84), (W + 3.1, 0.4, top + 0.9), soffit, 0)
    for i in range(0, cols + 1, 2):
        box2((i * BAY - 0.09, -2.4, 0), (i * BAY + 0.09, -2.22, top + 0.86), M.paint((0.72, 0.72, 0.70), 0.4), 0.01)
    box2((0, 1.5, top), (W, 14, top + 0.9), M.paint((0.10, 0.105, 0.11), 0.5), 0)
    text('KIGALI FORUM', 0.85, (6 * BAY, -3.45, top + 1.85), (90, 0, 0), M.paint((0.75, 0.75, 0.73), 0.4), depth=0.06)
    return W, top, wallbrick


def _terraces(rnd, stone):
    """Three planted steps down to the camera with a stair in the middle."""
    turf = lawn((0.060, 0.085, 0.026), (0.11, 0.115, 0.05))
    pave = masonry((0.34, 0.30, 0.26), (0.18, 0.16, 0.14), (0.6, 0.3), 0.010, 0.5, 0.25, 0.7, 0.004, True)
    box2((-60, -8, -5), (110, 60, 0), pave, 0)
    low = [prototype(shrub, 1.2, 0.8, s, ((0.05, 0.12, 0.028), (0.085, 0.155, 0.04)), 2200) for s in (1, 2)]
    bloom = prototype(shrub, 1.1, 0.8, 5, ((0.06, 0.12, 0.03), (0.55, 0.22, 0.03)), 2200, 0.05)
    aloe = prototype(broadleaf, 0.9, 5, ((0.07, 0.13, 0.07), (0.11, 0.16, 0.08)), 26)
    tuft = prototype(grass, 1.0, 0.16, 900)
    for k in range(3):
        y1, z = -8 - k * 4.6, -k * 1.35
        for a, b in ((-60, 15.8), (23.6, 110)):
            box2((a, y1 - 0.5, z - 6), (b, y1, z + 0.08), stone, 0.03)
            box2((a, y1 - 5, z - 6), (b, y1 - 0.5, z - 1.35), turf, 0)
            for i in range(int((b - a) / 1.05)):
                x = a + i * 1.05
                if not -26 < x < 62:
                    continue
                place(
                    (low[0], aloe, low[1], bloom)[(i + k) % 4],
                    (x + 0.5, y1 - 1.2 + rnd.uniform(-0.2, 0.3), z - 1.35),
                    (0, 0, 60 * i),
                    rnd.uniform(0.6, 1.0),
                )
                for d in (2.3, 3.3, 4.3):
                    place(tuft, (x + rnd.uniform(0, 1), y1 - d, z - 1.35), (0, 0, 90 * (i % 4)))
    for i in range(24):
        box2((16, -8.4 - i * 0.58, -8), (23.4, -8.4 - i * 0.58 + 0.6, -0.17 * (i + 1) + 0.17), pave, 0.01)
    for x in (15.8, 23.4):
        for k in range(3):
            box2((x - 0.1, -8.5 - k * 4.6, -8), (x + 0.3, -8 - k * 4.6 + 0.5, -k * 1.35 + 0.5), stone, 0.02)
    ground(turf, z=-4.07)
    box2((15.9, -90, -4.2), (23.5, -21.8, -4.05), pave, 0)
    for i in range(46):  # blades near the camera
        for j in range(12):
            x, y = 2 + i * 0.95 + rnd.uniform(-0.2, 0.2), -22.6 - j * 0.95 + rnd.uniform(-0.2, 0.2)
            if not 15.4 < x < 24.0:
                place(tuft, (x, y, -4.07), (0, 0, rnd.uniform(0, 360)), rnd.uniform(0.8, 1.3))


def build(p, view, w, h):
    rnd = random.Random(9)
    heaven(
        (0.86, 0.88, 0.88),
        (0.44, 0.60, 0.80),
        (0.10, 0.26, 0.58),
        1.0,
        -110,
        44,
        (0.15, 0.14, 0.12),
        1.0,
        0.47,
        1.0,
        (1.0, 1.0, 0.99),
        (0.62, 0.66, 0.72),
        0.9,
    )
    sun(3.9, -122, 46, (1, 0.94, 0.84))
    W, top, brick = _house(rnd)
    with frame((6 * BAY, -0.6, 0)):
        liftshaft(3.0, 2.2, top + 0.3, H, ((7.4, 0.5),), 0.12)
    stone = masonry((0.26, 0.235, 0.21), (0.14, 0.13, 0.12), (0.5, 0.25), 0.015, 0.5, 0.55)
    _terraces(rnd, stone)
    big = [prototype(tree, 9, s, 20000) for s in (2, 6)]
    for i, (x, y, k) in enumerate(
        ((-9, 3, 1.1), (-16, 9, 1.3), (-24, 4, 1.2), (51, 4, 1.15), (58, 10, 1.35), (66, 5, 1.2), (-32, 14, 1.4))
    ):
        place(big[i % 2], (x, y, 0), (0, 0, 75 * i), k)
    slim = prototype(
        crown, 11, 3, 1.0, 0.08, ((0.03, 0.075, 0.025), (0.05, 0.10, 0.035)), (0.2, 0.16, 0.13), 26000, 0.0
    )
    for x in (3, 12.5, 29, 38.5):
        place(slim, (x, -6.4, 0), (0, 0, x * 30), 0.55)
    thicket(-70, -5, 15, 6, rnd)
    thicket(48, 110, 14, 6, rnd)
    seat, light = prototype(bench), prototype(bollard, 0.5)
    for x in (6, 10, 32, 36):
        place(seat, (x, -5.6, 0))
    for i in range(10):
        place(light, (-2 + i * 5, -7.2, 0))
    green = slope((0.10, 0.105, 0.05), (0.075, 0.13, 0.035), scale=0.012)
    relief(green, (-700, 900), (120, 520), 150, (220, 60), 21, 5, False)
    relief(green, (-1600, 1800), (520, 1500), 420, (220, 60), 23, 6, False)
    cam = S.camera((33, -35, -2.2), lens=24.5, target=(19.5, 0, -2.2), w=w, h=h, shift=(0, 0.185))
    cam.data.clip_end = 6000
    haze((0.66, 0.76, 0.84), 2600, 60)
    return dict(look='Medium High Contrast', exposure=0.35)
