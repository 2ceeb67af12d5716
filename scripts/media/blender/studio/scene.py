"""Scene reset and surroundings."""
import bpy
import math
from geo import reset_frames
from geo.solids import shared_meshes
from materials.nodes import made


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    shared_meshes.clear()
    reset_frames()
    made.clear()
    sc = bpy.context.scene
    sc.render.engine = 'CYCLES'
    sc.view_settings.view_transform = 'Filmic'
    sc.view_settings.look = 'Medium High Contrast'
    w = bpy.data.worlds.new('world')
    sc.world = w
    w.use_nodes = True
    world((0.05, 0.05, 0.05), 1)
    return sc


def world(color=(1, 1, 1), strength=1.0):
    bg = bpy.context.scene.world.node_tree.nodes['Background']
    bg.inputs[0].default_value = (*color, 1)
    bg.inputs[1].default_value = strength


def world_gradient(low=(0.35, 0.36, 0.38), high=(1, 1, 1), strength=0.6, horizon=None):
    """Soft vertical gradient: the cheapest believable studio surroundings for metal."""
    nt = bpy.context.scene.world.node_tree
    bg = nt.nodes['Background']
    tc = nt.nodes.new('ShaderNodeTexCoord')
    sep = nt.nodes.new('ShaderNodeSeparateXYZ')
    mr = nt.nodes.new('ShaderNodeMapRange')
    cr = nt.nodes.new('ShaderNodeValToRGB')
    mr.inputs[1].default_value = -0.4
    mr.inputs[2].default_value = 0.9
    cr.color_ramp.elements[0].color = (*low, 1)
    cr.color_ramp.elements[1].color = (*high, 1)
    if horizon:
        e = cr.color_ramp.elements.new(0.32)
        e.color = (*horizon, 1)
    nt.links.new(tc.outputs['Generated'], sep.inputs[0])
    nt.links.new(sep.outputs['Z'], mr.inputs[0])
    nt.links.new(mr.outputs[0], cr.inputs[0])
    nt.links.new(cr.outputs[0], bg.inputs[0])
    bg.inputs[1].default_value = strength


def sky(strength=0.25, elevation=35, rotation=120, sun=False, dust=1.5):
    nt = bpy.context.scene.world.node_tree
    bg = nt.nodes['Background']
    s = nt.nodes.new('ShaderNodeTexSky')
    s.sky_type = 'NISHITA'
    s.sun_elevation = math.radians(elevation)
    s.sun_rotation = math.radians(rotation)
    s.sun_disc = sun
    s.dust_density = dust
    s.altitude = 50
    nt.links.new(s.outputs[0], bg.inputs[0])
    bg.inputs[1].default_value = strength
