"""Grooved treads and steps."""
import bpy
import math
import materials as M
from geo import box2, frame, mesh, PI


def ribs(width, length, pitch=0.012, depth=0.010, t=0.030, mat=None, loc=(0, 0, 0), rot=(0, 0, 0)):
    """Grooved tread plate: ribs along X, top at z=0, from x=0 to x=length, centred on y."""
    n = int(width / pitch)
    pts = []
    w = n * pitch
    for i in range(n):
        y = -w / 2 + i * pitch
        pts += [
            (y, -depth),
            (y + pitch * 0.25, -depth),
            (y + pitch * 0.32, 0),
            (y + pitch * 0.93, 0),
            (y + pitch, -depth),
        ]
    pts += [(w / 2, -t), (-w / 2, -t)]
    with frame(loc, rot):
        return _prism_flat(pts, length, mat, (length / 2, 0, 0))


def _prism_flat(pts, depth, mat, loc):
    n = len(pts)
    v = [(s, a, b) for s in (-depth / 2, depth / 2) for (a, b) in pts]
    f = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)] + [
        tuple(range(n - 1, -1, -1)),
        tuple(range(n, 2 * n)),
    ]
    return mesh(v, f, mat, loc, smooth=False, name='ribs')


def step(width=1.0, loc=(0, 0, 0), body='alu', yellow=True, detail=True, dark=False):
    """Escalator step, nose at x=0, tread towards +X (.40 m), top at z=0."""
    m = M.satin('alu', 0.42) if not dark else M.paint((0.03, 0.03, 0.032), 0.45)
    b = set(bpy_objects())
    with frame(loc):
        yw = M.paint((0.88, 0.56, 0.02), 0.42)
        ribs(width - 0.10, 0.40, mat=m)
        for s in (-1, 1):
            box2(
                (0, s * (width / 2 - 0.004), -0.03), (0.40, s * (width / 2 - 0.050), 0.0015), yw if yellow else m, 0.002
            )
        if yellow:
            ribs(width - 0.10, 0.035, mat=yw, loc=(0.0, 0, 0.0012))
        # curved riser with cleats
        n = 7
        prof = []
        for i in range(n + 1):
            t = i / n
            prof.append((0.012 + 0.038 * math.sin(t * PI * 0.5) ** 1.5 * 1.0, -0.03 - 0.20 * t))
        pts = prof + [(x + 0.02, z) for x, z in reversed(prof)]
        mesh(
            [(x, y, z) for y in (-width / 2 + 0.01, width / 2 - 0.01) for x, z in pts],
            [(i, (i + 1) % len(pts), len(pts) + (i + 1) % len(pts), len(pts) + i) for i in range(len(pts))],
            M.ribbed('alu', 0.012, 'Y', 0.42, 0.006) if not dark else M.paint((0.03, 0.03, 0.032), 0.45),
        )
    return [o for o in bpy_objects() if o not in b]


def pallet(width=1.0, loc=(0, 0, 0)):
    """Pallet of a moving walk, 0.40 m along X, top at z=0."""
    before = set(bpy_objects())
    with frame(loc):
        ribs(width - 0.01, 0.397, 0.012, 0.008, 0.03, M.satin('alu', 0.42))
    return [o for o in bpy_objects() if o not in before]


def bpy_objects():
    return list(bpy.data.objects)
