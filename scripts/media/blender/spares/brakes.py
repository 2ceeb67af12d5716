"""Drum brake and governor tension pulley."""

import math

import materials as M
from geo import PI, box, cyl, frame, lathe, prism, rrect, tube
from spares.fixings import bolt, gland


def drum_brake(dark, steel, R=0.105):
    """Two-shoe brake round a drum, axis along X at the origin, with solenoid on top."""
    with frame((0, 0, 0), (0, 90, 0)):
        cyl(R, 0.075, (0, 0, 0), M.machined('steel', 0.2, 1800), bevel=0.002, n=96)
        cyl(0.035, 0.09, (0, 0, 0), steel, bevel=0.002)
    for s in (-1, 1):
        pts = []
        for k in range(13):
            a = math.radians(-52 + 104 * k / 12)
            pts.append((s * (R + 0.004) * math.cos(a), (R + 0.004) * math.sin(a)))
        for k in range(13):
            a = math.radians(52 - 104 * k / 12)
            pts.append((s * (R + 0.012) * math.cos(a), (R + 0.012) * math.sin(a)))
        shoe = [
            (s * (R + 0.012) * math.cos(a), (R + 0.012) * math.sin(a))
            for a in (math.radians(-52 + 8 * k) for k in range(14))
        ]
        prism(shoe + [(s * (R + 0.030), 0.088), (s * (R + 0.030), -0.088)], 0.060, dark, 'YZ', bevel=0.002)
        prism(pts, 0.066, M.plain('lining', (0.10, 0.075, 0.055), 0.8), 'YZ', bevel=0.001)
        prism(
            [
                (s * (R + 0.022), -0.16),
                (s * (R + 0.052), -0.16),
                (s * (R + 0.056), 0.02),
                (s * (R + 0.044), 0.17),
                (s * (R + 0.020), 0.17),
                (s * (R + 0.026), 0.0),
            ],
            0.050,
            dark,
            'YZ',
            bevel=0.004,
        )
        bolt((0.026, s * (R + 0.038), -0.14), 0.011, 0.009, 'X')
        # springs on the tie rod
        with frame((0, s * (R + 0.10), 0.125), (90, 0, 0)):
            turns = [
                (0.016 * math.cos(t), 0.016 * math.sin(t), -0.034 + 0.068 * k / 120)
                for k, t in enumerate([2 * PI * 7 * j / 120 for j in range(121)])
            ]
            tube(turns, 0.0030, M.paint((0.86, 0.50, 0.02), 0.35), res=6)
    tube([(0, -R - 0.16, 0.125), (0, R + 0.16, 0.125)], 0.007, steel)
    for s in (-1, 1):
        cyl(0.020, 0.006, (0, s * (R + 0.137), 0.125), M.zinc(), 'Y', 0.001, 40)
        for k in (0.146, 0.157):
            cyl(0.014, 0.009, (0, s * (R + k), 0.125), M.zinc(), 'Y', 0.001, 6)
    cyl(0.046, 0.15, (0, 0, 0.165), dark, 'Y', 0.005, 64)
    for s in (-1, 1):
        cyl(0.012, 0.05, (0, s * 0.095, 0.165), steel, 'Y', 0.001, 32)
    box((0.06, 0.06, 0.05), (0, 0, 0.225), dark, 0.006, seg=3)
    gland((0.0, -0.031, 0.225), 0.010, rot=(90, 0, 0))


def brake():
    """Service brake on its own: drum, shoes, springs, solenoid on a base."""
    dark, steel, body = M.cast((0.05, 0.052, 0.056), 0.42), M.satin('steel', 0.26), M.cast((0.045, 0.085, 0.13), 0.4)
    with frame((0, 0, 0.20), (0, 0, 62)):
        drum_brake(dark, steel, 0.105)
        for s in (-1, 1):
            box((0.09, 0.05, 0.05), (0, s * 0.143, -0.172), body, 0.004)
    with frame((0, 0, 0.0), (0, 0, 62)):
        for x in (-0.062, 0.062):
            prism(
                [(-0.060, 0.026), (0.060, 0.026), (0.034, 0.20), (0.0, 0.236), (-0.034, 0.20)],
                0.018,
                body,
                'YZ',
                (x, 0, 0),
                bevel=0.003,
            )
        cyl(0.018, 0.17, (0, 0, 0.20), steel, 'X', 0.002, 48)
        box((0.16, 0.42, 0.026), (0, 0, 0.013), body, 0.005, seg=3)
        for y in (-0.19, 0.19):
            for x in (-0.055, 0.055):
                bolt((x, y, 0.026), 0.010, 0.008)
    return 0.46, 0.56


def tension_pulley():
    """Governor tension pulley with swing arm, weights and rope-slack switch."""
    frame_, steel = M.paint((0.62, 0.63, 0.63), 0.36), M.satin('steel', 0.26)
    z = 0.175
    box((0.07, 0.09, 0.014), (-0.25, 0.0, z + 0.05), M.zinc(), 0.002)
    prism(
        [(-0.285, z - 0.02), (-0.215, z - 0.02), (-0.215, z + 0.10), (-0.285, z + 0.10)],
        0.008,
        frame_,
        'XZ',
        (0, 0.034, 0),
        bevel=0.002,
    )
    for zz in (z, z + 0.08):
        bolt((-0.25, 0.029, zz), 0.008, 0.007, rot=(90, 0, 0))
    for s in (-1, 1):
        prism(
            [(-0.26, z - 0.016), (0.24, z - 0.022), (0.24, z + 0.022), (-0.26, z + 0.016)],
            0.006,
            frame_,
            'XZ',
            (0, s * 0.024, 0),
            bevel=0.002,
        )
    with frame((0, 0, z), (90, 0, 0)):
        rim = [
            (0.100, -0.017),
            (0.120, -0.017),
            (0.120, -0.010),
            (0.106, -0.002),
            (0.106, 0.002),
            (0.120, 0.010),
            (0.120, 0.017),
            (0.100, 0.017),
            (0.100, -0.017),
        ]
        lathe(rim, mat=M.machined('steel', 0.22, 1500), n=128)
        for i in range(5):
            a = 2 * PI * i / 5 + 0.3
            box(
                (0.075, 0.020, 0.013),
                (0.064 * math.cos(a), 0.064 * math.sin(a), 0),
                M.cast((0.08, 0.082, 0.086)),
                0.005,
                rot=(0, 0, math.degrees(a)),
            )
        cyl(0.030, 0.036, (0, 0, 0), M.cast((0.08, 0.082, 0.086)), bevel=0.004)
        cyl(0.012, 0.075, (0, 0, 0), steel, bevel=0.0015)
        bolt((0, 0, 0.030), 0.012, 0.010)
    for k in range(3):
        with frame((0.185 + 0.0 * k, 0, 0)):
            prism(
                rrect(0.10, 0.15, 0.008),
                0.020,
                M.cast((0.055, 0.058, 0.062), 0.5),
                'XZ',
                (0, (k - 1) * 0.0215, z - 0.085),
                bevel=0.003,
            )
    cyl(0.009, 0.10, (0.185, 0, z - 0.03), steel, 'Y', 0.001, 28)
    for s in (-1, 1):
        cyl(0.015, 0.009, (0.185, s * 0.040, z - 0.03), M.zinc(), 'Y', 0.001, 6)
    with frame((-0.165, -0.055, z + 0.06)):
        box((0.042, 0.034, 0.066), (0, 0, 0), M.red(), 0.004, seg=3)
        box((0.036, 0.004, 0.056), (0, -0.0185, 0), M.plastic((0.72, 0.72, 0.70), 0.4), 0.001)
        tube([(0.010, 0, -0.034), (0.030, 0.010, -0.052)], 0.0028, steel)
        gland((0, 0, 0.034), 0.008)
    box((0.52, 0.10, 0.006), (-0.01, 0.02, 0.003), M.zinc(), 0.002)
    for x in (-0.25, 0.22):
        box((0.03, 0.06, z - 0.02), (x, 0.062, (z - 0.02) / 2), frame_, 0.002)
    return 0.32, 0.56


PARTS = {
    'brake': (brake, dict(cam=(-0.50, -1.45, 0.56), aim=(0.0, 0, 0.20))),
    'tension': (tension_pulley, dict(cam=(-0.30, -1.45, 0.42), aim=(-0.01, 0, 0.15))),
}
