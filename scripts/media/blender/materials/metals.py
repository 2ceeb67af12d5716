"""Metals."""
from materials.nodes import G, cached


TINTS = dict(steel=(.70, .705, .71), titanium=(.80, .67, .46), rose=(.82, .62, .53), bronze=(.36, .27, .20),
             black=(.045, .045, .05), champagne=(.76, .66, .52), copper=(.80, .42, .26), blue=(.16, .24, .36),
             white=(.85, .85, .85), alu=(.72, .73, .74))


def _tint(t): return TINTS[t] if isinstance(t, str) else t


@cached
def brushed(tint='steel', rough=.24, grain='Z', contrast=.06, aniso=.55):
    """Hairline metal. grain: direction of the lines (object axis)."""
    g = G('brushed_%s' % (tint if isinstance(tint, str) else 'x')); c = _tint(tint)
    sc = {'Z': (420, 420, 1.6), 'X': (1.6, 420, 420), 'Y': (420, 1.6, 420)}[grain]
    n = g.noise(1, 2, .6, g.coord(scale=sc))
    big = g.noise(1.2, 2, .5)
    r = (n - .5) * .16 + (big - .5) * .06 + rough
    lo = tuple(max(0, v * (1 - contrast)) for v in c); hi = tuple(min(1, v * (1 + contrast)) for v in c)
    col = g.ramp(n, [(.25, lo), (.75, hi)])
    b = g.bsdf(col, .88, r, g.bump(n, .04, .0006), Anisotropic=aniso)   # a little diffuse keeps walls from going black
    t = g.n('Tangent', direction_type='RADIAL', axis='Z')
    g.l(t.outputs[0], b.inputs['Tangent'])
    b.inputs['Anisotropic Rotation'].default_value = 0 if grain == 'Z' else .25
    return g.mat


@cached
def satin(tint='steel', rough=.32, bump=True):
    """Bead-blasted or satin metal for machined parts (no visible grain)."""
    g = G('satin'); n = g.noise(900, 2); big = g.noise(3, 3)
    g.bsdf(_tint(tint), .94, (big - .5) * .10 + rough, g.bump(n, .015, .0004) if bump else None)
    return g.mat


@cached
def mirror(tint='steel', rough=.035):
    g = G('mirror'); big = g.noise(1.3, 1)
    c = tuple(min(1, v * 1.15) for v in _tint(tint))
    g.bsdf(c, 1, rough, g.bump(big, .02, .02))
    return g.mat


@cached
def machined(tint='alu', rough=.2, freq=1500, axis='Z'):
    """Turned metal: concentric grooves round the object's axis."""
    g = G('machined'); P = g.xyz()
    a, b = [P[i] for i in range(3) if i != 'XYZ'.index(axis)]
    r = (a * a + b * b).sqrt(); w = (r * freq).sin(); n = g.noise(5, 2)
    bs = g.bsdf(_tint(tint), 1, n * .1 + rough - .05, g.bump(w, .05, .0005), Anisotropic=.6)
    t = g.n('Tangent', direction_type='RADIAL', axis=axis); g.l(t.outputs[0], bs.inputs['Tangent'])
    return g.mat


@cached
def copper_winding():
    g = G('winding'); P = g.xyz(); w = (P[2] * 2600).sin() * .5 + .5; n = g.noise(40, 2)
    g.bsdf(g.mix(w, (.28, .10, .04), (.72, .33, .15)), .85, n * .15 + .25, g.bump(w, .5, .0006))
    return g.mat


@cached
def checker_plate(tint='steel', s=.040):
    """Five-bar / teardrop tread plate on the XY plane."""
    g = G('checker'); x, y, z = g.xyz(); k = 1 / s
    def bars(ox, oy, swap):
        a = (x * k + ox).frac() - .5; b = (y * k + oy).frac() - .5
        u = (a + b) * .7071; v = (a - b) * .7071
        if swap: u, v = v, u
        return 1 - ((u * u) / .105 + (v * v) / .0055).smooth(.75, 1.15)
    h = bars(0, 0, False).max(bars(.5, .5, False)) * 0 + bars(0, 0, False).max(bars(.5, 0.0, True)).max(bars(0.0, .5, True)).max(bars(.5, .5, False))
    n = g.noise(300, 2); big = g.noise(4, 3)
    g.bsdf(g.mix(h, tuple(v * .72 for v in _tint(tint)), tuple(min(1, v * 1.1) for v in _tint(tint))), 1,
           (big - .5) * .15 + .36 - h * .12, g.bump(h + n * .02, .8, .0025))
    return g.mat


@cached
def ribbed(tint='alu', pitch=.010, axis='X', rough=.35, depth=.002):
    g = G('ribbed'); P = g.xyz()['XYZ'.index(axis)]
    h = ((P / pitch).frac() - .5).abs().smooth(.2, .3)
    g.bsdf(g.mix(h, tuple(v * .35 for v in _tint(tint)), _tint(tint)), 1, rough, g.bump(h, .8, depth))
    return g.mat


def chrome(): return mirror('steel', .06)


def zinc(): return satin((.60, .62, .62), .38)


@cached
def rope():
    """Laid steel wire rope."""
    g = G('rope'); x, y, z = g.xyz()
    w = ((z + x * .8 + y * .8) * 900).sin(); n = g.noise(600, 2)
    g.bsdf(g.mix(w.smooth(-1, 1), (.07, .07, .07), (.30, .30, .29)), .8, .42, g.bump(w + n * .3, .7, .0012))
    return g.mat
