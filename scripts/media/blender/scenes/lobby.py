"""Grand lobby of an hotel, seen square on: three entrances in stone portals, so that doors move in the image plane."""
import materials as M
import studio as S
from elevator.panels import lantern, lop
from geo import box2, frame, ring, tube
from props.plant import plant
from scenes.hall import cladding, entrance

HALF, DEEP, HIGH, PITCH = 7.2, 11.0, 4.3, 3.3
DOOR, DOOR_H, JAMB = 1.1, 2.3, 0.14


def _glow(a, b, temp, strength):
    e = box2(a, b, M.led(temp, strength, sample=False), 0)
    e.visible_diffuse = False


def _wall(p, xs):
    """Pale stone between dark portals that rise to the cornice; light slots edge every portal."""
    pale, dark, metal = M.spec(p['wall']), M.spec(p['portal']), M.spec(p['jamb'])
    ow, oh, pw = DOOR / 2 + JAMB, DOOR_H + JAMB, 1.12
    edges = [-HALF] + sum([[x - pw, x + pw] for x in xs], []) + [HALF]
    for i in range(0, len(edges), 2):
        a, b = edges[i], edges[i + 1]
        cladding(a, b, 0.14, 3.52, pale, 3, cols=max(1, round((b - a) / 1.2)))
        box2((a, -0.02, 0), (b, 0.03, 0.14), dark, 0.004)
    for x in xs:
        for s in (-1, 1):
            cladding(*sorted((x + s * ow, x + s * pw)), 0, 3.52, dark, 2, y=0.02)
            box2((x + s * pw - 0.03, -0.05, 0), (x + s * pw + 0.03, 0.05, 3.52), metal, 0.004)
            _glow((x + s * (pw - 0.045) - 0.008, 0.0, 0.02), (x + s * (pw - 0.045) + 0.008, 0.018, 3.5), 3000, 3.0)
        cladding(x - ow, x + ow, oh, 3.52, dark, 1, y=0.02)
    box2((-HALF, -0.09, 3.52), (HALF, 0.05, 3.64), metal, 0.006)
    cladding(-HALF, HALF, 3.64, HIGH, pale, 1, cols=11, y=0.02)
    _glow((-HALF, -0.06, 3.64), (HALF, -0.02, 3.655), 3000, 6)
    S.area((0, -0.14, 3.68), (2 * HALF, 0.08), 60, 3000, rot=(160, 0, 0), glossy=False)


def _ceiling(p):
    """Plaster with a long coffer: light from its cove, three ring pendants in it."""
    white = M.plaster((0.80, 0.78, 0.74))
    y0, y1, x1 = -6.6, -1.5, HALF - 1.3
    for a, b in (
        ((-HALF, y1, HIGH), (HALF, 0.2, HIGH + 0.1)),
        ((-HALF, -DEEP, HIGH), (HALF, y0, HIGH + 0.1)),
        ((-HALF, y0, HIGH), (-x1, y1, HIGH + 0.1)),
        ((x1, y0, HIGH), (HALF, y1, HIGH + 0.1)),
        ((-HALF, -DEEP, HIGH + 0.55), (HALF, 0.2, HIGH + 0.6)),
    ):
        box2(a, b, white, 0.004)
    for y in (y0, y1):
        box2((-x1, y - 0.03, HIGH + 0.09), (x1, y + 0.03, HIGH + 0.56), M.spec('wood:walnut:X'), 0.004)
        _glow((-x1, y - 0.09, HIGH + 0.12), (x1, y + 0.09, HIGH + 0.15), 3200, 7)
    S.area((0, (y0 + y1) / 2, HIGH + 0.5), (2 * x1, y1 - y0), 210, p['temp'], glossy=False)
    brass = M.satin('titanium', 0.2)
    for x in (-PITCH, 0, PITCH):
        for r, z in ((0.50, 3.45), (0.33, 3.72)):
            ring(r, r - 0.05, 0.045, (x, -1.9, z), brass, 'Z', 0.006, 96)
            e = ring(r - 0.004, r - 0.046, 0.012, (x, -1.9, z - 0.026), M.led(3300, 9, sample=False), 'Z', 0.002, 96)
            e.visible_diffuse = False
            for s in (-1, 1):
                tube([(x + s * (r - 0.02), -1.9, z), (x, -1.9, HIGH + 0.55)], 0.003, brass)
        S.area((x, -1.9, 3.4), (1.1, 1.1), 60, 3300, glossy=False)
        for k in (-0.55, 0.55):  # downlights over each portal
            ring(0.06, 0.045, 0.012, (x + k, -0.75, HIGH - 0.002), M.plain('trim', (0.8, 0.8, 0.8), 0.3), 'Z', 0.002, 32)
            _glow((x + k - 0.03, -0.78, HIGH - 0.002), (x + k + 0.03, -0.72, HIGH), 3200, 12)
            S.area((x + k, -0.75, HIGH - 0.02), (0.09, 0.09), 24, 3200, glossy=False, spread=75)


def _floor(xs):
    cream = M.tiles((1.1, 1.1), (0.40, 0.345, 0.27), (0.20, 0.165, 0.12), 0.003, 0.05)
    box2((-HALF, -DEEP, -0.05), (HALF, 0.25, 0), cream, 0)
    dark = M.spec('marble:dark')
    box2((-HALF, -0.80, -0.04), (HALF, -0.52, 0.0006), dark, 0)
    for x in xs:  # carpets of stone before the doors
        box2((x - 0.95, -3.0, -0.04), (x + 0.95, -1.1, 0.0006), dark, 0)
        box2((x - 0.80, -2.85, -0.04), (x + 0.80, -1.25, 0.0009), M.spec('marble:cream'), 0)


def _behind(p):
    """What stone and metal reflect: timber wall, tall windows at dusk."""
    box2((-HALF, -DEEP - 0.1, 0), (HALF, -DEEP, HIGH + 0.6), M.wood('walnut', 'Z', 0.6), 0)
    for x in (-4.5, -1.5, 1.5, 4.5):
        _glow((x - 0.7, -DEEP + 0.01, 0.2), (x + 0.7, -DEEP + 0.03, 3.4), 5600, 0.8)
    for s in (-1, 1):
        box2((s * HALF, -DEEP, 0), (s * (HALF + 0.1), 0.3, HIGH + 0.6), M.spec(p['wall']), 0)
    S.area((0, -8.5, 3.0), (10, 2.5), 150, 4300, target=(0, 0, 1.2), glossy=False)


def build(p, view, w, h):
    """p['open'] gives how far each pair of doors is open, from left to right, 0..1."""
    xs = (-PITCH, 0, PITCH)
    tint = p['jamb'].split(':')[1]
    _wall(p, xs)
    for i, (x, o) in enumerate(zip(xs, p['open'])):
        entrance(x, p['jamb'], p['doors'], o, w=DOOR, h=DOOR_H, jw=JAMB, car=p['car'])
        with frame((x, -0.002, DOOR_H + JAMB + 0.26)):
            lantern('bar', i != 2, o > 0, tint, ('8', '1', '3')[i])
        with frame((x + DOOR / 2 + JAMB + 0.2, 0.018, 1.12)):
            lop(tint, 'round', lit='up' if o == 0 and i == 2 else None, value='1')
    _floor(xs)
    _ceiling(p)
    _behind(p)
    for i, x in enumerate((-PITCH / 2, PITCH / 2, PITCH * 1.5, -PITCH * 1.5)):
        with frame((x, -0.34, 0)):
            plant(1.05, 5 + 3 * i)
    S.world((0.03, 0.03, 0.033), 1)
    if view == 'door':
        S.camera((-1.55, -3.9, 1.45), lens=27, target=(-0.12, 0, 1.45), w=w, h=h, shift=(0, -0.01))
    else:
        S.camera((-0.45, -8.6, 1.5), lens=31, w=w, h=h, shift=(0.0, 0.035))
    return dict(look='High Contrast', exposure=p.get('ev', 0))
