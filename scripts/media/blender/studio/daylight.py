"""Open air: sky with clouds, sun, and haze that swallows distant things."""
import math

import bpy
from mathutils import Vector

from geo import link
from materials.nodes import G, V


class _World(G):
    """Node builder on the world instead of a material."""

    def __init__(g):
        g.nt = bpy.context.scene.world.node_tree
        g._tc = None


def _toward(azimuth, elevation):
    a, e = math.radians(azimuth), math.radians(elevation)
    return Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)))


def heaven(
    horizon,
    low,
    top,
    strength=1.0,
    azimuth=-60,
    elevation=20,
    glow=(0, 0, 0),
    clouds=0.5,
    cover=0.52,
    scale=1.0,
    cloud=(1, 1, 1),
    shade=(0.6, 0.62, 0.68),
    light=1.0,
):
    """Sky from the colour at the horizon over low to the zenith, with a glow round the sun.

    azimuth counts from +Y towards +X. clouds is their density 0..1, cover their threshold (less is more
    clouds). Diffuse light comes from the clear gradient times light, which keeps it free of noise."""
    g = _World()
    x, y, z = g.xyz('Generated')
    up = z.max(0)
    clear = g.ramp(up.pow(0.6), [(0, horizon), (0.24, low), (0.68, top)])
    s = _toward(azimuth, max(elevation, 0))
    near = (x * s.x + y * s.y + z * s.z).max(0)
    halo = near.pow(7) * 0.55 + near.pow(90) * 0.9
    base = g.mix(1.0, clear, g.mix(halo, (0, 0, 0), tuple(glow)), 'ADD')
    cb = g.n('CombineXYZ')
    for i, a in enumerate((x, y)):
        g.l(a / (up + 0.16) * scale, cb.inputs[i])
    n = g.noise(0.85, 9, 0.56, cb.outputs[0], 0.35)
    m = g.n('Mapping')
    m.inputs['Location'].default_value = (s.x * 0.16, s.y * 0.16, 0)
    g.l(cb.outputs[0], m.inputs[0])
    n2 = g.noise(0.85, 4, 0.5, m.outputs[0], 0.35)
    dense = n.smooth(cover, cover + 0.22) * clouds * up.smooth(0.015, 0.16)
    body = g.mix((n2 - n * 0.6 - cover * 0.25).smooth(-0.02, 0.24), tuple(cloud), tuple(shade))
    seen = g.mix(dense, base, body)
    path = g.n('LightPath')
    plain = V(g.nt, path.outputs['Is Diffuse Ray'])
    bright = g.mix(1.0, clear, (light,) * 3, 'MULTIPLY')
    bg = g.nt.nodes['Background']
    g.l(g.mix(plain, seen, bright), bg.inputs[0])
    bg.inputs[1].default_value = strength


def sun(energy, azimuth=-60, elevation=20, color=(1, 0.92, 0.82), size=0.8):
    """Sunlight from the given direction; size is the angle of the disc in degrees."""
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.angle, lamp.color = energy, math.radians(size), color
    ob = link(lamp, (0, 0, 50))
    ob.rotation_euler = _toward(azimuth, elevation).to_track_quat('Z', 'Y').to_euler()


def haze(color, distance, start=0.0, most=1.0):
    """Mixes the colour of the air into every material by its distance from the camera.

    A shader trick instead of a volume: it costs nothing and has no noise. Call it when all is built."""
    for mat in list(bpy.data.materials):
        if not mat.use_nodes or mat.name.startswith(('glass', 'led')):
            continue
        nt = mat.node_tree
        out = next(n for n in nt.nodes if n.type == 'OUTPUT_MATERIAL')
        if not out.inputs[0].links:
            continue
        shader = out.inputs[0].links[0].from_socket
        far = V(nt, nt.nodes.new('ShaderNodeCameraData').outputs['View Distance'])
        air = 1 - ((far - start).max(0) * (-1 / distance)).m('EXPONENT')
        eye = V(nt, nt.nodes.new('ShaderNodeLightPath').outputs['Is Camera Ray'])
        glow, mix = nt.nodes.new('ShaderNodeEmission'), nt.nodes.new('ShaderNodeMixShader')
        glow.inputs[0].default_value = (*color, 1)
        nt.links.new((air * eye * most).s, mix.inputs[0])
        nt.links.new(shader, mix.inputs[1])
        nt.links.new(glow.outputs[0], mix.inputs[2])
        nt.links.new(mix.outputs[0], out.inputs[0])
        mat.cycles.sample_as_light = False
