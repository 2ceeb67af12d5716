"""Architectural camera."""
import bpy
import math
from mathutils import Vector


def camera(loc, yaw=0.0, lens=24, pitch=0.0, shift=(0, 0), target=None, dof=None, fstop=5.6, w=1280, h=800):
    """Architectural camera: yaw 0 looks along +Y, pitch 0 keeps verticals straight (use shift).
    target=(x,y,z) aims the yaw (and pitch unless pitch is 0/False) at a point."""
    cd = bpy.data.cameras.new('cam')
    ob = bpy.data.objects.new('cam', cd)
    sc = bpy.context.scene
    sc.collection.objects.link(ob)
    sc.camera = ob
    ob.location = loc
    if target is not None:
        d = Vector(target) - Vector(loc)
        yaw = math.degrees(math.atan2(-d.x, d.y))
        if pitch is None:
            pitch = math.degrees(math.atan2(d.z, math.hypot(d.x, d.y)))
    ob.rotation_euler = (math.radians(90 + (pitch or 0)), 0, math.radians(yaw))
    cd.lens = lens
    cd.sensor_width = 36
    cd.sensor_fit = 'HORIZONTAL' if w >= h else 'VERTICAL'
    if w < h:
        cd.sensor_height = 36
    cd.shift_x, cd.shift_y = shift
    cd.clip_start = 0.02
    cd.clip_end = 500
    if dof:
        cd.dof.use_dof = True
        cd.dof.aperture_fstop = fstop
        cd.dof.focus_distance = dof if isinstance(dof, (int, float)) else (Vector(dof) - Vector(loc)).length
        cd.dof.aperture_blades = 7
    sc.render.resolution_x, sc.render.resolution_y, sc.render.resolution_percentage = w, h, 100
    return ob
