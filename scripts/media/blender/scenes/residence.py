"""Home lift in a glass shaft between the two floors of a villa, at dusk."""
import materials as M
import studio as S
from elevator.floors import floor
from elevator.panels import cop
from geo import box, box2, cyl, frame, lathe, prism, rrect, tube
from props.plant import plant

UP = 3.15  # upper floor
X0, X1, Y0, Y1, TOP = -5.2, 4.2, -7.5, 3.0, 6.1


def _glow(a, b, temp, strength, color=None):
    e = box2(a, b, M.led(temp, strength, color, sample=False), 0)
    e.visible_diffuse = False


def _shell(p):
    plaster, oak = M.plaster((0.52, 0.475, 0.415)), M.spec('wood:oak:Y')
    with frame(((X0 + X1) / 2, (Y0 + Y1) / 2, 0)):
        floor('planks', X1 - X0, Y1 - Y0, oak)
    box2((X0, Y1, 0), (X1, Y1 + 0.1, TOP), plaster, 0)
    box2((X1, Y0, 0), (X1 + 0.1, Y1, TOP), plaster, 0)
    box2((X0, Y0, TOP), (X1, Y1, TOP + 0.1), M.plaster((0.78, 0.77, 0.74)), 0)
    box2((X0, Y0 - 0.1, 0), (X1, Y0, TOP), M.wood('walnut', 'Z', 0.6), 0)
    for i in range(26):  # timber slats behind the lift, over both floors
        x = -0.95 + i * 0.105
        box2((x, Y1 - 0.06, 0), (x + 0.06, Y1, TOP), M.spec('wood:walnut'), 0.004)
    slab, edge = M.plaster((0.78, 0.77, 0.74)), M.spec('wood:walnut:X')
    for a, b in (((X0 + 1.6, 1.1), (-0.46, Y1)), ((1.46, 1.1), (X1, Y1)), ((-0.46, 2.35), (1.46, Y1))):
        box2((*a, UP - 0.28), (*b, UP - 0.02), slab, 0.004)
        box2((*a, UP - 0.02), (*b, UP), oak, 0)
    for a, b in ((X0 + 1.6, -0.46), (1.46, X1)):
        box2((a, 1.07, UP - 0.3), (b, 1.1, UP + 0.01), edge, 0.004)
        box2((a, 1.09, UP + 0.01), (b, 1.102, UP + 1.0), M.glass(), 0)
        tube([(a, 1.096, UP + 1.02), (b, 1.096, UP + 1.02)], 0.02, M.satin('black', 0.3))
        _glow((a, 1.12, UP - 0.295), (b, 1.15, UP - 0.28), 3000, 5)


def _window(day):
    """Glazed wall at the left with the evening outside."""
    dark = M.paint((0.03, 0.03, 0.032), 0.4)
    for i in range(6):
        y = Y1 - 0.1 - i * 1.9
        box2((X0 - 0.06, y - 0.035, 0), (X0 + 0.06, y + 0.035, TOP), dark, 0.004)
    for z in (0.04, UP, TOP - 0.05):
        box2((X0 - 0.05, Y0, z - 0.04), (X0 + 0.05, Y1, z + 0.04), dark, 0.004)
    box2((X0, Y0, 0), (X0 + 0.012, Y1, TOP), M.glass(), 0)
    _glow((X0 - 9, Y0 - 6, -1), (X0 - 8.9, Y1 + 9, 9), 6500, 1.1 * day, (0.30, 0.42, 0.72))
    hedge = M.plain('hedge', (0.010, 0.022, 0.012), 0.9)
    box2((X0 - 6, Y0 - 4, -1), (X0 - 5.4, Y1 + 6, 1.1), hedge, 0.1)


def _lift(z):
    """Shaft of bronze posts and glass, and the car with its floor at z."""
    bronze, glass = M.satin('bronze', 0.3), M.glass((0.94, 0.965, 0.96))
    xa, xb, ya, yb = -0.35, 1.35, 0.7, 2.3
    for x in (xa, xb):
        for y in (ya, yb):
            box2((x - 0.035, y - 0.035, 0), (x + 0.035, y + 0.035, TOP), bronze, 0.005)
    for k in (0.04, 2.25, UP - 0.14, UP + 2.25, TOP - 0.04):
        for y in (ya, yb):
            box2((xa, y - 0.03, k - 0.04), (xb, y + 0.03, k + 0.04), bronze, 0.004)
        for x in (xa, xb):
            box2((x - 0.03, ya, k - 0.04), (x + 0.03, yb, k + 0.04), bronze, 0.004)
    box2((xa, ya, 0), (xb, ya + 0.01, TOP), glass, 0)
    for x in (xa, xb):
        box2((x - 0.005, ya, 0), (x + 0.005, yb, TOP), glass, 0)
    for k in (0, UP):  # door leaf: slim frame and pull
        for x in (0.02, 0.98):
            box2((x - 0.02, ya - 0.035, k + 0.06), (x + 0.02, ya - 0.005, k + 2.2), bronze, 0.003)
        tube([(0.9, ya - 0.07, k + 0.8), (0.9, ya - 0.07, k + 1.4)], 0.012, M.mirror('titanium', 0.1))
    for x in (0.2, 0.8):
        box2((x - 0.02, yb - 0.06, 0), (x + 0.02, yb - 0.02, TOP), M.satin('steel', 0.3), 0.003)
    with frame(((xa + xb) / 2, (ya + yb) / 2, z)):
        w, d, h = 1.44, 1.3, 2.12
        box2((-w / 2, -d / 2, -0.09), (w / 2, d / 2, 0), bronze, 0.006)
        floor('planks', w - 0.06, d - 0.06, 'wood:oak:Y', z=0.004)
        box2((-w / 2, -d / 2, h), (w / 2, d / 2, h + 0.1), bronze, 0.006)
        _glow((-w / 2 + 0.12, -d / 2 + 0.12, h - 0.012), (w / 2 - 0.12, d / 2 - 0.12, h), 3300, 5)
        S.area((0, 0, h - 0.03), (w - 0.3, d - 0.3), 95, 3200, glossy=False)
        for x in (-1, 1):
            for y in (-1, 1):
                box((0.04, 0.04, h), (x * (w / 2 - 0.02), y * (d / 2 - 0.02), h / 2), bronze, 0.004)
        box2((-w / 2 + 0.04, d / 2 - 0.05, 0.02), (w / 2 - 0.04, d / 2 - 0.01, h), M.spec('wood:walnut'), 0.004)
        tube([(-w / 2 + 0.1, d / 2 - 0.1, 0.95), (w / 2 - 0.1, d / 2 - 0.1, 0.95)], 0.016, M.mirror('titanium', 0.08))
        with frame((0.38, d / 2 - 0.055, 1.3)):
            cop(3, 0.2, 0.8, 'round', 'titanium', (2,), 0, 1, '1', plate='black', load='320 kg   4 PERSONS')


def _sofa():
    cloth, cushion = M.plain('cloth', (0.36, 0.33, 0.29), 0.9, 0.1), M.plain('cushion', (0.30, 0.13, 0.06), 0.9, 0.1)
    box((2.5, 0.95, 0.26), (0, 0, 0.25), cloth, 0.06, seg=4)
    box((2.5, 0.26, 0.72), (0, 0.42, 0.42), cloth, 0.08, seg=4)
    for s in (-1, 1):
        box((0.24, 0.95, 0.56), (s * 1.22, 0, 0.34), cloth, 0.08, seg=4)
        box((1.06, 0.74, 0.18), (s * 0.55, -0.06, 0.44), cloth, 0.06, seg=4)
        box((0.46, 0.16, 0.44), (s * 0.85, 0.22, 0.70), cushion, 0.07, rot=(-18, 0, s * 8), seg=4)


def _furniture():
    rug = M.carpet((0.30, 0.27, 0.23))
    box2((-4.9, -2.9, 0.0), (-1.5, 0.4, 0.014), rug, 0.004)
    with frame((-3.2, 0.15, 0)):
        _sofa()
    with frame((-3.1, -1.5, 0)):
        cyl(0.48, 0.035, (0, 0, 0.36), M.spec('wood:walnut'), bevel=0.01)
        cyl(0.20, 0.34, (0, 0, 0.17), M.satin('bronze', 0.3), bevel=0.01)
        lathe([(0, 0.38), (0.10, 0.39), (0.17, 0.46), (0.165, 0.46), (0.09, 0.40), (0, 0.395)], mat=M.paint((0.6, 0.58, 0.54)), n=40)
    bronze = M.satin('bronze', 0.3)
    with frame((-4.8, 0.75, 0)):  # floor lamp
        cyl(0.16, 0.02, (0, 0, 0.01), bevel=0.004, mat=bronze)
        tube([(0, 0, 0), (0, 0, 1.5)], 0.011, bronze)
        shade = cyl(0.2, 0.3, (0, 0, 1.6), M.led(2900, 2.4, (1, 0.80, 0.55), sample=False), bevel=0.01)
        shade.visible_diffuse = False
        S.area((0, 0, 1.42), (0.2, 0.2), 22, 2900, glossy=False)
    for x, z in ((-3.5, 2.75), (-3.0, 3.15), (-2.55, 2.55)):  # pendants in the high room
        tube([(x, -1.5, z), (x, -1.5, TOP)], 0.004, bronze)
        ball = lathe([(0, -0.13), (0.09, -0.10), (0.13, 0), (0.09, 0.10), (0, 0.13)], (x, -1.5, z), M.led(2900, 3.2, sample=False), n=40, angle=80)
        ball.visible_diffuse = False
    S.area((-3.0, -1.5, 2.5), (0.9, 0.6), 75, 2950, glossy=False)
    with frame((3.0, 2.72, 0)):  # sideboard and picture at the right
        box((1.7, 0.42, 0.5), (0, 0, 0.47), M.spec('wood:walnut:X'), 0.008)
        for x in (-0.7, 0.7):
            box((0.04, 0.36, 0.22), (x, 0, 0.11), bronze, 0.004)
        lathe([(0, 0.72), (0.08, 0.72), (0.11, 0.86), (0.05, 1.02), (0.06, 1.06), (0, 1.06)], (0.5, 0, 0), M.paint((0.10, 0.16, 0.17)), n=48)
        prism(rrect(1.0, 0.75, 0.004), 0.03, M.paint((0.05, 0.05, 0.05)), 'XZ', (0, 0.25, 1.6), bevel=0.004)
        art = M.marble((0.72, 0.66, 0.56), (0.08, 0.16, 0.22), 2.4, 0.5)
        prism(rrect(0.92, 0.67, 0.002), 0.02, art, 'XZ', (0, 0.235, 1.6), bevel=0.002)
        S.area((0, -0.15, 2.75), (0.9, 0.15), 26, 3000, target=(0, 0.25, 1.5), glossy=False)
    for x, y, h, seed in ((-1.35, 1.9, 1.7, 4), (2.0, 0.65, 1.2, 8), (-4.7, 2.2, 1.8, 6)):
        with frame((x, y, 0)):
            plant(h, seed)


def _lights(p):
    S.area((X0 - 0.2, -2, 3), (7, 5), 330 * p.get('day', 1), 8500, target=(0, -1, 1.2), glossy=False, color=(0.62, 0.78, 1.0))
    for x, y, z, power in ((-2.5, 2.0, UP - 0.3, 45), (2.7, 2.0, UP - 0.3, 45), (-2.2, 2.0, TOP - 0.05, 55), (2.7, 2.0, TOP - 0.05, 55)):
        S.area((x, y, z), (2.2, 0.5), power, 3000, glossy=False)
        for k in (-0.8, 0, 0.8):
            _glow((x + k - 0.04, y - 0.04, z - 0.002), (x + k + 0.04, y + 0.04, z + 0.002), 3000, 12)
    S.area((0.6, -3.5, TOP - 0.1), (4, 3), 130, 3200, glossy=False)
    S.area((0.5, 2.75, UP + 2.6), (1.9, 0.06), 26, 2900, rot=(0, 0, 0), glossy=False)


def build(p, view, w, h):
    """p: z of the car's floor, day (evening light through the window, 1 = dusk)."""
    _shell(p)
    _window(p.get('day', 1))
    _lift(p.get('z', 0.02))
    _furniture()
    _lights(p)
    S.world((0.03, 0.04, 0.06), 1)
    cams = dict(
        front=((-0.75, -6.9, 1.55), 25, (-0.55, 0, 1.55), 0.10),
        detail=((-1.3, -2.9, 1.35), 30, (0.5, 1.4, 1.35), 0.02),
        portrait=((-1.0, -4.0, 1.3), 27, (0.42, 1.4, 1.3), 0.16),
    )
    loc, lens, aim, up = cams[view]
    S.camera(loc, lens=lens, target=aim, w=w, h=h, shift=(0, up))
    return dict(look='High Contrast', exposure=p.get('ev', 0))
