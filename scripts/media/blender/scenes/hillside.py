"""Long escalators beside a stair on a hillside, between houses and planted terraces."""
import materials as M
import studio as S
from escalators.escalator import escalator
from escalators.path import EscPath
from geo import box, box2, frame
from geo.scatter import grid, place, prototype
from materials.outdoors import masonry, render_coat
from props.bays import punched, veranda
from props.outside import bank, drain, flight, glass_roof, stair_rail
from props.planting import broadleaf, crown, shrub
from props.street import bench, lamp_post
from studio import daylight


def _houses(L, H):
    """Rendered houses with windows on both sides, stepping up the hill."""
    tones = ((0.60, 0.48, 0.31), (0.56, 0.35, 0.22), (0.60, 0.56, 0.48), (0.48, 0.27, 0.19), (0.50, 0.53, 0.46))
    made = []
    for i, c in enumerate(tones):
        wall = render_coat(c)
        shutter = dict(frame_=M.paint((0.10, 0.17, 0.15), 0.45), sill=M.stone((0.5, 0.48, 0.45)))
        made.append([prototype(punched, 2.4, 3.2, (0.65, 1.75, 0.95, 2.60), wall, 7 * i + k, 0.10, 3500, **shutter) for k in range(2)])
        made[-1].append(prototype(veranda, 2.4, 3.2, wall, 9 * i, 0.10))
    tile = M.stone((0.30, 0.13, 0.08), 0.7, 2.0)
    for side, y in ((1, 9.2), (-1, -9.2)):
        for i in range(5):
            x, z = 2.0 + i * 6.6, H * max(0, min(1, (2.0 + i * 6.6 - 2.0) / L))
            bays, floors = 3 if i % 2 else 2, 3 + (i * 2 + (side > 0)) % 2
            w = bays * 2.4
            set_ = made[(i * 2 + (side < 0)) % 5]
            back = y + side * (0.6 * ((i * 3) % 3))
            with frame((x, back, z - 0.2), (0, 0, 0)) if side > 0 else frame((x + w, back, z - 0.2), (0, 0, 180)):
                grid(set_, bays, floors, 2.4, 3.2, lambda a, b: (2 if (a + b + i) % 4 == 0 and b else (a + b) % 2))
                box2((0, 0.0, -8), (w, 7, 0.0), M.stone((0.42, 0.39, 0.35), 0.7), 0)
                for e in (0, w - 0.1):
                    box2((e, 0.05, -1), (e + 0.1, 7, floors * 3.2), render_coat(tones[(i * 2 + (side < 0)) % 5]), 0)
                box2((-0.35, -0.45, floors * 3.2), (w + 0.35, 7.2, floors * 3.2 + 0.16), tile, 0.02)
                with frame((w / 2, 1.5, floors * 3.2 + 0.75), (24, 0, 0)):
                    box((w + 0.5, 4.4, 0.12), (0, 0, 0), tile, 0.02)


def _city(L, H):
    """Town below and skyline far away, seen from the top."""
    k = 0
    for x, y, w, d, t in ((-46, -20, 14, 12, 16), (-40, 8, 16, 12, 12), (-60, 26, 18, 14, 24), (-70, -6, 14, 14, 34), (-58, -42, 18, 16, 20), (-86, 14, 16, 16, 42), (-92, -30, 18, 18, 52), (-104, 40, 20, 18, 38), (-120, -8, 22, 20, 64), (-140, 24, 24, 22, 58), (-150, -50, 26, 24, 74), (-170, 60, 30, 24, 66), (-190, 2, 28, 26, 92)):
        c = ((0.52, 0.48, 0.43), (0.44, 0.42, 0.40), (0.58, 0.56, 0.53), (0.42, 0.33, 0.28))[k % 4]
        box2((x - d, y - w / 2, -4), (x, y + w / 2, t), M.windows(c, (0.16, 0.20, 0.24)), 0)
        k += 1


def build(p, view, w, h):
    H = p.get('rise', 8.4)
    path = EscPath(H, 30, 1.2)
    L = path.xend
    daylight.heaven((0.82, 0.83, 0.82), (0.55, 0.69, 0.86), (0.16, 0.34, 0.66), 0.85, azimuth=p.get('azimuth', -60), elevation=40, clouds=0.95, cover=0.46, scale=0.8)
    daylight.sun(p.get('sun', 3.4), p.get('azimuth', -128), 44, (1, 0.92, 0.80), 0.9)
    stone = masonry((0.50, 0.47, 0.42), (0.28, 0.26, 0.23), (0.9, 0.45), 0.006, 0.0, 0.25, 0.6, 0.003, True)
    wall = masonry((0.47, 0.43, 0.37), (0.26, 0.24, 0.21), (0.62, 0.30), 0.010, 0.5, 0.4, 0.75)
    box2((-60, -40, -0.1), (L, 40, -0.003), stone, 0)
    box2((L + 1.3, -30, H - 6), (L + 40, 40, H - 0.003), stone, 0)
    tread = M.granite((0.50, 0.48, 0.45), (0.22, 0.21, 0.20), (0.66, 0.64, 0.60), 0.7, 0.5)
    for k, y in enumerate((0, 1.75)):
        with frame((0, y, 0)):
            escalator(rise=H, clad=p.get('clad', 'brushed:steel'), phase=0.2 + 0.4 * k, bal=p.get('bal', 'glass'))
    flight(1.0, L + 1.3, 2.75, 5.6, H, tread)
    for y in (2.9, 5.45):
        stair_rail(1.4, L + 0.8, y, H - 0.15, 0.15)
    # walls that step up with the hill, planted behind
    made = [prototype(shrub, 1.1, 0.8, 3), prototype(broadleaf, 0.9, 5), prototype(shrub, 0.8, 0.6, 8, ((0.05, 0.10, 0.03), (0.10, 0.16, 0.05)))]
    n = 7
    for i in range(n):
        a, b = 0.4 + (L + 0.9) * i / n, 0.4 + (L + 0.9) * (i + 1) / n
        z = H * (i + 0.9) / n
        for y0, y1 in ((-2.0, -1.0), (5.7, 7.6)):
            box2((a, y0, -0.2), (b + 0.25, y1, z), wall, 0.01)
            box2((a - 0.04, y0 - 0.04 if y0 < 0 else y0 - 0.04, z), (b + 0.04, y0 + 0.34 if y0 > 0 else y1 + 0.04, z + 0.09), tread, 0.012)
        bank(made, a + 0.3, b - 0.1, 6.2, 7.5, 0.0, i, 7, (0.7, 1.1), z)
        box2((a, -9.0, -0.2), (b + 0.25, -2.0, z - 0.15), M.stone((0.10, 0.075, 0.05), 0.9), 0)
        bank(made, a + 0.2, b, -6.5, -2.2, 0.0, 20 + i, 15, (0.7, 1.25), z - 0.15)
        box2((a, 7.6, -0.2), (b + 0.25, 9.5, z - 0.15), stone, 0)
    _houses(L, H)
    if view == 'top':
        _city(L, H)
    if p.get('roof'):
        glass_roof(path, -1.0, 2.75, 3.0, post=(-0.95,), colour=(0.10, 0.105, 0.11))
    with frame((-1.62, 0.87, 0)):
        drain(6.0)
    trees = [prototype(crown, 6.0, 4 + k, 1.9, 0.30, leaves=11000) for k in range(2)]
    spots = ((-1.6, -6.2, 0, 0.95), (L + 5.0, -4.6, H, 1.1), (L + 6.5, 8.0, H, 1.0), (L * 0.55, -6.6, H * 0.5, 0.7), (L + 9, 2.0, H, 1.1))
    for i, (x, y, z, k) in enumerate(spots):
        place(trees[i % 2], (x, y, z), (0, 0, 50 * i), k)
    for x, y, z in ((-1.4, 6.6, 0), (L * 0.5, 5.9, H * 0.5 + 0.5)):
        with frame((x, y, z), (0, 0, -90)):
            lamp_post(4.2, 1.0)
    with frame((-4.2, -3.9, 0), (0, 0, 90)):
        bench()
    cams = dict(
        front=((-7.4, -0.9, 1.6), 25, (4.5, 1.35, 1.6), 0.165),
        top=((L + 3.2, -0.1, H + 1.65), 22, (-8, 0.9, H + 1.65), -0.20),
    )
    loc, lens, aim, up = cams[view]
    S.camera(loc, lens=lens, target=aim, w=w, h=h, shift=(0, up))
    daylight.haze((0.66, 0.73, 0.82), 520 if view == 'top' else 240, 30 if view == 'top' else 12, 0.8)
    return dict(look='High Contrast', exposure=p.get('ev', -0.45 if view == 'top' else -0.15))
