"""Palms, columnar trees, shrubs and grass. Build them as prototypes (geo.scatter) and place them."""
import math
import random

import materials as M
from geo import PI, lathe, mesh, tube
from geo.scatter import place, prototype
from materials.outdoors import leaf

GREENS = ((0.035, 0.085, 0.020), (0.062, 0.120, 0.030))


def _leaves(rnd, spots, spread, size, mats, count, narrow=0.45, hang=0.0):
    """Single leaves scattered round the given points, shared out over the materials."""
    for mat in mats:
        v, f = [], []
        for _ in range(count // len(mats)):
            c = rnd.choice(spots)
            x, y, z = (c[i] + rnd.gauss(0, spread * (1, 1, 0.8)[i]) for i in range(3))
            a, t, w = rnd.uniform(0, 2 * PI), rnd.uniform(-0.8, 0.8) - hang, size * rnd.uniform(0.7, 1.25)
            ux, uy, uz = math.cos(a) * math.cos(t) * w, math.sin(a) * math.cos(t) * w, math.sin(t) * w
            px, py = -math.sin(a) * w * narrow, math.cos(a) * w * narrow
            n = len(v)
            v += [(x - ux, y - uy, z - uz), (x + px, y + py, z), (x + ux, y + uy, z + uz), (x - px, y - py, z)]
            f.append((n, n + 1, n + 2, n + 3))
        mesh(v, f, mat, smooth=False, name='leaves')


def crown(height=12, seed=1, radius=1.6, base=0.2, greens=GREENS, bark=(0.16, 0.13, 0.10), leaves=9000, hang=0.3):
    """Tree with one stem: poplar, eucalyptus, cypress by radius and base of the crown (share of the height)."""
    rnd = random.Random(seed)
    stem = M.stone(bark, 0.8, 2.0)
    sway = [rnd.uniform(-1, 1) * height * 0.012 for _ in range(8)]
    axis = [(sway[i % 8] * i / 4, sway[(i + 3) % 8] * i / 4, height * 0.96 * i / 7) for i in range(8)]
    for i in range(7):
        tube([axis[i], axis[i + 1]], height * 0.016 * (1 - i / 7.6), stem, res=3)
    spots = []
    for i in range(70):
        t = base + (1 - base) * (i + rnd.random()) / 70
        k = min(6, int(t * 7))
        p = axis[k]
        r = radius * math.sin(PI * min(1, ((t - base) / (1 - base)) * 0.86 + 0.14)) ** 0.7 * rnd.uniform(0.35, 1)
        a = rnd.uniform(0, 2 * PI)
        tip = (p[0] + r * math.cos(a), p[1] + r * math.sin(a), height * t + r * 0.5)
        tube([(p[0], p[1], height * t * 0.97), tip], height * 0.0022, stem, res=1)
        spots += [tip, ((p[0] + tip[0]) / 2, (p[1] + tip[1]) / 2, tip[2] - r * 0.2)]
    _leaves(rnd, spots, radius * 0.2, height * 0.011, [leaf(c) for c in greens], leaves, 0.3, hang)


def palm(height=8.0, seed=1, fronds=26, length=2.9, greens=((0.042, 0.090, 0.020), (0.075, 0.125, 0.030))):
    """Coconut palm: curved ringed trunk, arching feathered fronds."""
    rnd = random.Random(seed)
    lean = rnd.uniform(-0.10, 0.10) * height
    axis = [(lean * (i / 14) ** 1.6, 0, height * i / 14) for i in range(15)]
    tube(axis, 0.15, M.stone((0.17, 0.145, 0.115), 0.85, 3.0), smooth=True, res=4)
    lathe([(0.34, 0), (0.27, 0.2), (0.18, 0.7), (0.16, 1.2)], mat=M.stone((0.15, 0.125, 0.10), 0.85, 3.0), n=20)
    top = axis[-1]
    meshes = [([], []) for _ in greens]
    for i in range(fronds):
        v, f = meshes[i % len(greens)]
        a, up = 2 * PI * i / fronds * 2.4 + rnd.uniform(-0.2, 0.2), 1.15 - 1.5 * (i / fronds) + rnd.uniform(-0.1, 0.1)
        ln = length * rnd.uniform(0.85, 1.1)
        x, z, t = 0.0, 0.0, up
        n = 34
        for k in range(n):
            x, z, t = x + ln / n * math.cos(t), z + ln / n * math.sin(t), t - 1.9 / n * (0.4 + k / n)
            w = 0.62 * math.sin(PI * min(1, (k + 2) / (n + 1))) ** 0.6 + 0.04
            for side in (-1, 1):
                o = len(v)
                for dx, dw, drop in ((0, 0.0, 0.0), (0.045, 0.0, 0.0), (0.24, 1.0, 0.30)):
                    px, pz, q = x + dx * math.cos(t), z + dx * math.sin(t) - drop * w, side * dw * w
                    v.append(
                        (
                            top[0] + px * math.cos(a) - q * math.sin(a),
                            top[1] + px * math.sin(a) + q * math.cos(a),
                            top[2] + pz,
                        )
                    )
                f.append((o, o + 1, o + 2))
    for (v, f), c in zip(meshes, greens):
        mesh(v, f, leaf(c, 'palmleaf', 0.35), smooth=False, name='fronds')


def shrub(w=1.2, h=0.9, seed=1, greens=GREENS, leaves=1800, size=0.055):
    rnd = random.Random(seed)
    spots = []
    for _ in range(90):
        a, e, r = rnd.uniform(0, 2 * PI), math.asin(rnd.random()), rnd.uniform(0.55, 1) ** 0.5
        spots.append(
            (w / 2 * r * math.cos(a) * math.cos(e), w / 2 * r * math.sin(a) * math.cos(e), h * r * math.sin(e))
        )
    _leaves(rnd, spots, w * 0.07, size, [leaf(c) for c in greens], leaves)


def hedge(length=3.0, depth=0.7, h=0.8, seed=1, greens=GREENS):
    """Clipped hedge along X from the origin, centred on y=0."""
    rnd = random.Random(seed)
    spots = [
        (rnd.uniform(0, length), rnd.choice((-1, 1)) * depth / 2 * rnd.uniform(0.8, 1), rnd.uniform(0.1, 1) * h)
        for _ in range(int(90 * length))
    ]
    spots += [
        (rnd.uniform(0, length), rnd.uniform(-0.5, 0.5) * depth, h * rnd.uniform(0.9, 1))
        for _ in range(int(60 * length))
    ]
    _leaves(rnd, spots, 0.035, 0.042, [leaf(c) for c in greens], int(1500 * length))


def broadleaf(h=1.6, seed=1, greens=((0.030, 0.085, 0.022), (0.055, 0.130, 0.030)), n=34):
    """Tropical clump of long arching leaves: banana, heliconia, agave by size."""
    rnd = random.Random(seed)
    meshes = [([], []) for _ in greens]
    for i in range(n):
        v, f = meshes[i % len(greens)]
        a, ln, up = rnd.uniform(0, 2 * PI), h * rnd.uniform(0.7, 1.15), rnd.uniform(0.85, 1.45)
        wide = ln * rnd.uniform(0.08, 0.13)
        x, z, t, m = 0.05, 0.0, up, 8
        for k in range(m + 1):
            w = wide * math.sin(PI * min(1, 0.10 + 0.9 * k / m)) ** 0.8
            o = len(v)
            for q, d in ((-w, 0.0), (0, -w * 0.35), (w, 0.0)):
                v.append((x * math.cos(a) - q * math.sin(a), x * math.sin(a) + q * math.cos(a), z + d))
            if k:
                f += [(o - 3, o - 2, o + 1, o), (o - 2, o - 1, o + 2, o + 1)]
            x, z, t = x + ln / m * math.cos(t), z + ln / m * math.sin(t), t - 1.5 / m * (0.5 + k / m)
    for (v, f), c in zip(meshes, greens):
        mesh(v, f, leaf(c, 'broadleaf', 0.32), angle=80, name='blades')


def grass(size=1.0, h=0.10, blades=700, seed=1, greens=((0.05, 0.105, 0.022), (0.09, 0.135, 0.035))):
    """Square patch of blades centred on the origin."""
    rnd = random.Random(seed)
    for c in greens:
        v, f = [], []
        for _ in range(blades // 2):
            x, y, a = rnd.uniform(-0.5, 0.5) * size, rnd.uniform(-0.5, 0.5) * size, rnd.uniform(0, 2 * PI)
            k, b = h * rnd.uniform(0.5, 1.2), rnd.uniform(0.2, 0.6) * h
            o = len(v)
            v += [
                (x - 0.005 * math.sin(a), y + 0.005 * math.cos(a), 0),
                (x + 0.005 * math.sin(a), y - 0.005 * math.cos(a), 0),
                (x + b * math.cos(a), y + b * math.sin(a), k),
            ]
            f.append((o, o + 1, o + 2))
        mesh(v, f, leaf(c, 'grass', 0.5), smooth=False, name='grass')


def thicket(x0, x1, y, h, rnd, greens=GREENS, deep=4.0):
    """Belt of mixed trees and bushes without stems, for the middle distance."""
    made = [prototype(shrub, 2.0, 1.6, seed, greens, 2600, 0.06) for seed in (31, 32, 33)]
    step = h * 0.55
    for i in range(int((x1 - x0) / step) + 1):
        k = h * rnd.uniform(0.55, 1.1)
        at = (x0 + i * step + rnd.uniform(-0.3, 0.3) * step, y + rnd.uniform(-0.5, 0.5) * deep, -0.1 * h)
        place(made[i % 3], at, (0, 0, rnd.uniform(0, 360)), (k * 0.45, k * 0.45, k * 0.62))
