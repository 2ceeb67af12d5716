"""Stand at a trade fair: a lit car behind its entrance, an escalator, the name on the rear wall."""
import random

import materials as M
import studio as S
from elevator.panels import lantern, lop
from escalators.escalator import escalator
from geo import box, box2, cyl, frame, text, tube
from geo.scatter import place, prototype
from materials.outdoors import lit
from props.plant import plant
from scenes.hall import cladding, entrance


def _glow(a, b, temp, strength):
    e = box2(a, b, M.led(temp, strength, sample=False), 0)
    e.visible_diffuse = False


def _portal(p):
    """Entrance with its car in a dark cube."""
    dark = M.spec('marble:dark')
    ow, oh = 0.55 + 0.13, 2.3 + 0.13
    cladding(-1.5, -ow, 0, 3.2, dark, 2)
    cladding(ow, 1.5, 0, 3.2, dark, 2)
    cladding(-ow, ow, oh, 3.2, dark, 1)
    entrance(0, 'brushed:titanium', 'brushed:titanium', 1.0, w=1.1, h=2.3, car=p['car'])
    with frame((0, -0.001, oh + 0.26)):
        lantern('bar', True, True, 'titanium', '8')
    with frame((0.96, -0.001, 1.12)):
        lop('titanium', 'round', lit='up', value='8', plate='brushed')
    for x in (-1.56, 1.5):
        box2((x, -0.1, 0), (x + 0.06, 2.3, 3.26), M.satin('titanium', 0.25), 0.004)
    box2((-1.56, -0.1, 3.2), (1.56, 2.3, 3.26), M.satin('titanium', 0.25), 0.004)
    _glow((-1.5, -0.09, 3.185), (1.5, -0.07, 3.2), 3200, 6)


def _stand():
    """Raised floor with a lit edge, rear wall with the name, light frame above."""
    floor_ = M.tiles((1.0, 1.0), (0.56, 0.55, 0.53), (0.35, 0.34, 0.33), 0.002, 0.07)
    box2((-5.4, -3.4, 0), (8.6, 3.0, 0.10), floor_, 0.01)
    _glow((-5.42, -3.42, 0.03), (8.62, -3.40, 0.05), 4200, 5)
    white = M.paint((0.62, 0.62, 0.61), 0.4)
    box2((-5.4, 2.9, 0.1), (8.6, 3.0, 4.4), white, 0.01)
    for i in range(15):
        box2((-5.4 + i, 2.885, 0.1), (-5.392 + i, 2.9, 4.4), M.plain('joint', (0.2, 0.2, 0.2), 0.6), 0)
    text(
        'HOISTWAY',
        0.64,
        (6.45, 2.86, 3.5),
        (90, 0, 0),
        M.paint((0.02, 0.06, 0.17), 0.35),
        depth=0.04,
    )
    steel = M.satin('alu', 0.35)
    for y in (-2.9, 2.4):
        for dz in (0, 0.30):
            tube([(-5.6, y, 5.0 + dz), (8.8, y, 5.0 + dz)], 0.025, steel, res=3)
        for i in range(48):
            x = -5.6 + i * 0.3
            tube([(x, y, 5.0 if i % 2 else 5.3), (x + 0.3, y, 5.3 if i % 2 else 5.0)], 0.012, steel, res=2)
    for i in range(9):
        x = -4.8 + i * 1.6
        with frame((x, -2.9, 4.88), (24, 0, 0)):
            cyl(0.09, 0.26, (0, 0, 0), M.paint((0.03, 0.03, 0.032), 0.4), bevel=0.01, n=28)
            cyl(0.075, 0.006, (0, 0, -0.132), M.led(4200, 14, sample=False), bevel=0, n=28)
    S.area((1.4, -2.9, 4.8), (13, 0.4), 700, 4300, target=(1.4, 1.2, 0.6), glossy=False)
    S.area((1.4, 2.2, 4.9), (13, 0.4), 200, 4300, target=(1.4, 2.9, 2.2), glossy=False)


def _counter():
    with frame((-3.3, -1.5, 0.1)):
        box2((-0.9, -0.35, 0), (0.9, 0.35, 1.02), M.paint((0.035, 0.08, 0.16), 0.35), 0.02)
        box2((-0.95, -0.40, 1.02), (0.95, 0.40, 1.07), M.spec('marble:white'), 0.006)
        text('HOISTWAY', 0.22, (0, -0.352, 0.62), (90, 0, 0), M.satin('steel', 0.25), depth=0.004)
        box((0.05, 0.04, 0.2), (-0.4, 0.1, 1.16), M.satin('alu', 0.3), 0.006)
        box((0.56, 0.03, 0.34), (-0.4, 0.06, 1.36), M.satin('alu', 0.3), 0.01)
    for x, y in ((-4.5, 0.9), (-2.2, 1.2)):
        cyl(0.04, 1.05, (x, y, 0.62), M.satin('steel', 0.3), n=24)
        cyl(0.34, 0.03, (x, y, 1.15), M.spec('marble:white'), bevel=0.006, n=64)
        cyl(0.24, 0.02, (x, y, 0.11), M.satin('steel', 0.3), bevel=0.004, n=48)


def _far_stand(seed):
    """Neighbouring stand, seen small in the dim hall."""
    rnd = random.Random(seed)
    tone = rnd.choice(((0.30, 0.30, 0.31), (0.06, 0.09, 0.16), (0.26, 0.20, 0.15)))
    box2((-3, 2, 0), (3, 2.2, 3.4), lit(tone, 0.5), 0)
    box2((-3, -2, 0), (3, 2, 0.08), M.plain('carpet%d' % seed, tuple(v * 0.5 for v in tone), 0.9), 0)
    for x in (-2.9, 2.9):
        box2((x - 0.1, -2, 0), (x + 0.1, -1.8, 3.6), M.paint((0.5, 0.5, 0.5), 0.4), 0)
    box2((-3, -2, 3.4), (3, -1.8, 3.9), lit(tone, 0.9), 0)
    for i in range(4):
        cyl(0.10, 0.02, (-2.2 + i * 1.5, -1.4, 3.38), M.led(4000, 9, sample=False), bevel=0, n=20)
    name = ('ARKADE', 'NORDLICHT', 'TERRA')[seed % 3]
    text(name, 0.42, (0, -2.02, 3.65), (90, 0, 0), M.paint((0.75, 0.75, 0.74), 0.4), depth=0.01)
    for x in (-1.5, 1.5):
        box2((x - 1.1, 1.94, 0.9), (x + 1.1, 2.0, 2.7), lit(tuple(v * 0.5 for v in tone), 0.5), 0.01)
    for i in range(3):
        x = -2 + rnd.uniform(0, 4)
        box2((x - 0.3, 0.4, 0), (x + 0.3, 1.0, rnd.uniform(0.9, 2.2)), M.paint((0.4, 0.4, 0.41), 0.4), 0.02)


def build(p, view, w, h):
    with frame((1.2, -0.4, 0.1)):
        _portal(p)
    _stand()
    _counter()
    with frame((4.1, 0.6, 0.1)):
        escalator(rise=2.2, clad='brushed:steel', led=(1, 0.9, 0.75), phase=0.3)
        box2((4.9, -1.2, 0), (6.5, 1.2, 2.16), M.paint((0.035, 0.08, 0.16), 0.4), 0.01)
    for x, y, s in ((-0.75, -0.8, 1.3), (3.2, -1.0, 1.2)):
        with frame((x, y, 0.1)):
            plant(s, int(x * 3) + 9)
    box2((-60, -12, -0.1), (60, 60, 0), M.concrete((0.16, 0.16, 0.165)), 0)
    box2((-60, 55, 0), (60, 55.2, 14), lit((0.09, 0.10, 0.125), 0.30), 0)
    box2((-60, -12, 11), (60, 60, 11.2), lit((0.075, 0.085, 0.105), 0.30), 0)
    far = [prototype(_far_stand, s) for s in (1, 2, 3)]
    for i in range(14):
        place(far[i % 3], (-46 + (i % 7) * 8.5 + (i // 7) * 4, 15 + (i // 7) * 14, 0), (0, 0, 0))
    for i in range(10):
        for j in range(4):
            x, y = -45 + i * 10, 2 + j * 13
            cyl(0.28, 0.1, (x, y, 9.6), M.led(4600, 7, sample=False), bevel=0, n=24)
    S.area((-6, 12, 10), (60, 30), 2600, 4700, glossy=False)
    S.world((0.06, 0.065, 0.075), 1)
    S.camera((-2.2, -10.2, 1.72), lens=27, target=(0.0, 0, 1.72), w=w, h=h, shift=(0, 0.045))
    return dict(look='High Contrast', exposure=0, bloom=0.05)
