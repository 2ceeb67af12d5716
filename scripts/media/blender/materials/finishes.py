"""Paint, plastic, rubber, tiles."""
from materials.nodes import G, V, cached


@cached
def plaster(color=(0.80, 0.79, 0.77), rough=0.7):
    g = G('plaster')
    n = g.noise(120, 4, 0.6)
    g.bsdf(color, 0, rough, g.bump(n, 0.03, 0.002), 0.3)
    return g.mat


@cached
def plain(name='plain', color=(0.8, 0.8, 0.8), rough=0.5, spec=0.5, metallic=0, coat=0.0):
    g = G(name)
    g.bsdf(color, metallic, rough, None, spec, Clearcoat=coat)
    return g.mat


@cached
def plastic(color=(0.02, 0.02, 0.022), rough=0.36):
    g = G('plastic')
    n = g.noise(1400, 2)
    g.bsdf(color, 0, rough, g.bump(n, 0.05, 0.0003), 0.45)
    return g.mat


@cached
def rubber(color=(0.012, 0.012, 0.013), rough=0.36):
    g = G('rubber')
    n = g.noise(300, 2)
    g.bsdf(color, 0, rough, g.bump(n, 0.03, 0.0005), 0.45)
    return g.mat


@cached
def paint(color=(0.5, 0.5, 0.5), rough=0.34, orange=0.05, coat=0.3):
    """Sprayed machine enamel / powder coat with faint orange peel."""
    g = G('paint')
    n = g.noise(260, 2, 0.5)
    b = g.noise(8, 3)
    g.bsdf(
        color,
        0,
        (b - 0.5) * 0.1 + rough,
        g.bump(n, orange, 0.0012),
        0.5,
        Clearcoat=coat,
        **{'Clearcoat Roughness': 0.15}
    )
    return g.mat


@cached
def cast(color=(0.16, 0.165, 0.17), rough=0.45):
    """Painted casting: coarse skin."""
    g = G('cast')
    n = g.noise(90, 4, 0.65)
    f = g.noise(400, 2)
    g.bsdf(color, 0, rough, g.bump(n * 0.7 + f * 0.3, 0.20, 0.0022), 0.5, Clearcoat=0.15)
    return g.mat


@cached
def tiles(
    size=(0.8, 0.8),
    color=(0.55, 0.54, 0.52),
    grout=(0.25, 0.245, 0.24),
    gap=0.003,
    rough=0.12,
    axes='XY',
    marbled=True,
    vary=0.10,
):
    """Large-format tiles with thin joints."""
    g = G('tiles')
    P = g.xyz()
    u, v = [P['XYZ'.index(a)] for a in axes]
    fu, fv = (u / size[0]).frac(), (v / size[1]).frac()
    ju = ((fu - 0.5).abs() - (0.5 - gap / size[0] / 2)) > 0
    jv = ((fv - 0.5).abs() - (0.5 - gap / size[1] / 2)) > 0
    j = ju.max(jv)
    w = g.n('TexWhiteNoise', noise_dimensions='2D')
    cb = g.n('CombineXYZ')
    g.l((u / size[0]).floor(), cb.inputs[0])
    g.l((v / size[1]).floor(), cb.inputs[1])
    g.l(cb.outputs[0], w.inputs['Vector'])
    rnd = V(g.nt, w.outputs['Value'])
    n = g.noise(2.2, 7, 0.62)
    f = g.noise(90, 3)
    k = n * 0.6 + f * 0.1 + rnd * vary * 2
    d = tuple(c * 0.80 for c in color)
    h = tuple(min(1, c * 1.14) for c in color)
    col = g.ramp(k, [(0.2, d), (0.65, h)])
    g.bsdf(g.mix(j, col, grout), 0, j * 0.5 + n * 0.06 + rough - 0.03, g.bump(1 - j, 0.3, 0.002), 0.5)
    return g.mat


@cached
def pcb(color=(0.012, 0.11, 0.05)):
    g = G('pcb')
    x, y, z = g.xyz()
    zone = g.noise(28, 0, 0.5) > 0.5  # traces run in straight bundles, direction flips by zone
    la = ((x * 330).frac() - 0.5).abs() < 0.17
    lb = ((z * 330).frac() - 0.5).abs() < 0.17
    keep = g.noise(55, 1, 0.5) > 0.47
    tr = (la * zone + lb * (1 - zone)) * keep
    g.bsdf(g.mix(tr * 0.45, color, tuple(min(1, v * 2.6) for v in color)), 0, 0.32, None, 0.5, Clearcoat=0.4)
    return g.mat


def black():
    return plastic()


def red():
    return plastic((0.55, 0.02, 0.015), 0.3)


def green():
    return plastic((0.02, 0.28, 0.07), 0.3)


def yellow():
    return plastic((0.85, 0.52, 0.02), 0.4)


def grey():
    return plastic((0.25, 0.26, 0.27), 0.42)


def white_plastic():
    return plastic((0.80, 0.80, 0.79), 0.34)


def blue():
    return plastic((0.02, 0.10, 0.38), 0.35)


def orange():
    return plastic((0.85, 0.22, 0.02), 0.35)
