"""The test tower: two elevators in one shaft, seen from the pit straight up."""

import materials as M
import studio as S
from elevator.doors import door_panels
from elevator.sling import RAIL, counterweight, galvanised, shell, sling
from geo import box, box2, cyl, frame, prism, text, tube

X, Y, TOP, STOREY = 2.55, 1.2, 68.0, 3.4


def _walls():
    wall = M.concrete((0.50, 0.505, 0.505))
    n = int(TOP / STOREY)
    mark = M.paint((0.03, 0.12, 0.30), 0.5)
    for i in range(n):  # one cast section a storey: the joints give the depth its measure
        z = i * STOREY
        box2((-X, Y, z), (X, Y + 0.2, z + STOREY - 0.03), wall, 0.004)
        for s in (-1, 1):
            box2((s * X, -Y, z), (s * (X + 0.2), Y, z + STOREY - 0.03), wall, 0.004)
        with frame((0.45, Y - 0.002, z + 1.5)):
            text(str(i), 0.44, (0, 0, 0), (90, 0, 0), mark, depth=0.0005)
            text('%.1f m' % z, 0.13, (0, 0, -0.40), (90, 0, 0), mark, depth=0.0005)
    for s in (-1, 1):  # the hall's wall beside the shaft
        for i in range(n):
            box2(
                (s * (X + 0.2), -Y, i * STOREY),
                (s * (X + 9), -Y + 0.1, (i + 1) * STOREY - 0.02),
                M.paint((0.60, 0.62, 0.64), 0.45),
                0.004,
            )
    box2((-X - 3, -Y - 7, -0.1), (X + 3, Y + 0.3, 0), M.concrete((0.36, 0.365, 0.365)), 0)
    head = box2((-X, -Y, TOP), (X, Y, TOP + 0.3), M.led(6500, 1.6, sample=False), 0)
    head.visible_diffuse = False


def _guides(x, side, y=0.0):
    """Car or counterweight rail on brackets; side is the direction the blade points to (degrees about Z)."""
    st, gal = M.plain('rail', (0.56, 0.57, 0.58), 0.34, 0.5, 0.6), galvanised()
    with frame((x, y, 0), (0, 0, side)):
        prism(RAIL, TOP, st, 'XY', (0, 0, TOP / 2), bevel=0)
        for i in range(int(TOP / (STOREY / 2))):
            z = 0.9 + i * STOREY / 2
            box((0.26, 0.012, 0.12), (0, -0.008, z), gal, 0.003)
            for s in (-1, 1):
                box((0.012, 0.10, 0.12), (s * 0.124, -0.05, z), gal, 0.003)
                cyl(0.012, 0.012, (s * 0.085, 0.004, z), M.zinc(), 'Y', n=6)
        for i in range(int(TOP / 5)):
            box((0.12, 0.018, 0.50), (0, -0.010, 2.3 + 5 * i), st, 0.003)


def _decks():
    """Grating in front of every third storey, seen from below, with its railing: the way to the measuring points."""
    gal, yellow = galvanised(), M.paint((0.86, 0.50, 0.02), 0.36)
    for i in range(3, int(TOP / STOREY), 3):
        z = i * STOREY
        for y in (-Y - 0.9, -Y):
            box((2 * X, 0.06, 0.14), (0, y, z), gal, 0.003)
        for k in range(44):
            box((0.012, 0.9, 0.03), (-X + 0.06 + k * 2 * X / 44, -Y - 0.45, z + 0.06), gal, 0)
        for zz in (0.55, 1.1):
            tube([(-X, -Y, z + zz), (X, -Y, z + zz)], 0.02, yellow, res=3)


def _beams():
    m = M.paint((0.30, 0.05, 0.035), 0.42)
    for i in range(int(TOP / (STOREY / 2))):
        z = 0.9 + i * STOREY / 2
        box((0.012, 2 * Y, 0.16), (0, 0, z), m, 0.002)
        for e in (-0.08, 0.08):
            box((0.12, 2 * Y, 0.012), (0, 0, z + e), m, 0.002)


def _ropes(x, y, z0, z1, n=6):
    for k in range(n):
        tube(
            [(x + 0.016 * (k - n / 2), y, z0), (x + 0.016 * (k - n / 2), y, z1)],
            0.0055,
            M.satin((0.35, 0.35, 0.35), 0.4, False),
            res=2,
        )


def _car(x, z, W=1.75, D=1.45):
    with frame((x, 0.12, z)):
        sling(W, D, 2.3)
        shell(W, D, 2.3, film=False)
        with frame((0, -D / 2 - 0.09, 0)):
            door_panels(0.94, 2.12)
        for y in (-0.4, 0, 0.4):
            box((W - 0.2, 0.05, 0.05), (0, y, -0.16), galvanised(), 0.004)
        box((0.5, 0.4, 0.03), (0, 0, -0.50), M.paint((0.86, 0.50, 0.02), 0.36), 0.006)
        cyl(0.16, 0.04, (0, 0, -0.53), M.paint((0.05, 0.052, 0.056), 0.4), n=40)
        for s in (-1, 1):
            cyl(0.17, 0.07, (s * 0.42, -0.2, -0.36), M.cast((0.07, 0.072, 0.076)), 'Y', 0.004, 56)
    _ropes(x, 0.12, z + 2.8, TOP)
    travel = [
        (x + 0.5, 0.4, z - 0.2),
        (x + 0.5, 0.4, z - 2.0),
        (x + 0.62, 0.4, z - 2.45),
        (x + 0.82, 0.4, z - 2.6),
        (x + 1.02, 0.4, z - 2.45),
        (x + 1.10, 0.4, z - 2.0),
        (x + 1.12, 0.45, z + 6),
        (x + 1.12, 0.5, 34),
    ]
    tube(travel, 0.020, M.rubber((0.02, 0.02, 0.021), 0.45), smooth=True)


def build(p, view, w, h):
    _walls()
    _beams()
    _decks()
    for x in (-1.3, 1.3):
        for s in (-1, 1):
            _guides(x + s * 1.10, 90 * s, 0.12)
            _guides(x + s * 0.56, 90 * s, 0.98)
    _car(-1.3, 3.9)
    _car(1.3, 19)
    for x, z in ((1.3, 2.6), (-1.3, 17)):
        with frame((x, 0.98, z)):
            counterweight(1.0, 0.20, 3.2, 1.0)
        _ropes(x, 0.98, z + 3.2, TOP)
    glow = M.led(4600, 5.0, sample=False)
    for i in range(int(TOP / STOREY)):
        z = i * STOREY + 2.5
        for x in (-X + 0.06, X - 0.06):
            box((0.06, 0.12, 0.9), (x, -0.75, z), M.grey(), 0.01)
            b = box((0.05, 0.07, 0.8), (x * 0.988, -0.75, z), glow, 0.01)
            b.visible_diffuse = False
    for i in range(6):
        for x in (-1.3, 1.3):
            S.area((x, -Y - 1.2, 5.6 + 11.2 * i), (1.6, 10.8), 230, 4800, rot=(90, 0, 0), glossy=False)
    S.area((0.6, -0.2, TOP - 0.4), (2, 1.6), 260, 6200, glossy=False)
    S.world((0.05, 0.055, 0.06), 1)
    S.camera((0.75, -4.1, 1.1), yaw=6, lens=21, pitch=30, w=w, h=h, shift=(0, 0.06))
    return dict(look='High Contrast', exposure=p.get('ev', -0.15), bloom=0.03)
