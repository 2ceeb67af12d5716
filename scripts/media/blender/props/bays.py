"""Window bays of buildings, with a furnished room behind every pane.

A bay fills x 0..w and z 0..h; its wall has the outer face on y=0 and the room lies towards +Y.
Build bays as prototypes (geo.scatter) with different seeds and set them out with `grid`."""
import math
import random

import materials as M
from geo import box2, cyl, prism
from materials.outdoors import lit

WARM = {3000: (0.92, 0.66, 0.40), 3500: (0.90, 0.72, 0.50), 4200: (0.86, 0.80, 0.70), 5200: (0.78, 0.83, 0.86)}


def room(w, h, depth=5.0, on=0.6, warm=3500, seed=0, y=0.3, kind='office', floor=0.02):
    """Room behind a bay. on scales its light: about .1 by day, .5 to 1 at dusk; 0 is a dark room.

    A depth under 2 m makes an empty niche: for bays next to a corner, whose rooms would run into each other."""
    rnd = random.Random(seed)
    c = WARM[warm]

    def tone(k):
        return lit(tuple(min(1, v * k) for v in c), round(on * k * 0.9, 3))

    box2((0, y + depth, 0), (w, y + depth + 0.1, h), tone(rnd.choice((0.55, 0.7, 0.85))), 0)
    box2((0, y, floor), (w, y + depth, floor + 0.02), tone(0.28), 0)
    box2((0, y, h - 0.25), (w, y + depth, h - 0.2), tone(0.9), 0)
    for x in (0.0, w - 0.06) if depth > 2 else ():
        box2((x, y + 0.5, 0), (x + 0.06, y + depth, h), tone(0.6), 0)
    dark, mid = lit((0.10, 0.08, 0.07), on * 0.25), lit((0.30, 0.24, 0.19), on * 0.4)
    if on > 0.05:
        lamp = M.led(warm, 3.2 * on + 0.4, sample=False)
        for d in (1.2, 3.2) if depth > 4 else ():
            b = box2((w * 0.2, y + d, h - 0.27), (w * 0.8, y + d + 0.16, h - 0.25), lamp, 0)
            b.visible_diffuse = False
    if depth < 2:
        return
    x = rnd.uniform(0.15, 0.6) * w
    box2((x, y + depth - 0.03, 0), (x + 0.9, y + depth, 2.1), rnd.choice((dark, mid)), 0)
    if kind == 'office':
        x = rnd.uniform(0.1, 0.4) * w
        box2((x, y + 1.0, 0.72), (x + w * 0.5, y + 1.7, 0.76), mid, 0)
        box2((x + 0.3, y + 1.3, 0.76), (x + 0.75, y + 1.34, 1.12), dark, 0)
        box2((x + 0.5, y + 1.9, 0.45), (x + 0.95, y + 2.3, 1.05), dark, 0)
        box2((w * 0.1, y + depth - 0.45, 0), (w * rnd.uniform(0.4, 0.8), y + depth, rnd.choice((1.2, 2.0))), mid, 0)
    else:
        cloth = lit(tuple(min(1, v * 0.8 + 0.1) for v in c), on * 0.42)
        a, b = rnd.uniform(0.10, 0.32) * w, rnd.uniform(0.68, 0.92) * w
        for x0, x1 in ((0.03, a), (b, w - 0.03)):  # curtains in folds
            n = max(2, int((x1 - x0) / 0.12))
            for i in range(n):
                x = x0 + (x1 - x0) * (i + 0.5) / n
                cyl(0.055, h - 0.35, (x, y + 0.22, h / 2), cloth, n=10, bevel=0)
        box2((w * 0.3, y + depth - 0.9, 0), (w * 0.75, y + depth, 0.6), mid, 0)
        if on > 0.2:
            cyl(0.16, 0.26, (w * 0.8, y + 2.0, 1.25), M.led(warm, 2.5 * on, sample=False), n=16, bevel=0)


def blind(x0, x1, z1, drop, y, glow=0.1, color=(0.72, 0.70, 0.65)):
    box2((x0, y, z1 - drop), (x1, y + 0.012, z1), lit(color, glow), 0)


def glazing(x0, x1, z0, z1, y, cols=1, rows=(), frame_=None, pane=None, t=0.05, deep=0.09):
    """Framed glass: cols equal lights, rows are the heights of transoms above z0."""
    m = frame_ or M.paint((0.06, 0.065, 0.07), 0.35)
    for i in range(cols + 1):
        x = x0 + (x1 - x0) * i / cols
        x = min(max(x, x0 + t / 2), x1 - t / 2)
        box2((x - t / 2, y, z0), (x + t / 2, y + deep, z1), m, 0.004)
    for z in (t / 2, *rows, z1 - z0 - t / 2):
        box2((x0, y + 0.005, z0 + z - t / 2), (x1, y + deep - 0.005, z0 + z + t / 2), m, 0.004)
    box2((x0, y + deep / 2, z0), (x1, y + deep / 2 + 0.012, z1), pane or M.glass((0.80, 0.86, 0.86), 0.0, 1.75), 0)


def _shade(rnd, x0, x1, z1, hgt, y, on):
    """Blinds at different heights, none in half of the windows."""
    k = rnd.choice((0, 0, 0, 0.25, 0.45, 0.8))
    if k:
        blind(x0, x1, z1, hgt * k, y, 0.06 + on * 0.35)


def curtain(
    w,
    h,
    seed=0,
    on=0.6,
    warm=4200,
    sill=0.0,
    spandrel=0.75,
    slab=None,
    cols=2,
    frame_=None,
    pane=None,
    fin=0.0,
    depth=5.0,
):
    """Curtain wall bay: glass from sill to slab edge, optional outer fin."""
    rnd = random.Random(seed)
    band = slab or M.stone((0.42, 0.40, 0.37), 0.5)
    box2((0, -0.02, h - spandrel), (w, 0.3, h), band, 0.012)
    if sill:
        box2((0, 0.0, 0), (w, 0.2, sill), band, 0.012)
    glazing(0, w, sill, h - spandrel, 0.06, cols, (h - spandrel - sill - 0.55,), frame_, pane)
    _shade(rnd, 0.03, w - 0.03, h - spandrel, h - spandrel - sill, 0.2, on)
    if fin:
        box2((-0.04, -fin, 0), (0.04, 0.05, h), frame_ or M.paint((0.06, 0.065, 0.07), 0.35), 0.008)
    room(w, h, depth, on, warm, seed)


def punched(
    w,
    h,
    hole,
    wall,
    seed=0,
    on=0.6,
    warm=3500,
    reveal=0.28,
    arch=None,
    cols=2,
    rows=(),
    frame_=None,
    sill=None,
    kind='home',
    pane=None,
    lintel=None,
    depth=4.5,
):
    """Wall with a window: hole = (x0, x1, z0, z1); arch 'round' or 'pointed' on top of the hole."""
    rnd = random.Random(seed)
    x0, x1, z0, z1 = hole
    r = (x1 - x0) / 2
    box2((0, 0, 0), (w, reveal, z0), wall, 0)
    box2((0, 0, z0), (x0, reveal, h), wall, 0)
    box2((x1, 0, z0), (w, reveal, h), wall, 0)
    if arch:
        cx, n = (x0 + x1) / 2, 18
        up = r * (1.0 if arch == 'round' else 1.25)
        pts = [(x0, h), (x1, h)]
        for i in range(n + 1):
            t = math.pi * i / n
            s = math.sin(t) if arch == 'round' else (1 - abs(1 - 2 * i / n) ** 1.8)
            pts.append((cx + r * math.cos(t) if arch == 'round' else x1 - 2 * r * i / n, z1 - up + up * s))
        prism(pts, reveal, wall, 'XZ', (0, reveal / 2, 0), bevel=0)
        rows = (*rows, z1 - up - z0)
    else:
        box2((x0, 0, z1), (x1, reveal, h), wall, 0)
    if lintel:
        box2((x0 - 0.12, -0.04, z1), (x1 + 0.12, 0.1, z1 + 0.22), lintel, 0.012)
    if sill:
        box2((x0 - 0.08, -0.09, z0 - 0.09), (x1 + 0.08, reveal, z0), sill, 0.012)
    glazing(x0, x1, z0, z1, reveal - 0.12, cols, rows, frame_, pane)
    _shade(rnd, x0, x1, z1, z1 - z0, reveal + 0.01, on)
    room(w, h, depth, on, warm, seed, reveal + 0.02, kind)


def veranda(
    w, h, wall, seed=0, on=0.5, warm=3500, deep=1.5, rail='bars', slab=None, frame_=None, planting=None, wide=0.8
):
    """Recessed balcony: slab edge, parapet or bars, a glazed door and window behind."""
    rnd = random.Random(seed)
    edge = slab or M.concrete((0.52, 0.50, 0.46))
    box2((0, -0.12, -0.02), (w, deep, 0.16), edge, 0.01)
    box2((0, 0, h - 0.32), (w, 0.2, h), edge, 0.01)
    for x in (0, w - 0.16):
        box2((x, 0.0, 0.1), (x + 0.16, deep, h), wall, 0)
    if rail == 'bars':
        iron = M.paint((0.05, 0.05, 0.055), 0.4)
        for z in (0.30, 1.12):
            box2((0.1, 0.02, z), (w - 0.1, 0.06, z + 0.045), iron, 0)
        n = int(w / 0.13)
        for i in range(n):
            x = 0.12 + (w - 0.24) * i / (n - 1)
            box2((x - 0.009, 0.03, 0.3), (x + 0.009, 0.05, 1.12), iron, 0)
    elif rail == 'wall':
        box2((0.1, 0.0, 0.1), (w - 0.1, 0.14, 1.0), wall, 0.01)
        box2((0.05, -0.03, 1.0), (w - 0.05, 0.17, 1.08), edge, 0.01)
    else:
        box2((0.1, 0.03, 0.16), (w - 0.1, 0.045, 1.12), M.glass((0.75, 0.85, 0.84), 0, 1.6), 0)
        box2((0.1, 0.02, 1.12), (w - 0.1, 0.06, 1.16), M.satin('steel', 0.3), 0)
    a = (w - w * wide) / 2
    box2((0, deep, 0), (a, deep + 0.2, h), wall, 0)
    box2((w - a, deep, 0), (w, deep + 0.2, h), wall, 0)
    box2((a, deep, h - 0.7), (w - a, deep + 0.2, h), wall, 0)
    glazing(a, w - a, 0.16, h - 0.7, deep + 0.08, 3, (), frame_)
    if rnd.random() < 0.5:
        blind(a, w - a, h - 0.7, (h - 0.9) * rnd.choice((0.3, 0.6)), deep + 0.22, 0.05 + on * 0.3, (0.66, 0.60, 0.50))
    if on > 0.3 and rnd.random() < 0.6:
        cyl(0.11, 0.05, (w / 2, deep * 0.6, h - 0.36), M.led(warm, 5 * on, sample=False), n=16, bevel=0)
    if planting and rnd.random() < 0.7:
        planting(rnd, w)
    room(w, h, 4.0, on, warm, seed, deep + 0.22, 'home')
