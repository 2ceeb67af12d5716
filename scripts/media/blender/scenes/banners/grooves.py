"""Close view of ropes in the machined grooves of a traction sheave."""
import math

import materials as M
import studio as S
from geo import PI, box2, cyl, frame, lathe, tube
from spares.fixings import bolt


def _rim(R, n, pitch, depth):
    """Solid of revolution round X: undercut U grooves with polished flanks between flat lands."""
    L = n * pitch / 2 + 0.030
    prof = [(R * 0.80, -L), (R + 0.004, -L), (R + 0.0055, -L + 0.0015), (R + 0.0055, -L + 0.020)]
    for i in range(n):
        c = -n * pitch / 2 + (i + 0.5) * pitch
        r = pitch * 0.40
        prof.append((R + 0.0004, c - r - 0.0012))
        prof.append((R - 0.0006, c - r - 0.0002))
        for k in range(15):
            a = PI * k / 14
            if 6 <= k <= 8:
                continue
            prof.append((R - depth * math.sin(a) ** 0.8, c - r * math.cos(a)))
            if k == 5:
                prof += [(R - depth - 0.0045, c - r * 0.20), (R - depth - 0.0045, c + r * 0.20)]
        prof.append((R - 0.0006, c + r + 0.0002))
        prof.append((R + 0.0004, c + r + 0.0012))
    prof += [(R + 0.0055, L - 0.020), (R + 0.0055, L - 0.0015), (R + 0.004, L), (R * 0.80, L), (R * 0.80, -L)]
    lathe(prof, (0, 0, 0), M.machined('steel', 0.20, 5200), 'X', 512, angle=24)
    return L


def _rope(x, R, r, a0, a1, straight):
    """Eight laid strands on the sheave from angle a0 to a1 (from the top, towards the camera), then off it."""
    steel, core = M.satin((0.33, 0.325, 0.315), 0.30, False), M.plain('rope_core', (0.05, 0.045, 0.04), 0.8)
    pts, n = [], 190
    for k in range(n + 1):
        a = a0 + (a1 - a0) * k / n
        pts.append(((x, -R * math.sin(a), R * math.cos(a)), (0, -math.sin(a), math.cos(a)), R * (a - a0)))
    end, t = pts[-1], (0, -math.cos(a1), -math.sin(a1))
    for k in range(1, 60):
        d = straight * k / 60
        pts.append((tuple(end[0][i] + t[i] * d for i in range(3)), end[1], end[2] + d))
    for s in range(8):
        line = []
        for p, u, d in pts:
            a = 2 * PI * s / 8 + d / r * 0.62
            line.append(tuple(p[i] + r * 0.70 * (u[i] * math.cos(a) + (1, 0, 0)[i] * math.sin(a)) for i in range(3)))
        tube(line, r * 0.315, steel, res=4)
    tube([p for p, _, _ in pts], r * 0.55, core, res=3)


def build(p, view, w, h):
    R, n, pitch = 0.26, 7, 0.021
    L = _rim(R, n, pitch, 0.0085)
    lathe(
        [(0.08, -L * 0.5), (R * 0.82, -L * 0.42), (R * 0.82, L * 0.42), (0.08, L * 0.5)],
        (0, 0, 0),
        M.cast((0.03, 0.07, 0.12), 0.36),
        'X',
        96,
    )
    for i in range(12):
        a = 2 * PI * i / 12
        with frame((L, -R * 0.88 * math.sin(a), R * 0.88 * math.cos(a)), (0, 90, 0)):
            bolt((0, 0, 0), 0.008, 0.007)
    for i in range(n):
        if i in (1, 4):
            continue
        _rope(-n * pitch / 2 + (i + 0.5) * pitch, R + 0.0012, 0.0080, -0.9, 1.35, 0.5)
    box2((-3, 1.6, -2), (3, 1.7, 2), M.plain('far', (0.035, 0.045, 0.06), 0.6), 0)
    for x, z, s in ((-0.9, 0.55, 0.10), (-0.35, 0.75, 0.06), (0.75, 0.5, 0.08), (1.2, 0.2, 0.12)):  # lamps out of focus
        e = cyl(s / 2, 0.01, (x, 1.5, z), M.led(3600, 3.0, sample=False), 'Y', 0, 32)
        e.visible_diffuse = False
    S.area((-0.9, -0.6, 0.95), (0.9, 0.5), 20, 5600, target=(0, 0, 0.24))
    S.area((0.8, -0.1, 0.8), (0.25, 0.9), 9, 4200, target=(0, 0, 0.22))
    S.area((0.25, 0.9, 0.75), (1.2, 0.22), 14, 6200, target=(0, 0, 0.26))
    S.world((0.05, 0.055, 0.065), 0.6)
    S.camera(
        (-0.235, -0.50, 0.405),
        lens=62,
        target=(0.0, -0.095, 0.232),
        pitch=None,
        w=w,
        h=h,
        shift=(-0.10, 0),
        dof=(0.018, -0.105, 0.238),
        fstop=4.5,
    )
    return dict(look='High Contrast', exposure=0.1, bloom=0.03)
