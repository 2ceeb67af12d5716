"""A horizontal moving walk."""
import math
import materials as M
from escalators.escalator import _panel
from escalators.landing import inlet, landing
from escalators.path import handrail_loop
from escalators.steps import ribs
from geo import box, frame, instance, sweep


def moving_walk(length=20, width=1.0, rail=(0.012, 0.012, 0.013)):
    """Horizontal moving walk along +X from x=0; pallets, glass balustrades, combs, landing plates."""
    yy = width / 2
    al = M.satin('alu', 0.42)
    dm = M.satin('steel', 0.27, False)
    hb = 0.98
    ex = 0.55
    n = int(length / 0.40)
    first = None
    for i in range(n):
        if first is None:
            first = ribs(width - 0.01, 0.396, 0.012, 0.008, 0.03, al, (0, 0, 0))
        else:
            instance(first, (i * 0.40 + 0.198, 0, 0))

    class L_:
        pass

    p = L_()
    p.xend = length
    p.rise_z = 0.0
    p.len = length
    p.pts = lambda off=0, a=0, b=None, k=40: [(length * j / k, off) for j in range(k + 1)]
    loop = handrail_loop(p, hb)
    for s in (-1, 1):
        line = [(-ex - 0.5, 0), (length + ex + 0.5, 0)]
        sweep(
            line,
            [(s * (yy + 0.004), -0.14), (s * (yy + 0.004), 0.05), (s * (yy + 0.012), 0.05), (s * (yy + 0.012), -0.14)],
            dm,
        )
        sweep(
            line,
            [
                (s * (yy + 0.004), 0.048),
                (s * (yy + 0.004), 0.056),
                (s * (yy + 0.11), 0.10),
                (s * (yy + 0.125), 0.10),
                (s * (yy + 0.125), 0.04),
            ],
            dm,
        )
        sweep(
            line,
            [(s * (yy + 0.145), 0.04), (s * (yy + 0.145), 0.10), (s * (yy + 0.26), 0.10), (s * (yy + 0.26), -0.1)],
            dm,
        )
        gy = s * (yy + 0.135)
        sec = [
            (gy + 0.040 * a, 0.022 * b + 0.010)
            for a, b in [
                (-1, -0.9),
                (-1, 0.2),
                (-0.8, 0.75),
                (-0.35, 1),
                (0.35, 1),
                (0.8, 0.75),
                (1, 0.2),
                (1, -0.9),
                (0.72, -1.05),
                (-0.72, -1.05),
            ]
        ]
        sweep(loop, sec, M.rubber(rail, 0.30), angle=50)
        sweep(loop, [(gy - 0.020, -0.030), (gy - 0.020, -0.010), (gy + 0.020, -0.010), (gy + 0.020, -0.030)], dm)
        inn = []
        for i in range(1, len(loop) - 1):
            a, b = loop[i - 1], loop[i + 1]
            L = math.hypot(b[0] - a[0], b[1] - a[1]) or 1
            inn.append((loop[i][0] + (b[1] - a[1]) / L * 0.030, loop[i][1] - (b[0] - a[0]) / L * 0.030))
        _panel(inn + [(length + ex - 0.1, 0.08), (-ex + 0.1, 0.08)], gy, 0.012, M.glass((0.945, 0.975, 0.968)))
        for i in range(1, int(length / 1.5)):
            box((0.005, 0.016, 0.84), (i * 1.5, gy, 0.51), M.plain('joint_dark', (0.05, 0.06, 0.06), 0.3), 0.001)
    for x, r in ((0, 0), (length, 180)):
        with frame((x, 0, 0), (0, 0, r)):
            landing(width)
            for side in (-1, 1):
                inlet(side * (yy + 0.135), -0.20, hb - 0.72, stop=side > 0)
