"""Wood, stone and textiles."""
from materials.nodes import G, V, cached


WOODS = dict(
    walnut=((0.030, 0.017, 0.010), (0.088, 0.049, 0.027), (0.150, 0.090, 0.052)),
    oak=((0.28, 0.17, 0.085), (0.42, 0.27, 0.145), (0.52, 0.36, 0.21)),
    ash=((0.50, 0.39, 0.27), (0.62, 0.50, 0.36), (0.70, 0.59, 0.45)),
    teak=((0.15, 0.068, 0.026), (0.27, 0.13, 0.052), (0.36, 0.19, 0.085)),
    wenge=((0.012, 0.008, 0.006), (0.035, 0.022, 0.016), (0.06, 0.04, 0.03)),
    cherry=((0.105, 0.042, 0.020), (0.20, 0.085, 0.042), (0.27, 0.130, 0.070)),
)


@cached
def wood(kind='walnut', axis='Z', scale=1.0, rough=0.32, seed=0.0, coat=0.25):
    """Veneer; axis = grain direction (object axis)."""
    d, mcol, hcol = WOODS[kind]
    g = G('wood_' + kind)
    rot = {'Z': (0, 0, 0), 'X': (0, 90, 0), 'Y': (90, 0, 0)}[axis]
    base = g.slab(rot=rot, loc=(seed, seed * 0.7, seed * 1.3))
    # cathedral figure: bands in the cross-grain coordinate, warped by long noise
    mp = g.n('Mapping')
    mp.inputs['Scale'].default_value = (1, 1, 0.075)
    g.l(base, mp.inputs[0])
    warp = g.noise(2.6 * scale, 3, 0.45, mp.outputs[0], 0.25)
    bands = ((warp * 21).frac() - 0.5).abs() * 2
    mp2 = g.n('Mapping')
    mp2.inputs['Scale'].default_value = (260, 260, 4)
    g.l(base, mp2.inputs[0])
    fib = g.noise(1 * scale, 3, 0.6, mp2.outputs[0])
    mp3 = g.n('Mapping')
    mp3.inputs['Scale'].default_value = (36, 36, 0.8)
    g.l(base, mp3.inputs[0])
    streak = g.noise(1 * scale, 4, 0.6, mp3.outputs[0])
    mp4 = g.n('Mapping')
    mp4.inputs['Scale'].default_value = (820, 820, 20)
    g.l(base, mp4.inputs[0])
    pores = g.noise(1 * scale, 2, 0.5, mp4.outputs[0]).smooth(0.58, 0.70)  # short dark vessels along the grain
    f = bands * 0.19 + fib * 0.34 + streak * 0.46 - pores * 0.16 + 0.02
    col = g.ramp(f, [(0.22, d), (0.50, mcol), (0.80, hcol)])
    g.bsdf(col, 0, fib * 0.12 + rough, g.bump(fib, 0.10, 0.0006), 0.4, Clearcoat=coat, **{'Clearcoat Roughness': 0.18})
    return g.mat


@cached
def marble(base=(0.86, 0.85, 0.83), vein=(0.30, 0.30, 0.32), scale=1.0, rough=0.09, gold=False, seed=0.0, strength=1.0):
    g = G('marble')
    co = g.slab(loc=(seed, seed, seed * 0.5), rot=(20, 35, 15))
    w = g.noise(1.1 * scale, 5, 0.6, co, color=True)
    w2 = g.noise(5.0 * scale, 4, 0.6, co, color=True)
    add = g.n('MixRGB', blend_type='ADD')
    add.inputs[0].default_value = 0.75
    g.l(co, add.inputs[1])
    g.l(w, add.inputs[2])
    add2 = g.n('MixRGB', blend_type='ADD')
    add2.inputs[0].default_value = 0.10
    g.l(add.outputs[0], add2.inputs[1])
    g.l(w2, add2.inputs[2])

    def veins(sc, width, detail):  # ridged noise, narrow so that flat spots do not become blobs
        n = g.noise(sc * scale, detail, 0.45, add2.outputs[0])
        return (1 - (n - 0.5).abs().smooth(0, width)).pow(1.6)

    v1 = veins(0.9, 0.022, 2)
    v2 = veins(2.3, 0.012, 3)
    v3 = veins(0.9, 0.09, 2)
    mask = g.noise(0.8 * scale, 2, 0.5, co).smooth(0.38, 0.66)
    cloud = g.noise(1.1 * scale, 6, 0.62, add.outputs[0])
    b2 = tuple(v * 0.80 for v in base)
    col = g.mix(cloud.smooth(0.40, 0.72) * 0.55, base, b2)
    col = g.mix(v3 * mask * (0.16 * strength), col, vein)
    col = g.mix(v1 * mask * (0.80 * strength), col, vein)
    col = g.mix(v2 * (0.45 * strength) * (1 - mask * 0.6), col, (0.55, 0.40, 0.20) if gold else vein)
    g.bsdf(col, 0, cloud * 0.05 + rough, None, 0.5)
    return g.mat


def dark_marble(seed=0.0, rough=0.08):
    return marble((0.020, 0.019, 0.020), (0.50, 0.47, 0.42), 1.3, rough, True, seed, 0.75)


def emperador(seed=0.0):
    return marble((0.090, 0.054, 0.036), (0.46, 0.37, 0.27), 1.6, 0.1, False, seed, 0.70)


def cream_marble(seed=0.0):
    return marble((0.70, 0.60, 0.46), (0.42, 0.30, 0.18), 1.3, 0.10, False, seed, 0.6)


@cached
def granite(a=(0.42, 0.41, 0.40), b=(0.10, 0.10, 0.10), c=(0.70, 0.68, 0.66), scale=1.0, rough=0.12):
    g = G('granite')
    n = g.noise(140 * scale, 3, 0.7)
    v = g.voronoi(220 * scale, out='Color')
    n2 = g.noise(420 * scale, 2)
    bw = g.n('RGBToBW')
    g.l(v, bw.inputs[0])
    f = V(g.nt, bw.outputs[0]) * 0.45 + n * 0.5 + n2 * 0.1
    g.bsdf(g.ramp(f, [(0.30, b), (0.45, a), (0.70, c)]), 0, n2 * 0.08 + rough)
    return g.mat


@cached
def stone(color=(0.20, 0.19, 0.18), rough=0.45, scale=1.0):
    g = G('stone')
    n = g.noise(9 * scale, 6, 0.65)
    f = g.noise(160 * scale, 3)
    d = tuple(v * 0.8 for v in color)
    h = tuple(min(1, v * 1.15) for v in color)
    g.bsdf(g.ramp(n * 0.7 + f * 0.3, [(0.3, d), (0.7, h)]), 0, f * 0.15 + rough - 0.08, g.bump(f, 0.06, 0.002))
    return g.mat


@cached
def concrete(color=(0.36, 0.355, 0.345), rough=0.8):
    g = G('concrete')
    n = g.noise(2.2, 8, 0.68)
    f = g.noise(60, 5, 0.7)
    p = g.voronoi(34)
    pits = 1 - p.smooth(0.03, 0.09)
    d = tuple(v * 0.78 for v in color)
    h = tuple(v * 1.16 for v in color)
    col = g.ramp(n * 0.75 + f * 0.25, [(0.32, d), (0.68, h)])
    g.bsdf(g.mix(pits * 0.35, col, tuple(v * 0.5 for v in color)), 0, rough, g.bump(f - pits * 0.6, 0.25, 0.004), 0.3)
    return g.mat


@cached
def carpet(color=(0.10, 0.035, 0.04), scale=1.0):
    g = G('carpet')
    n = g.noise(700 * scale, 2, 0.6)
    b = g.noise(6, 3)
    d = tuple(v * 0.6 for v in color)
    h = tuple(min(1, v * 1.4) for v in color)
    g.bsdf(g.ramp(n * 0.7 + b * 0.3, [(0.3, d), (0.7, h)]), 0, 0.95, g.bump(n, 0.5, 0.004), 0.1, Sheen=0.4)
    return g.mat


@cached
def leather(color=(0.30, 0.20, 0.13)):
    g = G('leather')
    v = g.voronoi(330)
    n = g.noise(4, 3)
    g.bsdf(color, 0, n * 0.12 + 0.40, g.bump(v, 0.25, 0.002), 0.4)
    return g.mat
