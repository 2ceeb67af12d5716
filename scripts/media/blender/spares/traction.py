"""Traction machine and sheaves."""
import math
import materials as M
from geo import box, box2, cyl, frame, lathe, PI, prism, ring, tube
from spares.fixings import bolt, cable, circle_bolts, gland, label


def grooves(R, n, pitch, depth, w_rim=0.012, hub=0.05, half=None, bore=0.03):
    """Closed lathe profile of a rope sheave, axis Z, centred. Open web is added separately."""
    L = n * pitch / 2 + w_rim
    rim = [(R + 0.006, -L), (R + 0.006, -L + w_rim * 0.6)]
    prof = []
    for i in range(n):
        z0 = -n * pitch / 2 + i * pitch
        prof += [
            (R, z0 + pitch * 0.06),
            (R - depth * 0.85, z0 + pitch * 0.36),
            (R - depth, z0 + pitch * 0.5),
            (R - depth * 0.85, z0 + pitch * 0.64),
            (R, z0 + pitch * 0.94),
        ]
    return rim + prof + [(R + 0.006, L - w_rim * 0.6), (R + 0.006, L)], L


def sheave(R=0.20, n=6, pitch=0.014, color=(0.10, 0.105, 0.11), holes=6):
    """Rope sheave, axis Z, centred at origin."""
    pr, L = grooves(R, n, pitch, 0.011)
    st = M.satin('steel', 0.22)
    ct = M.cast(color)
    ri = R - 0.035
    lathe(pr + [(ri, L), (ri, -L), pr[0]], mat=st, n=128, angle=28)
    # web plate with lightening holes
    nseg = holes
    rh = (ri - 0.06) * 0.30
    rm = (ri + 0.055) / 2
    web = 0.022
    ring(ri + 0.001, rm + rh * 0.98, web, mat=ct, n=96)
    ring(rm - rh * 0.98, 0.05, web, mat=ct, n=64)
    for i in range(nseg):  # spokes between the holes
        a = 2 * PI * (i + 0.5) / nseg
        wd = 2 * rm * math.sin(PI / nseg) - 2 * rh + 0.018
        box(
            (rh * 2.2, max(wd, 0.02), web),
            (rm * math.cos(a), rm * math.sin(a), 0),
            ct,
            0.006,
            rot=(0, 0, math.degrees(a)),
            seg=3,
        )
    for s in (1, -1):
        lathe(
            [
                (0.028, s * 0.0),
                (0.028, s * (L + 0.012)),
                (0.034, s * (L + 0.014)),
                (0.055, s * (L + 0.010)),
                (0.062, s * web * 0.5),
                (0.062, 0),
            ],
            mat=ct,
            n=64,
        )
        ring(0.040, 0.0285, 0.006, (0, 0, s * (L + 0.013)), M.machined('steel', 0.18, 3000), n=64)
        circle_bolts(0.048, 6, s * (L + 0.0) if s > 0 else -L - 0.010, 0.0045, 0.005)
    return L


def machine():
    """Gearless permanent-magnet traction machine, shaft along Y, sheave in front."""
    body = M.cast((0.035, 0.075, 0.135), 0.38)
    dk = M.cast((0.05, 0.052, 0.056), 0.42)
    st = M.satin('steel', 0.28)
    zc = 0.36
    # bed frame
    for x in (-0.21, 0.21):
        prism(
            [
                (-0.30, 0),
                (0.30, 0),
                (0.30, 0.03),
                (0.24, 0.045),
                (0.18, 0.13),
                (-0.10, 0.13),
                (-0.24, 0.045),
                (-0.30, 0.03),
            ],
            0.07,
            body,
            'YZ',
            (x, 0.06, 0),
            bevel=0.006,
            seg=3,
        )
        for y in (-0.20, 0.32):
            bolt((x, y, 0.034), 0.012, 0.010)
    box2((-0.25, -0.06, 0.06), (0.25, 0.24, 0.12), body, 0.012, seg=3)
    with frame((0, 0, zc), (90, 0, 0)):  # local +Z = -Y (front)
        # stator housing with axial cooling fins
        lathe(
            [
                (0, -0.22),
                (0.20, -0.22),
                (0.235, -0.205),
                (0.245, -0.18),
                (0.245, 0.03),
                (0.262, 0.04),
                (0.268, 0.06),
                (0.262, 0.075),
                (0.20, 0.085),
                (0, 0.09),
            ],
            mat=body,
            n=128,
            bevel=0.003,
        )
        for i in range(60):
            a = 360 * i / 60
            if 232 < a < 308:
                continue
            box(
                (0.020, 0.0055, 0.165),
                ((0.252) * math.cos(math.radians(a)), 0.252 * math.sin(math.radians(a)), -0.085),
                body,
                0.002,
                rot=(0, 0, a),
            )
        circle_bolts(0.238, 16, 0.074, 0.007, 0.006)
        # brake disc and bearing shield
        ring(0.225, 0.12, 0.012, (0, 0, 0.100), M.machined('steel', 0.18, 1500), n=128)
        lathe(
            [(0, 0.085), (0.13, 0.085), (0.13, 0.105), (0.11, 0.115), (0.075, 0.12), (0, 0.12)],
            mat=body,
            n=96,
            bevel=0.002,
        )
        with frame((0, 0, 0.185)):
            sheave(0.185, 6, 0.013, (0.07, 0.072, 0.076), 6)
            cyl(0.030, 0.05, (0, 0, 0.055), M.machined('steel', 0.18, 2500), bevel=0.003, n=64)
            cyl(0.012, 0.052, (0, 0, 0.058), M.satin('steel', 0.4), bevel=0.002, n=24)
        # encoder cover on the rear
        cyl(0.07, 0.06, (0, 0, -0.25), dk, bevel=0.006)
    # twin brakes on top sides: solenoid blocks with release levers
    for s in (-1, 1):
        with frame((s * 0.176, -0.070, zc + 0.196), (0, s * 42, 0)):
            box((0.15, 0.12, 0.10), (0, 0, 0.02), dk, 0.012, seg=3)
            cyl(0.048, 0.05, (0, -0.0, 0.09), M.paint((0.52, 0.03, 0.02), 0.35), bevel=0.006)
            cyl(0.020, 0.02, (0, 0, 0.122), st, bevel=0.002, n=6)
            for dx in (-0.058, 0.058):
                cyl(0.008, 0.16, (dx, -0.042, 0.03), st, bevel=0.001, n=20)
                bolt((dx, -0.042, 0.105), 0.010, 0.008)
            tube(
                [(0, -0.055, 0.09), (s * 0.03, -0.10, 0.12), (s * 0.06, -0.12, 0.20)],
                0.008,
                M.paint((0.85, 0.50, 0.02), 0.35),
                fillet=0.03,
            )
            cable([(0, 0.06, 0.05), (-s * 0.02, 0.10, 0.06), (-s * 0.06, 0.16, -0.02)], 0.005)
    # terminal box, plate, lifting eye
    box((0.20, 0.15, 0.10), (0, 0.13, zc + 0.285), dk, 0.010, seg=3)
    box((0.19, 0.14, 0.012), (0, 0.13, zc + 0.34), dk, 0.005)
    for x in (-0.082, 0.082):
        for y in (0.072, 0.188):
            bolt((x, y, zc + 0.344), 0.005, 0.004)
    for k in (-0.05, 0, 0.05):
        gland((k, 0.055, zc + 0.285), 0.011, rot=(90, 0, 0))
    ring(0.032, 0.018, 0.016, (0, 0.02, zc + 0.30), st, 'Y', 0.005, 40)
    cyl(0.018, 0.03, (0, 0.02, zc + 0.26), st, bevel=0.002)
    with frame((-0.263, 0.10, zc - 0.015), (0, 0, -90)):
        label(0.13, 0.075, (0, 0, 0))
    return 0.75, 0.9


def sheave_stand():
    with frame((0, 0, 0.226), (90, 0, 22)):
        sheave(0.22, 7, 0.015, (0.055, 0.10, 0.16), 6)
    with frame((0.36, 0.10, 0.0), (0, 0, 0)):
        with frame((0, 0, 0.045)):
            sheave(0.12, 4, 0.012, (0.10, 0.105, 0.11), 5)
    return 0.46, 0.62


PARTS = {
    'machine': (
        machine,
        dict(
            cam=(-1.0, -2.0, 0.80),
            aim=(-0.01, -0.02, 0.35),
            views={
                'back': dict(turn=205, cam=(-1.0, -2.0, 0.95)),
                'brake': dict(cam=(0.10, -1.55, 0.98), focus=((-0.33, -0.20, 0.46), (0.02, 0.05, 0.76)), fill=1.0),
            },
        ),
    ),
    'sheave': (
        sheave_stand,
        dict(
            cam=(-0.25, -1.75, 0.55),
            aim=(0.10, 0, 0.20),
            views={'grooves': dict(cam=(-1.15, -0.95, 0.62), focus=((-0.17, -0.10, 0.22), (0.06, 0.10, 0.46)), fill=1.0)},
        ),
    ),
}
