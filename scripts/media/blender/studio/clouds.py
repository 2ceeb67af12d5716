"""Sky with clouds as surroundings."""
import bpy

from materials.nodes import V


def cloud_sky(zenith=(0.16, 0.32, 0.62), horizon=(0.66, 0.76, 0.86), cloud=(0.95, 0.95, 0.95), shade=(0.62, 0.66, 0.72), cover=0.5, strength=1.0, scale=1.1, shift=0.0):
    """Clouds on a plane overhead, so that they grow smaller towards the horizon and end in haze.
    cover: 0 clear, 1 overcast. No sun: add a lamp."""
    nt = bpy.context.scene.world.node_tree
    node = lambda kind: nt.nodes.new('ShaderNode' + kind)
    link = nt.links.new
    coord, sep = node('TexCoord'), node('SeparateXYZ')
    link(coord.outputs['Generated'], sep.inputs[0])
    x, y, z = (V(nt, sep.outputs[i]) for i in range(3))
    depth = z.max(0.0) + 0.10

    def noise(dx, size, detail):
        p, n = node('CombineXYZ'), node('TexNoise')
        for value, slot in ((x / depth + shift + dx, 0), (y / depth + shift * 0.7, 1)):
            link(value.s, p.inputs[slot])
        link(p.outputs[0], n.inputs['Vector'])
        n.inputs['Scale'].default_value, n.inputs['Detail'].default_value = size, detail
        n.inputs['Roughness'].default_value = 0.56
        n.inputs['Distortion'].default_value = 0.25
        return V(nt, n.outputs['Fac'])

    def mix(fac, a, b):
        m = node('MixRGB')
        for value, slot in ((fac, 0), (a, 1), (b, 2)):
            if isinstance(value, tuple):
                m.inputs[slot].default_value = (*value, 1)
            else:
                link(value.s if isinstance(value, V) else value, m.inputs[slot])
        return m.outputs[0]

    edge = 0.72 - 0.42 * cover
    body = noise(0, scale, 8)
    mask = body.smooth(edge - 0.09, edge + 0.13) * z.smooth(0.015, 0.20)
    lit = (noise(0.22, scale, 5) - body + 0.5).smooth(0.40, 0.58)
    clear = mix(z.smooth(-0.02, 0.55), horizon, zenith)
    back = nt.nodes['Background']
    link(mix(mask * 0.92, clear, mix(lit, shade, cloud)), back.inputs[0])
    back.inputs[1].default_value = strength
