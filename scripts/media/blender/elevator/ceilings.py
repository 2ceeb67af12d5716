"""Car ceilings with their lights."""
import math
import random
import materials as M
from geo import box, box2, cyl, PI, prism, ring
from studio.lights import area, panel_light


CEILINGS = (
    'panel',
    'spots',
    'cove',
    'slots',
    'rings',
    'stars',
    'grid',
    'oval',
    'wood',
    'frame',
    'cross',
    'wave',
    'office',
    'crystal',
)


def ceiling(kind, W, D, z, temp=4000, power=60, metal='mirror:steel', board=None):
    """Car ceiling centred on x=0, y=0; z = finished height. power in watts for the whole car."""
    # under the lamps hairlines finer than a pixel break into dots: brushed ceilings are satin
    m = M.satin(metal.split(':')[1], 0.3, False) if metal.startswith('brushed') else M.spec(metal)
    top = z + 0.16
    box2((-W / 2, -D / 2, top), (W / 2, D / 2, top + 0.02), M.plain('ceilwhite', (0.75, 0.75, 0.74), 0.6), 0)

    def rim(o, zz, t=0.03, mt=None):
        """frame strips round the perimeter, o = width"""
        mt = mt or m
        box2((-W / 2, -D / 2, zz), (W / 2, -D / 2 + o, zz + t), mt, 0.003)
        box2((-W / 2, D / 2 - o, zz), (W / 2, D / 2, zz + t), mt, 0.003)
        box2((-W / 2, -D / 2 + o, zz), (-W / 2 + o, D / 2 - o, zz + t), mt, 0.003)
        box2((W / 2 - o, -D / 2 + o, zz), (W / 2, D / 2 - o, zz + t), mt, 0.003)

    if kind == 'panel':
        o = 0.16
        rim(o, z)
        panel_light((W - 2 * o, D - 2 * o), (0, 0, z + 0.02), power, temp)
        for x in (-(W - 2 * o) / 6, (W - 2 * o) / 6):
            box2((x - 0.006, -D / 2 + o, z + 0.004), (x + 0.006, D / 2 - o, z + 0.024), m, 0.002)
    elif kind == 'office':
        o = 0.05
        rim(o, z)
        n = 3
        w = (W - 2 * o) / n
        for i in range(n):
            x = -W / 2 + o + w * (i + 0.5)
            if i == 1:
                box2((x - w / 2, -D / 2 + o, z), (x + w / 2, D / 2 - o, z + 0.02), m, 0.003)
            else:
                panel_light((w - 0.05, D - 2 * o - 0.05), (x, 0, z + 0.016), power / 2, temp)
        rim(o, z)
    elif kind == 'spots':
        box2((-W / 2, -D / 2, z), (W / 2, D / 2, z + 0.03), m, 0.002)
        nx, ny = 3, 2 if D < 1.8 else 3
        for i in range(nx):
            for j in range(ny):
                x, y = (i - (nx - 1) / 2) * W * 0.30, (j - (ny - 1) / 2) * D * 0.42
                ring(0.062, 0.046, 0.010, (x, y, z - 0.003), M.satin('steel', 0.28, False), 'Z', 0.002, 40)
                o = cyl(0.046, 0.004, (x, y, z - 0.002), M.led(temp, 9), 'Z', 0, 40)
                o.visible_diffuse = False
        for j in range(ny):
            area(
                (0, (j - (ny - 1) / 2) * D * 0.42, z - 0.010),
                (W * 0.72, 0.10),
                power / ny,
                temp,
                glossy=False,
                spread=150,
            )
    elif kind == 'cove':
        o = 0.14
        box2((-W / 2 + o, -D / 2 + o, z), (W / 2 - o, D / 2 - o, z + 0.035), m, 0.004)
        e = M.led(temp, 5)
        for sx, sy, lx, ly in (
            (0, 1, W - 0.04, 0.05),
            (0, -1, W - 0.04, 0.05),
            (1, 0, 0.05, D - 0.2),
            (-1, 0, 0.05, D - 0.2),
        ):
            b = box((lx, ly, 0.006), (sx * (W / 2 - 0.06), sy * (D / 2 - 0.06), z + 0.11), e, 0)
            b.visible_diffuse = False
            area(
                (sx * (W / 2 - 0.07), sy * (D / 2 - 0.07), z + 0.09),
                (max(lx - 0.02, 0.09), max(ly, 0.09)),
                power / 4,
                temp,
                glossy=False,
            )
        for i in (-1, 1):
            for j in (-1, 1):
                x, y = i * (W * 0.21), j * (D * 0.19)
                ring(0.055, 0.040, 0.008, (x, y, z - 0.003), M.satin('steel', 0.28, False), 'Z', 0.002, 40)
                b = cyl(0.040, 0.003, (x, y, z - 0.001), M.led(temp, 8), 'Z', 0, 40)
                b.visible_diffuse = False
        area((0, 0, z - 0.012), (W * 0.5, D * 0.5), power * 0.35, temp, glossy=False)
    elif kind == 'slots':
        box2((-W / 2, -D / 2, z), (W / 2, D / 2, z + 0.03), m, 0.002)
        for x in (-W * 0.32, 0, W * 0.32):
            panel_light((0.075, D - 0.16), (x, 0, z - 0.001), power / 3, temp, 6)
    elif kind == 'frame':
        o = 0.10
        box2((-W / 2, -D / 2, z), (W / 2, D / 2, z + 0.03), m, 0.002)
        for sx, sy, lx, ly in (
            (0, 1, W - 2 * o, 0.05),
            (0, -1, W - 2 * o, 0.05),
            (1, 0, 0.05, D - 2 * o + 0.05),
            (-1, 0, 0.05, D - 2 * o + 0.05),
        ):
            panel_light((lx, ly), (sx * (W / 2 - o), sy * (D / 2 - o), z - 0.001), power / 4, temp, 6.5)
    elif kind == 'cross':
        box2((-W / 2, -D / 2, z), (W / 2, D / 2, z + 0.03), m, 0.002)
        for i in (-1, 1):
            for j in (-1, 1):
                panel_light((W * 0.40, D * 0.40), (i * W * 0.23, j * D * 0.23, z - 0.001), power / 4, temp)
                cx, cy = i * W * 0.23, j * D * 0.23
                for sx, sy, lx, ly in (
                    (0, 1, W * 0.42, 0.016),
                    (0, -1, W * 0.42, 0.016),
                    (1, 0, 0.016, D * 0.40),
                    (-1, 0, 0.016, D * 0.40),
                ):
                    box(
                        (lx, ly, 0.014),
                        (cx + sx * W * 0.205, cy + sy * D * 0.205, z - 0.004),
                        M.satin('steel', 0.28, False),
                        0.002,
                    )
    elif kind == 'grid':
        o = 0.07
        rim(o, z)
        nx, ny = 4, 4
        panel_light((W - 2 * o, D - 2 * o), (0, 0, z + 0.03), power, temp)
        for i in range(1, nx):
            box2(
                (-W / 2 + o + (W - 2 * o) * i / nx - 0.008, -D / 2 + o, z),
                (-W / 2 + o + (W - 2 * o) * i / nx + 0.008, D / 2 - o, z + 0.025),
                m,
                0.002,
            )
        for j in range(1, ny):
            box2(
                (-W / 2 + o, -D / 2 + o + (D - 2 * o) * j / ny - 0.008, z),
                (W / 2 - o, -D / 2 + o + (D - 2 * o) * j / ny + 0.008, z + 0.025),
                m,
                0.002,
            )
    elif kind == 'rings':
        box2((-W / 2, -D / 2, z), (W / 2, D / 2, z + 0.03), m, 0.002)
        e = M.led(temp, 7)
        for r in (0.22, 0.38, 0.54):
            if r < min(W, D) / 2 - 0.06:
                b = ring(r + 0.016, r - 0.016, 0.010, (0, 0, z - 0.004), e, 'Z', 0.002, 96)
                b.visible_diffuse = False
                ring(r + 0.022, r + 0.016, 0.014, (0, 0, z - 0.004), M.satin('steel', 0.28, False), 'Z', 0.002, 96)
                ring(r - 0.016, r - 0.022, 0.014, (0, 0, z - 0.004), M.satin('steel', 0.28, False), 'Z', 0.002, 96)
        area((0, 0, z - 0.015), (min(W, D) * 0.75,) * 2, power, temp, glossy=False)
    elif kind == 'oval':
        box2((-W / 2, -D / 2, z + 0.03), (W / 2, D / 2, z + 0.06), m, 0.002)
        pts = [
            (
                W * 0.40 * math.copysign(abs(math.cos(t)) ** 0.8, math.cos(t)),
                D * 0.38 * math.copysign(abs(math.sin(t)) ** 0.8, math.sin(t)),
            )
            for t in [2 * PI * i / 72 for i in range(72)]
        ]
        prism(
            [(a * 1.06, b * 1.06) for a, b in pts],
            0.04,
            M.satin('steel', 0.28, False),
            'XY',
            (0, 0, z + 0.02),
            bevel=0.004,
        )
        b = prism(pts, 0.012, M.led(temp, 4.5), 'XY', (0, 0, z - 0.003), bevel=0.003)
        b.visible_diffuse = False
        area((0, 0, z - 0.015), (W * 0.7, D * 0.66), power, temp, glossy=False)
    elif kind == 'stars':
        o = 0.15
        box2((-W / 2 + o, -D / 2 + o, z + 0.03), (W / 2 - o, D / 2 - o, z + 0.05), M.starry(temp, 9, 17), 0.002)
        rim(o, z, 0.04, m)
        for sx, sy, lx, ly in (
            (0, 1, W - 0.3, 0.03),
            (0, -1, W - 0.3, 0.03),
            (1, 0, 0.03, D - 0.3),
            (-1, 0, 0.03, D - 0.3),
        ):
            panel_light((lx, ly), (sx * (W / 2 - 0.075), sy * (D / 2 - 0.075), z - 0.001), power / 4, temp, 6)
    elif kind == 'wood':
        o = 0.12
        wm = M.spec(board or 'wood:oak:Y')
        n = 7
        w = (W - 2 * o) / n
        for i in range(n):
            box2(
                (-W / 2 + o + w * i + 0.004, -D / 2 + o, z),
                (-W / 2 + o + w * (i + 1) - 0.004, D / 2 - o, z + 0.03),
                wm,
                0.003,
            )
        for i in (2, 5):
            panel_light((0.03, D - 2 * o - 0.1), (-W / 2 + o + w * i, 0, z - 0.001), power * 0.22, temp, 7)
        e = M.led(temp, 5)
        for sx, sy, lx, ly in (
            (0, 1, W - 0.04, 0.04),
            (0, -1, W - 0.04, 0.04),
            (1, 0, 0.04, D - 0.2),
            (-1, 0, 0.04, D - 0.2),
        ):
            b = box((lx, ly, 0.006), (sx * (W / 2 - 0.05), sy * (D / 2 - 0.05), z + 0.10), e, 0)
            b.visible_diffuse = False
            area(
                (sx * (W / 2 - 0.06), sy * (D / 2 - 0.06), z + 0.08),
                (max(lx - 0.02, 0.08), max(ly, 0.08)),
                power * 0.14,
                temp,
                glossy=False,
            )
    elif kind == 'wave':
        rim(0.05, z)
        n = 9
        for i in range(n):
            x = -W / 2 + 0.05 + (W - 0.10) * (i + 0.5) / n
            box((0.035, D - 0.10, 0.09), (x, 0, z + 0.045 + 0.03 * math.sin(i * 0.9)), m, 0.004)
        panel_light((W - 0.1, D - 0.1), (0, 0, z + 0.14), power * 1.5, temp)
    elif kind == 'crystal':
        o = 0.20
        rim(o, z, 0.04, m)
        panel_light((W - 2 * o, D - 2 * o), (0, 0, z + 0.12), power, temp)
        rnd = random.Random(4)
        g = M.acrylic((0.95, 0.96, 0.98), 0.03, 0.45)
        for i in range(11):
            for j in range(9):
                x = (i - 5) / 11 * (W - 2 * o - 0.05)
                y = (j - 4) / 9 * (D - 2 * o - 0.05)
                d = 0.05 + 0.05 * math.cos(math.hypot(x, y) * 4) + rnd.random() * 0.015
                box((0.028, 0.028, d), (x, y, z + 0.11 - d / 2), g, 0.004)
