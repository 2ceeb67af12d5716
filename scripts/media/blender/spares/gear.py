"""Safety gear and guide shoes."""
import math

import materials as M
from geo import PI, box, box2, cyl, frame, lathe, prism, ring, tube
from spares.fixings import bolt, label


def _block(yellow, dark, steel):
    """One progressive safety gear: housing with rail slot along Z, wedges, disc springs. Front towards -Y."""
    # U-shaped housing seen from the front: two cheeks and a back plate
    for s in (-1, 1):
        prism(
            [
                (s * 0.018, 0),
                (s * 0.085, 0),
                (s * 0.095, 0.012),
                (s * 0.095, 0.150),
                (s * 0.080, 0.170),
                (s * 0.018, 0.170),
            ],
            0.085,
            dark,
            'XZ',
            (0, 0, 0),
            bevel=0.004,
            seg=3,
        )
    box((0.19, 0.022, 0.17), (0, 0.050, 0.085), dark, 0.004)
    # wedges with knurled brake face
    for s in (-1, 1):
        prism(
            [(s * 0.007, 0.012), (s * 0.026, 0.012), (s * 0.016, 0.150), (s * 0.007, 0.150)],
            0.050,
            M.ribbed('steel', 0.004, 'Z', 0.3, 0.001),
            'XZ',
            (0, -0.012, 0),
            bevel=0.001,
        )
        bolt((s * 0.040, -0.043, 0.135), 0.007, 0.006, rot=(90, 0, 0))
        bolt((s * 0.040, -0.043, 0.035), 0.007, 0.006, rot=(90, 0, 0))
        # adjusting screw through a stack of disc springs
        with frame((s * 0.095, -0.005, 0.090), (0, s * 90, 0)):
            for i in range(7):
                r0, r1 = (0.026, 0.030) if i % 2 else (0.030, 0.026)
                lathe(
                    [
                        (0.013, 0.002 + i * 0.005),
                        (r0, 0.0015 + i * 0.005),
                        (r1, 0.0055 + i * 0.005),
                        (0.013, 0.006 + i * 0.005),
                        (0.013, 0.002 + i * 0.005),
                    ],
                    mat=steel,
                    n=48,
                )
            cyl(0.011, 0.060, (0, 0, 0.032), M.zinc(), bevel=0.001)
            cyl(0.020, 0.010, (0, 0, 0.046), M.zinc(), n=6, bevel=0.0015)
            cyl(0.020, 0.007, (0, 0, 0.056), M.zinc(), n=6, bevel=0.0015)
    # mounting ears
    for s in (-1, 1):
        box((0.040, 0.060, 0.012), (s * 0.112, 0.015, 0.006), dark, 0.003)
        bolt((s * 0.116, 0.010, 0.012), 0.008, 0.007)
    # lifting lever
    tube(
        [(-0.010, -0.050, 0.010), (-0.010, -0.060, -0.002), (0.100, -0.066, -0.002), (0.150, -0.066, 0.018)],
        0.006,
        yellow,
        fillet=0.014,
    )


def safety_gear():
    """A pair of progressive safety gears with the linkage bar."""
    yellow, dark, steel = M.paint((0.86, 0.50, 0.02), 0.35), M.paint((0.24, 0.018, 0.016), 0.36), M.satin('steel', 0.26)
    with frame((-0.190, 0.03, 0.012), (0, 0, 16)):
        _block(yellow, dark, steel)
        with frame((0.058, -0.0445, 0.088)):
            label(0.048, 0.034, (0, 0, 0), ('SAFETY GEAR', '0.4-2.5 m/s', 'P+Q 3200 kg'))
    with frame((0.205, 0.02, 0.012), (0, 0, -20)):
        _block(yellow, dark, steel)
    # a length of guide rail lying in front shows what it grips
    with frame((0.02, -0.145, 0.0), (0, 0, 8)):
        tube([(-0.20, 0, 0.012), (0.20, 0, 0.012)], 0.011, M.brushed('steel', 0.2, 'X'))
        for x in (-0.20, 0.20):
            with frame((x, 0, 0.012), (0, 90, 0)):
                ring(0.020, 0.0112, 0.022, (0, 0, 0), M.zinc(), bevel=0.002)
    return 0.19, 0.36


def _liner(mat, L=0.13):
    """U-shaped sliding liner along X, opening upwards."""
    prism(
        [
            (-0.021, 0),
            (0.021, 0),
            (0.021, 0.034),
            (0.010, 0.034),
            (0.010, 0.010),
            (-0.010, 0.010),
            (-0.010, 0.034),
            (-0.021, 0.034),
        ],
        L,
        mat,
        'YZ',
        bevel=0.0015,
    )


def _sliding_shoe(body, liner):
    box((0.15, 0.11, 0.010), (0, 0, 0.005), body, 0.003)
    for x in (-0.058, 0.058):
        for y in (-0.040, 0.040):
            bolt((x, y, 0.010), 0.006, 0.005)
    prism(
        [(-0.052, 0.010), (0.052, 0.010), (0.032, 0.045), (0.032, 0.090), (-0.032, 0.090), (-0.032, 0.045)],
        0.120,
        body,
        'YZ',
        bevel=0.004,
        seg=3,
    )
    with frame((0, 0, 0.062)):
        _liner(liner)
    for s in (-1, 1):
        bolt((s * 0.0605, 0, 0.036), 0.007, 0.006, rot=(0, s * 90, 0))


def guide_shoes():
    """Sliding shoes with liners, and a roller shoe with three wheels."""
    body, red = M.cast((0.055, 0.058, 0.062), 0.42), M.plastic((0.50, 0.035, 0.025), 0.35)
    steel = M.satin('steel', 0.26)
    with frame((-0.14, -0.05, 0), (0, 0, 24)):
        _sliding_shoe(body, red)
    with frame((-0.02, -0.165, 0), (0, 0, -18)):
        _liner(M.plastic((0.015, 0.10, 0.30), 0.36), 0.15)
    with frame((0.115, -0.150, 0), (0, 0, 30)):
        _liner(red, 0.13)
    with frame((0.12, 0.06, 0), (0, 0, -26)):
        grey = M.paint((0.30, 0.32, 0.34), 0.36)
        box((0.19, 0.17, 0.012), (0, 0, 0.006), grey, 0.003)
        for x in (-0.08, 0.08):
            for y in (-0.07, 0.07):
                bolt((x, y, 0.012), 0.007, 0.006)

        def wheel(loc, axis):
            lathe(
                [
                    (0.014, -0.012),
                    (0.040, -0.013),
                    (0.047, -0.009),
                    (0.049, 0),
                    (0.047, 0.009),
                    (0.040, 0.013),
                    (0.014, 0.012),
                ],
                loc,
                M.rubber((0.018, 0.018, 0.019), 0.42),
                axis,
                72,
            )
            cyl(0.029, 0.028, loc, M.satin('alu', 0.24), axis, 0.002, 56)
            cyl(0.012, 0.036, loc, steel, axis, 0.001, 32)

        for s in (-1, 1):
            prism(
                [(-0.035, 0.012), (0.035, 0.012), (0.016, 0.115), (-0.016, 0.115)],
                0.010,
                grey,
                'YZ',
                (s * 0.082, 0.02, 0),
                bevel=0.003,
            )
            wheel((s * 0.055, 0.02, 0.095), 'X')
            bolt((s * 0.087, 0.02, 0.095), 0.009, 0.008, rot=(0, s * 90, 0))
            with frame((s * 0.045, -0.058, 0.040), (0, 0, 0)):
                tube(
                    [
                        (0.011 * math.cos(t), 0.011 * math.sin(t), -0.025 + 0.0040 * k / 4)
                        for k, t in enumerate([2 * PI * j / 14 for j in range(60)])
                    ],
                    0.0019,
                    steel,
                )
        prism(
            [(-0.030, 0.012), (0.030, 0.012), (0.014, 0.115), (-0.014, 0.115)],
            0.010,
            grey,
            'XZ',
            (0, 0.082, 0),
            bevel=0.003,
        )
        wheel((0, 0.056, 0.095), 'Y')
        bolt((0, 0.087, 0.095), 0.009, 0.008, rot=(-90, 0, 0))
    box2((-0.30, 0.145, 0), (-0.299, 0.146, 0.001), body, 0)
    return 0.15, 0.34


PARTS = {
    'gear': (
        safety_gear,
        dict(
            cam=(-0.20, -1.10, 0.42),
            aim=(0.012, -0.01, 0.080),
            bg=(0.78, 0.79, 0.80),
            views={'wedges': dict(cam=(-0.02, -0.78, 0.46), focus=((-0.29, -0.06, 0.0), (-0.02, 0.05, 0.19)), fill=1.0)},
        ),
    ),
    'shoes': (guide_shoes, dict(cam=(-0.16, -1.02, 0.50), aim=(0.0, -0.03, 0.045))),
}
