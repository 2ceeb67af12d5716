"""Kerbs, lamps, bollards, benches and parked cars."""
import materials as M
from geo import box, box2, cyl, frame, lathe, prism, tube


def lamp_post(h=5.0, glow=8.0, warm=3200):
    iron = M.paint((0.045, 0.048, 0.052), 0.4)
    cyl(0.07, h, (0, 0, h / 2), iron, r2=0.045, bevel=0, n=20)
    cyl(0.12, 0.5, (0, 0, 0.25), iron, bevel=0.02, n=24)
    box((0.85, 0.20, 0.07), (0.32, 0, h), iron, 0.02)
    b = box((0.6, 0.14, 0.01), (0.40, 0, h - 0.04), M.led(warm, glow, sample=False), 0)
    b.visible_diffuse = False


def bollard(glow=5.0, warm=3000):
    iron = M.paint((0.045, 0.048, 0.052), 0.4)
    cyl(0.075, 0.72, (0, 0, 0.36), iron, bevel=0.004, n=24)
    cyl(0.07, 0.13, (0, 0, 0.785), M.led(warm, glow, sample=False), bevel=0, n=24)
    cyl(0.085, 0.06, (0, 0, 0.88), iron, bevel=0.01, n=24)


def bench(w=2.2):
    wood, iron = M.wood('teak', 'X'), M.paint((0.06, 0.06, 0.065), 0.4)
    for i in range(5):
        box((w, 0.08, 0.04), (0, -0.2 + i * 0.10, 0.44), wood, 0.01)
    for x in (-w * 0.38, w * 0.38):
        box((0.08, 0.46, 0.42), (x, 0, 0.21), iron, 0.01)


def kerb(x0, x1, y, h=0.15, t=0.3):
    """Kerb stones along X, top at z=h."""
    n = max(1, round((x1 - x0) / 1.0))
    stone = M.granite((0.40, 0.39, 0.38), (0.2, 0.2, 0.2), (0.55, 0.54, 0.53), 0.6, 0.6)
    for i in range(n):
        a, b = x0 + (x1 - x0) * i / n, x0 + (x1 - x0) * (i + 1) / n
        box2((a + 0.004, y, -0.05), (b - 0.004, y + t, h), stone, 0.02)


def saloon(color=(0.5, 0.51, 0.53), lights=False):
    """Parked car along X, nose towards -X, for the middle distance."""
    paint = M.paint(color, 0.22, 0.0, 1.0)
    dark, chrome = M.plain('carglass', (0.012, 0.014, 0.016), 0.05, 0.7, 0, 1.0), M.satin('steel', 0.2)
    low = [
        (-2.28, 0.30),
        (-2.30, 0.62),
        (-2.10, 0.74),
        (-1.05, 0.90),
        (1.55, 0.93),
        (2.18, 0.88),
        (2.28, 0.60),
        (2.24, 0.30),
    ]
    prism(low, 1.74, paint, 'XZ', bevel=0.09, seg=4, angle=20)
    cab = [(-1.12, 0.86), (-0.42, 1.40), (0.10, 1.46), (0.85, 1.42), (1.62, 0.90)]
    prism(cab, 1.46, dark, 'XZ', bevel=0.07, seg=3, angle=20)
    roof = [(-0.46, 1.40), (0.10, 1.475), (0.90, 1.43), (0.80, 1.40), (0.10, 1.43)]
    prism(roof, 1.38, paint, 'XZ', bevel=0.015)
    for x in (-0.30, 0.62):
        for s in (-1, 1):
            with frame((x, s * 0.725, 1.15), (0, 8 if x < 0 else -6, 0)):
                box((0.07, 0.03, 0.52), (0, 0, 0), paint, 0.01)
    for x in (-1.42, 1.36):
        for s in (-1, 1):
            cyl(0.40, 0.03, (x, s * 0.862, 0.36), M.plain('arch', (0.008, 0.008, 0.008), 0.8), 'Y', 0, 40)
            cyl(0.325, 0.20, (x, s * 0.80, 0.325), M.rubber(), 'Y', 0.04, 40)
            lathe(
                [(0.02, 0.0), (0.19, 0.02), (0.215, 0.0), (0.215, -0.04)],
                (x, s * 0.90, 0.325),
                chrome,
                n=24,
                rot=(-90 * s, 0, 0),
            )
    for s in (-1, 1):
        head = M.led(5000, 6, sample=False) if lights else M.plain('headlamp', (0.75, 0.78, 0.8), 0.08, 0.8)
        box((0.10, 0.36, 0.11), (-2.23, s * 0.62, 0.66), head, 0.03)
        tail = (
            M.led(3000, 2, (1, 0.03, 0.02), sample=False) if lights else M.plain('taillamp', (0.30, 0.01, 0.01), 0.15)
        )
        box((0.08, 0.34, 0.12), (2.22, s * 0.64, 0.74), tail, 0.03)
    box2((-2.26, -0.8, 0.20), (2.22, 0.8, 0.36), M.plain('carsill', (0.015, 0.015, 0.016), 0.6), 0.03)
    box((0.02, 0.9, 0.14), (-2.30, 0, 0.48), M.plain('cargrille', (0.012, 0.012, 0.013), 0.4), 0.02)


def handrail(x0, x1, h=1.0, step=1.5):
    steel = M.satin('steel', 0.3)
    tube([(x0, 0, h), (x1, 0, h)], 0.022, steel)
    n = max(1, round((x1 - x0) / step))
    for i in range(n + 1):
        x = x0 + (x1 - x0) * i / n
        tube([(x, 0, 0), (x, 0, h)], 0.016, steel, res=3)
