"""Metals."""
from materials.nodes import G, cached


TINTS = dict(
    steel=(0.70, 0.705, 0.71),
    titanium=(0.80, 0.67, 0.46),
    rose=(0.82, 0.62, 0.53),
    bronze=(0.36, 0.27, 0.20),
    black=(0.045, 0.045, 0.05),
    champagne=(0.76, 0.66, 0.52),
    copper=(0.80, 0.42, 0.26),
    blue=(0.16, 0.24, 0.36),
    white=(0.85, 0.85, 0.85),
    alu=(0.72, 0.73, 0.74),
)


def _tint(t):
    return TINTS[t] if isinstance(t, str) else t


@cached
def brushed(tint='steel', rough=0.24, grain='Z', contrast=0.06, aniso=0.55):
    """Hairline metal. grain: direction of the lines (object axis)."""
    g = G('brushed_%s' % (tint if isinstance(tint, str) else 'x'))
    c = _tint(tint)
    sc = {'Z': (420, 420, 1.6), 'X': (1.6, 420, 420), 'Y': (420, 1.6, 420)}[grain]
    n = g.noise(1, 2, 0.6, g.coord(scale=sc))
    big = g.noise(1.2, 2, 0.5)
    r = (n - 0.5) * 0.16 + (big - 0.5) * 0.06 + rough
    lo = tuple(max(0, v * (1 - contrast)) for v in c)
    hi = tuple(min(1, v * (1 + contrast)) for v in c)
    col = g.ramp(n, [(0.25, lo), (0.75, hi)])
    b = g.bsdf(
        col, 0.88, r, g.bump(n, 0.04, 0.0006), Anisotropic=aniso
    )  # a little diffuse keeps walls from going black
    t = g.n('Tangent', direction_type='RADIAL', axis='Z')
    g.l(t.outputs[0], b.inputs['Tangent'])
    b.inputs['Anisotropic Rotation'].default_value = 0 if grain == 'Z' else 0.25
    return g.mat


@cached
def satin(tint='steel', rough=0.32, bump=True):
    """Bead-blasted or satin metal for machined parts (no visible grain)."""
    g = G('satin')
    n = g.noise(900, 2)
    big = g.noise(3, 3)
    g.bsdf(_tint(tint), 0.94, (big - 0.5) * 0.10 + rough, g.bump(n, 0.015, 0.0004) if bump else None)
    return g.mat


@cached
def mirror(tint='steel', rough=0.035):
    g = G('mirror')
    big = g.noise(1.3, 1)
    c = tuple(min(1, v * 1.15) for v in _tint(tint))
    g.bsdf(c, 1, rough, g.bump(big, 0.02, 0.02))
    return g.mat


@cached
def machined(tint='alu', rough=0.2, freq=1500, axis='Z'):
    """Turned metal: concentric grooves round the object's axis."""
    g = G('machined')
    P = g.xyz()
    a, b = [P[i] for i in range(3) if i != 'XYZ'.index(axis)]
    r = (a * a + b * b).sqrt()
    w = (r * freq).sin()
    n = g.noise(5, 2)
    bs = g.bsdf(_tint(tint), 1, n * 0.1 + rough - 0.05, g.bump(w, 0.05, 0.0005), Anisotropic=0.6)
    t = g.n('Tangent', direction_type='RADIAL', axis=axis)
    g.l(t.outputs[0], bs.inputs['Tangent'])
    return g.mat


@cached
def copper_winding():
    g = G('winding')
    P = g.xyz()
    w = (P[2] * 2600).sin() * 0.5 + 0.5
    n = g.noise(40, 2)
    g.bsdf(g.mix(w, (0.28, 0.10, 0.04), (0.72, 0.33, 0.15)), 0.85, n * 0.15 + 0.25, g.bump(w, 0.5, 0.0006))
    return g.mat


@cached
def checker_plate(tint='steel', s=0.040):
    """Five-bar / teardrop tread plate on the XY plane."""
    g = G('checker')
    x, y, z = g.xyz()
    k = 1 / s

    def bars(ox, oy, swap):
        a = (x * k + ox).frac() - 0.5
        b = (y * k + oy).frac() - 0.5
        u = (a + b) * 0.7071
        v = (a - b) * 0.7071
        if swap:
            u, v = v, u
        return 1 - ((u * u) / 0.105 + (v * v) / 0.0055).smooth(0.75, 1.15)

    h = bars(0, 0, False).max(bars(0.5, 0.5, False)) * 0 + bars(0, 0, False).max(bars(0.5, 0.0, True)).max(
        bars(0.0, 0.5, True)
    ).max(bars(0.5, 0.5, False))
    n = g.noise(300, 2)
    big = g.noise(4, 3)
    g.bsdf(
        g.mix(h, tuple(v * 0.72 for v in _tint(tint)), tuple(min(1, v * 1.1) for v in _tint(tint))),
        1,
        (big - 0.5) * 0.15 + 0.36 - h * 0.12,
        g.bump(h + n * 0.02, 0.8, 0.0025),
    )
    return g.mat


@cached
def ribbed(tint='alu', pitch=0.010, axis='X', rough=0.35, depth=0.002):
    g = G('ribbed')
    P = g.xyz()['XYZ'.index(axis)]
    h = ((P / pitch).frac() - 0.5).abs().smooth(0.2, 0.3)
    g.bsdf(g.mix(h, tuple(v * 0.35 for v in _tint(tint)), _tint(tint)), 1, rough, g.bump(h, 0.8, depth))
    return g.mat


def chrome():
    return mirror('steel', 0.06)


def zinc():
    return satin((0.60, 0.62, 0.62), 0.38)


@cached
def rope():
    """Laid steel wire rope."""
    g = G('rope')
    x, y, z = g.xyz()
    w = ((z + x * 0.8 + y * 0.8) * 900).sin()
    n = g.noise(600, 2)
    g.bsdf(g.mix(w.smooth(-1, 1), (0.07, 0.07, 0.07), (0.30, 0.30, 0.29)), 0.8, 0.42, g.bump(w + n * 0.3, 0.7, 0.0012))
    return g.mat
