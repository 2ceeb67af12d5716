"""Acid-etched sheet metal: drawings as formulas."""
import math
from materials.metals import _tint
from materials.nodes import G, cached


def _pattern(g, kind, s, axes='XZ'):
    """0..1 mask of an etched drawing on the panel plane. s = cell size in metres."""
    P = g.xyz(); u, v = P['XYZ'.index(axes[0])], P['XYZ'.index(axes[1])]
    k = 1 / s
    if kind == 'stripes':
        return ((u * k).frac() - .5).abs().smooth(.27, .31)
    if kind == 'linen':
        a = (u * (k * 6)).frac(); b = (v * (k * 6)).frac()
        return ((a - .5).abs().smooth(.18, .26)).max((b - .5).abs().smooth(.28, .34)) * .8
    if kind == 'diamond':
        a = (((u + v * .6) * k).frac() - .5).abs(); b = (((u - v * .6) * k).frac() - .5).abs()
        line = a.max(b)
        inner = a.min(b) * 1.0
        return (line.smooth(.455, .465) + (1 - a.max(b).smooth(.16, .17))).min(1.0)
    if kind == 'lattice':
        a = (((u + v) * k).frac() - .5).abs(); b = (((u - v) * k).frac() - .5).abs()
        return a.max(b).smooth(.44, .45).max((a.max(b).smooth(.36, .37)) * (1 - a.max(b).smooth(.385, .395)))
    if kind == 'waves':
        w = (u + ((v * (k * .9)).sin() * (s * .35)) + ((v * (k * .43) + 1.3).sin() * (s * .3)))
        a = ((w * k * 2.2).frac() - .5).abs()
        thick = ((v * k * .35 + u * k * .2).sin() * .09) + .24
        return (a - thick).smooth(-.015, .015)
    if kind == 'rings':
        def cell(ox, oy):
            x = (u * k + ox).frac() - .5; y = (v * k + oy).frac() - .5
            r = (x * x + y * y).sqrt()
            return ((r * 7).frac() - .5).abs().smooth(.26, .30), r
        a, r1 = cell(0, 0); b, r2 = cell(.5, .5)
        sel = r1 < r2
        return a * sel + b * (1 - sel)
    if kind == 'floral':
        def ros(ox, oy, sc, pet):
            x = (u * k + ox).frac() - .5; y = (v * k + oy).frac() - .5
            r = (x * x + y * y).sqrt(); t = x.atan2(y)
            edge = (t * pet).cos() * .5 + .5
            f = edge * .25 * sc + .17 * sc
            d = r - f
            body = 1 - d.smooth(-.008, .008)
            vein = ((t * pet * 2).cos().abs()).smooth(.10, .2)
            core = 1 - (r - .055 * sc).smooth(-.006, .006)
            ringm = (r - .085 * sc).abs().smooth(.010, .018)
            return (body * vein * ringm).max(core), d
        a, d1 = ros(0, 0, 1, 6); b, d2 = ros(.5, .5, .62, 8)
        outline = (d1 - .028).abs().smooth(.005, .010)
        return a.max(b).max((1 - outline) * .9)
    if kind == 'ogee':       # damask-like trellis: two mirrored wave families, a drop in every cell
        a, b = u * k, v * (k * .62 * 2 * math.pi)
        c = b.cos() * .25
        d1 = ((a - c).frac() - .5).abs(); d2 = ((a + c).frac() - .5).abs()
        line = d1.min(d2)
        q = (.5 - d1) * (.5 - d2)
        trellis = 1 - line.smooth(.030, .040)
        inner = (line - .085).abs().smooth(.008, .014)
        drop = q.smooth(.0, .001) * (1 - d1.max(d2).smooth(.17, .18)) * 0 + line.smooth(.20, .21)
        cut = 1 - (line - .28).abs().smooth(.012, .020)
        return trellis.max(1 - inner).max(drop * (1 - cut))
    if kind == 'crackle':
        d = g.voronoi(k, feature='DISTANCE_TO_EDGE')
        return 1 - d.smooth(.03, .045)
    if kind == 'bamboo':
        cell = (u * k).floor(); x = (u * k).frac() - .5
        h = (cell * 12.9898).sin().abs()
        stem = 1 - (x.abs() - (.10 + h * .12)).smooth(-.01, .01)
        node = ((v * (k * .30) + h * 7).frac() - .5).abs().smooth(.470, .480)
        return stem * (1 - node)
    if kind == 'squares':
        a = ((u * k).frac() - .5).abs(); b = ((v * k).frac() - .5).abs(); m = a.max(b)
        ch = ((u * k).floor() + (v * k).floor()).m('MODULO', 2).abs()
        return (1 - m.smooth(.34, .35)) * (.35 + ch * .65)
    raise KeyError(kind)


@cached
def etched(pattern='diamond', tint='steel', cell=.12, axes='XZ', base='mirror', invert=False, etch_tint=None):
    """Mirror metal with an acid-etched (matt) drawing, or brushed metal with a mirror drawing."""
    g = G('etched_' + pattern); m = _pattern(g, pattern, cell, axes)
    if invert: m = 1 - m
    c = _tint(tint); mc = tuple(min(1, v * 1.12) for v in c); ec = _tint(etch_tint) if etch_tint else tuple(min(1, v * 1.02) for v in c)
    n = g.noise(900, 2)
    r0 = .05 if base == 'mirror' else .20
    rough = m * (.40 - r0) + r0
    g.bsdf(g.mix(m, mc, ec), 1 - m * .25, rough, g.bump(m, .25, -.0004))
    return g.mat
