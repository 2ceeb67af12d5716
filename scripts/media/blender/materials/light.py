"""Glass and luminous materials."""
import math

from materials.nodes import G, V, cached


def kelvin(t):
    """Rough linear RGB of a white at colour temperature t, normalised to luminance ~1."""
    t = t / 100.0
    r = 255 if t <= 66 else 329.7 * ((t - 60) ** -0.1332)
    g = 99.47 * math.log(t) - 161.12 if t <= 66 else 288.12 * ((t - 60) ** -0.0755)
    b = 255 if t >= 66 else (0 if t <= 19 else 138.52 * math.log(t - 10) - 305.04)
    c = [max(0, min(255, v)) / 255 for v in (r, g, b)]
    c = [v**2.2 for v in c]
    l = 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2]
    k = 0.50  # camera white balance: keep only half of the cast
    return tuple(1 + k * (v / l - 1) for v in c)


@cached
def glass(tint=(0.93, 0.97, 0.96), rough=0.0, ior=1.45):
    """Architectural pane: no refraction, Fresnel reflection over tinted transparency (fast, quiet)."""
    g = G('glass')
    t = g.n('BsdfTransparent')
    t.inputs[0].default_value = (*tint, 1)
    s = g.n('BsdfGlossy')
    s.inputs['Roughness'].default_value = rough
    s.inputs[0].default_value = (0.95, 0.97, 0.97, 1)
    f = g.n('Fresnel')
    f.inputs[0].default_value = ior
    m = g.n('MixShader')
    # identical reflection from both faces of a pane
    geo = g.n('NewGeometry')
    inv = g.n('Math', operation='SUBTRACT')
    inv.inputs[0].default_value = 1
    g.l(geo.outputs['Backfacing'], inv.inputs[1])
    k = V(g.nt, f.outputs[0]) * V(g.nt, inv.outputs[0])
    g.l(k, m.inputs[0])
    g.l(t.outputs[0], m.inputs[1])
    g.l(s.outputs[0], m.inputs[2])
    g.l(m.outputs[0], g.out.inputs[0])
    return g.mat


@cached
def frosted(tint=(0.88, 0.93, 0.92)):
    g = G('frosted')
    t = g.n('BsdfTranslucent')
    t.inputs[0].default_value = (*tint, 1)
    d = g.n('BsdfPrincipled')
    d.inputs['Base Color'].default_value = (*tint, 1)
    d.inputs['Roughness'].default_value = 0.35
    m = g.n('MixShader')
    m.inputs[0].default_value = 0.55
    g.l(t.outputs[0], m.inputs[1])
    g.l(d.outputs[0], m.inputs[2])
    g.l(m.outputs[0], g.out.inputs[0])
    return g.mat


@cached
def acrylic(color=(0.9, 0.9, 0.9), rough=0.08, alpha=0.25):
    g = G('acrylic')
    g.bsdf(color, 0, rough, None, 0.5, Alpha=alpha)
    return g.mat


@cached
def led(temp=4000, strength=6.0, color=None, sample=True):
    """sample=False: glows but is not picked as a light source (use for the many small decorative strips)."""
    g = G('led')
    e = g.n('Emission')
    c = color or kelvin(temp)
    e.inputs[0].default_value = (*c, 1)
    e.inputs[1].default_value = strength
    g.l(e.outputs[0], g.out.inputs[0])
    g.mat.cycles.sample_as_light = sample
    return g.mat


@cached
def starry(temp=4500, strength=5.0, density=26):
    """Dark mirror ceiling with fibre-optic points."""
    g = G('starry')
    d = g.voronoi(density)
    m = 1 - d.smooth(0.05, 0.09)
    b = g.bsdf((0.02, 0.025, 0.05), 0.9, 0.06, None, 0.5, Emission=kelvin(temp))
    g.l(m * strength, b.inputs['Emission Strength'])
    return g.mat
