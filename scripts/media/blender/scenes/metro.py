"""Three long escalators in the vaulted shaft of a metro station."""
import math

import materials as M
import studio as S
from escalators.escalator import escalator
from escalators.path import EscPath
from geo import box2, cyl, frame, sweep, tube
from props.concourse import sign
from props.display import poster

ROWS = (-1.80, 0, 1.80)
HALF, SPRING, ARCH = 3.25, 1.55, 2.55  # half width of the shaft, height of the springing, rise of the vault


def _arc(k=1.0, n=20):
    return [(k * HALF * math.cos(math.pi * i / n), SPRING + k * ARCH * math.sin(math.pi * i / n)) for i in range(n + 1)]


def _shaft(p, temp):
    """Vault and walls follow the incline; light bows every three metres."""
    line = [(-9, 0)] + p.pts(0, 0, p.len, 60) + [(p.xend + 9, p.rise_z)]
    outer = [(y * 1.05, z + 0.12) for y, z in _arc()]
    sweep(line, _arc() + outer[::-1], M.plaster((0.80, 0.80, 0.79)), caps=False, angle=60)
    wall = M.stone((0.56, 0.55, 0.53), 0.35)
    for s in (-1, 1):
        sweep(line, [(s * HALF, -0.3), (s * (HALF + 0.15), -0.3), (s * (HALF + 0.15), SPRING), (s * HALF, SPRING)], wall)
        rim = [(s * (HALF - 0.10), SPRING - 0.10), (s * HALF, SPRING - 0.10), (s * HALF, SPRING + 0.02), (s * (HALF - 0.10), SPRING + 0.02)]
        sweep(line, rim, M.satin('steel', 0.3, False))
        b = sweep(line, [(s * (HALF - 0.09), SPRING + 0.021), (s * (HALF - 0.02), SPRING + 0.021), (s * (HALF - 0.02), SPRING + 0.03), (s * (HALF - 0.09), SPRING + 0.03)], M.led(temp, 6, sample=False))
        b.visible_diffuse = False
        plinth = [(s * (HALF - 0.84), 0.185), (s * HALF, 0.185), (s * HALF, 0.20), (s * (HALF - 0.84), 0.20)]
        sweep(p.pts(0, 0, p.len, 60), plinth, M.satin('steel', 0.32, False))
    n = int((p.len + 12) / 2.6)
    for i in range(n):
        d = -6 + i * 2.6
        x, z, a = p.at(min(d, p.len + 8))
        bow = [(x - math.sin(a) * v * 0.985, u * 0.985, z + math.cos(a) * v * 0.985) for u, v in _arc(0.99)]
        tube(bow, 0.035, M.paint((0.60, 0.61, 0.62), 0.4), res=2)
        b = tube([(q[0] + 0.16, q[1] * 0.99, q[2] - 0.01) for q in bow[2:-2]], 0.022, M.led(temp, 5, sample=False), res=2)
        b.visible_diffuse = False
    for i, d in enumerate((5.2, 9.4, 13.6, 17.8)):  # posters along both walls, upright
        x, z, a = p.at(d)
        for s in (-1, 1):
            with frame((x, s * (HALF - 0.03), z + 0.42), (0, 0, 0 if s > 0 else 180)):
                poster(('coast', 'watch', 'coffee')[(i + (s > 0)) % 3], 0.80, 1.0)


def _hall(p):
    grey = M.tiles((0.6, 0.6), (0.155, 0.152, 0.15), (0.07, 0.07, 0.07), 0.004, 0.10)
    box2((-12, -HALF - 3, -0.1), (0, HALF + 3, -0.002), grey, 0)
    box2((p.xend + 0.3, -HALF, p.rise_z - 0.1), (p.xend + 14, HALF, p.rise_z - 0.002), grey, 0)
    tactile = M.paint((0.86, 0.60, 0.06), 0.55)
    for x0, x1 in ((-2.15, -1.75),):
        box2((x0, -HALF, -0.01), (x1, HALF, 0.002), tactile, 0)
        for i in range(int(2 * HALF / 0.05)):
            for k in range(8):
                cyl(0.013, 0.006, (x0 + 0.025 + k * 0.05, -HALF + 0.025 + i * 0.05, 0.004), tactile, bevel=0, n=8)
    box2((-12, HALF, 0), (-4.5, HALF + 0.2, 5), M.stone((0.56, 0.55, 0.53), 0.35), 0)


def build(p, view, w, h):
    rise, temp = p.get('rise', 9.6), p.get('temp', 4400)
    path = EscPath(rise, 30, 1.2)
    path.rise_z = rise
    for i, y in enumerate(ROWS):
        with frame((0, y, 0)):
            escalator(rise=rise, phase=0.15 + 0.3 * i, bal=p.get('bal', 'glass'), led=p.get('led'), soffit=False)
    _shaft(path, temp)
    _hall(path)
    with frame((0.6, 0, 3.0)):
        sign((('2', 'Harbour Line'), ('↑', 'Exit  A B C')), 3.2, 0.32, (0.95, 0.97, 1.0))
    with frame((path.xend - 1.0, 0, rise + 2.4)):
        sign((('↑', 'Market Square'),), 2.6, 0.36, (0.95, 0.97, 1.0))
    for d in (-3.5, 4, 10, 16, 22):
        x, z, a = path.at(min(d, path.len + 1))
        S.area((x - math.sin(a) * 3.6, 0, z + math.cos(a) * 3.6), (2.2, 3.0), p.get('power', 210), temp, glossy=False, rot=(0, -math.degrees(a), 0))
    S.area((path.xend + 7, 0, rise + 2.6), (5, 4), 260, 5600, glossy=False)
    S.world((0.10, 0.105, 0.115), 1)
    cams = dict(
        front=((-5.2, 0.0, 1.6), 24, (5, 0, 1.6), 0.085),
        left=((-3.9, -1.0, 1.5), 24, (5, 0.25, 1.5), 0.17),
    )
    loc, lens, aim, up = cams[view]
    S.camera(loc, lens=lens, target=aim, w=w, h=h, shift=(0, up))
    return dict(look='High Contrast', exposure=p.get('ev', 0))
