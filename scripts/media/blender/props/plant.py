"""Potted plants."""
import math
import random
import materials as M
from geo import lathe, mesh, PI


def plant(h=1.4, seed=3):
    """Simple potted foliage for scale and life."""
    rnd = random.Random(seed)
    lathe([(0, 0), (.13, 0), (.17, .02), (.19, .34), (.175, .34), (.165, .30), (0, .30)], mat=M.plain('pot', (.10, .10, .105), .5), n=40)
    leaf = M.plain('leaf', (.020, .062, .020), .40); leaf2 = M.plain('leaf2', (.034, .092, .026), .40)
    for i in range(46):
        a = rnd.random() * 2 * PI; L = h * (.35 + .4 * rnd.random()); up = .35 + .55 * rnd.random(); wd = .035 + .03 * rnd.random()
        base = (.03 * math.cos(a), .03 * math.sin(a), .30 + rnd.random() * h * .35); v = []; f = []
        n = 7
        for k in range(n + 1):
            t = k / n; r = L * t * (1 - up * .4); z = L * (up * t - .55 * t * t * (1 - up * .5)); w = wd * math.sin(PI * min(1, t * .92 + .08)) ** .8
            cx, cy = base[0] + r * math.cos(a), base[1] + r * math.sin(a)
            v += [(cx - w * math.sin(a), cy + w * math.cos(a), base[2] + z), (cx, cy, base[2] + z - w * .35), (cx + w * math.sin(a), cy - w * math.cos(a), base[2] + z)]
            if k:
                o = (k - 1) * 3; f += [(o, o + 1, o + 4, o + 3), (o + 1, o + 2, o + 5, o + 4)]
        mesh(v, f, leaf if i % 3 else leaf2, name='leaf')
