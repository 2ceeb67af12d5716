"""Door panel, toe guard, door shoes and door contacts."""
import materials as M
from geo import box, cyl, frame, prism, ring, rrect
from spares.fixings import bolt, cable, gland


def door_panel():
    """Two landing door panels: front with folded edges, back with stiffeners and lining."""
    hairline, grey = M.brushed('steel', 0.24, 'Z'), M.paint((0.60, 0.61, 0.60), 0.4)
    W, H, D = 0.45, 1.05, 0.032
    with frame((-0.20, 0.10, 0.0), (-6, 0, 14)):
        box((W, D, H), (0, 0, H / 2 + 0.012), hairline, 0.003, seg=3)
        for x in (-0.15, 0.15):
            box((0.060, 0.009, 0.034), (x, 0, 0.004), M.plastic((0.03, 0.03, 0.032), 0.4), 0.002)
    with frame((0.30, 0.06, 0.0), (-6, 0, 168)), frame((0, 0, 0.012)):
        box((W, 0.0020, H), (0, -D / 2, H / 2), grey, 0)
        for s in (-1, 1):
            box((0.002, D, H), (s * W / 2, 0, H / 2), grey, 0)
            box((0.024, 0.002, H), (s * (W / 2 - 0.012), D / 2, H / 2), grey, 0.0006)
            box((W, D, 0.002), (0, 0, H / 2 + s * (H / 2 - 0.001)), grey, 0)
        for x in (-0.08, 0.08):
            prism(
                [(-0.045, -D / 2), (-0.020, D / 2), (0.020, D / 2), (0.045, -D / 2)],
                H - 0.10,
                M.satin((0.56, 0.57, 0.58), 0.32),
                'XY',
                (x, 0, H / 2),
                bevel=0.001,
            )
        for x in (-0.15, 0, 0.15):
            bolt((x, D / 2 - 0.020, H), 0.008, 0.006)
        for x in (-0.15, 0.15):
            box((0.060, 0.009, 0.034), (x, 0, -0.008), M.plastic((0.03, 0.03, 0.032), 0.4), 0.002)
    return 1.1, 1.1


def toe_guard():
    """Toe guard: vertical plate under a sill with the bevel at its lower edge, stiffened, standing."""
    gal, alu = M.satin((0.50, 0.51, 0.52), 0.32), M.brushed('alu', 0.28, 'X', 0.05, 0.3)
    L, H = 0.9, 0.46
    with frame((0, 0, 0.030), (0, 0, 22)):
        box((L, 0.0025, H), (0, 0, 0.050 + H / 2), gal, 0.0006)
        prism([(-0.0012, 0.052), (0.0012, 0.052), (0.031, 0.0), (0.0285, 0.0)], L, gal, 'YZ', bevel=0)
        box((L, 0.050, 0.0025), (0, 0.025, 0.050 + H), gal, 0.0006)
        box((L + 0.02, 0.090, 0.022), (0, 0.030, 0.064 + H), alu, 0.0015)
        for y in (0.012, 0.048):
            box((L + 0.021, 0.010, 0.0012), (0, y, 0.0748 + H), M.black(), 0)
        for x in (-0.36, -0.12, 0.12, 0.36):
            bolt((x, -0.001, 0.020 + H), 0.0075, 0.006, rot=(90, 0, 0))
            prism(
                [(0, 0.10), (0.030, 0.42), (0.030, 0.49), (0, 0.49)],
                0.003,
                gal,
                'YZ',
                (x + 0.06, 0.001, 0),
                bevel=0.0006,
            )
        for x in (-0.30, 0.30):
            box((0.05, 0.14, 0.012), (x, 0.070, -0.024), M.black(), 0.003)
            box((0.03, 0.014, 0.30), (x, 0.020, 0.12), M.black(), 0.002)
    return 0.55, 0.8


def door_shoes():
    """Four door shoes of plastic on steel angles, one turned to show its insert."""
    body, zinc = M.plastic((0.025, 0.026, 0.028), 0.42), M.zinc()

    def shoe():
        box((0.070, 0.0030, 0.050), (0, 0, 0.055), zinc, 0.001)
        box((0.070, 0.022, 0.0030), (0, 0.010, 0.0805), zinc, 0.001)
        prism(rrect(0.062, 0.034, 0.006), 0.0092, body, 'XZ', (0, 0, 0.017), bevel=0.002, seg=3)
        box((0.050, 0.0094, 0.003), (0, 0, 0.012), M.satin('steel', 0.25), 0.0006)
        for x in (-0.020, 0.020):
            prism(rrect(0.007, 0.018, 0.0034), 0.0006, M.black(), 'XZ', (x, -0.0016, 0.062), bevel=0)
            bolt((x, -0.0014, 0.060), 0.0052, 0.004, rot=(90, 0, 0))

    for x, y, r in ((-0.105, 0.03, 24), (-0.020, 0.045, 12), (0.070, 0.030, -14)):
        with frame((x, y, 0.0), (0, 0, r)):
            shoe()
    with frame((-0.02, -0.075, 0.006), (-90, 0, 20)):
        shoe()
    for x, y in ((0.075, -0.055), (0.098, -0.036), (0.060, -0.078)):
        with frame((x, y, 0)):
            bolt((0, 0, 0), 0.0052, 0.005)
    return 0.09, 0.26


def door_contact():
    """Auxiliary door contact: socket with springs under a clear cover, and its bridge."""
    body, brass = M.plastic((0.30, 0.020, 0.016), 0.36), M.satin((0.72, 0.50, 0.22), 0.2)
    with frame((-0.035, 0.02, 0), (0, 0, 18)):
        box((0.100, 0.004, 0.072), (0, 0.018, 0.040), M.zinc(), 0.001)
        box((0.088, 0.030, 0.046), (0, 0, 0.036), body, 0.003, seg=3)
        box((0.078, 0.010, 0.036), (0, -0.019, 0.036), M.acrylic((0.85, 0.87, 0.88), 0.05, 0.14), 0.003, seg=3)
        for x in (-0.026, 0.026):
            box((0.013, 0.004, 0.024), (x, -0.0165, 0.038), brass, 0.0006)
            cyl(0.0036, 0.005, (x, -0.019, 0.047), M.satin('steel', 0.25), 'Y', 0.0006, 24)
        box((0.026, 0.008, 0.012), (0, -0.017, 0.016), M.black(), 0.001)
        for x in (-0.042, 0.042):
            bolt((x, 0.0155, 0.068), 0.0042, 0.003, rot=(90, 0, 0))
        gland((0.045, 0, 0.036), 0.006, 'X')
    with frame((0.070, -0.035, 0), (0, 0, -22)):
        box((0.060, 0.026, 0.0040), (0, 0.004, 0.002), M.zinc(), 0.001)
        box((0.034, 0.018, 0.022), (0, 0, 0.015), body, 0.002, seg=3)
        for s in (-1, 1):
            box((0.0045, 0.034, 0.0022), (s * 0.010, -0.024, 0.018), brass, 0.0006)
        box((0.0245, 0.0036, 0.0022), (0, -0.040, 0.018), brass, 0.0006)
        for x in (-0.024, 0.024):
            ring(0.0050, 0.0026, 0.0012, (x, 0.010, 0.0045), M.satin('steel', 0.25), bevel=0.0003, n=32)
    cable(
        [(0.030, 0.038, 0.036), (0.065, 0.055, 0.030), (0.115, 0.06, 0.004), (0.17, 0.02, 0.004), (0.21, 0.03, 0.004)],
        0.0034,
    )
    return 0.09, 0.22


PARTS = {
    'panel': (door_panel, dict(cam=(-0.35, -2.6, 0.85), aim=(0, 0, 0.5), bg=(0.68, 0.69, 0.705), fill=0.88)),
    'toeguard': (toe_guard, dict(cam=(-0.40, -2.0, 0.75), aim=(0, 0, 0.28), bg=(0.68, 0.69, 0.705))),
    'shoes': (door_shoes, dict(cam=(-0.10, -0.62, 0.28), aim=(0, 0, 0.035))),
    'contact': (door_contact, dict(cam=(-0.06, -0.52, 0.24), aim=(0, 0, 0.03))),
}
