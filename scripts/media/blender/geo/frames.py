"""Transform stack and object plumbing. Metres, Z up, degrees."""
import bpy
import math
from mathutils import Vector
from mathutils import Matrix
from mathutils import Euler
from contextlib import contextmanager


PI = math.pi
_XF = [Matrix.Identity(4)]


def _m(loc=(0, 0, 0), rot=(0, 0, 0)):
    e = Euler([math.radians(a) for a in rot], 'XYZ')
    return Matrix.Translation(Vector(loc)) @ e.to_matrix().to_4x4()


@contextmanager
def frame(loc=(0, 0, 0), rot=(0, 0, 0)):
    _XF.append(_XF[-1] @ _m(loc, rot))
    try:
        yield
    finally:
        _XF.pop()


def reset_frames():
    del _XF[1:]


def link(data, loc=(0, 0, 0), rot=(0, 0, 0), name=None):
    ob = bpy.data.objects.new(name or data.name, data)
    bpy.context.scene.collection.objects.link(ob)
    ob.matrix_world = _XF[-1] @ _m(loc, rot)
    return ob


def _finish(ob, mat, bevel, seg=2, smooth=True, angle=35):
    if mat is not None and not ob.data.materials:
        ob.data.materials.append(mat)
    me = ob.data
    if smooth:
        for p in me.polygons:
            p.use_smooth = True
        me.use_auto_smooth = True
        me.auto_smooth_angle = math.radians(angle)
    if bevel:
        b = ob.modifiers.new('bevel', 'BEVEL')
        b.width = bevel
        b.segments = seg
        b.limit_method = 'ANGLE'
        b.angle_limit = math.radians(angle)
        b.harden_normals = True
    return ob


def instance(ob, loc=(0, 0, 0), rot=(0, 0, 0)):
    """Linked duplicate (shares mesh, keeps modifiers)."""
    o = ob.copy()
    bpy.context.scene.collection.objects.link(o)
    o.matrix_world = _XF[-1] @ _m(loc, rot)
    return o


def hide(ob, camera=False, diffuse=None, glossy=None, shadow=None):
    """Ray visibility: by default only hides from the camera."""
    obs = ob if isinstance(ob, (list, tuple)) else [ob]
    for o in obs:
        o.visible_camera = camera
        if diffuse is not None:
            o.visible_diffuse = diffuse
        if glossy is not None:
            o.visible_glossy = glossy
        if shadow is not None:
            o.visible_shadow = shadow
    return ob
