"""Foyer of a conference centre, seen from the head of its escalators."""
import random

import materials as M
import studio as S
from escalators.escalator import escalator
from escalators.path import EscPath
from geo import box, box2, cyl, frame, text, tube
from geo.scatter import place, prototype
from props.display import pendant, totem
from props.goods import counter
from props.plant import plant
from props.planting import crown
from studio import daylight

X0, BACK, GLASS = -24, 9.0, -8.0


def _bar_table(h=1.08):
    cyl(0.36, 0.03, (0, 0, h), M.spec('wood:walnut:X'), bevel=0.008)
    cyl(0.03, h, (0, 0, h / 2), M.satin('black', 0.3), bevel=0)
    cyl(0.26, 0.015, (0, 0, 0.008), M.satin('black', 0.3), bevel=0.004)


def _sofa(w=1.9):
    cloth = M.leather((0.16, 0.20, 0.24))
    box((w, 0.80, 0.26), (0, 0, 0.29), cloth, 0.05, seg=4)
    box((w, 0.22, 0.50), (0, 0.34, 0.55), cloth, 0.06, seg=4)
    for x in (-w * 0.42, w * 0.42):
        for y in (-0.3, 0.3):
            cyl(0.02, 0.16, (x, y, 0.08), M.satin('champagne', 0.3), bevel=0)


def _rear(top):
    """Slatted timber wall with three doors to the halls."""
    rnd = random.Random(4)
    oak, dark = M.spec('wood:oak'), M.plain('felt', (0.03, 0.03, 0.032), 0.9)
    box2((X0 - 0.2, GLASS, 0), (X0, BACK, top), dark, 0)
    y = GLASS
    doors = (-4.2, 0.9, 6.0)
    while y < BACK:
        low = 2.7 if any(abs(y - d) < 1.15 for d in doors) else 0.0
        box2((X0, y, low), (X0 + rnd.choice((0.05, 0.08, 0.12)), y + 0.055, top), oak, 0)
        y += 0.085
    for i, d in enumerate(doors):
        box2((X0 + 0.03, d - 1.05, 0), (X0 + 0.08, d + 1.05, 2.7), M.spec('wood:walnut'), 0.004)
        box2((X0 + 0.08, d - 0.012, 0), (X0 + 0.085, d + 0.012, 2.7), M.black(), 0)
        for s in (-1, 1):
            tube([(X0 + 0.15, d + s * 0.10, 0.85), (X0 + 0.15, d + s * 0.10, 1.45)], 0.015, M.satin('champagne', 0.25))
        text('HALL %s' % 'CBA'[i], 0.46, (X0 + 0.15, d, 3.15), (90, 0, 90), M.led(3600, 2.2, sample=False), depth=0.01)


def _glazing(top):
    steel = M.paint((0.07, 0.075, 0.08), 0.35)
    for i in range(14):
        x = X0 + i * 2.5
        box2((x - 0.04, GLASS - 0.2, 0), (x + 0.04, GLASS, top), steel, 0.004)
    for z in (0.05, 3.0, 6.0):
        box2((X0, GLASS - 0.12, z - 0.04), (14, GLASS - 0.02, z + 0.04), steel, 0.004)
    box2((X0, GLASS - 0.08, 0), (14, GLASS - 0.068, top), M.glass(), 0)
    made = [prototype(crown, 7.0 + k, 3 + k, 2.0, 0.26) for k in range(2)]
    box2((-90, -90, -0.3), (60, GLASS - 0.3, -0.02), M.stone((0.34, 0.33, 0.31), 0.7), 0)
    for i in range(9):
        place(made[i % 2], (X0 + 1 + i * 3.6, GLASS - 5 - (i % 3) * 2.4, 0), (0, 0, 77 * i), 0.9 + 0.1 * (i % 3))
    box2((-80, -70, 0), (40, -62, 16), M.windows((0.40, 0.37, 0.34), lit=0.25), 0)


def build(p, view, w, h):
    H, top = p.get('rise', 5.2), 9.6
    L = EscPath(H, 30, 1.2).xend
    daylight.heaven((0.80, 0.82, 0.84), (0.60, 0.70, 0.82), (0.26, 0.44, 0.72), 0.9, azimuth=190, elevation=24, clouds=0.8, cover=0.45)
    blue = M.carpet((0.085, 0.125, 0.19))
    stone = M.tiles((0.8, 0.8), (0.50, 0.48, 0.45), (0.34, 0.33, 0.31), 0.003, 0.12)
    box2((X0, GLASS, -0.1), (14, BACK, -0.004), stone, 0)
    box2((X0 + 1.2, GLASS + 2.2, -0.05), (-3.2, BACK - 1.2, -0.001), blue, 0)
    for i in range(7):  # carpet stripes
        y = GLASS + 2.8 + i * 1.7
        box2((X0 + 1.2, y, -0.04), (-3.2, y + (0.10, 0.32)[i % 2], 0.0), M.carpet((0.24, 0.19, 0.11)), 0)
    for k, y in enumerate((0, 1.75)):
        with frame((0, y, 0)):
            escalator(rise=H, clad=p.get('clad', 'brushed:steel'), deck=p.get('deck', 'steel'), phase=0.1 + 0.5 * k, led=p.get('led'))
    xe = L + 1.25
    box2((xe, GLASS, H - 0.55), (14 + L, BACK, H - 0.02), M.plaster((0.80, 0.79, 0.77)), 0)
    box2((xe - 0.01, GLASS, H - 0.05), (14 + L, BACK, H - 0.003), stone, 0)
    for y0, y1 in ((GLASS, -0.95), (2.70, BACK)):
        box2((xe + 0.05, y0, H), (xe + 0.062, y1, H + 1.05), M.glass(), 0)
        tube([(xe + 0.056, y0, H + 1.08), (xe + 0.056, y1, H + 1.08)], 0.024, M.brushed('steel', 0.25, 'Y'))
    _rear(top)
    _glazing(top)
    box2((X0, BACK, 0), (14, BACK + 0.2, top), M.plaster((0.66, 0.64, 0.61)), 0)
    for i in range(15):  # veneered panels with shadow joints, a light line above
        box2((X0 + i * 2.4 + 0.01, BACK - 0.06, 0.1), (X0 + i * 2.4 + 2.39, BACK, 3.4), M.spec('wood:oak'), 0.003)
    b = box2((X0, BACK - 0.07, 3.44), (14, BACK - 0.04, 3.47), M.led(3400, 4, sample=False), 0)
    b.visible_diffuse = False
    text('WORLD FORUM ON URBAN MOBILITY', 0.62, (-7.5, BACK - 0.02, 5.0), (90, 0, 0), M.paint((0.05, 0.09, 0.16), 0.4), depth=0.012)
    box2((X0, GLASS - 0.3, top), (14 + L, BACK, top + 0.1), M.plaster((0.80, 0.79, 0.77)), 0)
    for i in range(9):
        b = box2((X0 + 1 + i * 3.2, GLASS + 1, top - 0.03), (X0 + 1.12 + i * 3.2, BACK - 1, top - 0.01), M.led(3800, 5, sample=False), 0)
        b.visible_diffuse = False
    with frame((-9, 7.4, 0)):
        counter(5.2, M.paint((0.80, 0.79, 0.77), 0.35), 3400)
        text('REGISTRATION', 0.42, (0, 1.52, 2.5), (90, 0, 0), M.paint((0.05, 0.09, 0.16), 0.4), depth=0.012)
    for x, y in ((-6.2, -3.2), (-9.6, -4.6), (-12.8, -2.4), (-15.5, -4.4), (-8.4, 4.4), (-18.6, 2.6)):
        with frame((x, y, 0)):
            _bar_table()
    for x, y, r in ((-11.6, 2.6, 90), (-14.6, 2.6, -90), (-13.1, 5.0, 0)):
        with frame((x, y, 0), (0, 0, r)):
            _sofa()
    for x, y in ((4.4, -5.0), (-1.4, -5.2)):  # lounge on rugs beside the glass
        box2((x - 2.0, y - 1.7, -0.01), (x + 2.0, y + 1.7, 0.008), M.carpet((0.26, 0.16, 0.10)), 0)
        for dx, dy, r in ((-1.2, 0, 90), (1.2, 0, -90), (0, 1.15, 0)):
            with frame((x + dx, y + dy, 0), (0, 0, r)):
                _sofa(1.7)
        cyl(0.42, 0.04, (x, y - 0.1, 0.38), M.spec('wood:oak:X'), bevel=0.01)
        cyl(0.05, 0.36, (x, y - 0.1, 0.18), M.satin('black', 0.3), bevel=0)
    cyl(0.5, 0.04, (-13.1, 2.7, 0.38), M.spec('wood:oak:X'), bevel=0.01)
    cyl(0.05, 0.36, (-13.1, 2.7, 0.18), M.satin('black', 0.3), bevel=0)
    with frame((-4.4, 4.2, 0), (0, 0, 62)):
        totem('PROGRAMME', ('Hall A  Opening 09:30', 'Hall B  Workshops', 'Hall C  Exhibition', 'Foyer  Registration'))
    for x, y in ((-4.4, -6.6), (1.5, -6.9), (7.6, -6.6), (-20, -6.2), (-16.6, 7.6), (-1.6, -2.6)):
        with frame((x, y, 0)):
            plant(1.7, int(-x))
    for i in range(11):
        with frame((-7 - (i * 3.7) % 13, -5 + (i * 2.9) % 10, top)):
            pendant(1.6 + (i * 0.7) % 1.5, 0.22, 3000, 2.0)
    S.area((-9, 0.5, top - 0.4), (22, 12), 1500, 4000, glossy=False)
    S.area((-8, GLASS - 0.4, 5), (28, 8), 900, 6200, target=(-8, 3, 1), glossy=False)
    S.area((xe + 2, 0.8, top - 0.5), (6, 8), 220, 4000, glossy=False)
    cams = dict(
        top=((L + 1.9, -2.5, H + 1.7), 22, (-7, 1.0, H + 1.7), -0.215),
        front=((-4.6, -1.6, 1.5), 25, (3.4, 0.9, 1.5), 0.12),
    )
    loc, lens, aim, up = cams[view]
    S.camera(loc, lens=lens, target=aim, w=w, h=h, shift=(0, up))
    return dict(look='High Contrast', exposure=p.get('ev', 0))
