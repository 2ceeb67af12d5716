"""Hydraulic parts: valve block, cylinder head, power unit, hose."""
import math

import materials as M
from geo import PI, box, cyl, frame, lathe, prism, ring, rrect, tube
from spares.fixings import bolt, cable, circle_bolts, gland, label


def _coil(loc, rot=(0, 0, 0)):
    """Solenoid with its plug."""
    with frame(loc, rot):
        cyl(0.007, 0.070, (0, 0, 0.035), M.satin('steel', 0.24), bevel=0.001)
        box((0.034, 0.034, 0.042), (0, 0, 0.028), M.plastic((0.030, 0.031, 0.034), 0.4), 0.004, seg=3)
        cyl(0.0085, 0.008, (0, 0, 0.055), M.zinc(), n=6, bevel=0.001)
        box((0.024, 0.026, 0.024), (0, -0.028, 0.030), M.plastic((0.16, 0.17, 0.18), 0.4), 0.003, seg=3)
        gland((0, -0.040, 0.030), 0.007, rot=(90, 0, 0))


def valve_block():
    """Lift control valve: block with four solenoids, gauge, ball valve and adjusters."""
    block, steel, brass = (
        M.paint((0.33, 0.35, 0.37), 0.34, 0.03),
        M.satin('steel', 0.25),
        M.satin((0.72, 0.54, 0.24), 0.24),
    )
    with frame((0, 0, 0.0), (0, 0, 14)):
        box((0.24, 0.13, 0.115), (0, 0, 0.0975), block, 0.005, seg=3)
        box((0.20, 0.11, 0.040), (0, 0, 0.020), M.satin('alu', 0.3), 0.003)
        for i, x in enumerate((-0.090, -0.030, 0.030, 0.090)):
            _coil((x, 0.005, 0.155))
            with frame((x, -0.065, 0.085 if i % 2 else 0.110)):
                cyl(0.010, 0.014, (0, -0.006, 0), brass, 'Y', 0.001, 6)
                cyl(0.0055, 0.018, (0, -0.018, 0), steel, 'Y', 0.001, 24)
                cyl(0.009, 0.005, (0, -0.014, 0), M.zinc(), 'Y', 0.0008, 6)
        for x in (-0.108, 0.108):
            for z in (0.052, 0.143):
                cyl(0.0068, 0.006, (x, -0.066, z), steel, 'Y', 0.0008, 32)
                cyl(0.0034, 0.0062, (x, -0.0665, z), M.black(), 'Y', 0, 6)
        # pressure gauge on a nipple
        with frame((-0.060, -0.095, 0.135), (8, 0, 0)):
            cyl(0.034, 0.026, (0, 0, 0), M.satin('steel', 0.22), 'Y', 0.003, 80)
            cyl(0.030, 0.002, (0, -0.0135, 0), M.plain('dial', (0.84, 0.84, 0.82), 0.4), 'Y', 0, 64)
            ink = M.plain('ink', (0.03, 0.03, 0.035), 0.5)
            for i in range(25):
                a = math.radians(225 - 270 * i / 24)
                r = 0.0255 if i % 4 else 0.0240
                box(
                    (0.0007, 0.0006, 0.0040 if i % 4 else 0.0065),
                    (r * math.cos(a), -0.0148, r * math.sin(a)),
                    ink,
                    0,
                    rot=(0, 90 - math.degrees(a), 0),
                )
            box(
                (0.0011, 0.0008, 0.024),
                (-0.006, -0.0153, 0.006),
                M.plain('needle', (0.5, 0.02, 0.015), 0.4),
                0,
                rot=(0, -45, 0),
            )
            cyl(0.0030, 0.002, (0, -0.0155, 0), ink, 'Y', 0.0004, 24)
            ring(0.034, 0.0295, 0.006, (0, -0.0135, 0), M.mirror('steel', 0.06), 'Y', 0.0015, 80)
            cyl(0.006, 0.030, (0, 0.020, 0), brass, 'Y', 0.001, 6)
        # ball valve with a red lever at the outlet
        with frame((0.120, 0, 0.090), (0, 90, 0)):
            cyl(0.026, 0.030, (0, 0, 0.014), M.zinc(), bevel=0.002, n=6)
            cyl(0.022, 0.060, (0, 0, 0.050), M.zinc(), bevel=0.003, n=64)
            cyl(0.027, 0.022, (0, 0, 0.086), M.zinc(), bevel=0.002, n=6)
            cyl(0.016, 0.020, (0, 0, 0.100), steel, bevel=0.001, n=48)
        with frame((0.170, -0.010, 0.120)):
            cyl(0.007, 0.022, (0, 0.010, -0.006), steel, bevel=0.001, n=24)
            tube(
                [(0, 0.010, 0.008), (0.020, -0.020, 0.020), (0.030, -0.085, 0.024)],
                0.0055,
                M.plastic((0.52, 0.03, 0.02), 0.34),
                fillet=0.02,
            )
        # hand pump lever and emergency lowering button
        with frame((-0.122, 0.01, 0.12), (0, -90, 0)):
            cyl(0.020, 0.010, (0, 0, 0.004), M.paint((0.86, 0.50, 0.02), 0.35), bevel=0.002)
            cyl(0.014, 0.018, (0, 0, 0.016), M.plastic((0.52, 0.03, 0.02), 0.3), bevel=0.004)
        with frame((0.035, -0.0655, 0.070)):
            label(0.055, 0.030, (0, 0, 0), ('HYDRAULIC VALVE', '10-80 bar', '250 l/min'))
    return 0.24, 0.38


def cylinder_head():
    """Upper end of a hydraulic cylinder with seals, and the seal kit in front."""
    paint, chrome = M.paint((0.055, 0.085, 0.125), 0.34), M.mirror('steel', 0.07)
    with frame((-0.06, 0.04, 0.085), (0, 0, 22)):
        with frame((0, 0, 0), (90, 0, 90)):
            cyl(0.062, 0.30, (0, 0, -0.14), paint, bevel=0.002, n=96)
            lathe(
                [
                    (0.040, 0.0),
                    (0.082, 0.0),
                    (0.085, 0.003),
                    (0.085, 0.034),
                    (0.082, 0.037),
                    (0.062, 0.037),
                    (0.058, 0.042),
                    (0.048, 0.046),
                    (0.040, 0.046),
                    (0.040, 0.0),
                ],
                mat=M.machined('steel', 0.2, 1400),
                n=128,
            )
            circle_bolts(0.073, 8, 0.037, 0.006, 0.006)
            cyl(0.038, 0.30, (0, 0, 0.17), chrome, bevel=0.003, n=96)
            lathe(
                [(0, 0.318), (0.022, 0.318), (0.024, 0.320), (0.024, 0.355), (0.021, 0.360), (0, 0.360)],
                mat=M.satin('steel', 0.28),
                n=64,
            )
            ring(0.041, 0.0385, 0.010, (0, 0, 0.047), M.plastic((0.02, 0.12, 0.32), 0.4), bevel=0.001)
        with frame((-0.10, 0, 0.062)):
            cyl(0.016, 0.022, (0, 0, 0.008), M.zinc(), n=6, bevel=0.0015)
            cyl(0.010, 0.016, (0, 0, 0.024), M.satin((0.72, 0.54, 0.24), 0.24), bevel=0.001)
    for x in (-0.145, -0.02):
        with frame((x, 0.04 + (x + 0.06) * 0.40, 0), (0, 0, 22)):
            prism(
                [(-0.075, 0), (0.075, 0), (0.064, 0.046), (0.040, 0.028), (0, 0.020), (-0.040, 0.028), (-0.064, 0.046)],
                0.022,
                M.plastic((0.03, 0.03, 0.032), 0.45),
                'YZ',
                bevel=0.003,
            )
    blue, dark = M.plastic((0.02, 0.10, 0.30), 0.38), M.rubber((0.02, 0.02, 0.02), 0.4)
    for x, y, r, m, t in (
        (0.06, -0.135, 0.047, blue, 0.009),
        (0.06, -0.135, 0.034, dark, 0.006),
        (0.155, -0.10, 0.040, M.plastic((0.52, 0.34, 0.10), 0.4), 0.008),
        (-0.03, -0.165, 0.030, M.rubber((0.10, 0.035, 0.02), 0.4), 0.005),
        (0.150, -0.185, 0.026, dark, 0.005),
    ):
        if m is dark or r == 0.030:
            lathe(
                [
                    (r + t * 0.5 * math.cos(a), t * 0.5 + t * 0.5 * math.sin(a))
                    for a in [2 * PI * k / 16 for k in range(17)]
                ],
                (x, y, 0),
                m,
                n=96,
            )
        else:
            ring(r, r - 0.006, t, (x, y, t / 2), m, bevel=0.0012, n=96)
    return 0.18, 0.46


def power_unit():
    """Hydraulic power unit: tank, submersible motor cover, valve and silencer."""
    tank, dark = M.paint((0.045, 0.085, 0.135), 0.36, 0.05), M.paint((0.05, 0.052, 0.056), 0.4)
    W, D, H = 0.74, 0.46, 0.52
    box((W, D, H), (0, 0, H / 2 + 0.06), tank, 0.014, seg=4)
    box((W + 0.04, D + 0.04, 0.022), (0, 0, H + 0.07), tank, 0.006, seg=3)
    for i in range(11):
        bolt((-W / 2 + 0.015 + (W - 0.03) * i / 10, -D / 2 - 0.003, H + 0.081), 0.007, 0.005)
    for x in (-0.26, 0, 0.26):
        box((0.018, 0.010, H * 0.82), (x, -D / 2 - 0.004, H / 2 + 0.06), tank, 0.004)
    for sx in (-1, 1):
        for sy in (-1, 1):
            cyl(0.030, 0.05, (sx * (W / 2 - 0.06), sy * (D / 2 - 0.06), 0.025), M.rubber(), bevel=0.006)
            cyl(0.018, 0.02, (sx * (W / 2 - 0.06), sy * (D / 2 - 0.06), 0.055), M.zinc(), bevel=0.002)
    # sight glass
    with frame((-0.13, -D / 2 - 0.010, 0.33)):
        prism(rrect(0.045, 0.19, 0.020), 0.012, M.satin('alu', 0.3), 'XZ', bevel=0.002)
        prism(
            rrect(0.024, 0.150, 0.012),
            0.004,
            M.plain('sight', (0.62, 0.42, 0.10), 0.1),
            'XZ',
            (0, -0.007, 0),
            bevel=0.001,
        )
        for z in (-0.08, 0.08):
            cyl(0.007, 0.006, (0, -0.009, z), M.satin('steel', 0.25), 'Y', 0.001, 6)
    with frame((0.13, -D / 2 - 0.003, 0.40)):
        label(0.15, 0.10, (0, 0, 0), ('HYDRAULIC UNIT', '11 kW  400 V  50 Hz', '150 l/min  45 bar', 'Oil 180 l'))
    top = H + 0.081
    with frame((-0.19, 0.02, top), (0, 0, 0)):
        cyl(0.085, 0.012, (0, 0, 0.006), dark, bevel=0.003)
        cyl(0.058, 0.085, (0, 0, 0.052), dark, bevel=0.010, n=64, seg=4)
        for i in range(10):
            ring(0.0600, 0.0570, 0.002, (0, 0, 0.022 + 0.0062 * i), M.black(), bevel=0.0005)
    with frame((0.13, -0.02, top - 0.04)):
        box((0.24, 0.13, 0.115), (0, 0, 0.0975), M.paint((0.33, 0.35, 0.37), 0.34, 0.03), 0.005, seg=3)
        for x in (-0.090, -0.030, 0.030, 0.090):
            _coil((x, 0.005, 0.155))
        for x in (-0.075, 0.0, 0.075):
            cyl(0.011, 0.016, (x, -0.072, 0.100), M.satin((0.72, 0.54, 0.24), 0.24), 'Y', 0.001, 6)
    tube(
        [
            (0.255, -0.02, top + 0.05),
            (0.36, -0.02, top + 0.05),
            (0.47, -0.02, top + 0.05),
            (0.47, -0.02, 0.06),
            (0.47, -0.16, 0.035),
        ],
        0.022,
        M.rubber((0.02, 0.02, 0.021), 0.42),
        fillet=0.10,
    )
    for x in (0.268, 0.285):
        cyl(0.030, 0.012, (x, -0.02, top + 0.05), M.zinc(), 'X', 0.002, 6)
    box((0.15, 0.09, 0.17), (-0.02, 0.13, top + 0.085), M.paint((0.62, 0.63, 0.63), 0.4), 0.006, seg=3)
    for x in (-0.06, -0.02, 0.02):
        gland((x, 0.085, top + 0.03), 0.010, rot=(90, 0, 0))
    cable([(-0.06, 0.065, top + 0.03), (-0.10, 0.03, top + 0.02), (-0.15, 0.03, top + 0.03)], 0.006)
    ring(0.05, 0.034, 0.014, (-0.33, 0.12, top + 0.04), M.satin('steel', 0.26), 'Y', 0.004, 48)
    cyl(0.018, 0.02, (-0.33, 0.12, top - 0.002), M.satin('steel', 0.26), bevel=0.002)
    return 0.86, 1.05


PARTS = {
    'valve': (
        valve_block,
        dict(
            cam=(-0.26, -1.10, 0.46),
            aim=(0.025, 0, 0.115),
            views={'side': dict(cam=(0.86, -0.72, 0.50))},
        ),
    ),
    'cylinder': (
        cylinder_head,
        dict(
            cam=(-0.12, -1.10, 0.48),
            aim=(0.045, -0.02, 0.05),
            views={'seals': dict(cam=(0.05, -0.72, 0.46), focus=((0.0, -0.17, 0.0), (0.24, -0.03, 0.03)), fill=0.86)},
        ),
    ),
    'unit': (power_unit, dict(cam=(-0.95, -2.6, 1.18), aim=(0.04, 0, 0.38))),
}
