"""Ground out to the horizon, hills and mountain ranges."""
from mathutils import Vector, noise

from geo import mesh


def ground(mat, size=3000, z=-0.02):
    mesh([(-size, -size, z), (size, -size, z), (size, size, z), (-size, size, z)], [(0, 1, 2, 3)], mat, smooth=False)


def relief(mat, x, y, height, n=(220, 60), seed=0, grain=3.0, sharp=True, z=0.0, crest=0.62):
    """Range over the rectangle x=(x0, x1), y=(y0, y1): rises from the front to a crest and falls behind it.

    grain: how many masses across; sharp ridges or rolling hills."""
    v, f = [], []
    nx, ny = n
    for j in range(ny + 1):
        t = j / ny
        rise = (t / crest) ** 1.4 if t < crest else max(0.0, 1 - (t - crest) / (1 - crest)) ** 0.8
        for i in range(nx + 1):
            s = i / nx
            px, py = x[0] + (x[1] - x[0]) * s, y[0] + (y[1] - y[0]) * t
            q = Vector((s * grain, t * grain * (y[1] - y[0]) / (x[1] - x[0]), seed * 7.3))
            if sharp:
                k = noise.ridged_multi_fractal(q, 0.9, 2.1, 7, 1.0, 2.0) * 0.42
            else:
                k = 0.5 + 0.5 * noise.fractal(q, 1.1, 2.0, 5)
            k = 0.28 + 0.72 * k
            v.append((px, py, z + height * rise * k))
            if i and j:
                a = j * (nx + 1) + i
                f.append((a - nx - 2, a - nx - 1, a, a - 1))
    return mesh(v, f, mat, angle=180)
