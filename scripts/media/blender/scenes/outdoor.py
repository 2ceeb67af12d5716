"""Outdoor escalators from a city square up to a terrace."""
import math

import materials as M
import studio as S
from escalators.escalator import escalator
from escalators.path import EscPath
from geo import box2, frame
from geo.scatter import place, prototype
from materials.outdoors import masonry, wet_paving
from props.display import totem
from props.facade import facade
from props.outside import drain, flight, glass_roof, stair_rail
from props.planting import crown, hedge
from props.street import bench, bollard, lamp_post
from studio import daylight

GRANITE = ((0.44, 0.43, 0.41), (0.2, 0.2, 0.2), (0.60, 0.585, 0.56), 0.7, 0.5)


def _ground(L, H, wet):
    size, colour = (0.9, 0.6), (0.27, 0.262, 0.25)
    if wet:
        paving = wet_paving((0.19, 0.19, 0.19), (0.05, 0.05, 0.05), size, 0.75)
    else:
        paving = masonry(colour, (0.13, 0.125, 0.12), size, 0.007, 0.5, 0.22, 0.42, 0.003, True)
    box2((-60, -60, -0.1), (L + 4, 60, -0.002), paving, 0)
    box2((L + 1.3, -60, 0), (L + 40, 60, H - 0.003), paving, 0)
    dark = M.granite((0.10, 0.10, 0.105), (0.03, 0.03, 0.03), (0.2, 0.2, 0.2), 0.7, 0.4)
    for x in (-4.2, -7.8):
        box2((x, -60, -0.05), (x + 0.4, 60, 0), dark, 0)
    with frame((-1.72, 0.95, 0)):
        drain(20.0)


def _sky(dusk, wet):
    if wet:
        daylight.heaven((0.62, 0.66, 0.70), (0.52, 0.57, 0.63), (0.36, 0.42, 0.50), 0.8, azimuth=-60, elevation=30, clouds=1.0, cover=0.34, cloud=(0.80, 0.82, 0.85), shade=(0.42, 0.46, 0.52))
        daylight.sun(1.0, -70, 36, (1, 0.96, 0.9), 12)
    elif dusk:
        daylight.heaven((0.86, 0.50, 0.34), (0.46, 0.40, 0.52), (0.07, 0.14, 0.36), 0.85, azimuth=55, elevation=1, glow=(0.9, 0.42, 0.18), clouds=0.8, cover=0.50, cloud=(0.95, 0.60, 0.46), shade=(0.30, 0.29, 0.42))
    else:
        daylight.heaven((0.80, 0.83, 0.85), (0.54, 0.68, 0.86), (0.15, 0.33, 0.66), 0.85, azimuth=-120, elevation=38, clouds=0.95, cover=0.45)
        daylight.sun(3.4, -128, 40, (1, 0.93, 0.84), 1.0)


def _square(L, H):
    """Trees, lamps, benches and bollards below and on the terrace."""
    trees = [prototype(crown, 6.5, 4 + k, 2.0, 0.30, leaves=11000) for k in range(2)]
    spots = ((L + 6.5, -6.4, H, 0.95), (L + 6.0, 9.2, H, 0.90), (L + 7.5, 15.5, H, 1.05), (L + 7, -14, H, 1.0), (-1.6, -11.0, 0, 0.9), (-1.2, 13.4, 0, 0.95), (1.0, 17.5, 0, 1.1))
    for i, (x, y, z, k) in enumerate(spots):
        place(trees[i % 2], (x, y, z), (0, 0, 55 * i), k)
    for y in (-9.6, 11.6):
        with frame((-2.6, y, 0)):
            lamp_post(5.0, 9.0)
    for y in (-8.0, -6.2, -4.4, 6.4, 8.2, 10.0):
        with frame((-4.0, y, 0)):
            bollard()
    for y in (-6.6, 8.6):
        with frame((-6.2, y, 0), (0, 0, 90)):
            bench()
    row = prototype(hedge, 3.0)
    for y in (-13.0, -10.0, 9.6, 12.6):
        place(row, (0.3, y, 0), (0, 0, 90))
    with frame((-2.7, 4.2, 0), (0, 0, -68)):
        totem('CITY SQUARE', ('Upper terrace', 'Town hall', 'Theatre', 'Library'))


def _skyline(L, H, lit):
    for i, (x, y, w, t) in enumerate(((30, 17, 12, 14), (44, 32, 14, 22), (60, 12, 13, 30), (78, 46, 16, 38), (70, 66, 18, 24), (110, 28, 18, 52), (120, 70, 22, 40))):
        tone = ((0.36, 0.34, 0.32), (0.28, 0.28, 0.29), (0.40, 0.33, 0.28))[i % 3]
        box2((L + x, y - w / 2, H), (L + x + 12, y + w / 2, H + t), M.windows(tone, (0.10, 0.12, 0.15), lit=lit), 0)


def build(p, view, w, h):
    H = p.get('rise', 5.0)
    path = EscPath(H, 30, 1.2)
    L = path.xend
    dusk, wet = p.get('dusk', False), p.get('wet', False)
    _sky(dusk, wet)
    _ground(L, H, wet)
    for k, y in enumerate((0, 1.9)):
        with frame((0, y, 0)):
            escalator(rise=H, clad=p.get('clad', 'brushed:steel'), phase=0.2 + 0.5 * k, led=p.get('led'))
    stone = M.granite(*GRANITE)
    for y0, y1 in ((-6.5, -0.98), (2.88, 8.4)):
        flight(1.2, L + 1.4, y0, y1, H, stone, 30, 3200 if dusk else None)
        for y in (y0 + 0.25, y1 - 0.25):
            stair_rail(1.6, L + 0.9, y, H - 0.15, 0.15)
    wall = masonry((0.42, 0.395, 0.355), (0.22, 0.21, 0.19), (1.2, 0.5), 0.008, 0.5, 0.2, 0.6, 0.004)
    for y in (-7.3, 8.4):
        box2((0.6, y, 0), (L + 1.4, y + 0.8, H + 0.35), wall, 0.02)
        box2((0.6, -60 if y < 0 else 9.2, 0), (L + 1.4, -7.3 if y < 0 else 60, H), wall, 0.02)
    if p.get('canopy'):
        glass_roof(path, -1.05, 2.95, 2.9, post=(2.92,), lamps=3300 if dusk else None, colour=(0.11, 0.115, 0.12) if dusk else (0.8, 0.8, 0.8))
    if view != 'steps':
        facade(-46, -1.5, L + 17, H, p.get('floors', 4), 1.1 if dusk else 0.35)
        _skyline(L, H, 0.30 if dusk else 0.0)
        _square(L, H)
    if dusk:
        S.area((L * 0.5, 0.95, 3.2 + H * 0.5), (L, 2.5), 1000, 3300, glossy=False, rot=(0, -math.degrees(math.atan2(H, L)), 0))
        S.area((-4, -2, 6), (9, 7), 420, 3300, glossy=False)
        S.area((L + 7, 0.9, H + 5), (6, 20), 420, 3300, glossy=False)
    if view == 'steps':
        S.camera((-2.75, -1.0, 1.30), lens=30, target=(0.0, 0.12, 0.05), pitch=None, w=w, h=h, dof=(-0.1, 0, 0), fstop=6.3)
        return dict(look='High Contrast', exposure=p.get('ev', 0))
    cams = dict(
        front=((-6.4, -2.6, 1.6), 25, (3.5, 1.25, 1.6), 0.15),
        centre=((-5.0, 0.95, 1.4), 24, (4, 0.95, 1.4), 0.15),
        side=((-1.5, -10.5, 1.6), 25, (4.2, 0, 1.6), 0.10),
    )
    daylight.haze((0.60, 0.46, 0.46) if dusk else (0.74, 0.80, 0.87), 340 if dusk else 240, 16, 0.85)
    loc, lens, aim, up = cams[view]
    S.camera(loc, lens=lens, target=aim, w=w, h=h, shift=(0, up))
    return dict(look='High Contrast', exposure=p.get('ev', 0.3 if dusk else 0))
