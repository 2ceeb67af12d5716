"""Doors and sills."""
import materials as M
from geo import box, box2, prism, rrect


def door_panels(width, height, mat='brushed:steel', open_=0.0, kind='centre', thick=0.04, window=False, lines=0):
    """Car or landing doors in the XZ plane, centred on x=0, facing -Y, floor at z=0. open_ 0..1."""
    m = M.spec(mat)
    half = width / 2
    edges = M.plastic((0.01, 0.01, 0.01), 0.5)
    if kind == 'centre':
        for s in (-1, 1):
            x = s * (half / 2 + open_ * half)
            box((half - 0.002, thick, height), (x, thick / 2, height / 2), m, 0.004, seg=3)
            box((0.004, thick * 0.7, height), (x - s * (half / 2 - 0.001), thick / 2, height / 2), edges, 0.001)
            if window:
                prism(
                    rrect(0.16, 0.9, 0.02),
                    thick + 0.004,
                    M.plain('doorglass', (0.02, 0.025, 0.03), 0.03),
                    'XZ',
                    (x, thick / 2, height * 0.55),
                    bevel=0.002,
                )
    else:  # side opening, two speed: panels telescope to the left (-X)
        for i in range(2):
            x0 = half / 2 - i * half
            x = x0 - open_ * (half * (2 - i))
            box((half + 0.02, thick * 0.8, height), (x, thick / 2 + i * (thick + 0.01), height / 2), m, 0.004, seg=3)
    return m


def sill(width, depth=0.09, tint='alu'):
    """Grooved aluminium sill, top at z=0, front edge towards -Y."""
    box2((-width / 2, -depth / 2, -0.03), (width / 2, depth / 2, -0.002), M.satin(tint, 0.35), 0.002)
    n = int(depth / 0.010)
    for i in range(n):
        y = -depth / 2 + depth * (i + 0.5) / n
        box((width, 0.006, 0.003), (0, y, -0.0005), M.satin(tint, 0.28), 0.001)
