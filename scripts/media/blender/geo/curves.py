"""Outlines, bars, sweeps and lettering."""
import bpy
import math
import os
from mathutils import Vector
from geo.frames import link
from geo.solids import mesh


def rrect(w, h, r, n=8):
    """Rounded rectangle outline centred on the origin."""
    r = min(r, w / 2 - 1e-5, h / 2 - 1e-5)
    out = []
    for cx, cy, a0 in (
        (w / 2 - r, h / 2 - r, 0),
        (-w / 2 + r, h / 2 - r, 90),
        (-w / 2 + r, -h / 2 + r, 180),
        (w / 2 - r, -h / 2 + r, 270),
    ):
        for i in range(n + 1):
            a = math.radians(a0 + 90 * i / n)
            out.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return out


def circle(r, n=48, c=(0, 0)):
    return [(c[0] + r * math.cos(2 * math.pi * i / n), c[1] + r * math.sin(2 * math.pi * i / n)) for i in range(n)]


def tube(points, r, mat=None, cyclic=False, smooth=False, loc=(0, 0, 0), rot=(0, 0, 0), name='tube', res=6, fillet=0):
    """Round bar through points; fillet rounds the corners, smooth makes it a free curve."""
    if fillet:
        points = fillet_path(points, fillet)
    cu = bpy.data.curves.new(name, 'CURVE')
    cu.dimensions = '3D'
    cu.bevel_depth = r
    cu.bevel_resolution = res
    cu.use_fill_caps = True
    if smooth:
        sp = cu.splines.new('BEZIER')
        sp.bezier_points.add(len(points) - 1)
        for bp, p in zip(sp.bezier_points, points):
            bp.co = p
            bp.handle_left_type = bp.handle_right_type = 'AUTO'
        sp.resolution_u = 12
    else:
        sp = cu.splines.new('POLY')
        sp.points.add(len(points) - 1)
        for bp, p in zip(sp.points, points):
            bp.co = (*p, 1)
    sp.use_cyclic_u = cyclic
    sp.use_smooth = True
    ob = link(cu, loc, rot, name)
    if mat:
        cu.materials.append(mat)
    return ob


def fillet_path(pts, r, n=8):
    """Round every interior corner of a 3D polyline."""
    pts = [Vector(p) for p in pts]
    out = [pts[0]]
    for a, b, c in zip(pts, pts[1:], pts[2:]):
        u, w = (a - b).normalized(), (c - b).normalized()
        ang = u.angle(w)
        d = min(r / math.tan(ang / 2), (a - b).length * 0.49, (c - b).length * 0.49)
        p, q = b + u * d, b + w * d
        for i in range(n + 1):
            t = i / n
            out.append((1 - t) ** 2 * p + 2 * t * (1 - t) * b + t * t * q)
    out.append(pts[-1])
    return [tuple(p) for p in out]


def sweep(path, section, mat=None, loc=(0, 0, 0), rot=(0, 0, 0), cyclic=False, name='sweep', caps=True, angle=35):
    """Sweep a closed 2D section [(side, normal)] along a 2D path [(x, z)] lying in the XZ plane.
    side runs along Y, normal is perpendicular to the path (left of travel)."""
    n, m = len(path), len(section)
    v, f = [], []
    for i, (x, z) in enumerate(path):
        if cyclic:
            a, b = path[i - 1], path[(i + 1) % n]
        else:
            a, b = path[max(i - 1, 0)], path[min(i + 1, n - 1)]
        tx, tz = b[0] - a[0], b[1] - a[1]
        L = math.hypot(tx, tz) or 1
        nx, nz = -tz / L, tx / L
        for s, h in section:
            v.append((x + nx * h, s, z + nz * h))
    last = n if cyclic else n - 1
    for i in range(last):
        j = (i + 1) % n
        for k in range(m):
            l = (k + 1) % m
            f.append((i * m + k, j * m + k, j * m + l, i * m + l))
    if caps and not cyclic:
        f.append(tuple(range(m)))
        f.append(tuple(range((n - 1) * m, n * m)))
    return mesh(v, f, mat, loc, rot, 0, name=name, angle=angle)


_fonts = {}


def text(s, size, loc=(0, 0, 0), rot=(90, 0, 0), mat=None, align='CENTER', depth=0.0004, font=None, name='text'):
    cu = bpy.data.curves.new(name, 'FONT')
    cu.body = s
    cu.size = size
    cu.align_x = align
    cu.align_y = 'CENTER'
    cu.extrude = depth
    for p in ((font,) if font else ()) + (
        '/usr/share/fonts/truetype/liberation/LiberationSans-Bold.ttf',
        '/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf',
    ):
        if p and os.path.exists(p):
            try:
                cu.font = bpy.data.fonts.load(p, check_existing=True)
            except RuntimeError:
                continue
            break
    ob = link(cu, loc, rot, name)
    if mat:
        cu.materials.append(mat)
    return ob
