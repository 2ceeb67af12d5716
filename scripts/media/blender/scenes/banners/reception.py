"""Reception of the head office: timber desk before a slatted wall, lift doors in pale stone beside it."""
import materials as M
import studio as S
from elevator.panels import lantern, lop
from geo import box, box2, cyl, frame, lathe, ring, text, tube
from materials.outdoors import lit
from props.plant import plant
from scenes.hall import cladding, entrance

HIGH, LEFT, RIGHT, DEEP = 3.7, -8.4, 7.4, 9.0


def _glow(a, b, temp, strength):
    e = box2(a, b, M.led(temp, strength, sample=False), 0)
    e.visible_diffuse = False


def _stone_wall():
    """Left part of the rear wall with two entrances."""
    stone, steel = M.spec('marble:cream'), 'brushed:champagne'
    xs = (-5.6, -2.7)
    ow, oh = 0.55 + 0.13, 2.3 + 0.13
    edges = [LEFT, xs[0] - ow, xs[0] + ow, xs[1] - ow, xs[1] + ow, -0.6]
    for a, b in zip(edges[::2], edges[1::2]):
        cladding(a, b, 0.10, HIGH, stone, 3, cols=max(1, round((b - a) / 1.1)))
        box2((a, -0.014, 0), (b, 0.03, 0.10), M.spec(steel), 0.003)
    for i, x in enumerate(xs):
        cladding(x - ow, x + ow, oh, HIGH, stone, 1)
        entrance(x, steel, 'brushed:champagne', 0.0, w=1.1, h=2.3)
        with frame((x, -0.001, oh + 0.22)):
            lantern('bar', i == 0, i == 0, 'champagne', ('1', '7')[i])
    with frame(((xs[0] + xs[1]) / 2, -0.001, 1.12)):
        lop('champagne', 'round', lit='up', value='1', plate='brushed')


def _timber_wall():
    """Walnut slats on a dark ground with the name in lit letters."""
    box2((-0.6, 0.02, 0), (RIGHT, 0.08, HIGH), M.paint((0.020, 0.016, 0.013), 0.6), 0)
    wood = M.wood('walnut', 'Z')
    n = 118
    for i in range(n):
        x = -0.56 + (RIGHT + 0.5) * i / n
        box2((x, -0.045, 0.02), (x + 0.038, 0.02, HIGH), wood, 0.003)
    box2((-0.66, -0.10, 0), (-0.58, 0.05, HIGH), M.satin('champagne', 0.25), 0.004)
    face, halo = M.satin('champagne', 0.22), M.led(3300, 2.2, sample=False)
    text('HOISTWAY', 0.50, (3.5, -0.10, 2.50), (90, 0, 0), face, depth=0.022)
    b = text('HOISTWAY', 0.50, (3.5, -0.062, 2.50), (90, 0, 0), halo, depth=0.004)
    b.data.offset = 0.006
    S.area((3.5, -0.55, 3.55), (6.0, 0.10), 46, 3100, target=(3.5, 0.1, 1.6), glossy=False)


def _desk():
    """Fluted front in walnut, stone top and a lower writing shelf; light along the foot."""
    wood, stone, metal = M.wood('walnut', 'Z'), M.spec('marble:cream'), M.satin('champagne', 0.25)
    with frame((3.5, -2.5, 0)):
        box2((-2.3, -0.32, 0.10), (2.3, 0.36, 1.06), M.paint((0.03, 0.02, 0.015), 0.5), 0.01)
        for i in range(77):
            cyl(0.029, 0.92, (-2.28 + 0.06 * i, -0.335, 0.58), wood, bevel=0, n=14)
        for s in (-1, 1):
            box2((s * 2.3, -0.37, 0.10), (s * 2.36, 0.40, 1.06), stone, 0.004)
        box2((-2.40, -0.42, 1.06), (2.40, 0.10, 1.11), stone, 0.006)
        box2((-2.30, 0.10, 0.74), (2.30, 0.62, 0.78), stone, 0.006)
        box2((-2.26, -0.28, 0.0), (2.26, 0.34, 0.10), M.paint((0.02, 0.02, 0.02), 0.5), 0)
        box2((-2.32, -0.365, 0.095), (2.32, -0.30, 0.12), metal, 0.003)
        _glow((-2.24, -0.30, 0.065), (2.24, -0.285, 0.085), 3000, 5)
        S.area((0, -0.42, 0.07), (4.4, 0.05), 10, 3000, rot=(-40, 0, 0), glossy=False)
        for x in (-0.9, 0.9):  # screens seen from behind
            box((0.52, 0.02, 0.30), (x, 0.34, 1.14), M.satin('alu', 0.3), 0.008)
            box((0.05, 0.03, 0.26), (x, 0.38, 0.92), M.satin('alu', 0.3), 0.005)
        with frame((1.85, -0.16, 1.11)):
            lathe(
                [(0, 0), (0.055, 0), (0.085, 0.09), (0.07, 0.20), (0.045, 0.24), (0.05, 0.26), (0, 0.24)],
                mat=M.plain('vase', (0.70, 0.68, 0.64), 0.3),
                n=48,
            )
            for i in range(7):
                tip = (0.16 * ((i % 3) - 1) + 0.03 * i - 0.08, 0.10 * ((i % 2) * 2 - 1), 0.55 + 0.05 * (i % 4))
                tube(
                    [(0, 0, 0.24), (tip[0] * 0.4, tip[1] * 0.4, 0.42), tip],
                    0.003,
                    M.plain('twig', (0.10, 0.06, 0.03), 0.6),
                    smooth=True,
                    res=2,
                )
                cyl(0.022, 0.03, tip, M.plain('bud', (0.78, 0.70, 0.62), 0.5), bevel=0.01, n=16)
        box((0.30, 0.22, 0.012), (-1.6, -0.14, 1.118), M.leather((0.10, 0.05, 0.03)), 0.004)


def _seat(x, y, turn):
    with frame((x, y, 0), (0, 0, turn)):
        cloth, leg = M.carpet((0.22, 0.20, 0.18)), M.satin('champagne', 0.3)
        box((0.78, 0.74, 0.22), (0, 0, 0.34), cloth, 0.07, seg=4)
        box((0.78, 0.20, 0.46), (0, 0.32, 0.56), cloth, 0.08, seg=4)
        for s in (-1, 1):
            box((0.16, 0.74, 0.30), (s * 0.36, 0, 0.46), cloth, 0.06, seg=4)
            for k in (-0.28, 0.28):
                cyl(0.014, 0.24, (s * 0.33, k, 0.12), leg, n=16)


def _room():
    box2(
        (LEFT, -DEEP, -0.05),
        (RIGHT, 0.3, 0),
        M.tiles((1.2, 1.2), (0.36, 0.325, 0.275), (0.2, 0.17, 0.13), 0.003, 0.05),
        0,
    )
    box2((1.0, -4.4, -0.04), (6.1, -1.6, 0.0008), M.spec('marble:emperador'), 0)
    white = M.plaster((0.80, 0.79, 0.76))
    box2((LEFT, -DEEP, HIGH + 0.20), (RIGHT, 0.3, HIGH + 0.3), white, 0)
    box2((LEFT, 0.0, HIGH - 0.02), (RIGHT, 0.1, HIGH + 0.2), white, 0)
    box2((LEFT, -DEEP, HIGH), (-0.2, -0.35, HIGH + 0.08), white, 0.004)
    box2((-0.1, -0.34, HIGH + 0.1), (RIGHT, -0.30, HIGH + 0.2), white, 0)
    _glow((LEFT, -0.33, HIGH + 0.05), (-0.6, -0.28, HIGH + 0.07), 3200, 6)
    S.area((-4.5, -0.22, HIGH + 0.1), (7.6, 0.10), 60, 3200, rot=(25, 0, 0), glossy=False)
    wood = M.wood('walnut', 'Y')
    for i in range(38):  # slatted ceiling over the desk
        x = -0.1 + i * 0.2
        box2((x, -DEEP, HIGH), (x + 0.07, -0.3, HIGH + 0.12), wood, 0.003)
    for x in (1.9, 3.5, 5.1):
        ring(0.36, 0.32, 0.05, (x, -2.5, 2.55), M.satin('champagne', 0.2), 'Z', 0.006, 80)
        e = ring(0.355, 0.325, 0.012, (x, -2.5, 2.52), M.led(3200, 9, sample=False), 'Z', 0.002, 80)
        e.visible_diffuse = False
        for s in (-1, 1):
            tube([(x + s * 0.34, -2.5, 2.57), (x, -2.5, HIGH + 0.1)], 0.0025, M.satin('champagne', 0.3), res=2)
    S.area((3.5, -2.5, 2.5), (4.0, 0.6), 60, 3200, glossy=False)
    for i in range(6):
        x = -7.4 + i * 1.35
        for y in (-1.4, -4.2):
            cyl(0.05, 0.006, (x, y, HIGH - 0.002), M.led(3400, 12, sample=False), bevel=0, n=28)
            ring(0.066, 0.05, 0.012, (x, y, HIGH - 0.003), M.plain('trim', (0.8, 0.8, 0.8), 0.3), 'Z', 0.002, 32)
    S.area((-4.4, -1.4, HIGH - 0.03), (7.4, 0.2), 100, 3500, glossy=False, spread=120)
    S.area((0, -5.4, HIGH - 0.05), (14, 2.0), 330, 3900, glossy=False)
    for x in (LEFT - 0.1, RIGHT):
        box2((x, -DEEP, 0), (x + 0.1, 0.3, HIGH + 0.3), M.plaster((0.62, 0.59, 0.54)), 0)
    box2((LEFT, -DEEP - 0.1, 0), (RIGHT, -DEEP, HIGH + 0.3), M.wood('oak', 'Z', 0.6), 0)
    for x in (-5.5, -1.5, 2.5):  # windows behind the camera, for the stone to mirror
        box2((x, -DEEP + 0.01, 0.2), (x + 2.6, -DEEP + 0.02, 3.3), lit((0.75, 0.85, 1.0), 0.9), 0)


def build(p, view, w, h):
    _stone_wall()
    _timber_wall()
    _desk()
    _room()
    with frame((-4.15, -0.42, 0)):
        plant(1.25, 5)
    with frame((6.75, -0.8, 0)):
        plant(1.7, 9)
    with frame((-7.6, -0.5, 0)):
        plant(1.4, 12)
    S.world((0.03, 0.03, 0.033), 1)
    S.camera((0.8, -8.7, 1.48), lens=21, w=w, h=h, shift=(0.0, 0.02))
    return dict(look='High Contrast', exposure=0.1)
