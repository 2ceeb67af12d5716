"""A spare part on a deep blue sweep, drawn by rim lights: the shot of `part`, lit anew."""
import bpy
from mathutils import Vector

import materials as M
import studio as S
from scenes import part


def _clear():
    """Removes the light set; the sweep stays and turns dark."""
    for ob in list(bpy.data.objects):
        mats = [m.name for m in getattr(ob.data, 'materials', []) if m]
        if ob.type == 'LIGHT' or any(name.startswith('flag') for name in mats):
            bpy.data.objects.remove(ob)
        elif any(name.startswith('sweep') for name in mats):
            ob.data.materials[0] = M.plain('night', (0.009, 0.017, 0.031), 0.5, 0.3)


def _lights(c, s, k):
    """Around the part's centre c, for a part about s metres wide."""

    def lamp(x, y, z, size, power, temp, **more):
        at = (c.x + x * s, c.y + y * s, c.z + z * s)
        S.area(at, (size[0] * s, size[1] * s), power * k * s * s, temp, target=tuple(c), **more)

    lamp(-1.7, 1.2, 1.2, (0.35, 1.9), 95, 8200)  # cool rim from behind
    lamp(1.8, 0.7, 0.9, (0.35, 1.9), 30, 4300, spread=42)  # warm rim opposite
    lamp(-0.2, 0.3, 2.1, (1.9, 0.7), 46, 5600, spread=110)  # strip overhead
    lamp(-1.1, -1.9, 1.3, (1.1, 1.1), 15, 5200, spread=60)  # soft key, so that faces and legends read
    glow = (c.x, c.y + 1.5 * s, c.z + 1.9 * s)
    S.area(glow, (1.3 * s, 0.4 * s), 55 * s * s, 7600, target=(c.x, c.y + 2.6 * s, c.z + 0.5 * s), glossy=False)
    S.world_gradient((0.016, 0.028, 0.050), (0.10, 0.14, 0.20), 0.30)


def build(p, view, w, h):
    """As `part`; the part stands in the upper four fifths, a title lies over the rest."""
    options = part.build(p, view, w, h)
    cam = bpy.context.scene.camera
    aim = Vector(bpy.context.scene.camera.matrix_world.translation)
    ray = cam.matrix_world.to_quaternion() @ Vector((0, 0, -1))
    distance = cam.data.dof.focus_distance
    centre = aim + ray * distance
    cam.data.lens *= 0.93
    cam.data.shift_x *= 0.93
    cam.data.shift_y = cam.data.shift_y * 0.93 - 0.045
    _clear()
    _lights(centre, distance * 0.55, p.get('k', 1))
    return dict(options, bloom=0.03, exposure=p.get('ev', 0))
