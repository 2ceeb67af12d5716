"""Car ceilings with their lights."""
import math
import random
import materials as M
from geo import box, box2, cyl, PI, prism, ring
from studio.lights import area, panel_light


CEILINGS = ('panel', 'spots', 'cove', 'slots', 'rings', 'stars', 'grid', 'oval', 'wood', 'frame', 'cross', 'wave', 'office', 'crystal')


def ceiling(kind, W, D, z, temp=4000, power=60, metal='mirror:steel', board=None):
    """Car ceiling centred on x=0, y=0; z = finished height. power in watts for the whole car."""
    m = M.spec(metal)
    top = z + .16
    box2((-W / 2, -D / 2, top), (W / 2, D / 2, top + .02), M.plain('ceilwhite', (.75, .75, .74), .6), 0)
    def rim(o, zz, t=.03, mt=None):
        """frame strips round the perimeter, o = width"""
        mt = mt or m
        box2((-W / 2, -D / 2, zz), (W / 2, -D / 2 + o, zz + t), mt, .003); box2((-W / 2, D / 2 - o, zz), (W / 2, D / 2, zz + t), mt, .003)
        box2((-W / 2, -D / 2 + o, zz), (-W / 2 + o, D / 2 - o, zz + t), mt, .003); box2((W / 2 - o, -D / 2 + o, zz), (W / 2, D / 2 - o, zz + t), mt, .003)
    if kind == 'panel':
        o = .16; rim(o, z); panel_light((W - 2 * o, D - 2 * o), (0, 0, z + .02), power, temp)
        for x in (-(W - 2 * o) / 6, (W - 2 * o) / 6): box2((x - .006, -D / 2 + o, z + .004), (x + .006, D / 2 - o, z + .024), m, .002)
    elif kind == 'office':
        o = .05; rim(o, z); n = 3; w = (W - 2 * o) / n
        for i in range(n):
            x = -W / 2 + o + w * (i + .5)
            if i == 1: box2((x - w / 2, -D / 2 + o, z), (x + w / 2, D / 2 - o, z + .02), m, .003)
            else: panel_light((w - .05, D - 2 * o - .05), (x, 0, z + .016), power / 2, temp); 
        rim(o, z)
    elif kind == 'spots':
        box2((-W / 2, -D / 2, z), (W / 2, D / 2, z + .03), m, .002)
        nx, ny = 3, 2 if D < 1.8 else 3
        for i in range(nx):
            for j in range(ny):
                x, y = (i - (nx - 1) / 2) * W * .30, (j - (ny - 1) / 2) * D * .42
                ring(.062, .046, .010, (x, y, z - .003), M.brushed('steel', .2), 'Z', .002, 40)
                o = cyl(.046, .004, (x, y, z - .002), M.led(temp, 9), 'Z', 0, 40); o.visible_diffuse = False
        for j in range(ny):
            area((0, (j - (ny - 1) / 2) * D * .42, z - .010), (W * .72, .10), power / ny, temp, glossy=False, spread=150)
    elif kind == 'cove':
        o = .14
        box2((-W / 2 + o, -D / 2 + o, z), (W / 2 - o, D / 2 - o, z + .035), m, .004)
        e = M.led(temp, 5)
        for sx, sy, lx, ly in ((0, 1, W - .04, .05), (0, -1, W - .04, .05), (1, 0, .05, D - .2), (-1, 0, .05, D - .2)):
            b = box((lx, ly, .006), (sx * (W / 2 - .06), sy * (D / 2 - .06), z + .11), e, 0); b.visible_diffuse = False
            area((sx * (W / 2 - .07), sy * (D / 2 - .07), z + .09), (max(lx - .02, .09), max(ly, .09)), power / 4, temp, glossy=False)
        for i in (-1, 1):
            for j in (-1, 1):
                x, y = i * (W * .21), j * (D * .19)
                ring(.055, .040, .008, (x, y, z - .003), M.brushed('steel', .2), 'Z', .002, 40)
                b = cyl(.040, .003, (x, y, z - .001), M.led(temp, 8), 'Z', 0, 40); b.visible_diffuse = False
        area((0, 0, z - .012), (W * .5, D * .5), power * .35, temp, glossy=False)
    elif kind == 'slots':
        box2((-W / 2, -D / 2, z), (W / 2, D / 2, z + .03), m, .002)
        for x in (-W * .32, 0, W * .32):
            panel_light((.075, D - .16), (x, 0, z - .001), power / 3, temp, 6)
    elif kind == 'frame':
        o = .10
        box2((-W / 2, -D / 2, z), (W / 2, D / 2, z + .03), m, .002)
        for sx, sy, lx, ly in ((0, 1, W - 2 * o, .05), (0, -1, W - 2 * o, .05), (1, 0, .05, D - 2 * o + .05), (-1, 0, .05, D - 2 * o + .05)):
            panel_light((lx, ly), (sx * (W / 2 - o), sy * (D / 2 - o), z - .001), power / 4, temp, 6.5)
    elif kind == 'cross':
        box2((-W / 2, -D / 2, z), (W / 2, D / 2, z + .03), m, .002)
        for i in (-1, 1):
            for j in (-1, 1):
                panel_light((W * .40, D * .40), (i * W * .23, j * D * .23, z - .001), power / 4, temp)
                cx, cy = i * W * .23, j * D * .23
                for sx, sy, lx, ly in ((0, 1, W * .42, .016), (0, -1, W * .42, .016), (1, 0, .016, D * .40), (-1, 0, .016, D * .40)):
                    box((lx, ly, .014), (cx + sx * W * .205, cy + sy * D * .205, z - .004), M.brushed('steel', .2), .002)
    elif kind == 'grid':
        o = .07; rim(o, z)
        nx, ny = 4, 4
        panel_light((W - 2 * o, D - 2 * o), (0, 0, z + .03), power, temp)
        for i in range(1, nx): box2((-W / 2 + o + (W - 2 * o) * i / nx - .008, -D / 2 + o, z), (-W / 2 + o + (W - 2 * o) * i / nx + .008, D / 2 - o, z + .025), m, .002)
        for j in range(1, ny): box2((-W / 2 + o, -D / 2 + o + (D - 2 * o) * j / ny - .008, z), (W / 2 - o, -D / 2 + o + (D - 2 * o) * j / ny + .008, z + .025), m, .002)
    elif kind == 'rings':
        box2((-W / 2, -D / 2, z), (W / 2, D / 2, z + .03), m, .002)
        e = M.led(temp, 7)
        for r in (.22, .38, .54):
            if r < min(W, D) / 2 - .06:
                b = ring(r + .016, r - .016, .010, (0, 0, z - .004), e, 'Z', .002, 96); b.visible_diffuse = False
                ring(r + .022, r + .016, .014, (0, 0, z - .004), M.brushed('steel', .2), 'Z', .002, 96)
                ring(r - .016, r - .022, .014, (0, 0, z - .004), M.brushed('steel', .2), 'Z', .002, 96)
        area((0, 0, z - .015), (min(W, D) * .75,) * 2, power, temp, glossy=False)
    elif kind == 'oval':
        box2((-W / 2, -D / 2, z + .03), (W / 2, D / 2, z + .06), m, .002)
        pts = [(W * .40 * math.copysign(abs(math.cos(t)) ** .8, math.cos(t)), D * .38 * math.copysign(abs(math.sin(t)) ** .8, math.sin(t))) for t in [2 * PI * i / 72 for i in range(72)]]
        prism([(a * 1.06, b * 1.06) for a, b in pts], .04, M.brushed('steel', .2, 'X'), 'XY', (0, 0, z + .02), bevel=.004)
        b = prism(pts, .012, M.led(temp, 4.5), 'XY', (0, 0, z - .003), bevel=.003); b.visible_diffuse = False
        area((0, 0, z - .015), (W * .7, D * .66), power, temp, glossy=False)
    elif kind == 'stars':
        o = .15
        box2((-W / 2 + o, -D / 2 + o, z + .03), (W / 2 - o, D / 2 - o, z + .05), M.starry(temp, 9, 17), .002)
        rim(o, z, .04, m)
        for sx, sy, lx, ly in ((0, 1, W - .3, .03), (0, -1, W - .3, .03), (1, 0, .03, D - .3), (-1, 0, .03, D - .3)):
            panel_light((lx, ly), (sx * (W / 2 - .075), sy * (D / 2 - .075), z - .001), power / 4, temp, 6)
    elif kind == 'wood':
        o = .12; wm = M.spec(board or 'wood:oak:Y')
        n = 7; w = (W - 2 * o) / n
        for i in range(n):
            box2((-W / 2 + o + w * i + .004, -D / 2 + o, z), (-W / 2 + o + w * (i + 1) - .004, D / 2 - o, z + .03), wm, .003)
        for i in (2, 5):
            panel_light((.03, D - 2 * o - .1), (-W / 2 + o + w * i, 0, z - .001), power * .22, temp, 7)
        e = M.led(temp, 5)
        for sx, sy, lx, ly in ((0, 1, W - .04, .04), (0, -1, W - .04, .04), (1, 0, .04, D - .2), (-1, 0, .04, D - .2)):
            b = box((lx, ly, .006), (sx * (W / 2 - .05), sy * (D / 2 - .05), z + .10), e, 0); b.visible_diffuse = False
            area((sx * (W / 2 - .06), sy * (D / 2 - .06), z + .08), (max(lx - .02, .08), max(ly, .08)), power * .14, temp, glossy=False)
    elif kind == 'wave':
        rim(.05, z); n = 9
        for i in range(n):
            x = -W / 2 + .05 + (W - .10) * (i + .5) / n
            box((.035, D - .10, .09), (x, 0, z + .045 + .03 * math.sin(i * .9)), m, .004)
        panel_light((W - .1, D - .1), (0, 0, z + .14), power * 1.5, temp)
    elif kind == 'crystal':
        o = .20; rim(o, z, .04, m); panel_light((W - 2 * o, D - 2 * o), (0, 0, z + .12), power, temp)
        rnd = random.Random(4); g = M.acrylic((.95, .96, .98), .03, .45)
        for i in range(11):
            for j in range(9):
                x = (i - 5) / 11 * (W - 2 * o - .05); y = (j - 4) / 9 * (D - 2 * o - .05)
                d = .05 + .05 * math.cos(math.hypot(x, y) * 4) + rnd.random() * .015
                box((.028, .028, d), (x, y, z + .11 - d / 2), g, .004)
