"""Brick and concrete housing block with verandas over shops, humid late afternoon."""
import random

import materials as M
import studio as S
from geo import box2, frame, text
from geo.scatter import grid, place, prototype
from materials.outdoors import asphalt, lit, masonry, render_coat
from props import bays
from props.liftshaft import liftshaft
from props.planting import broadleaf, palm, shrub, thicket
from props.street import kerb, lamp_post, saloon
from props.terrain import ground
from props.tree import tree
from studio.daylight import haze, heaven, sun

H = 3.2


def _pots(rnd, w):
    place(_pots.clump, (rnd.uniform(0.5, w - 0.5), 0.35, 0.16), (0, 0, rnd.uniform(0, 360)), rnd.uniform(0.8, 1.3))


def _tower(brick, coat, rnd, cols=6, floors=11, depth=17):
    """Verandas and brick bays in turn, a concrete frame showing at every floor."""
    slab = M.concrete((0.50, 0.48, 0.44))
    wood = M.paint((0.10, 0.06, 0.04), 0.45)
    _pots.clump = prototype(broadleaf, 0.62, 3, n=18)
    open_ = [
        prototype(
            bays.veranda,
            4.2,
            H,
            brick,
            s,
            (0.5, 0.1, 0.7, 0.25, 0.55, 0.05)[s],
            (3500, 3000)[s % 2],
            1.5,
            ('bars', 'bars', 'wall')[s % 3],
            slab,
            wood,
            _pots,
        )
        for s in range(6)
    ]
    shut = [
        prototype(
            bays.punched,
            3.0,
            H,
            (0.65, 2.35, 0.9, 2.6),
            brick,
            s,
            (0.1, 0.6, 0.05, 0.3)[s],
            3500,
            0.3,
            None,
            2,
            (),
            wood,
            slab,
            'home',
            None,
            slab,
        )
        for s in range(4)
    ]
    x = 0.0
    for i in range(cols):
        kind, w = (open_, 4.2) if i % 2 == 0 else (shut, 3.0)
        with frame((x, 0 if i % 2 else -0.5, 0)):
            for j in range(floors):
                place(kind[rnd.randrange(len(kind))], (0, 0, j * H))
        x += w
    for j in range(floors + 1):
        box2((-0.15, -0.10, j * H - 0.16), (x + 0.15, 0.5, j * H + 0.10), slab, 0.02)
    niche = [
        prototype(
            bays.punched,
            3.4,
            H,
            (0.7, 2.7, 0.9, 2.6),
            brick,
            20 + s,
            0.1,
            3500,
            0.3,
            None,
            2,
            (),
            wood,
            slab,
            'home',
            None,
            slab,
            1.2,
        )
        for s in range(3)
    ]
    with frame((0, depth, 0), (0, 0, -90)):
        grid(niche, 5, floors, 3.4, H, lambda i, j: rnd.randrange(3))
        for j in range(floors):
            box2((0, -0.08, j * H - 0.16), (depth, 0.3, j * H + 0.10), slab, 0.02)
        for i in range(6):
            box2((i * 3.4 - 0.2, -0.10, 0), (i * 3.4 + 0.2, 0.2, floors * H), slab, 0.02)
    top = floors * H
    box2((-0.3, -0.7, top), (x + 0.3, depth, top + 1.1), coat, 0.03)
    box2((x * 0.4, 5, top + 1.1), (x * 0.4 + 5, 11, top + 4.6), brick, 0.03)
    box2((x * 0.75, 4, top + 1.1), (x * 0.75 + 3, 7, top + 3.2), coat, 0.1)
    return x, top


def _shops(x, rnd):
    """Two lit shop floors under the flats with signs over the glass."""
    dark = M.paint((0.06, 0.065, 0.07), 0.4)
    bay = [
        prototype(bays.curtain, x / 6, 4.4, 40 + s, (1.2, 0.8, 1.0)[s], (3500, 4200, 3500)[s], 0.1, 1.15, dark, 3)
        for s in range(3)
    ]
    grid(bay, 6, 1, x / 6, 4.4, lambda i, j: i % 3)
    names = ('PADMA BOOKS', 'CAFE MEGHNA', 'LAL TAILORS', 'GREEN PHARMACY', 'SHAPLA SWEETS', 'RIVER BANK')
    tones = (
        (0.30, 0.05, 0.04),
        (0.04, 0.16, 0.10),
        (0.05, 0.09, 0.22),
        (0.05, 0.20, 0.09),
        (0.34, 0.16, 0.03),
        (0.07, 0.08, 0.10),
    )
    for i, name in enumerate(names):
        a = i * x / 6
        box2((a + 0.3, -0.16, 3.42), (a + x / 6 - 0.3, -0.04, 4.22), lit(tones[i], 0.5), 0.02)
        text(name, 0.34, (a + x / 12, -0.18, 3.82), (90, 0, 0), M.led(4500, 1.1, sample=False), depth=0.01)
    for i in range(7):
        box2((i * x / 6 - 0.28, -0.9, 0), (i * x / 6 + 0.28, -0.35, 4.6), M.concrete((0.46, 0.44, 0.40)), 0.03)
    box2((-0.4, -1.6, 4.35), (x + 0.4, 0.4, 4.62), M.concrete((0.46, 0.44, 0.40)), 0.03)


def _neighbours(rnd):
    """Blocks that fade into the haze."""
    coats = [
        render_coat(c, 0.8, 0.9)
        for c in ((0.50, 0.44, 0.36), (0.46, 0.42, 0.38), (0.44, 0.30, 0.22), (0.42, 0.45, 0.42))
    ]
    kinds = []
    for k, c in enumerate(coats):
        kinds.append(
            [
                prototype(bays.punched, 3.2, 3.2, (0.6, 2.6, 0.9, 2.6), c, k * 3 + s, (0.35, 0.05, 0.5)[s], depth=1.2)
                for s in range(3)
            ]
        )
    plots = (
        (-47, 6, 6, 8),
        (-70, 22, 7, 12),
        (28.5, 2, 5, 7),
        (47, 14, 6, 12),
        (70, 30, 7, 9),
        (-30, 46, 8, 15),
        (4, 60, 9, 17),
        (38, 62, 8, 14),
        (-95, 50, 9, 14),
        (95, 60, 9, 15),
    )
    for n, (x, y, cols, floors) in enumerate(plots):
        with frame((x, y, 0)):
            grid(kinds[n % 4], cols, floors, 3.2, 3.2, lambda i, j: rnd.randrange(3))
            box2((-0.2, 0.31, 0), (cols * 3.2 + 0.2, 12, floors * 3.2 + 0.9), coats[n % 4], 0)
            for s in (0, 1):
                with frame((0, 12, 0) if s == 0 else (cols * 3.2, 0, 0), (0, 0, -90 if s == 0 else 90)):
                    grid(kinds[n % 4], 3, floors, 3.2, 3.2, lambda i, j: rnd.randrange(3))
            box2((3, 4, floors * 3.2), (6, 7, floors * 3.2 + 3), coats[(n + 1) % 4], 0)


def _street(x, rnd):
    ground(M.stone((0.24, 0.22, 0.19), 0.9, 0.05), z=-0.2)
    box2((-300, -80, -0.16), (300, -7.2, -0.13), asphalt(0.35), 0)
    pave = masonry((0.36, 0.27, 0.22), (0.20, 0.18, 0.16), (0.4, 0.2), 0.008, 0.5, 0.4, 0.7, 0.004, True)
    box2((-120, -7, -0.15), (120, 6, 0.02), pave, 0)
    kerb(-60, 70, -7.2, 0.04)
    for i in range(26):
        box2((-75 + i * 6, -14.1, -0.13), (-72 + i * 6, -13.95, -0.125), M.paint((0.60, 0.58, 0.54), 0.7), 0)
    coco = [prototype(palm, hgt, s) for s, hgt in ((1, 8.5), (2, 7.0), (3, 9.6))]
    for i, (px, py, k) in enumerate(
        (
            (-13.5, -4.6, 0.92),
            (-5.5, -5.2, 0.72),
            (24.5, -4.8, 1.0),
            (33, -4.2, 0.9),
            (-24, -3, 1.0),
            (43, -3, 1.1),
            (52, -3.5, 0.9),
            (60, -2.5, 1.0),
        )
    ):
        place(coco[i % 3], (px, py, 0), (0, 0, 111 * i), k)
    rain = prototype(tree, 8, 6, 16000)
    for i, px in enumerate((-36, -44)):
        place(rain, (px, -2, 0), (0, 0, 60 * i), 1.1)
    thicket(-80, -17, 1, 5, rnd)
    thicket(28, 100, 3, 3, rnd)
    low = [prototype(shrub, 1.2, 0.8, s) for s in (1, 2)]
    big = prototype(broadleaf, 1.5, 8)
    for i, px in enumerate((-14.6, -12.4, -6.5, -4.5, 23.3, 25.6, 32, 34.2)):
        place(low[i % 2], (px, -4.9 + rnd.uniform(-0.3, 0.3), 0), (0, 0, 60 * i), 0.9)
        if i % 2:
            place(big, (px - 0.9, -4.5, 0), (0, 0, 80 * i), 0.9)
    post = prototype(lamp_post, 5.2, 5)
    for px in (-20, -2, 16, 34):
        place(post, (px, -6.6, 0), (0, 0, -90))
    car = [prototype(saloon, c) for c in ((0.55, 0.55, 0.54), (0.05, 0.06, 0.08), (0.30, 0.31, 0.32))]
    for i, px in enumerate((-2.5, 8, 13.6, 26, 31.5)):
        place(car[i % 3], (px, -8.5, -0.13), (0, 0, 180 * (i % 2 == 0)))


def build(p, view, w, h):
    rnd = random.Random(7)
    brick = masonry((0.36, 0.135, 0.075), (0.34, 0.28, 0.23))
    coat = render_coat((0.62, 0.56, 0.46), 0.75, 0.8)
    heaven(
        (0.88, 0.74, 0.56),
        (0.66, 0.66, 0.64),
        (0.26, 0.40, 0.58),
        0.85,
        -75,
        16,
        (0.5, 0.34, 0.16),
        0.75,
        0.44,
        1.0,
        (0.95, 0.86, 0.74),
        (0.62, 0.60, 0.60),
        0.9,
    )
    sun(4.2, -118, 24, (1, 0.78, 0.52), 1.5)
    with frame((0, 0, 4.6)):
        x, top = _tower(brick, coat, rnd)
    _shops(x, rnd)
    box2((0, 0.4, 0), (x, 17, 4.7), coat, 0)
    with frame((x + 2.1, 1.2, 0)):
        liftshaft(3.0, 2.8, top + 5.6, H, ((15.2, 0.9), (29.6, 0.9)), 0.30)
    box2((x + 0.2, 4.05, 0), (x + 4.2, 16, top + 8.0), brick, 0.03)
    box2((x + 0.3, 0.9, top + 5.9), (x + 4.1, 4, top + 6.3), M.concrete((0.50, 0.48, 0.44)), 0.03)
    _street(x, rnd)
    _neighbours(rnd)
    cam = S.camera((-14, -42, 1.9), lens=25, target=(9.5, 0, 1.9), w=w, h=h, shift=(0, 0.30))
    cam.data.clip_end = 4000
    haze((0.78, 0.70, 0.60), 430, 45)
    return dict(look='Medium High Contrast', exposure=-0.1)
