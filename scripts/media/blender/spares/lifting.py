"""Belt machine, nylon pulley, rope brake and belt termination."""
import math

import materials as M
from geo import PI, box, cyl, frame, lathe, prism, ring, rrect, tube
from spares.fixings import bolt, cable, circle_bolts, gland, label


def belt_machine():
    """Slim gearless machine for coated belts: finned motor tube, two crowned belt sheaves, disc brake, axis X."""
    body, dark, steel = M.cast((0.05, 0.055, 0.062), 0.38), M.cast((0.20, 0.21, 0.22), 0.42), M.satin('steel', 0.22)
    z = 0.150
    with frame((0, 0, z), (0, 90, 0)):
        cyl(0.092, 0.36, (0, 0, -0.13), body, bevel=0.004, n=96)
        for i in range(40):
            if not 17 <= i <= 23:
                a = 2 * PI * i / 40
                box(
                    (0.018, 0.0045, 0.32),
                    (0.097 * math.cos(a), 0.097 * math.sin(a), -0.13),
                    body,
                    0.0015,
                    (0, 0, 9 * i),
                )
        for at in (-0.315, 0.055):
            cyl(0.112, 0.022, (0, 0, at), dark, bevel=0.004, n=96)
            circle_bolts(0.101, 8, at + 0.010, 0.0055, 0.005)
        for at in (0.105, 0.150, 0.195):  # flanges with crowned faces between
            cyl(0.066, 0.008, (0, 0, at), steel, bevel=0.001, n=96)
        for at in (0.1275, 0.1725):
            lathe(
                [(0, -0.0185), (0.0555, -0.0185), (0.0568, 0), (0.0555, 0.0185), (0, 0.0185)],
                (0, 0, at),
                M.brushed('steel', 0.16, 'Z'),
                n=96,
            )
        cyl(0.030, 0.09, (0, 0, 0.23), steel, bevel=0.002, n=64)
        cyl(0.075, 0.030, (0, 0, 0.265), dark, bevel=0.004, n=96)
        circle_bolts(0.060, 6, 0.280, 0.0055, 0.005)
        cyl(0.098, 0.058, (0, 0, -0.365), M.paint((0.42, 0.025, 0.018), 0.35), bevel=0.005, n=96)
        cyl(0.055, 0.034, (0, 0, -0.408), M.plastic((0.03, 0.03, 0.032), 0.38), bevel=0.004, n=72)
    for x in (-0.315, 0.055, 0.265):
        prism(
            [
                (-0.105, 0),
                (0.105, 0),
                (0.105, 0.020),
                (0.062, 0.036),
                (0.050, z - 0.05),
                (-0.050, z - 0.05),
                (-0.062, 0.036),
                (-0.105, 0.020),
            ],
            0.026,
            dark,
            'YZ',
            (x, 0, 0.006),
            bevel=0.004,
        )
        for y in (-0.085, 0.085):
            bolt((x, y, 0.026), 0.008, 0.007)
    box((0.66, 0.14, 0.012), (-0.025, 0, 0.006), dark, 0.003)
    box((0.130, 0.10, 0.060), (-0.13, 0, z + 0.125), body, 0.008, seg=3)
    for x in (-0.165, -0.13, -0.095):
        gland((x, -0.050, z + 0.122), 0.008, rot=(90, 0, 0))
    with frame((-0.13, -0.0955, z + 0.005), (0, 0, 0)):
        label(0.085, 0.055, (0, -0.012, 0), ('BELT MACHINE', '630 kg  1.0 m/s', '3.9 kW  19 A'))
    cable([(-0.40, 0, 0.20), (-0.43, 0.03, 0.27), (-0.30, 0.06, 0.33), (-0.19, 0.02, 0.30)], 0.004)
    return 0.32, 0.66


def nylon_pulley():
    """Deflector pulley of cast nylon with bearings, standing, and a small one lying."""
    nylon, steel = M.plastic((0.68, 0.64, 0.53), 0.38), M.satin('steel', 0.24)

    def pulley(R, n, pitch):
        L = n * pitch / 2 + 0.010
        rim = [(R * 0.40, -L * 0.6), (R * 0.78, -L * 0.6), (R * 0.82, -L), (R + 0.004, -L), (R + 0.004, -L + 0.007)]
        for i in range(n):
            a = -n * pitch / 2 + i * pitch
            rim += [
                (R, a + pitch * 0.08),
                (R - pitch * 0.55, a + pitch * 0.36),
                (R - pitch * 0.62, a + pitch * 0.5),
                (R - pitch * 0.55, a + pitch * 0.64),
                (R, a + pitch * 0.92),
            ]
        rim += [
            (R + 0.004, L - 0.007),
            (R + 0.004, L),
            (R * 0.82, L),
            (R * 0.78, L * 0.6),
            (R * 0.40, L * 0.6),
            (R * 0.36, L * 0.95),
        ]
        lathe(
            [(R * 0.24, -L * 0.95), (R * 0.36, -L * 0.95)] + rim + [(R * 0.24, L * 0.95), (R * 0.24, -L * 0.95)],
            mat=nylon,
            n=128,
            angle=28,
        )
        for s in (-1, 1):
            ring(R * 0.24, R * 0.185, 0.006, (0, 0, s * L * 0.93), steel, n=64)
            ring(R * 0.185, R * 0.135, 0.004, (0, 0, s * L * 0.93), M.plastic((0.20, 0.02, 0.02), 0.4), n=64)
            ring(R * 0.135, R * 0.095, 0.006, (0, 0, s * L * 0.93), steel, n=64)
        return L

    with frame((-0.04, 0.03, 0.165), (90, 0, 24)):
        L = pulley(0.160, 5, 0.016)
        cyl(0.0150, 0.20, (0, 0, 0), M.machined('steel', 0.18, 2500), bevel=0.002, n=64)
        for s in (-1, 1):
            ring(0.024, 0.0152, 0.008, (0, 0, s * (L + 0.006)), steel, bevel=0.001, n=48)
    with frame((0.205, 0.0, 0.031)):
        pulley(0.095, 4, 0.011)
    return 0.34, 0.5


def rope_brake():
    """Rope brake: two jaws with linings, spring housing, release coil and switch on a base plate."""
    red, dark, steel = M.paint((0.42, 0.025, 0.018), 0.34), M.cast((0.05, 0.053, 0.058), 0.42), M.satin('steel', 0.24)
    lining = M.plain('lining', (0.10, 0.075, 0.055), 0.8)
    box((0.36, 0.22, 0.014), (0, 0, 0.007), dark, 0.003)
    for x in (-0.155, 0.155):
        for y in (-0.085, 0.085):
            bolt((x, y, 0.014), 0.009, 0.008)
    for s in (-1, 1):
        prism(rrect(0.30, 0.15, 0.012), 0.018, red, 'XZ', (-0.01, s * 0.040, 0.115), bevel=0.003, seg=3)
        box((0.25, 0.012, 0.105), (-0.01, s * 0.025, 0.115), lining, 0.002)
        for x in (-0.10, 0.0, 0.08):
            for z in (0.080, 0.150):
                bolt((x, s * 0.049, z), 0.0065, 0.005, rot=(-90 * s, 0, 0))
    for x in (-0.135, 0.115):
        for z in (0.062, 0.168):
            cyl(0.009, 0.17, (x, 0, z), steel, 'Y', 0.001, 40)
            bolt((x, -0.085, z), 0.012, 0.009, rot=(90, 0, 0))
    prism(
        [(-0.03, 0.014), (0.03, 0.014), (0.022, 0.075), (-0.022, 0.075)],
        0.28,
        dark,
        'YZ',
        (-0.01, 0.040, 0),
        bevel=0.003,
    )
    for k in range(6):  # ropes that it grips
        tube([(-0.115 + 0.042 * k, 0, 0.05), (-0.115 + 0.042 * k, 0, 0.27)], 0.005, M.rope(), res=4)
    with frame((-0.01, -0.068, 0.115), (90, 0, 0)):
        cyl(0.046, 0.060, (0, 0, 0.020), dark, bevel=0.005, n=72)
        cyl(0.030, 0.014, (0, 0, 0.055), M.zinc(), bevel=0.002, n=64)
        bolt((0, 0, 0.060), 0.012, 0.010)
    with frame((0.135, -0.075, 0.115)):
        box((0.036, 0.034, 0.070), (0, 0, 0), M.plastic((0.70, 0.48, 0.02), 0.36), 0.003, seg=3)
        gland((0, 0, -0.034), 0.007, rot=(180, 0, 0))
    with frame((-0.085, -0.0505, 0.115)):
        label(0.052, 0.034, (0, 0, 0), ('ROPE BRAKE', '24 V DC', '5-8 ropes'))
    cable([(0.135, -0.075, 0.06), (0.15, -0.09, 0.02), (0.20, -0.14, 0.005), (0.30, -0.13, 0.005)], 0.0042)
    return 0.30, 0.44


def belt_termination():
    """Wedge termination of a coated belt with threaded rod, spring and nuts, axis along X."""
    zinc, steel, pu = M.zinc(), M.satin('steel', 0.22), M.rubber((0.016, 0.016, 0.018), 0.34)

    def one(L):
        for s in (-1, 1):
            prism(
                [(-0.075, -0.014), (0.050, -0.024), (0.062, -0.020), (0.062, 0.020), (0.050, 0.024), (-0.075, 0.014)],
                0.005,
                zinc,
                'XZ',
                (0, s * 0.021, 0),
                bevel=0.001,
            )
            box((0.060, 0.036, 0.005), (0.010, 0, s * 0.0215), zinc, 0.001, (0, -s * 4.5, 0))
        prism(
            [(-0.045, -0.004), (0.030, -0.013), (0.036, 0), (0.030, 0.013), (-0.045, 0.004)],
            0.034,
            M.satin((0.42, 0.43, 0.44), 0.3),
            'XZ',
            bevel=0.002,
        )
        for s in (-1, 1):
            box((0.120, 0.030, 0.0032), (-0.020, 0, s * 0.0115), pu, 0.0006, (0, -s * 6.5, 0))
        box((0.130, 0.030, 0.0032), (-0.140, 0, -0.006), pu, 0.0006)
        cyl(0.006, 0.056, (0.052, 0, 0), steel, 'Y', 0.001, 32)
        cyl(0.008, L, (0.056 + L / 2, 0, 0), steel, 'X', 0.001, 32)
        for k in range(24):
            ring(0.0086, 0.0074, 0.0013, (0.056 + L - 0.004 - 0.0028 * k, 0, 0), steel, 'X', 0.0004, 28)
        turns = [
            (0.095 + 0.085 * k / 200, 0.019 * math.cos(2 * PI * 7 * k / 200), 0.019 * math.sin(2 * PI * 7 * k / 200))
            for k in range(201)
        ]
        tube(turns, 0.0034, M.paint((0.05, 0.10, 0.20), 0.35), res=6)
        for x in (0.090, 0.185):
            cyl(0.025, 0.005, (x, 0, 0), zinc, 'X', 0.001, 48)
        for x in (0.194, 0.206):
            cyl(0.0150, 0.010, (x, 0, 0), zinc, 'X', 0.0015, 6)

    with frame((-0.02, 0.03, 0.026), (0, 0, 24)):
        one(0.20)
    with frame((0.02, -0.07, 0.026), (0, 0, 14)):
        one(0.20)
    return 0.06, 0.36


PARTS = {
    'beltmachine': (belt_machine, dict(cam=(0.75, -1.6, 0.62), aim=(0, 0, 0.13))),
    'nylonpulley': (nylon_pulley, dict(cam=(-0.20, -1.3, 0.48), aim=(0.05, 0, 0.14), bg=(0.72, 0.73, 0.745))),
    'ropebrake': (rope_brake, dict(cam=(0.42, -1.1, 0.52), aim=(0, 0, 0.12))),
    'belttermination': (belt_termination, dict(cam=(-0.20, -0.85, 0.44), aim=(0, 0, 0.02), bg=(0.74, 0.75, 0.765))),
}
