"""Car fittings: lighting, handrails, multimedia display."""

import materials as M
from elevator.panels import arrow
from elevator.walls import handrail
from geo import box, cyl, frame, lathe, prism, ring, rrect, text
from spares.fixings import cable


def display_tft():
    """Multimedia car display showing floor, direction and a notice."""
    with frame((0, 0, 0.004), (-9, 0, -10)):
        prism(
            rrect(0.40, 0.27, 0.012),
            0.026,
            M.paint((0.045, 0.047, 0.050), 0.34),
            'XZ',
            (0, 0.013, 0.145),
            bevel=0.003,
            seg=3,
        )
        prism(
            rrect(0.388, 0.258, 0.008),
            0.003,
            M.plain('blackglass', (0.006, 0.006, 0.008), 0.06),
            'XZ',
            (0, -0.001, 0.145),
            bevel=0.0008,
        )
        y = -0.0029

        def area(w, h, x, z, colour, k=0.9, d=0):
            prism(
                rrect(w, h, 0.002), 0.0004, M.led(4000, k, colour, sample=False), 'XZ', (x, y - d * 0.0006, z), bevel=0
            )

        area(0.345, 0.200, 0, 0.150, (0.010, 0.028, 0.065), 1.0)
        area(0.112, 0.200, -0.1165, 0.150, (0.015, 0.055, 0.13), 1.0, 1)
        white = M.led(4000, 1.5, (0.92, 0.96, 1), sample=False)
        text('12', 0.088, (-0.1165, y - 0.002, 0.135), (90, 0, 0), white, depth=0.0001)
        arrow(True, 0.046, (-0.1165, y - 0.002, 0.213), white, 0.0003)
        # picture: sunrise over hills
        area(0.216, 0.122, 0.058, 0.181, (0.20, 0.36, 0.55), 0.8, 1)
        disc = M.led(4000, 1.5, (1, 0.80, 0.42), sample=False)
        cyl(0.017, 0.0004, (0.090, y - 0.0014, 0.186), disc, 'Y', 0, 48)
        for k, (pts, c) in enumerate(
            (
                (
                    [
                        (-0.050, 0.120),
                        (-0.050, 0.172),
                        (0.000, 0.190),
                        (0.045, 0.160),
                        (0.110, 0.178),
                        (0.166, 0.152),
                        (0.166, 0.120),
                    ],
                    (0.055, 0.16, 0.20),
                ),
                (
                    [(-0.050, 0.120), (-0.050, 0.142), (0.030, 0.162), (0.105, 0.140), (0.166, 0.150), (0.166, 0.120)],
                    (0.018, 0.075, 0.085),
                ),
            )
        ):
            prism(pts, 0.0003, M.led(4000, 0.8, c, sample=False), 'XZ', (0, y - 0.002 - k * 0.0005, 0), bevel=0)
        text('Mon 21 Nov   09:41', 0.0150, (-0.046, y - 0.002, 0.098), (90, 0, 0), white, 'LEFT', 0.0001)
        text('Roof garden open until 22:00', 0.0110, (-0.046, y - 0.002, 0.073), (90, 0, 0), white, 'LEFT', 0.0001)
    box((0.16, 0.10, 0.010), (0, 0.055, 0.005), M.black(), 0.003)
    cable(
        [(0.10, 0.075, 0.09), (0.16, 0.11, 0.05), (0.25, 0.08, 0.004), (0.27, -0.02, 0.004), (0.33, -0.06, 0.004)],
        0.003,
    )
    return 0.29, 0.44


def lights():
    """Downlights, a ring light and a profile strip, lit."""
    white, alu = M.paint((0.78, 0.78, 0.77), 0.36), M.satin('alu', 0.28)
    with frame((-0.03, 0.10, 0.185), (78, 0, 8)):
        ring(0.180, 0.135, 0.030, (0, 0, 0), white, bevel=0.004, n=128)
        o = ring(0.174, 0.141, 0.004, (0, 0, 0.0165), M.led(3900, 2.6, sample=False), bevel=0.001, n=128)
        o.visible_diffuse = True
    for x, y, r in ((0.165, -0.03, 20), (0.075, -0.115, -8)):
        with frame((x, y, 0.050), (62, 0, r)):
            lathe(
                [
                    (0.030, -0.045),
                    (0.034, -0.045),
                    (0.036, 0.0),
                    (0.047, 0.002),
                    (0.049, 0.005),
                    (0.047, 0.008),
                    (0.036, 0.008),
                    (0.030, 0.002),
                    (0.030, -0.045),
                ],
                mat=white,
                n=72,
            )
            for k in range(7):
                ring(0.0375, 0.033, 0.003, (0, 0, -0.010 - 0.005 * k), alu, bevel=0.0005, n=64)
            cyl(0.031, 0.003, (0, 0, 0.003), M.led(3900, 3.2, sample=False), 'Z', 0.0005, 64)
    with frame((-0.10, -0.115, 0.0), (0, 0, 12)):
        box((0.28, 0.020, 0.010), (0, 0, 0.005), alu, 0.001)
        box((0.27, 0.013, 0.003), (0, 0, 0.0105), M.led(3300, 3.0, sample=False), 0.001)
        for x in (-0.1415, 0.1415):
            box((0.004, 0.021, 0.011), (x, 0, 0.0055), white, 0.001)
    cable([(0.04, -0.09, 0.006), (0.07, -0.06, 0.0035), (0.12, -0.075, 0.0035)], 0.0018)
    return 0.37, 0.52


def car_handrails():
    """Car handrails: round steel, gold, flat and walnut, one above the other on a grey board."""
    box((0.86, 0.020, 0.50), (0, 0.01, 0.25), M.paint((0.10, 0.105, 0.115), 0.5), 0.004)
    box((0.70, 0.16, 0.012), (0, 0.03, 0.006), M.paint((0.10, 0.105, 0.115), 0.5), 0.003)
    for z, kind, tint, mat in (
        (0.42, 'round', 'steel', None),
        (0.31, 'flat', 'steel', None),
        (0.20, 'round', 'titanium', None),
        (0.09, 'wood', 'steel', M.wood('walnut', 'X')),
    ):
        handrail(0.72, kind, tint, mat, z)
    return 0.50, 0.72


PARTS = {
    'tft': (display_tft, dict(cam=(-0.10, -1.12, 0.30), aim=(0.03, 0.02, 0.135), k=0.8)),
    'lights': (lights, dict(cam=(-0.10, -1.20, 0.46), aim=(0.02, 0, 0.135), k=0.62, bg=(0.62, 0.63, 0.645))),
    'handrails': (car_handrails, dict(cam=(-0.55, -1.70, 0.52), aim=(0, 0, 0.235))),
}
