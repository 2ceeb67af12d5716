"""The factory hall that all workshop pictures share: floor with lanes, columns, trusses, roof lights, crane."""

import math

import materials as M
import studio as S
from geo import box, box2, prism, text, tube
from materials.nodes import G, cached

STEEL = (0.36, 0.40, 0.44)
NAVY = (0.030, 0.075, 0.150)
SIGNAL = (0.86, 0.50, 0.02)


@cached
def screed(color=(0.25, 0.265, 0.27)):
    """Sealed floor: broad cloudy gloss so that large areas do not look like plastic."""
    g = G('screed')
    broad, fine = g.noise(0.35, 4, 0.6), g.noise(9, 4, 0.6)
    low, high = tuple(v * 0.90 for v in color), tuple(v * 1.08 for v in color)
    g.bsdf(g.ramp(broad * 0.7 + fine * 0.3, [(0.3, low), (0.7, high)]), 0, broad * 0.14 + 0.15, None, 0.4)
    return g.mat


def lane(x0, x1, y0, y1, fill=None, line=0.10):
    """Walkway along Y between painted lines; fill is the colour of the walkway."""
    if fill:
        box2((x0, y0, -0.02), (x1, y1, 0.0008), screed(fill), 0)
    for x in (x0, x1):
        box2((x - line / 2, y0, -0.02), (x + line / 2, y1, 0.0014), M.paint(SIGNAL, 0.30), 0)


def zone(x0, x1, y0, y1, line=0.075, colour=(0.78, 0.78, 0.76)):
    """Outline of a work station on the floor."""
    m = M.paint(colour, 0.30)
    for a, b in (((x0, y0), (x1, y0)), ((x0, y1), (x1, y1)), ((x0, y0), (x0, y1)), ((x1, y0), (x1, y1))):
        box2((a[0] - line / 2, a[1] - line / 2, -0.02), (b[0] + line / 2, b[1] + line / 2, 0.0013), m, 0)


def column(x, y, h, mark=''):
    """H-section column with a yellow and black foot."""
    m, black = M.paint(STEEL, 0.4), M.paint((0.02, 0.02, 0.022), 0.4)
    for s in (-1, 1):
        box((0.30, 0.022, h), (x, y + s * 0.15, h / 2), m, 0.003)
    box((0.014, 0.28, h), (x, y, h / 2), m, 0.002)
    for i in range(8):
        box((0.32, 0.345, 0.15), (x, y, 0.075 + 0.15 * i), black if i % 2 else M.paint(SIGNAL, 0.35), 0.004)
    if mark:
        box((0.44, 0.012, 0.44), (x, y - 0.18, 3.1), M.paint(NAVY, 0.35), 0.01)
        text(mark, 0.26, (x, y - 0.188, 3.1), (90, 0, 0), M.paint((0.85, 0.85, 0.84), 0.4))


def truss(x0, x1, y, z, depth=0.85):
    """Parallel-chord roof truss across the hall."""
    m = M.paint((0.66, 0.68, 0.70), 0.4)
    n = max(4, round((x1 - x0) / 1.6))
    for zz in (z, z + depth):
        box2((x0, y - 0.06, zz - 0.06), (x1, y + 0.06, zz + 0.06), m, 0.006)
    step = (x1 - x0) / n
    for i in range(n):
        a, b = x0 + i * step, x0 + (i + 1) * step
        tube([(a, y, z if i % 2 else z + depth), (b, y, z + depth if i % 2 else z)], 0.035, m, res=3)
        tube([(b, y, z), (b, y, z + depth)], 0.028, m, res=3)


def _roof(x0, x1, y0, y1, z, lights, bay, power, temp):
    deck = M.paint((0.50, 0.51, 0.52), 0.5)
    edges = [x0] + [e for x, w in lights for e in (x - w / 2, x + w / 2)] + [x1]
    for a, b in zip(edges[::2], edges[1::2]):
        n = max(1, round((b - a) / 0.5))
        step = (b - a) / n
        for i in range(n):
            box2((a + i * step + 0.02, y0, z), (a + (i + 1) * step - 0.02, y1, z + 0.05), deck, 0.02)
        box2((a, y0, z + 0.04), (b, y1, z + 0.08), deck, 0)
    glow = M.led(6600, 1.7, sample=False)
    for x, w in lights:
        b = box2((x - w / 2, y0, z + 0.30), (x + w / 2, y1, z + 0.32), glow, 0)
        b.visible_diffuse = False
        for s in (-1, 1):
            box2((x + s * w / 2, y0, z), (x + s * (w / 2 + 0.03), y1, z + 0.32), deck, 0)
        for i in range(int((y1 - y0) / 1.5)):
            box((w, 0.05, 0.06), (x, y0 + 1.5 * i, z + 0.27), M.paint((0.60, 0.61, 0.62), 0.4), 0)
    S.area(((x0 + x1) / 2, (y0 + y1) / 2, z - 1.2), (x1 - x0 - 1, y1 - y0), power, temp, glossy=False)


def _wall(a, b, h, axis, at, windows):
    """Sandwich panels with shadow joints from a to b along X or Y, darker plinth, optional window band."""
    light, plinth = M.paint((0.74, 0.75, 0.75), 0.45), M.paint((0.30, 0.34, 0.39), 0.4)
    glow = M.led(6400, 1.6, sample=False)

    def put(u0, u1, z0, z1, m, out=0.0, t=0.1):
        p, q = (
            ((u0, at + out, z0), (u1, at + out + t, z1))
            if axis == 'X'
            else ((at + out, u0, z0), (at + out + t, u1, z1))
        )
        return box2(p, q, m, 0.006)

    n = max(1, round((b - a) / 1.2))
    step = (b - a) / n
    sill, head = windows or (0, 0)
    for i in range(n):
        u, v = a + i * step + 0.006, a + (i + 1) * step - 0.006
        put(u, v, 0, 1.1, plinth)
        if windows:
            put(u, v, 1.1, sill, light)
            put(u, v, head, h, light)
            put(u - 0.03, u + 0.03, sill, head, light, -0.02)
        else:
            put(u, v, 1.1, h, light)
    side = -1 if at < 0 and axis == 'Y' else 1  # outward
    put(a, b, 0, h, M.plain('joint', (0.16, 0.17, 0.18), 0.7), 0.22 * side, 0.02)
    if windows:
        put(a, b, sill, head, glow, 0.08 * side, 0.02).visible_diffuse = False


def crane(x0, x1, y, z, trolley=0.4, hook=2.2, name='5 t'):
    """Travelling bridge crane across the hall with its hook block."""
    m, dark = M.paint(SIGNAL, 0.34), M.paint((0.05, 0.052, 0.056), 0.4)
    box2((x0 + 0.3, y - 0.16, z), (x1 - 0.3, y + 0.16, z + 0.55), m, 0.012)
    for x in (x0 + 0.35, x1 - 0.35):
        box((0.30, 2.0, 0.32), (x, y, z + 0.10), m, 0.02)
    x = x0 + (x1 - x0) * trolley
    box((0.95, 0.75, 0.42), (x, y - 0.05, z - 0.26), dark, 0.03)
    box((0.42, 0.5, 0.30), (x + 0.66, y - 0.05, z - 0.26), M.paint(NAVY, 0.35), 0.02)
    for s in (-0.07, 0.07):
        tube([(x + s, y - 0.05, z - 0.4), (x + s, y - 0.05, z - hook)], 0.009, M.satin('steel', 0.3), res=3)
    box((0.26, 0.14, 0.34), (x, y - 0.05, z - hook - 0.12), m, 0.03)
    hook_path = [
        (x + 0.085 * math.sin(t), y - 0.05, z - hook - 0.42 - 0.085 * math.cos(t))
        for t in [0.35 * k - 1.9 for k in range(14)]
    ]
    tube([(x, y - 0.05, z - hook - 0.26)] + hook_path[::-1], 0.022, M.satin('steel', 0.32))
    text(name, 0.34, ((x0 + x1) / 2, y - 0.162, z + 0.28), (90, 0, 0), dark)


def hanging_sign(lines, x, y, z, width=1.9, height=0.62, top=7.0, colour=NAVY):
    """Station board on two rods, facing -Y; the first line is the large one."""
    ink = M.paint((0.86, 0.86, 0.85), 0.4)
    box((width, 0.03, height), (x, y, z), M.paint(colour, 0.35), 0.012)
    for i, s in enumerate(lines):
        size = height * (0.46 if i == 0 else 0.22)
        text(s, size, (x, y - 0.017, z + height * (0.17 if len(lines) > 1 and i == 0 else -0.26 * i)), (90, 0, 0), ink)
    for s in (-0.4, 0.4):
        tube([(x + s * width, y, z + height / 2), (x + s * width, y, top)], 0.006, M.satin('steel', 0.3), res=2)


def hall(
    x0=-12,
    x1=12,
    y0=-4,
    y1=40,
    height=7.2,
    bay=6.0,
    lights=((-6, 2.2), (6, 2.2)),
    power=11000,
    temp=5900,
    windows=(None, (1.9, 3.5), None),
    columns=(),
    back=True,
):
    """Room open towards -Y: floor z=0, trusses at height. windows: sill and head of the left, right and rear
    wall; columns: x of inner rows."""
    box2((x0, y0 - 8, -0.1), (x1, y1, 0), screed(), 0)
    _roof(x0, x1, y0, y1, height + 1.2, lights, bay, power, temp)
    n = int((y1 - y0) / bay)
    for i in range(n + 1):
        y = y0 + 3 + i * bay
        if y > y1 - 0.3:
            break
        truss(x0, x1, y, height)
        for x in (x0 + 0.2, x1 - 0.2) + tuple(columns):
            column(x, y, height, '%s%d' % ('ABCD'[i % 4], i + 1) if x > x0 + 0.3 else '')
    _wall(y0, y1, height + 1.2, 'Y', x0 - 0.1, windows[0])
    _wall(y0, y1, height + 1.2, 'Y', x1, windows[1])
    if back:
        _wall(x0, x1, height + 1.2, 'X', y1, windows[2])
    S.world((0.55, 0.58, 0.62), 0.30)


def gate(x, y, width=4.0, height=4.2, mark='2'):
    """Sectional door in the rear wall, facing -Y."""
    m, dark = M.paint((0.20, 0.26, 0.33), 0.4), M.paint((0.05, 0.055, 0.06), 0.4)
    n = 7
    for i in range(n):
        box((width, 0.05, height / n - 0.02), (x, y - 0.05, height * (i + 0.5) / n), m, 0.012)
    for i in range(4):
        w = M.led(6400, 1.5, sample=False)
        box((width * 0.17, 0.012, height / n * 0.5), (x + width * 0.22 * (i - 1.5), y - 0.08, height * 3.5 / n), w, 0)
    for s in (-1, 1):
        box((0.16, 0.14, height), (x + s * (width / 2 + 0.08), y - 0.07, height / 2), dark, 0.006)
    prism(
        [(-0.38, -0.38), (0.38, -0.38), (0.38, 0.38), (-0.38, 0.38)],
        0.02,
        M.paint((0.82, 0.82, 0.81), 0.4),
        'XZ',
        (x, y - 0.04, height + 0.55),
        bevel=0.01,
    )
    text(mark, 0.46, (x, y - 0.055, height + 0.55), (90, 0, 0), M.paint(NAVY, 0.4))
