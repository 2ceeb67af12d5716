"""Endurance test of landing doors."""

import materials as M
import studio as S
from elevator.doors import door_panels, sill
from geo import box, box2, cyl, frame, prism, rrect, text, tube
from props.factory import NAVY, hall, lane, zone
from props.workshop import bench, lamp_post, plate, rack, screen
from spares.fixings import cable
from spares.operator import operator


def counter(digits, w=0.46):
    """Cycle counter with large red digits, facing -Y, centred."""
    box((w, 0.08, 0.20), (0, 0.04, 0), M.paint((0.05, 0.052, 0.056), 0.4), 0.008)
    prism(
        rrect(w - 0.05, 0.11, 0.006),
        0.003,
        M.plastic((0.010, 0.008, 0.008), 0.2),
        'XZ',
        (0, -0.001, 0.025),
        bevel=0.0005,
    )
    text(digits, 0.088, (0, -0.0045, 0.025), (90, 0, 0), M.led(4000, 3.0, (1, 0.13, 0.05), sample=False), depth=0.0003)
    text('CYCLES', 0.028, (0, -0.0015, -0.068), (90, 0, 0), M.paint((0.8, 0.8, 0.79), 0.4), depth=0.0002)


def rig(number, digits, opened, finish='satin:steel', kind='centre'):
    """Test frame with one entrance: posts, header with operator, doors, sill, counter and switch box."""
    post, alu = M.paint((0.10, 0.16, 0.24), 0.38), M.satin('alu', 0.32)
    W, H = 0.95, 2.12
    for x in (-1.22, 1.22):
        for y in (-0.10, 0.80):
            box((0.10, 0.10, 2.95), (x, y, 1.475 + 0.12), post, 0.006)
            box((0.24, 0.24, 0.016), (x, y, 0.128), post, 0.003)
        for z in (0.30, 1.55, 2.98):
            box((0.08, 0.8, 0.08), (x, 0.35, z), post, 0.005)
    for y in (-0.10, 0.80):
        for z in (0.18, 3.02):
            box((2.34, 0.09, 0.09), (0, y, z), post, 0.006)
    box2((-1.3, -0.45, 0), (1.3, 0.95, 0.12), M.paint((0.16, 0.17, 0.18), 0.4), 0.006)
    with frame((0, 0, 0.16)):
        with frame((0, 0.06, 0)):
            sill(2.2, 0.12)
        with frame((0, 0.03, 0)):
            door_panels(W, H, finish, opened, kind)
        with frame((0, 0.05, H - 0.02)):
            operator()
        for s in (-1, 1):  # narrow jambs in test steel
            box2((s * (W / 2 + 0.01), -0.03, 0), (s * (W / 2 + 0.075), 0.02, H + 0.06), M.satin('steel', 0.3), 0.003)
        box2((-W / 2 - 0.075, -0.03, H), (W / 2 + 0.075, 0.02, H + 0.065), M.satin('steel', 0.3), 0.003)
    box((0.06, 0.05, 2.84), (0.80, -0.06, 1.54), alu, 0.004)
    with frame((0.80, -0.17, 1.62)):
        counter(digits)
    with frame((0.80, -0.16, 1.22)):
        box((0.30, 0.16, 0.40), (0, 0.08, 0), M.paint((0.62, 0.63, 0.63), 0.4), 0.008)
        for k, c in enumerate(((0.03, 0.5, 0.12), (0.8, 0.5, 0.03), (0.5, 0.02, 0.015))):
            cyl(0.018, 0.022, (-0.08 + 0.08 * k, -0.008, 0.10), M.plastic(c, 0.3), 'Y', 0.004, 32)
        cyl(0.030, 0.03, (0, -0.012, -0.06), M.red(), 'Y', 0.008, 40)
    for k in range(4):
        cable(
            [
                (0.70 + 0.06 * k, -0.10, 1.02),
                (0.72 + 0.05 * k, -0.12, 0.7),
                (0.92 + 0.04 * k, -0.05, 0.4),
                (1.15, 0.06 + 0.03 * k, 0.25),
            ],
            0.007,
        )
    tube([(0.9, -0.12, 1.72), (0.9, -0.12, 2.6), (0.6, 0.0, 2.75)], 0.010, alu, fillet=0.06)
    with frame((-0.86, -0.152, 3.02)):
        plate(0.42, 0.16, number, NAVY, 0.55)
    with frame((-1.22, -0.155, 1.62)):
        plate(0.30, 0.42, '', (0.82, 0.82, 0.80))
        ink = M.plain('ink', (0.03, 0.03, 0.035), 0.5)
        text('TEST PLAN', 0.030, (0, -0.005, 0.17), (90, 0, 0), ink, depth=0.0002)
        for k in range(11):
            box((0.22 - 0.06 * (k % 3 == 2), 0.001, 0.006), (0, -0.004, 0.12 - 0.028 * k), ink, 0)


def build(p, view, w, h):
    hall(-8, 9, -4, 14, 5.2, bay=5, lights=((-3.5, 2.0), (3.5, 2.0)), power=1900, windows=((1.8, 3.6), None, None))
    lane(-3.4, -1.9, -10, 14, (0.11, 0.19, 0.165))
    rows = (
        ('D1', '1 284 306', 0.55, 'satin:steel', 'centre'),
        ('D2', '872 941', 0.0, 'satin:champagne', 'centre'),
        ('D3', '2 016 577', 0.9, 'satin:bronze', 'centre'),
    )
    for i, row in enumerate(rows):
        with frame((0.1 + 3.0 * i, 0.4, 0)):
            rig(*row)
    zone(-1.5, 7.8, -0.9, 1.8)
    with frame((-0.72, -1.2, 0), (0, 0, 30)):
        bench(1.2, 0.6, drawers=False)
        with frame((-0.2, 0.06, 0.86)):
            screen(0.52, ('DOOR TEST  D1', 'CLOSING  1.94 s', '148 N'), 5)
        box((0.36, 0.14, 0.02), (-0.2, -0.18, 0.871), M.plastic((0.03, 0.031, 0.033), 0.4), 0.006)
    with frame((1.75, -0.65, 0)):
        lamp_post(1.5)
    for k in range(3):
        with frame((-2.6 + 3.2 * k, 12.6, 0)):
            rack(3.0, 3.4, seed=2 + k)
    for i in range(4):  # leaves waiting in an A-frame
        with frame((-4.9 + 0.10 * i, 5.4, 0.1), (0, 8, 0)):
            box((0.03, 1.0, 2.1), (0, 0, 1.05), M.spec('brushed:steel'), 0.003)
    S.area((-7.6, 1.0, 2.8), (7, 2), 420, 6200, target=(0.5, 0, 1.2))
    S.area((2.5, -4.5, 3.6), (5, 1.4), 150, 5200, target=(1, 0, 1.2), glossy=False)
    S.camera((-0.9, -3.7, 1.55), lens=27, target=(0.75, 0.4, 1.55), w=w, h=h, shift=(0, 0.01))
    return dict(look='High Contrast', exposure=p.get('ev', -0.1), bloom=0.03)
