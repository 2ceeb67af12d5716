"""Escalator up to a footbridge over a road, seen from the side."""
import materials as M
import studio as S
from escalators.escalator import escalator
from escalators.path import EscPath
from geo import box2, cyl, frame, tube
from geo.scatter import grid, place, prototype
from materials.outdoors import asphalt, lawn, masonry
from props.bays import curtain
from props.outside import glass_roof
from props.planting import crown, hedge, shrub
from props.street import bench, kerb, lamp_post, saloon
from props.tree import tree
from studio import daylight


def _bridge(L, H, x1):
    """Steel box girder with a glazed parapet and a slim roof, along +X from the escalator's head."""
    white, dark = M.paint((0.78, 0.785, 0.78), 0.32), M.paint((0.06, 0.065, 0.07), 0.35)
    a = L + 1.3
    box2((a, -1.4, H - 0.16), (x1, 3.2, H - 0.003), M.stone((0.36, 0.35, 0.34), 0.6), 0.01)
    box2((a - 0.02, -1.5, H - 0.62), (x1, -1.34, H - 0.02), white, 0.02)
    box2((a - 0.02, 3.14, H - 0.62), (x1, 3.3, H - 0.02), white, 0.02)
    box2((a + 0.3, -0.6, H - 0.95), (x1, 2.4, H - 0.16), white, 0.05)
    b = box2((a, -1.505, H - 0.60), (x1, -1.500, H - 0.585), M.led(4200, 3, sample=False), 0)
    b.visible_diffuse = False
    n = int((x1 - a) / 1.5)
    for i in range(n + 1):
        x = a + 0.1 + i * 1.5
        for y in (-1.42, 3.22):
            box2((x - 0.02, y - 0.02, H - 0.3), (x + 0.02, y + 0.02, H + 1.10), dark, 0.003)
    for y in (-1.42, 3.22):
        box2((a + 0.1, y - 0.006, H + 0.06), (x1, y + 0.006, H + 1.04), M.glass(), 0)
        tube([(a + 0.1, y, H + 1.12), (x1, y, H + 1.12)], 0.026, M.satin('steel', 0.28))
    for i in range(8):  # roof on single posts
        x = a + 1.5 + i * 4.0
        box2((x - 0.06, 3.02, H), (x + 0.06, 3.14, H + 2.9), white, 0.01)
        box2((x - 0.05, -1.5, H + 2.82), (x + 0.05, 3.14, H + 2.96), white, 0.01)
    box2((a + 0.4, -1.7, H + 2.97), (x1, 3.4, H + 3.05), white, 0.02)
    b = box2((a + 0.8, 2.7, H + 2.94), (x1, 2.78, H + 2.965), M.led(4000, 4, sample=False), 0)
    b.visible_diffuse = False
    for x in (a + 1.6, a + 17):
        cyl(0.36, H - 0.9, (x, 0.9, (H - 0.9) / 2), M.concrete((0.56, 0.555, 0.54)), bevel=0.02, r2=0.30)


def _street(L):
    """Footpath in front, a planted strip, the road crossing below the bridge, buildings behind."""
    slabs = masonry((0.40, 0.39, 0.37), (0.22, 0.215, 0.21), (0.6, 0.6), 0.006, 0.0, 0.25, 0.6, 0.003, True)
    box2((-60, -40, -0.1), (L + 5.5, 12, -0.003), slabs, 0)
    r0, r1 = L + 5.8, L + 16
    box2((r0, -60, -0.25), (r1, 90, -0.14), asphalt(), 0)
    line = M.paint((0.74, 0.74, 0.72), 0.6)
    for i in range(30):
        box2(((r0 + r1) / 2 - 0.08, -50 + i * 5, -0.15), ((r0 + r1) / 2 + 0.08, -48 + i * 5, -0.136), line, 0)
    for i in range(8):
        box2((r0 + 0.7 + i * 1.25, -9.5, -0.15), (r0 + 1.3 + i * 1.25, -6.5, -0.136), line, 0)
    box2((r1, -60, -0.1), (r1 + 40, 90, -0.003), slabs, 0)
    for x in (r0 - 0.3, r1):
        with frame((x + 0.3, -60, 0), (0, 0, 90)):
            kerb(0, 130, 0, 0.0)
    for x, y, c in ((r0 + 2.6, 16, (0.30, 0.31, 0.33)), (r0 + 7.4, 3.5, (0.42, 0.06, 0.05)), (r0 + 2.6, 30, (0.62, 0.63, 0.64))):
        with frame((x, y, -0.14), (0, 0, 90 if x < r0 + 5 else -90)):
            saloon(c)


def build(p, view, w, h):
    H = p.get('rise', 5.6)
    path = EscPath(H, 30, 1.2)
    L = path.xend
    daylight.heaven((0.80, 0.84, 0.87), (0.52, 0.67, 0.86), (0.14, 0.33, 0.68), 0.85, azimuth=-140, elevation=38, clouds=1.0, cover=0.43, scale=0.9)
    daylight.sun(3.4, -150, 40, (1, 0.93, 0.83), 0.9)
    _street(L)
    for k, y in enumerate((0, 1.8)):
        with frame((0, y, 0)):
            escalator(rise=H, clad=p.get('clad', 'paint:white'), phase=0.3 + 0.4 * k, bal=p.get('bal', 'glass'))
    glass_roof(path, -1.15, 2.95, 3.0, post=(2.9,), colour=(0.78, 0.785, 0.78))
    _bridge(L, H, L + 34)
    box2((-0.4, -1.05, -0.2), (1.5, 2.85, 0.10), M.concrete((0.50, 0.495, 0.48)), 0.02)
    cyl(0.34, H - 0.9, (L - 0.4, 0.9, (H - 0.9) / 2), M.concrete((0.56, 0.555, 0.54)), bevel=0.02, r2=0.30)
    # lawn with trees behind, then a street front
    box2((-60, 4.5, -0.05), (L + 5.2, 26, 0.04), lawn(), 0)
    made = [prototype(shrub, 1.3, 0.9, 3), prototype(crown, 8.5, 4, 2.2, 0.25), prototype(crown, 7.5, 9, 1.9, 0.25)]
    hedge_ = prototype(hedge, 3.0)
    for i in range(5):
        place(hedge_, (-12 + i * 3.0, 4.9, 0))
    for i in range(7):
        place(made[0], (3.2 + i * 1.15, 5.4 + 0.5 * (i % 3), 0), (0, 0, 60 * i), 0.8 + 0.15 * (i % 3))
    for i in range(6):
        place(made[1 + i % 2], (-14 + i * 5.2, 12 + 3.0 * (i % 2), 0), (0, 0, 80 * i), 0.9 + 0.08 * (i % 4))
    with frame((-4.6, 7.5, 0)):
        tree(6.4, 5, 8000)
    bays = [prototype(curtain, 3.0, 3.6, k, 0.14, 4200, 0.5, 0.8, M.stone((0.58, 0.55, 0.50), 0.6), 2) for k in range(4)]
    with frame((-42, 30, 0)):
        grid(bays, 22, 6, 3.0, 3.6, lambda i, j: (i * 3 + j * 5) % 4)
    for x, wd, t in ((-50, 16, 34), (-18, 18, 46), (34, 20, 40), (64, 18, 58), (88, 22, 36)):
        box2((x, 70, 0), (x + wd, 90, t), M.windows((0.50, 0.49, 0.47), (0.14, 0.18, 0.22)), 0)
    for x in (-8.0, 3.4):
        with frame((x, 4.1, 0), (0, 0, -90)):
            lamp_post(5.2, 0.6)
    for x in (-6.5, -9.4):
        with frame((x, 3.6, 0), (0, 0, 180)):
            bench()
    cams = dict(
        side=((2.6, -12.0, 1.6), 23, (5.0, 0, 1.6), 0.125),
        front=((-5.6, -3.4, 1.6), 24, (4.5, 0.6, 1.6), 0.15),
    )
    loc, lens, aim, up = cams[view]
    S.camera(loc, lens=lens, target=aim, w=w, h=h, shift=(0, up))
    daylight.haze((0.74, 0.80, 0.87), 210, 16, 0.85)
    return dict(look='High Contrast', exposure=p.get('ev', -0.2))
