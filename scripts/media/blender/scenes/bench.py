"""Traction machines coupled by ropes on the load test bench."""

import math

import materials as M
import studio as S
from geo import PI, box, box2, cyl, frame, tube
from props.factory import NAVY, SIGNAL, hall, hanging_sign, lane
from props.gauges import dial_stand
from props.workshop import bench, lamp_post, plate, rack, screen, trolley
from spares.cabinet import cabinet
from spares.fixings import cable
from spares.traction import machine


def _bed(w=2.7, d=1.25, h=0.52):
    """Cast bed with T-slots, top at z=h."""
    cast, slot = M.cast((0.20, 0.215, 0.22), 0.4), M.plain('slot', (0.015, 0.015, 0.016), 0.6)
    box2((-w / 2, -d / 2, 0.06), (w / 2, d / 2, h), cast, 0.012)
    box2((-w / 2 - 0.05, -d / 2 - 0.05, 0), (w / 2 + 0.05, d / 2 + 0.05, 0.08), cast, 0.015)
    for k in range(6):
        y = -d / 2 + d * (k + 0.5) / 6
        box((w + 0.001, 0.026, 0.03), (0, y, h - 0.0148), slot, 0)
        box((w + 0.002, 0.05, 0.022), (0, y, h - 0.05), slot, 0)
    with frame((-0.75, -d / 2 - 0.001, 0.30)):
        plate(0.62, 0.13, 'LOAD BENCH 2', NAVY)
    box((0.16, 0.10, 0.16), (1.08, -d / 2 - 0.05, 0.32), M.paint(SIGNAL, 0.35), 0.01)
    cyl(0.032, 0.04, (1.08, -d / 2 - 0.115, 0.32), M.red(), 'Y', 0.01)


def _rope_loop(x, z, R, y):
    """Ropes round both sheaves, which turn about Y at -x and x."""
    n = 24
    right = [(x + R * math.sin(PI * k / n), z + R * math.cos(PI * k / n)) for k in range(n + 1)]
    path = right + [(-a, 2 * z - b) for a, b in right]
    for k in range(5):
        yy = y + 0.013 * (k - 2.5) + 0.0065
        tube([(a, yy, b) for a, b in path], 0.006, M.satin((0.30, 0.30, 0.30), 0.36, False), cyclic=True, res=4)


def _instruments():
    grey = M.paint((0.62, 0.63, 0.63), 0.4)
    with frame((0, 0.36, 0.52)):  # measuring box with plugged sensor leads
        box((0.42, 0.26, 0.15), (0, 0, 0.075), grey, 0.008)
        box((0.39, 0.004, 0.125), (0, -0.131, 0.075), M.plastic((0.03, 0.032, 0.036), 0.35), 0.003)
        for k in range(6):
            x = -0.155 + 0.062 * k
            cyl(0.013, 0.022, (x, -0.142, 0.048), M.satin('steel', 0.25), 'Y', 0.002, 24)
            box(
                (0.02, 0.002, 0.008),
                (x, -0.134, 0.105),
                M.led(5000, 1.6, (0.2, 1, 0.4) if k % 3 else (1, 0.6, 0.1), sample=False),
                0,
            )
            s = -1 if k < 3 else 1
            cable(
                [
                    (x, -0.15, 0.048),
                    (x + s * 0.02, -0.23, 0.01),
                    (x + s * 0.16, -0.20, 0.008),
                    (x + s * (0.26 + 0.02 * k), -0.10, 0.012),
                    (x + s * 0.3, 0.02, 0.17),
                ],
                0.0035,
                M.rubber(((0.015, 0.015, 0.016), (0.35, 0.03, 0.02), (0.03, 0.10, 0.35))[k % 3], 0.4),
            )


def build(p, view, w, h):
    hall(-7, 9, -3, 13, 4.6, bay=5, lights=((-3, 1.8), (3.5, 1.8)), power=1500, windows=((1.6, 3.4), None, (2.3, 3.8)))
    lane(3.4, 5.0, -8, 13, (0.11, 0.19, 0.165))
    _bed()
    for x, r in ((-0.62, 0), (0.62, 0)):
        with frame((x, 0.06, 0.52), (0, 0, r)):
            machine()
    _rope_loop(0.62, 0.88, 0.180, 0.06 - 0.185)
    _instruments()
    with frame((-0.24, -0.16, 0.52), (0, 0, 200)):
        dial_stand()
    cage = M.paint(SIGNAL, 0.36)
    for x in (-1.5, 1.5):
        box((0.06, 0.06, 1.9), (x, 0.85, 0.95), cage, 0.005)
    for z in (0.5, 1.2, 1.87):
        box((3.0, 0.04, 0.04), (0, 0.85, z), cage, 0.004)
    for k in range(30):
        tube([(-1.46 + 0.1 * k, 0.85, 0.1), (-1.46 + 0.1 * k, 0.85, 1.86)], 0.004, cage, res=2)
    for k in range(3):
        with frame((-2.2 + 1.3 * k, 4.6, 0.12)):
            cabinet()
            box2((-0.3, -0.13, -0.12), (0.3, 0.13, 0.06), M.black(), 0.004)
    with frame((2.35, 0.75, 0), (0, 0, -28)):
        bench(1.3, 0.7)
        with frame((-0.26, 0.05, 0.86)):
            screen(0.58, ('LOAD TEST   PM-1000', '1.75 m/s', '640 Nm', '48.2 C'), 7)
        with frame((0.36, 0.1, 0.86), (0, 0, -14)):
            screen(0.46, ('VIBRATION', '0.31 mm/s'), 11, colour=(0.95, 0.7, 0.2))
        box((0.40, 0.15, 0.022), (-0.26, -0.19, 0.872), M.plastic((0.03, 0.031, 0.033), 0.4), 0.006)
    with frame((-2.3, 1.9, 0), (0, 0, 24)):
        trolley()
    with frame((-1.85, 0.55, 0)):
        lamp_post(1.95)
    for k in range(3):
        with frame((-4.6 + 3.0 * k, 11.6, 0)):
            rack(2.8, 3.0, seed=5 + k)
    hanging_sign(('LOAD TEST', 'MACHINES'), 0.1, 7.0, 3.05, 1.7, 0.6, 4.6)
    S.area((-6.6, 1.5, 2.6), (6, 2), 330, 6200, target=(0, 0, 0.9))
    S.area((1.5, -2.6, 3.4), (3, 1.2), 90, 5200, target=(0, 0, 0.9), glossy=False)
    S.camera((-1.15, -3.0, 1.32), lens=37, target=(0.30, 0.2, 1.32), w=w, h=h, shift=(0, -0.10), dof=3.0, fstop=5.6)
    return dict(look='High Contrast', exposure=p.get('ev', -0.15), bloom=0.03)
