"""Broad-leaved tree: tapered trunk, forked branches and a crown of single leaves."""
import math
import random

import materials as M
from geo import PI, mesh, tube


def _branches(rnd, height):
    """Trunk and two generations of limbs as polylines with a radius; the tips carry the leaves."""
    limbs, tips = [([(0, 0, 0), (0.03, 0.02, height * 0.25), (0, 0.03, height * 0.48)], height * 0.022)], []
    for i in range(9):
        a, up = 2 * PI * i / 9 + rnd.uniform(-0.3, 0.3), rnd.uniform(0.45, 1.0)
        z0 = height * rnd.uniform(0.34, 0.48)
        r = height * rnd.uniform(0.20, 0.30)
        end = (r * math.cos(a), r * math.sin(a), z0 + height * 0.42 * up)
        mid = (end[0] * 0.45, end[1] * 0.45, z0 + height * 0.16 * up)
        limbs.append(([(0, 0.02, z0), mid, end], height * 0.009))
        for k in range(6):
            t = rnd.uniform(0.35, 1)
            p = [mid[j] + (end[j] - mid[j]) * t for j in range(3)]
            q = [
                p[0] + rnd.uniform(-1, 1) * height * 0.11,
                p[1] + rnd.uniform(-1, 1) * height * 0.11,
                p[2] + rnd.uniform(-0.02, 0.12) * height,
            ]
            limbs.append(([tuple(p), tuple(q)], height * 0.0035))
            tips.append(q)
        tips.append(end)
    return limbs, tips


def tree(height=6.0, seed=1, leaves=9000):
    rnd = random.Random(seed)
    limbs, tips = _branches(rnd, height)
    bark = M.stone((0.075, 0.058, 0.045), 0.8, 3.0)
    for pts, r in limbs:
        tube(pts, r, bark, smooth=len(pts) > 2, res=2)
    for mat, share in (
        (M.plain('leaf_a', (0.030, 0.085, 0.022), 0.45), 0.6),
        (M.plain('leaf_b', (0.058, 0.125, 0.030), 0.45), 0.4),
    ):
        v, f = [], []
        for _ in range(int(leaves * share)):
            c = rnd.choice(tips)
            s = height * 0.085
            x, y, z = (c[i] + rnd.gauss(0, s * (1, 1, 0.75)[i]) for i in range(3))
            a, t, w = rnd.uniform(0, 2 * PI), rnd.uniform(-0.7, 0.7), height * rnd.uniform(0.010, 0.017)
            ux, uy, uz = math.cos(a) * w, math.sin(a) * w, math.sin(t) * w
            px, py = -math.sin(a) * w * 0.45, math.cos(a) * w * 0.45
            n = len(v)
            v += [
                (x - ux, y - uy, z - uz),
                (x + px, y + py, z + w * 0.1),
                (x + ux, y + uy, z + uz),
                (x - px, y - py, z + w * 0.1),
            ]
            f.append((n, n + 1, n + 2, n + 3))
        mesh(v, f, mat, name='leaves')
