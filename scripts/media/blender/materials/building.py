"""Surfaces of streets: wet paving and the fronts of distant buildings."""
from materials.nodes import G, V, cached


def _joints(x, y, size, gap):
    fx, fy = (x / size[0]).frac(), (y / size[1]).frac()
    jx = ((fx - 0.5).abs() - (0.5 - gap / size[0] / 2)) > 0
    return jx.max(((fy - 0.5).abs() - (0.5 - gap / size[1] / 2)) > 0)


def _cell_random(g, a, b):
    w, c = g.n('TexWhiteNoise', noise_dimensions='2D'), g.n('CombineXYZ')
    g.l(a.floor(), c.inputs[0])
    g.l(b.floor(), c.inputs[1])
    g.l(c.outputs[0], w.inputs['Vector'])
    return V(g.nt, w.outputs['Value'])


@cached
def wet_paving(size=(0.6, 0.6), color=(0.20, 0.20, 0.205), puddles=0.5):
    """Paving after rain: damp slabs, mirror-like where water stands. puddles: 0 none, 1 flooded."""
    g = G('wet_paving')
    x, y, _ = g.xyz()
    joint = _joints(x, y, size, 0.008)
    rnd = _cell_random(g, x / size[0], y / size[1])
    grain, large = g.noise(70, 4, 0.6), g.noise(0.75, 4, 0.55)
    water = large.smooth(0.66 - 0.3 * puddles, 0.74 - 0.3 * puddles)
    dry = g.ramp(grain * 0.5 + rnd * 0.5, [(0.2, tuple(c * 0.72 for c in color)), (0.8, color)])
    col = g.mix(joint * 0.8, dry, tuple(c * 0.25 for c in color))
    col = g.mix(water * 0.55, col, tuple(c * 0.3 for c in color))
    rough = (1 - water) * (grain * 0.10 + 0.20) + 0.015
    g.bsdf(col, 0, rough, g.bump((1 - joint) + grain * 0.25, 0.22, 0.002), 0.55)
    return g.mat


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
    g.l(on * (rnd * 31).frac() * 1.6, b.inputs['Emission Strength'])
    if haze:
        e, m = g.n('Emission'), g.n('MixShader')
        e.inputs[0].default_value = (*air, 1)
        m.inputs[0].default_value = haze
        g.l(b.outputs[0], m.inputs[1])
        g.l(e.outputs[0], m.inputs[2])
        g.l(m.outputs[0], g.out.inputs[0])
        g.mat.cycles.sample_as_light = False
    return g.mat


@cached
def brick(color=(0.30, 0.125, 0.075), mortar=(0.42, 0.39, 0.35)):
    """Stretcher bond, 240 x 71 mm, on upright faces."""
    g = G('brick')
    x, y, z = g.xyz()
    v = z / 0.083
    u = (x + y) / 0.25 + (v.floor() * 0.5).frac()
    joint = _joints(u, v, (1, 1), 0.05) + 0
    rnd = _cell_random(g, u, v)
    n = g.noise(60, 4, 0.6)
    face = g.ramp(rnd * 0.75 + n * 0.25, [(0.1, tuple(c * 0.62 for c in color)), (0.9, tuple(min(1, c * 1.3) for c in color))])
    g.bsdf(g.mix(joint, face, mortar), 0, 0.8, g.bump((1 - joint) + n * 0.3, 0.5, 0.006), 0.3)
    return g.mat


@cached
def grass(color=(0.045, 0.085, 0.022)):
    g = G('grass')
    n, f = g.noise(1.6, 5, 0.6), g.noise(150, 3, 0.7)
    g.bsdf(g.ramp(n * 0.5 + f * 0.5, [(0.3, tuple(c * 0.45 for c in color)), (0.7, color)]), 0, 0.9, g.bump(f, 0.6, 0.02), 0.1)
    return g.mat
