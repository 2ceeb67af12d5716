"""Potted plants."""
import math
import random
import materials as M
from geo import lathe, mesh, PI


def plant(h=1.4, seed=3):
    """Simple potted foliage for scale and life."""
    rnd = random.Random(seed)
    lathe(
        [(0, 0), (0.13, 0), (0.17, 0.02), (0.19, 0.34), (0.175, 0.34), (0.165, 0.30), (0, 0.30)],
        mat=M.plain('pot', (0.10, 0.10, 0.105), 0.5),
        n=40,
    )
    leaf = M.plain('leaf', (0.020, 0.062, 0.020), 0.40)
    leaf2 = M.plain('leaf2', (0.034, 0.092, 0.026), 0.40)
    for i in range(46):
        a = rnd.random() * 2 * PI
        L = h * (0.35 + 0.4 * rnd.random())
        up = 0.35 + 0.55 * rnd.random()
        wd = 0.035 + 0.03 * rnd.random()
        base = (0.03 * math.cos(a), 0.03 * math.sin(a), 0.30 + rnd.random() * h * 0.35)
        v = []
        f = []
        n = 7
        for k in range(n + 1):
            t = k / n
            r = L * t * (1 - up * 0.4)
            z = L * (up * t - 0.55 * t * t * (1 - up * 0.5))
            w = wd * math.sin(PI * min(1, t * 0.92 + 0.08)) ** 0.8
            cx, cy = base[0] + r * math.cos(a), base[1] + r * math.sin(a)
            v += [
                (cx - w * math.sin(a), cy + w * math.cos(a), base[2] + z),
                (cx, cy, base[2] + z - w * 0.35),
                (cx + w * math.sin(a), cy - w * math.cos(a), base[2] + z),
            ]
            if k:
                o = (k - 1) * 3
                f += [(o, o + 1, o + 4, o + 3), (o + 1, o + 2, o + 5, o + 4)]
        mesh(v, f, leaf if i % 3 else leaf2, name='leaf')
