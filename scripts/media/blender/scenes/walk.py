"""Moving walks in an airport concourse."""
import math

import materials as M
import studio as S
from escalators.walk import moving_walk
from geo import PI, box2, frame, mesh, tube
from props.concourse import airliner, departures, planter, seats, sign
from props.display import clock, poster, totem
from studio import daylight

X0, X1, Y0, Y1 = -14, 52, -7, 11


def _arch(y):
    return 6.3 + 0.9 * math.sin((y - Y0) / (Y1 - Y0) * PI)


def _shell():
    """Floor, timber vault with light bows, glazed wall at +Y, stone wall at -Y."""
    floor = M.tiles((1.2, 1.2), (0.30, 0.30, 0.305), (0.17, 0.17, 0.17), 0.004, 0.07)
    box2((X0, Y0, -0.1), (X1, Y1, -0.002), floor, 0)
    for y0, y1 in ((-1.6, -1.1), (3.2, 3.7)):
        box2((X0, y0, -0.05), (X1, y1, 0), M.tiles((1.2, 0.5), (0.10, 0.10, 0.105), (0.06, 0.06, 0.06), 0.004, 0.06), 0)
    ys = [Y0 + (Y1 - Y0) * k / 24 for k in range(25)]
    v = [(x, y, _arch(y) + 0.3) for x in (X0, X1) for y in ys]
    mesh(v, [(k, k + 1, 26 + k, 25 + k) for k in range(24)], M.spec('wood:ash:X'), angle=60)
    white = M.paint((0.80, 0.80, 0.79), 0.38)
    for i in range(21):
        x = X0 + 2 + i * 3.2
        tube([(x, y, _arch(y)) for y in ys], 0.08, white)
        b = tube([(x + 1.6, y, _arch(y) + 0.2) for y in ys[2:-2]], 0.035, M.led(4300, 4.5, sample=False))
        b.visible_diffuse = False
    for i in range(23):
        x = X0 + i * 3
        box2((x - 0.05, Y1 - 2.1, 0), (x + 0.05, Y1 - 1.85, 7), white, 0.01)
    for z in (0.15, 2.6, 5.0):
        box2((X0, Y1 - 2.05, z - 0.04), (X1, Y1 - 1.9, z + 0.04), white, 0.005)
    box2((X0, Y1 - 2.0, 0), (X1, Y1 - 1.988, 7), M.glass(), 0)
    stone = M.spec('marble:cream')
    for i in range(22):  # wall of tall panels, shadow joints between them
        x = X0 + i * 3
        box2((x + 0.01, Y0 - 0.2, 0), (x + 2.99, Y0, 3.4), stone, 0.004)
        box2((x + 0.01, Y0 - 0.2, 3.42), (x + 2.99, Y0, 7), M.spec('wood:oak'), 0.004)
    b = box2((X0, Y0 + 0.01, 3.40), (X1, Y0 + 0.03, 3.42), M.led(3400, 5, sample=False), 0)
    b.visible_diffuse = False
    box2((X1 - 0.2, Y0, 0), (X1, Y1, 8), M.spec('wood:oak'), 0)


def _airfield():
    box2((-80, Y1 - 1.5, -4.2), (140, 220, -4.1), M.concrete((0.40, 0.40, 0.39)), 0)
    for x, y, r, s in ((26, 44, 62, 1.0), (74, 58, 58, 1.0), (-8, 70, 70, 1.0)):
        with frame((x, y, -4.1), (0, 0, r)):
            airliner(s)
    box2((-80, 190, -4.1), (140, 200, 2.5), M.plain('treeline', (0.05, 0.075, 0.05), 0.9), 0)


def _furniture():
    with frame((9.5, 1.05, 3.3)):
        sign((('C', 'Gates 12-24'), ('i', 'Transfer')), 4.4, 0.46)
    with frame((27, 1.05, 3.3)):
        sign((('C', 'Gates 18-24'),), 3.0, 0.46)
    with frame((7.5, Y0 + 0.02, 1.0), (0, 0, 180)):
        departures()
    with frame((19, Y0 + 0.02, 1.0), (0, 0, 180)):
        departures()
    for x in (2.2, 6.4, 14.0, 18.2):
        with frame((x, -4.7, 0), (0, 0, 180)):
            seats(5)
    for x in (1.5, 7, 13, 19, 25):
        with frame((x, 6.3, 0)):
            seats(6)
    for i, x in enumerate((10.3, 22.5, 29)):
        with frame((x, -3.9, 0)):
            planter(2.6, 3.0, 3 + i)
    for i, x in enumerate((13.4, 25.5)):
        with frame((x, Y0 + 0.06, 0.7), (0, 0, 180)):
            poster(('coast', 'watch')[i], 1.8, 2.4)
    with frame((18, 1.05, 4.3), (0, 0, -90)):
        clock(0.40)
    with frame((7.2, -3.3, 0), (0, 0, -62)):
        totem('TERMINAL 2', ('Gates C 12-24', 'Transfer', 'Lounge', 'Railway'))
    with frame((30, 4.6, 0)):
        planter(3, 3.4, 9)


def build(p, view, w, h):
    _shell()
    _airfield()
    _furniture()
    for y in (0, 2.1):
        with frame((0, y, 0)):
            moving_walk(26, 1.0)
    S.area((14, 1, 6.1), (54, 6), 1050, 4500, glossy=False)
    daylight.heaven((0.82, 0.85, 0.88), (0.55, 0.69, 0.86), (0.20, 0.40, 0.72), 1.0, azimuth=20, elevation=34, clouds=0.9, cover=0.44, scale=0.7)
    daylight.sun(2.8, 24, 38, (1, 0.93, 0.84), 1.2)
    S.area((14, Y1 + 0.8, 5), (56, 7), 2300, 5900, target=(14, 0, 0), glossy=False)
    cams = dict(
        front=((-3.6, -1.25, 1.62), 24, (8, 0.75, 1.62), 0.0), inside=((1.2, 0, 1.62), 24, (10, 0, 1.62), -0.04)
    )
    loc, lens, aim, up = cams[view]
    S.camera(loc, lens=lens, target=aim, w=w, h=h, shift=(0, up))
    return dict(look='High Contrast', exposure=p.get('ev', 0.2))
