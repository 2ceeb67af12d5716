"""Car walls and handrails, facing -Y on the plane y=0."""
import materials as M
from geo import box2, cyl, prism, rrect, tube
from studio.lights import area


def handrail(length, kind='round', tint='steel', mat=None, z=0):
    """Rail along X centred on the origin, wall at y=0, standing off towards -Y."""
    s = M.mirror(tint, 0.07) if kind != 'flat' else M.brushed(tint, 0.22, 'X')
    if kind == 'none':
        return
    off = 0.055
    if kind == 'round':
        tube(
            [(-length / 2, -0.004, z), (-length / 2, -off, z), (length / 2, -off, z), (length / 2, -0.004, z)],
            0.019,
            mat or s,
            fillet=0.045,
        )
    elif kind == 'double':
        for dz in (0, -0.09):
            tube(
                [
                    (-length / 2, -0.004, z + dz),
                    (-length / 2, -off, z + dz),
                    (length / 2, -off, z + dz),
                    (length / 2, -0.004, z + dz),
                ],
                0.013,
                s,
                fillet=0.035,
            )
    elif kind == 'flat':
        prism(rrect(0.012, 0.075, 0.004), length, s, 'YZ', (0, -off, z), bevel=0.001)
    elif kind == 'wood':
        prism(rrect(0.032, 0.060, 0.014), length, mat or M.wood('walnut', 'X'), 'YZ', (0, -off, z), bevel=0.001)
    for x in [-length / 2 + 0.12, length / 2 - 0.12] if length < 1.1 else [-length / 2 + 0.12, 0, length / 2 - 0.12]:
        cyl(0.008, off, (x, -off / 2, z - (0.0 if kind != 'double' else 0.0)), s, 'Y', 0.001, 20)
        cyl(0.020, 0.006, (x, -0.003, z), s, 'Y', 0.0015, 28)


def wall(
    width,
    height,
    layout='three',
    main='brushed:steel',
    accent='etched:diamond',
    z0=0.0,
    gap=0.008,
    trim='brushed:steel',
    light=False,
    temp=4000,
):
    """Decorated car wall centred on x=0, facing -Y at y=0, from z0 upwards.
    layouts: plain, three (accent centre), two, bands (accent belt), dado (accent below), stripe (narrow accents), frame.
    """
    m, a, t = M.spec(main), M.spec(accent), M.spec(trim)
    sk = 0.09
    if layout != 'glass':
        box2(
            (-width / 2, 0, z0), (width / 2, 0.03, z0 + height), M.plain('gapdark', (0.012, 0.012, 0.013), 0.5), 0
        )  # shadow gaps
        box2((-width / 2, -0.012, z0), (width / 2, 0, z0 + sk), t, 0.002)
    zb, zt = z0 + sk + gap, z0 + height

    def pan(x0, x1, zl, zh, mt, d=0.014):
        box2((x0 + gap / 2, -d, zl), (x1 - gap / 2, 0, zh), mt, 0.0018, seg=3)

    h = zt - zb
    W2 = width / 2
    if layout == 'plain':
        n = 3 if width > 1.3 else 2
        for i in range(n):
            pan(-W2 + width * i / n, -W2 + width * (i + 1) / n, zb, zt, m)
    elif layout == 'one':
        pan(-W2, W2, zb, zt, m)
    elif layout == 'three':
        c = width * 0.40 / 2
        pan(-W2, -c, zb, zt, m)
        pan(c, W2, zb, zt, m)
        pan(-c, c, zb, zt, a, 0.018)
    elif layout == 'sides':
        c = width * 0.60 / 2
        pan(-W2, -c, zb, zt, a)
        pan(c, W2, zb, zt, a)
        pan(-c, c, zb, zt, m, 0.018)
    elif layout == 'bands':
        pan(-W2, W2, zb, zb + h * 0.30, m)
        pan(-W2, W2, zb + h * 0.30 + gap, zb + h * 0.62, a)
        pan(-W2, W2, zb + h * 0.62 + gap, zt, m)
    elif layout == 'dado':
        n = 3 if width > 1.3 else 2
        for i in range(n):
            x0, x1 = -W2 + width * i / n, -W2 + width * (i + 1) / n
            pan(x0, x1, zb, zb + h * 0.36, a)
            pan(x0, x1, zb + h * 0.36 + 0.05, zt, m)
        box2((-W2, -0.018, zb + h * 0.36 + gap), (W2, 0, zb + h * 0.36 + 0.05 - gap), t, 0.003)
    elif layout == 'rows':
        for i in range(4):
            pan(-W2, W2, zb + h * i / 4, zb + h * (i + 1) / 4 - gap, m if i != 2 else a)
    elif layout == 'stripe':
        xs = [-W2, -W2 + width * 0.20, -W2 + width * 0.26, W2 - width * 0.26, W2 - width * 0.20, W2]
        for i, (p, q) in enumerate(zip(xs, xs[1:])):
            pan(p, q, zb, zt, a if i % 2 else m)
    elif layout == 'frame':
        pan(-W2, -W2 + 0.14, zb, zt, m)
        pan(W2 - 0.14, W2, zb, zt, m)
        pan(-W2 + 0.14, W2 - 0.14, zb, zb + 0.20, m)
        pan(-W2 + 0.14, W2 - 0.14, zt - 0.20, zt, m)
        pan(-W2 + 0.14, W2 - 0.14, zb + 0.20 + gap, zt - 0.20 - gap, a, 0.010)
    elif layout == 'glass':
        post = M.spec(trim)
        gm = M.spec(accent) if accent.startswith(('glass', 'tintglass')) else M.glass()
        for x0, x1 in ((-W2, -W2 + 0.05), (W2 - 0.05, W2)):
            box2((x0, -0.02, z0), (x1, 0.03, z0 + height), post, 0.004)
        for zl, zh in ((z0, z0 + 0.14), (zt - 0.08, zt)):
            box2((-W2 + 0.05, -0.02, zl), (W2 - 0.05, 0.03, zh), post, 0.004)
        box2((-W2 + 0.04, 0.0, z0 + 0.13), (W2 - 0.04, 0.012, zt - 0.07), gm, 0)
    elif layout == 'padded':
        n = max(3, round(width / 0.30))
        k = 7
        for i in range(n):
            for j in range(k):
                x0, x1 = -W2 + width * i / n, -W2 + width * (i + 1) / n
                box2(
                    (x0 + 0.003, -0.030, zb + h * j / k + 0.003),
                    (x1 - 0.003, 0, zb + h * (j + 1) / k - 0.003),
                    a,
                    0.022,
                    seg=5,
                )
    if light:
        e = M.led(temp, 4.0)
        for x in (-width * 0.20, width * 0.20):
            box2((x - gap / 2 - 0.004, -0.010, zb), (x + gap / 2 + 0.004, -0.004, zt), e, 0)
        for x in (-width * 0.20, width * 0.20):
            area((x, -0.03, (zb + zt) / 2), (0.03, h), 5, temp, rot=(-90, 0, 0), glossy=False)
