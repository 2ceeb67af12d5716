"""Covered escalator at the entrance of a railway station, on a rainy evening."""
import materials as M
import studio as S
from escalators.escalator import escalator
from escalators.path import EscPath
from geo import box2, cyl, frame, text
from geo.scatter import grid, place, prototype
from materials.outdoors import wet_paving
from props.bays import curtain
from props.concourse import sign
from props.display import clock, poster
from props.outside import drain
from props.street import bollard, lamp_post
from props.planting import crown
from studio import daylight


FRONT = 2.2  # front edge of the roof


def _hall(L, H):
    """Glazed station hall above, with a broad roof that reaches out over the escalators."""
    dark = M.paint((0.055, 0.058, 0.062), 0.35)
    roof = H + 3.9
    box2((FRONT, -6.5, roof), (L + 22, 10.5, roof + 0.28), M.paint((0.30, 0.31, 0.32), 0.4), 0.02)
    box2((FRONT - 0.05, -6.55, roof - 0.08), (FRONT, 10.55, roof + 0.34), M.satin('steel', 0.3), 0.01)
    ash = M.spec('wood:oak:X')
    for i in range(77):  # timber soffit
        y = -6.4 + i * 0.22
        box2((FRONT + 0.1, y, roof - 0.06), (L + 21, y + 0.16, roof - 0.02), ash, 0)
    for i in range(5):
        x = FRONT + 1.6 + i * 3.0
        b = box2((x, -5.0, roof - 0.075), (x + 0.10, 9.0, roof - 0.062), M.led(3300, 5, sample=False), 0)
        b.visible_diffuse = False
    for x in (FRONT + 1.2, L + 1.9):
        for y in (-5.4, 9.4):
            cyl(0.17, roof, (x, y, roof / 2), dark, bevel=0.01)
    # upper floor and glazed front
    box2((L + 1.3, -16, H - 0.7), (L + 30, 20, H - 0.02), M.concrete((0.42, 0.415, 0.40)), 0.02)
    for y in range(-16, 20, 2):
        box2((L + 8.9, y - 0.04, H), (L + 9.1, y + 0.04, roof), dark, 0.004)
    for z in (0.05, 2.6):
        box2((L + 8.9, -16, H + z - 0.04), (L + 9.1, 20, H + z + 0.04), dark, 0.004)
    box2((L + 8.98, -16, H), (L + 9.0, 20, roof), M.glass(), 0)
    glow = M.led(3600, 0.75, (0.95, 0.86, 0.72), sample=False)
    box2((L + 18, -16, H), (L + 18.2, 20, roof), glow, 0)
    with frame((L + 17.9, -2.5, H + 0.5), (0, 0, -90)):
        poster('coast', 2.6, 3.2)
    box2((L + 1.31, -16, H - 0.02), (L + 18, 20, H), M.tiles((0.8, 0.8), (0.30, 0.295, 0.285), (0.18, 0.18, 0.18), 0.003, 0.10), 0)
    # below the hall: street front with shops' light
    made = [prototype(curtain, 2.6, H - 0.7, 11 + k, 0.8, 3500, 0.0, 0.5, None, 2) for k in range(3)]
    with frame((L + 1.4, 20, 0), (0, 0, -90)):
        grid(made, 6, 1, 2.6, H, lambda i, j: i % 3)
    with frame((L + 1.4, -1.2, 0), (0, 0, -90)):
        grid(made, 6, 1, 2.6, H, lambda i, j: (i + 1) % 3)
    text('CENTRAL STATION', 0.62, (FRONT - 0.08, 0.4, roof + 0.78), (90, 0, -90), M.led(5200, 3.0, (0.92, 0.96, 1), sample=False), depth=0.05)
    text('中央车站', 0.50, (FRONT - 0.08, 7.4, roof + 0.76), (90, 0, -90), M.led(5200, 3.0, (0.92, 0.96, 1), sample=False), depth=0.05, font='/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf')
    box2((FRONT - 0.09, -4.2, roof + 0.36), (FRONT - 0.06, 9.4, roof + 0.42), dark, 0)


def _walls(path, H):
    """Glazed side walls of the escalator passage on a stone plinth."""
    stone = M.granite((0.20, 0.20, 0.205), (0.06, 0.06, 0.06), (0.34, 0.34, 0.34), 0.7, 0.3)
    for y0, y1 in ((-1.35, -0.98), (2.73, 3.10)):
        box2((-0.6, y0, -0.1), (path.xend + 1.3, y1, 0.75), stone, 0.01)
    n = 8
    for i in range(n):
        a, b = 0.4 + path.xend * i / n, 0.4 + path.xend * (i + 1) / n
        for y0, y1 in ((-1.35, -0.98), (2.73, 3.10)):
            box2((a, y0, 0), (b + 0.01, y1, max(0.76, H * (i + 0.9) / n)), stone, 0.006)


def build(p, view, w, h):
    H = p.get('rise', 5.4)
    path = EscPath(H, 30, 1.2)
    L = path.xend
    daylight.heaven((0.40, 0.44, 0.50), (0.27, 0.33, 0.42), (0.13, 0.18, 0.27), 0.75, azimuth=160, elevation=6, clouds=1.0, cover=0.30, scale=0.7, cloud=(0.42, 0.46, 0.53), shade=(0.20, 0.24, 0.31))
    box2((-60, -60, -0.2), (L + 40, 60, -0.002), wet_paving((0.15, 0.15, 0.155), (0.04, 0.04, 0.04), (0.9, 0.6), 0.85), 0)
    for k, y in enumerate((0, 1.75)):
        with frame((0, y, 0)):
            escalator(rise=H, clad='brushed:steel', phase=0.2 + 0.5 * k, bal=p.get('bal', 'glass'), led=p.get('led'), skirt=p.get('skirt'))
    _hall(L, H)
    _walls(path, H)
    yellow = M.paint((0.80, 0.55, 0.06), 0.4)
    for i in range(6):
        for k in range(58):
            cyl(0.014, 0.006, (-2.05 + i * 0.06, -0.86 + k * 0.06, 0.003), yellow, bevel=0, n=8)
    box2((-2.10, -0.9, -0.01), (-1.70, 2.65, 0.001), yellow, 0)
    with frame((-2.45, 0.87, 0)):
        drain(9.0)
    with frame((3.4, 0.87, 4.9)):
        sign((('↑', 'Trains 1-8'), ('i', 'Tickets')), 3.3, 0.36, (0.95, 0.97, 1.0))
    with frame((3.4, 4.9, 4.6), (0, 0, -90)):
        clock(0.42)
    for y in (-4.0, -2.6, 4.4, 5.8, 7.2):
        with frame((-3.4, y, 0)):
            bollard()
    made = prototype(crown, 6.5, 4, 1.7, 0.28)
    for i, (x, y) in enumerate(((-2.6, 13.5), (-3.0, -11.0), (-2.0, -16.5))):
        place(made, (x, y, 0), (0, 0, 60 * i))
    for i, (y, c) in enumerate(((34, 26), (-34, 22), (58, 40), (-56, 48))):
        box2((L + 6, y - 8, 0), (L + 24, y + 8, c), M.windows((0.20, 0.20, 0.21), (0.05, 0.065, 0.085), lit=0.16), 0)
    for x, y in ((-2.2, -7.4), (-2.2, 10.2)):
        with frame((x, y, 0), (0, 0, 180)):
            lamp_post(5.0, 9.0)
    for k in range(3):
        x = FRONT + 2.0 + k * 4.0
        S.area((x, 0.9, H + 3.7), (3.0, 10), 620, 3400, glossy=False)
    S.area((L + 12, 2, H + 3.7), (8, 14), 380, 3700, glossy=False)
    S.area((-3.5, 0.9, 6.5), (6, 7), 160, 3600, glossy=False)
    cams = dict(
        front=((-9.0, -1.9, 1.6), 22, (3.0, 1.5, 1.6), 0.192),
        low=((-5.2, 0.87, 0.85), 24, (3.0, 0.87, 0.85), 0.22),
    )
    loc, lens, aim, up = cams[view]
    S.camera(loc, lens=lens, target=aim, w=w, h=h, shift=(0, up))
    daylight.haze((0.30, 0.35, 0.42), 130, 14, 0.8)
    return dict(look='High Contrast', exposure=p.get('ev', 0.75))
