"""Glass office tower under deep horizontal eaves, tropical garden and a forecourt wet after rain."""
import random

import materials as M
import studio as S
from geo import box2, frame, text
from geo.scatter import grid, place, prototype
from materials.outdoors import lawn, masonry, wet_paving
from props import bays
from props.liftshaft import liftshaft
from props.planting import broadleaf, grass, palm, shrub, thicket
from props.street import bollard, lamp_post, saloon
from props.terrain import ground
from props.tree import tree
from studio.daylight import haze, heaven, sun

H, BAY = 3.9, 3.0


def _tower(rnd, cols, deep, floors):
    """Glass floors with slabs that reach out as sun shades, timber soffits under them."""
    band, pane = M.paint((0.70, 0.71, 0.71), 0.4), M.glass((0.42, 0.56, 0.58), 0.0, 2.1)
    timber = M.wood('teak', 'X')
    made = [
        prototype(
            bays.curtain, BAY, H, s, (0.45, 0.2, 0.6, 0.08, 0.35, 0.5, 0.12)[s], 4200, 0, 0.7, band, 2, None, pane
        )
        for s in range(7)
    ]
    side = [
        prototype(bays.curtain, BAY, H, 20 + s, (0.3, 0.1)[s], 4200, 0, 0.7, band, 2, None, pane, depth=1.2)
        for s in range(2)
    ]
    pick = [[rnd.randrange(7) for _ in range(cols)] for _ in range(floors)]
    grid(made, cols, floors, BAY, H, lambda i, j: pick[j][i])
    W, D = cols * BAY, deep * BAY
    with frame((W, 0, 0), (0, 0, 90)):
        grid(side, deep, floors, BAY, H, lambda i, j: pick[j][i % cols] % 2)
    for j in range(1, floors + 1):
        z = j * H - 0.55
        box2((-1.3, -1.7, z + 0.05), (W + 1.7, D, z + 0.24), band, 0.03)
        box2((-1.2, -1.6, z), (W + 1.6, 0.1, z + 0.05), timber, 0)
        box2((W - 0.1, 0, z), (W + 1.6, D, z + 0.05), timber, 0)
    for k in range(floors):
        if k % 4 == 3:  # planted terraces
            for i in range(int(W / 1.3)):
                place(_tower.green, (-0.4 + i * 1.3, -1.05, k * H - 0.32), (0, 0, 60 * i), rnd.uniform(0.7, 1.0))
    top = floors * H
    box2((-2.6, -3.2, top + 3.0), (W + 3.2, D + 1, top + 3.45), band, 0.05)
    box2((-2.4, -3.0, top + 2.94), (W + 3.0, D, top + 3.0), timber, 0)
    box2((3, 3, top), (W - 3, D, top + 3.0), M.paint((0.10, 0.105, 0.11), 0.5), 0.03)
    for x in (0.6, W / 3, W * 2 / 3, W - 0.6):
        box2((x - 0.15, -0.6, top), (x + 0.15, -0.3, top + 3.0), band, 0.02)
    text('MENARA NUSA', 1.15, (W / 2, 2.96, top + 1.5), (90, 0, 0), M.led(4500, 1.6, sample=False), depth=0.06)
    return W, D, top


def _lobby(W, D):
    """Double-height glass hall behind round columns, broad tiled porch roof on timber posts."""
    band, timber = M.paint((0.70, 0.71, 0.71), 0.4), M.wood('teak', 'Z')
    hall = [prototype(bays.curtain, BAY, 7.6, 60 + s, 0.85, 3500, 0, 0.7, band, 2) for s in range(2)]
    grid(hall, 8, 1, BAY, 7.6, lambda i, j: i % 2)
    with frame((W, 0, 0), (0, 0, 90)):
        grid(hall, 6, 1, BAY, 7.6, lambda i, j: i % 2)
    roof = M.paint((0.085, 0.055, 0.042), 0.55)
    with frame((W / 2, -4.2, 4.6)):
        for i in range(34):
            x = -8.0 + i * 16 / 33
            box2((x - 0.05, -4.6, -0.34), (x + 0.05, 4.2, -0.14), timber, 0.01)
        box2((-8.4, -4.9, -0.12), (8.4, 4.2, 0.12), roof, 0.04)
        box2((-8.45, -4.95, -0.40), (8.45, -4.80, 0.16), timber, 0.02)
    for x in (-7.4, -2.6, 2.6, 7.4):
        box2((W / 2 + x - 0.17, -8.4, 0), (W / 2 + x + 0.17, -8.06, 4.3), timber, 0.02)
        box2((W / 2 + x - 0.3, -8.5, 0), (W / 2 + x + 0.3, -7.96, 0.5), M.stone((0.20, 0.20, 0.20), 0.6), 0.02)
    S.area((W / 2, -4.6, 4.1), (13, 5), 900, 3300, glossy=False)


def _forecourt(W, rnd):
    ground(lawn((0.045, 0.10, 0.02), (0.075, 0.125, 0.03)), z=-0.12)
    box2((-90, -75, -0.1), (80, 0.5, 0.0), wet_paving((0.26, 0.25, 0.24), (0.08, 0.08, 0.08), (1.2, 0.6), 0.9), 0)
    stone = masonry((0.19, 0.19, 0.19), (0.08, 0.08, 0.08), (0.4, 0.16))
    trees = [prototype(palm, hgt, s, 28, 3.2) for s, hgt in ((1, 9.5), (2, 7.2), (3, 11.0))]
    low = [prototype(shrub, 1.4, 1.0, s, leaves=2600) for s in (1, 2)]
    big = [prototype(broadleaf, 1.9, s) for s in (3, 4)]
    turf = prototype(grass, 1.0, 0.13, 900)
    beds = ((-22, -7, -9.5, -5.0), (W - 1, W + 22, -9.5, -5.0), (W + 4, W + 30, -21, -16.5))
    for n, (a, b, y0, y1) in enumerate(beds):
        box2((a, y0, 0), (b, y1, 0.42), stone, 0.03)
        for i in range(int((b - a) / 0.8)):
            at = (a + 0.6 + i * 0.8, rnd.uniform(y0 + 0.6, y1 - 0.6), 0.38)
            place((low[0], big[0], low[1], big[1])[i % 4], at, (0, 0, 70 * i), rnd.uniform(0.6, 1.05))
        for i in range(int((b - a) / 1.0)):
            for y in (y0 + 0.5, y1 - 0.5):
                place(turf, (a + 0.5 + i, y, 0.42), (0, 0, 90 * (i % 4)))
        for i in range(3):
            place(
                trees[(i + n) % 3],
                (a + (b - a) * (i + 0.5) / 3, (y0 + y1) / 2, 0.35),
                (0, 0, 130 * i + 40 * n),
                rnd.uniform(0.8, 1.1),
            )
    shade = prototype(tree, 10, 5, 20000)
    for i, (x, y) in enumerate(((-26, 10), (-36, 4), (W + 30, 8), (W + 40, 14), (W + 20, 26), (-20, 26))):
        place(shade, (x, y, 0), (0, 0, 65 * i), rnd.uniform(0.9, 1.4))
    thicket(-90, -2, 34, 8, rnd)
    thicket(W + 6, 130, 36, 9, rnd)
    light, post = prototype(bollard, 4), prototype(lamp_post, 5, 6)
    for i in range(8):
        place(light, (-6 + i * 5, -12.5, 0))
    for x in (-12, W + 3):
        place(post, (x, -13.4, 0), (0, 0, 90))
    car = prototype(saloon, (0.035, 0.04, 0.05), True)
    place(car, (W / 2 - 1, -10.9, 0), (0, 0, 0))


def _skyline(rnd):
    band = M.paint((0.30, 0.33, 0.36), 0.5)
    far = [
        prototype(bays.curtain, 3.4, 3.6, 80 + s, (0.25, 0.05)[s], 4200, 0.6, 0.7, band, 2, depth=1.2) for s in range(2)
    ]
    for x, y, cols, floors in (
        (-62, 90, 8, 26),
        (-24, 140, 9, 34),
        (44, 120, 8, 30),
        (78, 120, 8, 20),
        (120, 160, 9, 36),
        (-110, 130, 10, 30),
    ):
        with frame((x, y, 0)):
            grid(far, cols, floors, 3.4, 3.6, lambda i, j: rnd.randrange(2))
            box2((-0.3, 0.6, 0), (cols * 3.4 + 0.3, 22, floors * 3.6 + 3), band, 0)


def build(p, view, w, h):
    rnd = random.Random(5)
    heaven(
        (0.80, 0.79, 0.74),
        (0.56, 0.66, 0.76),
        (0.18, 0.33, 0.56),
        0.9,
        70,
        28,
        (0.35, 0.30, 0.22),
        0.9,
        0.48,
        0.9,
        (0.98, 0.96, 0.92),
        (0.44, 0.48, 0.55),
        0.9,
    )
    sun(4.3, 132, 30, (1, 0.86, 0.68), 2)
    _tower.green = prototype(shrub, 1.3, 0.8, 9, leaves=900, size=0.09)
    with frame((0, 0, 7.6)):
        W, D, top = _tower(rnd, 8, 6, 9)
    _lobby(W, D)
    with frame((-2.3, 1.2, 0)):
        liftshaft(3.2, 2.9, top + 10, H, ((12.4, 0.8), (28.0, 0.8)), 0.30)
    box2(
        (-4.2, 4.1, 0),
        (-0.1, 14, top + 10.9),
        masonry((0.36, 0.36, 0.36), (0.2, 0.2, 0.2), (1.2, 0.6), 0.012, 0.0, 0.15),
        0.03,
    )
    _forecourt(W, rnd)
    _skyline(rnd)
    cam = S.camera((45, -51, 1.7), lens=25.5, target=(15.5, 0, 1.7), w=w, h=h, shift=(0, 0.30))
    cam.data.clip_end = 4000
    haze((0.60, 0.66, 0.73), 750, 60)
    return dict(look='Medium High Contrast', exposure=0.0)
