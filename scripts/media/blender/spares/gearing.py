"""Geared machine and escalator machine."""

import math

import materials as M
from geo import PI, box, cyl, frame, lathe, prism, ring
from spares.brakes import drum_brake
from spares.fixings import bolt, circle_bolts, gland, label
from spares.traction import sheave


def _motor(body, L=0.34, R=0.125):
    """Finned motor along +X from x=0, axis at the origin."""
    with frame((0, 0, 0), (0, 90, 0)):
        lathe(
            [
                (0, 0),
                (R * 1.12, 0),
                (R * 1.12, 0.018),
                (R * 0.93, 0.022),
                (R * 0.93, L - 0.02),
                (R, L - 0.016),
                (R, L + 0.05),
                (R * 0.9, L + 0.062),
                (0, L + 0.062),
            ],
            mat=body,
            n=96,
            bevel=0.002,
        )
        for i in range(44):
            a = 2 * PI * i / 44
            box(
                (0.018, 0.0045, L - 0.06),
                (R * 0.98 * math.cos(a), R * 0.98 * math.sin(a), L / 2),
                body,
                0.0015,
                rot=(0, 0, math.degrees(a)),
            )
        circle_bolts(R * 1.02, 8, 0.016, 0.007, 0.006)
        for k in range(6):
            ring(R * 0.22 + k * R * 0.11, R * 0.18 + k * R * 0.11, 0.003, (0, 0, L + 0.0625), M.black(), bevel=0.0005)
    box((0.13, 0.085, 0.10), (L * 0.52, -0.03, R + 0.045), body, 0.008, seg=3)
    box((0.134, 0.089, 0.010), (L * 0.52, -0.03, R + 0.096), body, 0.004)
    for x in (-0.035, 0.035):
        gland((L * 0.52 + x, -0.0725, R + 0.045), 0.011, rot=(90, 0, 0))
    with frame((L * 0.52, -R * 0.985, 0.02)):
        label(0.10, 0.06, (0, -0.008, 0), ('INDUCTION MOTOR', '400 V  50 Hz', 'IP54  S5'))


def geared_machine():
    """Worm-geared traction machine: gear case, sheave, brake and motor on a bed."""
    body, dark, steel = M.cast((0.045, 0.095, 0.075), 0.40), M.cast((0.05, 0.052, 0.056), 0.42), M.satin('steel', 0.26)
    z = 0.30
    for y in (-0.16, 0.20):
        box((0.92, 0.07, 0.075), (0.10, y, 0.0375), body, 0.006, seg=3)
    for x in (-0.30, 0.50):
        for y in (-0.16, 0.20):
            bolt((x, y, 0.075), 0.012, 0.010)
    # gear case: worm below, wheel above
    prism(
        [
            (-0.24, 0.07),
            (0.10, 0.07),
            (0.10, 0.20),
            (0.04, 0.26),
            (0.04, 0.50),
            (-0.02, 0.57),
            (-0.16, 0.57),
            (-0.22, 0.50),
            (-0.22, 0.26),
            (-0.24, 0.22),
        ],
        0.24,
        body,
        'XZ',
        (0, 0.06, 0),
        bevel=0.014,
        seg=4,
    )
    with frame((-0.09, -0.062, 0.40), (90, 0, 0)):
        cyl(0.115, 0.02, (0, 0, 0.008), body, bevel=0.005, n=96)
        circle_bolts(0.100, 10, 0.018, 0.008, 0.007)
        cyl(0.034, 0.09, (0, 0, 0.06), M.machined('steel', 0.18, 2500), bevel=0.002)
        with frame((0, 0, 0.125)):
            sheave(0.175, 5, 0.015, (0.07, 0.072, 0.076), 6)
    with frame((-0.09, 0.05, 0.57)):
        box((0.12, 0.14, 0.016), (0, 0, 0.004), body, 0.004)
        for x in (-0.045, 0.045):
            for y in (-0.055, 0.055):
                bolt((x, y, 0.012), 0.007, 0.006)
        cyl(0.018, 0.030, (0.0, 0, 0.026), M.plastic((0.03, 0.03, 0.03), 0.4), bevel=0.003)
    cyl(0.020, 0.008, (0.06, -0.066, 0.135), M.plain('sight', (0.62, 0.42, 0.10), 0.1), 'Y', 0.002, 40)
    with frame((0.185, 0.06, z - 0.13)):
        drum_brake(dark, steel, 0.095)
    with frame((0.245, 0.06, z - 0.13)):
        _motor(body, 0.30, 0.120)
    with frame((0.245, 0.06, 0.105)):
        box((0.20, 0.22, 0.07), (0.17, 0, -0.025), body, 0.006)
    return 0.62, 0.92


def escalator_machine():
    """Vertical escalator drive: worm gear case with upright motor, brake and chain sprocket."""
    body, dark, steel = M.cast((0.05, 0.085, 0.13), 0.40), M.cast((0.05, 0.052, 0.056), 0.42), M.satin('steel', 0.26)
    box((0.56, 0.36, 0.04), (0, 0, 0.02), body, 0.006, seg=3)
    for x in (-0.24, 0.24):
        for y in (-0.14, 0.14):
            bolt((x, y, 0.04), 0.013, 0.011)
    prism(
        [(-0.20, 0.04), (0.20, 0.04), (0.20, 0.24), (0.14, 0.31), (-0.14, 0.31), (-0.20, 0.24)],
        0.26,
        body,
        'XZ',
        (0, 0.02, 0),
        bevel=0.014,
        seg=4,
    )
    for x in (-0.16, -0.08, 0.0, 0.08, 0.16):
        box((0.012, 0.02, 0.17), (x, 0.158, 0.14), body, 0.003)
    with frame((0, -0.112, 0.165), (90, 0, 0)):
        cyl(0.105, 0.022, (0, 0, 0.008), body, bevel=0.005, n=96)
        circle_bolts(0.090, 8, 0.018, 0.009, 0.008)
        cyl(0.036, 0.10, (0, 0, 0.06), M.machined('steel', 0.18, 2500), bevel=0.002)
        teeth = []
        for i in range(23):  # duplex sprocket
            for da, r in ((-0.26, 0.118), (-0.12, 0.136), (0.12, 0.136), (0.26, 0.118)):
                a = 2 * PI * (i + da) / 23
                teeth.append((r * math.cos(a), r * math.sin(a)))
        for zz in (0.070, 0.098):
            prism(teeth, 0.014, M.satin('steel', 0.24), 'XY', (0, 0, zz), bevel=0.0015)
        cyl(0.070, 0.05, (0, 0, 0.084), M.satin('steel', 0.3), bevel=0.003, n=64)
        cyl(0.020, 0.012, (0, 0, 0.112), steel, bevel=0.002, n=6)
    with frame((0.0, 0.02, 0.31), (0, 0, 0)):
        cyl(0.135, 0.03, (0, 0, 0.012), body, bevel=0.005, n=96)
        circle_bolts(0.120, 8, 0.026, 0.008, 0.007)
        cyl(0.105, 0.055, (0, 0, 0.05), dark, bevel=0.004, n=80)
        with frame((0, 0, 0.075), (0, -90, 0)):
            _motor(body, 0.30, 0.115)
    with frame((-0.205, 0.02, 0.16), (0, -90, 0)):
        cyl(0.080, 0.05, (0, 0, 0.02), dark, bevel=0.006, n=72)
        cyl(0.060, 0.03, (0, 0, 0.055), dark, bevel=0.005, n=72)
        circle_bolts(0.068, 6, 0.044, 0.006, 0.006)
    cyl(0.017, 0.008, (0.165, -0.113, 0.12), M.plain('sight', (0.62, 0.42, 0.10), 0.1), 'Y', 0.002, 40)
    with frame((-0.13, -0.1115, 0.245)):
        label(0.09, 0.05, (0, 0, 0), ('ESCALATOR DRIVE', '8 kW  i = 24.5'))
    return 0.80, 1.0


PARTS = {
    'geared': (geared_machine, dict(cam=(-0.95, -2.5, 0.95), aim=(0.14, 0, 0.28))),
    'escalator': (escalator_machine, dict(cam=(-0.85, -2.5, 0.95), aim=(0, 0, 0.37))),
}
