"""Small boards, power supplies, position tape and magnetic switches."""
import math

import materials as M
from geo import PI, box, cyl, frame, prism, ring, rrect, sweep, text
from spares.boards import board, terminal_row
from spares.fixings import bolt, cable, gland, label

INK = (0.03, 0.03, 0.035)


def small_boards():
    """Three smaller boards on stand-offs: panel board, hall call board, brake supply."""
    plate = M.satin((0.60, 0.60, 0.59), 0.36)
    for x, y, r, w, h, seed, col in (
        (-0.105, 0.03, 14, 0.150, 0.115, 5, (0.012, 0.11, 0.05)),
        (0.035, -0.02, -6, 0.046, 0.086, 3, (0.010, 0.055, 0.15)),
        (0.140, 0.045, -20, 0.120, 0.095, 9, (0.010, 0.055, 0.15)),
    ):
        with frame((x, y, 0.006), (-14, 0, r)):
            with frame((0, 0, h / 2 + 0.006)):
                board(w, h, seed, col)
            box((w + 0.012, 0.002, h + 0.014), (0, 0.012, h / 2 + 0.006), plate, 0.0006)
            for sx in (-1, 1):
                prism(
                    [(0, 0), (0.050, -0.006), (0.020, h * 0.5)],
                    0.003,
                    plate,
                    'YZ',
                    (sx * w * 0.30, 0.012, 0.0),
                    bevel=0.0005,
                )
    with frame((0.140, 0.045, 0.006), (-14, 0, -20)):  # transformer of the brake supply
        box((0.034, 0.030, 0.030), (0.030, -0.016, 0.046), M.satin((0.30, 0.30, 0.31), 0.4), 0.001)
        box((0.022, 0.034, 0.020), (0.030, -0.016, 0.046), M.plastic((0.62, 0.42, 0.05), 0.4), 0.002)
    for k, c in enumerate(((0.45, 0.03, 0.02), (0.02, 0.02, 0.02), (0.60, 0.60, 0.58), (0.03, 0.10, 0.40))):
        d = 0.004 * k
        cable(
            [
                (0.022 + d, -0.030, 0.014),
                (0.016 + d, -0.06, 0.006),
                (0.05 + d, -0.10, 0.0022),
                (0.115, -0.105 + d, 0.0022),
            ],
            0.0014,
            M.plastic(c, 0.4),
        )
    box((0.012, 0.018, 0.010), (0.120, -0.099, 0.005), M.plastic((0.70, 0.69, 0.64), 0.4), 0.001)
    return 0.13, 0.34


def power_supplies():
    """Switched-mode supply in a perforated case, and an emergency supply with its battery."""
    alu, black = M.satin((0.60, 0.61, 0.62), 0.32), M.plastic((0.03, 0.03, 0.032), 0.4)
    with frame((-0.085, 0.01, 0), (0, 0, 22)):
        box((0.110, 0.200, 0.046), (0, 0, 0.023), alu, 0.002)
        for i in range(9):
            for j in range(13):
                if not (i > 5 and j < 4):
                    prism(
                        rrect(0.0056, 0.0056, 0.0027, 3),
                        0.0004,
                        M.plain('hole', (0.012, 0.012, 0.013), 0.8),
                        'XY',
                        (-0.044 + 0.011 * i, -0.055 + 0.0115 * j, 0.0462),
                        bevel=0,
                    )
        box((0.106, 0.026, 0.018), (0, -0.108, 0.014), black, 0.001)
        for i in range(9):
            cyl(0.0042, 0.004, (-0.046 + 0.0115 * i, -0.112, 0.0235), M.satin('steel', 0.25), bevel=0.0006, n=24)
            box((0.0012, 0.018, 0.010), (-0.0518 + 0.0115 * i, -0.108, 0.027), black, 0)
        cyl(0.0024, 0.001, (0.050, -0.090, 0.0464), M.led(4000, 4, (0.1, 1, 0.2)), bevel=0, n=20)
        with frame((0.0, 0, 0)):
            label(0.09, 0.028, (0, -0.1005, 0.030), ('24 V DC   6.5 A',))
    with frame((0.095, 0.03, 0), (0, 0, -16)):
        box((0.130, 0.056, 0.165), (0, 0, 0.0825), M.plastic((0.52, 0.53, 0.53), 0.4), 0.006, seg=3)
        box((0.118, 0.006, 0.150), (0, -0.029, 0.0825), M.plastic((0.58, 0.59, 0.59), 0.4), 0.004, seg=3)
        with frame((0, -0.0324, 0.118)):
            label(0.090, 0.044, (0, 0, 0), ('EMERGENCY SUPPLY', '12 V DC  2.6 Ah', 'LIGHT  ALARM  INTERCOM'))
        for k, (c, n) in enumerate((((0.1, 1, 0.2), 'MAINS'), ((1, 0.55, 0.05), 'CHARGE'))):
            cyl(0.0040, 0.002, (-0.03 + 0.06 * k, -0.0325, 0.075), M.led(4000, 4, c), 'Y', 0, 24)
            text(n, 0.0075, (-0.03 + 0.06 * k, -0.0325, 0.060), (90, 0, 0), M.plain('ink', INK, 0.5))
        for x in (-0.05, 0.05):
            for z in (0.016, 0.150):
                cyl(0.0036, 0.002, (x, -0.0325, z), M.satin('steel', 0.25), 'Y', 0.0005, 24)
        for x in (-0.03, 0.0, 0.03):
            gland((x, 0, 0.165), 0.007)
    with frame((0.075, -0.085, 0), (0, 0, 16)):
        box((0.098, 0.044, 0.054), (0, 0, 0.027), M.plastic((0.035, 0.038, 0.045), 0.42), 0.003, seg=3)
        with frame((0, -0.0225, 0.028)):
            label(0.072, 0.028, (0, 0, 0), ('12 V  2.6 Ah', 'SEALED LEAD-ACID'))
        for s, c in ((-1, (0.45, 0.03, 0.02)), (1, (0.02, 0.02, 0.02))):
            cable(
                [
                    (s * 0.036, 0, 0.055),
                    (s * 0.036, 0.01, 0.072),
                    (0.02 + s * 0.01, 0.05, 0.085),
                    (0.01 + s * 0.01, 0.075, 0.06),
                ],
                0.0017,
                M.plastic(c, 0.4),
            )
    return 0.18, 0.36


def position_tape():
    """Absolute positioning: coil of steel tape with magnetic coding, sensor head on the tape, clamps."""
    tape, steel = M.brushed((0.36, 0.35, 0.33), 0.24, 'X'), M.satin('steel', 0.24)
    R, n = 0.095, 260
    path = [
        ((R + 0.0016 * t / (2 * PI)) * math.cos(-t), (R + 0.0016 * t / (2 * PI)) * math.sin(-t))
        for t in [2 * PI * 14.25 * k / n for k in range(n + 1)]
    ]
    with frame((-0.085, 0.05, 0.0085), (90, 0, 0)):
        sweep(path, [(-0.008, -0.0005), (0.008, -0.0005), (0.008, 0.0005), (-0.008, 0.0005)], tape, angle=50)
    for a in (40, 160, 280):
        with frame((-0.085, 0.05, 0.0085), (0, 0, a)):
            box((0.030, 0.008, 0.0185), (0.107, 0, 0), M.plastic((0.03, 0.03, 0.032), 0.45), 0.001)
    with frame((0.115, -0.02, 0), (0, 0, -18)):
        box((0.016, 0.0012, 0.26), (0, 0, 0.13), tape, 0)
        for k in range(20):
            box((0.010, 0.0004, 0.0016), (0, -0.0007, 0.018 + 0.0118 * k), M.black(), 0)
        prism(
            rrect(0.044, 0.120, 0.005),
            0.034,
            M.plastic((0.035, 0.038, 0.045), 0.38),
            'XZ',
            (0.034, 0, 0.125),
            bevel=0.003,
            seg=3,
        )
        prism(
            rrect(0.030, 0.060, 0.003),
            0.001,
            M.plastic((0.03, 0.10, 0.22), 0.36),
            'XZ',
            (0.036, -0.0174, 0.135),
            bevel=0,
        )
        text('SAFE', 0.008, (0.036, -0.0182, 0.148), (90, 0, 0), M.white_plastic())
        text('POSITION', 0.0056, (0.036, -0.0182, 0.137), (90, 0, 0), M.white_plastic())
        for k in range(2):
            cyl(0.0022, 0.001, (0.028 + 0.016 * k, -0.0176, 0.092), M.led(4000, 4, (0.1, 1, 0.2)), 'Y', 0, 16)
        for z in (0.075, 0.175):
            box((0.026, 0.022, 0.014), (0.002, 0, z), M.plastic((0.03, 0.03, 0.032), 0.4), 0.002)
        for z in (0.004, 0.256):
            box((0.040, 0.026, 0.014), (0, 0.004, z + (0.004 if z < 0.1 else 0)), M.zinc(), 0.001)
            bolt((0, -0.009, z + (0.004 if z < 0.1 else 0)), 0.005, 0.004, rot=(90, 0, 0))
        box((0.10, 0.08, 0.004), (0.02, 0.01, 0.002), M.zinc(), 0.001)
        gland((0.040, 0, 0.065), 0.006, rot=(180, 0, 0))
    cable(
        [
            (0.153, -0.033, 0.045),
            (0.156, -0.04, 0.015),
            (0.13, -0.10, 0.004),
            (0.02, -0.12, 0.004),
            (-0.03, -0.095, 0.004),
        ],
        0.0033,
    )
    with frame((-0.038, -0.090, 0.0065), (0, 90, 150)):
        cyl(0.0065, 0.026, (0, 0, 0), M.satin('steel', 0.25), bevel=0.001, n=18)
    return 0.2, 0.38


def magnetic_switches():
    """Bistable magnetic switches with round and bar magnets."""
    brass, black = M.satin((0.72, 0.58, 0.30), 0.24), M.plastic((0.028, 0.029, 0.032), 0.38)
    for x, y, r in ((-0.075, 0.02, 20), (-0.020, 0.045, 10)):
        with frame((x, y, 0.0), (0, 0, r)):
            box((0.044, 0.050, 0.003), (0, 0, 0.0015), M.zinc(), 0.0006)
            box((0.044, 0.003, 0.060), (0, 0.0235, 0.030), M.zinc(), 0.0006)
            with frame((0, 0, 0.036), (90, 0, 0)):
                cyl(0.0105, 0.084, (0, 0, 0), brass, bevel=0.001, n=56)
                for k in range(24):
                    ring(0.0112, 0.0100, 0.0016, (0, 0, -0.036 + 0.0031 * k), brass, bevel=0.0005, n=48)
                for z in (-0.030, -0.018):
                    cyl(0.0165, 0.006, (0, 0, z), M.zinc(), bevel=0.0014, n=6)
                cyl(0.0098, 0.005, (0, 0, 0.044), M.plastic((0.04, 0.16, 0.34), 0.36), bevel=0.001, n=48)
                cyl(0.0085, 0.014, (0, 0, -0.048), black, bevel=0.002, n=40)
            cable([(0, 0.052, 0.036), (0.004, 0.080, 0.026), (0.04, 0.10, 0.004), (0.10, 0.09, 0.004)], 0.003)
    ferrite = M.satin((0.05, 0.05, 0.055), 0.5)
    for x, y, c in ((0.050, -0.005, (0.45, 0.03, 0.02)), (0.098, 0.018, (0.03, 0.28, 0.08))):
        with frame((x, y, 0)):
            ring(0.019, 0.0045, 0.009, (0, 0, 0.0045), ferrite, bevel=0.001, n=64)
            ring(0.0185, 0.0050, 0.0006, (0, 0, 0.0093), M.plastic(c, 0.45), bevel=0, n=64)
    with frame((0.055, -0.062, 0.0055), (0, 0, 18)):
        box((0.070, 0.016, 0.010), (0, 0, 0), ferrite, 0.001)
        box((0.034, 0.0164, 0.0104), (0.018, 0, 0), M.plastic((0.45, 0.03, 0.02), 0.45), 0.001)
        text('N', 0.009, (0.018, 0, 0.0054), (0, 0, 0), M.white_plastic())
        text('S', 0.009, (-0.018, 0, 0.0054), (0, 0, 0), M.white_plastic())
    return 0.08, 0.24


PARTS = {
    'smallboards': (small_boards, dict(cam=(-0.04, -0.62, 0.28), aim=(0.01, 0, 0.05))),
    'supplies': (power_supplies, dict(cam=(-0.06, -0.75, 0.40), aim=(0, 0, 0.06))),
    'tape': (position_tape, dict(cam=(0.02, -0.80, 0.40), aim=(0, 0, 0.08))),
    'magnetic': (magnetic_switches, dict(cam=(-0.10, -0.52, 0.28), aim=(0, 0, 0.02))),
}
