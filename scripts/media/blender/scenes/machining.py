"""Machining hall: sheaves, brake discs and guide shoes on roller conveyors."""

import materials as M
import studio as S
from geo import box, frame, ring
from props.factory import hall, lane
from props.machining import machining_centre, roller_conveyor
from props.workshop import pallet, rack, trolley
from spares.gear import guide_shoes, safety_gear
from spares.traction import sheave


def _stack(n, R, colour):
    for i in range(n):
        with frame((0.01 * (i % 2), 0.008 * (i % 3), 0.06 + 0.115 * i)):
            sheave(R, 5, 0.014, colour, 6)


def build(p, view, w, h):
    hall(-9, 11, -4, 24, 5.6, bay=5.5, lights=((-4, 2.2), (4, 2.2)), power=3400, windows=((2.0, 3.8), None, (3.0, 4.6)))
    lane(-3.0, -1.5, -12, 24, (0.11, 0.19, 0.165))
    with frame((0.35, 2.0, 0), (0, 0, 90)):
        roller_conveyor(8.4)
    with frame((1.75, 2.6, 0), (0, 0, 90)):
        roller_conveyor(8.4)
    grey, navy = (0.07, 0.072, 0.076), (0.035, 0.075, 0.135)
    for i in range(6):
        with frame((0.35, -1.55 + 0.72 * i, 0.62)):
            if i % 3 == 2:
                for k in range(3):
                    ring(0.25, 0.11, 0.016, (0, 0, 0.010 + 0.018 * k), M.machined('steel', 0.2, 900), n=96)
            elif i == 1:
                with frame((0, 0, 0.232), (90, 0, 78)):
                    sheave(0.225, 6, 0.014, navy, 6)
            else:
                with frame((0, 0, 0.055)):
                    sheave(0.225 if i % 2 else 0.26, 6, 0.014, navy if i % 2 else grey, 6)
    for i in range(5):
        with frame((1.75, -0.9 + 0.9 * i, 0.625), (0, 0, -90)):
            box((0.62, 0.50, 0.012), (0, 0, 0.006), M.plastic((0.05, 0.14, 0.34), 0.45), 0.004)
            with frame((0, 0, 0.012)):
                (safety_gear if i % 2 == 0 else guide_shoes)()
    for k in range(4):
        with frame((4.9, 1.2 + 3.3 * k, 0), (0, 0, -90)):
            machining_centre('M%d' % (k + 1))
    for k in range(2):
        with frame((-0.85, 0.3 + 2.0 * k, 0), (0, 0, 90)):
            pallet()
            for a in (-0.29, 0.29):
                with frame((a, 0, 0.146)):
                    _stack(3 - k, 0.25, grey)
    with frame((-3.9, 5.4, 0), (0, 0, 60)):
        trolley()
    for k in range(4):
        with frame((-7.9, 1.5 + 4.2 * k, 0), (0, 0, 90)):
            rack(3.2, 3.6, seed=2 + k)
    S.area((-8.4, 5, 2.9), (18, 1.8), 1100, 6200, target=(0, 4, 0.8))
    S.area((0, -5, 4.2), (6, 2), 330, 5400, target=(0.8, 1, 0.8), glossy=False)
    S.camera((-0.35, -3.5, 1.55), lens=30, target=(0.95, 2.2, 1.55), w=w, h=h, shift=(0, -0.085), dof=3.2, fstop=6.3)
    return dict(look='High Contrast', exposure=p.get('ev', -0.15), bloom=0.03)
