"""Bolts, plates and cables shared by the parts."""
import math
import materials as M
from geo import AX, box, cyl, frame, PI, prism, rrect, text, tube


def bolt(loc, r=.008, h=.006, axis='Z', rot=None, mat=None):
    """Hex head with washer, head pointing along +axis."""
    m = mat or M.satin('steel', .3)
    rr = rot or AX[axis]
    with frame(loc, rr):
        cyl(r * 1.55, h * .25, (0, 0, h * .12), m, bevel=.0004, n=28)
        cyl(r, h, (0, 0, h * .6), m, bevel=.0012, n=6)


def circle_bolts(R, n, z, r=.008, h=.006, axis_rot=None, a0=0, center=(0, 0, 0)):
    with frame(center, axis_rot or (0, 0, 0)):
        for i in range(n):
            a = 2 * PI * i / n + a0
            bolt((R * math.cos(a), R * math.sin(a), z), r, h)


def label(w, h, loc, lines=('TYPE  PM-1000', '400 V   9.6 kW', '1.75 m/s'), rot=(0, 0, 0), col=(.82, .82, .80)):
    """Rating plate facing -Y."""
    with frame(loc, rot):
        prism(rrect(w, h, .003), .0012, M.plain('plate', col, .35, .5, .3), 'XZ', bevel=.0003)
        ink = M.plain('ink', (.03, .03, .035), .5)
        n = len(lines)
        for i, s in enumerate(lines):
            text(s, h / (n + 1.2) * .72, (-w * .44, -.0009, h * .5 - h * (i + .9) / (n + .8)), (90, 0, 0), ink, 'LEFT', .0001)
        box((w * .88, .0004, .0008), (0, -.0008, h * .5 - h * 1.45 / (n + .8)), ink, 0)


def cable(pts, r=.0035, mat=None):
    return tube(pts, r, mat or M.rubber((.015, .015, .016), .45), smooth=True)


def gland(loc, r=.010, axis='Z', rot=None, mat=None):
    m = mat or M.plastic((.03, .03, .03), .4)
    with frame(loc, rot or AX[axis]):
        cyl(r * 1.25, .010, (0, 0, .005), m, n=6, bevel=.0012); cyl(r, .012, (0, 0, .016), m, r2=r * .75, bevel=.0015, n=32)
