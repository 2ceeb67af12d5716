"""Buttons and intercom."""
import math
import materials as M
from elevator.buttons import button
from elevator.panels import display, grille
from geo import cyl, frame, prism, rrect, tube


def buttons():
    """Nine call buttons on a steel demonstration plate."""
    tints = ['steel', 'titanium', 'rose', 'steel', 'black', 'steel', 'champagne', 'steel', 'titanium']
    labs = ['1', '2', '3', '12', 'G', 'B1', '8', '21', '5']
    shapes = ['round', 'round', 'round', 'square', 'square', 'square', 'round', 'round', 'square']
    halos = [
        (1, 0.42, 0.1),
        (1, 0.42, 0.1),
        (1, 0.9, 0.8),
        (0.25, 0.6, 1),
        (1, 0.1, 0.05),
        (0.3, 1, 0.4),
        (1, 0.42, 0.1),
        (0.9, 0.95, 1),
        (1, 0.42, 0.1),
    ]
    with frame((0, 0, 0.012), (-22, 0, 0)):
        prism(
            rrect(0.26, 0.22, 0.012), 0.016, M.brushed('steel', 0.26, 'X'), 'XZ', (0, 0.008, 0.112), bevel=0.002, seg=3
        )
        for i in range(9):
            r, c = divmod(i, 3)
            button(
                labs[i],
                i in (0, 3, 5, 7),
                shapes[i],
                0.042,
                tints[i],
                halos[i],
                True,
                ((c - 1) * 0.080 + 0.006, -0.0005, 0.180 - r * 0.068),
            )
    for s in (-1, 1):
        prism([(0, 0), (0.10, 0), (0.07, 0.15)], 0.012, M.black(), 'YZ', (s * 0.09, 0.022, 0), bevel=0.002)
    return 0.24, 0.30


def handset():
    """Intercom master with handset."""
    wh = M.plastic((0.72, 0.72, 0.71), 0.36)
    dk = M.plastic((0.05, 0.052, 0.056), 0.38)
    with frame((0, 0, 0.002), (-14, 0, 0)):
        prism(rrect(0.19, 0.23, 0.018), 0.040, dk, 'XZ', (0, 0.02, 0.117), bevel=0.005, seg=4)
        prism(
            rrect(0.09, 0.20, 0.010),
            0.006,
            M.plain('hs_glass', (0.01, 0.01, 0.012), 0.08),
            'XZ',
            (0.042, -0.002, 0.117),
            bevel=0.001,
        )
        with frame((0.042, -0.005, 0)):
            display(0.072, 0.042, '2', None, (0.3, 0.75, 1), (0, 0, 0.185))
            for i in range(6):
                button(
                    str(i + 1),
                    i == 1,
                    'round',
                    0.018,
                    'steel',
                    (0.3, 0.75, 1),
                    False,
                    (-0.020 + 0.040 * (i % 2), 0, 0.135 - 0.032 * (i // 2)),
                )
            grille((0, 0, 0.034), 7, 3, 0.005, 0.0013)
        with frame((-0.050, -0.016, 0.117)):  # handset
            pts = [(0, 0, -0.088), (0, -0.018, -0.055), (0, -0.020, 0), (0, -0.018, 0.055), (0, 0, 0.088)]
            tube(pts, 0.0155, wh, smooth=True)
            for z in (-0.085, 0.085):
                cyl(0.026, 0.026, (0, 0.004, z), wh, 'Y', 0.008, 48, seg=4)
    tube(
        [(-0.05 + 0.0, -0.03, 0.03)]
        + [
            (
                -0.065 + 0.05 * math.sin(k * 0.012) - 0.00010 * k + 0.008 * math.cos(k * 0.9),
                -0.055 - 0.035 * math.sin(k * 0.0105),
                0.010 + 0.008 * math.sin(k * 0.9),
            )
            for k in range(0, 260)
        ]
        + [(-0.02, 0.03, 0.006)],
        0.0022,
        M.rubber((0.02, 0.02, 0.02), 0.4),
    )
    return 0.24, 0.34


PARTS = {
    'buttons': (
        buttons,
        dict(
            cam=(-0.20, -0.72, 0.34),
            aim=(0, 0.02, 0.105),
            k=0.8,
            views={'close': dict(cam=(0.20, -0.52, 0.26), focus=((-0.125, -0.02, 0.12), (0.04, 0.06, 0.23)), fill=1.0)},
        ),
    ),
    'intercom': (handset, dict(cam=(-0.22, -0.80, 0.34), aim=(0, 0.02, 0.11))),
}
