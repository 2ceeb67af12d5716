"""Hospital of pale brick and stone below dry mountains, clear morning."""
import random

import materials as M
import studio as S
from geo import box2, frame, text
from geo.scatter import grid, place, prototype
from materials.outdoors import asphalt, masonry, slope
from props import bays
from props.liftshaft import liftshaft
from props.planting import crown, hedge, shrub, thicket
from props.street import bench, kerb, lamp_post, saloon
from props.terrain import ground, relief
from studio.daylight import haze, heaven, sun

BRICK = ((0.50, 0.37, 0.235), (0.46, 0.40, 0.31))
STONE = ((0.58, 0.52, 0.42), (0.40, 0.35, 0.28))
H = 3.9


def _bays(stone, brick):
    wood = M.paint((0.16, 0.09, 0.05), 0.45)
    sill = M.stone((0.60, 0.55, 0.46), 0.6)
    plain, arched = [], []
    for s in range(8):  # the last two, without rooms, for the sides
        on = (0.10, 0.04, 0.14, 0.06, 0.02, 0.18, 0.05, 0.08)[s]
        args = dict(seed=s, on=on, warm=(3500, 4200)[s % 2], frame_=wood, sill=sill, depth=4.5 if s < 6 else 1.2)
        plain.append(prototype(bays.punched, 3.3, H, (0.75, 2.55, 0.95, 3.05), brick, rows=(1.5,), lintel=sill, **args))
        arched.append(prototype(bays.punched, 3.3, H, (0.65, 2.65, 0.35, 3.35), stone, arch='pointed', **args))
    return plain, arched


def _wing(plain, arched, cols, floors, depth, side, stone, rnd):
    """Wing with its front on y=0: arched ground floor, brick above, stone piers and a deep cornice."""
    pick = [[rnd.randrange(6) for _ in range(cols)] for _ in range(floors)]
    grid(arched, cols, 1, 3.3, H, lambda i, j: pick[j][i])
    with frame((0, 0, H)):
        grid(plain, cols, floors - 1, 3.3, H, lambda i, j: pick[j + 1][i])
    W, top = cols * 3.3, floors * H
    for i in range(cols + 1):
        box2((i * 3.3 - 0.24, -0.16, 0), (i * 3.3 + 0.24, 0.05, top), stone, 0.03)
    box2((-0.3, -0.22, H - 0.16), (W + 0.3, 0.1, H + 0.16), stone, 0.03)
    box2((-0.5, -0.55, top), (W + 0.5, depth, top + 0.35), stone, 0.04)
    box2((-0.2, -0.2, top + 0.35), (W + 0.2, depth, top + 1.1), stone, 0.03)
    with frame((0, depth, 0) if side < 0 else (W, 0, 0), (0, 0, -90 if side < 0 else 90)):
        n = int(depth / 3.3)
        grid(arched[6:], n, 1, 3.3, H, lambda i, j: i % 2)
        with frame((0, 0, H)):
            grid(plain[6:], n, floors - 1, 3.3, H, lambda i, j: (i + j) % 2)


def _entrance(stone):
    """Projecting porch with three tall pointed arches."""
    deep = M.paint((0.16, 0.09, 0.05), 0.45)
    gate = prototype(
        bays.punched, 3.6, 6.6, (0.5, 3.1, 0.0, 5.6), stone, 3, 0.25, 3500, 0.6, 'pointed', 2, (2.6,), deep
    )
    grid([gate], 3, 1, 3.6, 6.6, lambda i, j: 0)
    for x in (0, 10.8):
        box2((x - 0.3, -0.2, 0), (x + 0.3, 4.2, 6.6), stone, 0.04)
    box2((-0.7, -0.6, 6.6), (11.5, 4.2, 7.0), stone, 0.05)
    box2((-0.4, -0.35, 7.0), (11.2, 4.2, 7.9), stone, 0.04)
    text('CENTRAL HOSPITAL', 0.52, (5.4, -0.38, 7.45), (90, 0, 0), M.paint((0.10, 0.16, 0.13), 0.4), depth=0.03)
    for i in range(4):
        box2(
            (-1.2 + 0.02 * i, -2.6 + i * 0.4, -0.1), (12 - 0.02 * i, 0.2 - 0.02 * i, 0.15 * (i + 1) - 0.02), stone, 0.02
        )


def _street(rnd):
    ground(M.stone((0.40, 0.33, 0.25), 0.9, 0.05), z=-0.2)
    pave = masonry((0.36, 0.33, 0.28), (0.20, 0.18, 0.15), (0.6, 0.6), 0.012, 0.5, 0.2, 0.7, 0.004, True)
    box2((-60, -16, -0.1), (70, 1, 0.02), pave, 0)
    box2((-300, -60, -0.15), (300, -16.2, -0.12), asphalt(), 0)
    kerb(-60, 60, -16.3, 0.05)
    for i in range(20):
        box2((-60 + i * 6, -22.1, -0.12), (-57 + i * 6, -21.95, -0.115), M.paint((0.62, 0.61, 0.58), 0.7), 0)
    poplar = [
        prototype(crown, 13, s, 1.5, 0.14, ((0.11, 0.16, 0.045), (0.17, 0.21, 0.07)), (0.30, 0.27, 0.22), 30000)
        for s in (1, 2, 3)
    ]
    for i, (x, y, k) in enumerate(
        (
            (-20.0, 2, 0.85),
            (-21.8, 6, 1.0),
            (-24, 4, 1.08),
            (-27, 12, 1.1),
            (31, -8, 0.95),
            (36, -7, 1.1),
            (41, -9, 1.0),
            (26.5, -7.5, 0.8),
        )
    ):
        place(poplar[i % 3], (x, y, 0), (0, 0, 77 * i), k)
    for a, b in ((-60, -19), (32, 80)):
        thicket(a, b, 12, 4, rnd, ((0.09, 0.12, 0.05), (0.13, 0.15, 0.07)))
    bush = [prototype(shrub, 1.3, 0.9, s, ((0.075, 0.095, 0.045), (0.11, 0.125, 0.06))) for s in (1, 2)]
    clip = prototype(hedge, 4, 0.7, 0.6, 4, ((0.055, 0.085, 0.03), (0.085, 0.11, 0.04)))
    for x in (-20, -15.8, -11.6, 12.5, 16.7, 20.9, 25.1):
        box2((x - 0.1, -4.8, 0), (x + 4.1, -3.8, 0.3), M.stone((0.52, 0.47, 0.39), 0.6), 0.02)
        place(clip, (x, -4.3, 0.2))
    for i, x in enumerate((-9.4, -8.2, -7.3, 13.2, 14.6, 15.9)):
        place(bush[i % 2], (x, -3.2, 0), (0, 0, 50 * i), rnd.uniform(0.6, 0.9))
    seat, post = prototype(bench), prototype(lamp_post, 4.6, 0.4)
    for x in (-13, -7.5, 14, 19):
        place(seat, (x, -6.0, 0))
    for x in (-18, -4, 10, 24):
        place(post, (x, -15.4, 0), (0, 0, 90))
    car = [prototype(saloon, c) for c in ((0.62, 0.62, 0.60), (0.10, 0.12, 0.15), (0.20, 0.21, 0.22))]
    for i, x in enumerate((13.5, 21.0)):
        place(car[i % 3], (x, -17.4, -0.12), (0, 0, 0 if i % 2 else 180))


def build(p, view, w, h):
    rnd = random.Random(2)
    stone, brick = masonry(*STONE, (0.9, 0.45), 0.008, 0.5, 0.22), masonry(*BRICK)
    heaven(
        (0.80, 0.82, 0.84),
        (0.42, 0.58, 0.80),
        (0.10, 0.25, 0.56),
        1.0,
        -114,
        38,
        (0.2, 0.18, 0.14),
        0.7,
        0.55,
        1.3,
        light=0.85,
    )
    sun(4.4, -114, 38, (1, 0.92, 0.80))
    _street(rnd)
    plain, arched = _bays(stone, brick)
    with frame((-17.6, 0, 0)):
        _wing(plain, arched, 5, 4, 16, -1, stone, rnd)
    with frame((7.4, 2.2, 0)):
        _wing(plain, arched, 6, 5, 16, -1, stone, rnd)
    with frame((-1.1, -2.4, 0)):
        with frame((-1.0, 0, 0)):
            _entrance(stone)
    box2((-1.2, 1.8, 6), (7.5, 12, 5 * H + 4.4), masonry(*BRICK), 0)
    with frame((2.2, -0.2, 7.9)):
        liftshaft(3.0, 2.4, 5 * H - 5.4, H, ((5.2, 0.5),), 0.10)
    box2((-1.4, 1.6, 5 * H + 4.4), (7.7, 12.2, 5 * H + 4.8), stone, 0.04)
    relief(
        slope((0.17, 0.135, 0.11), (0.21, 0.165, 0.125), (0.62, 0.65, 0.7), 950),
        (-3600, 3600),
        (1300, 4200),
        2000,
        (420, 140),
        5,
        4.2,
    )
    relief(slope((0.20, 0.15, 0.105), (0.25, 0.19, 0.13)), (-1500, 1700), (420, 1300), 230, (320, 100), 9, 5, True)
    cam = S.camera((-13.5, -33, 2.1), lens=25.5, target=(0.6, 0, 2.1), w=w, h=h, shift=(0, 0.215))
    cam.data.clip_end = 9000
    haze((0.50, 0.60, 0.74), 8500, 60)
    return dict(look='Medium High Contrast', exposure=-0.28)
