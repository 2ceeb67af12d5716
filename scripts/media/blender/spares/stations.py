"""Switch stations: pit inspection station, emergency stop, fire switch, emergency telephone."""

import math

import materials as M
from elevator.panels import grille
from geo import box, cyl, frame, lathe, prism, ring, rrect, text
from spares.fixings import cable, gland, label

INK = (0.03, 0.03, 0.035)


def _mushroom(loc, k=1.0, collar=True):
    """Emergency stop on a plate facing -Y."""
    red = M.plastic((0.50, 0.025, 0.018), 0.30)
    with frame(loc):
        if collar:
            cyl(0.030 * k, 0.004, (0, -0.002, 0), M.plastic((0.86, 0.56, 0.02), 0.38), 'Y', 0.001, 64)
        cyl(0.011 * k, 0.020, (0, -0.012, 0), M.plastic((0.03, 0.03, 0.03), 0.4), 'Y', 0.001, 40)
        profile = [
            (0, 0.018),
            (0.017, 0.018),
            (0.0195, 0.021),
            (0.0195, 0.027),
            (0.016, 0.032),
            (0.006, 0.0345),
            (0, 0.035),
        ]
        with frame((0, 0, 0), (90, 0, 0)):
            lathe([(r * k, z) for r, z in profile], mat=red, n=72)
        arrow = M.plain('estop_arrow', (0.84, 0.82, 0.80), 0.4)
        for s in (0, 120, 240):
            a = math.radians(s)
            box(
                (0.008 * k, 0.0006, 0.0014),
                (0.010 * k * math.cos(a), -0.0345, 0.010 * k * math.sin(a)),
                arrow,
                0,
                rot=(0, -s + 90, 0),
            )


def _housing(w, h, d, mat, loc, rot=0):
    """Two-part plastic box standing on z=0, front at y=0; returns nothing, draw on it in the same frame."""
    with frame(loc, (0, 0, rot)):
        prism(rrect(w, h, 0.008), d * 0.62, mat, 'XZ', (0, d * 0.69, h / 2), bevel=0.003, seg=3)
        prism(rrect(w, h, 0.008), d * 0.36, mat, 'XZ', (0, d * 0.18, h / 2), bevel=0.003, seg=3)
        for x in (-w / 2 + 0.009, w / 2 - 0.009):
            for z in (0.009, h - 0.009):
                cyl(0.0032, 0.0015, (x, -0.0004, z), M.satin('steel', 0.28), 'Y', 0.0004, 24)


def stations():
    """Pit inspection station, single emergency stop and a toggle stop."""
    grey, yellow = M.plastic((0.46, 0.47, 0.47), 0.42), M.plastic((0.82, 0.52, 0.02), 0.38)
    ink = M.plain('ink', INK, 0.5)
    _housing(0.105, 0.260, 0.075, grey, (-0.075, 0.0, 0), 12)
    with frame((-0.075, 0, 0), (0, 0, 12)):
        _mushroom((0, 0, 0.205))
        text('STOP', 0.011, (0, -0.0006, 0.167), (90, 0, 0), ink)
        for z, colour, name in ((0.135, (0.70, 0.70, 0.68), 'UP'), (0.100, (0.03, 0.03, 0.03), 'DOWN')):
            ring(0.0135, 0.0105, 0.006, (0.0, -0.003, z), M.satin('steel', 0.25), 'Y', 0.0008, 48)
            cyl(0.0105, 0.008, (0, -0.004, z), M.plastic(colour, 0.34), 'Y', 0.0015, 48)
            text(name, 0.008, (0.030, -0.0006, z), (90, 0, 0), ink)
        ring(0.021, 0.017, 0.004, (0, -0.002, 0.048), M.plastic((0.30, 0.31, 0.32), 0.4), 'Y', 0.0008, 56)
        cyl(0.017, 0.002, (0, 0.0005, 0.048), M.plastic((0.06, 0.06, 0.065), 0.45), 'Y', 0.0004, 56)
        for x in (-0.0095, 0.0095):
            cyl(0.0024, 0.001, (x, -0.0008, 0.048), M.black(), 'Y', 0, 20)
        gland((0.0, 0.045, 0.260), 0.010)
        cable(
            [
                (0, 0.045, 0.285),
                (0.01, 0.06, 0.33),
                (0.06, 0.11, 0.30),
                (0.10, 0.13, 0.10),
                (0.13, 0.10, 0.005),
                (0.22, 0.06, 0.005),
            ],
            0.0045,
        )
    _housing(0.072, 0.072, 0.060, yellow, (0.060, -0.015, 0), -10)
    with frame((0.060, -0.015, 0), (0, 0, -10)):
        _mushroom((0, 0, 0.036), 1.05, False)
        gland((0, 0.035, 0.072), 0.009)
    _housing(0.072, 0.110, 0.055, grey, (0.160, 0.055, 0), -22)
    with frame((0.160, 0.055, 0), (0, 0, -22)):
        text('STOP', 0.012, (0, -0.0006, 0.088), (90, 0, 0), M.plain('ink_red', (0.45, 0.02, 0.015), 0.5))
        text('RUN', 0.011, (0, -0.0006, 0.020), (90, 0, 0), ink)
        cyl(0.013, 0.005, (0, -0.0025, 0.055), M.zinc(), 'Y', 0.001, 6)
        with frame((0, -0.004, 0.055), (62, 0, 0)):
            cyl(0.0045, 0.030, (0, 0, 0.014), M.mirror('steel', 0.1), 'Z', 0.002, 32, r2=0.0055)
    return 0.29, 0.36


def fire_switch():
    """Fireman's switch box with break glass, and two key switches."""
    red, steel = M.paint((0.40, 0.018, 0.015), 0.32), M.brushed('steel', 0.24, 'Z')
    ink = M.plain('ink_light', (0.80, 0.79, 0.77), 0.5)
    with frame((-0.045, 0.02, 0), (0, 0, 10)):
        prism(rrect(0.120, 0.150, 0.006), 0.045, red, 'XZ', (0, 0.0225, 0.075), bevel=0.003, seg=3)
        prism(rrect(0.112, 0.142, 0.005), 0.004, red, 'XZ', (0, -0.002, 0.075), bevel=0.001)
        prism(
            rrect(0.072, 0.058, 0.003),
            0.003,
            M.plain('well', (0.02, 0.02, 0.022), 0.6),
            'XZ',
            (0, -0.0034, 0.068),
            bevel=0.0005,
        )
        cyl(0.012, 0.010, (0, -0.008, 0.068), M.zinc(), 'Y', 0.001, 48)
        box((0.006, 0.010, 0.020), (0, -0.016, 0.068), M.plastic((0.03, 0.03, 0.03), 0.35), 0.002)
        box((0.076, 0.0025, 0.062), (0, -0.0215, 0.068), M.glass((0.90, 0.95, 0.94)), 0)
        for s in (-1, 1):
            box((0.004, 0.020, 0.064), (s * 0.039, -0.0125, 0.068), red, 0.001)
            box((0.082, 0.020, 0.004), (0, -0.0125, 0.068 + s * 0.033), red, 0.001)
        text('FIRE SERVICE', 0.0125, (0, -0.0045, 0.128), (90, 0, 0), ink)
        text('BREAK GLASS', 0.009, (0, -0.0045, 0.113), (90, 0, 0), ink)
        text('LIFT  1', 0.010, (0, -0.0045, 0.018), (90, 0, 0), ink)
    for x, y, r, marks in ((0.055, -0.02, -8, ('0', 'I')), (0.125, 0.02, -22, ('OFF', 'FIRE'))):
        with frame((x, y, 0.004), (-12, 0, r)):
            prism(rrect(0.060, 0.086, 0.004), 0.003, steel, 'XZ', (0, 0, 0.045), bevel=0.0008)
            ring(0.0155, 0.0105, 0.006, (0, -0.004, 0.042), M.mirror('steel', 0.08), 'Y', 0.001, 56)
            cyl(0.0105, 0.005, (0, -0.0035, 0.042), M.mirror('steel', 0.12), 'Y', 0.0008, 48)
            box((0.0016, 0.001, 0.010), (0, -0.0062, 0.042), M.black(), 0)
            for k, name in enumerate(marks):
                text(name, 0.0075, (-0.016 + 0.032 * k, -0.0018, 0.067), (90, 0, 0), M.plain('ink', INK, 0.5))
            cyl(0.0115, 0.030, (0, 0.017, 0.042), M.zinc(), 'Y', 0.001, 40)
    with frame((0.075, -0.085, 0.0025), (0, 0, 24)):
        brass = M.satin((0.66, 0.60, 0.46), 0.22)
        ring(0.012, 0.0075, 0.002, (0.0, 0, 0), brass, bevel=0.0004)
        box((0.030, 0.006, 0.0018), (0.026, 0, 0), brass, 0.0004)
        for k in range(4):
            box((0.003, 0.0025, 0.0018), (0.024 + 0.005 * k, -0.0038, 0), brass, 0.0003)
    return 0.16, 0.26


def telephone():
    """Emergency telephone unit with its battery and antenna."""
    white, dark = M.plastic((0.66, 0.66, 0.64), 0.36), M.plastic((0.05, 0.052, 0.056), 0.38)
    with frame((-0.03, 0, 0.003), (-10, 0, 12)):
        prism(rrect(0.130, 0.175, 0.012), 0.036, white, 'XZ', (0, 0.018, 0.088), bevel=0.004, seg=4)
        prism(rrect(0.112, 0.070, 0.006), 0.002, dark, 'XZ', (0, -0.001, 0.130), bevel=0.0006)
        with frame((0, -0.002, 0)):
            grille((0, 0, 0.130), 13, 7, 0.0062, 0.0016)
        ring(0.021, 0.0165, 0.006, (-0.028, -0.003, 0.060), M.mirror('steel', 0.08), 'Y', 0.001, 56)
        cyl(0.0165, 0.007, (-0.028, -0.0035, 0.060), M.plastic((0.82, 0.52, 0.02), 0.34), 'Y', 0.0015, 56)
        for k, colour in enumerate(((0.1, 1, 0.2), (1, 0.62, 0.05))):
            cyl(0.0036, 0.002, (0.018 + 0.024 * k, -0.001, 0.060), M.led(4000, 4, colour), 'Y', 0, 24)
        text('4G', 0.012, (0.030, -0.0006, 0.038), (90, 0, 0), M.plain('ink', INK, 0.5))
        text('ALARM', 0.010, (-0.028, -0.0006, 0.030), (90, 0, 0), M.plain('ink', INK, 0.5))
        cyl(0.0045, 0.012, (0.048, 0.020, 0.180), M.satin((0.72, 0.58, 0.30), 0.24), 'Z', 0.0005, 24)
        cyl(0.0042, 0.085, (0.048, 0.020, 0.228), dark, 'Z', 0.002, 32, r2=0.0032)
    with frame((0.095, 0.030, 0), (0, 0, -16)):
        box((0.080, 0.050, 0.066), (0, 0, 0.033), M.plastic((0.035, 0.038, 0.045), 0.42), 0.004, seg=3)
        with frame((0, -0.0256, 0.036)):
            label(0.060, 0.034, (0, 0, 0), ('12 V  2.6 Ah', 'BACK-UP 4 h'))
        for s, colour in ((-1, (0.45, 0.03, 0.02)), (1, (0.02, 0.02, 0.02))):
            cable(
                [(s * 0.026, 0, 0.068), (s * 0.03, 0.02, 0.085), (-0.04, 0.05, 0.06), (-0.09, 0.05, 0.045)],
                0.0018,
                M.plastic(colour, 0.4),
            )
    return 0.27, 0.34


PARTS = {
    'stations': (stations, dict(cam=(-0.08, -0.95, 0.34), aim=(0.03, 0.02, 0.125))),
    'fire': (fire_switch, dict(cam=(-0.06, -0.72, 0.26), aim=(0.025, 0, 0.066))),
    'telephone': (telephone, dict(cam=(-0.08, -0.88, 0.30), aim=(0.025, 0, 0.118))),
}
