"""Car walls and handrails, facing -Y on the plane y=0."""
import materials as M
from geo import box2, cyl, prism, rrect, tube
from studio.lights import area


def handrail(length, kind='round', tint='steel', mat=None, z=0):
    """Rail along X centred on the origin, wall at y=0, standing off towards -Y."""
    s = M.mirror(tint, .07) if kind != 'flat' else M.brushed(tint, .22, 'X')
    if kind == 'none': return
    off = .055
    if kind == 'round':
        tube([(-length / 2, -.004, z), (-length / 2, -off, z), (length / 2, -off, z), (length / 2, -.004, z)], .019, mat or s, fillet=.045)
    elif kind == 'double':
        for dz in (0, -.09):
            tube([(-length / 2, -.004, z + dz), (-length / 2, -off, z + dz), (length / 2, -off, z + dz), (length / 2, -.004, z + dz)], .013, s, fillet=.035)
    elif kind == 'flat':
        prism(rrect(.012, .075, .004), length, s, 'YZ', (0, -off, z), bevel=.001)
    elif kind == 'wood':
        prism(rrect(.032, .060, .014), length, mat or M.wood('walnut', 'X'), 'YZ', (0, -off, z), bevel=.001)
    for x in ([-length / 2 + .12, length / 2 - .12] if length < 1.1 else [-length / 2 + .12, 0, length / 2 - .12]):
        cyl(.008, off, (x, -off / 2, z - (.0 if kind != 'double' else .0)), s, 'Y', .001, 20)
        cyl(.020, .006, (x, -.003, z), s, 'Y', .0015, 28)


def wall(width, height, layout='three', main='brushed:steel', accent='etched:diamond', z0=0.0, gap=.008, trim='brushed:steel', light=False, temp=4000):
    """Decorated car wall centred on x=0, facing -Y at y=0, from z0 upwards.
    layouts: plain, three (accent centre), two, bands (accent belt), dado (accent below), stripe (narrow accents), frame."""
    m, a, t = M.spec(main), M.spec(accent), M.spec(trim)
    sk, fz = .09, .05
    if layout != 'glass':
        box2((-width / 2, 0, z0), (width / 2, .03, z0 + height), M.plain('gapdark', (.012, .012, .013), .5), 0)   # shadow gaps
        box2((-width / 2, -.012, z0), (width / 2, 0, z0 + sk), t, .002)
    zb, zt = z0 + sk + gap, z0 + height
    def pan(x0, x1, zl, zh, mt, d=.014):
        box2((x0 + gap / 2, -d, zl), (x1 - gap / 2, 0, zh), mt, .0018, seg=3)
    h = zt - zb; W2 = width / 2
    if layout == 'plain':
        n = 3 if width > 1.3 else 2
        for i in range(n): pan(-W2 + width * i / n, -W2 + width * (i + 1) / n, zb, zt, m)
    elif layout == 'one':
        pan(-W2, W2, zb, zt, m)
    elif layout == 'three':
        c = width * .40 / 2
        pan(-W2, -c, zb, zt, m); pan(c, W2, zb, zt, m); pan(-c, c, zb, zt, a, .018)
    elif layout == 'sides':
        c = width * .60 / 2
        pan(-W2, -c, zb, zt, a); pan(c, W2, zb, zt, a); pan(-c, c, zb, zt, m, .018)
    elif layout == 'bands':
        pan(-W2, W2, zb, zb + h * .30, m); pan(-W2, W2, zb + h * .30 + gap, zb + h * .62, a); pan(-W2, W2, zb + h * .62 + gap, zt, m)
    elif layout == 'dado':
        n = 3 if width > 1.3 else 2
        for i in range(n):
            x0, x1 = -W2 + width * i / n, -W2 + width * (i + 1) / n
            pan(x0, x1, zb, zb + h * .36, a); pan(x0, x1, zb + h * .36 + .05, zt, m)
        box2((-W2, -.018, zb + h * .36 + gap), (W2, 0, zb + h * .36 + .05 - gap), t, .003)
    elif layout == 'rows':
        for i in range(4): pan(-W2, W2, zb + h * i / 4, zb + h * (i + 1) / 4 - gap, m if i != 2 else a)
    elif layout == 'stripe':
        xs = [-W2, -W2 + width * .20, -W2 + width * .26, W2 - width * .26, W2 - width * .20, W2]
        for i, (p, q) in enumerate(zip(xs, xs[1:])): pan(p, q, zb, zt, a if i % 2 else m)
    elif layout == 'frame':
        pan(-W2, -W2 + .14, zb, zt, m); pan(W2 - .14, W2, zb, zt, m)
        pan(-W2 + .14, W2 - .14, zb, zb + .20, m); pan(-W2 + .14, W2 - .14, zt - .20, zt, m)
        pan(-W2 + .14, W2 - .14, zb + .20 + gap, zt - .20 - gap, a, .010)
    elif layout == 'glass':
        post = M.spec(trim); gm = M.spec(accent) if accent.startswith(('glass', 'tintglass')) else M.glass()
        for x0, x1 in ((-W2, -W2 + .05), (W2 - .05, W2)): box2((x0, -.02, z0), (x1, .03, z0 + height), post, .004)
        for zl, zh in ((z0, z0 + .14), (zt - .08, zt)): box2((-W2 + .05, -.02, zl), (W2 - .05, .03, zh), post, .004)
        box2((-W2 + .04, .0, z0 + .13), (W2 - .04, .012, zt - .07), gm, 0)
    elif layout == 'padded':
        n = max(3, round(width / .30)); k = 7
        for i in range(n):
            for j in range(k):
                x0, x1 = -W2 + width * i / n, -W2 + width * (i + 1) / n
                box2((x0 + .003, -.030, zb + h * j / k + .003), (x1 - .003, 0, zb + h * (j + 1) / k - .003), a, .022, seg=5)
    if light:
        e = M.led(temp, 4.0)
        for x in (-width * .20, width * .20):
            box2((x - gap / 2 - .004, -.010, zb), (x + gap / 2 + .004, -.004, zt), e, 0)
        for x in (-width * .20, width * .20):
            area((x, -.03, (zb + zt) / 2), (.03, h), 5, temp, rot=(-90, 0, 0), glossy=False)
