"""Paint, plastic, rubber, tiles."""
from materials.nodes import G, V, cached


@cached
def plaster(color=(.80, .79, .77), rough=.7):
    g = G('plaster'); n = g.noise(120, 4, .6)
    g.bsdf(color, 0, rough, g.bump(n, .03, .002), .3)
    return g.mat


@cached
def plain(name='plain', color=(.8, .8, .8), rough=.5, spec=.5, metallic=0, coat=0.0):
    g = G(name); g.bsdf(color, metallic, rough, None, spec, Clearcoat=coat)
    return g.mat


@cached
def plastic(color=(.02, .02, .022), rough=.36):
    g = G('plastic'); n = g.noise(1400, 2)
    g.bsdf(color, 0, rough, g.bump(n, .05, .0003), .45)
    return g.mat


@cached
def rubber(color=(.012, .012, .013), rough=.36):
    g = G('rubber'); n = g.noise(300, 2)
    g.bsdf(color, 0, rough, g.bump(n, .03, .0005), .45)
    return g.mat


@cached
def paint(color=(.5, .5, .5), rough=.34, orange=.05, coat=.3):
    """Sprayed machine enamel / powder coat with faint orange peel."""
    g = G('paint'); n = g.noise(260, 2, .5); b = g.noise(8, 3)
    g.bsdf(color, 0, (b - .5) * .1 + rough, g.bump(n, orange, .0012), .5, Clearcoat=coat, **{'Clearcoat Roughness': .15})
    return g.mat


@cached
def cast(color=(.16, .165, .17), rough=.45):
    """Painted casting: coarse skin."""
    g = G('cast'); n = g.noise(90, 4, .65); f = g.noise(400, 2)
    g.bsdf(color, 0, rough, g.bump(n * .7 + f * .3, .20, .0022), .5, Clearcoat=.15)
    return g.mat


@cached
def tiles(size=(.8, .8), color=(.55, .54, .52), grout=(.25, .245, .24), gap=.003, rough=.12, axes='XY', marbled=True, vary=.10):
    """Large-format tiles with thin joints."""
    g = G('tiles'); P = g.xyz(); u, v = [P['XYZ'.index(a)] for a in axes]
    fu, fv = (u / size[0]).frac(), (v / size[1]).frac()
    ju = ((fu - .5).abs() - (.5 - gap / size[0] / 2)) > 0; jv = ((fv - .5).abs() - (.5 - gap / size[1] / 2)) > 0
    j = ju.max(jv)
    w = g.n('TexWhiteNoise', noise_dimensions='2D'); cb = g.n('CombineXYZ')
    g.l((u / size[0]).floor(), cb.inputs[0]); g.l((v / size[1]).floor(), cb.inputs[1]); g.l(cb.outputs[0], w.inputs['Vector'])
    rnd = V(g.nt, w.outputs['Value'])
    n = g.noise(2.2, 7, .62); f = g.noise(90, 3)
    k = n * .6 + f * .1 + rnd * vary * 2
    d = tuple(c * .80 for c in color); h = tuple(min(1, c * 1.14) for c in color)
    col = g.ramp(k, [(.2, d), (.65, h)])
    g.bsdf(g.mix(j, col, grout), 0, j * .5 + n * .06 + rough - .03, g.bump(1 - j, .3, .002), .5)
    return g.mat


@cached
def pcb(color=(.012, .11, .05)):
    g = G('pcb'); x, y, z = g.xyz()
    zone = g.noise(28, 0, .5) > .5                      # traces run in straight bundles, direction flips by zone
    la = ((x * 330).frac() - .5).abs() < .17; lb = ((z * 330).frac() - .5).abs() < .17
    keep = g.noise(55, 1, .5) > .47
    tr = (la * zone + lb * (1 - zone)) * keep
    g.bsdf(g.mix(tr * .45, color, tuple(min(1, v * 2.6) for v in color)), 0, .32, None, .5, Clearcoat=.4)
    return g.mat


def black(): return plastic()


def red(): return plastic((.55, .02, .015), .3)


def green(): return plastic((.02, .28, .07), .3)


def yellow(): return plastic((.85, .52, .02), .4)


def grey(): return plastic((.25, .26, .27), .42)


def white_plastic(): return plastic((.80, .80, .79), .34)


def blue(): return plastic((.02, .10, .38), .35)


def orange(): return plastic((.85, .22, .02), .35)
