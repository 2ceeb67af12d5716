"""Escalators in a shopping mall."""
import random
import materials as M
import studio as S
from escalators.escalator import escalator
from escalators.path import EscPath
from geo import box, box2, circle, cyl, frame, prism, rrect, tube, text
from props.concourse import planter, seats, sign
from props.plant import plant


NAMES = ('MERIDIAN', 'ATELIER NORD', 'LUMEN', 'KAFFA & CO', 'SOLE', 'PORT & PINE', 'ARKADE', 'OPTIKA', 'LINNEA', 'VERSO')


def shops(x0, x1, y, z, h, seed=1, face=-1, n=4, glow=1.2, temp=3600):
    """Row of lit shopfronts along X at depth y (facing -Y when face=-1)."""
    rnd = random.Random(seed)
    w = (x1 - x0) / n
    for i in range(n):
        a = x0 + w * i
        t = rnd.choice([3200, 3600, 4200])
        c = rnd.choice([(0.62, 0.55, 0.46), (0.42, 0.36, 0.31), (0.50, 0.51, 0.53)])
        c2 = rnd.choice([((0.20, 0.15, 0.11), (0.26, 0.20, 0.15)), ((0.45, 0.43, 0.40), (0.35, 0.33, 0.31))])
        box2(
            (a, y - face * -0.0, z),
            (a + 0.35, y - face * 0.5, z + h),
            M.spec('marble:cream') if seed % 2 else M.spec('marble:grey'),
            0.01,
        )
        box2((a + 0.35, y, z + h - 0.65), (a + w, y - face * 0.2, z + h), M.paint((0.06, 0.06, 0.065)), 0.01)
        name = NAMES[(seed * 5 + i) % len(NAMES)]
        sign_ = M.led(t, 2.4, sample=False)
        text(name, 0.30, (a + 0.17 + w / 2, y - 0.012, z + h - 0.33), (90, 0, 0), sign_, depth=0.006)
        yb = y - face * 3.0
        box2((a + 0.35, yb, z), (a + w, yb - face * 0.1, z + h), M.plain('shopwall%d' % (i % 3), c, 0.7), 0)
        S.area((a + 0.35 + (w - 0.35) / 2, y - face * 1.5, z + h - 0.7), (w - 0.6, 2.0), 70 * glow, t, glossy=False)
        b = box2(
            (a + 0.5, y - face * 1.0, z + h - 0.62),
            (a + w - 0.15, y - face * 1.25, z + h - 0.60),
            M.led(t, 4 * glow, sample=False),
            0,
        )
        b.visible_diffuse = False
        for k in range(3):  # shelving bays with under-lit boards
            xx = a + 0.55 + (w - 0.9) * (k + 0.5) / 3
            ww = (w - 1.2) / 3
            box2(
                (xx - ww / 2, yb + face * 0.02, z),
                (xx + ww / 2, yb + face * 0.45, z + 2.3),
                M.paint(c2[k % 2], 0.5),
                0.01,
            )
            for j in range(4):
                b = box2(
                    (xx - ww / 2 + 0.06, yb + face * 0.455, z + 0.30 + 0.5 * j),
                    (xx + ww / 2 - 0.06, yb + face * 0.47, z + 0.33 + 0.5 * j),
                    M.led(t, 2.2, sample=False),
                    0,
                )
                b.visible_diffuse = False
                for q_ in range(4):
                    box(
                        (ww * 0.12, 0.10, rnd.uniform(0.12, 0.30)),
                        (xx - ww * 0.33 + q_ * ww * 0.22, yb + face * 0.5, z + 0.46 + 0.5 * j),
                        M.paint(
                            rnd.choice([(0.7, 0.66, 0.6), (0.30, 0.14, 0.10), (0.12, 0.14, 0.18), (0.5, 0.4, 0.28)]),
                            0.5,
                        ),
                        0.01,
                    )
        box((1.5, 0.6, 0.9), (a + w * 0.5, y - face * 1.3, z + 0.45), M.spec('wood:walnut:X'), 0.02)
        box2((a + 0.35, y, z), (a + w, y + 0.012, z + h - 0.65), M.glass(), 0)


def build(p, view, w, h):
    H = p['rise']
    phase = p.get('phase', 0)
    fl = M.tiles((0.9, 0.9), p['floor'], tuple(c * 0.6 for c in p['floor']), 0.003, 0.07)
    L = EscPath(H, 30, 1.2).xend
    box2((-14, -9, -0.1), (L + 12, 12, -0.002), fl, 0)
    esc = dict(rise=H, clad=p['clad'], led=p['led'])
    escalator(phase=(0.3 + phase) % 1, **esc)
    with frame((0, 1.75, 0)):
        escalator(phase=(0.7 - phase) % 1, **esc)  # the second one runs down
    # upper floor and its edge
    slab = M.plaster((0.80, 0.79, 0.77))
    xe = L + 1.25
    box2((xe, -9, H - 0.55), (L + 14, 12, H - 0.004), slab, 0.01)
    box2((xe - 0.01, -9, H - 0.05), (L + 14, 12, H - 0.003), fl, 0)
    box2((-14, 5.2, H - 0.55), (xe, 12, H - 0.004), slab, 0.01)
    e = box2((-14, 5.18, H - 0.50), (xe, 5.2, H - 0.44), M.led(p['temp'], 3, sample=False), 0)
    e.visible_diffuse = False
    e = box2((xe - 0.02, -9, H - 0.50), (xe, 5.2, H - 0.44), M.led(p['temp'], 3, sample=False), 0)
    e.visible_diffuse = False
    st = M.brushed('steel', 0.25, 'X')
    box2((-14, 5.25, H), (xe - 0.3, 5.262, H + 1.05), M.glass(), 0)
    tube([(-14, 5.256, H + 1.08), (xe - 0.3, 5.256, H + 1.08)], 0.024, st)
    for y0, y1 in ((-9, -0.95), (2.70, 5.25)):
        box2((xe + 0.05, y0, H), (xe + 0.062, y1, H + 1.05), M.glass(), 0)
        tube([(xe + 0.056, y0, H + 1.08), (xe + 0.056, y1, H + 1.08)], 0.024, st)
    # columns, shopfronts, ceilings
    for x in (-3.5, 4.5):
        cyl(0.34, H, (x, 5.9, H / 2 - 0.27), M.spec(p['accent']), bevel=0.01)
        cyl(0.36, 0.12, (x, 5.9, 0.06), M.brushed('steel'), bevel=0.01)
    for x in (xe + 3.0,):
        cyl(0.34, H, (x, 3.8, H / 2 - 0.27), M.spec(p['accent']), bevel=0.01)
    shops(-14, xe + 9, 8.6, 0, H - 0.55, 1, n=6, temp=p['temp'])
    shops(-14, xe + 9, 8.6, H, 3.4, 2, n=6, temp=p['temp'])
    box2((xe + 10, -9, 0), (xe + 10.2, 12, H + 4), M.spec(p['accent']), 0)
    top = H + 4.4
    box2((-14, -9, top), (L + 14, 12, top + 0.1), M.plaster((0.84, 0.83, 0.81)), 0)
    for i in range(7):  # suspended timber baffles with light lines between
        x = -9 + i * 3.4
        for k in range(5):
            box2(
                (x + k * 0.34, -9, top - 0.34),
                (x + k * 0.34 + 0.06, 12, top - 0.02),
                M.spec(p['accent'] + (':Y' if p['accent'].startswith('wood') else '')),
                0.004,
            )
        b = box2((x + 2.1, -9, top - 0.06), (x + 2.24, 12, top - 0.04), M.led(p['temp'], 5, sample=False), 0)
        b.visible_diffuse = False
    for x in (-5, 2, 9):
        S.area((x, 0, top - 0.4), (3.2, 12), 600, p['temp'], glossy=True, spread=150)
    for x in (xe + 2.2, xe + 5.4):
        b = box2((x, -8, H - 0.575), (x + 0.12, 11, H - 0.555), M.led(p['temp'], 6, sample=False), 0)
        b.visible_diffuse = False
    S.area((xe + 4, 1.5, H - 0.6), (5, 9), 190, p['temp'], glossy=False)
    for x in range(-12, int(xe), 3):
        b = cyl(0.09, 0.01, (x, 6.9, H - 0.555), M.led(p['temp'], 9, sample=False), 'Z', 0, 24)
        b.visible_diffuse = False
    S.area((-2, 6.9, H - 0.6), (20, 1.2), 220, p['temp'], glossy=False)
    S.area((-6, -5, 5.5), (5, 4), 260, 5600, target=(2, 0, 1.5), glossy=False)
    # right-hand side: a second row of shops turned towards the escalators
    with frame((0, 0, 0), (0, 0, 180)):
        shops(-(xe + 9), 5, 6.2, 0, H - 0.55, 3, n=5, temp=p['temp'])
        shops(-(xe + 9), 5, 6.2, H, 3.4, 4, n=5, temp=p['temp'])
    box2((-5, -9, H - 0.55), (xe, -4.0, H - 0.004), slab, 0.01)
    e = box2((-5, -4.0, H - 0.50), (xe, -3.98, H - 0.44), M.led(p['temp'], 3, sample=False), 0)
    e.visible_diffuse = False
    box2((-5, -4.05, H), (xe, -4.038, H + 1.05), M.glass(), 0)
    tube([(-5, -4.044, H + 1.08), (xe, -4.044, H + 1.08)], 0.024, st)
    S.area((4, -5.2, H - 0.6), (14, 1.4), 160, p['temp'], glossy=False)
    with frame((1.5, -3.2, 0)):
        plant(1.5, 12)
    with frame((-2.6, 3.6, 0)):
        plant(1.6)
    with frame((2.0, 4.4, 0)):
        plant(1.4, 8)
    with frame((-2.2, 4.4, 0), (0, 0, 0)):
        seats(3)
    with frame((7.4, 4.3, 0)):
        planter(2.4, 2.6, 4)
    with frame((4.0, -2.6, 0)):
        planter(2.2, 2.4, 8)
    with frame((2.6, 6.9, H - 0.55 - 0.65)):
        sign((('1', 'Fashion'), ('2', 'Food')), 2.6, 0.40, (0.85, 0.92, 1))
    S.area((xe + 5, 1.5, top - 0.3), (7, 12), 420, p['temp'], glossy=False)
    b = box2(
        (xe + 9.9, -6, H + 0.9), (xe + 9.95, 9, H + 2.9), M.led(p['temp'], 1.3, (0.95, 0.97, 1.0), sample=False), 0.02
    )
    for y in (-6, -3, 0, 3, 6, 9):
        box2((xe + 9.8, y - 0.06, H + 0.8), (xe + 9.93, y + 0.06, H + 3.0), M.paint((0.06, 0.06, 0.065)), 0.004)
    for i, y in enumerate((-2.6, 0.9, 4.4)):  # back-lit posters: flat colour compositions
        c = ((0.72, 0.50, 0.33), (0.32, 0.46, 0.55), (0.62, 0.58, 0.50))[i]
        x = xe + 9.94
        with frame((x, y + 0.85, 1.85), (0, 0, -90)):
            prism(rrect(1.74, 2.24, 0.01), 0.05, M.paint((0.06, 0.06, 0.065)), 'XZ', (0, -0.02, 0), bevel=0.006)
            prism(
                rrect(1.66, 2.16, 0.004), 0.004, M.led(p['temp'], 0.75, c, sample=False), 'XZ', (0, -0.05, 0), bevel=0
            )
            prism(
                circle(0.42, 48, (0.18, 0.30)),
                0.004,
                M.led(p['temp'], 0.9, tuple(min(1, v * 1.5 + 0.1) for v in c), sample=False),
                'XZ',
                (0, -0.054, 0),
                bevel=0,
            )
            prism(
                [(-0.83, -1.08), (0.83, -1.08), (0.83, -0.30), (0.1, 0.12), (-0.83, -0.42)],
                0.004,
                M.led(p['temp'], 0.45, tuple(v * 0.35 for v in c), sample=False),
                'XZ',
                (0, -0.057, 0),
                bevel=0,
            )
    S.world((0.16, 0.165, 0.175), 1)
    cams = dict(
        front=((-3.1, -1.15, 1.45), 27, (3.2, 0.62, 1.45), 0.115),
        side=((1.0, -7.6, 1.55), 24, (3.1, 0, 1.55), 0.10),
        centre=((-3.6, 0.87, 1.35), 26, (4, 0.87, 1.35), 0.15),
        top=((L + 3.6, -1.0, H + 1.6), 25, (L - 4, 0.8, H + 1.6), -0.16),
        newel=((-1.9, -0.95, 0.95), 42, (0.2, 0.0, 0.95), 0.0),
    )
    loc, lens, aim, up = cams[view]
    S.camera(loc, lens=lens, target=aim, w=w, h=h, shift=(0, up))
    return dict(look='High Contrast', exposure=p.get('ev', 0.1))
