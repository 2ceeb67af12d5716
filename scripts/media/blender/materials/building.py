"""Fronts of distant buildings."""
from materials.nodes import G, V, cached


def _cell_random(g, a, b):
    w, c = g.n('TexWhiteNoise', noise_dimensions='2D'), g.n('CombineXYZ')
    g.l(a.floor(), c.inputs[0])
    g.l(b.floor(), c.inputs[1])
    g.l(c.outputs[0], w.inputs['Vector'])
    return V(g.nt, w.outputs['Value'])


@cached
def windows(wall=(0.42, 0.40, 0.37), pane=(0.10, 0.13, 0.16), storey=3.4, bay=1.8, lit=0.0, haze=0.0, air=(0.7, 0.75, 0.8)):
    """Front of a distant building: a grid of windows, `lit` of them with light, `haze` of air before it."""
    g = G('windows')
    x, y, z = g.xyz()
    u, v = (x + y) / bay + 0.31, z / storey + 0.13
    fu, fv = u.frac(), v.frac()
    hole = ((fu - 0.5).abs() < 0.36) * ((fv - 0.52).abs() < 0.30)
    rnd = _cell_random(g, u, v)
    blind = g.mix(rnd.smooth(0.3, 0.9) * 0.5, pane, tuple(min(1, c * 1.2 + 0.22) for c in pane))
    n = g.noise(1.2, 5, 0.6)
    face = g.ramp(n, [(0.3, tuple(c * 0.88 for c in wall)), (0.7, wall)])
    on = hole * (rnd > (1 - lit)) if lit else hole * 0
    b = g.bsdf(g.mix(hole, face, blind), 0, 0.75 - hole * 0.62, None, 0.5, Emission=(1.0, 0.72, 0.42))
    g.l(on * (rnd * 31).frac() * 1.1 + on * 0.15, b.inputs['Emission Strength'])
    if haze:
        e, m = g.n('Emission'), g.n('MixShader')
        e.inputs[0].default_value = (*air, 1)
        m.inputs[0].default_value = haze
        g.l(b.outputs[0], m.inputs[1])
        g.l(e.outputs[0], m.inputs[2])
        g.l(m.outputs[0], g.out.inputs[0])
        g.mat.cycles.sample_as_light = False
    return g.mat
