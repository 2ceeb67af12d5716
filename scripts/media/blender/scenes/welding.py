"""Robot cell that welds car frames."""

import math

import materials as M
import studio as S
from elevator.sling import sling
from geo import box, box2, cyl, frame, tube
from props.factory import NAVY, SIGNAL, hall, hanging_sign, lane
from props.press import robot
from props.workshop import barrier, lamp_post, plate, rack, screen


def _positioner():
    """Two head stocks that turn the car frame between them; axis along X at z=1.05."""
    m, dark = M.paint((0.16, 0.19, 0.22), 0.36), M.paint((0.05, 0.052, 0.056), 0.4)
    for s in (-1, 1):
        box((0.36, 0.70, 1.45), (s * 2.15, 0, 0.725), m, 0.03, seg=3)
        box((0.60, 1.0, 0.06), (s * 2.15, 0, 0.03), m, 0.01)
        cyl(0.30, 0.06, (s * 1.94, 0, 1.05), M.satin('steel', 0.28), 'X', 0.006, 72)
        cyl(0.20, 0.12, (s * 1.90, 0, 1.05), dark, 'X', 0.01)
    box((3.6, 0.16, 0.12), (0, 0.10, 0.93), m, 0.008)
    for x in (-1.2, 0, 1.2):  # clamps
        box((0.10, 0.46, 0.06), (x, 0.0, 1.0), M.paint(SIGNAL, 0.36), 0.006)
        cyl(0.018, 0.20, (x, -0.18, 1.10), M.satin('steel', 0.28), n=24)
        cyl(0.035, 0.02, (x, -0.18, 1.20), M.paint(SIGNAL, 0.36), n=28)


def _work():
    """Crosshead with its uprights, ready for the longitudinal seams, lying on the clamps."""
    m = M.satin((0.30, 0.30, 0.305), 0.42, False)
    for y in (-0.14, 0.14):
        box((3.3, 0.012, 0.20), (0, y, 1.14), m, 0.003)
        for z in (1.045, 1.235):
            box((3.3, 0.06, 0.010), (0, y + math.copysign(0.026, y), z), m, 0.003)
    for x in (-1.5, -0.75, 0, 0.75, 1.5):
        box((0.014, 0.27, 0.18), (x, 0, 1.14), m, 0.002)
        tube([(x + 0.010, -0.13, 1.05), (x + 0.010, 0.13, 1.05)], 0.005, M.satin('steel', 0.35), res=3)
    for s in (-1, 1):
        box((0.30, 0.014, 0.34), (s * 1.48, -0.152, 1.14), m, 0.003)


def _curtain(x0, x1, y, n=8):
    """Amber welding strips in a frame."""
    post, amber = M.paint((0.10, 0.12, 0.14), 0.4), M.acrylic((0.62, 0.16, 0.01), 0.12, 0.62)
    for x in (x0, x1):
        box((0.07, 0.07, 2.3), (x, y, 1.15), post, 0.005)
    box((x1 - x0, 0.06, 0.06), ((x0 + x1) / 2, y, 2.27), post, 0.005)
    w = (x1 - x0 - 0.1) / n
    for i in range(n):
        box((w + 0.04, 0.004, 2.0), (x0 + 0.05 + w * (i + 0.5), y + 0.008 * (i % 2), 1.22), amber, 0.001)


def build(p, view, w, h):
    hall(-8, 9, -4, 15, 5.2, bay=5, lights=((-3.5, 1.8), (3.5, 1.8)), power=1500, windows=(None, None, (2.6, 4.0)))
    lane(-6.0, -4.4, -10, 15, (0.11, 0.19, 0.165))
    box2((-3.2, -1.2, -0.02), (3.9, 4.2, 0.004), M.paint((0.16, 0.17, 0.18), 0.35), 0)
    with frame((0.1, 0.6, 0)):
        _positioner()
        _work()
    with frame((1.15, 1.50, 0)):
        robot(base=-49, shoulder=14, elbow=84, wrist=48)
    for x0, x1, y in ((-3.1, -1.0, 4.1), (-0.9, 1.2, 4.1), (1.3, 3.4, 4.1)):
        _curtain(x0, x1, y)
    for y in (-0.3, 1.9):
        with frame((3.75, y, 0), (0, 0, 90)):
            barrier(2.1)
    with frame((-2.75, 2.7, 0), (0, 0, 18)):  # power source and gas
        box((0.55, 0.8, 1.15), (0, 0, 0.65), M.paint((0.70, 0.71, 0.71), 0.38), 0.02, seg=3)
        with frame((0, -0.402, 0.92)):
            plate(0.42, 0.24, 'ARC 500', NAVY, 0.36)
        for k in range(3):
            cyl(0.025, 0.03, (-0.12 + 0.12 * k, -0.41, 0.66), M.black(), 'Y', 0.004, 32)
        for s in (-0.9, -0.62):
            cyl(
                0.115,
                1.35,
                (s, 0.1, 0.68),
                M.paint((0.08, 0.22, 0.14) if s < -0.7 else (0.36, 0.37, 0.38), 0.34),
                bevel=0.05,
                n=48,
            )
            cyl(0.04, 0.14, (s, 0.1, 1.40), M.satin('copper', 0.3), n=24)
    tube(
        [
            (-2.5, 2.5, 0.9),
            (-1.6, 2.4, 0.10),
            (-0.3, 2.0, 0.04),
            (0.5, 1.7, 0.04),
            (0.76, 1.55, 0.10),
            (0.82, 1.5, 0.24),
        ],
        0.028,
        M.rubber(),
        smooth=True,
    )
    with frame((-2.35, -0.55, 0), (0, 0, -22)):
        box((0.44, 0.34, 1.0), (0, 0, 0.5), M.paint((0.46, 0.48, 0.50), 0.4), 0.01)
        with frame((0, 0, 1.0)):
            screen(0.46, ('CELL W2', 'SEAM 7 / 18', '238 A   26.5 V'), 9, 0.18)
    with frame((-2.75, 1.1, 0)):
        lamp_post(2.0)
    with frame((4.9, 2.6, 0), (0, 0, -12)):
        with frame((0, 0, 0.6)):
            sling(1.6, 1.5, 2.2)
    for k in range(3):
        with frame((-4.4 + 3.3 * k, 13.2, 0)):
            rack(3.1, 3.4, seed=3 + k)
    hanging_sign(('W2', 'FRAME WELDING'), -1.2, 5.4, 3.3, 1.7, 0.6, 5.2)
    S.area((-6, -3.2, 3.2), (4, 2), 330, 5600, target=(0.3, 0.8, 1.0), glossy=True)
    S.area((4.5, 1.0, 4.4), (3, 3), 190, 5200, target=(0.3, 0.8, 1.0), glossy=False)
    S.camera((-1.25, -3.3, 1.65), lens=32, target=(0.12, 1.0, 1.65), w=w, h=h, shift=(0, -0.03))
    return dict(look='High Contrast', exposure=p.get('ev', -0.1), bloom=0.05)
