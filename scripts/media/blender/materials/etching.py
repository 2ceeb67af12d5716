"""Acid-etched sheet metal: drawings as formulas."""
import math
from materials.metals import _tint
from materials.nodes import G, cached


def _pattern(g, kind, s, axes='XZ'):
    """0..1 mask of an etched drawing on the panel plane. s = cell size in metres."""
    P = g.xyz()
    u, v = P['XYZ'.index(axes[0])], P['XYZ'.index(axes[1])]
    k = 1 / s
    if kind == 'stripes':
        return ((u * k).frac() - 0.5).abs().smooth(0.27, 0.31)
    if kind == 'linen':
        a = (u * (k * 6)).frac()
        b = (v * (k * 6)).frac()
        return ((a - 0.5).abs().smooth(0.18, 0.26)).max((b - 0.5).abs().smooth(0.28, 0.34)) * 0.8
    if kind == 'diamond':
        a = (((u + v * 0.6) * k).frac() - 0.5).abs()
        b = (((u - v * 0.6) * k).frac() - 0.5).abs()
        line = a.max(b)
        inner = a.min(b) * 1.0
        return (line.smooth(0.455, 0.465) + (1 - a.max(b).smooth(0.16, 0.17))).min(1.0)
    if kind == 'lattice':
        a = (((u + v) * k).frac() - 0.5).abs()
        b = (((u - v) * k).frac() - 0.5).abs()
        return a.max(b).smooth(0.44, 0.45).max((a.max(b).smooth(0.36, 0.37)) * (1 - a.max(b).smooth(0.385, 0.395)))
    if kind == 'waves':
        w = u + ((v * (k * 0.9)).sin() * (s * 0.35)) + ((v * (k * 0.43) + 1.3).sin() * (s * 0.3))
        a = ((w * k * 2.2).frac() - 0.5).abs()
        thick = ((v * k * 0.35 + u * k * 0.2).sin() * 0.09) + 0.24
        return (a - thick).smooth(-0.015, 0.015)
    if kind == 'rings':

        def cell(ox, oy):
            x = (u * k + ox).frac() - 0.5
            y = (v * k + oy).frac() - 0.5
            r = (x * x + y * y).sqrt()
            return ((r * 7).frac() - 0.5).abs().smooth(0.26, 0.30), r

        a, r1 = cell(0, 0)
        b, r2 = cell(0.5, 0.5)
        sel = r1 < r2
        return a * sel + b * (1 - sel)
    if kind == 'floral':

        def ros(ox, oy, sc, pet):
            x = (u * k + ox).frac() - 0.5
            y = (v * k + oy).frac() - 0.5
            r = (x * x + y * y).sqrt()
            t = x.atan2(y)
            edge = (t * pet).cos() * 0.5 + 0.5
            f = edge * 0.25 * sc + 0.17 * sc
            d = r - f
            body = 1 - d.smooth(-0.008, 0.008)
            vein = ((t * pet * 2).cos().abs()).smooth(0.10, 0.2)
            core = 1 - (r - 0.055 * sc).smooth(-0.006, 0.006)
            ringm = (r - 0.085 * sc).abs().smooth(0.010, 0.018)
            return (body * vein * ringm).max(core), d

        a, d1 = ros(0, 0, 1, 6)
        b, d2 = ros(0.5, 0.5, 0.62, 8)
        outline = (d1 - 0.028).abs().smooth(0.005, 0.010)
        return a.max(b).max((1 - outline) * 0.9)
    if kind == 'ogee':  # damask-like trellis: two mirrored wave families, a drop in every cell
        a, b = u * k, v * (k * 0.62 * 2 * math.pi)
        c = b.cos() * 0.25
        d1 = ((a - c).frac() - 0.5).abs()
        d2 = ((a + c).frac() - 0.5).abs()
        line = d1.min(d2)
        q = (0.5 - d1) * (0.5 - d2)
        trellis = 1 - line.smooth(0.030, 0.040)
        inner = (line - 0.085).abs().smooth(0.008, 0.014)
        drop = q.smooth(0.0, 0.001) * (1 - d1.max(d2).smooth(0.17, 0.18)) * 0 + line.smooth(0.20, 0.21)
        cut = 1 - (line - 0.28).abs().smooth(0.012, 0.020)
        return trellis.max(1 - inner).max(drop * (1 - cut))
    if kind == 'crackle':
        d = g.voronoi(k, feature='DISTANCE_TO_EDGE')
        return 1 - d.smooth(0.03, 0.045)
    if kind == 'bamboo':
        cell = (u * k).floor()
        x = (u * k).frac() - 0.5
        h = (cell * 12.9898).sin().abs()
        stem = 1 - (x.abs() - (0.10 + h * 0.12)).smooth(-0.01, 0.01)
        node = ((v * (k * 0.30) + h * 7).frac() - 0.5).abs().smooth(0.470, 0.480)
        return stem * (1 - node)
    if kind == 'squares':
        a = ((u * k).frac() - 0.5).abs()
        b = ((v * k).frac() - 0.5).abs()
        m = a.max(b)
        ch = ((u * k).floor() + (v * k).floor()).m('MODULO', 2).abs()
        return (1 - m.smooth(0.34, 0.35)) * (0.35 + ch * 0.65)
    raise KeyError(kind)


@cached
def etched(pattern='diamond', tint='steel', cell=0.12, axes='XZ', base='mirror', invert=False, etch_tint=None):
    """Mirror metal with an acid-etched (matt) drawing, or brushed metal with a mirror drawing."""
    g = G('etched_' + pattern)
    m = _pattern(g, pattern, cell, axes)
    if invert:
        m = 1 - m
    c = _tint(tint)
    mc = tuple(min(1, v * 1.12) for v in c)
    ec = _tint(etch_tint) if etch_tint else tuple(min(1, v * 1.02) for v in c)
    r0 = 0.05 if base == 'mirror' else 0.20
    rough = m * (0.40 - r0) + r0
    g.bsdf(g.mix(m, mc, ec), 1 - m * 0.25, rough, g.bump(m, 0.25, -0.0004))
    return g.mat
