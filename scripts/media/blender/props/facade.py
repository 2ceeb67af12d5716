"""Curtain-wall building with lit rooms behind the glass.

The rooms glow by emission, without lamps: every lamp of a scene gets an equal share of the light
samples, and sixty rooms would drown the sun in noise."""
import random

import materials as M
from geo import box2


def facade(y0, y1, x, z, floors=4, lit=1.0, seed=1, storey=4.2, bay=1.5, stone=(0.46, 0.43, 0.39)):
    """Front in the plane x, facing -X, from y0 to y1, standing on z. lit scales the room lights."""
    rnd = random.Random(seed)
    band, frame_, pane = M.stone(stone, 0.5), M.paint((0.07, 0.075, 0.08), 0.35), M.glass((0.62, 0.70, 0.72))
    top = z + floors * storey
    for k in range(floors):
        zf = z + k * storey
        box2((x - 0.35, y0, zf + storey - 0.75), (x + 6, y1, zf + storey), band, 0.02)
        box2((x + 0.02, y0, zf), (x + 0.035, y1, zf + storey - 0.75), pane, 0)
        box2((x + 0.02, y0, zf), (x + 6, y1, zf + 0.02), M.stone((0.30, 0.28, 0.26), 0.4), 0)
        n = int((y1 - y0) / bay)
        for i in range(n + 1):
            y = y0 + i * bay
            box2((x - 0.10, y - 0.03, zf), (x + 0.06, y + 0.03, zf + storey - 0.75), frame_, 0.004)
        box2((x - 0.05, y0, zf + 2.55), (x + 0.05, y1, zf + 2.60), frame_, 0)
        # rooms of four bays: own colour temperature, some dark
        for i in range(0, n, 4):
            ya, yb = y0 + i * bay, min(y0 + (i + 4) * bay, y1)
            box2((x + 0.4, ya - 0.05, zf), (x + 6, ya + 0.05, zf + storey - 0.75), M.plaster((0.66, 0.62, 0.56)), 0)
            on = lit * rnd.choice((1.0, 0.8, 1.0, 0.35, 0.9))
            warm = rnd.choice((3000, 3400, 4000))
            for d in (1.4, 3.6):
                b = box2(
                    (x + d, ya + 0.6, zf + storey - 0.80),
                    (x + d + 0.22, yb - 0.6, zf + storey - 0.78),
                    M.led(warm, 3.5 * on, sample=False),
                    0,
                )
                b.visible_diffuse = False
            room = M.led(warm, 0.55 * on + 0.02, (0.95, 0.80, 0.62), sample=False)
            box2((x + 6, ya, zf), (x + 6.2, yb, zf + storey - 0.75), room, 0)
    box2((x - 0.6, y0, top), (x + 6.4, y1, top + 0.9), band, 0.03)
