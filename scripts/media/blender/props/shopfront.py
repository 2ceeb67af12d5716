"""Rows of shops with glazed fronts."""
import random

import materials as M
import studio as S
from geo import box, box2, cyl, frame, text
from props.display import SERIF, THIN, pendant
from props.goods import counter, mannequin, rail, shelves, stool, table

NAMES = ('MERIDIAN', 'Atelier Nord', 'LUMEN', 'Kaffa & Co', 'SOLE', 'Port & Pine', 'ARKADE', 'OPTIKA', 'Linnea', 'VERSO')
KINDS = ('fashion', 'bags', 'beauty', 'cafe', 'shoes', 'books', 'fashion', 'beauty', 'bags', 'shoes')
WALLS = ((0.62, 0.55, 0.46), (0.30, 0.27, 0.25), (0.55, 0.55, 0.56), (0.36, 0.42, 0.38), (0.50, 0.36, 0.28))


def _inside(kind, w, h, seed, temp):
    """Fittings of one shop: x 0..w, front at y=0, rear wall at y=3.4."""
    rnd = random.Random(seed)
    mid = w / 2
    if kind == 'cafe':
        with frame((mid, 2.0, 0)):
            counter(w * 0.62)
        for i in range(3):
            with frame((w * (0.25 + 0.25 * i), 1.5, 0)):
                stool()
            with frame((w * (0.25 + 0.25 * i), 2.0, h - 0.7)):
                pendant(0.75, 0.13, 2900)
        board = M.paint((0.02, 0.022, 0.02), 0.6)
        chalk = M.led(4000, 0.8, (0.9, 0.88, 0.8), sample=False)
        for i, words in enumerate(('COFFEE', 'TEA', 'CAKES')):
            x = w * (0.25 + 0.25 * i)
            box((w * 0.22, 0.03, 0.85), (x, 3.3, 2.15), board, 0.004)
            text(words, 0.13, (x, 3.28, 2.42), (90, 0, 0), chalk)
            for k in range(4):
                text('- - - - - - -', 0.07, (x, 3.28, 2.25 - k * 0.12), (90, 0, 0), chalk, font=THIN)
        with frame((mid, 3.0, 0)):
            shelves(w * 0.7, 1.6, 'jars', seed, 1.2)
        return
    n = max(2, round((w - 0.6) / 1.7))
    for i in range(n):
        with frame((0.3 + (w - 0.6) * (i + 0.5) / n, 2.95, 0)):
            if kind == 'fashion':
                rail((w - 0.6) / n - 0.25, seed + i)
            else:
                shelves((w - 0.6) / n - 0.08, min(2.5, h - 1.0), dict(beauty='jars').get(kind, kind), seed + i, 1.3, temp)
    if kind == 'fashion':
        for i, x in enumerate((0.75, 1.35, w - 0.75)):
            with frame((x, 0.55, 0), (0, 0, rnd.uniform(-25, 25))):
                mannequin(seed + i, rnd.random() < 0.6)
        with frame((mid, 1.7, 0)):
            rail(1.6, seed + 9, 1.35)
    else:
        with frame((mid - 0.2, 1.5, 0)):
            table(seed, min(1.9, w * 0.4))
        if kind == 'bags':
            with frame((0.8, 0.6, 0)):
                mannequin(seed + 5)


def shop(w, h, name, kind, seed=0, temp=3600, pier='marble:cream'):
    """One shop: front on y=0 facing -Y, x 0..w with a pier on the left, rooms towards +Y; no lamp of its own."""
    rnd = random.Random(seed)
    dark = M.paint((0.05, 0.05, 0.055), 0.35)
    wall = M.plain('shopwall%d' % (seed % 5), WALLS[seed % 5], 0.7)
    box2((0, -0.06, 0), (0.40, 0.5, h), M.spec(pier), 0.01)
    with frame((0.40, 0, 0)):
        w -= 0.40
        fascia = (dark, M.wood('walnut', 'X'), M.paint((0.72, 0.70, 0.66), 0.4), M.paint((0.03, 0.07, 0.06), 0.35))[seed % 4]
        box2((0, -0.02, h - 0.70), (w, 0.18, h), fascia, 0.006)
        pale = seed % 4 == 2
        ink = M.paint((0.06, 0.05, 0.045), 0.4) if pale else M.led(temp, 2.0, sample=False)
        font = SERIF if name[1:2].islower() else None
        text(name, 0.34, (w / 2, -0.032, h - 0.36), (90, 0, 0), ink, depth=0.010, font=font)
        box2((0, 3.35, 0), (w, 3.45, h), wall, 0)
        for x in (0.0, w - 0.04):
            box2((x, 0.05, 0), (x + 0.04, 3.4, h), wall, 0)
        box2((0, 0, 0.001), (w, 3.4, 0.012), M.wood('oak', 'Y') if seed % 2 else M.stone((0.40, 0.38, 0.35), 0.35), 0)
        box2((0, 0.1, h - 0.62), (w, 3.4, h - 0.58), M.plaster((0.80, 0.79, 0.77)), 0)
        for i in range(2):
            for k in range(max(2, int(w / 1.1))):
                d = cyl(0.055, 0.01, (0.5 + k * 1.1, 0.7 + 1.5 * i, h - 0.625), M.led(temp, 9, sample=False), bevel=0, n=16)
                d.visible_diffuse = False
        _inside(kind, w, h, seed, temp)
        gap = 1.1 if w > 3 else 0.9
        a, b = w / 2 - gap, w / 2 + gap
        for x0, x1 in ((0, a), (b, w)):
            box2((x0, 0.02, 0.08), (x1, 0.032, h - 0.70), M.glass(), 0)
            box2((x0, 0.0, 0), (x1, 0.05, 0.08), dark, 0.002)
        for x in (a, b):
            box2((x - 0.02, -0.005, 0), (x + 0.02, 0.055, h - 0.70), dark, 0.002)


def row(x0, x1, y, z, h, n, seed=0, temp=3600, power=70, pier='marble:cream'):
    """n shops along X with their fronts at y; one lamp for all of them."""
    w = (x1 - x0) / n
    for i in range(n):
        k = (seed * 3 + i) % len(NAMES)
        with frame((x0 + i * w, y, z)):
            shop(w, h, NAMES[k], KINDS[k], seed * 7 + i, temp, pier)
    S.area(((x0 + x1) / 2, y + 1.6, z + h - 0.66), (x1 - x0, 2.2), power * n, temp, glossy=False)
