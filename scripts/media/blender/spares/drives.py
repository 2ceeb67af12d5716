"""Inverter, controller board, emergency battery and contactors."""
import random

import materials as M
from geo import box, cyl, frame, prism, ring, rrect, text
from spares.boards import board
from spares.fixings import cable, gland, label

INK = (0.70, 0.71, 0.72)


def inverter():
    """Lift inverter with operating panel, cooling fins and open terminal row."""
    case, cover = M.plastic((0.050, 0.054, 0.060), 0.38), M.plastic((0.085, 0.090, 0.098), 0.42)
    alu, ink = M.satin('alu', 0.34), M.plain('ink_light', INK, 0.5)
    W, D, H = 0.22, 0.17, 0.38
    box((W, D * 0.55, H), (0, -D * 0.22, H / 2 + 0.004), case, 0.008, seg=3)
    # heat sink behind the case
    box((W * 0.98, 0.012, H * 0.98), (0, D * 0.10, H / 2 + 0.004), alu, 0.001)
    for i in range(22):
        x = -W * 0.47 + W * 0.94 * i / 21
        box((0.0022, 0.062, H * 0.96), (x, D * 0.10 + 0.036, H / 2 + 0.004), alu, 0.0004)
    y = -D * 0.495
    box((W * 0.94, 0.010, H * 0.60), (0, y, H * 0.655), cover, 0.005, seg=3)
    # operating panel
    prism(
        rrect(0.098, 0.120, 0.006),
        0.008,
        M.plastic((0.018, 0.019, 0.021), 0.3),
        'XZ',
        (-0.035, y - 0.007, H * 0.70),
        bevel=0.0015,
    )
    prism(
        rrect(0.080, 0.034, 0.003),
        0.002,
        M.plain('lcd_off', (0.012, 0.016, 0.022), 0.08),
        'XZ',
        (-0.035, y - 0.0120, H * 0.70 + 0.033),
        bevel=0.0004,
    )
    text(
        '50.00',
        0.026,
        (-0.030, y - 0.0134, H * 0.70 + 0.033),
        (90, 0, 0),
        M.led(4000, 4, (1, 0.16, 0.06)),
        depth=0.0001,
    )
    for i in range(6):
        c, r = i % 3, i // 3
        colour = (0.05, 0.28, 0.08) if i == 3 else (0.45, 0.03, 0.02) if i == 5 else (0.16, 0.17, 0.18)
        prism(
            rrect(0.020, 0.014, 0.003),
            0.004,
            M.plastic(colour, 0.36),
            'XZ',
            (-0.062 + 0.027 * c, y - 0.0125, H * 0.70 - 0.012 - 0.024 * r),
            bevel=0.001,
        )
    for i in range(4):
        cyl(
            0.0022,
            0.001,
            (0.040 + 0.012 * i, y - 0.0054, H * 0.905),
            M.led(4000, 5, (0.1, 1, 0.2) if i < 2 else (1, 0.5, 0.06)),
            'Y',
            0,
            16,
        )
    text('LIFT DRIVE', 0.015, (0.062, y - 0.0056, H * 0.84), (90, 0, 0), ink, depth=0.0002)
    text('11 kW  400 V', 0.0095, (0.062, y - 0.0056, H * 0.79), (90, 0, 0), ink, depth=0.0002)
    for i in range(9):
        box((W * 0.36, 0.002, 0.004), (0.062, y - 0.0048, H * 0.71 - 0.012 * i), M.black(), 0)
    with frame((0.060, y - 0.0055, H * 0.415)):
        label(0.075, 0.036, (0, 0, 0), ('IN  3 x 400 V  50 Hz', 'OUT 0-500 Hz  25 A', 'IP20'))
    # power terminals under the lifted cover
    box((W * 0.92, 0.030, 0.060), (0, y + 0.018, H * 0.19), M.black(), 0.002)
    for i in range(8):
        x = -W * 0.40 + W * 0.80 * i / 7
        box(
            (0.021, 0.034, 0.046),
            (x, y + 0.012, H * 0.19),
            M.plastic((0.30, 0.31, 0.32), 0.42) if i < 7 else M.plastic((0.10, 0.34, 0.08), 0.4),
            0.0015,
        )
        cyl(0.0062, 0.004, (x, y - 0.006, H * 0.19 + 0.008), M.satin('steel', 0.28), 'Y', 0.0008, 24)
        box((0.0084, 0.001, 0.0013), (x, y - 0.0084, H * 0.19 + 0.008), M.black(), 0, rot=(0, 17 * i, 0))
        text('R S T U V W + PE'.split()[i], 0.008, (x, y - 0.0065, H * 0.19 - 0.015), (90, 0, 0), ink, depth=0.0001)
    for i in range(3):
        gland((-0.062 + 0.062 * i, -0.045, 0.004), 0.015, rot=(180, 0, 0))
    return 0.39, 0.52


def controller_board():
    """Main board of the control system, standing on a bracket."""
    with frame((0, 0, 0.012), (-16, 0, -10)):
        with frame((0, 0, 0.13)):
            board(0.30, 0.23, 4)
        box((0.32, 0.003, 0.25), (0, 0.018, 0.13), M.satin((0.62, 0.62, 0.60), 0.36), 0.001)
        for x in (-0.142, 0.142):
            for z in (0.030, 0.228):
                cyl(0.004, 0.016, (x, 0.008, z), M.mirror((0.78, 0.60, 0.28), 0.16), 'Y', 0.0006, 6)
    for s in (-1, 1):
        with frame((0, 0, 0), (0, 0, -10)):
            prism(
                [(0, 0), (0.09, 0), (0.060, 0.14)],
                0.006,
                M.satin((0.62, 0.62, 0.60), 0.36),
                'YZ',
                (s * 0.10, 0.035, 0.002),
                bevel=0.001,
            )
    cable(
        [(-0.10, -0.02, 0.030), (-0.16, -0.07, 0.010), (-0.13, -0.13, 0.004), (-0.04, -0.15, 0.004)],
        0.0024,
        M.plastic((0.45, 0.03, 0.02), 0.4),
    )
    cable(
        [(-0.09, -0.02, 0.030), (-0.145, -0.075, 0.010), (-0.12, -0.125, 0.004), (-0.045, -0.142, 0.004)],
        0.0024,
        M.plastic((0.02, 0.02, 0.02), 0.4),
    )
    with frame((-0.025, -0.150, 0.007), (0, 0, 10)):
        box((0.034, 0.014, 0.012), (0, 0, 0), M.plastic((0.10, 0.34, 0.08), 0.4), 0.001)
    return 0.28, 0.38


def rescue_unit():
    """Automatic rescue device with an open door showing batteries and board."""
    sheet, black = M.paint((0.62, 0.63, 0.63), 0.40, 0.05), M.plastic((0.03, 0.03, 0.032), 0.4)
    W, D, H = 0.42, 0.17, 0.46
    box((W, 0.003, H), (0, D / 2, H / 2 + 0.01), sheet, 0.001)
    for s in (-1, 1):
        box((0.003, D, H), (s * W / 2, 0, H / 2 + 0.01), sheet, 0.001)
        box((W, D, 0.003), (0, 0, 0.011 if s < 0 else H + 0.009), sheet, 0.001)
    for i in range(4):
        x = -W / 2 + 0.065 + 0.096 * i
        box((0.088, 0.090, 0.110), (x, 0.018, 0.070), M.plastic((0.035, 0.038, 0.045), 0.42), 0.004, seg=3)
        box(
            (0.084, 0.002, 0.050),
            (x, -0.028, 0.068),
            M.plain('battery_label', (0.06, 0.20, 0.42) if i % 2 else (0.06, 0.20, 0.42), 0.5),
            0,
        )
        text('12 V  7 Ah', 0.011, (x, -0.0296, 0.070), (90, 0, 0), M.plain('ink_light', INK, 0.5), depth=0.0001)
        for s, c in ((-1, (0.45, 0.03, 0.02)), (1, (0.02, 0.02, 0.02))):
            box((0.006, 0.012, 0.012), (x + s * 0.028, 0.0, 0.130), M.satin('alu', 0.3), 0.001)
            cable(
                [
                    (x + s * 0.028, -0.004, 0.136),
                    (x + s * 0.028, -0.012, 0.160),
                    (x * 0.6 - 0.02, 0.03, 0.200),
                    (x * 0.35 - 0.06, 0.052, 0.262),
                ],
                0.0022,
                M.plastic(c, 0.4),
            )
    with frame((-0.07, D / 2 - 0.020, 0.335)):
        board(0.22, 0.17, 7)
    box((0.085, 0.075, 0.090), (0.135, 0.035, 0.325), M.plastic((0.30, 0.31, 0.32), 0.42), 0.003)
    for i in range(9):
        ring(0.036, 0.030, 0.0045, (0.135, -0.005, 0.325), black, 'Y', 0.001, 48) if i == 0 else box(
            (0.066, 0.002, 0.003), (0.135, -0.0035, 0.292 + 0.008 * i), black, 0
        )
    with frame((W / 2, -D / 2, 0), (0, 0, -112)):
        box((W, 0.003, H), (-W / 2, 0, H / 2 + 0.01), sheet, 0.001)
        for i in range(7):
            box((0.10, 0.001, 0.004), (-W / 2, -0.002, 0.12 + 0.012 * i), black, 0)
    return 0.48, 0.62


def contactors():
    """Three contactors of rising size with an auxiliary block."""
    rnd = random.Random(3)
    body, face, steel = (
        M.plastic((0.055, 0.058, 0.064), 0.4),
        M.plastic((0.46, 0.46, 0.44), 0.4),
        M.satin('steel', 0.28),
    )
    for x, k, ry in ((-0.085, 0.80, 14), (0.005, 1.0, 4), (0.112, 1.25, -9)):
        with frame((x, 0.004, 0), (0, 0, ry)):
            w, d, h = 0.052 * k, 0.085 * k, 0.082 * k
            box((w, d * 0.62, h), (0, d * 0.19, h / 2), body, 0.002, seg=3)
            box((w * 0.96, d * 0.40, h * 0.52), (0, -d * 0.28, h / 2), face, 0.002, seg=3)
            box((w * 0.34, 0.006, h * 0.16), (0, -d * 0.50, h * 0.52), M.plastic((0.03, 0.05, 0.12), 0.4), 0.001)
            box((w * 0.80, 0.001, 0.010 * k), (0, -d * 0.481, h * 0.68), M.plain('plate', (0.82, 0.82, 0.80), 0.35), 0)
            text(
                '%d A' % (18 if k < 0.9 else 32 if k < 1.1 else 50),
                0.0075 * k,
                (0, -d * 0.4825, h * 0.68),
                (90, 0, 0),
                M.plain('ink', (0.03, 0.03, 0.035), 0.5),
                depth=0.0001,
            )
            for s in (-1, 1):
                for i in range(3):
                    px, pz = (i - 1) * w * 0.31, h / 2 + s * h * 0.40
                    cyl(0.0052 * k, 0.0035, (px, -d * 0.125, pz), steel, 'Y', 0.0006, 24)
                    box(
                        (0.0074 * k, 0.001, 0.0011),
                        (px, -d * 0.125 - 0.0020, pz),
                        M.black(),
                        0,
                        rot=(0, rnd.uniform(0, 180), 0),
                    )
                    if i < 2:
                        box((0.0016, d * 0.12, h * 0.20), (px + w * 0.155, -d * 0.17, pz), body, 0)
                for i, t in enumerate(('1/L1', '3/L2', '5/L3') if s > 0 else ('2/T1', '4/T2', '6/T3')):
                    text(
                        t,
                        0.0046 * k,
                        ((i - 1) * w * 0.31, -d * 0.4835, h / 2 + s * h * 0.205),
                        (90, 0, 0),
                        M.plain('ink', (0.03, 0.03, 0.035), 0.5),
                        depth=0.0001,
                    )
    return 0.11, 0.22


PARTS = {
    'inverter': (inverter, dict(cam=(-0.46, -1.42, 0.52), aim=(0.005, 0, 0.190))),
    'board': (controller_board, dict(cam=(-0.12, -0.98, 0.40), aim=(0, -0.01, 0.125))),
    'rescue': (rescue_unit, dict(cam=(-0.42, -1.62, 0.62), aim=(0.06, 0, 0.23))),
    'contactors': (contactors, dict(cam=(-0.12, -0.62, 0.20), aim=(0.020, 0, 0.048))),
}
