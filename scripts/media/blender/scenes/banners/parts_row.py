"""Spare parts in a row on a long steel-topped bench before shelves of boxes out of focus."""
import random

import materials as M
import studio as S
from geo import box2, frame
from geo.scatter import place, prototype
from props.workshop import bin_, carton
from spares.drives import controller_board, inverter
from spares.gear import guide_shoes, safety_gear
from spares.safety import governor
from spares.sensors import encoder
from spares.traction import machine, sheave_stand

# model, x along the bench, y, turn and scale: calm and small on the left, tall and near on the right
ROW = (
    (encoder, -1.58, -0.10, 20, 1.15),
    (guide_shoes, -1.20, 0.04, 10, 1.0),
    (controller_board, -0.78, 0.08, 8, 1.0),
    (safety_gear, -0.36, -0.06, 0, 1.0),
    (governor, 0.05, 0.10, -4, 1.0),
    (inverter, 0.43, 0.12, -10, 1.0),
    (sheave_stand, 0.86, 0.0, -12, 0.9),
    (machine, 1.50, 0.20, -16, 0.74),
)


def _shelf(seed):
    """Open shelf 1.2 m wide with cartons and bins, front towards -Y."""
    rnd, steel = random.Random(seed), M.paint((0.06, 0.07, 0.08), 0.45)
    for x in (-0.6, 0.6):
        box2((x - 0.02, 0, 0), (x + 0.02, 0.5, 2.6), steel, 0.003)
    for k in range(5):
        z = 0.1 + 0.5 * k
        box2((-0.6, 0, z - 0.03), (0.6, 0.5, z), steel, 0.003)
        x = -0.55
        while x < 0.30:
            w = rnd.uniform(0.20, 0.34)
            with frame((x + w / 2, 0.26, z)):
                (carton if rnd.random() < 0.65 else bin_)(w, 0.36, rnd.uniform(0.16, 0.34), rnd.randrange(3))
            x += w + rnd.uniform(0.02, 0.08)


def build(p, view, w, h):
    top = M.brushed((0.42, 0.43, 0.44), 0.34, 'X', 0.03)
    box2((-4.5, -0.62, 0.86), (4.5, 0.62, 0.90), top, 0.006)
    box2((-4.5, -0.60, 0.70), (4.5, 0.60, 0.86), M.paint((0.035, 0.07, 0.13), 0.4), 0.006)
    for model, x, y, turn, k in ROW:
        place(prototype(model), (x, y, 0.90), (0, 0, turn), k)
    shelves = [prototype(_shelf, s) for s in (1, 2, 5, 8)]
    for i in range(11):
        place(shelves[i % 4], (-6.1 + 1.22 * i, 2.3, 0))
    box2((-8, 2.9, 0), (8, 3.0, 3.4), M.plain('backwall', (0.10, 0.115, 0.135), 0.7), 0)
    box2((-8, -3, -0.1), (8, 3, 0), M.concrete((0.22, 0.22, 0.22)), 0)
    S.area((-1.4, -1.7, 2.9), (3.4, 1.0), 150, 5200, target=(-0.3, 0, 1.0))
    S.area((2.6, -1.2, 2.6), (1.2, 1.6), 62, 5800, target=(1.2, 0, 1.0))
    S.area((0, 1.1, 2.7), (6.0, 0.35), 70, 4600, target=(0, 0, 1.0))
    S.area((0, 1.2, 2.9), (9.0, 0.5), 14, 3900, target=(0, 2.6, 1.2), glossy=False)
    S.world((0.05, 0.055, 0.065), 1)
    S.camera((0.05, -3.55, 1.44), lens=34.5, w=w, h=h, shift=(0.0, -0.048), dof=3.5, fstop=0.6)
    return dict(look='High Contrast', exposure=p.get('ev', 0))
