"""Builder for procedural materials. V wraps a node socket so that patterns read as formulas."""
import bpy
import math


made = {}


class V:
    def __init__(s, nt, sock):
        s.nt, s.s = nt, sock

    def m(s, op, *a, clamp=False):
        n = s.nt.nodes.new('ShaderNodeMath')
        n.operation = op
        n.use_clamp = clamp
        for i, x in enumerate((s,) + a):
            if isinstance(x, V):
                s.nt.links.new(x.s, n.inputs[i])
            else:
                n.inputs[i].default_value = x
        return V(s.nt, n.outputs[0])

    def __add__(s, o):
        return s.m('ADD', o)

    def __radd__(s, o):
        return s.m('ADD', o)

    def __sub__(s, o):
        return s.m('SUBTRACT', o)

    def __rsub__(s, o):
        return (s * -1) + o

    def __mul__(s, o):
        return s.m('MULTIPLY', o)

    def __rmul__(s, o):
        return s.m('MULTIPLY', o)

    def __truediv__(s, o):
        return s.m('DIVIDE', o)

    def __gt__(s, o):
        return s.m('GREATER_THAN', o)

    def __lt__(s, o):
        return s.m('LESS_THAN', o)

    def sin(s):
        return s.m('SINE')

    def cos(s):
        return s.m('COSINE')

    def abs(s):
        return s.m('ABSOLUTE')

    def floor(s):
        return s.m('FLOOR')

    def frac(s):
        return s.m('FRACT')

    def pow(s, p):
        return s.m('POWER', p)

    def sqrt(s):
        return s.m('SQRT')

    def max(s, o):
        return s.m('MAXIMUM', o)

    def min(s, o):
        return s.m('MINIMUM', o)

    def atan2(s, o):
        return s.m('ARCTAN2', o)

    def pingpong(s, o):
        return s.m('PINGPONG', o)

    def smooth(s, a, b):
        """0 below a, 1 above b."""
        n = s.nt.nodes.new('ShaderNodeMapRange')
        n.interpolation_type = 'SMOOTHSTEP'
        s.nt.links.new(s.s, n.inputs[0])
        n.inputs[1].default_value = a
        n.inputs[2].default_value = b
        return V(s.nt, n.outputs[0])


class G:
    """Material graph builder."""

    def __init__(g, name):
        g.mat = bpy.data.materials.new(name)
        g.mat.use_nodes = True
        g.nt = g.mat.node_tree
        g.nt.nodes.clear()
        g.out = g.nt.nodes.new('ShaderNodeOutputMaterial')
        g._tc = None

    def n(g, t, **kw):
        n = g.nt.nodes.new('ShaderNode' + t)
        for k, v in kw.items():
            setattr(n, k, v)
        return n

    def l(g, a, b):
        g.nt.links.new(a.s if isinstance(a, V) else a, b)

    def coord(g, kind='Object', scale=(1, 1, 1), rot=(0, 0, 0), loc=(0, 0, 0)):
        if g._tc is None:
            g._tc = g.n('TexCoord')
        m = g.n('Mapping')
        m.inputs['Scale'].default_value = scale
        m.inputs['Rotation'].default_value = [math.radians(a) for a in rot]
        m.inputs['Location'].default_value = loc
        g.l(g._tc.outputs[kind], m.inputs[0])
        return m.outputs[0]

    def slab(g, scale=1.0, rot=(0, 0, 0), loc=(0, 0, 0), amount=9.0):
        """Object coordinates shifted by a per-object random amount: every slab is a different cut."""
        oi = g.n('ObjectInfo')
        v = g.n('VectorMath', operation='MULTIPLY')
        v.inputs[1].default_value = (amount, amount * 0.7, amount * 1.3)
        g.l(oi.outputs['Random'], v.inputs[0])
        a = g.n('VectorMath', operation='ADD')
        g.l(g.coord(rot=rot, loc=loc), a.inputs[0])
        g.l(v.outputs[0], a.inputs[1])
        return a.outputs[0]

    def xyz(g, kind='Object'):
        if g._tc is None:
            g._tc = g.n('TexCoord')
        s = g.n('SeparateXYZ')
        g.l(g._tc.outputs[kind], s.inputs[0])
        return [V(g.nt, s.outputs[i]) for i in range(3)]

    def noise(g, scale=5, detail=3, rough=0.5, vec=None, dist=0, color=False):
        n = g.n('TexNoise')
        n.inputs['Scale'].default_value = scale
        n.inputs['Detail'].default_value = detail
        n.inputs['Roughness'].default_value = rough
        n.inputs['Distortion'].default_value = dist
        g.l(vec if vec is not None else g.coord(), n.inputs['Vector'])
        return n.outputs['Color'] if color else V(g.nt, n.outputs['Fac'])

    def voronoi(g, scale=5, vec=None, feature='F1', out='Distance', rand=1):
        n = g.n('TexVoronoi', feature=feature)
        n.inputs['Scale'].default_value = scale
        n.inputs['Randomness'].default_value = rand
        g.l(vec if vec is not None else g.coord(), n.inputs['Vector'])
        return V(g.nt, n.outputs[out]) if out == 'Distance' else n.outputs[out]

    def ramp(g, fac, stops, interp='LINEAR'):
        r = g.n('ValToRGB')
        g.l(fac, r.inputs[0])
        cr = r.color_ramp
        cr.interpolation = interp
        while len(cr.elements) < len(stops):
            cr.elements.new(0.5)
        for e, (p, c) in zip(cr.elements, stops):
            e.position = p
            e.color = (*c, 1) if len(c) == 3 else c
        return r.outputs[0]

    def mix(g, fac, a, b, blend='MIX'):
        n = g.n('MixRGB', blend_type=blend)
        for i, x in ((0, fac), (1, a), (2, b)):
            if isinstance(x, V):
                g.l(x, n.inputs[i])
            elif isinstance(x, (int, float)):
                n.inputs[i].default_value = x if i == 0 else (x, x, x, 1)
            elif isinstance(x, tuple):
                n.inputs[i].default_value = (*x, 1)
            else:
                g.l(x, n.inputs[i])
        return n.outputs[0]

    def bump(g, h, strength=0.1, dist=0.001):
        b = g.n('Bump')
        b.inputs['Strength'].default_value = strength
        b.inputs['Distance'].default_value = dist
        g.l(h, b.inputs['Height'])
        return b.outputs[0]

    def bsdf(g, color=(0.8, 0.8, 0.8), metallic=0, rough=0.5, normal=None, spec=0.5, **kw):
        b = g.n('BsdfPrincipled')

        def put(k, x):
            if isinstance(x, (int, float)):
                b.inputs[k].default_value = x
            elif isinstance(x, tuple):
                b.inputs[k].default_value = (*x, 1)
            else:
                g.l(x, b.inputs[k])

        put('Base Color', color)
        put('Metallic', metallic)
        put('Roughness', rough)
        put('Specular', spec)
        for k, x in kw.items():
            put(k, x)
        if normal is not None:
            g.l(normal, b.inputs['Normal'])
        g.l(b.outputs[0], g.out.inputs[0])
        return b


def cached(fn):
    def w(*a, **k):
        key = (fn.__name__, a, tuple(sorted(k.items())))
        if key not in made:
            made[key] = fn(*a, **k)
        return made[key]

    w.__name__ = fn.__name__
    w.__doc__ = fn.__doc__
    return w
