"""Escalators in assembly: trusses, step band and balustrade in a long hall."""

import math

import materials as M
import studio as S
from escalators.path import EscPath, handrail_loop
from escalators.steps import step
from geo import box, cyl, frame, sweep, tube
from props.factory import SIGNAL, crane, hall, hanging_sign, lane, zone
from props.workshop import bench, lamp_post, pallet, rack, trolley


def _bar(a, b, y, t, m):
    """Square hollow section between two points of the XZ plane."""
    L = math.hypot(b[0] - a[0], b[1] - a[1])
    ang = -math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
    box((L + t * 0.6, t, t), ((a[0] + b[0]) / 2, y, (a[1] + b[1]) / 2), m, 0.006, rot=(0, ang, 0))


def _chords(rise, flat=2.4, deep=0.98, angle=30):
    """Corner points of the upper and of the lower chord."""
    k = math.tan(math.radians(angle / 2)) * deep
    run = rise / math.tan(math.radians(angle))
    up = [(-flat, 0.10), (0, 0.10), (run, rise + 0.10), (run + flat, rise + 0.10)]
    low = [(-flat, 0.10 - deep), (k, 0.10 - deep), (run + k, rise + 0.10 - deep), (run + flat, rise + 0.10 - deep)]
    return up, low


def _split(a, b, n):
    return [(a[0] + (b[0] - a[0]) * i / n, a[1] + (b[1] - a[1]) * i / n) for i in range(n + 1)]


def framework(rise, width, m):
    """Welded truss of hollow sections; z=0 is the lower floor level."""
    up, low = _chords(rise)
    half = width / 2 + 0.30
    counts = (2, round(rise / 0.62), 2)
    for s in (-1, 1):
        y = s * half
        for pts in (up, low):
            for a, b in zip(pts, pts[1:]):
                _bar(a, b, y, 0.10, m)
        for a0, a1, b0, b1, n in zip(up, up[1:], low, low[1:], counts):
            us, ls = _split(a0, a1, n), _split(b0, b1, n)
            for i in range(n + 1):
                _bar(us[i], ls[i], y, 0.065, m)
                if i < n:
                    _bar(us[i] if i % 2 else ls[i], ls[i + 1] if i % 2 else us[i + 1], y, 0.055, m)
    for a0, a1, n in zip(low, low[1:], counts):
        for x, z in _split(a0, a1, n):
            box((0.07, 2 * half, 0.07), (x, 0, z), m, 0.005)
    for x, z in (up[0], up[-1]):
        box((0.12, 2 * half + 0.1, 0.14), (x, 0, z), m, 0.006)


def _tracks(path, width):
    """Step tracks, step chains with rollers and their brackets."""
    st, zinc = M.satin('steel', 0.26, False), M.zinc()
    for s in (-1, 1):
        y = s * (width / 2 + 0.06)
        for off in (-0.16, -0.30, -0.62):
            sweep(
                path.pts(off, 0, path.len, 60),
                [(y - 0.03, -0.006), (y + 0.03, -0.006), (y + 0.03, 0.006), (y - 0.03, 0.006)],
                zinc,
            )
        sweep(
            path.pts(-0.11, 0, path.len, 60),
            [(y - 0.012, -0.016), (y + 0.012, -0.016), (y + 0.012, 0.016), (y - 0.012, 0.016)],
            st,
        )
        n = int(path.len / 0.135)
        for i in range(n):
            x, z, a = path.at(path.len * (i + 0.5) / n)
            cyl(
                0.036,
                0.022,
                (x + math.sin(a) * 0.115, y, z - math.cos(a) * 0.115),
                M.plastic((0.50, 0.05, 0.03), 0.4),
                'Y',
                0.003,
                24,
            )


def _steps(path, width, first, last):
    for i in range(int(path.len / 0.405)):
        d = 0.1 + 0.405 * i
        if first <= d / path.len <= last:
            x, z, _ = path.at(d)
            step(width, (x, 0, z))


def _balustrade(path, width, first, last):
    """Decks and handrail on their brackets over a part of the length."""
    a, b = path.len * first, path.len * last
    for s in (-1, 1):
        gy = s * (width / 2 + 0.135)
        sweep(
            path.pts(0, a, b, 60),
            [
                (s * (width / 2 + 0.004), 0.108),
                (s * (width / 2 + 0.004), 0.118),
                (s * (width / 2 + 0.30), 0.185),
                (s * (width / 2 + 0.305), 0.150),
            ],
            M.satin('steel', 0.27, False),
        )
        sweep(
            path.pts(0.62, a, b, 60),
            [(gy - 0.004, -0.44), (gy + 0.004, -0.44), (gy + 0.004, 0.34), (gy - 0.004, 0.34)],
            M.glass((0.80, 0.92, 0.89)),
        )
        loop = [q for q in handrail_loop(path, 0.98) if q[0] <= path.at(b)[0]]
        sec = [
            (gy + 0.040 * u, 0.022 * v + 0.010)
            for u, v in [
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
        sweep(loop, sec, M.rubber((0.012, 0.012, 0.013), 0.30), angle=50)


def unit(rise, m, steps=(0, 0), balustrade=None, width=1.0):
    """Escalator on stands: truss, tracks, steps over a part of its length."""
    path = EscPath(rise, 30, 1.2)
    path.rise_z = path.at(path.len)[1]
    with frame((0, 0, 1.06)):
        framework(rise, width, m)
        _tracks(path, width)
        if steps[1]:
            _steps(path, width, *steps)
        if balustrade:
            _balustrade(path, width, *balustrade)
    stand = M.paint(SIGNAL, 0.36)
    up, low = _chords(rise)
    for x, z in [low[0], low[1], ((low[1][0] + low[2][0]) / 2, (low[1][1] + low[2][1]) / 2), low[2], low[3]]:
        h = z + 1.0
        for y in (-0.8, 0.8):
            if h > 0.1:
                box((0.12, 0.12, h), (x, y, h / 2), stand, 0.006)
            box((0.3, 0.3, 0.02), (x, y, 0.01), stand, 0.003)
        if h > 0.5:
            tube([(x, -0.8, 0.1), (x, 0.8, h - 0.1)], 0.025, stand, res=3)


def build(p, view, w, h):
    hall(
        -12,
        12,
        -6,
        46,
        8.6,
        bay=6.5,
        lights=((-6.5, 2.4), (0, 1.8), (6.5, 2.4)),
        power=7000,
        windows=(None, (2.4, 4.6), (5.6, 7.4)),
    )
    lane(-2.2, 0.2, -14, 46, (0.11, 0.19, 0.165))
    crane(-11.4, 11.4, 24, 7.4, 0.62, 1.6, '10 t')
    blue = M.paint((0.06, 0.12, 0.20), 0.36)
    primer = M.paint((0.30, 0.33, 0.35), 0.42)
    for x, y, m, a, b in (
        (3.0, 3.0, blue, (0.0, 0.62), (0.0, 0.45)),
        (6.6, 3.6, primer, (0, 0), None),
        (-5.4, 5.0, blue, (0.0, 1.0), None),
        (-9.0, 7.0, primer, (0, 0), None),
    ):
        with frame((x, y, 0), (0, 0, 90)):
            unit(4.6, m, a, b)
        zone(x - 1.5, x + 1.5, y - 3.4, y + 12)
    hanging_sign(('E1', 'ESCALATORS'), 3.0, 3.2, 5.2, 1.5, 0.6, 8.6)
    with frame((0.95, 4.4, 0), (0, 0, -50)):
        trolley()
    for k, (x, y) in enumerate(((1.2, -0.6), (1.3, 1.2))):
        with frame((x, y, 0), (0, 0, 84 + 6 * k)):
            pallet()
            for j in range(3 - k):
                with frame((-0.42 + 0.42 * j, 0, 0.40), (0, 0, 90)):
                    step(0.80, detail=False)
    for k in range(4):
        with frame((-11.2, 3 + 6.4 * k, 0), (0, 0, 90)):
            rack(3.0, 3.4, seed=3 + k)
    with frame((-3.1, 3.6, 0), (0, 0, 90)):
        bench(1.8, board=True)
    with frame((0.7, 6.6, 0)):
        lamp_post(2.0)
    S.area((11.6, 14, 4.0), (44, 3.6), 5500, 6000, target=(0, 14, 1.0), glossy=False)
    S.area((-1, -7, 4.5), (8, 3), 700, 6000, target=(1, 8, 1.4), glossy=False)
    S.camera((-0.85, -4.2, 1.9), lens=26, target=(1.55, 12, 1.9), w=w, h=h, shift=(0, 0.07))
    return dict(look='High Contrast', exposure=p.get('ev', -0.1), bloom=0.03)
