"""Parts of outdoor escalator sites: drains, glass roofs, steps, planted banks."""
import math
import random

import materials as M
from geo import box, box2, frame, tube
from geo.scatter import place


def drain(length, width=0.20):
    """Slotted drain along Y, centred on the origin, flush with the paving."""
    steel, dark = M.satin('steel', 0.35), M.plain('gully', (0.008, 0.008, 0.009), 0.8)
    box2((-width / 2, -length / 2, -0.06), (width / 2, length / 2, -0.012), dark, 0)
    for x in (-width / 2, width / 2 - 0.012):
        box2((x, -length / 2, -0.03), (x + 0.012, length / 2, 0.001), steel, 0)
    n = int(length / 0.022)
    for i in range(n):
        box((width - 0.02, 0.008, 0.02), (0, -length / 2 + (i + 0.5) * 0.022, -0.010), steel, 0)


def glass_roof(path, y0, y1, clear=3.0, post=None, lamps=None, colour=(0.80, 0.81, 0.81), bay=2.6):
    """Glazed roof over an escalator between y0 and y1, following the incline `clear` metres above it.

    post: the sides that stand on posts, (y, …); lamps: colour temperature of the light lines."""
    steel = M.paint(colour, 0.35)
    zs = [(x, path.rise * min(1, max(0, (x + 0.2) / (path.xend + 0.2))) + clear) for x in (-1.5, path.xend + 1.7)]
    (xa, za), (xb, zb) = zs
    run, slope = math.hypot(xb - xa, zb - za), math.degrees(math.atan2(zb - za, xb - xa))
    n = max(2, round(run / bay))
    with frame(((xa + xb) / 2, 0, (za + zb) / 2), (0, -slope, 0)):
        for i in range(n + 1):
            x = -run / 2 + run * i / n
            box2((x - 0.035, y0 + 0.02, -0.13), (x + 0.035, y1 - 0.02, -0.01), steel, 0.008)
        for y in (y0, y1 - 0.07):
            box2((-run / 2 - 0.1, y, -0.15), (run / 2 + 0.1, y + 0.07, 0.03), steel, 0.008)
        for i in range(n):
            x = -run / 2 + run * i / n
            box2((x + 0.01, y0 + 0.05, 0.0), (x + run / n - 0.01, y1 - 0.05, 0.014), M.glass((0.86, 0.92, 0.92)), 0)
        if lamps:
            for y in (y0 + 0.11, y1 - 0.14):
                b = box2((-run / 2 + 0.1, y, -0.145), (run / 2 - 0.1, y + 0.03, -0.132), M.led(lamps, 5, sample=False), 0)
                b.visible_diffuse = False
    for y in post or ():
        for i in range(n + 1):
            k = i / n
            x, z = xa + (xb - xa) * k, za + (zb - za) * k
            foot = path.rise * min(1, max(0, x / path.xend)) - 0.7
            box2((x - 0.045, y - 0.06, max(0, foot)), (x + 0.045, y + 0.06, z - 0.05), steel, 0.01)


def flight(x0, x1, y0, y1, rise, stone, n=None, lit=None, landing=1.6):
    """Stone stair from z=0 at x0 up to rise at x1 with one landing halfway."""
    n = n or round(rise / 0.16)
    tread = (x1 - x0 - landing) / n
    x = x0
    for i in range(n):
        if i == n // 2:
            x += landing
        z = rise * (i + 1) / n
        box2((x, y0, 0 if i < 3 else z - 0.6), (x1 if i == n - 1 else x + tread * 2 + landing, y1, z - 0.01), stone, 0.006)
        if lit and i % 4 == 2:
            b = box2((x - 0.010, y0 + 0.25, z - 0.05), (x - 0.004, y1 - 0.25, z - 0.035), M.led(lit, 2.2, sample=False), 0)
            b.visible_diffuse = False
        x += tread


def stair_rail(x0, x1, y, rise, z0=0.0):
    """Inclined steel handrail of a stair, along X at y."""
    steel = M.satin('steel', 0.28, False)
    tube([(x0 - 0.3, y, z0 + 0.95), (x0, y, z0 + 0.95), (x1, y, z0 + rise + 0.95), (x1 + 0.3, y, z0 + rise + 0.95)], 0.022, steel)
    n = max(2, round((x1 - x0) / 1.6))
    for i in range(n + 1):
        k = i / n
        x, z = x0 + (x1 - x0) * k, z0 + rise * k
        tube([(x, y, z - 0.05), (x, y, z + 0.95)], 0.014, steel, res=2)


def bank(plants, x0, x1, y0, y1, rise, seed=1, count=40, size=(0.7, 1.3), z=0.0):
    """Plants set out at random on a slope that climbs from z at x0 to z + rise at x1."""
    rnd = random.Random(seed)
    for _ in range(count):
        k = rnd.random()
        place(rnd.choice(plants), (x0 + (x1 - x0) * k, rnd.uniform(y0, y1), z + rise * k), (0, 0, rnd.uniform(0, 360)), rnd.uniform(*size))
