"""Wood, stone and textiles."""
from materials.nodes import G, V, cached


WOODS = dict(walnut=((.030, .017, .010), (.088, .049, .027), (.150, .090, .052)),
             oak=((.28, .17, .085), (.42, .27, .145), (.52, .36, .21)),
             ash=((.50, .39, .27), (.62, .50, .36), (.70, .59, .45)),
             teak=((.15, .068, .026), (.27, .13, .052), (.36, .19, .085)),
             wenge=((.012, .008, .006), (.035, .022, .016), (.06, .04, .03)),
             cherry=((.105, .042, .020), (.20, .085, .042), (.27, .130, .070)))


@cached
def wood(kind='walnut', axis='Z', scale=1.0, rough=.32, seed=0.0, coat=.25):
    """Veneer; axis = grain direction (object axis)."""
    d, mcol, hcol = WOODS[kind]; g = G('wood_' + kind)
    rot = {'Z': (0, 0, 0), 'X': (0, 90, 0), 'Y': (90, 0, 0)}[axis]
    base = g.slab(rot=rot, loc=(seed, seed * .7, seed * 1.3))
    # cathedral figure: bands in the cross-grain coordinate, warped by long noise
    mp = g.n('Mapping'); mp.inputs['Scale'].default_value = (1, 1, .075); g.l(base, mp.inputs[0])
    warp = g.noise(2.6 * scale, 3, .45, mp.outputs[0], .25)
    bands = ((warp * 21).frac() - .5).abs() * 2
    mp2 = g.n('Mapping'); mp2.inputs['Scale'].default_value = (260, 260, 4); g.l(base, mp2.inputs[0])
    fib = g.noise(1 * scale, 3, .6, mp2.outputs[0])
    mp3 = g.n('Mapping'); mp3.inputs['Scale'].default_value = (36, 36, .8); g.l(base, mp3.inputs[0])
    streak = g.noise(1 * scale, 4, .6, mp3.outputs[0])
    mp4 = g.n('Mapping'); mp4.inputs['Scale'].default_value = (820, 820, 20); g.l(base, mp4.inputs[0])
    pores = g.noise(1 * scale, 2, .5, mp4.outputs[0]).smooth(.58, .70)      # short dark vessels along the grain
    f = bands * .19 + fib * .34 + streak * .46 - pores * .16 + .02
    col = g.ramp(f, [(.22, d), (.50, mcol), (.80, hcol)])
    g.bsdf(col, 0, fib * .12 + rough, g.bump(fib, .10, .0006), .4, Clearcoat=coat, **{'Clearcoat Roughness': .18})
    return g.mat


@cached
def marble(base=(.86, .85, .83), vein=(.30, .30, .32), scale=1.0, rough=.09, gold=False, seed=0.0, strength=1.0):
    g = G('marble'); co = g.slab(loc=(seed, seed, seed * .5), rot=(20, 35, 15))
    w = g.noise(1.1 * scale, 5, .6, co, color=True); w2 = g.noise(5.0 * scale, 4, .6, co, color=True)
    add = g.n('MixRGB', blend_type='ADD'); add.inputs[0].default_value = .75
    g.l(co, add.inputs[1]); g.l(w, add.inputs[2])
    add2 = g.n('MixRGB', blend_type='ADD'); add2.inputs[0].default_value = .10
    g.l(add.outputs[0], add2.inputs[1]); g.l(w2, add2.inputs[2])
    def veins(sc, width, detail):       # ridged noise, narrow so that flat spots do not become blobs
        n = g.noise(sc * scale, detail, .45, add2.outputs[0])
        return (1 - (n - .5).abs().smooth(0, width)).pow(1.6)
    v1 = veins(.9, .022, 2); v2 = veins(2.3, .012, 3); v3 = veins(.9, .09, 2)
    mask = g.noise(.8 * scale, 2, .5, co).smooth(.38, .66)
    cloud = g.noise(1.1 * scale, 6, .62, add.outputs[0])
    b2 = tuple(v * .80 for v in base)
    col = g.mix(cloud.smooth(.40, .72) * .55, base, b2)
    col = g.mix(v3 * mask * (.16 * strength), col, vein)
    col = g.mix(v1 * mask * (.80 * strength), col, vein)
    col = g.mix(v2 * (.45 * strength) * (1 - mask * .6), col, (.55, .40, .20) if gold else vein)
    g.bsdf(col, 0, cloud * .05 + rough, None, .5)
    return g.mat


def dark_marble(seed=0.0, rough=.08):
    return marble((.020, .019, .020), (.50, .47, .42), 1.3, rough, True, seed, .75)


def emperador(seed=0.0):
    return marble((.090, .054, .036), (.46, .37, .27), 1.6, .1, False, seed, .70)


def cream_marble(seed=0.0):
    return marble((.70, .60, .46), (.42, .30, .18), 1.3, .10, False, seed, .6)


@cached
def granite(a=(.42, .41, .40), b=(.10, .10, .10), c=(.70, .68, .66), scale=1.0, rough=.12):
    g = G('granite')
    n = g.noise(140 * scale, 3, .7); v = g.voronoi(220 * scale, out='Color'); n2 = g.noise(420 * scale, 2)
    bw = g.n('RGBToBW'); g.l(v, bw.inputs[0])
    f = V(g.nt, bw.outputs[0]) * .45 + n * .5 + n2 * .1
    g.bsdf(g.ramp(f, [(.30, b), (.45, a), (.70, c)]), 0, n2 * .08 + rough)
    return g.mat


@cached
def stone(color=(.20, .19, .18), rough=.45, scale=1.0):
    g = G('stone'); n = g.noise(9 * scale, 6, .65); f = g.noise(160 * scale, 3)
    d = tuple(v * .8 for v in color); h = tuple(min(1, v * 1.15) for v in color)
    g.bsdf(g.ramp(n * .7 + f * .3, [(.3, d), (.7, h)]), 0, f * .15 + rough - .08, g.bump(f, .06, .002))
    return g.mat


@cached
def concrete(color=(.36, .355, .345), rough=.8):
    g = G('concrete'); n = g.noise(2.2, 8, .68); f = g.noise(60, 5, .7); p = g.voronoi(34)
    pits = 1 - p.smooth(.03, .09)
    d = tuple(v * .78 for v in color); h = tuple(v * 1.16 for v in color)
    col = g.ramp(n * .75 + f * .25, [(.32, d), (.68, h)])
    g.bsdf(g.mix(pits * .35, col, tuple(v * .5 for v in color)), 0, rough, g.bump(f - pits * .6, .25, .004), .3)
    return g.mat


@cached
def carpet(color=(.10, .035, .04), scale=1.0):
    g = G('carpet'); n = g.noise(700 * scale, 2, .6); b = g.noise(6, 3)
    d = tuple(v * .6 for v in color); h = tuple(min(1, v * 1.4) for v in color)
    g.bsdf(g.ramp(n * .7 + b * .3, [(.3, d), (.7, h)]), 0, .95, g.bump(n, .5, .004), .1, Sheen=.4)
    return g.mat


@cached
def leather(color=(.30, .20, .13)):
    g = G('leather'); v = g.voronoi(330); n = g.noise(4, 3)
    g.bsdf(color, 0, n * .12 + .40, g.bump(v, .25, .002), .4)
    return g.mat
