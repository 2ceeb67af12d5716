"""Landing entrances in a lobby."""
import materials as M
import studio as S
from elevator.car import build_car, preset
from elevator.doors import door_panels, sill
from elevator.panels import lantern, lop
from geo import box2, cyl, frame, ring
from props.plant import plant


FLOOR = dict(
    cream=((0.42, 0.36, 0.28), (0.20, 0.165, 0.12)),
    grey=((0.27, 0.27, 0.275), (0.12, 0.12, 0.12)),
    dark=((0.055, 0.052, 0.052), (0.02, 0.02, 0.02)),
    white=((0.72, 0.71, 0.69), (0.4, 0.4, 0.4)),
)


def cladding(x0, x1, z0, z1, mat, rows=3, joint=0.004, y=0.0, cols=1):
    for i in range(cols):
        for j in range(rows):
            a, b = x0 + (x1 - x0) * i / cols, x0 + (x1 - x0) * (i + 1) / cols
            c, d = z0 + (z1 - z0) * j / rows, z0 + (z1 - z0) * (j + 1) / rows
            box2((a + joint / 2, y, c + joint / 2), (b - joint / 2, y + 0.03, d - joint / 2), mat, 0.0015)
    box2((x0, y + 0.012, z0), (x1, y + 0.05, z1), M.plain('joint', (0.10, 0.095, 0.09), 0.7), 0)


def entrance(x, jamb, doors, open_=0.0, w=1.0, h=2.15, jw=0.13, car=None, wall_t=0.05, kind='centre'):
    """One landing entrance in the wall plane y=0: jamb, sill, doors and (when open) the car behind."""
    m = M.spec(jamb)
    t = M.TINTS.get(jamb.split(':')[1], (0.5, 0.5, 0.5))
    rv = M.plain(
        'reveal' + jamb, tuple(c * 0.8 for c in t), 0.34, 0.5, 0.55
    )  # reveals need some diffuse or they go black
    with frame((x, 0, 0)):
        for s in (-1, 1):
            box2((s * w / 2, -0.025, 0), (s * (w / 2 + jw), wall_t, h + jw), m, 0.004, seg=3)
            box2((s * (w / 2 - 0.002), -0.02, 0), (s * (w / 2 + 0.012), 0.22, h), rv, 0.003)
        box2((-w / 2, -0.025, h), (w / 2, wall_t, h + jw), m, 0.004, seg=3)
        box2((-w / 2, -0.02, h - 0.002), (w / 2, 0.22, h + 0.012), rv, 0.003)
        with frame((0, 0.18, 0)):
            door_panels(w + 0.06, h + 0.02, doors, open_, kind)
        with frame((0, 0.17, 0)):
            sill(w + 0.1, 0.10)
        # dark shaft behind
        box2((-1.4, 0.26, 0), (-w / 2 - 0.0, 0.28, 3.0), M.black(), 0)
        box2((w / 2, 0.26, 0), (1.4, 0.28, 3.0), M.black(), 0)
        box2((-1.4, 0.26, h), (1.4, 0.28, 3.0), M.black(), 0)
        if open_ and car:
            p = preset(dict(car, open=open_, door=w))
            with frame((0, 0.36 + p['D'] / 2, 0.002)):
                build_car(p)


def lobby(p, half, h=3.1, deep=7.5):
    c, gcol = FLOOR[p['floor']]
    fl = box2((-half, -deep, -0.05), (half, 0.2, 0), M.tiles((0.9, 0.9), c, gcol, 0.004, 0.055), 0)
    # dark inlay band in front of the lifts
    box2((-half, -0.62, -0.04), (half, -0.42, 0.0006), M.dark_marble(2.0), 0)
    cl = M.plaster((0.82, 0.81, 0.79))
    box2((-half, -deep, h), (half, -0.55, h + 0.1), cl, 0.002)
    box2((-half, -0.55, h + 0.18), (half, 0.2, h + 0.28), cl, 0)  # cove recess over the doors
    box2((-half, -0.55, h), (half, -0.53, h + 0.2), cl, 0.002)
    e = box2((-half, -0.52, h + 0.05), (half, -0.47, h + 0.07), M.led(3600, 4), 0)
    e.visible_diffuse = False
    S.area(
        (0, -0.40, h + 0.14),
        (2 * half, 0.12),
        42 * half / 3,
        p['temp'] - 500,
        target=None,
        rot=(28, 0, 0),
        glossy=False,
    )
    for x in [i * 1.5 for i in range(-int(half / 1.5), int(half / 1.5) + 1)]:
        for y in (-1.1, -3.9):
            ring(0.065, 0.048, 0.012, (x, y, h - 0.002), M.plain('trim', (0.85, 0.85, 0.85), 0.3), 'Z', 0.002, 32)
            d = cyl(0.048, 0.004, (x, y, h - 0.001), M.led(p['temp'], 12), 'Z', 0, 32)
            d.visible_diffuse = False
    for y, k in ((-1.1, 1.0), (-3.9, 1.15)):
        S.area((0, y, h - 0.02), (2 * half - 0.6, 0.22), 70 * k * half / 3, p['temp'], glossy=False, spread=125)
    # opposite wall, reflected in the doors: wood with a bright window band at the left
    box2((-half, -deep - 0.1, 0), (half, -deep, h), M.wood('oak', 'Z', 0.6), 0)
    for s in (-1, 1):
        box2((s * half, -deep, 0), (s * (half + 0.1), 0.2, h + 0.3), M.plaster((0.70, 0.68, 0.65)), 0)
    S.area((-half + 0.05, -4.6, 1.5), (2.4, 2.6), 24, 6000, target=(0, -3, 1.2), glossy=True)
    return fl


def build(p, view, w, h):
    n = p['n']
    pitch = 2.3
    H = 3.1
    xs = [(i - (n - 1) / 2) * pitch for i in range(n)]
    half = max(3.6, n * pitch / 2 + 1.4)
    wall = M.spec(p['wall'])
    ow = 1.0 + 2 * 0.13
    oh = 2.15 + 0.13
    edges = [-half] + sum([[x - ow / 2, x + ow / 2] for x in xs], []) + [half]
    for i in range(0, len(edges), 2):
        a, b = edges[i], edges[i + 1]
        cladding(a, b, 0.10, H + 0.2, wall, 3, cols=max(1, round((b - a) / 1.1)))
        box2((a, -0.012, 0), (b, 0.03, 0.10), M.spec(p['jamb']), 0.003)
    for x in xs:
        cladding(x - ow / 2, x + ow / 2, oh, H + 0.2, wall, 1)
    for x, o in zip(xs, p['open']):
        entrance(x, p['jamb'], p['doors'], o, car=p['car'])
        tint = p['jamb'].split(':')[1] if ':' in p['jamb'] else 'steel'
        if p['lantern'] == 'bar':
            with frame((x, -0.001, oh + 0.24)):
                lantern('bar', True, o > 0, tint, str(3 + xs.index(x) * 4))
        elif p['lantern'] == 'drop':
            with frame((x + ow / 2 + 0.22, -0.001, 1.95)):
                lantern('drop', True, o > 0, tint, str(2 + xs.index(x) * 5))
        else:
            for s in (-1, 1):
                with frame((x + ow / 2 + 0.20, -0.001, 1.95 + s * 0.10)):
                    lantern('disc', s > 0, o > 0 and s > 0, tint)
    for x in [(a + b) / 2 for a, b in zip(xs, xs[1:])] or [xs[0] + ow / 2 + 0.22]:
        with frame((x if n > 1 else x, -0.001, 1.12)):
            lop(tint, 'round', lit='up', value='1', plate='brushed')
    lobby(p, half)
    with frame((xs[0] - ow / 2 - (0.75 if n == 1 else 0.5), -0.36, 0)):
        plant(0.85, 5)
    with frame((xs[-1] + ow / 2 + 0.80, -0.36, 0)):
        plant(1.0, 9)
    aim = {1: 0.15, 2: 0.05, 3: 0}[n]
    dist = 4.6 if n < 3 else 5.6
    if n == 1:
        S.camera((-0.85, -3.7, 1.42), lens=28 if w >= h else 38, target=(0.12, 0, 1.42), w=w, h=h, shift=(0, -0.035))
    else:
        S.camera(
            (-1.0 if n == 2 else -1.5, -dist, 1.42),
            lens=28 if n == 2 else 25,
            target=(aim, 0, 1.42),
            w=w,
            h=h,
            shift=(0, -0.012),
        )
    S.world((0.03, 0.03, 0.033), 1)
    return dict(exposure=p.get('ev', 0), look='High Contrast')
