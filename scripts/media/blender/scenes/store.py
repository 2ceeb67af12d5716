"""Crossing escalators in the light well of a department store."""
import materials as M
import studio as S
from escalators.escalator import escalator
from escalators.path import EscPath
from geo import box2, cyl, frame
from props.display import pendant
from props.goods import mannequin, rail, table
from props.shopfront import row

H = 4.6
FLOORS = 3


def _gallery(z, x0, x1, xe, p, seed):
    """One storey round the well: slab edge with a light line, glass parapet, columns, shops."""
    oak = M.spec(p['wood'] + ':X')
    floor = M.wood('oak', 'X', 1.0, 0.24) if z else M.tiles((0.9, 0.9), (0.44, 0.40, 0.35), (0.3, 0.27, 0.24), 0.003, 0.08)
    if z:
        for a, b, y0, y1 in ((x0, x1, 4.2, 12), (x0, -1.3, -3.4, 4.2), (xe + 1.3, x1, -3.4, 4.2)):
            box2((a, y0, z - 0.50), (b, y1, z - 0.02), M.plaster((0.80, 0.77, 0.72)), 0.005)
            box2((a, y0, z - 0.02), (b, y1, z - 0.003), floor, 0)
        box2((-1.31, 4.16, z - 0.52), (xe + 1.31, 4.2, z), oak, 0.004)
        for x in (-1.32, xe + 1.28):
            box2((x, -3.4, z - 0.52), (x + 0.04, 4.2, z), M.spec(p['wood'] + ':Y'), 0.004)
        b = box2((-1.3, 4.13, z - 0.545), (xe + 1.3, 4.19, z - 0.525), M.led(p['temp'], 5, sample=False), 0)
        b.visible_diffuse = False
        brass = M.satin('champagne', 0.25, False)
        box2((-1.3, 4.22, z), (xe + 1.3, 4.232, z + 1.02), M.glass(), 0)
        box2((-1.3, 4.20, z + 1.02), (xe + 1.3, 4.26, z + 1.07), M.spec('wood:walnut:X'), 0.008)
        for i in range(11):
            x = -1.3 + (xe + 2.6) * i / 10
            box2((x - 0.012, 4.215, z), (x + 0.012, 4.24, z + 1.02), brass, 0)
    else:
        box2((x0, -8, -0.1), (x1, 12, -0.003), floor, 0)
    for x in (-4.6, 1.6, 7.4, xe + 3.4):
        cyl(0.26, H, (x, 5.0, z + H / 2 - 0.26), M.spec(p['wood']), bevel=0)
        cyl(0.30, 0.10, (x, 5.0, z + 0.05), M.satin('champagne', 0.25), bevel=0.01)
    row(x0, x1, 8.2, z, H - 0.5, 5, seed, p['temp'], 62, 'wood:walnut')
    for i, x in enumerate((-2.6, 3.6, 5.6, 10.4)):
        with frame((x, 6.4, z)):
            (table, rail, table, rail)[(i + seed) % 4](*((seed + i, 1.5) if (i + seed) % 2 == 0 else (1.4, seed + i, 1.35)))
    for i, x in enumerate((0.2, 8.6)):
        with frame((x, 5.6, z), (0, 0, 20 - 40 * i)):
            mannequin(seed + i * 3, (seed + i) % 2 == 0)
    S.area((xe / 2, 6.2, z + H - 0.56), (x1 - x0 - 3, 2.2), 260, p['temp'], glossy=False)
    for k in range(12):
        d = cyl(0.07, 0.012, (-5 + k * 1.9, 6.2, z + H - 0.505), M.led(p['temp'], 9, sample=False), bevel=0, n=20)
        d.visible_diffuse = False


def build(p, view, w, h):
    xe = EscPath(H, 30, 1.2).xend
    x0, x1 = -11, xe + 11
    esc = dict(rise=H, clad=p['clad'], deck=p['deck'], led=p.get('led'), phase=0.35)
    for k in range(FLOORS - 1):
        with frame((0, 0, k * H)):
            escalator(**esc)
        with frame((xe, 2.0, k * H), (0, 0, 180)):
            escalator(**esc)
    for k in range(FLOORS):
        _gallery(k * H, x0, x1, xe, p, k + 1)
    top = FLOORS * H
    box2((x0, -8, top - 0.3), (x1, 12, top), M.plaster((0.80, 0.77, 0.72)), 0)
    for x in (x0 - 0.2, x1):
        box2((x, -8, 0), (x + 0.2, 12, top), M.spec('wood:oak'), 0)
    for i in range(9):  # a cloud of globes over the well
        with frame((0.4 + (i * 4.1) % 9.2, -1.2 + (i * 1.7) % 3.6, top - 0.3)):
            pendant(0.9 + (i * 0.83) % 1.9, 0.17 + 0.05 * (i % 3), 2900, 2.2)
    S.area((xe / 2, -1, top - 0.5), (12, 6), 620, 3500, glossy=False)
    S.area((xe / 2, -7, 6.6), (14, 5), 700, 4000, target=(xe / 2, 2, 5), glossy=False)
    for x in (-4, xe + 4):
        for k in range(1, FLOORS):
            S.area((x, 0.5, k * H + H - 0.6), (4, 5), 90, p['temp'], glossy=False)
    S.world((0.12, 0.11, 0.10), 1)
    cams = dict(
        cross=((xe / 2 - 0.6, -10.5, 6.1), 23, (xe / 2, 0, 6.1), -0.02),
        near=((xe / 2 - 3.4, -6.0, 6.1), 24, (xe / 2 + 0.6, 1, 6.1), -0.03),
    )
    loc, lens, aim, up = cams[view]
    S.camera(loc, lens=lens, target=aim, w=w, h=h, shift=(0, up))
    return dict(look='High Contrast', exposure=p.get('ev', 0.55))
