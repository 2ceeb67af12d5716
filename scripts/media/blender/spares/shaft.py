"""Guide rails, their joints and clips."""
import math

import materials as M
from geo import box, cyl, frame, prism, ring
from spares.fixings import bolt

FOOT = [(-0.0635, 0), (0.0635, 0), (0.0635, 0.008), (0.020, 0.0125), (-0.020, 0.0125), (-0.0635, 0.008)]
NECK = [(-0.020, 0.0120), (0.020, 0.0120), (0.009, 0.020), (0.0055, 0.045), (-0.0055, 0.045), (-0.009, 0.020)]
BLADE = [(-0.0055, 0.045), (0.0055, 0.045), (0.008, 0.050), (0.008, 0.089), (-0.008, 0.089), (-0.008, 0.050)]


def _rail(L, tongue=True):
    """T-section along Y with mill-dark foot and machined blade; the end towards -Y is drilled and tongued."""
    mill = M.satin((0.30, 0.31, 0.33), 0.36)
    prism(FOOT, L, mill, 'XZ', bevel=0.0008)
    prism(NECK, L, mill, 'XZ', bevel=0.0006)
    prism(BLADE, L, M.brushed('steel', 0.20, 'Y', 0.05, 0.3), 'XZ', bevel=0.0009)
    bright = M.satin('steel', 0.24)
    if tongue:
        box((0.0052, 0.004, 0.030), (0, -L / 2 - 0.002, 0.069), bright, 0.0006)
        box((0.034, 0.004, 0.0042), (0, -L / 2 - 0.002, 0.006), bright, 0.0006)
    for x in (-0.040, 0.040):
        for k in range(2):
            hole = (x, -L / 2 + 0.030 + 0.060 * k, 0.0108)
            cyl(0.0082, 0.0012, hole, M.plain('bore', (0.015, 0.015, 0.016), 0.7), bevel=0, n=40)
            ring(0.0105, 0.0080, 0.0016, hole, bright, bevel=0.0004, n=48)


def _clip():
    """Forged rail clip on its bolt, nose towards -Y."""
    forged = M.satin((0.34, 0.345, 0.36), 0.42)
    nose = [(-0.034, 0.010), (-0.010, 0.008), (-0.006, 0), (0.026, 0), (0.026, 0.018), (0.006, 0.024), (-0.030, 0.018)]
    prism(nose, 0.040, forged, 'YZ', bevel=0.0025, seg=3)
    cyl(0.0150, 0.003, (0, 0.006, 0.0245), M.zinc(), bevel=0.0006, n=48)
    cyl(0.0130, 0.011, (0, 0.006, 0.0315), M.zinc(), bevel=0.0016, n=6)
    cyl(0.0080, 0.052, (0, 0.006, 0.020), M.zinc(), bevel=0.001, n=40)
    for k in range(4):
        ring(0.0084, 0.0070, 0.0012, (0, 0.006, 0.0385 + 0.0020 * k), M.zinc(), bevel=0.0003, n=32)


def _fishplate(L=0.25):
    box((0.100, L, 0.016), (0, 0, 0), M.brushed('steel', 0.26, 'Y', 0.05, 0.3), 0.002)
    for x in (-0.030, 0.030):
        for k in range(4):
            bolt((x, -L * 0.375 + L * 0.25 * k, 0.008), 0.0095, 0.009)


def rails():
    """Two machined rails, a joint with its fishplate, and forged clips."""
    for x, y in ((0.11, 0.08), (0.265, 0.14)):
        with frame((x, y, 0), (0, 0, -24)):
            _rail(0.80)
    with frame((-0.32, -0.06, 0.0540), (0, 0, 30)), frame((0, 0, 0), (0, 122, 0)):
        for y in (-0.155, 0.155):
            with frame((0, y, 0)):
                _rail(0.309, False)
        with frame((0, 0, -0.008), (180, 0, 0)):
            _fishplate()
    for x, y, r in ((0.10, -0.335, 28), (0.19, -0.300, -14)):
        with frame((x, y, 0.0), (0, 0, r)):
            _clip()
    return 0.22, 0.66


def _strip(path, t):
    """Outline of a sheet of thickness t folded along a path."""
    left, right = [], []
    for i, (x, z) in enumerate(path):
        (x0, z0), (x1, z1) = path[max(i - 1, 0)], path[min(i + 1, len(path) - 1)]
        d = math.hypot(x1 - x0, z1 - z0)
        nx, nz = -(z1 - z0) / d * t / 2, (x1 - x0) / d * t / 2
        left.append((x + nx, z + nz))
        right.append((x - nx, z - nz))
    return left + right[::-1]


def hollow_rails():
    """Hollow counterweight rails folded of galvanised sheet, with joint and clips."""
    gal = M.satin((0.56, 0.57, 0.58), 0.30)
    side = [(-0.044, 0.012), (-0.044, 0.003), (-0.041, 0.0), (-0.010, 0.0), (-0.008, 0.003), (-0.008, 0.052)]
    top = [(-0.008 * math.cos(math.pi * k / 8), 0.052 + 0.008 * math.sin(math.pi * k / 8)) for k in range(1, 8)]
    path = side + top + [(-x, z) for x, z in reversed(side)]
    outline = _strip(path, 0.0026)
    for x, y, L in ((-0.13, 0.06, 0.78), (-0.02, 0.09, 0.78), (0.09, 0.12, 0.78)):
        with frame((x, y, 0), (0, 0, -26)):
            prism(outline, L, gal, 'XZ', bevel=0)
    with frame((0.165, -0.265, 0), (0, 0, 22)):  # joint plate with its bolts
        box((0.080, 0.200, 0.006), (0, 0, 0.003), M.zinc(), 0.001)
        for x in (-0.026, 0.026):
            for k in range(3):
                bolt((x, -0.072 + 0.072 * k, 0.006), 0.0075, 0.007)
    with frame((-0.16, -0.40, 0), (0, 0, 20)):
        _clip()
    return 0.18, 0.62


def clips():
    """Fishplate with eight bolts, a pair of forged clips and a sliding clip on a bracket."""
    with frame((-0.10, 0.05, 0.008), (0, 0, 34)):
        _fishplate(0.30)
    for x, y, r in ((0.055, -0.060, -20), (-0.030, -0.115, 24)):
        with frame((x, y, 0), (0, 0, r)):
            _clip()
    with frame((0.115, 0.060, 0), (0, 0, -20)):
        zinc = M.zinc()
        box((0.120, 0.16, 0.006), (0, 0, 0.003), zinc, 0.001)
        box((0.120, 0.006, 0.090), (0, 0.080, 0.045), zinc, 0.001)
        for x in (-0.034, 0.034):
            with frame((x, -0.020, 0.006)):
                _clip()
            cyl(0.0090, 0.002, (x, 0.0768, 0.055), M.plain('bore', (0.015, 0.015, 0.016), 0.7), 'Y', 0, 40)
    return 0.1, 0.36


PARTS = {
    'rails': (
        rails,
        dict(
            cam=(-0.50, -1.45, 0.78),
            aim=(0, -0.1, 0.05),
            bg=(0.74, 0.75, 0.765),
            fill=0.9,
            views={'joint': dict(cam=(-0.95, -1.0, 0.60), focus=((-0.46, -0.20, 0.0), (-0.20, 0.07, 0.11)), fill=0.95)},
        ),
    ),
    'hollow': (hollow_rails, dict(cam=(-0.42, -1.35, 0.70), aim=(0, -0.05, 0.03), bg=(0.70, 0.71, 0.725), fill=0.9)),
    'clips': (clips, dict(cam=(-0.16, -0.85, 0.46), aim=(0, 0, 0.02), bg=(0.74, 0.75, 0.765))),
}
