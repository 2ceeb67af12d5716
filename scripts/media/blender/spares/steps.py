"""Escalator parts."""
import math
import materials as M
from escalators.steps import step
from geo import box, cyl, frame, PI, prism, sweep


def step_part():
    """Escalator step, comb segment, step rollers and a length of handrail."""
    with frame((-0.2, 0, 0.245)):
        with frame((0, 0, 0), (0, 0, 62)):
            for o in step(0.80):
                pass
            al = M.satin('alu', 0.42)
            for s in (-1, 1):
                prism(
                    [(0.03, -0.03), (0.39, -0.03), (0.36, -0.08), (0.20, -0.13), (0.08, -0.24), (0.03, -0.24)],
                    0.012,
                    al,
                    'XZ',
                    (0, s * 0.34, 0),
                    bevel=0.003,
                )
                cyl(0.038, 0.022, (0.07, s * 0.41, -0.205), M.plastic((0.50, 0.05, 0.03), 0.4), 'Y', 0.003, 56)
                cyl(0.016, 0.026, (0.07, s * 0.41, -0.205), M.satin('steel', 0.25), 'Y', 0.002, 32)
    with frame((0.42, -0.26, 0), (0, 0, -14)):  # comb segments
        for k in range(3):
            x = k * 0.105
            col = M.paint((0.86, 0.54, 0.02), 0.4) if k != 1 else M.satin('alu', 0.3)
            box((0.098, 0.10, 0.010), (x, 0.05, 0.012), col, 0.002)
            for i in range(8):
                prism(
                    [(0, 0.017), (0.06, 0.004), (0.06, 0.0), (0, 0.004)],
                    0.005,
                    col,
                    'YZ',
                    (x - 0.043 + i * 0.0123, -0.0, 0),
                    rot=(0, 0, 180),
                    bevel=0.001,
                )
            for s in (-0.03, 0.03):
                cyl(0.006, 0.003, (x + s, 0.06, 0.018), M.satin('steel', 0.3), 'Z', 0.0008, 24)
    with frame((0.62, 0.12, 0.0)):  # handrail coil
        sec = [
            (0.040 * a, 0.012 * b)
            for a, b in [
                (-1, -0.9),
                (-1, 0.2),
                (-0.8, 0.75),
                (-0.35, 1),
                (0.35, 1),
                (0.8, 0.75),
                (1, 0.2),
                (1, -0.9),
                (0.72, -1.05),
                (-0.72, -1.05),
            ]
        ]
        path = [
            ((0.12 + 0.010 * t) * math.cos(-t), (0.12 + 0.010 * t) * math.sin(-t))
            for t in [2 * PI * 2.6 * k / 150 for k in range(151)]
        ]
        with frame((0, 0, 0.041), (90, 0, 0)):
            sweep([(x, z) for x, z in path], sec, M.rubber((0.012, 0.012, 0.013), 0.28), angle=50)
    return 0.27, 0.95


PARTS = {
    'step': (
        step_part,
        dict(
            cam=(0.0, -2.15, 0.95),
            aim=(0.17, 0.0, 0.10),
            views={'tread': dict(cam=(-0.55, -1.35, 0.86), focus=((-0.55, -0.22, 0.08), (0.12, 0.20, 0.26)), fill=1.0)},
        ),
    ),
}
