"""Landing-door parts: lock and hanger rollers."""
import math

import materials as M
from geo import box, cyl, frame, lathe, prism, ring, rrect, tube
from spares.fixings import bolt, cable, gland


def door_lock():
    """Landing door lock: hook, release rollers and contact box on a plate."""
    plate, steel = M.satin((0.62, 0.62, 0.60), 0.36), M.satin('steel', 0.25)
    red = M.plastic((0.30, 0.020, 0.016), 0.34)
    dark = M.satin((0.11, 0.115, 0.13), 0.32)
    with frame((-0.03, 0, 0.012), (-12, 0, 0)):
        prism(rrect(0.26, 0.19, 0.010), 0.004, plate, 'XZ', (0, 0.010, 0.10), bevel=0.0008)
        for x in (-0.115, 0.115):
            for z in (0.020, 0.180):
                bolt((x, 0.008, z), 0.006, 0.005, rot=(90, 0, 0))
        # hook lever on its pivot
        prism(
            [
                (-0.105, 0.085),
                (0.060, 0.075),
                (0.085, 0.060),
                (0.105, 0.060),
                (0.105, 0.108),
                (0.088, 0.108),
                (0.084, 0.092),
                (0.050, 0.112),
                (-0.090, 0.118),
                (-0.112, 0.105),
            ],
            0.008,
            dark,
            'XZ',
            (0, -0.008, 0),
            bevel=0.0012,
        )
        # keeper
        prism(
            [(0.080, 0.112), (0.118, 0.112), (0.118, 0.148), (0.080, 0.148)],
            0.012,
            dark,
            'XZ',
            (0, -0.004, 0),
            bevel=0.0015,
        )
        bolt((0.099, -0.010, 0.134), 0.0055, 0.005, rot=(90, 0, 0))
        # rollers
        for x, z in ((-0.028, 0.088), (-0.070, 0.150)):
            lathe(
                [(0.005, -0.009), (0.021, -0.009), (0.023, -0.006), (0.023, 0.006), (0.021, 0.009), (0.005, 0.009)],
                (x, -0.024, z),
                M.rubber((0.03, 0.03, 0.032), 0.4),
                'Y',
                56,
            )
            cyl(0.010, 0.020, (x, -0.024, z), M.satin('alu', 0.25), 'Y', 0.001, 32)
            bolt((x, -0.033, z), 0.0055, 0.005, rot=(90, 0, 0))
        prism(
            [(-0.084, 0.140), (-0.056, 0.140), (-0.016, 0.082), (-0.040, 0.076)],
            0.005,
            steel,
            'XZ',
            (0, -0.011, 0),
            bevel=0.001,
        )
        # stops and adjusting slots of the stamped plate
        for x, z in ((-0.095, 0.132), (0.045, 0.128), (0.020, 0.052)):
            cyl(0.0055, 0.012, (x, 0.002, z), M.zinc(), 'Y', 0.001, 32)
        for x in (0.030, 0.085):
            prism(
                rrect(0.034, 0.007, 0.0034),
                0.0006,
                M.plain('slot', (0.03, 0.03, 0.032), 0.7),
                'XZ',
                (x, 0.0078, 0.030),
                bevel=0,
            )
        for x in (-0.102, -0.043):
            ring(0.0062, 0.0040, 0.0014, (x, -0.004, 0.048), steel, 'Y', 0.0004, 32)
        # return spring
        tube(
            [
                (-0.10 + 0.055 * t / 150, -0.006 + 0.006 * math.cos(t * 0.9), 0.048 + 0.006 * math.sin(t * 0.9))
                for t in range(151)
            ],
            0.0012,
            steel,
        )
        for x in (-0.102, -0.043):
            cyl(0.004, 0.014, (x, -0.002, 0.048), steel, 'Y', 0.0008, 20)
        # contact box with transparent cover
        box((0.090, 0.034, 0.052), (0.025, -0.012, 0.165), red, 0.003, seg=3)
        box((0.078, 0.010, 0.040), (0.025, -0.031, 0.165), M.acrylic((0.85, 0.87, 0.88), 0.05, 0.14), 0.003, seg=3)
        for x in (0.004, 0.046):
            cyl(0.0045, 0.006, (x, -0.031, 0.165), M.mirror((0.78, 0.52, 0.22), 0.15), 'Y', 0.0008, 24)
        box((0.030, 0.008, 0.006), (0.025, -0.030, 0.165), M.satin((0.72, 0.46, 0.2), 0.2), 0.001)
        gland((0.070, -0.012, 0.160), 0.008, 'X')
    cable(
        [
            (0.060, 0.0216, 0.171),
            (0.085, 0.0216, 0.168),
            (0.135, 0.020, 0.120),
            (0.150, 0.0, 0.035),
            (0.165, -0.04, 0.0045),
            (0.215, -0.085, 0.0045),
        ],
        0.0038,
    )
    box((0.18, 0.06, 0.010), (-0.03, 0.045, 0.005), M.black(), 0.003)
    return 0.22, 0.32


def hanger_rollers():
    """Door hanger rollers of three kinds with eccentric studs."""
    cream, black, steel = (
        M.plastic((0.66, 0.62, 0.50), 0.34),
        M.rubber((0.02, 0.02, 0.021), 0.42),
        M.satin('steel', 0.24),
    )

    def roller(R, w, tyre, loc, rot):
        with frame(loc, rot):
            lathe(
                [
                    (R * 0.42, -w),
                    (R * 0.92, -w),
                    (R, -w * 0.7),
                    (R * 0.88, 0),
                    (R, w * 0.7),
                    (R * 0.92, w),
                    (R * 0.42, w),
                    (R * 0.42, -w),
                ],
                mat=tyre,
                n=96,
            )
            ring(R * 0.44, R * 0.26, w * 2.1, (0, 0, 0), steel, bevel=0.0012)
            ring(R * 0.26, R * 0.18, w * 1.7, (0, 0, 0), M.plastic((0.05, 0.05, 0.05), 0.4), bevel=0.0006)
            cyl(R * 0.18, w * 2.6, (0, 0, 0), M.machined('steel', 0.18, 4000), bevel=0.001)
            cyl(R * 0.13, w * 5.0, (0, 0, -w * 2.8), M.zinc(), bevel=0.001, n=32)
            for k in range(9):
                ring(
                    R * 0.142,
                    R * 0.12,
                    0.0012,
                    (0, 0, -w * 3.6 - k * 0.0019),
                    M.satin('steel', 0.3),
                    bevel=0.0002,
                    n=24,
                )

    roller(0.040, 0.010, cream, (-0.070, 0.015, 0.040), (90, 0, 24))
    roller(0.032, 0.009, black, (0.030, -0.015, 0.032), (90, 0, -16))
    roller(0.024, 0.008, M.plastic((0.06, 0.16, 0.34), 0.34), (0.105, 0.028, 0.024), (90, 0, 30))
    with frame((0.012, -0.075, 0.008)):
        roller(0.018, 0.008, black, (0, 0, 0), (0, 0, 0))
    for x, y in ((0.075, -0.075), (0.100, -0.058)):
        with frame((x, y, 0)):
            cyl(0.0085, 0.008, (0, 0, 0.004), M.zinc(), n=6, bevel=0.0012)
            cyl(0.0040, 0.0082, (0, 0, 0.0042), M.plastic((0.02, 0.02, 0.02), 0.6), bevel=0, n=24)
    return 0.085, 0.19


PARTS = {
    'lock': (door_lock, dict(cam=(-0.14, -0.86, 0.34), aim=(0.02, 0, 0.105), bg=(0.76, 0.77, 0.78))),
    'rollers': (hanger_rollers, dict(cam=(-0.05, -0.55, 0.22), aim=(0.015, -0.01, 0.032))),
}
