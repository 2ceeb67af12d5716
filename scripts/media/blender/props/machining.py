"""Machining centres and roller conveyors."""

import materials as M
from geo import box, box2, cyl, frame, prism, rrect, text, tube
from props.factory import NAVY, SIGNAL
from props.workshop import lamp_post


def machining_centre(mark='M1', w=2.6, d=2.2, h=2.35):
    """Enclosed machining centre with a sliding door, front towards -Y."""
    white, navy, dark = M.paint((0.60, 0.615, 0.625), 0.36), M.paint(NAVY, 0.34), M.paint((0.05, 0.052, 0.056), 0.4)
    box2((-w / 2, -d / 2, 0.12), (w / 2, d / 2, h), white, 0.03, seg=3)
    box2((-w / 2 + 0.05, -d / 2 + 0.05, 0), (w / 2 - 0.05, d / 2 - 0.05, 0.14), dark, 0.01)
    box2((-w / 2, -d / 2 - 0.012, 0.16), (w / 2, -d / 2 + 0.01, 0.72), navy, 0.01)
    for s, x in ((-1, -0.62), (1, 0.22)):  # two door leaves with windows
        box((0.82, 0.05, 1.42), (x, -d / 2 - 0.03, 1.46), white, 0.02, seg=3)
        prism(
            rrect(0.58, 0.80, 0.05),
            0.012,
            M.plain('pane', (0.03, 0.04, 0.045), 0.05),
            'XZ',
            (x, -d / 2 - 0.056, 1.60),
            bevel=0.003,
        )
        box((0.03, 0.04, 0.5), (x + s * -0.34, -d / 2 - 0.07, 1.2), M.satin('steel', 0.28), 0.008)
    with frame((w / 2 - 0.32, -d / 2 - 0.04, 1.55)):
        box((0.50, 0.12, 0.90), (0, 0, 0), M.paint((0.10, 0.105, 0.11), 0.38), 0.02, seg=3)
        box((0.40, 0.003, 0.28), (0, -0.061, 0.24), M.led(5200, 1.0, (0.02, 0.035, 0.06), sample=False), 0)
        glow = M.led(5000, 1.5, (0.35, 0.85, 0.55), sample=False)
        for k in range(5):
            text(
                '%s %8.3f' % ('XYZSF'[k], 12.5 + 57.318 * k),
                0.032,
                (-0.18, -0.064, 0.33 - 0.05 * k),
                (90, 0, 0),
                glow,
                'LEFT',
                0.0002,
            )
        for r in range(4):
            for k in range(6):
                box((0.045, 0.012, 0.035), (-0.155 + 0.062 * k, -0.064, 0.02 - 0.055 * r), M.grey(), 0.004)
        cyl(0.028, 0.03, (0.14, -0.072, -0.33), M.red(), 'Y', 0.008, 40)
    text(mark, 0.26, (-w / 2 + 0.35, -d / 2 - 0.004, h - 0.22), (90, 0, 0), navy, depth=0.001)
    with frame((w / 2 - 0.2, -d / 2 + 0.3, h)):
        lamp_post(0.5)


def roller_conveyor(length=6.0, w=0.62, h=0.62):
    """Roller conveyor along X, centred, top of the rollers at z=h."""
    frame_, st = M.paint((0.10, 0.16, 0.24), 0.38), M.satin('steel', 0.30)
    for s in (-1, 1):
        box((length, 0.035, 0.13), (0, s * (w / 2 + 0.03), h - 0.03), frame_, 0.005)
        box((length, 0.012, 0.02), (0, s * (w / 2 + 0.05), h - 0.03), M.paint(SIGNAL, 0.36), 0.002)
    for i in range(int(length / 0.11)):
        cyl(0.030, w, (-length / 2 + 0.06 + 0.11 * i, 0, h - 0.030), st, 'X', n=24, rot=(90, 0, 0))
    n = max(2, round(length / 1.5))
    for i in range(n + 1):
        x = -length / 2 + 0.1 + (length - 0.2) * i / n
        for s in (-1, 1):
            box((0.06, 0.06, h - 0.09), (x, s * (w / 2 + 0.01), (h - 0.09) / 2), frame_, 0.004)
            cyl(0.06, 0.016, (x, s * (w / 2 + 0.01), 0.008), M.black(), bevel=0.004, n=28)
        tube([(x, -w / 2, 0.2), (x, w / 2, 0.2)], 0.016, frame_, res=3)
