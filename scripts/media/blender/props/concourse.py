"""Furniture of halls: direction signs, departure board, seats, planters; and an airliner outside."""

import materials as M
from geo import box, cyl, frame, lathe, prism, rrect, text, tube
from props.planting import crown


def sign(lines, width=2.6, height=0.42, colour=(1, 0.72, 0.08)):
    """Hanging sign facing -X, bottom centre at the origin; each line is (pictogram or '', text)."""
    glow = M.led(4000, 1.6, colour, sample=False)
    with frame((0, 0, height / 2), (0, 0, -90)):
        prism(rrect(width, height, 0.02), 0.10, M.paint((0.030, 0.032, 0.036), 0.4), 'XZ', bevel=0.008)
        step = width / len(lines)
        for i, (mark, label) in enumerate(lines):
            x = -width / 2 + step * i + 0.10
            if mark:
                prism(
                    rrect(height * 0.66, height * 0.66, 0.02),
                    0.004,
                    glow,
                    'XZ',
                    (x + height * 0.33, -0.053, 0),
                    bevel=0,
                )
                text(mark, height * 0.42, (x + height * 0.33, -0.058, 0), (90, 0, 0), M.paint((0.02, 0.02, 0.02), 0.5))
            text(label, height * 0.36, (x + height * (0.80 if mark else 0.05), -0.055, 0), (90, 0, 0), glow, 'LEFT')
        for x in (-width * 0.38, width * 0.38):
            tube([(x, 0, height / 2), (x, 0, 4)], 0.010, M.satin('steel', 0.3))


def departures(rows=9, width=3.4, height=2.2):
    """Wall board facing -Y with lines of flights, bottom centre at the origin."""
    cities = 'BANGKOK DHAKA JAKARTA ADDIS-ABABA KIGALI VIENTIANE NINGBO KABUL SINGAPORE DUBAI'.split()
    amber, white = M.led(4000, 1.3, (1, 0.75, 0.2), sample=False), M.led(4000, 1.1, (0.85, 0.9, 1), sample=False)
    box((width, 0.10, height), (0, 0.05, height / 2), M.paint((0.02, 0.022, 0.026), 0.35), 0.01)
    text('DEPARTURES', 0.16, (-width * 0.46, -0.002, height - 0.17), (90, 0, 0), white, 'LEFT')
    for i in range(rows):
        z = height - 0.42 - i * (height - 0.50) / rows
        text('%02d:%02d' % (9 + i * 3 // 4, i * 25 % 60), 0.115, (-width * 0.46, -0.002, z), (90, 0, 0), amber, 'LEFT')
        text(cities[i % len(cities)], 0.115, (-width * 0.28, -0.002, z), (90, 0, 0), white, 'LEFT')
        text('C%d' % (12 + i), 0.115, (width * 0.24, -0.002, z), (90, 0, 0), amber, 'LEFT')
        text('ON TIME' if i % 4 else 'BOARDING', 0.09, (width * 0.345, -0.002, z), (90, 0, 0), white, 'LEFT')


def seats(n=5):
    """Row of linked seats along X, facing -Y, centred."""
    shell, steel = M.leather((0.055, 0.060, 0.068)), M.satin('steel', 0.25)
    w = 0.60
    box((n * w, 0.07, 0.06), (0, 0.02, 0.34), steel, 0.008)
    for i in range(n):
        x = (i - (n - 1) / 2) * w
        box((0.52, 0.48, 0.07), (x, -0.02, 0.42), shell, 0.03, seg=4)
        box((0.52, 0.07, 0.46), (x, 0.24, 0.70), shell, 0.03, rot=(-12, 0, 0), seg=4)
    for i in range(n + 1):
        x = (i - n / 2) * w
        tube([(x, 0.20, 0.42), (x, 0.20, 0.60), (x, -0.18, 0.60)], 0.018, steel, fillet=0.06)
    for x in (-(n - 1) * w / 2, (n - 1) * w / 2):
        box((0.06, 0.05, 0.34), (x, 0.02, 0.17), steel, 0.006)
        box((0.07, 0.56, 0.03), (x, 0.02, 0.015), steel, 0.006)


def planter(length=2.4, height=2.6, seed=3):
    """Box planter along X with a small tree and ground cover."""
    box((length, 0.7, 0.55), (0, 0, 0.275), M.stone((0.34, 0.32, 0.30), 0.5), 0.02)
    box((length - 0.1, 0.6, 0.02), (0, 0, 0.55), M.plain('soil', (0.02, 0.015, 0.01), 0.9), 0)
    for k, x in enumerate((-length * 0.27, length * 0.27)):
        with frame((x, 0, 0.5), (0, 0, 80 * k)):
            crown(height - 0.5, seed + k, 0.56, 0.36, leaves=13000)


def airliner(s=1.0):
    """Parked airliner, nose towards -X, standing on z=0."""
    white, grey, navy = (
        M.paint((0.82, 0.83, 0.84), 0.25),
        M.paint((0.30, 0.32, 0.35), 0.4),
        M.paint((0.02, 0.05, 0.16), 0.3),
    )
    R, L = 2.0 * s, 34 * s
    prof = [
        (0, 0),
        (0.9 * s, 0.5 * s),
        (1.5 * s, 1.7 * s),
        (R, 4 * s),
        (R, 24 * s),
        (1.5 * s, 29 * s),
        (0.3 * s, L),
        (0, L),
    ]
    lathe(prof, (-L / 2, 0, 3.6 * s), white, 'X', 48, angle=60)
    for i in range(26):
        for y in (-1, 1):
            box(
                (0.28 * s, 0.04, 0.40 * s),
                (-L / 2 + 5.5 * s + i * 0.72 * s, y * R * 0.985, 3.95 * s),
                M.plain('porthole', (0.03, 0.04, 0.05), 0.1),
                0.004,
            )
    fin = [(L * 0.30, 5.2 * s), (L * 0.40, 5.2 * s), (L * 0.52, 11.5 * s), (L * 0.45, 11.5 * s)]
    prism(fin, 0.30 * s, navy, 'XZ', bevel=0.05)
    for y in (-1, 1):
        pts = [(-3 * s, y * 1.2 * s), (3.2 * s, y * 1.2 * s), (8 * s, y * 16 * s), (6.2 * s, y * 16 * s)]
        prism(pts, 0.35 * s, grey, 'XY', (0, 0, 2.9 * s), bevel=0.06)
        tail = [(L * 0.36, y * 0.3), (L * 0.44, y * 0.3), (L * 0.52, y * 6 * s), (L * 0.475, y * 6 * s)]
        prism(tail, 0.2 * s, grey, 'XY', (0, 0, 4.6 * s), bevel=0.04)
        with frame((0.2 * s, y * 5.6 * s, 1.75 * s)):
            lathe(
                [(0.75 * s, -2 * s), (1.05 * s, -1.7 * s), (1.05 * s, 0.6 * s), (0.6 * s, 2.1 * s)],
                mat=white,
                axis='X',
                n=40,
                angle=60,
            )
        for x in (0.5, -12.5):
            cyl(0.55 * s, 0.4 * s, (x * s, y * (2.4 if x > 0 else 0.3) * s, 0.55 * s), M.rubber(), 'Y', 0.05)
            box((0.2 * s, 0.2 * s, 2.2 * s), (x * s, y * (2.4 if x > 0 else 0.3) * s, 1.6 * s), grey, 0.02)
