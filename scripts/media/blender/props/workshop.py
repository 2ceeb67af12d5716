"""Furniture of a workshop: benches, trolleys, racks, screens, pallets, cases."""

import random

import materials as M
from geo import box, box2, cyl, frame, prism, ring, rrect, text, tube
from props.factory import NAVY, SIGNAL

GREY = (0.46, 0.48, 0.50)


def bench(w=1.8, d=0.75, h=0.86, drawers=True, board=False):
    """Work bench with a beech top; front faces -Y. board adds a back panel with tools."""
    frame_, face = M.paint(GREY, 0.4), M.paint(NAVY, 0.38)
    box((w, d, 0.045), (0, 0, h - 0.0225), M.wood('oak', 'X', 0.8, 0.4), 0.006)
    for x in (-w / 2 + 0.05, w / 2 - 0.05):
        for y in (-d / 2 + 0.05, d / 2 - 0.05):
            box((0.055, 0.055, h - 0.045), (x, y, (h - 0.045) / 2), frame_, 0.004)
    box((w - 0.1, 0.03, 0.08), (0, d / 2 - 0.05, h - 0.10), frame_, 0.003)
    box((w - 0.12, d - 0.16, 0.025), (0, 0, 0.16), frame_, 0.003)
    if drawers:
        x = w / 2 - 0.36
        box((0.52, d - 0.10, 0.52), (x, 0, h - 0.31), frame_, 0.006)
        for k, z in enumerate((0.10, 0.24, 0.43)):
            dh = (0.12, 0.14, 0.20)[k]
            box((0.50, 0.02, dh), (x, -d / 2 + 0.045, h - 0.06 - z + 0.02), face, 0.006)
            box((0.20, 0.02, 0.016), (x, -d / 2 + 0.028, h - 0.06 - z + dh * 0.28), M.satin('alu', 0.3), 0.004)
    if board:
        with frame((0, d / 2 - 0.03, h)):
            tool_board(w)


def tool_board(w=1.8, h=0.75):
    """Perforated panel with spanners, screwdrivers and pliers, standing on z=0, facing -Y."""
    box((w, 0.02, h), (0, 0, h / 2), M.paint((0.40, 0.43, 0.46), 0.45), 0.004)
    steel, handle = M.satin('steel', 0.26), M.plastic((0.60, 0.05, 0.03), 0.4)
    for i in range(7):  # spanners in falling sizes
        L = 0.30 - 0.024 * i
        x = -w / 2 + 0.14 + 0.075 * i
        box((0.018, 0.008, L), (x, -0.02, h - 0.10 - L / 2), steel, 0.004)
        for z in (h - 0.10, h - 0.10 - L):
            ring(0.022, 0.011, 0.009, (x, -0.02, z), steel, 'Y', n=24)
    for i in range(6):
        x = 0.02 + 0.065 * i
        cyl(
            0.014,
            0.10,
            (x, -0.025, h - 0.14),
            handle if i % 2 else M.plastic((0.03, 0.10, 0.38), 0.35),
            bevel=0.005,
            n=20,
        )
        cyl(0.004, 0.14, (x, -0.025, h - 0.25), steel, n=12)
    for i in range(5):  # open bins along the foot
        c = M.plastic((0.04, 0.13, 0.36), 0.45) if i % 2 else M.plastic((0.70, 0.40, 0.03), 0.45)
        x = -w / 2 + 0.16 + i * 0.24
        prism(
            [(-0.10, 0.0), (0.02, 0.0), (0.02, 0.12), (-0.05, 0.12), (-0.10, 0.06)],
            0.19,
            c,
            'YZ',
            (x, -0.03, 0.08),
            bevel=0.004,
        )


def screen(w=0.54, lines=('TEST', '0.00'), bars=0, arm=0.32, colour=(0.25, 0.65, 1.0)):
    """Monitor on a foot, facing -Y, foot at the origin; shows text and, when bars is set, a curve."""
    h = w * 0.6
    dark = M.plastic((0.02, 0.021, 0.023), 0.35)
    cyl(0.11, 0.012, (0, 0, 0.006), dark, bevel=0.004)
    box((0.04, 0.03, arm), (0, 0.03, arm / 2), dark, 0.006)
    z = arm + h * 0.32
    box((w, 0.035, h), (0, 0, z), dark, 0.012)
    box((w - 0.03, 0.002, h - 0.03), (0, -0.0185, z), M.led(5200, 1.0, (0.015, 0.025, 0.04), sample=False), 0)
    ink, faint = M.led(5000, 1.5, colour, sample=False), M.led(5000, 0.5, (0.3, 0.36, 0.42), sample=False)
    for i, s in enumerate(lines):
        text(
            s,
            h * 0.11,
            (-w * 0.44, -0.0205, z + h * (0.37 - 0.15 * i)),
            (90, 0, 0),
            ink if i else faint,
            'LEFT',
            0.0001,
        )
    if bars:
        rnd, n = random.Random(bars), 40
        pts, v = [], 0.1
        for i in range(n):
            v = min(
                0.45, max(0.02, v + (0.05 if i < 9 else 0.0) + rnd.uniform(-0.008, 0.008) - (0.06 if i > 31 else 0))
            )
            pts.append((-w * 0.42 + w * 0.84 * i / n, -0.0205, z - h * 0.40 + v * h))
        tube(pts, 0.0016, M.led(5000, 1.6, (0.2, 0.95, 0.45), sample=False), res=2)
        for k in range(4):
            box((w * 0.84, 0.0006, 0.0012), (0, -0.0202, z - h * (0.40 - 0.15 * k)), faint, 0)


def trolley(h=0.92):
    """Tool cabinet on castors, front towards -Y."""
    body, dark = M.paint((0.42, 0.035, 0.025), 0.34), M.paint((0.04, 0.042, 0.046), 0.4)
    box((0.70, 0.46, h - 0.20), (0, 0, 0.14 + (h - 0.20) / 2), dark, 0.01)
    n = 6
    for i in range(n):
        z = 0.19 + (h - 0.28) * (i + 0.5) / n
        box((0.64, 0.02, (h - 0.28) / n - 0.012), (0, -0.232, z), body, 0.006)
        box((0.50, 0.014, 0.014), (0, -0.245, z + (h - 0.28) / n * 0.3), M.satin('alu', 0.3), 0.004)
    box((0.72, 0.48, 0.03), (0, 0, h - 0.045), M.rubber((0.02, 0.02, 0.021), 0.5), 0.008)
    for x in (-0.29, 0.29):
        for y in (-0.18, 0.18):
            cyl(0.055, 0.035, (x, y, 0.055), M.rubber(), 'X', 0.008, 32)
            box((0.05, 0.06, 0.05), (x, y, 0.115), M.zinc(), 0.004)


def pallet(w=1.2, d=0.8, mat=None):
    """Timber pallet, top at z=.144."""
    m = mat or M.wood('ash', 'X', 0.7, 0.6)
    for i in range(5):
        box((w, 0.118, 0.022), (0, -d / 2 + 0.06 + i * (d - 0.12) / 4, 0.133), m, 0.003)
    for y in (-d / 2 + 0.06, 0, d / 2 - 0.06):
        box((w, 0.10, 0.022), (0, y, 0.011), m, 0.003)
        for x in (-w / 2 + 0.07, 0, w / 2 - 0.07):
            box((0.14, 0.10, 0.10), (x, y, 0.072), m, 0.004)


def rack(w=2.6, h=3.0, d=0.9, levels=3, seed=1, fill=('carton', 'bin')):
    """Pallet rack along X, front towards -Y, filled with cartons and bins."""
    up, beam = M.paint((0.04, 0.12, 0.30), 0.4), M.paint((0.80, 0.30, 0.02), 0.4)
    rnd = random.Random(seed)
    for x in (-w / 2, w / 2):
        for y in (-d / 2, d / 2):
            box((0.09, 0.07, h), (x, y, h / 2), up, 0.005)
        for k in range(int(h / 0.6)):
            tube([(x, -d / 2, 0.3 + 0.6 * k), (x, d / 2, 0.6 + 0.6 * k)], 0.012, up, res=2)
    for k in range(levels):
        z = 0.12 + k * (h - 0.3) / (levels - 1 if levels > 1 else 1) * 0.86
        for y in (-d / 2, d / 2):
            box((w, 0.05, 0.10), (0, y, z), beam, 0.005)
        box((w - 0.06, d - 0.08, 0.02), (0, 0, z + 0.04), M.zinc(), 0.002)
        x = -w / 2 + 0.10
        while x < w / 2 - 0.35:
            bw, bh = rnd.uniform(0.32, 0.52), rnd.uniform(0.24, 0.46)
            if x + bw > w / 2 - 0.08:
                break
            with frame((x + bw / 2, -0.06 + rnd.uniform(-0.04, 0.04), z + 0.05)):
                (carton if rnd.choice(fill) == 'carton' else bin_)(bw, d * 0.66, bh, seed + k)
            x += bw + rnd.uniform(0.03, 0.10)


def carton(w=0.45, d=0.4, h=0.35, seed=1, mark='HOISTWAY'):
    """Corrugated carton on z=0 with tape, printed mark and a label on the -Y side."""
    c = M.plain(
        'carton%d' % (seed % 3), ((0.42, 0.29, 0.17), (0.46, 0.32, 0.19), (0.40, 0.27, 0.155))[seed % 3], 0.75, 0.2
    )
    box((w, d, h), (0, 0, h / 2), c, 0.004)
    tape = M.plain('tape', (0.50, 0.37, 0.22), 0.25, 0.5)
    box((0.06, d + 0.001, 0.001), (0, 0, h), tape, 0)
    box((0.06, 0.001, h * 0.3), (0, -d / 2, h * 0.85), tape, 0)
    if w > 0.28:
        text(
            mark,
            min(w * 0.13, h * 0.2),
            (0, -d / 2 - 0.0006, h * 0.26),
            (90, 0, 0),
            M.plain('print', (0.05, 0.06, 0.09), 0.7),
            depth=0.0001,
        )
        box(
            (w * 0.30, 0.001, h * 0.26),
            (w * 0.28, -d / 2 - 0.0006, h * 0.62),
            M.plain('paper', (0.80, 0.80, 0.78), 0.7),
            0,
        )
        for i in range(9):
            box(
                (w * (0.008 + 0.006 * (i * 7 % 3)), 0.0008, h * 0.09),
                (w * (0.17 + 0.025 * i), -d / 2 - 0.0012, h * 0.56),
                M.plain('ink', (0.03, 0.03, 0.035), 0.5),
                0,
            )
        box(
            (w * 0.22, 0.0008, h * 0.018),
            (w * 0.27, -d / 2 - 0.0012, h * 0.70),
            M.plain('ink', (0.03, 0.03, 0.035), 0.5),
            0,
        )


def bin_(w=0.4, d=0.5, h=0.28, seed=1):
    """Stackable plastic container on z=0."""
    m = M.plastic(((0.05, 0.14, 0.34), (0.30, 0.32, 0.34), (0.10, 0.26, 0.16))[seed % 3], 0.45)
    box((w, d, h), (0, 0, h / 2), m, 0.012)
    box((w + 0.025, d + 0.025, 0.03), (0, 0, h - 0.015), m, 0.008)
    box((w * 0.4, 0.004, h * 0.28), (0, -d / 2 - 0.001, h * 0.5), M.plain('paper', (0.80, 0.80, 0.78), 0.7), 0.001)


def lamp_post(h=1.7):
    """Signal tower: red, amber, green."""
    cyl(0.014, h - 0.24, (0, 0, (h - 0.24) / 2), M.satin('alu', 0.3), n=20)
    for i, (c, on) in enumerate((((0.03, 0.5, 0.12), True), ((0.6, 0.30, 0.02), False), ((0.5, 0.02, 0.015), False))):
        m = M.led(5000, 2.2, (0.1, 1, 0.3), sample=False) if on else M.plastic(c, 0.3)
        cyl(0.032, 0.07, (0, 0, h - 0.205 + 0.075 * i), m, bevel=0.004, n=32)


def barrier(length=2.4, h=1.05):
    """Yellow guard rail along X."""
    m = M.paint(SIGNAL, 0.36)
    for x in (-length / 2, length / 2):
        tube([(x, 0, 0), (x, 0, h)], 0.024, m)
        box((0.16, 0.16, 0.012), (x, 0, 0.006), m, 0.003)
    for z in (h, h * 0.55):
        tube([(-length / 2, 0, z), (length / 2, 0, z)], 0.024, m)


def case(w=0.7, d=0.5, h=0.4, mark='FRAGILE'):
    """Timber shipping case with battens, standing on z=0, front towards -Y."""
    m, dark = M.wood('ash', 'X', 0.6, 0.6), M.wood('oak', 'X', 0.6, 0.6)
    box2((-w / 2, -d / 2, 0.05), (w / 2, d / 2, h), m, 0.004)
    for z in (0.09, h - 0.045):
        box((w + 0.03, d + 0.03, 0.075), (0, 0, z), dark, 0.004)
    for x in (-w / 2 + 0.05, w / 2 - 0.05):
        for y in (-d / 2, d / 2):
            box((0.075, 0.024, h - 0.06), (x, y, h / 2 + 0.02), dark, 0.004)
    text(
        mark,
        h * 0.13,
        (0, -d / 2 - 0.001, h * 0.52),
        (90, 0, 0),
        M.plain('print', (0.05, 0.06, 0.09), 0.7),
        depth=0.0001,
    )


def plate(w, h, s, colour=NAVY, size=0.5):
    """Wall or machine sign facing -Y, centred."""
    prism(rrect(w, h, 0.012), 0.006, M.paint(colour, 0.35), 'XZ', bevel=0.001)
    text(s, h * size, (0, -0.004, 0), (90, 0, 0), M.paint((0.86, 0.86, 0.85), 0.4), depth=0.0004)
