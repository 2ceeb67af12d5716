"""Hall fixtures: display with call buttons, photoelectric switches."""
import materials as M
from elevator.buttons import button
from elevator.panels import arrow, display
from geo import box, cyl, frame, prism, ring, rrect
from spares.fixings import cable, gland, label


def indicator():
    """Hall display with landing call buttons, and a car display behind it."""
    with frame((0.045, 0.075, 0.006), (-10, 0, -14)):
        prism(
            rrect(0.20, 0.135, 0.010),
            0.024,
            M.paint((0.05, 0.052, 0.056), 0.34),
            'XZ',
            (0, 0.012, 0.080),
            bevel=0.003,
            seg=3,
        )
        display(0.184, 0.118, '18', True, (0.55, 0.80, 1), (0, 0, 0.080))
    with frame((-0.085, -0.010, 0.006), (-10, 0, 13)):
        prism(
            rrect(0.100, 0.205, 0.008),
            0.016,
            M.brushed('steel', 0.24, 'Z'),
            'XZ',
            (0, 0.008, 0.106),
            bevel=0.002,
            seg=3,
        )
        display(0.078, 0.070, '7', False, (1, 0.32, 0.05), (0, 0, 0.150))
        for z, up in ((0.082, True), (0.036, False)):
            button('', up, 'round', 0.034, 'steel', braille=False, loc=(0, 0, z))
            arrow(up, 0.015, (0, -0.0078, z), M.led(4000, 5, (1, 0.42, 0.1)) if up else M.black(), 0.0006)
    for x, y, r in ((0.045, 0.11, -14), (-0.085, 0.022, 13)):
        with frame((x, y, 0), (0, 0, r)):
            box((0.07, 0.05, 0.008), (0, 0, 0.004), M.black(), 0.002)
    cable(
        [(0.10, 0.12, 0.03), (0.16, 0.12, 0.02), (0.20, 0.05, 0.0035), (0.17, -0.03, 0.0035), (0.215, -0.07, 0.0035)],
        0.003,
    )
    with frame((0.218, -0.074, 0.006), (0, 90, -36)):
        box((0.010, 0.016, 0.014), (0, 0, 0), M.plastic((0.70, 0.69, 0.64), 0.4), 0.001)
    return 0.22, 0.30


def photoelectric():
    """U-shaped levelling switch with its vane, and a tubular retro-reflective pair."""
    black, st = M.plastic((0.028, 0.029, 0.032), 0.36), M.satin('steel', 0.26)
    with frame((-0.060, 0.0, 0), (0, 0, 20)):
        prism(
            [
                (-0.045, 0),
                (0.045, 0),
                (0.045, 0.085),
                (0.020, 0.085),
                (0.020, 0.030),
                (-0.020, 0.030),
                (-0.020, 0.085),
                (-0.045, 0.085),
            ],
            0.030,
            black,
            'XZ',
            (0, 0, 0.004),
            bevel=0.003,
            seg=3,
        )
        for s in (-1, 1):
            prism(
                rrect(0.004, 0.016, 0.0015),
                0.014,
                M.plain('lens_red', (0.20, 0.006, 0.006), 0.08, 0.6),
                'YZ',
                (s * 0.0205, 0, 0.070),
                bevel=0.0004,
            )
            cyl(0.0028, 0.004, (s * 0.032, -0.0155, 0.016), st, 'Y', 0.0005, 20)
        cyl(0.0020, 0.002, (0.033, -0.0155, 0.072), M.led(4000, 5, (0.1, 1, 0.2)), 'Y', 0, 16)
        with frame((0, -0.0154, 0.018)):
            label(0.036, 0.015, (0, 0, 0), ('PNP NO/NC  24 V',))
        # switching vane passing through the slot
        prism(
            [(-0.0012, 0.045), (0.0012, 0.045), (0.0012, 0.145), (-0.0012, 0.145)],
            0.11,
            M.brushed('steel', 0.22, 'Y'),
            'XZ',
            (0, 0.004, 0),
            bevel=0.0003,
        )
        gland((0.0, 0.016, 0.018), 0.008, rot=(-90, 0, 0))
        cable([(0, 0.040, 0.018), (0.02, 0.070, 0.012), (0.07, 0.085, 0.0045), (0.13, 0.06, 0.0045)], 0.0036)
    for x, y, r in ((0.060, 0.030, -30), (0.105, -0.040, -52)):
        with frame((x, y, 0.0125), (0, 0, r)), frame((0, 0, 0), (90, 0, 0)):
            cyl(0.0090, 0.062, (0, 0, 0), M.mirror((0.72, 0.62, 0.42), 0.16), bevel=0.0008, n=64)
            for k in range(16):
                ring(
                    0.0098,
                    0.0085,
                    0.0016,
                    (0, 0, -0.024 + k * 0.0030),
                    M.satin((0.66, 0.56, 0.38), 0.25),
                    bevel=0.0005,
                    n=48,
                )
            for z in (-0.004, 0.012):
                cyl(0.0145, 0.005, (0, 0, z), M.zinc(), n=6, bevel=0.0012)
            cyl(0.0080, 0.004, (0, 0, 0.0320), M.plain('lens_red', (0.20, 0.006, 0.006), 0.08, 0.6), bevel=0.001, n=48)
            cyl(0.0075, 0.014, (0, 0, -0.036), black, bevel=0.002, n=40)
        with frame((x, y, 0), (0, 0, r)):
            cable([(0, 0.040, 0.0125), (0.002, 0.065, 0.0075), (0.02, 0.10, 0.0035), (0.06, 0.12, 0.0035)], 0.0026)
    return 0.15, 0.22


PARTS = {
    'display': (indicator, dict(cam=(-0.08, -0.85, 0.27), aim=(0.02, 0.02, 0.10), k=0.85)),
    'photoelectric': (photoelectric, dict(cam=(-0.06, -0.62, 0.25), aim=(0.015, 0.0, 0.055))),
}
