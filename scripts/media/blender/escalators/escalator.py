"""A whole escalator."""
import bpy
import math
from mathutils import Vector
from mathutils.geometry import tessellate_polygon

import materials as M
from escalators.path import EscPath, handrail_loop
from escalators.steps import ribs, step
from geo import box, box2, frame, mesh, prism, sweep
from geo.frames import _XF, _m


def escalator(rise=4.5, angle=30, width=1.0, phase=.0, bal='glass', deck='steel', rail=(.012, .012, .013), clad='brushed:steel', led=None, flat=1.2, soffit=True, dark=False, pit=True):
    """Whole escalator ascending towards +X, lower landing plate ends at x=0, centred on y."""
    p = EscPath(rise, angle, flat); p.rise_z = p.at(p.len)[1]
    dm = M.satin(deck, .27, False); hb = .98      # satin, not brushed: hairline noise breaks up on inclined sweeps
    cm = M.satin(clad.split(':')[1], .30, False) if clad.startswith('brushed') else M.spec(clad)
    # steps
    proto = step(width, (0, 0, -40), dark=dark); pitch = .405; k = 0; d = phase * pitch
    while d < p.len:
        x, z, a = p.at(d); x2, z2, a2 = p.at(d + .2)
        if -0.02 < x < p.xend + .1:
            for o in proto:
                c = o.copy(); bpy.context.scene.collection.objects.link(c)
                c.matrix_world = _XF[-1] @ _m((x, 0, z)) @ (_XF[-1] @ _m((0, 0, -40))).inverted() @ o.matrix_world
        d += pitch
    for o in proto:
        bpy.data.objects.remove(o)
    yy = width / 2
    ex = .55
    for s in (-1, 1):
        P_ = lambda off: [(-ex - .5, off)] + p.pts(off, 0, p.len, 90) + [(p.xend + ex + .5, p.rise_z + off)]
        Pin = lambda off: p.pts(off, 0, p.len, 90)
        # skirt (with brush), inner deck, outer deck, cladding
        sweep(P_(0), [(s * (yy + .004), -.14), (s * (yy + .004), .11), (s * (yy + .012), .11), (s * (yy + .012), -.14)], M.satin('steel', .30, False))
        sweep(Pin(.045), [(s * (yy - .014), -.006), (s * (yy - .014), .004), (s * (yy + .004), .010), (s * (yy + .004), -.012)], M.rubber())
        sweep(P_(0), [(s * (yy + .004), .108), (s * (yy + .004), .118), (s * (yy + .105), .185), (s * (yy + .125), .185), (s * (yy + .125), .150)], dm)
        sweep(P_(0), [(s * (yy + .145), .150), (s * (yy + .145), .185), (s * (yy + .30), .185), (s * (yy + .305), .150)], dm)
        sweep(P_(0), [(s * (yy + .295), .160), (s * (yy + .305), .160), (s * (yy + .305), -.80), (s * (yy + .295), -.80)], cm)
        gy = s * (yy + .135)
        loop = handrail_loop(p, hb)
        # handrail: rubber C over a steel guide
        sec = [(gy + .040 * a, .022 * b + .010) for a, b in [(-1, -.9), (-1, .2), (-.8, .75), (-.35, 1), (.35, 1), (.8, .75), (1, .2), (1, -.9), (.72, -1.05), (-.72, -1.05)]]
        sweep(loop, sec, M.rubber(rail, .30), angle=50)
        sweep(loop, [(gy - .020, -.030), (gy - .020, -.010), (gy + .020, -.010), (gy + .020, -.030)], M.satin('steel', .22, False))
        if led:
            e = sweep(loop, [(gy - s * .019, -.034), (gy - s * .010, -.034), (gy - s * .010, -.030), (gy - s * .019, -.030)], M.led(4000, 4.0, led)); e.visible_diffuse = False
        # balustrade panel: outline = handrail loop pulled in, closed along the deck
        inn = []
        for i in range(1, len(loop) - 1):
            a, b = loop[i - 1], loop[i + 1]; L = math.hypot(b[0] - a[0], b[1] - a[1]) or 1
            inn.append((loop[i][0] + (b[1] - a[1]) / L * .030, loop[i][1] - (b[0] - a[0]) / L * .030))
        base = [(-ex + .1, .16)] + p.pts(.16, 0, p.len, 60) + [(p.xend + ex - .1, p.rise_z + .16)]
        poly = inn + list(reversed(base))
        if bal == 'glass':
            gm = M.glass((.90, .955, .94))
            _panel(poly, gy, .012, gm)
            n = int(p.len / 1.25)
            for i in range(1, n + 1):
                x, z, a = p.at(p.len * i / (n + 1))
                box((.005, .016, .76), (x - math.sin(a) * .55, gy, z + math.cos(a) * .55), M.plain('joint_dark', (.05, .06, .06), .3), .001, rot=(0, -math.degrees(a), 0))
        else:
            _panel(poly, gy, .03, M.spec(bal))
            n = int(p.len / 1.25)
            for i in range(1, n + 1):
                x, z, a = p.at(p.len * i / (n + 1))
                box((.004, .032, .78), (x - math.sin(a) * .55, gy, z + math.cos(a) * .55), M.black(), 0, rot=(0, -math.degrees(a), 0))
    # underside
    if soffit:
        under = p.pts(-.80, 0, p.len, 60)
        sweep(under, [(-yy - .30, -.01), (-yy - .30, .01), (yy + .30, .01), (yy + .30, -.01)], cm)
    # landing plates, combs
    for end in (0, 1):
        x = 0 if not end else p.xend; z = 0 if not end else p.rise_z
        with frame((x, 0, z), (0, 0, 0 if not end else 180)):
            ribs(width - .01, .16, .012, .006, .02, M.satin('alu', .4), (-.16, 0, .004))
            box2((-.175, -yy + .004, -.02), (-.155, yy - .004, .006), M.paint((.88, .56, .02), .4), .002)
            n = int(width / .024)
            for i in range(n):
                box((.03, .008, .008), (.005, -yy + .024 * (i + .5), .0), M.paint((.88, .56, .02), .4), .003)
            box2((-1.35, -yy - .02, -.05), (-.176, yy + .02, .002), M.ribbed('steel', .008, 'Y', .38, .0015), .003)
            box2((-1.42, -yy - .06, -.05), (-1.35, yy + .06, .001), M.brushed('steel', .25, 'Y'), .002)
    return p


def _panel(poly, y, t, mat):
    """Vertical sheet from a 2D outline (triangulated) with thickness along Y."""
    tri = tessellate_polygon([[Vector((a, b, 0)) for a, b in poly]])
    n = len(poly); v = [(a, y - t / 2, b) for a, b in poly] + [(a, y + t / 2, b) for a, b in poly]
    f = [tuple(q) for q in tri] + [tuple(n + i for i in reversed(q)) for q in tri] + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    return mesh(v, f, mat, smooth=False, name='balustrade')
