"""Low hotel with tiered roofs by a broad river, late golden light."""
import math
import random

import materials as M
import studio as S
from geo import box2, cyl, frame, mesh, prism, tube
from geo.scatter import grid, place, prototype
from materials.outdoors import lawn, masonry, render_coat, slope, water
from props import bays
from props.liftshaft import liftshaft
from props.planting import broadleaf, grass, palm, shrub, thicket
from props.street import bench, bollard
from props.terrain import ground, relief
from props.tree import tree
from studio.daylight import haze, heaven, sun

H, BAY = 3.4, 3.6


def _tier(W, D, z, rise, tiles, wood, curve=0.35, over=1.6):
    """Gabled roof along X with concave slopes, gables carved at the ends; eaves at z."""
    n, half = 10, D / 2 + over
    sec = []
    for i in range(n + 1):
        t = i / n
        sec.append((-half + half * t, z + rise * (t - curve * math.sin(math.pi * t) * 0.5)))
    for flip in (1, -1):
        v, f = [], []
        for a, b in sec:
            for x in (-W / 2 - over, W / 2 + over):
                v += [(x, flip * a, b), (x, flip * a, b - 0.16)]
        for i in range(n):
            o = i * 4
            f += [
                (o, o + 4, o + 6, o + 2),
                (o + 1, o + 3, o + 7, o + 5),
                (o, o + 1, o + 5, o + 4),
                (o + 2, o + 6, o + 7, o + 3),
            ]
        f.append((0, 2, 3, 1))
        mesh(v, f, tiles, angle=20)
    for s in (-1, 1):
        x = s * (W / 2 + over - 0.02)
        rim = [(x, a, b + 0.10) for a, b in sec] + [(x, -a, b + 0.10) for a, b in sec[::-1]][1:]
        tube(rim, 0.11, wood, res=4)
        top = sec[-1]
        tube(
            [(x, top[0], top[1] + 0.1), (x + s * 0.25, top[0], top[1] + 0.7), (x + s * 0.05, top[0], top[1] + 1.35)],
            0.07,
            wood,
            smooth=True,
            res=4,
        )
        for k in (-1, 1):  # upturned eaves
            a, b = sec[0]
            tube(
                [(x, k * a, b + 0.1), (x, k * a * 1.05, b + 0.1), (x + s * 0.1, k * a * 1.10, b + 0.62)],
                0.075,
                wood,
                smooth=True,
                res=4,
            )
        gx = s * (W / 2 + 0.3)
        gable = [(a, b - 0.2) for a, b in sec] + [(-a, b - 0.2) for a, b in sec[::-1]][1:]
        prism(gable, 0.08, wood, 'YZ', (gx, 0, 0), bevel=0)
    tube([(-W / 2 - over, 0, sec[-1][1] + 0.12), (W / 2 + over, 0, sec[-1][1] + 0.12)], 0.14, wood, res=4)


def _roof(W, D, z, tiles, wood):
    """Two tiers: a broad lower roof and a shorter steep one that breaks through it."""
    _tier(W, D, z, 3.6, tiles, wood, 0.34, 1.9)
    _tier(W * 0.78, D * 0.62, z + 1.7, 4.0, tiles, wood, 0.30, 1.3)
    box2((-W * 0.39, -D * 0.31, z + 0.6), (W * 0.39, D * 0.31, z + 2.0), wood, 0)


def _house(cols, floors, coat, wood, tiles, rnd, z=0.0, deep=9.0):
    """Pavilion of white walls and teak verandas, centred on x=0, front on y=0."""
    W = cols * BAY
    made = [
        prototype(
            bays.veranda, BAY, H, coat, s, (0.75, 0.2, 0.9, 0.5, 0.1)[s], 3000, 1.6, 'bars', wood, wood, None, 0.86
        )
        for s in range(5)
    ]
    with frame((-W / 2, 0, z)):
        grid(made, cols, floors, BAY, H, lambda i, j: rnd.randrange(5))
        box2((0, 2.2, 0), (0.3, deep, floors * H), coat, 0)
        box2((W - 0.3, 2.2, 0), (W, deep, floors * H), coat, 0)
        for i in range(cols + 1):
            cyl(0.17, floors * H, (i * BAY, -0.25, floors * H / 2), wood, bevel=0.01, n=24)
            box2((i * BAY - 0.26, -0.51, 0), (i * BAY + 0.26, 0.01, 0.5), M.stone((0.45, 0.42, 0.37), 0.6), 0.02)
        for s in (0, 1):
            for k in range(2):
                for j in range(floors):
                    with frame((0 if s == 0 else W, 4.4 + k * 2.6, j * H), (0, 0, -90 if s == 0 else 90)):
                        box2((-0.55, -0.05, 0.9), (0.55, 0.0, 2.5), wood, 0.01)
                        box2(
                            (-0.45, -0.06, 1.0), (0.45, -0.04, 2.4), M.plain('dusk_pane', (0.05, 0.045, 0.04), 0.08), 0
                        )
    with frame((0, deep / 2, 0)):
        _roof(W, deep, z + floors * H + 0.1, tiles, wood)


def _bank(rnd):
    """Stone bank with steps down to the river and a garden above it."""
    box2((-400, -400, -2.5), (400, -9.6, -1.7), water((0.045, 0.040, 0.026), 0.10, 0.8), 0)
    ground(lawn((0.05, 0.10, 0.02), (0.10, 0.13, 0.035)), 260, -3)
    box2((-300, -6, -3), (300, 400, -0.03), lawn((0.05, 0.10, 0.02), (0.10, 0.13, 0.035)), 0)
    wall = masonry((0.30, 0.26, 0.21), (0.14, 0.12, 0.10), (0.55, 0.28), 0.015, 0.5, 0.5)
    box2((-300, -9.0, -3), (300, -5.5, -0.5), wall, 0.05)
    box2((-300, -6.4, -3), (300, -5.4, 0.12), wall, 0.05)
    for i in range(7):
        box2((-3.2, -9.6 + i * 0.5, -3), (3.2, -5.4, -1.62 + i * 0.26), M.stone((0.40, 0.37, 0.32), 0.6), 0.02)
    pave = masonry((0.36, 0.25, 0.18), (0.2, 0.16, 0.12), (0.4, 0.2), 0.008, 0.5, 0.35, 0.7, 0.004, True)
    box2((-44, -5.4, -0.1), (44, -2.2, 0.0), pave, 0)
    low = [prototype(shrub, 1.3, 0.9, s, leaves=2400) for s in (1, 2)]
    bloom = prototype(shrub, 1.1, 0.8, 5, ((0.06, 0.11, 0.03), (0.42, 0.05, 0.14)), 2400, 0.05)
    banana, turf = prototype(broadleaf, 2.6, 6, n=22), prototype(grass, 1.0, 0.12, 800)
    for i in range(64):
        x = -40 + i * 1.27
        if abs(x) < 3.6:
            continue
        place(
            (low[0], low[1], bloom)[i % 3], (x, -1.5 + rnd.uniform(-0.4, 0.2), 0), (0, 0, 70 * i), rnd.uniform(0.6, 1.0)
        )
        for y in (-7.0, -8.0):
            place(turf, (x, y, -0.5), (0, 0, 90 * (i % 4)))
    for x in (-31, -17.8, -8.3, 8.6, 18.2, 32):
        place(banana, (x, -1.0, 0), (0, 0, x * 40), rnd.uniform(0.8, 1.1))
    coco = [prototype(palm, hgt, s) for s, hgt in ((1, 9.5), (2, 12.5), (5, 8.0))]
    for i, (x, y) in enumerate(
        ((-36, 2), (-20.5, -3.5), (19.5, -3.6), (37, 1), (-43, 6), (45, 7), (-14, 16), (13, 18))
    ):
        place(coco[i % 3], (x, y, 0), (0, 0, 130 * i), rnd.uniform(0.85, 1.1))
    shade = prototype(tree, 11, 5, 22000)
    for i in range(13):
        place(
            shade,
            (-66 + i * 11 + rnd.uniform(-3, 3), 26 + rnd.uniform(-5, 8), 0),
            (0, 0, 60 * i),
            rnd.uniform(0.9, 1.5),
        )
    thicket(-90, 110, 20, 8, rnd)
    thicket(40, 120, 2, 5, rnd)
    light, seat = prototype(bollard, 6), prototype(bench)
    for i in range(18):
        place(light, (-42 + i * 4.9, -5.0, 0))
    for x in (-27, -11, 12, 25):
        place(seat, (x, -2.8, 0), (0, 0, 0))


def build(p, view, w, h):
    rnd = random.Random(3)
    heaven(
        (1.0, 0.68, 0.40),
        (0.72, 0.62, 0.56),
        (0.20, 0.32, 0.52),
        0.8,
        70,
        8,
        (0.9, 0.5, 0.2),
        0.75,
        0.46,
        1.0,
        (1.0, 0.80, 0.60),
        (0.46, 0.42, 0.48),
        0.85,
    )
    sun(3.0, 128, 13, (1, 0.66, 0.38), 1.5)
    coat, wood = render_coat((0.70, 0.64, 0.54), 0.75, 0.3), M.wood('teak', 'Z')
    tiles = masonry((0.22, 0.075, 0.040), (0.09, 0.035, 0.022), (0.22, 0.16), 0.02, 0.5, 0.45, 0.6, 0.02)
    _house(5, 3, coat, wood, tiles, rnd, 0, 11)
    for s in (-1, 1):
        with frame((s * 24.5, 1.5, 0)):
            _house(4, 2, coat, wood, tiles, rnd, 0, 9)
        with frame((s * 13.3, 4.5, 0)):
            box2((-4.4, 0.5, 0), (4.4, 5, 3.3), coat, 0)
            _tier(8.0, 5, 3.3, 1.9, tiles, wood, 0.3, 0.8)
    with frame((11.0, 1.1, 0)):
        liftshaft(2.6, 2.4, 11.4, H, ((3.6, 0.8),), 0.35, 'bronze', (0.60, 0.46, 0.30))
        box2((-1.5, 2.4, 0), (1.5, 5, 11.6), coat, 0)
        with frame((0, 1.6, 0)):
            _tier(2.6, 3.4, 11.8, 2.0, tiles, wood, 0.3, 0.6)
    _bank(rnd)
    relief(slope((0.05, 0.07, 0.035), (0.04, 0.075, 0.025)), (-1500, 1500), (330, 1100), 190, (200, 60), 12, 7, False)
    relief(slope((0.05, 0.07, 0.04), (0.04, 0.07, 0.03)), (-2500, 2500), (1100, 2200), 460, (200, 60), 15, 8, False)
    cam = S.camera((-19, -41, 1.3), lens=26, target=(1.5, 0, 1.3), w=w, h=h, shift=(0, 0.16))
    cam.data.clip_end = 6000
    haze((0.80, 0.62, 0.46), 1300, 50)
    return dict(look='Medium High Contrast', exposure=0.1)
