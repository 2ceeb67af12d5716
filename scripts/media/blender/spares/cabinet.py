"""Control cabinet."""
import random
import materials as M
from geo import box, box2, cyl, frame, prism, rrect, text
from spares.boards import board, terminal_row
from spares.fixings import cable


def cabinet():
    """Open control cabinet: controller board, inverter, contactors, breakers, terminals, wiring ducts."""
    W, D, H = 0.60, 0.25, 1.10
    sk = M.paint((0.60, 0.61, 0.61), 0.42, 0.06)
    z0 = 0.06
    with frame((0, 0, z0)):
        box2((-W / 2, D / 2 - 0.003, 0), (W / 2, D / 2, H), sk, 0.001)
        for s in (-1, 1):
            box2((s * W / 2, -D / 2, 0), (s * (W / 2 - 0.0025), D / 2, H), sk, 0.001)
        for z in (0, H):
            box2((-W / 2 + 0.003, -D / 2 + 0.005, z - 0.0012), (W / 2 - 0.003, D / 2 - 0.004, z + 0.0008), sk, 0)
        for s in (-1, 1):
            box2((s * W / 2, -D / 2, 0), (s * (W / 2 - 0.018), -D / 2 + 0.004, H), sk, 0.001)
        for z in (0, H - 0.018):
            box2((-W / 2 + 0.0182, -D / 2 + 0.0004, z), (W / 2 - 0.0182, -D / 2 + 0.004, z + 0.018), sk, 0.001)
        y = D / 2 - 0.02
        box2((-W / 2 + 0.02, y, 0.02), (W / 2 - 0.02, y + 0.003, H - 0.02), M.zinc(), 0.001)
        # open door, hinged on the right
        with frame((W / 2 + 0.002, -D / 2, 0), (0, 0, -118)):
            box2((-W + 0.004, 0, 0.002), (0, 0.0025, H - 0.002), sk, 0.001)
            for s in (0, 1):
                box2(
                    (-W + 0.004 if not s else -0.015, 0, 0.002),
                    (-W + 0.019 if not s else 0, 0.015, H - 0.002),
                    sk,
                    0.001,
                )
            prism(
                rrect(0.20, 0.28, 0.002),
                0.002,
                M.plain('paper', (0.82, 0.82, 0.80), 0.7),
                'XZ',
                (-W / 2, 0.006, H * 0.62),
                bevel=0,
            )
            for i in range(9):
                box(
                    (0.15 - 0.04 * (i % 3 == 2), 0.0004, 0.003),
                    (-W / 2, 0.0078, H * 0.62 + 0.11 - 0.024 * i),
                    M.plain('ink', (0.03, 0.03, 0.035), 0.5),
                    0,
                )
        duct = M.plastic((0.36, 0.37, 0.38), 0.5)
        slot = M.plastic((0.10, 0.10, 0.105), 0.6)

        def dct(x0, z0_, x1, z1):
            box2((x0, y - 0.055, z0_), (x1, y, z1), duct, 0.002)
            vert = (z1 - z0_) > (x1 - x0)
            L = (z1 - z0_) if vert else (x1 - x0)
            for k in range(int(L / 0.0125)):
                t = 0.008 + k * 0.0125
                if vert:
                    for xx in (x0, x1):
                        box((0.0012, 0.036, 0.005), (xx, y - 0.026, z0_ + t), slot, 0)
                else:
                    for zz in (z0_, z1):
                        box((0.005, 0.036, 0.0012), (x0 + t, y - 0.026, zz), slot, 0)

        for z in (1.02, 0.70, 0.42, 0.19):
            dct(-W / 2 + 0.07, z, W / 2 - 0.07, z + 0.035)
        dct(-W / 2 + 0.03, 0.05, -W / 2 + 0.065, 1.055)
        dct(W / 2 - 0.065, 0.05, W / 2 - 0.03, 1.055)
        with frame((-0.085, y - 0.022, 0.88)):
            board(0.25, 0.235, 3)
        with frame((0.145, 0, 0.88)):  # inverter
            box((0.145, 0.14, 0.245), (0, y - 0.07, 0), M.plastic((0.055, 0.06, 0.066), 0.4), 0.006, seg=3)
            box((0.120, 0.006, 0.12), (0, y - 0.142, -0.04), M.plastic((0.11, 0.115, 0.12), 0.4), 0.003)
            prism(
                rrect(0.075, 0.055, 0.004),
                0.006,
                M.plastic((0.02, 0.02, 0.022), 0.3),
                'XZ',
                (0, y - 0.143, 0.065),
                bevel=0.001,
            )
            text('50.00', 0.022, (0, y - 0.1468, 0.072), (90, 0, 0), M.led(4000, 4, (1, 0.16, 0.06)))
            for i in range(4):
                cyl(0.005, 0.003, (-0.027 + 0.018 * i, y - 0.147, 0.046), M.grey(), 'Y', 0.0008, 20)
            for i in range(8):
                box((0.11, 0.002, 0.003), (0, y - 0.1455, -0.005 - 0.011 * i), M.black(), 0)
        for i in range(4):  # contactors
            x = -0.185 + i * 0.062
            box((0.050, 0.075, 0.085), (x, y - 0.04, 0.575), M.plastic((0.07, 0.072, 0.075), 0.4), 0.003)
            box((0.046, 0.012, 0.045), (x, y - 0.083, 0.575), M.plastic((0.50, 0.50, 0.48), 0.4), 0.002)
            box((0.016, 0.006, 0.014), (x, y - 0.091, 0.575), M.plastic((0.05, 0.05, 0.05), 0.4), 0.001)
            for k in range(3):
                for s in (-1, 1):
                    cyl(
                        0.0042,
                        0.003,
                        (x - 0.015 + 0.015 * k, y - 0.0785, 0.575 + s * 0.034),
                        M.satin('steel', 0.3),
                        'Y',
                        0.0005,
                        16,
                    )
        for i in range(6):  # breakers
            x = 0.075 + i * 0.0185
            box((0.0178, 0.062, 0.085), (x, y - 0.034, 0.575), M.plastic((0.66, 0.66, 0.65), 0.4), 0.002)
            box((0.0178, 0.016, 0.045), (x, y - 0.070, 0.575), M.plastic((0.66, 0.66, 0.65), 0.4), 0.002)
            box(
                (0.010, 0.014, 0.014),
                (x, y - 0.082, 0.582),
                M.plastic((0.03, 0.10, 0.35), 0.35) if i % 3 else M.red(),
                0.002,
            )
        box((0.060, 0.085, 0.085), (0.195, y - 0.045, 0.30), M.plastic((0.30, 0.31, 0.32), 0.45), 0.003)
        for i in range(10):
            box((0.048, 0.002, 0.003), (0.195, y - 0.0885, 0.268 + 0.0075 * i), M.black(), 0)
        with frame((-0.10, y - 0.02, 0.305)):
            board(0.20, 0.13, 9, (0.012, 0.05, 0.14))
        with frame((0.085, y - 0.02, 0.305)):
            board(0.11, 0.13, 12)
        cols = (
            [M.plastic((0.42, 0.42, 0.40), 0.45)] * 5
            + [M.plastic((0.03, 0.12, 0.40), 0.4)]
            + [M.plastic((0.10, 0.34, 0.08), 0.4)]
        )
        terminal_row(46, -0.195, 0.115, y, colors=cols)
        # harness
        rnd = random.Random(6)
        wires = [
            (0.02, 0.02, 0.02),
            (0.45, 0.03, 0.02),
            (0.03, 0.10, 0.40),
            (0.75, 0.55, 0.02),
            (0.55, 0.55, 0.55),
            (0.10, 0.30, 0.08),
        ]
        for i in range(34):
            x = -0.19 + i * 0.0115
            cable(
                [(x, y - 0.040, 0.15), (x + rnd.uniform(-0.002, 0.002), y - 0.047, 0.168), (x, y - 0.03, 0.192)],
                0.0013,
                M.plastic(rnd.choice(wires), 0.4),
            )
        for i in range(12):
            x = -0.20 + (i // 3) * 0.062 + (i % 3) * 0.015
            for s in (-1, 1):
                cable(
                    [
                        (x, y - 0.080, 0.575 + s * 0.036),
                        (x, y - 0.086, 0.575 + s * 0.052),
                        (x, y - 0.04, 0.575 + s * 0.10),
                    ],
                    0.0019,
                    M.plastic(wires[i % 3], 0.4),
                )
        for i in range(20):
            x = -0.195 + i * 0.0115
            cable(
                [(x, y - 0.030, 0.765), (x, y - 0.036, 0.752), (x, y - 0.03, 0.733)],
                0.0012,
                M.plastic(rnd.choice(wires), 0.4),
            )
        for i in range(3):
            cable(
                [
                    (0.11 + i * 0.03, y - 0.10, 0.757),
                    (0.11 + i * 0.03, y - 0.105, 0.742),
                    (0.11 + i * 0.03, y - 0.03, 0.73),
                ],
                0.0035,
                M.plastic((0.02, 0.02, 0.02), 0.4),
            )
    for s in (-1, 1):
        box2((s * W / 2, -D / 2, 0), (s * (W / 2 - 0.06), D / 2, z0), M.black(), 0.003)
    return 1.18, 1.35


PARTS = {
    'cabinet': (
        cabinet,
        dict(
            cam=(-0.50, -3.3, 0.98),
            aim=(0.12, 0, 0.585),
            views={'inside': dict(cam=(-0.42, -1.9, 1.12), focus=((-0.29, 0.08, 0.62), (0.29, 0.12, 1.14)), fill=1.06)},
        ),
    ),
}
