"""A spare part on a light sweep."""
import importlib
import math

import bpy
import studio as S
from mathutils import Matrix, Vector


def _points(objects):
    """World coordinates of all vertices; loose ends such as cables may leave the picture."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    found = []
    for ob in objects:
        if ob.type not in ('MESH', 'CURVE') or ob.get('loose'):
            continue
        shape = ob.evaluated_get(graph)
        found += [ob.matrix_world @ v.co for v in shape.to_mesh().vertices]
        shape.to_mesh_clear()
    return found


def _corners(a, b):
    return [Vector((x, y, z)) for x in (a[0], b[0]) for y in (a[1], b[1]) for z in (a[2], b[2])]


def _frame(points, fill, w, h):
    """Lens and shift of the scene's camera such that the points fill this share of the picture, centred."""
    ob = bpy.context.scene.camera
    bpy.context.view_layer.update()
    to_camera = ob.matrix_world.inverted()
    cam = ob.data
    u, v = [], []
    for p in points:
        x, y, z = to_camera @ p
        u.append(x / -z * cam.lens / cam.sensor_width)
        v.append(y / -z * cam.lens / cam.sensor_width)
    k = min(fill / (max(u) - min(u)), fill * h / w / (max(v) - min(v)))
    cam.lens *= k
    cam.shift_x, cam.shift_y = k * (min(u) + max(u)) / 2, k * (min(v) + max(v)) / 2


def build(p, view, w, h):
    """p['model'] is 'family.part': PARTS['part'] in spares/family.py gives the function and its shot:
    cam and aim (position and target of the camera), fill (share of the picture), focus (two corners of
    the box to show instead of the whole part), turn (degrees round the vertical axis, to show its back),
    bg, k (light), ev, and views, which change any of these."""
    family, name = p['model'].split('.')
    make, shot = importlib.import_module('spares.' + family).PARTS[name]
    o = dict(shot, **shot.get('views', {}).get(view, {}), **p.get('shot', {}))
    before = set(bpy.data.objects)
    _, s = make()
    objects = set(bpy.data.objects) - before
    for ob in objects if 'turn' in o else ():
        ob.matrix_world = Matrix.Rotation(math.radians(o['turn']), 4, 'Z') @ ob.matrix_world
    points = _corners(*o['focus']) if 'focus' in o else _points(objects)
    aim = tuple(sum(points, Vector()) / len(points)) if 'focus' in o else o['aim']
    S.backdrop(o.get('bg', (0.80, 0.81, 0.82)), width=14 * s, depth=6 * s, height=7 * s, radius=2.2 * s, y=2.6 * s)
    S.product_lights(o.get('k', 1.0), s)
    S.camera(o['cam'], target=aim, pitch=None, w=w, h=h, dof=aim, fstop=max(8, 5.6 / s) if s > 0.5 else 16)
    _frame(points, o.get('fill', 0.84), w, h)
    return dict(bloom=0.02, look='High Contrast', exposure=o.get('ev', 0))
