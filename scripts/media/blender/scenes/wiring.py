"""Control cabinets being wired in a row."""

import random

import materials as M
import studio as S
from geo import box, cyl, frame, lathe, ring, tube
from props.factory import hall, lane
from props.gauges import sheet
from props.workshop import rack, trolley
from spares.cabinet import cabinet
from spares.fixings import cable

WIRES = (
    (0.45, 0.03, 0.02),
    (0.03, 0.10, 0.40),
    (0.75, 0.55, 0.02),
    (0.02, 0.02, 0.02),
    (0.10, 0.30, 0.08),
    (0.55, 0.55, 0.55),
)


def _reel(r, colour):
    """Wire reel, axis along X, centred."""
    rim = M.plastic((0.10, 0.105, 0.11), 0.4)
    for x in (-0.045, 0.045):
        ring(r, 0.012, 0.006, (x, 0, 0), rim, 'X', n=48)
    m = M.plastic(colour, 0.4)
    lathe(
        [(0.03, -0.042)] + [(r * 0.78 + 0.0012 * (k % 2), -0.042 + 0.0028 * k) for k in range(31)] + [(0.03, 0.042)],
        mat=m,
        axis='X',
        n=48,
        angle=20,
    )


def _stand(x):
    """Low wheeled stand with a cabinet on it, lamp and reels over it."""
    grey = M.paint((0.46, 0.48, 0.50), 0.4)
    with frame((x, 0, 0)):
        box((0.72, 0.42, 0.05), (0, 0, 0.50), grey, 0.006)
        for a in (-0.31, 0.31):
            for b in (-0.17, 0.17):
                box((0.05, 0.05, 0.40), (a, b, 0.30), grey, 0.004)
                cyl(0.05, 0.03, (a, b, 0.05), M.rubber(), 'X', 0.006, 32)
                box((0.04, 0.045, 0.05), (a, b, 0.11), M.zinc(), 0.003)
        box((0.66, 0.36, 0.02), (0, 0, 0.20), grey, 0.004)
        with frame((0, 0, 0.525)):
            cabinet()


def _gantry(x0, x1):
    """Rail over the row with lamps, reels of wire and hanging tools."""
    alu, glow = M.satin('alu', 0.32), M.led(5000, 5.0, sample=False)
    for x in (x0, (x0 + x1) / 2, x1):
        box((0.06, 0.06, 2.55), (x, 0.42, 1.275), alu, 0.004)
        box((0.06, 0.9, 0.06), (x, 0.02, 2.55), alu, 0.004)
    for y in (-0.40, 0.42):
        box((x1 - x0, 0.05, 0.06), ((x0 + x1) / 2, y, 2.50), alu, 0.004)
    n = 5
    for i in range(n):
        x = x0 + (x1 - x0) * (i + 0.5) / n
        box((0.95, 0.10, 0.05), (x, -0.30, 2.44), M.paint((0.70, 0.71, 0.71), 0.4), 0.008)
        b = box((0.90, 0.07, 0.006), (x, -0.30, 2.412), glow, 0)
        b.visible_diffuse = False
    S.area(((x0 + x1) / 2, -0.32, 2.38), (x1 - x0, 0.3), 150, 5000, glossy=False)
    tube([(x0, 0.42, 2.15), (x1, 0.42, 2.15)], 0.012, M.satin('steel', 0.3))
    rnd = random.Random(4)
    for i in range(26):
        x = x0 + 0.12 + i * (x1 - x0 - 0.2) / 26
        with frame((x, 0.42, 2.15)):
            _reel(rnd.uniform(0.085, 0.11), WIRES[i % 6])


def build(p, view, w, h):
    hall(-7, 8, -3, 12, 4.4, bay=5, lights=((-3, 1.8), (3.5, 1.8)), power=1250, windows=(None, None, (2.4, 3.7)))
    lane(-6, -4.4, -8, 12, (0.11, 0.19, 0.165))
    for i in range(5):
        _stand(-2.0 + 1.16 * i)
    _gantry(-2.75, 3.7)
    for i in range(4):  # bundles waiting to be laid into the ducts
        for k in range(7):
            x = -2.0 + 1.16 * i - 0.16 + 0.014 * k
            cable(
                [
                    (x, -0.06, 0.72),
                    (x - 0.02, -0.20, 0.66 + 0.01 * k),
                    (x - 0.05, -0.24, 0.50),
                    (x - 0.04 + 0.01 * k, -0.25, 0.30 + 0.02 * k),
                ],
                0.0028,
                M.plastic(WIRES[(k + i) % 6], 0.4),
            )
    with frame((-0.15, -1.35, 0), (0, 0, -30)):
        trolley(0.9)
        with frame((0.08, 0, 0.885), (0, 0, 30)):
            sheet(title='WIRING PLAN  MR-16')
        for k in range(4):
            with frame((-0.26, -0.15 + 0.10 * k, 0.885)):
                tube(
                    [(0, 0, 0.010), (0.05, 0.01, 0.010), (0.13, -0.005, 0.010)],
                    0.009,
                    M.red() if k % 2 else M.plastic((0.03, 0.10, 0.38), 0.35),
                )
                tube([(0.13, -0.005, 0.010), (0.19, -0.008, 0.010)], 0.0035, M.satin('steel', 0.25))
    with frame((0.85, 2.7, 0)):
        for k in range(3):
            with frame((-3.2 + 2.9 * k, 0, 0)):
                rack(2.7, 2.2, 0.6, 4, seed=8 + k, fill=('bin', 'bin', 'carton'))
    S.area((-3.5, -4.2, 2.6), (4, 2), 190, 5600, target=(0.5, 0, 1.0), glossy=False)
    S.camera((-2.75, -3.0, 1.45), lens=31, target=(-0.25, 0.35, 1.45), w=w, h=h, shift=(0, -0.05))
    return dict(look='High Contrast', exposure=p.get('ev', 0), bloom=0.03)
