"""Air purifier and bumper rails of cars; pallet of moving walks; rupture valve."""
import math

import materials as M
from escalators.steps import pallet
from geo import PI, box, cyl, frame, lathe, prism, ring, rrect, text
from spares.fixings import bolt, cable, circle_bolts, label


def purifier():
    """Car air purifier: flat housing with inlet grille, fan outlet, lamp and control."""
    white, dark = M.paint((0.66, 0.67, 0.67), 0.38), M.plastic((0.03, 0.03, 0.032), 0.45)
    with frame((0, 0, 0.004), (0, 0, 20)):
        box((0.42, 0.20, 0.092), (0, 0, 0.046), white, 0.006, seg=3)
        box((0.404, 0.184, 0.004), (0, 0, 0.0925), white, 0.001)
        for i in range(16):
            prism(
                rrect(0.0055, 0.110, 0.0027),
                0.001,
                M.plain('hole', (0.012, 0.012, 0.013), 0.8),
                'XY',
                (-0.175 + 0.0115 * i, 0, 0.0946),
                bevel=0,
            )
        ring(0.071, 0.062, 0.006, (0.105, 0, 0.0955), dark, bevel=0.0015, n=96)
        cyl(0.062, 0.001, (0.105, 0, 0.0946), M.plain('hole', (0.012, 0.012, 0.013), 0.8), bevel=0, n=72)
        for r in (0.050, 0.038, 0.026):
            ring(r, r - 0.0035, 0.003, (0.105, 0, 0.0965), dark, bevel=0.0008, n=72)
        for i in range(8):
            with frame((0.105, 0, 0.0965), (0, 0, 22.5 * i)):
                box((0.126, 0.0035, 0.003), (0, 0, 0), dark, 0.0006)
        cyl(0.016, 0.006, (0.105, 0, 0.0975), dark, bevel=0.001, n=48)
        for i in range(12):
            box((0.0042, 0.002, 0.052), (-0.17 + 0.0100 * i, -0.1002, 0.046), dark, 0)
        prism(rrect(0.115, 0.040, 0.004), 0.002, dark, 'XZ', (0.105, -0.1008, 0.046), bevel=0.0005)
        for k, (n, c) in enumerate((('UV-C', (0.35, 0.45, 1)), ('ION', (0.1, 1, 0.3)), ('FAN', (0.1, 1, 0.3)))):
            cyl(0.0030, 0.001, (0.070 + 0.035 * k, -0.1022, 0.054), M.led(4000, 4, c), 'Y', 0, 20)
            text(n, 0.0085, (0.070 + 0.035 * k, -0.1022, 0.038), (90, 0, 0), M.white_plastic(), depth=0.0001)
        for x in (-0.225, 0.225):
            box((0.030, 0.10, 0.003), (x, 0, 0.0015), M.zinc(), 0.0006)
            for y in (-0.03, 0.03):
                bolt((x, y, 0.003), 0.005, 0.004)
        with frame((-0.005, -0.1006, 0.046)):
            label(0.070, 0.040, (0, 0, 0), ('AIR PURIFIER', '24 V DC  18 W'))
    cable([(0.20, 0.10, 0.04), (0.27, 0.11, 0.01), (0.31, 0.02, 0.004), (0.27, -0.08, 0.004)], 0.0034)
    return 0.1, 0.46


def bumpers():
    """Bumper rails on a wall plate: double ash board and double vinyl rail."""
    ash, vinyl, steel = M.wood('ash', 'X'), M.plastic((0.16, 0.24, 0.30), 0.46), M.satin('steel', 0.24)
    board = M.paint((0.30, 0.31, 0.32), 0.5)
    box((0.86, 0.020, 0.56), (0, 0.010, 0.28), board, 0.004)
    box((0.70, 0.16, 0.012), (0, 0.03, 0.006), board, 0.003)
    for z in (0.48, 0.35):
        box((0.74, 0.026, 0.095), (0, -0.041, z), ash, 0.005, seg=3)
        for x in (-0.28, 0, 0.28):
            box((0.040, 0.028, 0.060), (x, -0.014, z), steel, 0.002)
            cyl(0.0085, 0.003, (x, -0.0545, z), steel, 'Y', 0.0008, 40)
            cyl(0.0042, 0.001, (x, -0.0562, z), M.black(), 'Y', 0, 6)
    for z in (0.205, 0.085):
        outline = [
            (0, -0.050),
            (-0.030, -0.050),
            (-0.040, -0.040),
            (-0.043, 0),
            (-0.040, 0.040),
            (-0.030, 0.050),
            (0, 0.050),
        ]
        prism(outline, 0.72, vinyl, 'YZ', (0, 0, z), bevel=0.004, seg=3)
        for s in (-1, 1):
            prism(outline, 0.014, M.plastic((0.10, 0.15, 0.19), 0.42), 'YZ', (s * 0.367, 0, z), bevel=0.005, seg=3)
    return 0.56, 0.72


def pallets():
    """Two pallets of a moving walk, one showing its ribs underneath."""
    alu = M.satin('alu', 0.42)
    red = M.plastic((0.50, 0.05, 0.03), 0.4)

    def one():
        pallet(0.80)
        yellow = M.paint((0.88, 0.56, 0.02), 0.42)
        for s in (-1, 1):
            box((0.397, 0.014, 0.0030), (0.1985, s * 0.390, 0.0010), yellow, 0.0005)
            prism(
                [(0.04, -0.030), (0.36, -0.030), (0.33, -0.070), (0.07, -0.070)],
                0.014,
                alu,
                'XZ',
                (0, s * 0.30, 0),
                bevel=0.003,
            )
        for y in (-0.10, 0.10):
            prism(
                [(0.04, -0.030), (0.36, -0.030), (0.34, -0.052), (0.06, -0.052)],
                0.008,
                alu,
                'XZ',
                (0, y, 0),
                bevel=0.002,
            )
        for x in (0.05, 0.35):
            box((0.014, 0.78, 0.030), (x, 0, -0.043), alu, 0.002)

    with frame((-0.30, -0.14, 0.072), (0, 0, 68)):
        one()
        for s in (-1, 1):
            cyl(0.036, 0.022, (0.20, s * 0.425, -0.036), red, 'Y', 0.003, 56)
            cyl(0.016, 0.026, (0.20, s * 0.425, -0.036), M.satin('steel', 0.25), 'Y', 0.002, 32)
    with frame((0.28, -0.06, 0.001), (0, 0, 40)), frame((0, 0, 0), (180, 0, 0)):
        one()
    return 0.4, 1.0


def rupture_valve():
    """Rupture valve of a hydraulic cylinder: flanged body, adjuster and union, with its seals."""
    body, steel, brass = M.satin((0.40, 0.41, 0.43), 0.32), M.satin('steel', 0.22), M.satin((0.72, 0.54, 0.24), 0.24)
    with frame((-0.03, 0.01, 0.052), (0, 0, 26)):
        box((0.090, 0.090, 0.098), (0, 0, 0), body, 0.005, seg=3)
        with frame((0.045, 0, 0), (0, 90, 0)):
            cyl(0.050, 0.014, (0, 0, 0.007), body, bevel=0.002, n=80)
            circle_bolts(0.040, 6, 0.014, 0.0055, 0.005)
            cyl(0.027, 0.040, (0, 0, 0.030), M.zinc(), bevel=0.002, n=6)
            cyl(0.023, 0.030, (0, 0, 0.060), steel, bevel=0.001, n=64)
            for k in range(8):
                ring(0.0238, 0.0215, 0.0016, (0, 0, 0.052 + 0.0028 * k), steel, bevel=0.0004, n=48)
            ring(0.0226, 0.0165, 0.002, (0, 0, 0.0755), steel, bevel=0.0004, n=48)
            cyl(0.0165, 0.001, (0, 0, 0.0752), M.plain('bore', (0.01, 0.01, 0.011), 0.7), bevel=0, n=40)
        with frame((-0.045, 0, 0), (0, -90, 0)):
            cyl(0.030, 0.018, (0, 0, 0.009), M.zinc(), bevel=0.002, n=6)
            cyl(0.025, 0.040, (0, 0, 0.036), steel, bevel=0.002, n=64)
        with frame((0, 0, 0.049)):
            cyl(0.017, 0.016, (0, 0, 0.006), brass, bevel=0.0015, n=6)
            cyl(0.009, 0.030, (0, 0, 0.024), steel, bevel=0.001, n=32)
            cyl(0.015, 0.008, (0, 0, 0.021), M.zinc(), bevel=0.0012, n=6)
            box((0.0125, 0.0018, 0.002), (0, 0, 0.0391), M.black(), 0)
        with frame((0, -0.0456, -0.008)):
            label(0.062, 0.040, (0, 0, 0), ('RUPTURE VALVE', '35-150 l/min', 'G 1 1/4'))
        prism(
            [(-0.012, 0), (0.012, 0), (0.002, 0.014), (-0.002, 0.014)],
            0.0008,
            M.plain('mark', (0.55, 0.03, 0.02), 0.5),
            'XZ',
            (0.0, -0.0456, 0.026),
            rot=(0, 90, 0),
            bevel=0,
        )
    for x, y, R, r, c in (
        (0.080, -0.075, 0.022, 0.0028, (0.02, 0.02, 0.021)),
        (0.030, -0.100, 0.017, 0.0024, (0.02, 0.10, 0.28)),
        (0.118, -0.035, 0.016, 0.0024, (0.30, 0.05, 0.03)),
    ):
        outline = [(R + r * math.cos(2 * PI * k / 16), r * math.sin(2 * PI * k / 16)) for k in range(17)]
        lathe(outline, (x, y, r), M.rubber(c), n=72, angle=180)
    return 0.11, 0.26


PARTS = {
    'purifier': (purifier, dict(cam=(-0.22, -1.25, 0.74), aim=(0, 0, 0.04), bg=(0.70, 0.71, 0.725))),
    'bumpers': (bumpers, dict(cam=(-0.55, -1.75, 0.56), aim=(0, 0, 0.28))),
    'pallets': (pallets, dict(cam=(-0.35, -2.3, 1.15), aim=(0, 0, 0.1), bg=(0.70, 0.71, 0.725))),
    'rupture': (rupture_valve, dict(cam=(-0.10, -0.62, 0.34), aim=(0, 0, 0.04), bg=(0.74, 0.75, 0.765))),
}
