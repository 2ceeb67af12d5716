"""Guide rails and shoes."""
import math
import materials as M
from geo import box, cyl, frame, lathe, prism, tube
from spares.fixings import bolt


def rails():
    """Machined T guide rails with fishplate, clip and roller guide shoe."""

    def T(loc, L, rot=(0, 0, 0), s=1.0):
        a = [
            (-0.0635, 0),
            (0.0635, 0),
            (0.0635, 0.008),
            (0.020, 0.0125),
            (0.009, 0.020),
            (0.0055, 0.045),
            (0.008, 0.052),
            (0.008, 0.089),
            (-0.008, 0.089),
            (-0.008, 0.052),
            (-0.0055, 0.045),
            (-0.009, 0.020),
            (-0.020, 0.0125),
            (-0.0635, 0.008),
        ]
        with frame(loc, rot):
            prism([(x * s, z * s) for x, z in a], L, M.brushed('steel', 0.22, 'Y', 0.05, 0.3), 'XZ', bevel=0.0008)

    for i, (x, z) in enumerate(((-0.15, 0.0), (0.0, 0.0), (0.15, 0.0))):
        T((x, 0.15, z), 1.0)
    for i, x in enumerate((-0.075, 0.075)):
        T((x, 0.19, 0.0905), 0.92, s=0.98)
    with frame((0.02, 0.05, 0.18)):
        pass
    with frame((0.31, -0.12, 0), (0, 0, 24)):  # fishplate with bolts
        box((0.09, 0.24, 0.014), (0, 0, 0.007), M.brushed('steel', 0.28, 'Y'), 0.002)
        for sx in (-0.024, 0.024):
            for k in range(4):
                bolt((sx, -0.09 + 0.06 * k, 0.014), 0.009, 0.008)
    with frame((-0.34, -0.22, 0), (0, 0, -20)):  # roller guide shoe
        box((0.20, 0.16, 0.012), (0, 0, 0.006), M.paint((0.05, 0.055, 0.06), 0.35), 0.003)
        for sx in (-1, 1):
            box((0.012, 0.05, 0.12), (sx * 0.085, 0.02, 0.07), M.paint((0.05, 0.055, 0.06), 0.35), 0.004)
            lathe(
                [
                    (0.010, -0.014),
                    (0.045, -0.014),
                    (0.052, -0.009),
                    (0.054, 0),
                    (0.052, 0.009),
                    (0.045, 0.014),
                    (0.010, 0.014),
                ],
                (sx * 0.052, -0.03, 0.085),
                M.rubber(),
                'X',
                64,
            )
            cyl(0.024, 0.030, (sx * 0.052, -0.03, 0.085), M.satin('alu', 0.28), 'X', 0.002, 40)
            bolt((sx * 0.070, -0.03, 0.085), 0.009, 0.008, rot=(0, sx * 90, 0))
        lathe(
            [
                (0.010, -0.014),
                (0.045, -0.014),
                (0.052, -0.009),
                (0.054, 0),
                (0.052, 0.009),
                (0.045, 0.014),
                (0.010, 0.014),
            ],
            (0, 0.045, 0.085),
            M.rubber(),
            'Y',
            64,
        )
        cyl(0.024, 0.030, (0, 0.045, 0.085), M.satin('alu', 0.28), 'Y', 0.002, 40)
        for sx in (-0.08, 0.08):
            for sy in (-0.06, 0.06):
                bolt((sx, sy, 0.012), 0.007, 0.006)
        tube(
            [
                (0.0 + 0.012 * math.cos(t), 0.085 + 0.012 * math.sin(t), 0.03 + 0.0016 * k)
                for k, t in enumerate([0.6 * j for j in range(60)])
            ],
            0.002,
            M.satin('steel', 0.3),
        )
    return 0.22, 0.62


PARTS = {
    'rails': (rails, dict(cam=(-0.62, -1.65, 0.72), aim=(0, 0.10, 0.06))),
}
