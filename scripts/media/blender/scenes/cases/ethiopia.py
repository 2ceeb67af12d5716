"""Hotel with a relief of diamonds on its facade, blue hour in a highland city."""
import random

import materials as M
import studio as S
from geo import box2, frame, prism, text
from geo.scatter import grid, place, prototype
from materials.outdoors import lawn, masonry, render_coat, slope
from props import bays
from props.liftshaft import liftshaft
from props.planting import broadleaf, crown, shrub, thicket
from props.street import bollard, kerb, lamp_post
from props.terrain import ground, relief
from studio.daylight import haze, heaven, sun

H, BAY = 3.5, 3.6


def _diamonds(w, z0, z1, mat, n=4):
    """Band of raised lozenges between two floors, one smaller inside the other."""
    step, c, r = w / n, (z0 + z1) / 2, (z1 - z0) / 2
    for i in range(n):
        x = step * (i + 0.5)
        for k, d in ((0.96, 0.10), (0.55, 0.18)):
            a, b = step / 2 * k, r * k
            prism([(x - a, c), (x, c - b), (x + a, c), (x, c + b)], d, mat, 'XZ', (0, -d / 2, 0), bevel=0.02)


def _bay(seed, on, coat, relief_, accent, depth=4.5):
    bays.punched(
        BAY,
        H,
        (0.55, BAY - 0.55, 0.95, H - 0.35),
        coat,
        seed,
        on,
        (3000, 3500)[seed % 2],
        0.34,
        None,
        2,
        (),
        accent,
        None,
        'home',
        None,
        None,
        depth,
    )
    _diamonds(BAY, 0.02, 0.92, relief_)
    for x in (0.0, BAY):
        box2((x - 0.11, -0.34, 0), (x + 0.11, 0.05, H), coat, 0.02)


def _hotel(rnd, cols=9, floors=8):
    coat, pale = render_coat((0.48, 0.26, 0.15), 0.75, 0.25), render_coat((0.74, 0.60, 0.44), 0.7, 0.2)
    accent = M.satin('bronze', 0.35)
    glow = (0.62, 0.05, 0.48, 0.72, 0.04, 0.35, 0.55, 0.08)
    made = [prototype(_bay, s, glow[s], coat, pale, accent) for s in range(8)]
    pick = [[rnd.randrange(8) for _ in range(cols)] for _ in range(floors)]
    grid(made, cols, floors, BAY, H, lambda i, j: pick[j][i])
    with frame((0, 5 * BAY, 0), (0, 0, -90)):
        side = [prototype(_bay, 20 + s, (0.5, 0.06, 0.75)[s], coat, pale, accent, 1.2) for s in range(3)]
        grid(side, 5, floors, BAY, H, lambda i, j: pick[j][i + 2] % 3)
    W, top = cols * BAY, floors * H
    box2((-0.5, -0.7, top), (W + 0.5, 5 * BAY, top + 0.5), pale, 0.04)
    bar = prototype(bays.curtain, BAY, 3.6, 77, 0.8, 3000, 0.0, 0.5, pale, 2)
    with frame((BAY, 2.4, top + 0.5)):
        grid([bar], cols - 2, 1, BAY, 3.6, lambda i, j: 0)
        box2((-1.6, -2.4, 3.6), ((cols - 2) * BAY + 1.6, 11, 4.0), coat, 0.05)
        for i in range(cols - 1):
            box2((i * BAY - 0.1, -2.2, 0), (i * BAY + 0.1, -2.0, 3.6), accent, 0.01)
    text(
        'HOTEL ENTOTO',
        1.25,
        (W * 0.5, -2.7 + 2.4, top + 4.75),
        (90, 0, 0),
        M.led(3200, 1.5, (1, 0.82, 0.55), sample=False),
        depth=0.08,
    )
    return W, top, coat, pale


def _podium(W, coat, pale):
    """Tall lit lobby behind slender piers, canopy with a glowing soffit."""
    lobby = [prototype(bays.curtain, BAY, 5.6, 60 + s, 0.8, 3000, 0.0, 0.6, pale, 2) for s in range(2)]
    grid(lobby, 9, 1, BAY, 5.6, lambda i, j: i % 2)
    for i in range(10):
        box2(
            (i * BAY - 0.25, -1.3, 0),
            (i * BAY + 0.25, -0.7, 5.6),
            masonry((0.30, 0.27, 0.24), (0.15, 0.14, 0.13), (0.6, 0.3)),
            0.03,
        )
    box2((-0.8, -1.9, 5.5), (W + 0.8, 1.0, 5.95), pale, 0.04)
    box2((W * 0.36, -7.4, 4.3), (W * 0.66, -0.8, 4.65), M.satin('bronze', 0.4), 0.04)
    box2((W * 0.37, -7.2, 4.27), (W * 0.65, -1.0, 4.3), M.led(3000, 1.5, sample=False), 0)
    for x in (W * 0.37, W * 0.64):
        box2((x, -7.0, 0), (x + 0.28, -6.7, 4.3), M.satin('bronze', 0.35), 0.02)
    S.area((W / 2, -4.5, 4.2), (W * 0.28, 5), 620, 3000, glossy=False)
    S.area((W * 0.2, -2.6, 5.3), (W * 0.3, 0.5), 260, 3000, glossy=False)
    S.area((W * 0.83, -2.6, 5.3), (W * 0.3, 0.5), 260, 3000, glossy=False)


def _garden(W, rnd):
    ground(lawn((0.05, 0.075, 0.025), (0.12, 0.11, 0.05)), z=-0.12)
    basalt = masonry((0.17, 0.16, 0.155), (0.07, 0.07, 0.07), (0.6, 0.6), 0.012, 0.5, 0.35, 0.38, 0.004, True)
    box2((-60, -31, -0.1), (90, 1, 0.0), basalt, 0)
    kerb(-60, 90, -31.2, 0.08)
    gum = [
        prototype(crown, 17, s, 3.2, 0.38, ((0.075, 0.105, 0.065), (0.11, 0.14, 0.085)), (0.36, 0.32, 0.27), 26000, 0.9)
        for s in (4, 6, 8)
    ]
    for i, (x, y, k) in enumerate(
        (
            (-9, 2, 1.0),
            (-13, 7, 1.15),
            (-18, 3, 0.95),
            (-24, 8, 1.2),
            (40, 3, 1.0),
            (45.5, 6, 1.2),
            (52, 2, 1.05),
            (58, 9, 1.3),
            (-5, 14, 1.2),
            (-31, 6, 1.1),
        )
    ):
        place(gum[i % 3], (x, y, 0), (0, 0, 97 * i), k)
    thicket(-60, -6, 16, 6, rnd)
    thicket(40, 90, 14, 6, rnd)
    bush = [prototype(shrub, 1.3, 0.9, s, leaves=2600) for s in (1, 2)]
    aloe = prototype(broadleaf, 0.9, 5, ((0.07, 0.11, 0.07), (0.10, 0.14, 0.08)), 26)
    stone = masonry((0.30, 0.27, 0.24), (0.15, 0.14, 0.13), (0.5, 0.25))
    for a, b in ((-6, 9.4), (23.4, 38)):
        box2((a, -12.2, 0), (b, -9.2, 0.55), stone, 0.03)
        for i in range(int((b - a) / 0.95)):
            at = (a + 0.7 + i * 0.95, -10.7 + rnd.uniform(-0.9, 0.9), 0.5)
            place(bush[i % 2] if i % 3 else aloe, at, (0, 0, 70 * i), rnd.uniform(0.7, 1.05))
        S.area(((a + b) / 2, -12.6, 0.35), (b - a, 0.15), 60, 3000, target=((a + b) / 2, -16, 0), glossy=False)
    light, post = prototype(bollard, 6), prototype(lamp_post, 4.8, 12)
    for i in range(9):
        place(light, (-6 + i * 5.5, -15.0, 0))
    for x in (-14, 8, 30):
        place(post, (x, -24.6, 0), (0, 0, 90))
        S.area((x, -24.0, 4.6), (0.5, 0.3), 90, 3000, glossy=False)


def build(p, view, w, h):
    rnd = random.Random(11)
    heaven(
        (0.88, 0.46, 0.24),
        (0.42, 0.36, 0.46),
        (0.05, 0.10, 0.27),
        0.62,
        60,
        0,
        (0.5, 0.2, 0.06),
        0.7,
        0.47,
        1.1,
        (0.72, 0.42, 0.36),
        (0.16, 0.19, 0.30),
        1.5,
    )
    sun(0.55, 100, 6, (1, 0.6, 0.36), 3)
    with frame((0, 0, 5.9)):
        W, top, coat, pale = _hotel(rnd)
    _podium(W, coat, pale)
    with frame((W + 2.2, 2.2, 0)):
        liftshaft(3.4, 3.0, top + 9.6, H, ((9.6, 0.6), (23.4, 0.6)), 0.8, 'titanium')
    box2((W + 0.3, 5.25, 0), (W + 4.2, 17, top + 10.4), coat, 0.03)
    _garden(W, rnd)
    relief(slope((0.10, 0.09, 0.06), (0.07, 0.085, 0.045)), (-1500, 1500), (420, 1300), 170, (180, 50), 4, 6, False)
    cam = S.camera((39, -42, 1.9), lens=22.5, target=(17.0, 0, 1.9), w=w, h=h, shift=(0, 0.30))
    cam.data.clip_end = 5000
    haze((0.40, 0.31, 0.34), 1500, 60)
    return dict(look='Medium High Contrast', exposure=0.6, bloom=0.05)
