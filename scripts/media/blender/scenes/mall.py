"""Escalators in a shopping mall."""
import materials as M
import studio as S
from escalators.escalator import escalator
from escalators.path import EscPath
from geo import box2, cyl, frame, tube
from props.concourse import planter, seats, sign
from props.display import poster, totem
from props.plant import plant
from props.shopfront import row

X0, Y0, Y1 = -14, -9.5, 12


def _edge(a, b, z, mat, temp):
    """Face of a slab with a light line, glass parapet above; a, b are corners in plan."""
    (xa, ya), (xb, yb) = a, b
    t = 0.02
    box2((min(xa, xb) - t, min(ya, yb) - t, z - 0.56), (max(xa, xb) + t, max(ya, yb) + t, z - 0.003), mat, 0.004)
    e = box2((min(xa, xb) - 2 * t, min(ya, yb) - 2 * t, z - 0.50), (max(xa, xb) + 2 * t, max(ya, yb) + 2 * t, z - 0.46), M.led(temp, 3, sample=False), 0)
    e.visible_diffuse = False
    box2((min(xa, xb) - 0.006, min(ya, yb) - 0.006, z), (max(xa, xb) + 0.006, max(ya, yb) + 0.006, z + 1.05), M.glass(), 0)
    tube([(xa, ya, z + 1.08), (xb, yb, z + 1.08)], 0.024, M.brushed('steel', 0.25, 'X'))


def _ceiling(p, x1, top):
    timber = M.spec(p['accent'] + (':Y' if p['accent'].startswith('wood') else ''))
    box2((X0, Y0, top), (x1, Y1, top + 0.1), M.plaster((0.84, 0.83, 0.81)), 0)
    for i in range(8):  # suspended baffles with light lines between
        x = -9 + i * 3.4
        for k in range(5):
            box2((x + k * 0.34, Y0, top - 0.34), (x + k * 0.34 + 0.06, Y1, top - 0.02), timber, 0.004)
        b = box2((x + 2.1, Y0, top - 0.06), (x + 2.24, Y1, top - 0.04), M.led(p['temp'], 5, sample=False), 0)
        b.visible_diffuse = False


def _furniture(xe, H):
    for x, y, s in ((1.5, -3.2, 12), (-2.6, 3.7, 3), (2.2, 4.5, 8)):
        with frame((x, y, 0)):
            plant(1.5, s)
    with frame((-2.2, 4.5, 0)):
        seats(3)
    for x, y, s in ((7.4, 4.3, 4), (4.2, -2.7, 8)):
        with frame((x, y, 0)):
            planter(2.3, 2.5, s)
    with frame((7.0, -2.3, 0), (0, 0, -66)):
        totem()
    with frame((2.6, 6.9, H - 1.2)):
        sign((('1', 'Fashion'), ('2', 'Food')), 2.6, 0.40, (0.85, 0.92, 1))
    with frame((xe - 0.3, -2.6, H - 1.25)):
        sign((('P', 'Parking'), ('i', 'Information')), 2.8, 0.36, (0.85, 0.92, 1))
    for i, y in enumerate((-2.4, 0.9, 4.2)):
        with frame((xe + 9.95, y, 0.8), (0, 0, -90)):
            poster(('coast', 'watch', 'coffee')[i], 1.6, 2.2)


def _lamps(p, xe, H, top):
    temp = p['temp']
    for x in (-5, 2, 9):
        S.area((x, 0, top - 0.4), (3.2, 12), 560, temp, spread=150)
    S.area((xe + 4, 1.5, H - 0.6), (5, 9), 200, temp, glossy=False)
    S.area((-2, 6.9, H - 0.6), (20, 1.2), 200, temp, glossy=False)
    S.area((-6, -5, 5.5), (5, 4), 260, 5600, target=(2, 0, 1.5), glossy=False)
    S.area((4, -5.2, H - 0.6), (14, 1.4), 160, temp, glossy=False)
    S.area((xe + 5, 1.5, top - 0.3), (7, 12), 380, temp, glossy=False)
    for x in (xe + 2.2, xe + 5.4):
        b = box2((x, -8, H - 0.575), (x + 0.12, 11, H - 0.555), M.led(temp, 6, sample=False), 0)
        b.visible_diffuse = False
    for y in (6.9, -5.2):
        for x in range(-12, int(xe), 3):
            b = cyl(0.09, 0.01, (x, y, H - 0.555), M.led(temp, 9, sample=False), 'Z', 0, 24)
            b.visible_diffuse = False


def _shops(p, xe, H):
    temp, power = p['temp'], p.get('shops', 55)
    row(X0, xe + 9, 8.6, 0, H - 0.55, 6, 1, temp, power)
    row(X0, xe + 9, 8.6, H, 3.4, 6, 2, temp, power)
    with frame((0, 0, 0), (0, 0, 180)):  # turned towards the escalators
        row(-(xe + 9), 5, 6.2, 0, H - 0.55, 5, 3, temp, power, 'marble:grey')
        row(-(xe + 9), 5, 6.2, H, 3.4, 5, 4, temp, power, 'marble:grey')


def build(p, view, w, h):
    H, phase = p['rise'], p.get('phase', 0)
    fl = M.tiles((0.9, 0.9), p['floor'], tuple(c * 0.6 for c in p['floor']), 0.003, 0.07)
    xe, top = EscPath(H, 30, 1.2).xend + 1.25, H + 4.4
    x1 = xe + 12.75
    box2((X0, Y0, -0.1), (x1, Y1, -0.002), fl, 0)
    band = M.tiles((0.9, 0.45), tuple(c * 0.35 for c in p['floor']), tuple(c * 0.2 for c in p['floor']), 0.003, 0.07)
    for y in (-3.65, 4.95):
        box2((X0, y, -0.05), (xe, y + 0.45, 0), band, 0)
    esc = dict(rise=H, clad=p['clad'], led=p['led'])
    escalator(phase=(0.3 + phase) % 1, **esc)
    with frame((0, 1.75, 0)):
        escalator(phase=(0.7 - phase) % 1, **esc)  # the second one runs down
    # upper floor: far side and both galleries
    slab = M.plaster((0.80, 0.79, 0.77))
    for a, b in (((xe, Y0), (x1, Y1)), ((X0, 5.2), (xe, Y1)), ((-5, Y0), (xe, -4.0))):
        box2((*a, H - 0.55), (*b, H - 0.01), slab, 0.01)
        box2((*a, H - 0.05), (*b, H - 0.003), fl, 0)
    for a, b in (((X0, 5.18), (xe - 0.3, 5.18)), ((-5, -4.0), (xe - 0.3, -4.0)), ((xe, -4.0), (xe, -0.95)), ((xe, 2.7), (xe, 5.2))):
        _edge(a, b, H, slab, p['temp'])
    for x, y in ((-3.5, 5.9), (4.5, 5.9), (xe + 3.0, 3.8)):
        cyl(0.34, H, (x, y, H / 2 - 0.27), M.spec(p['accent']), bevel=0.01)
        cyl(0.36, 0.12, (x, y, 0.06), M.brushed('steel'), bevel=0.01)
    _shops(p, xe, H)
    box2((xe + 10, Y0, 0), (xe + 10.2, Y1, top), M.spec(p['accent']), 0)
    _ceiling(p, x1, top)
    _furniture(xe, H)
    _lamps(p, xe, H, top)
    S.world((0.16, 0.165, 0.175), 1)
    L = xe - 1.25
    cams = dict(
        front=((-3.9, -1.35, 1.5), 26, (3.2, 0.62, 1.5), 0.10),
        side=((1.0, -3.7, 1.55), 24, (3.1, 0, 1.55), 0.10),
        centre=((-3.6, 0.87, 1.35), 26, (4, 0.87, 1.35), 0.15),
        top=((L + 3.6, -1.0, H + 1.6), 25, (L - 4, 0.8, H + 1.6), -0.16),
        newel=((-2.5, -1.75, 0.92), 36, (0.1, -0.35, 0.92), -0.02),
    )
    loc, lens, aim, up = cams[view]
    near = dict(dof=(-0.62, -0.64, 0.7), fstop=2.8) if view == 'newel' else {}
    S.camera(loc, lens=lens, target=aim, w=w, h=h, shift=(0, up), **near)
    return dict(look='High Contrast', exposure=p.get('ev', 0.1))
