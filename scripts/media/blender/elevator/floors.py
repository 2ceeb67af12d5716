"""Inlaid car floors: every piece is its own slab."""
import math
import random
import materials as M
from geo import box2, circle, PI, prism


FLOORS = ('plain', 'border', 'diamond', 'checker', 'medallion', 'stripes', 'planks', 'octagon')


def floor(kind, W, D, a='marble:white', b='marble:dark', c='marble:emperador', z=0.0):
    """Inlaid car floor, pieces are separate slabs flush to 0.3 mm (crisp joints, no shader masks)."""
    A, B, C = M.spec(a), M.spec(b), M.spec(c)
    t = 0.02

    def slab(x0, y0, x1, y1, m, dz=0):
        box2((x0, y0, z - t), (x1, y1, z + dz), m, 0.0008)

    def poly(pts, m, dz):
        prism(pts, 0.003, m, 'XY', (0, 0, z + dz - 0.0015), bevel=0)

    X, Y = W / 2, D / 2
    if kind == 'plain':
        slab(-X, -Y, X, Y, A)
    elif kind == 'border':
        slab(-X, -Y, X, Y, B)
        slab(-X + 0.12, -Y + 0.12, X - 0.12, Y - 0.12, C, 0.0003)
        slab(-X + 0.16, -Y + 0.16, X - 0.16, Y - 0.16, A, 0.0006)
    elif kind == 'diamond':
        slab(-X, -Y, X, Y, B)
        slab(-X + 0.10, -Y + 0.10, X - 0.10, Y - 0.10, A, 0.0003)
        r = min(X, Y) - 0.16
        poly([(0, -r * 1.0), (r * 1.1, 0), (0, r), (-r * 1.1, 0)], C, 0.0008)
        poly([(0, -r * 0.86), (r * 0.95, 0), (0, r * 0.86), (-r * 0.95, 0)], A, 0.0012)
        poly([(0, -r * 0.42), (r * 0.46, 0), (0, r * 0.42), (-r * 0.46, 0)], B, 0.0016)
    elif kind == 'checker':
        slab(-X, -Y, X, Y, B)
        n = max(4, round(W / 0.30))
        k = max(4, round(D / 0.30))
        for i in range(n):
            for j in range(k):
                x0, y0 = -X + 0.05 + (W - 0.1) * i / n, -Y + 0.05 + (D - 0.1) * j / k
                slab(
                    x0 + 0.001,
                    y0 + 0.001,
                    x0 + (W - 0.1) / n - 0.001,
                    y0 + (D - 0.1) / k - 0.001,
                    A if (i + j) % 2 else C,
                    0.0005,
                )
    elif kind == 'medallion':
        slab(-X, -Y, X, Y, C)
        slab(-X + 0.10, -Y + 0.10, X - 0.10, Y - 0.10, A, 0.0003)
        R = min(X, Y) - 0.16
        poly(circle(R, 96), B, 0.0008)
        poly(circle(R - 0.025, 96), A, 0.0011)
        for k, m, q in ((0, C, 0.92), (1, B, 0.92)):
            for i in range(8):
                t0 = PI / 4 * i + (PI / 8 if k else 0)
                r1 = (R - 0.03) * (q if not k else 0.72)
                poly(
                    [
                        (0, 0),
                        (math.cos(t0 - 0.2) * r1 * 0.40, math.sin(t0 - 0.2) * r1 * 0.40),
                        (math.cos(t0) * r1, math.sin(t0) * r1),
                        (math.cos(t0 + 0.2) * r1 * 0.40, math.sin(t0 + 0.2) * r1 * 0.40),
                    ],
                    m,
                    0.0014 + (0.0003 if k == 0 else 0),
                )
        poly(circle(R * 0.12, 48), A, 0.0022)
    elif kind == 'octagon':
        slab(-X, -Y, X, Y, B)
        slab(-X + 0.08, -Y + 0.08, X - 0.08, Y - 0.08, A, 0.0003)
        rx, ry, k = X - 0.20, Y - 0.20, 0.24
        o = [
            (rx, ry - k),
            (rx - k, ry),
            (-rx + k, ry),
            (-rx, ry - k),
            (-rx, -ry + k),
            (-rx + k, -ry),
            (rx - k, -ry),
            (rx, -ry + k),
        ]
        poly(o, C, 0.0008)
        poly([(x * 0.95, y * 0.95) for x, y in o], A, 0.0011)
    elif kind == 'stripes':
        n = 6
        for i in range(n):
            slab(-X, -Y + D * i / n, X, -Y + D * (i + 1) / n - 0.002, (A, C)[i % 2])
    elif kind == 'planks':
        n = round(W / 0.13)
        rnd = random.Random(2)
        slab(-X, -Y, X, Y, M.plain('plankgap', (0.02, 0.012, 0.008), 0.6), -0.002)
        for i in range(n):
            x0 = -X + W * i / n
            y = -Y - rnd.random() * 0.7
            while y < Y:
                y2 = min(y + 0.8, Y)
                slab(x0 + 0.0006, max(y, -Y), x0 + W / n - 0.0006, y2 - 0.0012, A)
                y += 0.8
