"""Solids as real meshes with bevels."""
import bmesh
import bpy
import math
from geo.frames import _finish, link


def mesh(verts, faces, mat=None, loc=(0, 0, 0), rot=(0, 0, 0), bevel=0, seg=2, smooth=True, name='mesh', angle=35):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], faces)
    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me)
    bm.free()
    me.update()
    return _finish(link(me, loc, rot, name), mat, bevel, seg, smooth, angle)


shared_meshes = {}


def box(size, loc=(0, 0, 0), mat=None, bevel=0.003, rot=(0, 0, 0), name='box', seg=2):
    """Box centred on loc. Mesh data is shared between equal boxes."""
    x, y, z = [s / 2 for s in size]
    bevel = min(bevel, min(x, y, z) * 0.9) if bevel else 0
    key = ('box', size if isinstance(size, tuple) else tuple(size), mat.name if mat else '')
    me = shared_meshes.get(key)
    if me is not None:
        try:
            me.name
        except ReferenceError:
            me = None
    if me is None:
        v = [(-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
        f = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
        me = bpy.data.meshes.new(name)
        me.from_pydata(v, [], f)
        me.update()
        shared_meshes[key] = me
    return _finish(link(me, loc, rot, name), mat, bevel, seg)


def box2(a, b, mat=None, bevel=0.003, **k):
    """Box from min corner a to max corner b."""
    s = tuple(round(abs(b[i] - a[i]), 5) for i in range(3))
    c = tuple((a[i] + b[i]) / 2 for i in range(3))
    return box(s, c, mat, bevel, **k)


AX = {'Z': (0, 0, 0), 'X': (0, 90, 0), 'Y': (-90, 0, 0)}


def cyl(r, h, loc=(0, 0, 0), mat=None, axis='Z', bevel=0.002, n=48, r2=None, rot=None, name='cyl', seg=2):
    r2 = r if r2 is None else r2
    v, f = [], []
    for i in range(n):
        a = 2 * math.pi * i / n
        v.append((r * math.cos(a), r * math.sin(a), -h / 2))
    for i in range(n):
        a = 2 * math.pi * i / n
        v.append((r2 * math.cos(a), r2 * math.sin(a), h / 2))
    for i in range(n):
        j = (i + 1) % n
        f.append((i, j, n + j, n + i))
    f.append(tuple(range(n - 1, -1, -1)))
    f.append(tuple(range(n, 2 * n)))
    bevel = min(bevel, h * 0.45, r * 0.9) if bevel else 0
    return mesh(v, f, mat, loc, rot or AX[axis], bevel, seg, name=name)


def lathe(profile, loc=(0, 0, 0), mat=None, axis='Z', n=64, rot=None, bevel=0, name='lathe', angle=35, arc=360):
    """Revolve (radius, height) pairs round the axis. Closed when first == last."""
    v, f = [], []
    m = len(profile)
    cnt = n if arc == 360 else n + 1
    for i in range(cnt):
        a = math.radians(arc) * i / n
        for r, z in profile:
            v.append((r * math.cos(a), r * math.sin(a), z))
    for i in range(n):
        j = (i + 1) % cnt
        for k in range(m - 1):
            f.append((i * m + k, j * m + k, j * m + k + 1, i * m + k + 1))
    ob = mesh(v, f, mat, loc, rot or AX[axis], 0, name=name, angle=angle)
    bm = bmesh.new()
    bm.from_mesh(ob.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-6)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(ob.data)
    bm.free()
    for p in ob.data.polygons:
        p.use_smooth = True
    if bevel:
        _finish(ob, None, bevel, 2, True, angle)
    return ob


def ring(r_out, r_in, h, loc=(0, 0, 0), mat=None, axis='Z', bevel=0.001, n=64, rot=None):
    b = bevel
    p = [
        (r_in, -h / 2 + b),
        (r_in + b, -h / 2),
        (r_out - b, -h / 2),
        (r_out, -h / 2 + b),
        (r_out, h / 2 - b),
        (r_out - b, h / 2),
        (r_in + b, h / 2),
        (r_in, h / 2 - b),
        (r_in, -h / 2 + b),
    ]
    return lathe(p, loc, mat, axis, n, rot)


def prism(pts, depth, mat=None, plane='XZ', loc=(0, 0, 0), rot=(0, 0, 0), bevel=0.003, seg=2, name='prism', angle=35):
    """Extrude a 2D polygon symmetrically by depth. plane XZ extrudes along Y, XY along Z, YZ along X."""
    n = len(pts)
    v = []
    for s in (-depth / 2, depth / 2):
        for a, b in pts:
            v.append({'XZ': (a, s, b), 'XY': (a, b, s), 'YZ': (s, a, b)}[plane])
    f = [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n))]
    for i in range(n):
        j = (i + 1) % n
        f.append((i, j, n + j, n + i))
    return mesh(v, f, mat, loc, rot, bevel, seg, name=name, angle=angle)
