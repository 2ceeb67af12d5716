"""A horizontal moving walk."""
import math
import materials as M
from escalators.escalator import _panel
from escalators.path import handrail_loop
from escalators.steps import ribs
from geo import box, box2, frame, instance, sweep


def moving_walk(length=20, width=1.0, rail=(.012, .012, .013)):
    """Horizontal moving walk along +X from x=0; pallets, glass balustrades, combs, landing plates."""
    yy = width / 2; al = M.satin('alu', .42); dm = M.satin('steel', .27, False); hb = .98; ex = .55
    n = int(length / .40); first = None
    for i in range(n):
        if first is None:
            first = ribs(width - .01, .396, .012, .008, .03, al, (0, 0, 0))
        else:
            instance(first, (i * .40 + .198, 0, 0))
    class L_:
        pass
    p = L_(); p.xend = length; p.rise_z = 0.0; p.len = length
    p.pts = lambda off=0, a=0, b=None, k=40: [(length * j / k, off) for j in range(k + 1)]
    loop = handrail_loop(p, hb)
    for s in (-1, 1):
        line = [(-ex - .5, 0), (length + ex + .5, 0)]
        sweep(line, [(s * (yy + .004), -.14), (s * (yy + .004), .05), (s * (yy + .012), .05), (s * (yy + .012), -.14)], dm)
        sweep(line, [(s * (yy + .004), .048), (s * (yy + .004), .056), (s * (yy + .11), .10), (s * (yy + .125), .10), (s * (yy + .125), .04)], dm)
        sweep(line, [(s * (yy + .145), .04), (s * (yy + .145), .10), (s * (yy + .26), .10), (s * (yy + .26), -.1)], dm)
        gy = s * (yy + .135)
        sec = [(gy + .040 * a, .022 * b + .010) for a, b in [(-1, -.9), (-1, .2), (-.8, .75), (-.35, 1), (.35, 1), (.8, .75), (1, .2), (1, -.9), (.72, -1.05), (-.72, -1.05)]]
        sweep(loop, sec, M.rubber(rail, .30), angle=50)
        sweep(loop, [(gy - .020, -.030), (gy - .020, -.010), (gy + .020, -.010), (gy + .020, -.030)], dm)
        inn = []
        for i in range(1, len(loop) - 1):
            a, b = loop[i - 1], loop[i + 1]; L = math.hypot(b[0] - a[0], b[1] - a[1]) or 1
            inn.append((loop[i][0] + (b[1] - a[1]) / L * .030, loop[i][1] - (b[0] - a[0]) / L * .030))
        _panel(inn + [(length + ex - .1, .08), (-ex + .1, .08)], gy, .012, M.glass((.90, .955, .94)))
        for i in range(1, int(length / 1.5)):
            box((.005, .016, .84), (i * 1.5, gy, .51), M.plain('joint_dark', (.05, .06, .06), .3), .001)
    for x, r in ((0, 0), (length, 180)):
        with frame((x, 0, 0), (0, 0, r)):
            ribs(width - .01, .16, .012, .006, .02, al, (-.16, 0, .006))
            box2((-.175, -yy + .004, -.02), (-.155, yy - .004, .008), M.paint((.88, .56, .02), .4), .002)
            box2((-1.35, -yy - .02, -.05), (-.176, yy + .02, .002), M.ribbed('steel', .008, 'Y', .38, .0015), .003)
