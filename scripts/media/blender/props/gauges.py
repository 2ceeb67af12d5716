"""Measuring tools: dial gauge on a stand, micrometer, vernier calliper, gauge blocks."""

import math

import materials as M
from geo import PI, box, box2, cyl, frame, lathe, prism, ring, rrect, text


def dial(R=0.029, angle=0.0):
    """Dial gauge facing -Y, centre of the face at the origin, stem downwards."""
    body, st = M.satin('steel', 0.25), M.satin('steel', 0.2)
    ink = M.plain('ink', (0.02, 0.02, 0.025), 0.5)
    lathe(
        [(0, 0.016), (R, 0.016), (R, 0.0), (R * 0.99, -0.006), (R * 0.90, -0.006), (R * 0.88, -0.001), (0, -0.001)],
        mat=body,
        axis='Y',
        rot=(-90, 0, 0),
        n=80,
    )
    cyl(R * 0.89, 0.0008, (0, -0.0012, 0), M.plain('face', (0.84, 0.84, 0.82), 0.5), 'Y', 0, 64)
    for i in range(100):
        a = 2 * PI * i / 100
        L = R * (0.14 if i % 10 == 0 else 0.10 if i % 5 == 0 else 0.06)
        r = R * 0.84 - L / 2
        box(
            (R * (0.016 if i % 5 else 0.026), 0.0003, L),
            (r * math.sin(a), -0.0018, r * math.cos(a)),
            ink,
            0,
            rot=(0, math.degrees(a), 0),
        )
    for i in range(10):
        a = 2 * PI * i / 10
        text(
            str(i * 10),
            R * 0.14,
            (R * 0.60 * math.sin(a), -0.0018, R * 0.60 * math.cos(a)),
            (90, 0, 0),
            ink,
            depth=0.0001,
        )
    text('0.01 mm', R * 0.12, (0, -0.0018, -R * 0.28), (90, 0, 0), ink, depth=0.0001)
    with frame((0, -0.003, 0), (0, angle, 0)):
        prism(
            [(-R * 0.02, -R * 0.2), (R * 0.02, -R * 0.2), (R * 0.006, R * 0.76), (-R * 0.006, R * 0.76)],
            0.0005,
            M.plain('needle', (0.55, 0.02, 0.015), 0.4),
            'XZ',
            bevel=0,
        )
    cyl(R * 0.06, 0.002, (0, -0.003, 0), st, 'Y', n=20)
    ring(R * 1.02, R * 0.88, 0.006, (0, -0.004, 0), M.machined('steel', 0.22, 2500, 'Y'), 'Y', 0.001, 80)
    cyl(0.004, 0.026, (0, 0.006, -R - 0.012), st, n=24)
    cyl(0.0025, 0.03, (0, 0.006, -R - 0.036), st, n=20)
    cyl(0.004, 0.004, (0, 0.006, -R - 0.051), st, r2=0.003, n=20)
    cyl(0.0045, 0.014, (0, 0.006, R + 0.006), st, n=20)


def dial_stand(h=0.26, reach=0.11, angle=42.0):
    """Dial gauge on a magnetic foot, foot at the origin."""
    st = M.satin('steel', 0.22)
    box((0.06, 0.05, 0.055), (0, 0, 0.0275), M.satin('steel', 0.3), 0.003)
    box((0.061, 0.008, 0.056), (0, 0, 0.0278), M.plastic((0.02, 0.02, 0.021), 0.4), 0.001)
    cyl(0.011, 0.012, (0, -0.03, 0.034), M.red(), 'Y', 0.002)
    cyl(0.007, h, (0, 0, 0.055 + h / 2), st, n=32)
    z = 0.055 + h * 0.86
    box((0.028, 0.034, 0.028), (0, 0, z), st, 0.004)
    cyl(0.010, 0.026, (-0.026, 0, z), M.plastic((0.02, 0.02, 0.021), 0.4), 'X', 0.003, 24)
    cyl(0.0055, reach, (reach / 2, -0.016, z), st, 'X', n=24)
    box((0.020, 0.026, 0.022), (reach, -0.018, z - 0.006), st, 0.003)
    with frame((reach, -0.026, z - 0.028)):
        dial(angle=angle)


def micrometer(s=1.0):
    """Outside micrometer lying on z=0, anvil at the left."""
    frame_m, st = M.paint((0.05, 0.13, 0.12), 0.4), M.satin('steel', 0.2)
    z = 0.011 * s
    pts = [(0.036 * math.cos(a), 0.036 * math.sin(a)) for a in [PI + PI * k / 24 for k in range(25)]]
    inner = [(0.025 * math.cos(a), 0.025 * math.sin(a)) for a in [2 * PI - PI * k / 24 for k in range(25)]]
    with frame((0, 0, z)):
        prism(
            [
                (x * s, y * s)
                for x, y in pts + [(0.040, 0.008), (0.026, 0.008)] + inner + [(-0.026, 0.008), (-0.040, 0.008)]
            ],
            0.010 * s,
            frame_m,
            'XY',
            bevel=0.0015,
        )
        cyl(0.0034 * s, 0.012 * s, (-0.028 * s, 0.003 * s, 0), st, 'X', 0.0004, 32)
        cyl(0.0034 * s, 0.030 * s, (0.012 * s, 0.003 * s, 0), st, 'X', 0.0004, 32)
        cyl(0.0068 * s, 0.034 * s, (0.055 * s, 0.003 * s, 0), M.satin('alu', 0.25), 'X', 0.0006, 48)
        with frame((0.082 * s, 0.003 * s, 0)):
            cyl(0.0092 * s, 0.040 * s, (0, 0, 0), M.satin('steel', 0.24), 'X', 0.0008, 56)
            cyl(0.0092 * s, 0.010 * s, (-0.025 * s, 0, 0), st, 'X', 0.0004, 56, r2=0.0092 * s)
            for i in range(36):
                a = 2 * PI * i / 36
                box(
                    (0.016 * s, 0.0007 * s, 0.0006),
                    (0.008 * s, 0.0093 * s * math.cos(a), 0.0093 * s * math.sin(a)),
                    M.plain('knurl', (0.10, 0.10, 0.105), 0.5),
                    0,
                    rot=(math.degrees(a), 0, 0),
                )
            cyl(0.006 * s, 0.014 * s, (0.028 * s, 0, 0), st, 'X', 0.0008, 40)
        ink = M.plain('ink', (0.02, 0.02, 0.025), 0.5)
        for i in range(22):
            box(
                (0.0003, 0.003 * s * (1.6 if i % 5 == 0 else 1), 0.0002),
                ((0.040 + 0.0013 * i) * s, 0.0042 * s, 0.0066 * s),
                ink,
                0,
            )
        text('0-25 mm', 0.006 * s, (0, -0.031 * s, 0.0052 * s), (0, 0, 0), M.paint((0.8, 0.8, 0.78), 0.4), depth=0.0001)


def calliper(L=0.24, opening=0.045):
    """Vernier calliper lying on z=0 with its beam along X, jaws at the left pointing to -Y."""
    st, ink = M.satin('steel', 0.26), M.plain('ink', (0.02, 0.02, 0.025), 0.5)
    t = 0.0035
    with frame((0, 0, 0.004)):
        box((L, 0.016, t), (L / 2 - 0.01, 0, 0), st, 0.0006)
        fixed = [(-0.022, 0.008), (0, 0.008), (0, -0.040), (-0.004, -0.040), (-0.022, -0.012)]
        moving = [(0, 0.008), (0.026, 0.008), (0.026, -0.012), (0.004, -0.040), (0, -0.040)]
        for x, s, jaw in ((0, 1, fixed), (opening, -1, moving)):
            prism([(x + u, v) for u, v in jaw], t * 1.3, st, 'XY', bevel=0.0006)
            prism([(x, 0.007), (x - s * 0.012, 0.007), (x - s * 0.003, 0.026), (x, 0.026)], t, st, 'XY', bevel=0.0004)
        box((0.062, 0.024, t * 1.7), (opening + 0.030, 0, 0.0004), st, 0.0008)
        box((0.046, 0.008, 0.0003), (opening + 0.032, -0.006, t * 0.86 + 0.0006), M.satin('alu', 0.4), 0)
        cyl(0.004, 0.006, (opening + 0.03, 0.014, 0), st, 'Y', 0.0006, 24)
        prism(
            rrect(0.016, 0.007, 0.003), 0.004, M.satin('steel', 0.3), 'XY', (opening + 0.054, -0.0135, 0), bevel=0.001
        )
        for i in range(int((L - 0.02) / 0.002)):
            x = 0.001 + 0.002 * i
            if opening - 0.004 < x < opening + 0.064:
                continue
            long_ = 0.005 if i % 5 == 0 else 0.003
            box((0.0003, long_, 0.0002), (x, -0.008 + long_ / 2, t / 2 + 0.0001), ink, 0)
            if i % 5 == 0 and i:
                text(str(i // 5), 0.0045, (x, 0.002, t / 2), (0, 0, 0), ink, depth=0.0001)
        for i in range(20):
            box(
                (0.00025, 0.003 if i % 5 else 0.005, 0.0002),
                (opening + 0.012 + 0.002 * i, -0.0075, t * 0.86 + 0.0009),
                ink,
                0,
            )


def gauge_blocks():
    """Open timber case with a set of gauge blocks, lid up, front towards -Y."""
    wood_, st = M.wood('walnut', 'X', 0.5), M.mirror('steel', 0.09)
    box2((-0.11, -0.06, 0), (0.11, 0.06, 0.024), wood_, 0.002)
    box2((-0.104, -0.054, 0.02), (0.104, 0.054, 0.0246), M.carpet((0.03, 0.05, 0.11)), 0)
    with frame((0, 0.060, 0.024), (-12, 0, 0)):
        box2((-0.11, 0, 0), (0.11, 0.012, 0.11), wood_, 0.002)
        box2((-0.102, -0.001, 0.006), (0.102, 0.0, 0.104), M.carpet((0.03, 0.05, 0.11)), 0)
    for r in range(3):
        for i in range(11 - r):
            t = 0.0025 + 0.0009 * i + 0.001 * r
            box((t, 0.009 if r else 0.0085, 0.032), (-0.094 + 0.0185 * i, -0.036 + 0.034 * r, 0.036), st, 0.0004)


def sheet(w=0.21, h=0.297, title='INSPECTION REPORT', rows=11):
    """Printed form lying on z=0, readable from -Y."""
    ink, line = M.plain('ink', (0.03, 0.03, 0.035), 0.5), M.plain('rule', (0.35, 0.36, 0.38), 0.6)
    box((w, h, 0.0008), (0, 0, 0.0004), M.plain('paper', (0.80, 0.80, 0.78), 0.7), 0)
    text(title, h * 0.036, (-w * 0.43, h * 0.43, 0.0009), (0, 0, 0), ink, 'LEFT', 0.0001)
    for i in range(rows):
        y = h * (0.33 - 0.062 * i)
        box((w * 0.86, h * 0.0016, 0.0002), (0, y - h * 0.02, 0.0009), line, 0)
        text('%02d' % (i + 1), h * 0.022, (-w * 0.42, y, 0.0009), (0, 0, 0), ink, 'LEFT', 0.0001)
        text('%.2f' % (24.02 + 3.17 * i), h * 0.022, (-w * 0.12, y, 0.0009), (0, 0, 0), ink, 'LEFT', 0.0001)
        text('OK', h * 0.022, (w * 0.30, y, 0.0009), (0, 0, 0), M.plain('pen', (0.02, 0.06, 0.30), 0.5), 'LEFT', 0.0001)
