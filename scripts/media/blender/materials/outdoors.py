"""Materials of buildings and ground. Patterns follow world coordinates: they run on over instances."""
from materials.nodes import G, V, cached


def _position(g):
    """World x, y, z and u, the horizontal coordinate along a wall that faces X or Y."""
    geo = g.n('NewGeometry')
    p, n = g.n('SeparateXYZ'), g.n('SeparateXYZ')
    g.l(geo.outputs['Position'], p.inputs[0])
    g.l(geo.outputs['True Normal'], n.inputs[0])
    x, y, z = (V(g.nt, p.outputs[i]) for i in range(3))
    side = V(g.nt, n.outputs[0]).abs() > 0.5
    return geo.outputs['Position'], x, y, z, x * (1 - side) + y * side


def _tone(color, k):
    return tuple(min(1, c * k) for c in color)


@cached
def render_coat(color=(0.6, 0.58, 0.54), rough=0.75, stain=0.5):
    """Painted or rendered wall with faint clouds and rain streaks."""
    g = G('wall')
    pos, x, y, z, u = _position(g)
    n = g.noise(0.35, 5, 0.6, pos)
    cb = g.n('CombineXYZ')
    g.l(u * 2.2, cb.inputs[0])
    g.l(z * 0.10, cb.inputs[1])
    streak = g.noise(1, 5, 0.65, cb.outputs[0])
    k = (n - 0.5) * 0.5 + (streak - 0.5) * stain + 0.5
    f = g.noise(40, 3, 0.6, pos)
    g.bsdf(g.ramp(k, [(0.2, _tone(color, 0.78)), (0.75, _tone(color, 1.08))]), 0, rough, g.bump(f, 0.08, 0.004), 0.3)
    return g.mat


@cached
def masonry(color, joint, size=(0.24, 0.075), gap=0.010, bond=0.5, vary=0.35, rough=0.75, depth=0.006, floor=False):
    """Bricks, stone slabs or metal panels: size of one piece, bond = shift of every other course."""
    g = G('masonry')
    pos, x, y, z, u = _position(g)
    if floor:
        u, z = x, y
    row = (z / size[1]).floor()
    a = u / size[0] + row.m('MODULO', 2).abs() * bond
    fu, fv = a.frac(), (z / size[1]).frac()
    j = ((fu - 0.5).abs() > (0.5 - gap / size[0] / 2)).max((fv - 0.5).abs() > (0.5 - gap / size[1] / 2))
    cb = g.n('CombineXYZ')
    g.l(a.floor(), cb.inputs[0])
    g.l(row, cb.inputs[1])
    w = g.n('TexWhiteNoise', noise_dimensions='2D')
    g.l(cb.outputs[0], w.inputs['Vector'])
    n = g.noise(0.3, 5, 0.6, pos)
    f = g.noise(25, 4, 0.6, pos)
    k = (V(g.nt, w.outputs['Value']) - 0.5) * vary + (n - 0.5) * 0.6 + (f - 0.5) * 0.35 + 0.5
    col = g.ramp(k, [(0.1, _tone(color, 0.62)), (0.5, color), (0.9, _tone(color, 1.25))])
    g.bsdf(g.mix(j, col, joint), 0, (n - 0.5) * 0.15 + rough, g.bump((1 - j) + f * 0.15, 0.4, depth), 0.35)
    return g.mat


@cached
def lit(color=(0.8, 0.75, 0.66), glow=0.5):
    """Surface of a lit room: reflects, and glows by itself, more towards the ceiling; needs no lamp."""
    g = G('lit')
    b = g.bsdf(color, 0, 0.7, None, 0.3, Emission=color)
    g.l((g.xyz('Generated')[2].pow(1.6) * 1.15 + 0.45) * glow, b.inputs['Emission Strength'])
    g.mat.cycles.sample_as_light = False
    return g.mat


@cached
def lawn(color=(0.055, 0.10, 0.022), dry=(0.12, 0.125, 0.045)):
    g = G('lawn')
    pos = _position(g)[0]
    n, f = g.noise(0.12, 5, 0.62, pos), g.noise(18, 5, 0.7, pos)
    k = n * 0.55 + f * 0.45
    g.bsdf(g.ramp(k, [(0.32, _tone(color, 0.55)), (0.5, color), (0.72, dry)]), 0, 0.9, g.bump(f, 0.6, 0.05), 0.15)
    return g.mat


@cached
def asphalt(wet=0.0):
    """Road; wet 0..1 spreads puddles that mirror the surroundings."""
    g = G('asphalt')
    pos = _position(g)[0]
    n, f = g.noise(0.22, 4, 0.55, pos), g.noise(45, 4, 0.7, pos)
    pool = n.smooth(0.60 - 0.25 * wet, 0.68 - 0.2 * wet) * min(1, wet * 1.5)
    col = g.ramp(f * 0.6 + n * 0.4, [(0.3, (0.035, 0.036, 0.038)), (0.7, (0.085, 0.085, 0.085))])
    dark = 1 - 0.45 * wet
    col = g.mix(1.0, col, (dark,) * 3, 'MULTIPLY')
    rough = (1 - pool) * (0.85 - 0.45 * wet) + 0.04
    g.bsdf(col, 0, rough, g.bump(f * (1 - pool), 0.25, 0.004), 0.5)
    return g.mat


@cached
def wet_paving(color, joint, size=(0.6, 0.6), wet=0.7):
    """Paving after rain: dark slabs with a film of water that gathers in shallow pools."""
    g = G('wetpaving')
    pos, x, y, z, u = _position(g)
    fu, fv = (x / size[0]).frac(), (y / size[1]).frac()
    j = ((fu - 0.5).abs() > (0.5 - 0.004 / size[0])).max((fv - 0.5).abs() > (0.5 - 0.004 / size[1]))
    cb = g.n('CombineXYZ')
    g.l((x / size[0]).floor(), cb.inputs[0])
    g.l((y / size[1]).floor(), cb.inputs[1])
    w = g.n('TexWhiteNoise', noise_dimensions='2D')
    g.l(cb.outputs[0], w.inputs['Vector'])
    n, f = g.noise(0.28, 4, 0.55, pos), g.noise(20, 4, 0.6, pos)
    k = (V(g.nt, w.outputs['Value']) - 0.5) * 0.3 + f * 0.5 + 0.25
    pool = n.smooth(0.62 - 0.2 * wet, 0.72 - 0.2 * wet)
    col = g.ramp(k, [(0.2, _tone(color, 0.6)), (0.8, _tone(color, 1.1))])
    rough = (1 - pool) * (0.55 - 0.3 * wet) + (f - 0.5) * 0.05 + 0.05
    g.bsdf(g.mix(j, col, joint), 0, rough, g.bump((1 - j) * (1 - pool) + f * 0.1 * (1 - pool), 0.3, 0.003), 0.5)
    return g.mat


@cached
def water(color=(0.012, 0.022, 0.024), ripple=0.05, scale=1.2):
    """Still water: dark, mirrors the sky with long ripples."""
    g = G('water')
    pos = _position(g)[0]
    m = g.n('Mapping')
    m.inputs['Scale'].default_value = (0.5 * scale, 1.3 * scale, 1)
    g.l(pos, m.inputs[0])
    n = g.noise(1, 4, 0.5, m.outputs[0])
    g.bsdf(color, 0, 0.03, g.bump(n, ripple, 0.25), 0.5)
    return g.mat


@cached
def leaf(color, name='leaf', shine=0.45):
    """Leaves with some light falling through and a shade that differs from tree to tree."""
    g = G(name)
    oi = g.n('ObjectInfo')
    n = g.noise(0.9, 2, 0.5, _position(g)[0])
    k = V(g.nt, oi.outputs['Random']) * 0.4 + n * 0.6
    col = g.ramp(k, [(0.2, _tone(color, 0.62)), (0.8, _tone(color, 1.35))])
    b = g.bsdf(col, 0, shine, None, 0.35)
    t, m = g.n('BsdfTranslucent'), g.n('MixShader')
    g.l(col, t.inputs[0])
    m.inputs[0].default_value = 0.3
    g.l(b.outputs[0], m.inputs[1])
    g.l(t.outputs[0], m.inputs[2])
    g.l(m.outputs[0], g.out.inputs[0])
    return g.mat


@cached
def slope(rock, ground, snow=None, snowline=0.0, scale=0.004):
    """Hills and mountains: ground on gentle slopes, rock on steep ones, snow above the snowline (metres)."""
    g = G('slope')
    pos, x, y, z, u = _position(g)
    n, f = g.noise(scale, 7, 0.6, pos), g.noise(scale * 12, 6, 0.65, pos)
    geo = g.n('NewGeometry')
    s = g.n('SeparateXYZ')
    g.l(geo.outputs['Normal'], s.inputs[0])
    flat = (V(g.nt, s.outputs[2]) + (f - 0.5) * 0.35).smooth(0.62, 0.86)
    a = g.ramp(n * 0.5 + f * 0.5, [(0.3, _tone(rock, 0.6)), (0.7, _tone(rock, 1.25))])
    b = g.ramp(n * 0.4 + f * 0.6, [(0.3, _tone(ground, 0.6)), (0.7, _tone(ground, 1.3))])
    col = g.mix(flat, a, b)
    if snow:
        white = (z + (f - 0.5) * 260).smooth(snowline, snowline + 160) * (flat * 0.75 + 0.25)
        col = g.mix(white, col, snow)
    g.bsdf(col, 0, 0.9, None, 0.1)
    return g.mat
