"""Landing entrances in a lobby."""
import materials as M
import studio as S
from elevator.car import build_car, preset
from elevator.doors import door_panels, sill
from elevator.panels import lantern, lop
from geo import box2, cyl, frame, ring
from props.plant import plant


FLOOR = dict(cream=((.42, .36, .28), (.20, .165, .12)), grey=((.27, .27, .275), (.12, .12, .12)), dark=((.055, .052, .052), (.02, .02, .02)), white=((.72, .71, .69), (.4, .4, .4)))


def cladding(x0, x1, z0, z1, mat, rows=3, joint=.004, y=0.0, cols=1):
    for i in range(cols):
        for j in range(rows):
            a, b = x0 + (x1 - x0) * i / cols, x0 + (x1 - x0) * (i + 1) / cols
            c, d = z0 + (z1 - z0) * j / rows, z0 + (z1 - z0) * (j + 1) / rows
            box2((a + joint / 2, y, c + joint / 2), (b - joint / 2, y + .03, d - joint / 2), mat, .0015)
    box2((x0, y + .012, z0), (x1, y + .05, z1), M.plain('joint', (.10, .095, .09), .7), 0)


def entrance(x, jamb, doors, open_=0.0, w=1.0, h=2.15, jw=.13, car=None, wall_t=.05, kind='centre'):
    """One landing entrance in the wall plane y=0: jamb, sill, doors and (when open) the car behind."""
    m = M.spec(jamb); t = M.TINTS.get(jamb.split(':')[1], (.5, .5, .5))
    rv = M.plain('reveal' + jamb, tuple(c * .8 for c in t), .34, .5, .55)      # reveals need some diffuse or they go black
    with frame((x, 0, 0)):
        for s in (-1, 1):
            box2((s * w / 2, -.025, 0), (s * (w / 2 + jw), wall_t, h + jw), m, .004, seg=3)
            box2((s * (w / 2 - .002), -.02, 0), (s * (w / 2 + .012), .22, h), rv, .003)
        box2((-w / 2, -.025, h), (w / 2, wall_t, h + jw), m, .004, seg=3)
        box2((-w / 2, -.02, h - .002), (w / 2, .22, h + .012), rv, .003)
        with frame((0, .18, 0)):
            door_panels(w + .06, h + .02, doors, open_, kind)
        with frame((0, .17, 0)): sill(w + .1, .10)
        # dark shaft behind
        box2((-1.4, .26, 0), (-w / 2 - .0, .28, 3.0), M.black(), 0); box2((w / 2, .26, 0), (1.4, .28, 3.0), M.black(), 0)
        box2((-1.4, .26, h), (1.4, .28, 3.0), M.black(), 0)
        if open_ and car:
            p = preset(dict(car, open=open_, door=w))
            with frame((0, .36 + p['D'] / 2, .002)):
                build_car(p)


def lobby(p, half, h=3.1, deep=7.5):
    c, gcol = FLOOR[p['floor']]
    fl = box2((-half, -deep, -.05), (half, .2, 0), M.tiles((.9, .9), c, gcol, .004, .055), 0)
    # dark inlay band in front of the lifts
    box2((-half, -.62, -.04), (half, -.42, .0006), M.dark_marble(2.0), 0)
    cl = M.plaster((.82, .81, .79))
    box2((-half, -deep, h), (half, -.55, h + .1), cl, .002)
    box2((-half, -.55, h + .18), (half, .2, h + .28), cl, 0)          # cove recess over the doors
    box2((-half, -.55, h), (half, -.53, h + .2), cl, .002)
    e = box2((-half, -.52, h + .05), (half, -.47, h + .07), M.led(3600, 4), 0); e.visible_diffuse = False
    S.area((0, -.40, h + .14), (2 * half, .12), 42 * half / 3, p['temp'] - 500, target=None, rot=(28, 0, 0), glossy=False)
    for x in [i * 1.5 for i in range(-int(half / 1.5), int(half / 1.5) + 1)]:
        for y in (-1.1, -3.9):
            ring(.065, .048, .012, (x, y, h - .002), M.plain('trim', (.85, .85, .85), .3), 'Z', .002, 32)
            d = cyl(.048, .004, (x, y, h - .001), M.led(p['temp'], 12), 'Z', 0, 32); d.visible_diffuse = False
    for y, k in ((-1.1, 1.0), (-3.9, 1.15)):
        S.area((0, y, h - .02), (2 * half - .6, .22), 70 * k * half / 3, p['temp'], glossy=False, spread=125)
    # opposite wall, reflected in the doors: wood with a bright window band at the left
    box2((-half, -deep - .1, 0), (half, -deep, h), M.wood('oak', 'Z', .6), 0)
    for s in (-1, 1): box2((s * half, -deep, 0), (s * (half + .1), .2, h + .3), M.plaster((.70, .68, .65)), 0)
    S.area((-half + .05, -4.6, 1.5), (2.4, 2.6), 24, 6000, target=(0, -3, 1.2), glossy=True)
    return fl


def build(p, view, w, h):
    n = p['n']; pitch = 2.3; H = 3.1
    xs = [(i - (n - 1) / 2) * pitch for i in range(n)]; half = max(3.6, n * pitch / 2 + 1.4)
    wall = M.spec(p['wall']); ow = 1.0 + 2 * .13; oh = 2.15 + .13
    edges = [-half] + sum([[x - ow / 2, x + ow / 2] for x in xs], []) + [half]
    for i in range(0, len(edges), 2):
        a, b = edges[i], edges[i + 1]
        cladding(a, b, .10, H + .2, wall, 3, cols=max(1, round((b - a) / 1.1)))
        box2((a, -.012, 0), (b, .03, .10), M.spec(p['jamb']), .003)
    for x in xs: cladding(x - ow / 2, x + ow / 2, oh, H + .2, wall, 1)
    for x, o in zip(xs, p['open']):
        entrance(x, p['jamb'], p['doors'], o, car=p['car'])
        tint = p['jamb'].split(':')[1] if ':' in p['jamb'] else 'steel'
        if p['lantern'] == 'bar':
            with frame((x, -.001, oh + .24)): lantern('bar', True, o > 0, tint, str(3 + xs.index(x) * 4))
        elif p['lantern'] == 'drop':
            with frame((x + ow / 2 + .22, -.001, 1.95)): lantern('drop', True, o > 0, tint, str(2 + xs.index(x) * 5))
        else:
            for s in (-1, 1):
                with frame((x + ow / 2 + .20, -.001, 1.95 + s * .10)): lantern('disc', s > 0, o > 0 and s > 0, tint)
    for x in ([(a + b) / 2 for a, b in zip(xs, xs[1:])] or [xs[0] + ow / 2 + .22]):
        with frame((x if n > 1 else x, -.001, 1.12)): lop(tint, 'round', lit='up', value='1', plate='brushed')
    lobby(p, half)
    with frame((xs[0] - ow / 2 - (.75 if n == 1 else .5), -.36, 0)): plant(.85, 5)
    with frame((xs[-1] + ow / 2 + .80, -.36, 0)): plant(1.0, 9)
    aim = {1: .15, 2: .05, 3: 0}[n]
    dist = 4.6 if n < 3 else 5.6
    if n == 1:
        S.camera((-.85, -3.7, 1.42), lens=28, target=(.12, 0, 1.42), w=w, h=h, shift=(0, -.035))
    else:
        S.camera((-1.0 if n == 2 else -1.5, -dist, 1.42), lens=28 if n == 2 else 25, target=(aim, 0, 1.42), w=w, h=h, shift=(0, -.012))
    S.world((.03, .03, .033), 1)
    return dict(exposure=p.get('ev', 0), look='High Contrast')
