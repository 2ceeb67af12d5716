"""Room round a glazed car, so that its glass has something to show."""
import math
import materials as M
import studio as S
from elevator.floors import floor
from geo import box, box2, circle, cyl, frame, lathe, prism, rrect, tube
from props.plant import plant


def _picture(w=0.74, h=0.96):
    """Framed print of flat shapes, its back on y=0."""
    prism(rrect(w, h, 0.003), 0.03, M.paint((0.03, 0.028, 0.026)), 'XZ', (0, -0.015, 0), bevel=0.004)
    prism(
        rrect(w - 0.03, h - 0.03, 0.002),
        0.004,
        M.plain('mount', (0.66, 0.63, 0.57), 0.7),
        'XZ',
        (0, -0.031, 0),
        bevel=0,
    )

    def shape(pts, color, k):
        prism(pts, 0.001, M.plain('print', color, 0.7), 'XZ', (0, -0.0335 - 0.001 * k, 0), bevel=0)

    shape(circle(0.15, 48, (0.07, 0.17)), (0.45, 0.14, 0.06), 0)
    arch = [(0.22 * math.cos(a) - 0.06, 0.22 * math.sin(a) - 0.16) for a in (math.pi * i / 32 for i in range(33))]
    shape([*arch, (-0.28, -0.38), (0.16, -0.38)], (0.06, 0.12, 0.16), 1)
    arch = [(0.11 * math.cos(a) - 0.06, 0.11 * math.sin(a) - 0.18) for a in (math.pi * i / 32 for i in range(33))]
    shape([*arch, (-0.17, -0.38), (0.05, -0.38)], (0.52, 0.36, 0.14), 2)


def _sideboard(w=1.5):
    wood, metal = M.spec('wood:walnut:X'), M.satin('bronze', 0.3)
    box((w, 0.40, 0.46), (0, 0, 0.45), wood, 0.008)
    for i in range(3):
        box((w / 3 - 0.012, 0.012, 0.42), ((i - 1) * w / 3, -0.204, 0.45), wood, 0.003)
        box((0.10, 0.012, 0.008), ((i - 1) * w / 3, -0.214, 0.60), metal, 0.002)
    for x in (-w / 2 + 0.10, w / 2 - 0.10):
        box((0.03, 0.34, 0.22), (x, 0, 0.11), metal, 0.004)
    lathe(
        [(0, 0.68), (0.07, 0.68), (0.10, 0.78), (0.05, 0.92), (0.055, 0.95), (0, 0.95)],
        (-0.44, 0, 0),
        M.paint((0.16, 0.22, 0.20)),
        n=48,
    )
    for i, color in enumerate(((0.30, 0.10, 0.06), (0.55, 0.52, 0.45), (0.07, 0.11, 0.16))):
        box((0.26 - i * 0.02, 0.18, 0.028), (0.38, 0, 0.695 + i * 0.029), M.plain('book', color, 0.6), 0.003)


def _window(y0, y1, z1, x):
    """Tall window in the left wall: daylight behind a sheer curtain."""
    sky = box2((x + 0.02, y0, 0.1), (x + 0.03, y1, z1), M.led(6500, 2.2, (0.80, 0.90, 1.0), sample=False), 0)
    sky.visible_diffuse = False
    dark = M.paint((0.04, 0.04, 0.042), 0.4)
    for y in (y0, (y0 + y1) / 2, y1):
        box2((x + 0.03, y - 0.03, 0.1), (x + 0.09, y + 0.03, z1), dark, 0.004)
    cloth = M.plain('curtain', (0.62, 0.58, 0.52), 0.9, 0.1)
    for s, y in ((1, y0), (-1, y1)):
        for i in range(6):
            cyl(0.035, z1 - 0.05, (x + 0.14, y + s * i * 0.055, z1 / 2 + 0.02), cloth, 'Z', 0, 16)
    S.area((x + 0.2, (y0 + y1) / 2, 1.5), (y1 - y0, 2.2), 30, 6200, rot=(0, -90, 0), glossy=False)


def room(W, D, plaster, R=1.3):
    """Living room with its floor level with that of a car W x D centred on the origin."""
    pl = M.plaster(plaster)
    back, side = D / 2 + R, W / 2 + R
    box2((-side, back, -0.2), (side, back + 0.1, 3.4), pl, 0)
    for s in (-1, 1):
        box2((s * side, -D / 2 - 1.5, -0.2), (s * (side + 0.1), back + 0.1, 3.4), pl, 0)
    with frame((0, (R - 1.5) / 2, -0.05)):
        floor('planks', W + 2 * R, D + R + 1.5, M.spec('wood:oak:Y'))
    box2((-side, -D / 2 - 1.5, 3.35), (side, back, 3.45), M.plaster((0.80, 0.79, 0.77)), 0)
    for x in (-W / 2 - 0.7, W / 2 + 0.7):
        S.area((x, D / 2 + 0.2, 3.3), (0.8, 1.6), 50, 4300, glossy=False)
    S.area((0, D / 2 + 0.75, 3.3), (W, 0.5), 45, 3600, glossy=False)
    with frame((0.16, back - 0.21, -0.05)):
        _sideboard()
    with frame((0.30, back, 1.52)):
        _picture()
    with frame((-0.42, back - 0.30, -0.05)):  # lamp behind the sideboard's end
        tube([(0, 0, 0.70), (0, 0, 1.05)], 0.012, M.satin('bronze', 0.3))
        shade = cyl(0.13, 0.20, (0, 0, 1.14), M.led(2900, 1.8, (1, 0.82, 0.58), sample=False), bevel=0.008)
        shade.visible_diffuse = False
    with frame((-W / 2 - 0.62, D / 2 + 0.75, -0.05)):
        plant(1.5)
    with frame((W / 2 + 0.72, D / 2 + 0.60, -0.05)):
        plant(1.1, 5)
    _window(-0.5, 1.1, 2.6, -side)
