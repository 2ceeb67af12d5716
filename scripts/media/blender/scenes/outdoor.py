"""Outdoor escalators from a square up to a terrace."""
import math

import bpy

import materials as M
import studio as S
from escalators.escalator import escalator
from escalators.path import EscPath
from geo import box, box2, frame, link, tube
from props.facade import facade
from props.tree import tree

GRANITE = ((0.50, 0.49, 0.47), (0.2, 0.2, 0.2), (0.68, 0.66, 0.64), 0.7, 0.5)


def _ground(L, H):
    paving = M.tiles((0.6, 1.2), (0.36, 0.35, 0.335), (0.16, 0.155, 0.15), 0.006, 0.42)
    box2((-40, -40, -0.1), (L + 4, 40, -0.002), paving, 0)
    box2((L + 1.3, -40, 0), (L + 40, 40, H - 0.003), paving, 0)
    dark = M.granite((0.10, 0.10, 0.105), (0.03, 0.03, 0.03), (0.2, 0.2, 0.2), 0.7, 0.4)
    for x in (-2.6, -6.2):
        box2((x, -40, -0.05), (x + 0.4, 40, 0), dark, 0)


def _stairs(L, H, y0, y1, lit):
    n = 30
    stone = M.granite(*GRANITE)
    for i in range(n):
        x = 1.2 + (L - 0.6) * i / n
        box2((x, y0, 0), (L + 1.4, y1, H * (i + 1) / n - 0.01), stone, 0.006)
        if lit and i % 5 == 2:  # light lines under every fifth nosing
            b = box2(
                (x - 0.012, y0 + 0.25, H * (i + 1) / n - 0.045),
                (x - 0.004, y1 - 0.25, H * (i + 1) / n - 0.030),
                M.led(3200, 2.2, sample=False),
                0,
            )
            b.visible_diffuse = False
    rail = M.brushed('steel', 0.25, 'X')
    for y in (y0 + 0.25, y1 - 0.25):
        a, b = (1.3, y, 0.98), (L + 0.9, y, H + 0.95)
        tube([a, b], 0.022, rail)
        for t in range(7):
            k = t / 6
            x, z = a[0] + (b[0] - a[0]) * k, a[2] + (b[2] - a[2]) * k
            tube([(x, y, z - 0.95), (x, y, z)], 0.016, rail)


def _canopy(p, L, H):
    """Slim frames on one side only, cantilevering a glass roof that follows the incline."""
    stl = M.paint((0.82, 0.83, 0.83), 0.35)
    n = 5
    run = L + 2.0
    slope = math.degrees(math.atan2(H, run))
    for i in range(n + 1):
        x = -0.6 + run * i / n
        z = p.at(max(0, min(p.len, p.len * i / n)))[1]
        roof = 3.35 + H * i / n
        box2((x - 0.05, 2.86, max(0, z - 0.2)), (x + 0.05, 2.98, roof + 0.05), stl, 0.012)
        box2((x - 0.04, -0.95, roof), (x + 0.04, 2.98, roof + 0.10), stl, 0.01)
    with frame((-0.6 + run / 2, 1.05, 3.35 + H / 2 + 0.14), (0, -slope, 0)):
        length = math.hypot(run, H) + 1.2
        box((length, 4.1, 0.014), (0, 0, 0), M.glass((0.86, 0.92, 0.93)), 0)
        for y in (-2.04, 2.04):
            box((length, 0.05, 0.07), (0, y, -0.02), stl, 0.008)
        b = box((length - 0.4, 0.03, 0.02), (0, 1.7, -0.05), M.led(3600, 4, sample=False), 0)
        b.visible_diffuse = False


def _light(dusk):
    if dusk:
        S.world_gradient((0.20, 0.19, 0.21), (0.10, 0.17, 0.34), 1.5, horizon=(0.46, 0.38, 0.36))
    else:
        S.sky(0.15, 38, 200, sun=False, dust=1.2)
    sun = bpy.data.lights.new('sun', 'SUN')
    sun.energy, sun.angle, sun.color = (0.5, 0.5, (0.6, 0.72, 1)) if dusk else (3.6, math.radians(1.4), (1, 0.93, 0.84))
    link(sun, (0, 0, 20), (52, 0, -38))


def build(p, view, w, h):
    H = p.get('rise', 5.0)
    path = EscPath(H, 30, 1.2)
    L = path.xend
    dusk = p.get('dusk', False)
    _light(dusk)
    _ground(L, H)
    for k, y in enumerate((0, 1.9)):
        with frame((0, y, 0)):
            escalator(rise=H, clad=p.get('clad', 'brushed:steel'), phase=0.2 + 0.5 * k, led=p.get('led'))
    for y0, y1 in ((-6.5, -0.86), (2.76, 8.4)):
        _stairs(L, H, y0, y1, dusk)
    wall = M.stone((0.40, 0.38, 0.35), 0.6)
    for y in (-7.3, 8.4):
        box2((0.6, y, 0), (L + 1.4, y + 0.8, H + 0.35), wall, 0.02)
        box2((0.6, -30 if y < 0 else 9.2, 0), (L + 1.4, -7.3 if y < 0 else 30, H), wall, 0.02)
    if p.get('canopy'):
        _canopy(path, L, H)
    facade(-34, 34, L + 13, H, p.get('floors', 4), 1.25 if dusk else 0.35)
    for i, (x, y, s) in enumerate(((L + 6.5, -6.4, 6.2), (L + 6.0, 8.6, 5.6), (L + 7.5, 15, 6.6), (L + 7, -14, 6.0))):
        with frame((x, y, H), (0, 0, 40 * i)):
            tree(s, i + 1)
    for i, (x, y, s) in enumerate(((-1.2, -8.6, 5.4), (-0.8, 10.4, 5.8))):
        with frame((x, y, 0), (0, 0, 70 * i)):
            tree(s, i + 7)
    if dusk:
        for y in (-0.7, 2.6):
            S.area((L * 0.5, y, 4.2 + H * 0.5), (L, 0.3), 120, 3400, glossy=False)
        S.area((-3, -2, 5), (8, 5), 160, 3600, glossy=False)
    cams = dict(
        front=((-4.9, -1.9, 1.55), 27, (3.5, 1.1, 1.55), 0.13),
        centre=((-4.2, 0.95, 1.35), 24, (4, 0.95, 1.35), 0.16),
        side=((-1.5, -10.5, 1.6), 25, (4.2, 0, 1.6), 0.10),
    )
    loc, lens, aim, up = cams[view]
    S.camera(loc, lens=lens, target=aim, w=w, h=h, shift=(0, up))
    return dict(look='High Contrast', exposure=p.get('ev', 0.35 if dusk else 0))
