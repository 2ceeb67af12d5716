"""What stands in shops: mannequins, garments on rails, shelves, counters."""
import math
import random

import materials as M
from geo import box, box2, cyl, frame, lathe, prism, tube

CLOTH = ((0.62, 0.58, 0.50), (0.10, 0.13, 0.20), (0.34, 0.09, 0.08), (0.72, 0.70, 0.66), (0.20, 0.24, 0.18), (0.45, 0.30, 0.16), (0.03, 0.03, 0.035))


def _cloth(rnd):
    return M.plain('cloth%d' % (i := rnd.randrange(len(CLOTH))), CLOTH[i], 0.85, 0.2)


def mannequin(seed=0, dress=True):
    """Headed figure of 1.8 m on a round base; the body is turned on the lathe and flattened."""
    rnd = random.Random(seed)
    skin = M.plain('mannequin', (0.70, 0.66, 0.60), 0.35)
    cloth = _cloth(rnd)
    cyl(0.17, 0.02, (0, 0, 0.01), M.satin('steel', 0.3), bevel=0.004)
    parts = []
    if dress:
        prof = [(0.0, 0.55), (0.25, 0.55), (0.22, 0.75), (0.165, 1.0), (0.13, 1.12), (0.165, 1.30), (0.185, 1.42), (0.06, 1.50), (0.0, 1.50)]
        parts.append((prof, cloth))
        legs = skin
    else:
        parts.append(([(0, 0.95), (0.21, 0.95), (0.20, 1.1), (0.19, 1.25), (0.225, 1.42), (0.07, 1.51), (0, 1.51)], cloth))
        legs = _cloth(rnd)
    parts.append(([(0, 1.48), (0.055, 1.48), (0.05, 1.56), (0.085, 1.64), (0.09, 1.72), (0.06, 1.80), (0, 1.81)], skin))
    for prof, mat in parts:
        ob = lathe(prof, mat=mat, n=28, angle=70)
        ob.scale = (1, 0.66, 1)
    for s in (-1, 1):
        tube([(s * 0.085, 0, 0.02), (s * 0.09, 0, 0.5), (s * 0.10, 0, 0.98)], 0.055 if legs is skin else 0.075, legs, res=3)
        tube([(s * 0.19, 0, 1.40), (s * 0.25, 0.01, 1.15), (s * 0.24, -0.05, 0.88)], 0.040, cloth if not dress else skin, smooth=True, res=3)


def rail(width=1.4, seed=0, h=1.5):
    """Garments on a rail along X."""
    rnd = random.Random(seed)
    steel = M.satin('black', 0.3)
    for x in (-width / 2, width / 2):
        tube([(x, 0, 0), (x, 0, h)], 0.014, steel, res=3)
    tube([(-width / 2, 0, h), (width / 2, 0, h)], 0.014, steel, res=3)
    n = int(width / 0.075)
    for i in range(n):
        ln = rnd.choice((0.7, 0.8, 1.05))
        x = -width / 2 + (i + 0.7) * width / (n + 0.4)
        shape = [(-0.22, -0.06), (-0.06, 0.0), (0.06, 0.0), (0.22, -0.06), (0.20, -ln), (-0.20, -ln)]
        with frame((x, 0, h - 0.06), (0, 0, rnd.uniform(-9, 9))):
            prism(shape, 0.045, _cloth(rnd), 'YZ', bevel=0.012)


def shelves(width=1.6, h=2.2, kind='bags', seed=0, glow=1.4, warm=3400, wood=None):
    """Wall shelves facing -Y with lit boards; kind: bags, jars, books, shoes."""
    rnd = random.Random(seed)
    body = wood or M.wood('oak', 'X')
    box2((-width / 2, 0.36, 0), (width / 2, 0.40, h), body, 0)
    for x in (-width / 2, width / 2 - 0.03):
        box2((x, 0, 0), (x + 0.03, 0.38, h), body, 0.002)
    box2((-width / 2, 0, 0), (width / 2, 0.38, 0.35), body, 0.004)
    pitch = dict(bags=0.46, jars=0.34, books=0.36, shoes=0.30)[kind]
    for j in range(int((h - 0.3) / pitch)):
        z = 0.36 + j * pitch
        box2((-width / 2, 0.02, z - 0.025), (width / 2, 0.38, z), body, 0.002)
        b = box2((-width / 2 + 0.04, 0.05, z + pitch - 0.035), (width / 2 - 0.04, 0.07, z + pitch - 0.027), M.led(warm, glow * 3, sample=False), 0)
        b.visible_diffuse = False
        x = -width / 2 + 0.06
        while x < width / 2 - 0.12:
            m = _cloth(rnd)
            if kind == 'books':
                w, t = rnd.uniform(0.022, 0.05), rnd.uniform(0.19, 0.29)
                box((w, 0.18, t), (x + w / 2, 0.14, z + t / 2), m, 0.002)
                x += w + (0.002 if rnd.random() < 0.93 else 0.14)
            elif kind == 'jars':
                r, t = rnd.uniform(0.025, 0.05), rnd.uniform(0.10, 0.22)
                for k in range(rnd.choice((2, 3, 4))):
                    cyl(r, t, (x + r, 0.18, z + t / 2), m, bevel=0.006, n=20)
                    cyl(r * 0.6, 0.03, (x + r, 0.18, z + t + 0.014), M.satin('champagne', 0.3), bevel=0.002, n=16)
                    x += 2 * r + 0.02
                x += 0.06
            elif kind == 'shoes':
                for k in (0, 1):
                    sole = [(-0.13, 0), (0.13, 0), (0.13, 0.05), (0.03, 0.08), (-0.05, 0.11), (-0.13, 0.10)]
                    prism(sole, 0.085, m, 'YZ', (x + 0.05 + k * 0.10, 0.17, z), bevel=0.015)
                x += rnd.choice((0.28, 0.36))
            else:
                w, t = rnd.uniform(0.20, 0.32), rnd.uniform(0.16, 0.24)
                box((w, 0.12, t), (x + w / 2, 0.16, z + t / 2), m, 0.025, seg=3)
                tube([(x + w * 0.3, 0.16, z + t), (x + w * 0.33, 0.16, z + t + 0.09), (x + w * 0.67, 0.16, z + t + 0.09), (x + w * 0.7, 0.16, z + t)], 0.008, m, fillet=0.05, res=2)
                x += w + rnd.uniform(0.08, 0.25)


def counter(width=2.4, mat=None, warm=3000):
    """Service counter facing -Y with a stone top and a lit recess."""
    box2((-width / 2, 0, 0.10), (width / 2, 0.6, 1.0), mat or M.wood('walnut', 'Z'), 0.01)
    box2((-width / 2 - 0.04, -0.06, 1.0), (width / 2 + 0.04, 0.64, 1.04), M.marble(), 0.006)
    b = box2((-width / 2, 0.02, 0.06), (width / 2, 0.04, 0.075), M.led(warm, 4, sample=False), 0)
    b.visible_diffuse = False


def table(seed=0, width=1.5):
    """Display table along X with folded garments and a few boxes."""
    rnd = random.Random(seed)
    box((width, 0.8, 0.05), (0, 0, 0.80), M.wood('oak', 'X'), 0.006)
    for x in (-width / 2 + 0.06, width / 2 - 0.06):
        box((0.05, 0.70, 0.78), (x, 0, 0.39), M.satin('black', 0.4), 0.004)
    for i in range(int(width / 0.34)):
        for y in (-0.2, 0.2):
            t = rnd.choice((0.06, 0.10, 0.14))
            box((0.26, 0.30, t), (-width / 2 + 0.22 + i * 0.34, y, 0.825 + t / 2), _cloth(rnd), 0.015)


def stool(h=0.72):
    cyl(0.17, 0.04, (0, 0, h), M.leather((0.12, 0.07, 0.04)), bevel=0.012, n=32)
    for k in range(4):
        a = math.radians(45 + 90 * k)
        c, s = math.cos(a), math.sin(a)
        tube([(0.10 * c, 0.10 * s, h), (0.19 * c, 0.19 * s, 0)], 0.012, M.black(), res=2)
