"""Car door operator and landing door header: beam, track, hangers, drive."""
import math

import materials as M
from geo import PI, box, box2, cyl, frame, lathe, prism, ring, rrect, sweep, tube
from spares.fixings import bolt, cable, gland, label

ROLLER = [
    (0.008, -0.008),
    (0.030, -0.008),
    (0.033, -0.006),
    (0.028, 0),
    (0.033, 0.006),
    (0.030, 0.008),
    (0.008, 0.008),
]


def _beam(L, top):
    """Folded sheet beam with slots, end stops and the round-topped track; the track's top is z = -0.045."""
    gal = M.satin((0.42, 0.43, 0.44), 0.34)
    slot = M.plain('slot', (0.03, 0.03, 0.032), 0.7)
    box2((-L / 2, 0.030, -0.10), (L / 2, 0.033, top), gal, 0.001)
    box2((-L / 2, 0.004, top - 0.003), (L / 2, 0.033, top), gal, 0.001)
    box2((-L / 2, 0.012, -0.103), (L / 2, 0.033, -0.100), gal, 0.001)
    for i in range(int(L / 0.15)):
        x = -L / 2 + 0.09 + i * 0.15
        prism(rrect(0.034, 0.009, 0.0044), 0.0008, slot, 'XZ', (x, 0.0298, top - 0.016), bevel=0)
        prism(rrect(0.034, 0.009, 0.0044), 0.0008, slot, 'XZ', (x + 0.075, 0.0298, -0.086), bevel=0)
    rail = [(-0.006, -0.080), (0.006, -0.080), (0.006, -0.053), (0.003, -0.0465), (-0.003, -0.0465), (-0.006, -0.053)]
    prism(rail, L - 0.04, M.brushed('steel', 0.14, 'X'), 'YZ', (0, -0.016, 0), bevel=0.0012)
    for i in range(7):
        x = -L / 2 + 0.08 + i * (L - 0.16) / 6
        box((0.030, 0.042, 0.014), (x, 0.010, -0.073), gal, 0.001)
        bolt((x, -0.022, -0.068), 0.0048, 0.004, rot=(90, 0, 0))
    for s in (-1, 1):
        box((0.014, 0.040, 0.060), (s * (L / 2 - 0.028), 0.008, -0.030), M.zinc(), 0.002)
        cyl(0.013, 0.024, (s * (L / 2 - 0.047), -0.004, -0.020), M.rubber(), 'X', 0.003, 40)


def _hanger(w, x0=0.0):
    """Hanger plate with two rollers on the track, eccentric up-thrust rollers and slots for the panel."""
    paint = M.paint((0.085, 0.095, 0.11), 0.36)
    slot = M.plain('slot', (0.03, 0.03, 0.032), 0.7)
    h = w / 2
    outline = [(-h, -0.27), (h, -0.27), (h, -0.115), (h - 0.035, -0.09), (h - 0.035, 0.012), (0.35 * h, 0.012)]
    prism(outline + [(-x, z) for x, z in reversed(outline[2:])], 0.004, paint, 'XZ', (x0, -0.036, 0), bevel=0.0012)
    box((w, 0.034, 0.004), (x0, -0.019, -0.268), paint, 0.001)
    for x in (x0 - h + 0.075, x0 + h - 0.075):
        lathe(ROLLER, (x, -0.016, -0.014), M.plastic((0.72, 0.69, 0.60), 0.35), 'Y', 72)
        ring(0.0155, 0.008, 0.019, (x, -0.016, -0.014), M.satin('steel', 0.22), 'Y', 0.0008, 48)
        bolt((x, -0.038, -0.014), 0.010, 0.008, rot=(90, 0, 0))
        cyl(0.0125, 0.014, (x + 0.028, -0.018, -0.0945), M.plastic((0.06, 0.06, 0.06), 0.35), 'Y', 0.0015, 40)
        cyl(0.0100, 0.004, (x + 0.028, -0.040, -0.0945), M.satin((0.66, 0.56, 0.30), 0.28), 'Y', 0.001, 40)
        bolt((x + 0.028, -0.041, -0.0945), 0.0055, 0.005, rot=(90, 0, 0))
    for k in range(3):
        x = x0 + (k - 1) * (h - 0.055)
        prism(rrect(0.013, 0.036, 0.006), 0.0008, slot, 'XZ', (x, -0.0383, -0.225), bevel=0)
        bolt((x, -0.038, -0.222), 0.0088, 0.007, rot=(90, 0, 0))
    return paint


def _belt_loop(x, R, z):
    right = [(x + R * math.sin(t), z + R * math.cos(t)) for t in [PI * k / 20 for k in range(21)]]
    return right + [(-a, 2 * z - b) for a, b in right]


def _motor():
    """Flat motor with fins and encoder cap, axis along Y, its mounting flange at y=0, body towards -Y."""
    dark, alu = M.cast((0.035, 0.037, 0.042), 0.4), M.satin('alu', 0.26)
    with frame((0, 0, 0), (90, 0, 0)):
        cyl(0.072, 0.006, (0, 0, 0.003), alu, bevel=0.001, n=72)
        lathe([(0, 0.006), (0.060, 0.006), (0.060, 0.072), (0.054, 0.080), (0, 0.080)], mat=dark, n=96)
        for i in range(36):
            a = 2 * PI * i / 36
            box(
                (0.009, 0.0026, 0.056),
                (0.0625 * math.cos(a), 0.0625 * math.sin(a), 0.038),
                dark,
                0.0008,
                (0, 0, 10 * i),
            )
        cyl(0.040, 0.010, (0, 0, 0.084), alu, bevel=0.002, n=72)
        cyl(0.026, 0.020, (0, 0, 0.096), M.plastic((0.03, 0.03, 0.032), 0.36), bevel=0.004, n=64)
        for i in range(4):
            a = PI / 4 + PI / 2 * i
            bolt((0.032 * math.cos(a), 0.032 * math.sin(a), 0.088), 0.0035, 0.003)
        cyl(0.011, 0.022, (0, 0, -0.030), M.satin('steel', 0.2), bevel=0.001)


def _controller():
    """Drive unit: housing, keypad, status lamps, plugs along its lower edge. Centred, front towards -Y."""
    case, lid = M.plastic((0.055, 0.060, 0.068), 0.4), M.plastic((0.50, 0.51, 0.52), 0.42)
    box((0.30, 0.060, 0.110), (0, 0, 0), case, 0.004, seg=3)
    box((0.286, 0.008, 0.074), (0, -0.031, 0.014), lid, 0.003, seg=3)
    with frame((-0.070, -0.0356, 0.015)):
        label(0.105, 0.052, (0, 0, 0), ('DOOR DRIVE', '220 V  94 W', 'CAN  IP20'))
    prism(
        rrect(0.060, 0.052, 0.004),
        0.002,
        M.plastic((0.02, 0.021, 0.024), 0.3),
        'XZ',
        (0.052, -0.036, 0.015),
        bevel=0.0005,
    )
    for i in range(6):
        colour = (0.40, 0.42, 0.44) if i != 5 else (0.05, 0.30, 0.09)
        at = (0.036 + 0.016 * (i % 3), -0.0375, 0.008 - 0.013 * (i // 3))
        prism(rrect(0.011, 0.008, 0.002), 0.002, M.plastic(colour, 0.4), 'XZ', at, bevel=0.0006)
    prism(
        rrect(0.044, 0.015, 0.001), 0.001, M.led(4000, 0.8, (0.30, 0.55, 0.75)), 'XZ', (0.052, -0.0375, 0.030), bevel=0
    )
    for k, c in enumerate(((0.1, 1, 0.2), (0.1, 1, 0.2), (1, 0.5, 0.05), (1, 0.1, 0.05))):
        cyl(0.0030, 0.002, (0.100 + 0.011 * k, -0.0355, 0.036), M.led(4000, 4, c), 'Y', 0, 20)
    for i in range(7):
        colour = (0.10, 0.34, 0.08) if i < 4 else (0.75, 0.30, 0.03)
        box((0.026, 0.020, 0.014), (-0.120 + 0.040 * i, -0.034, -0.041), M.plastic(colour, 0.42), 0.001)


def operator():
    """Center-opening car door operator: motor and toothed belt above, two hangers with coupler below."""
    L, R, z, end = 1.5, 0.032, 0.064, 0.64
    steel, zinc, rubber = M.satin('steel', 0.24), M.zinc(), M.rubber()
    with frame((0, 0, 0.36)):
        _beam(L, 0.118)
        section = [(-0.031, -0.0016), (-0.013, -0.0016), (-0.013, 0.0016), (-0.031, 0.0016)]
        sweep(_belt_loop(end, R, z), section, rubber, cyclic=True)
        for i in range(150):  # teeth on the inside of both runs
            x = -end + 2 * end * i / 149
            for s in (-1, 1):
                box((0.0042, 0.017, 0.0022), (x, -0.022, z + s * (R - 0.0024)), rubber, 0)
        lathe(
            [
                (0.006, -0.012),
                (0.035, -0.012),
                (0.035, -0.010),
                (R - 0.002, -0.010),
                (R - 0.002, 0.010),
                (0.035, 0.010),
                (0.035, 0.012),
                (0.006, 0.012),
            ],
            (-end, -0.022, z),
            M.plastic((0.60, 0.60, 0.58), 0.4),
            'Y',
            72,
        )
        box((0.150, 0.004, 0.056), (-end + 0.02, 0.014, z), zinc, 0.001)
        bolt((-end, -0.035, z), 0.010, 0.008, rot=(90, 0, 0))
        tube([(-end + 0.045, 0.004, z), (-end + 0.125, 0.004, z)], 0.004, steel)
        cyl(0.0085, 0.007, (-end + 0.110, 0.004, z), zinc, 'X', 0.001, 6)
        cyl(R - 0.002, 0.022, (end, -0.022, z), steel, 'Y', 0.001, 72)
        with frame((end, -0.038, z)):
            box((0.170, 0.004, 0.150), (0, 0.002, 0), zinc, 0.003)
            _motor()
            for x in (-0.074, 0.074):
                for zz in (-0.062, 0.062):
                    cyl(0.005, 0.064, (x, 0.034, zz), steel, 'Y', 0.0008, 24)
                    bolt((x, 0, zz), 0.0065, 0.005, rot=(90, 0, 0))
        with frame((0.13, -0.002, 0.176)):
            _controller()
        for s, run in ((-1, -R), (1, R)):
            x = s * 0.345
            _hanger(0.46, x)
            high = 0.060 + (2 * R if s > 0 else 0)
            box((0.030, 0.004, high), (x, -0.0402, z + run + 0.006 - high / 2), zinc, 0.001)
            box((0.046, 0.026, 0.011), (x, -0.0252, z + run), zinc, 0.0012)
            for dx in (-0.009, 0.009):
                bolt((x + dx, -0.0422, z + run - 0.030), 0.0040, 0.003, rot=(90, 0, 0))
        with frame((-0.205, -0.040, -0.150)):  # coupler that takes the landing door along
            vane = M.brushed('steel', 0.2)
            box((0.100, 0.004, 0.270), (0, 0, 0), M.satin((0.66, 0.56, 0.30), 0.30), 0.002)
            for dx in (-0.030, 0.030):
                box((0.0035, 0.046, 0.330), (dx, -0.026, -0.012), vane, 0.0008)
            for zz in (-0.095, 0.095):
                box((0.074, 0.007, 0.018), (0, -0.009, zz), M.paint((0.10, 0.105, 0.11), 0.36), 0.003)
                bolt((0, -0.013, zz), 0.0062, 0.005, rot=(90, 0, 0))
            tube([(0.020, -0.008, 0.11), (0.010, -0.008, 0.155), (-0.050, -0.008, 0.162)], 0.0035, steel, fillet=0.01)
        with frame((0.018, -0.012, -0.050)):  # car door contact
            box((0.055, 0.030, 0.036), (0, 0, 0.055), M.red(), 0.002, seg=3)
            gland((0.028, 0, 0.058), 0.006, 'X')
        cable(
            [(end, -0.085, z + 0.062), (end - 0.01, -0.085, 0.19), (0.40, -0.03, 0.20), (0.285, -0.004, 0.165)], 0.0048
        )
        cable([(0.060, -0.012, 0.008), (0.12, -0.005, 0.03), (0.05, 0.0, 0.10), (0.05, -0.035, 0.128)], 0.0032)
        cable(
            [
                (-0.01, -0.036, 0.128),
                (-0.05, -0.01, 0.10),
                (-0.25, 0.018, 0.094),
                (-0.60, 0.022, 0.10),
                (-0.74, 0.02, 0.11),
            ],
            0.0036,
        )
    for x in (-0.60, 0.60):
        box((0.060, 0.16, 0.014), (x, 0.03, 0.007), M.black(), 0.003)
        box((0.036, 0.024, 0.31), (x, 0.047, 0.16), M.black(), 0.002)
    return 0.60, 1.0


def header():
    """Landing door header: hangers tied by a rope, closing spring and the lock in the middle."""
    L = 1.3
    steel, zinc = M.satin('steel', 0.24), M.zinc()
    with frame((0, 0, 0.33)):
        _beam(L, 0.085)
        for s in (-1, 1):
            _hanger(0.40, s * 0.235)
            x = s * (L / 2 - 0.060)
            lathe(
                [(0.005, -0.008), (0.028, -0.008), (0.024, 0), (0.028, 0.008), (0.005, 0.008)],
                (x, -0.006, 0.044),
                M.plastic((0.05, 0.05, 0.052), 0.4),
                'Y',
                64,
            )
            bolt((x, -0.015, 0.044), 0.008, 0.006, rot=(90, 0, 0))
            box((0.024, 0.004, 0.062), (s * 0.16, -0.0402, 0.026), zinc, 0.001)
            box((0.030, 0.038, 0.010), (s * 0.16, -0.022, 0.044 + s * 0.026), zinc, 0.001)
        for dz in (-0.026, 0.026):
            tube([(-L / 2 + 0.06, -0.006, 0.044 + dz), (L / 2 - 0.06, -0.006, 0.044 + dz)], 0.0018, M.rope())
        turns = [
            (-0.60 + 0.26 * k / 700, 0.016 + 0.010 * math.cos(0.5 * k), 0.010 + 0.010 * math.sin(0.5 * k))
            for k in range(701)
        ]
        tube(turns, 0.0016, steel, res=3)
        tube([(-0.34, 0.016, 0.010), (-0.24, -0.006, 0.010)], 0.0018, steel)
        with frame((0.045, -0.040, -0.070)):  # lock: hook, rollers, contact box
            box((0.150, 0.004, 0.130), (0.02, 0, 0), zinc, 0.002)
            prism(
                [
                    (-0.105, -0.012),
                    (0.050, -0.012),
                    (0.062, 0.0),
                    (0.050, 0.016),
                    (-0.070, 0.012),
                    (-0.082, 0.030),
                    (-0.105, 0.030),
                ],
                0.008,
                M.brushed('steel', 0.22, 'X'),
                'XZ',
                (0, -0.008, 0.010),
                bevel=0.001,
            )
            for x, zz in ((0.030, 0.012), (0.058, -0.030)):
                cyl(0.021, 0.016, (x, -0.022, zz), M.rubber((0.03, 0.03, 0.032), 0.4), 'Y', 0.002, 56)
                cyl(0.010, 0.019, (x, -0.022, zz), M.satin('alu', 0.25), 'Y', 0.001, 32)
            box((0.018, 0.020, 0.028), (-0.135, -0.010, 0.026), zinc, 0.002)
        with frame((-0.045, -0.004, 0.020)):
            box((0.070, 0.034, 0.040), (0, 0, 0), M.red(), 0.003, seg=3)
            box((0.058, 0.006, 0.028), (0, -0.018, 0), M.acrylic((0.85, 0.87, 0.88), 0.05, 0.16), 0.002)
            gland((0.036, 0, 0), 0.006, 'X')
        cable([(-0.005, 0.0, 0.024), (0.06, 0.012, 0.045), (0.30, 0.020, 0.068), (0.63, 0.02, 0.066)], 0.0034)
        with frame((0.42, 0.0292, 0.044)):
            label(0.110, 0.036, (0, 0, 0), ('HEADER  C2 900', 'E120'))
    for x in (-0.50, 0.50):
        box((0.060, 0.16, 0.014), (x, 0.03, 0.007), M.black(), 0.003)
        box((0.036, 0.024, 0.28), (x, 0.047, 0.15), M.black(), 0.002)
    return 0.55, 0.9


SHOT = dict(cam=(-0.70, -2.7, 0.85), aim=(0, 0, 0.33), bg=(0.70, 0.715, 0.73), ev=-0.05, fill=0.90)
PARTS = {
    'operator': (
        operator,
        dict(
            SHOT,
            views={
                'drive': dict(cam=(0.95, -1.6, 0.95), focus=((-0.02, -0.10, 0.33), (0.74, 0.0, 0.60)), fill=0.94),
                'hanger': dict(cam=(-0.95, -1.5, 0.62), focus=((-0.60, -0.06, 0.07), (-0.08, 0.0, 0.46)), fill=0.92),
            },
        ),
    ),
    'header': (header, dict(SHOT, cam=(0.60, -2.4, 0.75))),
}
