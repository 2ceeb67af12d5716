"""Prototypes that are modelled once and placed many times as collection instances."""
import bpy
from mathutils import Matrix

from geo import frames


def prototype(build, *args, **options):
    """Calls build in its own coordinates and takes what it made out of the scene, to be placed later."""
    scene = bpy.context.scene.collection
    before = set(scene.objects)
    frames._XF.append(Matrix.Identity(4))
    try:
        build(*args, **options)
    finally:
        frames._XF.pop()
    made = bpy.data.collections.new(build.__name__)
    for ob in [o for o in scene.objects if o not in before]:
        scene.objects.unlink(ob)
        made.objects.link(ob)
    return made


def place(made, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """One instance of a prototype in the present frame; scale is a number or (x, y, z)."""
    ob = bpy.data.objects.new(made.name, None)
    ob.instance_type, ob.instance_collection = 'COLLECTION', made
    bpy.context.scene.collection.objects.link(ob)
    s = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    ob.matrix_world = frames._XF[-1] @ frames._m(loc, rot) @ Matrix.Diagonal((*s, 1))
    return ob


def grid(made, cols, rows, w, h, pick):
    """A wall of bays in the plane y=0: pick(column, row) is the index into made, or None for a gap."""
    for j in range(rows):
        for i in range(cols):
            k = pick(i, j)
            if k is not None:
                place(made[k], (i * w, 0, j * h))
