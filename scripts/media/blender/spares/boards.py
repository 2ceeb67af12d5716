"""Circuit boards and terminals."""
import random
import materials as M
from geo import box, box2, cyl, text


def terminal_row(n, x0, z, y, pitch=0.0085, h=0.05, colors=None):
    """DIN-rail terminals along X."""
    box2((x0 - 0.02, y - 0.004, z - 0.0175), (x0 + n * pitch + 0.02, y + 0.002, z + 0.0175), M.zinc(), 0.001)
    cs = colors or [M.plastic((0.42, 0.42, 0.40), 0.45)]
    sc = M.satin('steel', 0.3)
    for i in range(n):
        box((pitch * 0.93, 0.040, h), (x0 + (i + 0.5) * pitch, y - 0.022, z), cs[i % len(cs)], 0.001)
        for s in (-1, 1):
            cyl(0.0024, 0.002, (x0 + (i + 0.5) * pitch, y - 0.0425, z + s * h * 0.22), sc, 'Y', 0.0003, 12)
            box((0.0036, 0.002, 0.006), (x0 + (i + 0.5) * pitch, y - 0.0425, z + s * h * 0.40), M.black(), 0)


def board(w, h, seed=1, col=(0.012, 0.11, 0.05)):
    """Populated circuit board facing -Y, centred."""
    rnd = random.Random(seed)
    box((w, 0.0016, h), (0, 0, 0), M.pcb(col), 0.0004)
    blk = M.plastic((0.018, 0.018, 0.02), 0.35)
    sv = M.satin('steel', 0.3)
    gn = M.plastic((0.02, 0.30, 0.10), 0.4)
    for cx, cz, s in ((-0.05 * w, 0.05 * h, 0.030), (0.24 * w, -0.12 * h, 0.020), (-0.28 * w, -0.20 * h, 0.018)):
        box((s, 0.003, s), (cx, -0.0025, cz), blk, 0.0004)
        for k in range(8):
            for d in (-1, 1):
                box((0.0010, 0.001, 0.003), (cx - s * 0.42 + s * 0.12 * k, -0.0012, cz + d * (s / 2 + 0.001)), sv, 0)
    for i in range(14):
        box(
            (0.004, 0.002, 0.0025),
            (rnd.uniform(-0.4, 0.4) * w, -0.0018, rnd.uniform(-0.35, 0.35) * h),
            rnd.choice([blk, sv, M.plastic((0.35, 0.25, 0.16), 0.5)]),
            0.0003,
        )
    for i in range(5 if w > 0.15 else 3):
        cyl(
            0.0055,
            0.014,
            (-0.42 * w + i * 0.015, -0.008, 0.30 * h),
            M.plastic((0.02, 0.03, 0.10), 0.35),
            'Y',
            0.001,
            28,
        )
        cyl(0.0045, 0.0005, (-0.42 * w + i * 0.015, -0.0154, 0.30 * h), sv, 'Y', 0, 24)
    for i in range(4 if w > 0.15 else 1):
        box((0.016, 0.018, 0.012), (0.08 * w + i * 0.021, -0.010, 0.30 * h), M.plastic((0.03, 0.12, 0.40), 0.35), 0.001)
    for sgn in (-1, 1):
        n = int(w * 0.85 / 0.008)
        for i in range(n):
            box(
                (0.0074, 0.010, 0.011),
                (-w * 0.425 + (i + 0.5) * 0.008, -0.006, sgn * (h / 2 - 0.008)),
                gn if sgn < 0 else M.orange(),
                0.0006,
            )
    for i in range(8):
        cyl(
            0.0012,
            0.0012,
            (-0.12 * w + i * 0.006, -0.002, -0.30 * h),
            M.led(4000, 5, rnd.choice([(0.1, 1, 0.2), (0.1, 1, 0.2), (1, 0.15, 0.05)])),
            'Y',
            0,
            12,
        )
    box((0.040, 0.004, 0.018), (0.22 * w, -0.004, 0.10 * h), M.plain('lcd', (0.02, 0.06, 0.11), 0.2), 0.001)
    text('F 07', 0.012, (0.22 * w, -0.0062, 0.10 * h), (90, 0, 0), M.led(4000, 3, (0.5, 0.85, 1)))
    for x in (-1, 1):
        for z in (-1, 1):
            cyl(0.003, 0.003, (x * (w / 2 - 0.005), -0.001, z * (h / 2 - 0.020)), sv, 'Y', 0.0004, 16)
