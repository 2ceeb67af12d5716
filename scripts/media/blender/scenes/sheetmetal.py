"""Sheet-metal shop: press brake with stainless panels."""

import materials as M
import studio as S
from geo import box, box2, frame
from props.factory import crane, hall, hanging_sign, lane, zone
from props.press import bent_panel, press_brake
from props.workshop import lamp_post, pallet, rack, trolley


def _stack(n, w, d, film):
    """Flat blanks on a long pallet."""
    for x in (-0.62, 0.62):
        with frame((x, 0, 0)):
            pallet(1.2, 0.9)
    st = M.brushed('steel', 0.24, 'X')
    for i in range(n):
        m = film if i == n - 1 else st
        box((d + 0.004 * (i % 3), w + 0.003 * (i % 2), 0.0035), (0.002 * (i % 4), 0, 0.148 + 0.0042 * i), m, 0.0006)


def build(p, view, w, h):
    hall(-9, 10, -4, 20, 5.6, bay=5.5, lights=((-4, 2.2), (4, 2.2)), power=3300, windows=((2.0, 3.8), None, None))
    lane(-4.4, -2.9, -12, 20, (0.11, 0.19, 0.165))
    with frame((0.55, 1.9, 0)):
        press_brake()
        sheet = M.brushed('steel', 0.24, 'X')
        with frame((-0.12, -0.05, 0.955)):  # panel in work: lies on the die, its far edge already turned up
            box2((-1.15, -0.74, 0), (1.15, 0.0, 0.0018), sheet, 0.0006)
            box2((-1.15, -0.74, 0), (1.15, -0.738, 0.034), sheet, 0.0006)
            box2((-1.15, -0.74, 0.033), (1.15, -0.722, 0.0348), sheet, 0.0006)
    film = M.plain('film', (0.55, 0.72, 0.86), 0.18, 0.5, 0.3, 0.3)
    with frame((-1.35, -0.15, 0), (0, 0, 4)):
        _stack(26, 0.82, 2.34, film)
    with frame((2.05, -0.55, 0), (0, 0, -8)):
        for x in (-0.62, 0.62):
            with frame((x, 0, 0)):
                pallet(1.2, 0.9)
        for i in range(7):
            with frame((0.01 * (i % 2), 0.008 * (i % 3), 0.146 + 0.037 * i)):
                bent_panel()
    with frame((6.2, 4.6, 0), (0, 0, -90)):
        press_brake(2.6)
    with frame((-1.9, 4.4, 0), (0, 0, -20)):
        trolley()
    with frame((-1.35, 2.6, 0)):
        lamp_post(2.2)
    zone(-1.2, 3.4, 0.2, 3.6)
    for k in range(3):
        with frame((-5.2 + 3.3 * k, 17.4, 0)):
            rack(3.1, 3.6, seed=6 + k)
    for i in range(14):  # sheets on edge in their rack
        with frame((-6.4 + 0.09 * i, 7.2, 0.2), (0, 7, 0)):
            box((0.004, 2.4, 1.25), (0, 0, 0.62), M.brushed('steel', 0.26, 'Y') if i % 4 else film, 0.001)
    for y in (6.2, 8.2):
        box((1.9, 0.10, 0.18), (-5.8, y, 0.09), M.paint((0.04, 0.12, 0.30), 0.4), 0.006)
        for x in (-6.7, -4.9):
            box((0.09, 0.09, 1.4), (x, y, 0.7), M.paint((0.04, 0.12, 0.30), 0.4), 0.006)
    crane(-8.4, 9.4, 12, 4.6, 0.3, 1.3, '3.2 t')
    hanging_sign(('S1', 'SHEET METAL'), -1.6, 6.5, 3.9, 1.5, 0.6, 5.6)
    S.area((-8.6, 3.0, 2.9), (14, 1.8), 900, 6200, target=(0, 2, 1.0))
    S.area((1, -5, 4.2), (6, 2), 330, 5400, target=(0.5, 1, 1.0), glossy=False)
    S.camera((-1.75, -3.6, 1.62), lens=29, target=(0.62, 1.7, 1.62), w=w, h=h, shift=(0, -0.055))
    return dict(look='High Contrast', exposure=p.get('ev', -0.1), bloom=0.03)
