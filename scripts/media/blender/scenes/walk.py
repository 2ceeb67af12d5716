"""Moving walks in a concourse."""
import math
import random
import materials as M
import studio as S
from escalators.walk import moving_walk
from geo import box, box2, frame, mesh, PI, tube
from props.plant import plant


def build(p, view, w, h):
    """Moving walk in an airport-like concourse (angle 0: same swept parts on a flat path)."""
    fl = M.tiles((1.2, 1.2), (.50, .51, .52), (.3, .3, .3), .004, .09)
    box2((-14, -8, -.1), (40, 11, -.002), fl, 0)
    for y in (0, 2.1):
        with frame((0, y, 0)): moving_walk(24, 1.0)
    # glazed wall at the left (+Y) with mullions, daylight behind
    for i in range(18):
        x = -13 + i * 3
        box2((x - .05, 8.9, 0), (x + .05, 9.15, 7), M.paint((.75, .76, .77), .35), .01)
    for z in (.15, 2.6, 5.0): box2((-14, 8.95, z - .04), (40, 9.1, z + .04), M.paint((.75, .76, .77), .35), .005)
    box2((-14, 9.0, 0), (40, 9.012, 7), M.glass(), 0)
    box2((-60, 9.5, -.3), (90, 160, -.2), M.concrete((.40, .40, .39)), 0)
    rnd = random.Random(3)
    for i in range(14): box2((-30 + i * 9, 60 + rnd.uniform(0, 25), 0), (-23 + i * 9, 92, rnd.uniform(5, 13)), M.tiles((2.2, 2.0), (.30, .34, .38), (.55, .55, .54), .5, .3, 'XZ'), 0)
    for i in range(16):
        x = -12 + i * 3.2
        pts = [(y, 6.2 + .9 * math.sin((y + 8) / 19 * PI)) for y in [-8 + 19 * k / 24 for k in range(25)]]
        tube([(x, y, z) for y, z in pts], .07, M.paint((.82, .82, .81), .4))
        b = tube([(x + 1.6, y, z + .10) for y, z in pts], .035, M.led(4600, 5, sample=False)); b.visible_diffuse = False
    v, f = [], []
    for x in (-14, 40):
        for k in range(25):
            y = -8 + 19 * k / 24; v.append((x, y, 6.5 + .9 * math.sin((y + 8) / 19 * PI)))
    for k in range(24): f.append((k, k + 1, 26 + k, 25 + k))
    mesh(v, f, M.spec('wood:ash:X'), angle=60)
    box2((-14, -8.2, 0), (40, -8, 7), M.spec('marble:white'), 0)
    for i in range(4):
        b = box2((0 + i * 8, -7.98, 1.3), (4.2 + i * 8, -7.95, 3.6), M.led(5200, 1.1, rnd.choice([(.6, .8, 1.0), (1, .85, .65), (.7, .95, .85)])), .02)
    box2((39.8, -8, 0), (40, 11, 8), M.spec('wood:ash'), 0)
    for z in (.8, 2.6, 4.4): box2((39.7, -8, z), (39.8, 9, z + .05), M.led(4600, 3, sample=False), 0)
    with frame((31, 2.6, 0)): plant(2.6, 4)
    with frame((32, -3.6, 0)): plant(2.2, 6)
    for i in range(3):
        with frame((4 + i * 9, -4.6, 0)):
            box((2.4, .62, .10), (0, 0, .40), M.leather((.06, .065, .07)), .03, seg=4); box((2.4, .10, .42), (0, -.30, .66), M.leather((.06, .065, .07)), .03, seg=4)
            for x in (-1, 1): box((.05, .5, .36), (x, 0, .18), M.satin('steel', .3), .006)
    S.area((12, 1, 6.0), (44, 6), 1000, 4800, glossy=False)
    S.sky(.20, 32, 20, sun=False)
    S.area((10, 12, 5), (46, 7), 2400, 6000, target=(10, 0, 0), glossy=False)
    S.camera((-2.75, .10, 1.66), lens=24, target=(8, .80, 1.66), w=w, h=h, shift=(0, -.055))
    return dict(look='High Contrast')


