"""Aisle of the parts warehouse, close to one rack, the far end out of focus."""
import random

import materials as M
import studio as S
from geo import box, box2, frame, text
from geo.scatter import place, prototype
from props.factory import lane, screed
from props.workshop import carton, pallet, rack


def _label(x, y, z, s):
    box((0.16, 0.004, 0.07), (x, y, z), M.plain('paper', (0.80, 0.80, 0.78), 0.7), 0.001)
    text(s, 0.036, (x, y - 0.003, z), (90, 0, 0), M.plain('ink', (0.03, 0.03, 0.035), 0.5), depth=0.0001)


def _bay(seed):
    """Rack bay with beam labels; front towards -Y."""
    rack(2.6, 4.6, 0.9, 4, seed, ('carton', 'carton', 'bin'))
    for k in range(4):
        z = 0.12 + k * 4.3 / 3 * 0.86
        for i in range(3):
            _label(-0.85 + i * 0.85, -0.478, z, '%s-%02d-%d' % ('ABC'[seed % 3], 10 + seed * 3 + i, k + 1))


def _load(seed):
    """Pallet stacked with cartons."""
    rnd = random.Random(seed)
    pallet()
    for k in range(3):
        for i in range(2):
            for j in range(2):
                with frame((-0.29 + 0.58 * i + rnd.uniform(-0.01, 0.01), -0.19 + 0.38 * j, 0.144 + 0.34 * k)):
                    carton(0.56, 0.37, 0.335, seed + i)


def build(p, view, w, h):
    box2((-10, -4, -0.1), (10, 46, 0), screed((0.30, 0.31, 0.315)), 0)
    lane(-1.35, 1.35, -3, 44)
    bays = [prototype(_bay, s) for s in (1, 4, 6, 9, 11)]
    rnd = random.Random(2)
    for i in range(13):
        place(bays[rnd.randrange(5)], (2.15, 1.6 + i * 2.7, 0), (0, 0, -90))
        place(bays[rnd.randrange(5)], (-2.15, 1.6 + i * 2.7, 0), (0, 0, 90))
        for s in (-1, 1):
            place(bays[rnd.randrange(5)], (s * 3.2, 1.6 + i * 2.7, 0), (0, 0, 90 * s))
    loads = [prototype(_load, s) for s in (2, 3)]
    place(loads[0], (-0.1, 12.5, 0), (0, 0, 8))
    place(loads[1], (0.35, 26, 0))
    roof = M.paint((0.44, 0.45, 0.46), 0.5)
    box2((-10, -4, 7.0), (10, 46, 7.1), roof, 0)
    for i in range(16):
        box2((-10, i * 3 - 0.08, 6.5), (10, i * 3 + 0.08, 7.0), M.paint((0.55, 0.56, 0.57), 0.4), 0)
    for x in (-0.12, -5.4, 5.4):
        b = box2((x - 0.07, 0, 5.8), (x + 0.07, 44, 5.86), M.led(4800, 6, sample=False), 0)
        b.visible_diffuse = False
        box2((x - 0.11, 0, 5.86), (x + 0.11, 44, 5.95), roof, 0)
    S.area((0, 20, 5.7), (0.6, 44), 1600, 4800, glossy=False)
    S.area((0, -2.5, 4.2), (3.4, 1.6), 120, 5000, target=(0.6, 4, 1.4), glossy=False)
    box2((-10, 44, 0), (10, 44.2, 7), M.paint((0.70, 0.71, 0.71), 0.5), 0)
    box2((-1.7, 43.9, 0), (1.7, 44, 4.2), M.led(6200, 0.75, sample=False), 0)
    for x in (-10.1, 10):
        box2((x, -4, 0), (x + 0.1, 46, 7), M.paint((0.70, 0.71, 0.71), 0.5), 0)
    S.world((0.10, 0.105, 0.11), 1)
    S.camera((-0.62, -1.7, 1.72), lens=30, yaw=-13, w=w, h=h, shift=(0, 0.01), dof=6.2, fstop=1.2)
    return dict(look='High Contrast', exposure=0)
