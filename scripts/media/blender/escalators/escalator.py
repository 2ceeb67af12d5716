"""A whole escalator."""
import bpy
import math
from mathutils import Vector
from mathutils.geometry import tessellate_polygon

import materials as M
from escalators.landing import inlet, landing
from escalators.path import EscPath, handrail_loop
from escalators.steps import pallet, step
from geo import box, box2, frame, mesh, sweep
from geo.frames import _XF, _m


def escalator(
    rise=4.5,
    angle=30,
    width=1.0,
    phase=0.0,
    bal='glass',
    deck='steel',
    rail=(0.012, 0.012, 0.013),
    clad='brushed:steel',
    led=None,
    flat=1.2,
    soffit=True,
    dark=False,
    pallets=False,
    skirt=None,
):
    """Whole escalator ascending towards +X, lower landing plate ends at x=0, centred on y.

    pallets: an inclined moving walk (angle 10 to 12). led, skirt: colours of the light under the
    handrail and of the spots along the skirt."""
    p = EscPath(rise, angle, flat)
    p.rise_z = p.at(p.len)[1]
    dm = M.satin(deck, 0.27, False)
    hb = 0.98  # satin, not brushed: hairline noise breaks up on inclined sweeps
    cm = M.satin(clad.split(':')[1], 0.30, False) if clad.startswith('brushed') else M.spec(clad)
    # steps
    proto = pallet(width, (0, 0, -40)) if pallets else step(width, (0, 0, -40), dark=dark)
    pitch = 0.402 if pallets else 0.405
    d = phase * pitch
    while d < p.len:
        x, z, a = p.at(d)
        if -0.02 < x < p.xend + 0.1:
            for o in proto:
                c = o.copy()
                bpy.context.scene.collection.objects.link(c)
                c.matrix_world = _XF[-1] @ _m((x, 0, z), (0, -math.degrees(a) if pallets else 0, 0)) @ (_XF[-1] @ _m((0, 0, -40))).inverted() @ o.matrix_world
        d += pitch
    for o in proto:
        bpy.data.objects.remove(o)
    yy = width / 2
    ex = 0.55
    for s in (-1, 1):
        P_ = lambda off: [(-ex - 0.5, off)] + p.pts(off, 0, p.len, 90) + [(p.xend + ex + 0.5, p.rise_z + off)]
        Pin = lambda off: p.pts(off, 0, p.len, 90)
        # skirt (with brush), inner deck, outer deck, cladding
        sweep(
            P_(0),
            [(s * (yy + 0.004), -0.14), (s * (yy + 0.004), 0.11), (s * (yy + 0.012), 0.11), (s * (yy + 0.012), -0.14)],
            M.satin('steel', 0.30, False),
        )
        sweep(
            Pin(0.045),
            [
                (s * (yy - 0.014), -0.006),
                (s * (yy - 0.014), 0.004),
                (s * (yy + 0.004), 0.010),
                (s * (yy + 0.004), -0.012),
            ],
            M.rubber(),
        )
        sweep(
            P_(0),
            [
                (s * (yy + 0.004), 0.108),
                (s * (yy + 0.004), 0.118),
                (s * (yy + 0.105), 0.185),
                (s * (yy + 0.125), 0.185),
                (s * (yy + 0.125), 0.150),
            ],
            dm,
        )
        sweep(
            P_(0),
            [(s * (yy + 0.145), 0.150), (s * (yy + 0.145), 0.185), (s * (yy + 0.30), 0.185), (s * (yy + 0.305), 0.150)],
            dm,
        )
        sweep(
            P_(0),
            [
                (s * (yy + 0.295), 0.160),
                (s * (yy + 0.305), 0.160),
                (s * (yy + 0.305), -0.80),
                (s * (yy + 0.295), -0.80),
            ],
            cm,
        )
        if skirt:
            for i in range(int(p.len / 0.6)):
                x, z, a = p.at(0.3 + i * 0.6)
                u, w = x - math.sin(a) * 0.085, z + math.cos(a) * 0.085
                e = box((0.11, 0.006, 0.010), (u, s * (yy + 0.003), w), M.led(4000, 5.0, skirt, sample=False), 0, (0, -math.degrees(a), 0))
                e.visible_diffuse = False
        for x, z in ((-ex - 0.503, 0), (p.xend + ex + 0.503, p.rise_z)):  # closed ends of the decks
            box2((x - 0.004, s * (yy + 0.004), z - 0.16), (x + 0.004, s * (yy + 0.305), z + 0.1852), dm, 0)
        gy = s * (yy + 0.135)
        loop = handrail_loop(p, hb)
        # handrail: rubber C over a steel guide
        sec = [
            (gy + 0.040 * a, 0.022 * b + 0.010)
            for a, b in [
                (-1, -0.9),
                (-1, 0.2),
                (-0.8, 0.75),
                (-0.35, 1),
                (0.35, 1),
                (0.8, 0.75),
                (1, 0.2),
                (1, -0.9),
                (0.72, -1.05),
                (-0.72, -1.05),
            ]
        ]
        sweep(loop, sec, M.rubber(rail, 0.30), angle=50)
        sweep(
            loop,
            [(gy - 0.020, -0.030), (gy - 0.020, -0.010), (gy + 0.020, -0.010), (gy + 0.020, -0.030)],
            M.satin('steel', 0.22, False),
        )
        if led:
            e = sweep(
                loop,
                [
                    (gy - s * 0.019, -0.034),
                    (gy - s * 0.010, -0.034),
                    (gy - s * 0.010, -0.030),
                    (gy - s * 0.019, -0.030),
                ],
                M.led(4000, 4.0, led, sample=False),
            )
            e.visible_diffuse = False
        # balustrade panel: outline = handrail loop pulled in, closed along the deck
        inn = []
        for i in range(1, len(loop) - 1):
            a, b = loop[i - 1], loop[i + 1]
            L = math.hypot(b[0] - a[0], b[1] - a[1]) or 1
            inn.append((loop[i][0] + (b[1] - a[1]) / L * 0.030, loop[i][1] - (b[0] - a[0]) / L * 0.030))
        base = [(-ex + 0.1, 0.16)] + p.pts(0.16, 0, p.len, 60) + [(p.xend + ex - 0.1, p.rise_z + 0.16)]
        poly = inn + list(reversed(base))
        if bal == 'glass':
            gm = M.glass((0.945, 0.975, 0.968))
            _panel(poly, gy, 0.012, gm)
            n = int(p.len / 1.25)
            for i in range(1, n + 1):
                x, z, a = p.at(p.len * i / (n + 1))
                box(
                    (0.005, 0.016, 0.76),
                    (x - math.sin(a) * 0.55, gy, z + math.cos(a) * 0.55),
                    M.plain('joint_dark', (0.05, 0.06, 0.06), 0.3),
                    0.001,
                    rot=(0, -math.degrees(a), 0),
                )
        else:
            _panel(poly, gy, 0.03, M.spec(bal))
            n = int(p.len / 1.25)
            for i in range(1, n + 1):
                x, z, a = p.at(p.len * i / (n + 1))
                box(
                    (0.004, 0.032, 0.78),
                    (x - math.sin(a) * 0.55, gy, z + math.cos(a) * 0.55),
                    M.black(),
                    0,
                    rot=(0, -math.degrees(a), 0),
                )
    # underside
    if soffit:
        under = p.pts(-0.80, 0, p.len, 60)
        sweep(under, [(-yy - 0.30, -0.01), (-yy - 0.30, 0.01), (yy + 0.30, 0.01), (yy + 0.30, -0.01)], cm)
    for x, z, turn in ((0, 0, 0), (p.xend, p.rise_z, 180)):
        with frame((x, 0, z), (0, 0, turn)):
            landing(width)
            for side in (-1, 1):
                inlet(side * (yy + 0.135), -0.20, hb - 0.72, stop=side > 0)
    return p


def _panel(poly, y, t, mat):
    """Vertical sheet from a 2D outline (triangulated) with thickness along Y."""
    tri = tessellate_polygon([[Vector((a, b, 0)) for a, b in poly]])
    n = len(poly)
    v = [(a, y - t / 2, b) for a, b in poly] + [(a, y + t / 2, b) for a, b in poly]
    f = (
        [tuple(q) for q in tri]
        + [tuple(n + i for i in reversed(q)) for q in tri]
        + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    )
    return mesh(v, f, mat, smooth=False, name='balustrade')
