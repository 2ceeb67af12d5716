"""Inspection of a safety gear on a granite table."""

import materials as M
import studio as S
from elevator.sling import RAIL
from geo import box2, cyl, frame, prism, tube
from props.factory import hall
from props.gauges import calliper, dial_stand, gauge_blocks, micrometer, sheet
from props.workshop import bench, rack, screen
from spares.gear import safety_gear


def build(p, view, w, h):
    hall(-6, 6, -3, 9, 3.8, bay=5, lights=((-2.4, 1.4), (2.4, 1.4)), power=650, windows=((1.2, 2.9), None, (1.3, 2.8)))
    z = 0.90
    box2(
        (-0.80, -0.42, z - 0.14),
        (0.85, 0.55, z),
        M.granite((0.045, 0.046, 0.05), (0.026, 0.026, 0.028), (0.075, 0.075, 0.08), 1.3, 0.34),
        0.004,
    )
    box2((-0.74, -0.36, z - 0.30), (0.79, 0.49, z - 0.14), M.paint((0.40, 0.42, 0.44), 0.4), 0.008)
    with frame((0, 0, z)):
        with frame((0.03, 0.10, 0)):
            safety_gear()
        with frame((-0.285, 0.135, 0), (0, 0, -4)):
            dial_stand(0.25, 0.125, 64)
        with frame((0.33, 0.16, 0), (0, 0, -24)):
            gauge_blocks()
        with frame((-0.20, -0.19, 0), (0, 0, 14)):
            calliper(0.26, 0.052)
        with frame((0.17, -0.135, 0), (0, 0, -18)):
            micrometer(1.15)
        with frame((-0.34, -0.06, 0), (0, 0, 12)):
            sheet()
            tube([(-0.02, -0.09, 0.0055), (0.07, -0.03, 0.0055)], 0.0042, M.plastic((0.02, 0.06, 0.30), 0.35))
            cyl(0.004, 0.012, (0.073, -0.028, 0.0055), M.satin('steel', 0.25), rot=(0, 90, 33), r2=0.001, n=20)
        with frame((0.40, -0.02, 0.0), (0, 0, 82)):  # a length of rail as the reference part
            prism(RAIL, 0.22, M.brushed('steel', 0.22, 'Y', 0.05, 0.3), 'XZ', bevel=0.0008)
    with frame((0.9, 3.3, 0), (0, 0, 0)):
        bench(2.2, board=True)
        with frame((-0.4, 0, 0.86)):
            screen(0.6, ('MEASURING ROOM  20.0 C', '24.018 mm'), 4)
    with frame((-2.2, 5.5, 0)):
        rack(2.8, 2.4, 0.6, 4, seed=5, fill=('bin', 'bin', 'carton'))
    with frame((2.6, 6.5, 0)):
        rack(2.8, 2.4, 0.6, 4, seed=7, fill=('bin', 'carton'))
    S.area((-1.7, 0.5, 2.1), (1.6, 1.4), 46, 6000, target=(0, 0.05, z))
    S.area((0.8, 1.5, 2.2), (1.6, 0.5), 24, 5200, target=(0, 0, z))
    S.area((0.9, -1.2, 1.9), (0.8, 0.8), 7, 5200, target=(0, 0, z), glossy=False)
    S.camera(
        (-0.14, -0.90, z + 0.46),
        lens=46,
        target=(0.015, 0.03, z + 0.062),
        pitch=None,
        w=w,
        h=h,
        dof=(0.0, 0.02, z + 0.08),
        fstop=9,
    )
    return dict(look='High Contrast', exposure=p.get('ev', 0), bloom=0.03)
