"""Observation lift in an atrium."""
import math
import materials as M
import studio as S
from elevator.panels import cop
from elevator.walls import wall
from geo import box, box2, frame, mesh, prism, ring, tube
from props.plant import plant


def pano_car(p, R=0.95, H=2.35):
    """Half-round observation car; flat back at y=+.55, glass bow towards -Y. Floor at z=0."""
    m = M.brushed(p['metal'], 0.2, 'X')
    mm = M.mirror(p['metal'], 0.06)
    ms = M.satin(p['metal'], 0.22)
    yb = 0.55

    def bow(r, n=40):
        return (
            [(r, yb)]
            + [(r * math.cos(PI2), r * math.sin(PI2)) for PI2 in [-math.pi * i / n for i in range(n + 1)]]
            + [(-r, yb)]
        )

    # floor and roof plates, bowl and crown
    prism(bow(R + 0.03), 0.10, m, 'XY', (0, 0, -0.05), bevel=0.006)
    prism(bow(R - 0.01), 0.01, M.spec('marble:cream'), 'XY', (0, 0, 0.004), bevel=0)
    for k, (r, z, t) in enumerate(
        ((0.98, -0.17, 0.12), (0.86, -0.29, 0.10), (0.70, -0.39, 0.10), (0.48, -0.48, 0.08), (0.22, -0.56, 0.08))
    ):
        prism(bow(R * r), t, m if k % 2 else ms, 'XY', (0, 0, z), bevel=0.012)
    e = M.led(p['temp'], 7)
    prism(bow(R + 0.034), 0.018, e, 'XY', (0, 0, -0.115), bevel=0)
    for k, (r, z, t) in enumerate(
        (
            (1.03, H + 0.05, 0.10),
            (1.0, H + 0.16, 0.12),
            (0.84, H + 0.27, 0.10),
            (0.62, H + 0.37, 0.10),
            (0.36, H + 0.46, 0.08),
        )
    ):
        prism(bow(R * r), t, m if k % 2 else ms, 'XY', (0, 0, z), bevel=0.012)
    prism(bow(R + 0.034), 0.018, e, 'XY', (0, 0, H + 0.105), bevel=0)
    # glass bow and mullions
    pts = [(R * math.cos(-math.pi * i / 48), R * math.sin(-math.pi * i / 48)) for i in range(49)]
    v, f = [], []
    for x, y in pts:
        v += [(x, y, 0), (x, y, H)]
    for i in range(48):
        f.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    mesh(v, f, M.glass((0.93, 0.96, 0.96)), angle=80)
    for i in range(0, 49, 12):
        x, y = pts[i]
        a = -180 * i / 48
        box((0.035, 0.045, H), (x, y, H / 2), mm, 0.006, rot=(0, 0, a))
    for s in (-1, 1):
        box2((s * R - 0.02, 0, 0), (s * R + 0.02, yb, H), m, 0.004)
    # inside: back wall, ceiling light, rail, operating panel
    with frame((0, yb, 0)):
        wall(2 * R - 0.06, H - 0.02, 'three', p['back'], 'mirror:' + p['metal'], 0, trim='brushed:' + p['metal'])
    prism(
        [(x * 0.92, y * 0.92) for x, y in bow(R)], 0.03, M.mirror(p['metal'], 0.1), 'XY', (0, 0, H - 0.03), bevel=0.003
    )
    for r in (0.25, 0.50, 0.72):
        b = ring(r + 0.02, r - 0.02, 0.012, (0, -0.08, H - 0.05), M.led(p['temp'], 8), 'Z', 0.002, 80)
        b.visible_diffuse = False
    S.area((0, -0.05, H - 0.07), (1.2, 1.0), 115, p['temp'], glossy=False)
    rail = [
        ((R - 0.07) * math.cos(-math.pi * i / 40), (R - 0.07) * math.sin(-math.pi * i / 40), 0.95) for i in range(41)
    ]
    tube(rail, 0.018, mm)
    with frame((R - 0.03, 0.28, 1.15), (0, 0, -90)):
        cop(8, 0.24, 1.2, 'round', p['metal'], (4,), 1, 1, '4')


def build(p, view, w, h):
    FH = 3.9
    cols = 4
    slab = M.plaster((0.80, 0.79, 0.77))
    steel = M.brushed('steel', 0.25, 'Z')
    glass = M.glass()
    box2((-14, -14, -0.1), (14, 8, 0), M.tiles((1.2, 1.2), (0.58, 0.54, 0.48), (0.3, 0.28, 0.25), 0.004, 0.08), 0)
    box2(
        (-3.0, -4.2, -0.09),
        (3.0, 2.0, 0.0008),
        M.tiles((1.2, 1.2), (0.16, 0.13, 0.11), (0.3, 0.28, 0.25), 0.004, 0.07),
        0,
    )
    # galleries behind and at both sides
    for k in range(1, cols + 1):
        z = k * FH
        for a, b in (
            ((-14, 2.0, z - 0.45), (-1.9, 8, z)),
            ((1.9, 2.0, z - 0.45), (14, 8, z)),
            ((-14, -14, z - 0.45), (-6.2, 2.0, z)),
            ((6.2, -14, z - 0.45), (14, 2.0, z)),
        ):
            box2(a, b, slab, 0.01)
        for x0, x1 in ((-6.2, -1.9), (1.9, 6.2)):
            box2((x0, 2.03, z), (x1, 2.045, z + 1.05), glass, 0)
            tube([(x0, 2.04, z + 1.08), (x1, 2.04, z + 1.08)], 0.025, steel)
            e = box2((x0, 1.985, z - 0.38), (x1, 2.0, z - 0.33), M.led(p['glow'], 3.5), 0)
            e.visible_diffuse = False
        for x in (-6.2, 6.2):
            s = 1 if x > 0 else -1
            box2((x + s * 0.03, -14, z), (x + s * 0.045, 2.0, z + 1.05), glass, 0)
            tube([(x + s * 0.04, -14, z + 1.08), (x + s * 0.04, 2.0, z + 1.08)], 0.025, steel)
            e = box2((x - 0.008, -14, z - 0.38), (x + 0.008, 2.0, z - 0.33), M.led(p['glow'], 3.5), 0)
            e.visible_diffuse = False
    box2((-14, 8, -0.1), (14, 8.2, 20), M.plaster((0.60, 0.57, 0.53)), 0)
    wd = M.wood('oak' if p['metal'] == 'steel' else 'teak', 'Z')
    dark = M.paint((0.05, 0.045, 0.04))
    for k in range(0, cols + 1):  # gallery back wall: timber bays, dark door leaves, slim light slots
        z = k * FH
        for i in range(-9, 10):
            x = i * 1.45
            if abs(x) < 1.3:
                continue
            box2((x - 0.60, 6.0, z), (x + 0.60, 6.1, z + FH - 0.45), wd if i % 3 else dark, 0.006)
            b = box2((x + 0.66, 6.02, z + 0.1), (x + 0.70, 6.05, z + FH - 0.6), M.led(3600, 3.2), 0)
            b.visible_diffuse = False
            box2((x + 0.60, 6.05, z), (x + 0.85, 6.2, z + FH - 0.45), dark, 0)
        S.area((-6.5, 4.8, z + 3.3), (7.5, 1.2), 120, p['glow'], glossy=False)
        S.area((6.5, 4.8, z + 3.3), (7.5, 1.2), 120, p['glow'], glossy=False)
        for sx in (-1, 1):  # the same timber bays close the galleries at both sides
            for i in range(-7, 5):
                y = i * 1.9
                box2((sx * 12.6, y - 0.85, z), (sx * 12.7, y + 0.85, z + FH - 0.45), wd if i % 3 else dark, 0.006)
                b = box2(
                    (sx * 12.62, y + 0.92, z + 0.1),
                    (sx * 12.65, y + 0.96, z + FH - 0.6),
                    M.led(3600, 3.2, sample=False),
                    0,
                )
                b.visible_diffuse = False
            box2((sx * 12.7, -14, z), (sx * 12.9, 8, z + FH), dark, 0)
            S.area((sx * 9.5, -4, z + 3.3), (1.6, 9), 120, p['glow'], glossy=False)
    # what the mirrors see behind the camera: timber wall with light slots
    box2((-14, -14.3, 0), (14, -14.1, 20), wd, 0)
    for x in (-14, 14):  # outer walls of the side galleries
        box2((x - 0.1, -14, 0), (x + 0.1, 8, 18), dark, 0)
    for k in range(0, cols + 1):
        box2((-14, -14.1, k * FH - 0.45), (14, -13.2, k * FH), slab, 0)
        b = box2((-14, -13.22, k * FH - 0.38), (14, -13.19, k * FH - 0.30), M.led(p['glow'], 4, sample=False), 0)
        b.visible_diffuse = False
    # lift core and shaft: rear mast, guide rails, ring ties and slim mullions
    core = M.spec('marble:emperador') if p['metal'] != 'steel' else M.paint((0.12, 0.13, 0.14), 0.4)
    box2((-1.5, 1.15, 0), (1.5, 2.4, 18), core, 0.01)
    for k in range(1, 5):
        box2((-1.51, 1.13, k * FH - 0.22), (1.51, 1.2, k * FH), M.brushed(p['metal'], 0.25, 'X'), 0.004)
    for s in (-1, 1):
        box2((s * 0.62 - 0.03, 0.98, 0), (s * 0.62 + 0.03, 1.15, 18), M.satin('steel', 0.35), 0.004)
        box2((s * 0.62 - 0.008, 0.90, 0), (s * 0.62 + 0.008, 0.98, 18), M.satin('steel', 0.25), 0.002)
    Rs = 1.35
    for k in range(0, 10):
        z = 0.02 + k * FH / 2
        arc = [(Rs * math.cos(math.radians(a)), Rs * math.sin(math.radians(a)) + 0.25, z) for a in range(-190, 11, 5)]
        if k:
            tube(arc, 0.028, M.brushed(p['metal'], 0.25, 'X'))
    for a in (-185, -140, -90, -40, 5):
        x, y = Rs * math.cos(math.radians(a)), Rs * math.sin(math.radians(a)) + 0.25
        box2((x - 0.022, y - 0.022, 0), (x + 0.022, y + 0.022, 18), M.brushed(p['metal'], 0.25), 0.004)
    v, f = [], []
    for i in range(41):
        a = math.radians(-185 + 190 * i / 40)
        x, y = (Rs - 0.01) * math.cos(a), (Rs - 0.01) * math.sin(a) + 0.25
        v += [(x, y, 0), (x, y, 17)]
        if i:
            f.append((2 * i - 2, 2 * i - 1, 2 * i + 1, 2 * i))
    mesh(v, f, M.glass((0.97, 0.985, 0.985)), angle=80)
    with frame((0, 0.42, p['z'])):
        pano_car(p)
    for s in (-0.28, -0.14, 0, 0.14, 0.28):
        tube([(s, 0.75, p['z'] + 2.9), (s, 0.75, 18)], 0.008, M.satin('steel', 0.3))
    # daylight from the skylight
    S.area((0, -3, 17), (10, 9), 1900, 6300, rot=(0, 0, 0), glossy=True)
    S.area((-3, -10, 7), (6, 6), 420, 5200, target=(0, 0, 3), glossy=False)
    S.world((0.10, 0.115, 0.14), 1)
    for i, (x, y) in enumerate(((-3.4, 0.8), (3.5, 0.9), (-5.3, -1.6), (5.2, -2.2))):
        with frame((x, y, 0)):
            plant(1.7, i + 2)
    cams = dict(
        front=((-1.35, -5.7, 1.5), 31, (0.02, 0, 1.5), 0.27),
        gallery=((4.3, -4.6, FH + 1.55), 30, (0, 0.2, FH + 1.55), 0.0),
        low=((1.9, -3.6, 0.9), 24, (0.05, 0.2, 0.9), 0.34),
        atrium=((-2.9, -11.6, 1.7), 26, (-1.55, 0, 1.7), 0.165),
        wide=((-2.6, -7.6, 1.6), 24, (0.9, 0, 1.6), 0.16),
    )
    loc, lens, aim, up = cams[view]
    S.camera(loc, lens=lens, target=aim, w=w, h=h, shift=(0, up))
    return {}
