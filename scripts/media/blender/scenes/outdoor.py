"""Outdoor escalators."""
import bpy
import math
import random
import materials as M
import studio as S
from escalators.escalator import escalator
from escalators.path import EscPath
from geo import box, box2, frame, link
from props.plant import plant


def build(p, view, w, h):
    H = 5.0; p = EscPath(H, 30, 1.2); L = p.xend
    box2((-40, -30, -.1), (60, 30, -.002), M.tiles((.6, .6), (.40, .39, .37), (.22, .21, .20), .006, .55), 0)
    for k, y in enumerate((0, 1.9)):
        with frame((0, y, 0)): escalator(rise=H, clad='brushed:steel', phase=.2 + .5 * k, dark=False)
    # plinth walls and upper plaza
    conc = M.concrete()
    box2((L + 1.3, -14, 0), (L + 30, 16, H - .003), conc, .02)
    for y0, y1 in ((-4.5, -.86), (2.76, 6.4)):      # stairs either side
        n = 30
        for i in range(n): box2((1.2 + (L - .6) * i / n, y0, 0), (L + 1.4, y1, H * (i + 1) / n - .01), M.granite((.50, .49, .47), (.2, .2, .2), (.68, .66, .64), .7, .5), .006)
    for y in (-14, 6.4): box2((1.0, y, 0), (L + 1.4, y + (9.5 if y < 0 else 9.6), H), conc, .02)
    # canopy: slim steel frames following the incline with a glass roof
    stl = M.paint((.10, .11, .12), .35)
    n = 6
    for i in range(n + 1):
        x = -.9 + (L + 2.4) * i / n; zf = p.at(max(0, min(p.len, p.len * i / n)))[1]; zt = max(zf + 2.9, 3.0 + (H) * i / n)
        for y in (-.84, 2.74): box2((x - .05, y - .05, max(0, zf - .2)), (x + .05, y + .05, zt), stl, .01)
        box2((x - .05, -1.3, zt), (x + .05, 3.2, zt + .14), stl, .01)
    a = math.degrees(math.atan2(H, L + 2.4)); ln = math.hypot(H, L + 2.4) + 1.0
    with frame((-.9 + (L + 2.4) / 2, .95, 3.0 + H / 2 + .20), (0, -a, 0)):
        box((ln, 4.6, .016), (0, 0, 0), M.glass((.82, .90, .92)), 0)
        for y in (-2.25, 0, 2.25): box((ln, .07, .10), (0, y, -.05), stl, .01)
    # city backdrop: simple facades, far away
    rnd = random.Random(7)
    for i in range(16):
        x = L + 22 + rnd.uniform(0, 40); y = -46 + i * 6.5; hh = rnd.uniform(10, 30)
        box2((x, y, 0), (x + 9, y + 5.6, hh), M.tiles((1.8, 1.6), rnd.choice([(.20, .26, .32), (.45, .44, .42), (.30, .33, .36), (.55, .50, .44)]), (.62, .62, .61), .45, .12, 'YZ', True, .25), 0)
    for i, (x, y) in enumerate(((.2, -3.4), (-.4, 4.9), (L + 2.2, -2.2), (L + 2.2, 4.2))):
        with frame((x, y, 0 if x < 5 else H)): plant(2.4, i + 2)
    S.sky(.11, 30, 60, sun=False, dust=.6)
    sun = bpy.data.lights.new('sun', 'SUN'); sun.energy = 4.2; sun.angle = math.radians(1.2); sun.color = (1, .93, .84)
    link(sun, (0, 0, 20), (50, 0, -22))
    S.camera((-4.9, -1.9, 1.55), lens=27, target=(3.5, 1.1, 1.55), w=w, h=h, shift=(0, .12))
    return dict(look='High Contrast')
