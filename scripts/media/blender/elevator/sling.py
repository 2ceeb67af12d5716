"""Cars and counterweights as the factory sees them: from outside, in every stage of assembly."""

import math

import materials as M
from elevator.doors import door_panels, sill
from geo import box, box2, cyl, frame, prism, rrect, text, tube
from spares.fixings import bolt, cable
from spares.operator import operator

# Section of a T 127 guide rail: back of the foot on the X axis, blade towards +Z.
RAIL = [
    (-0.0635, 0),
    (0.0635, 0),
    (0.0635, 0.009),
    (0.009, 0.018),
    (0.008, 0.089),
    (-0.008, 0.089),
    (-0.009, 0.018),
    (-0.0635, 0.009),
]


def galvanised():
    return M.satin((0.46, 0.47, 0.48), 0.36)


def _guide(z, x, up):
    """Roller guide at one end of an upright."""
    dark = M.paint((0.05, 0.052, 0.056), 0.4)
    s = 1 if up else -1
    box((0.20, 0.22, 0.014), (x, 0, z), dark, 0.003)
    for y in (-0.065, 0.065):
        cyl(0.058, 0.026, (x, y, z + s * 0.075), M.rubber(), 'X', 0.006, 40)
        cyl(0.028, 0.030, (x, y, z + s * 0.075), M.satin('alu', 0.3), 'X', 0.003, 32)
        box((0.018, 0.05, 0.12), (x, y * 1.5, z + s * 0.06), dark, 0.003)


def sling(W, D, H, colour=(0.035, 0.075, 0.135)):
    """Car frame round a car whose floor is z=0: uprights, crosshead, bottom planks, brace rods, guides, platform."""
    m, gal = M.paint(colour, 0.38), galvanised()
    x = W / 2 + 0.075
    top, low = H + 0.62, -0.46
    for s in (-1, 1):
        box((0.012, 0.16, top - low), (s * x, 0, (top + low) / 2), m, 0.003)
        for y in (-0.08, 0.08):
            box((0.055, 0.010, top - low), (s * (x + 0.024), y, (top + low) / 2), m, 0.003)
        for k in range(9):
            bolt(
                (s * (x + 0.006), 0.03 * (-1) ** k, low + 0.2 + k * (top - low - 0.4) / 8),
                0.010,
                0.008,
                rot=(0, s * 90, 0),
            )
        _guide(top + 0.01, s * (x + 0.02), True)
        _guide(low - 0.01, s * (x + 0.02), False)
        for y in (-1, 1):
            tube([(s * x, y * 0.07, H * 0.62), (s * (W / 2 - 0.02), y * (D / 2 - 0.05), -0.06)], 0.009, M.zinc(), res=4)
        box((0.10, 0.11, 0.20), (s * (x - 0.01), 0, low + 0.18), M.paint((0.86, 0.50, 0.02), 0.35), 0.006)
    for y in (-0.12, 0.12):  # crosshead and bottom channels
        for z in (H + 0.46, low + 0.10):
            box((2 * x, 0.012, 0.20), (0, y, z), m, 0.003)
            for e in (-0.095, 0.095):
                box((2 * x, 0.06, 0.010), (0, y + (0.026 if y > 0 else -0.026), z + e), m, 0.003)
    for k in range(5):
        cyl(0.012, 0.34, (-0.12 + 0.06 * k, 0, H + 0.50), M.zinc(), n=16)
    box((0.44, 0.30, 0.03), (0, 0, H + 0.35), m, 0.004)
    for y in (-D / 2, D / 2):  # platform
        box((W, 0.06, 0.13), (0, y - math.copysign(0.03, y), -0.075), gal, 0.003)
    for xx in (-W / 2 + 0.03, -W / 6, W / 6, W / 2 - 0.03):
        box((0.06, D, 0.12), (xx, 0, -0.08), gal, 0.003)
    box((W, D, 0.010), (0, 0, -0.006), gal, 0.002)


def shell(W, D, H, door=0.9, film=True):
    """Outside of the car's walls: cassettes with turned edges and stiffeners; protective film inside the entrance."""
    gal, st = galvanised(), M.satin('steel', 0.34)
    blue = M.plain('film', (0.14, 0.33, 0.50), 0.22, 0.5, 0, 0.3)
    for s in (-1, 1):
        n = 4
        for i in range(n):
            y0 = -D / 2 + D * i / n
            box2((s * (W / 2 - 0.022), y0 + 0.002, 0), (s * (W / 2 - 0.020), y0 + D / n - 0.002, H), st, 0.0008)
            for e in (y0 + 0.003, y0 + D / n - 0.006):
                box2((s * (W / 2 - 0.022), e, 0), (s * (W / 2 + 0.004), e + 0.003, H), st, 0.0008)
            box2(
                (s * (W / 2 - 0.021), y0 + D / n * 0.38, 0.1),
                (s * (W / 2 + 0.001), y0 + D / n * 0.62, H - 0.1),
                gal,
                0.004,
            )
        for z in (0.04, H - 0.04):
            box2((s * (W / 2 - 0.02), -D / 2, z - 0.03), (s * (W / 2 + 0.012), D / 2, z + 0.03), gal, 0.002)
    n = 3
    for i in range(n):
        x0 = -W / 2 + W * i / n
        box2((x0 + 0.002, D / 2 - 0.022, 0), (x0 + W / n - 0.002, D / 2 - 0.020, H), st, 0.0008)
        box2((x0 + W / n * 0.4, D / 2 - 0.02, 0.1), (x0 + W / n * 0.6, D / 2, H - 0.1), gal, 0.004)
    for s in (-1, 1):  # entrance returns still in their film
        box2((s * door / 2, -D / 2, 0), (s * (W / 2 - 0.02), -D / 2 + 0.03, H), blue if film else st, 0.004)
    box2((-door / 2, -D / 2, 2.1), (door / 2, -D / 2 + 0.03, H), blue if film else st, 0.004)


def roof(W, D, H):
    """Roof with balustrade, inspection box, light and trunking."""
    gal, yellow = galvanised(), M.paint((0.86, 0.50, 0.02), 0.36)
    box2((-W / 2 - 0.01, -D / 2, H), (W / 2 + 0.01, D / 2, H + 0.05), gal, 0.004)
    for y in (-D / 2 + 0.05, D / 2 - 0.05):
        box2((-W / 2, y - 0.03, H + 0.05), (W / 2, y + 0.03, H + 0.09), gal, 0.003)
    for s in (-1, 1):
        x = s * (W / 2 - 0.06)
        tube(
            [(x, D / 2 - 0.06, H), (x, D / 2 - 0.06, H + 0.75), (x, -D / 2 + 0.2, H + 0.75), (x, -D / 2 + 0.2, H)],
            0.016,
            yellow,
            fillet=0.05,
        )
        tube([(x, D / 2 - 0.06, H + 0.4), (x, -D / 2 + 0.2, H + 0.4)], 0.013, yellow)
    tube([(-W / 2 + 0.06, D / 2 - 0.06, H + 0.75), (W / 2 - 0.06, D / 2 - 0.06, H + 0.75)], 0.016, yellow)
    box((0.34, 0.24, 0.16), (-W / 4, -D / 4, H + 0.13), M.paint((0.62, 0.63, 0.63), 0.4), 0.006)
    box((0.14, 0.11, 0.20), (W / 4, -D / 4, H + 0.15), yellow, 0.008)
    cyl(0.028, 0.03, (W / 4, -D / 4, H + 0.265), M.red(), bevel=0.008)
    cable([(-W / 4 + 0.17, -D / 4, H + 0.12), (0, -D / 4 - 0.06, H + 0.07), (W / 4 - 0.07, -D / 4, H + 0.12)], 0.008)
    cable([(-W / 4 - 0.1, -D / 4 + 0.12, H + 0.12), (-W / 3, D / 5, H + 0.07), (-W / 2 - 0.02, D / 4, H - 0.1)], 0.010)


def car_unit(stage=2, W=1.6, D=1.5, H=2.35, number='', opened=0.0, film=True):
    """Car in assembly on stands, standing on z=0, entrance towards -Y. stage 0: frame and platform, 1: walls,
    2: roof, operator and doors."""
    for x in (-W / 2 + 0.15, W / 2 - 0.15):
        for y in (-D / 2 + 0.15, D / 2 - 0.15):
            box((0.14, 0.14, 0.51), (x, y, 0.255), M.paint((0.86, 0.50, 0.02), 0.36), 0.006)
            box((0.24, 0.24, 0.012), (x, y, 0.006), M.paint((0.86, 0.50, 0.02), 0.36), 0.003)
    with frame((0, 0, 0.65)):
        sling(W, D, H)
        if stage > 0:
            shell(W, D, H, film=film)
            with frame((0, -D / 2 - 0.05, 0)):
                sill(W * 0.95)
        if stage > 1:
            roof(W, D, H)
            with frame((0, -D / 2 - 0.10, 2.18 - 0.08)):
                operator()
            with frame((0, -D / 2 - 0.09, 0)):
                door_panels(0.94, 2.12, 'satin:steel', opened)
        if number:
            with frame((W / 2 - 0.17, -D / 2 - 0.004, 1.5)):
                prism(rrect(0.21, 0.297, 0.004), 0.001, M.plain('paper', (0.82, 0.82, 0.80), 0.7), 'XZ', bevel=0)
                ink = M.plain('ink', (0.03, 0.03, 0.035), 0.5)
                text(number, 0.05, (0, -0.001, 0.10), (90, 0, 0), ink, depth=0.0001)
                for k in range(8):
                    box((0.16 - 0.05 * (k % 3 == 1), 0.0004, 0.004), (0, -0.001, 0.04 - 0.022 * k), ink, 0)


def counterweight(w=0.95, d=0.20, h=3.2, filled=0.8):
    """Counterweight frame with filler weights, bottom at z=0, broad side towards -Y."""
    m, iron = M.paint((0.035, 0.075, 0.135), 0.38), M.cast((0.10, 0.105, 0.11), 0.5)
    for s in (-1, 1):
        box((0.012, d, h), (s * w / 2, 0, h / 2), m, 0.003)
        for y in (-d / 2, d / 2):
            box((0.06, 0.010, h), (s * (w / 2 - 0.03), y, h / 2), m, 0.003)
        for z, up in ((h, True), (0, False)):
            box((0.10, 0.12, 0.09), (s * (w / 2 - 0.04), 0, z + (0.045 if up else -0.045)), M.black(), 0.01)
    for z in (0.10, h - 0.10):
        box((w, d + 0.02, 0.20), (0, 0, z), m, 0.004)
    n = int((h - 0.6) * filled / 0.062)
    for i in range(n):
        box(
            (w - 0.03, d - 0.03, 0.058),
            (0.004 * math.sin(i * 2.3), 0.003 * math.cos(i * 1.7), 0.235 + 0.062 * i),
            iron,
            0.005,
        )
    z = 0.235 + 0.062 * n
    for s in (-1, 1):
        box((0.05, d + 0.03, 0.08), (s * w * 0.3, 0, z + 0.02), M.paint((0.86, 0.50, 0.02), 0.35), 0.004)
    cyl(0.025, 0.14, (0, 0, h + 0.05), M.zinc(), n=20)
