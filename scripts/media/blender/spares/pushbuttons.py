"""Push buttons apart from the nine of the demonstration plate: signs, touch, loose button, robust ones."""
import materials as M
from elevator.buttons import button
from geo import box, cyl, frame, lathe, prism, ring, rrect, text
from spares.fixings import cable, gland

WHITE = (0.92, 0.96, 1)
BLUE = (0.25, 0.6, 1)


def _plate(w, h, mat):
    """Leaning demonstration plate; draw on it in the frame it returns, front at y=0."""
    prism(rrect(w, h, 0.010), 0.014, mat, 'XZ', (0, 0.0075, h / 2), bevel=0.002, seg=3)
    for s in (-1, 1):
        prism(
            [(0.006, 0.004), (0.085, -0.030), (0.060, h * 0.62)],
            0.010,
            M.black(),
            'YZ',
            (s * w * 0.34, 0.010, 0),
            bevel=0.002,
        )


def signs():
    """Door open, door close, alarm, exit floor, key switch and landing pair on a steel plate."""
    with frame((0, 0, 0.010), (-20, 0, 0)):
        _plate(0.27, 0.19, M.brushed('steel', 0.26, 'X'))
        top, low = 0.140, 0.052
        button('', False, 'round', 0.042, 'steel', WHITE, False, (-0.088, 0, top), sign='open')
        button('', False, 'round', 0.042, 'steel', WHITE, False, (0.0, 0, top), sign='close')
        button('', False, 'round', 0.042, 'champagne', (1, 0.75, 0.1), False, (0.088, 0, top), sign='bell')
        ring(0.0300, 0.0250, 0.004, (0.088, -0.002, top), M.plastic((0.86, 0.58, 0.02), 0.34), 'Y', 0.001, 56)
        ring(0.0300, 0.0250, 0.004, (-0.088, -0.002, low), M.plastic((0.03, 0.34, 0.09), 0.34), 'Y', 0.001, 56)
        button('G', True, 'round', 0.042, 'steel', (0.3, 1, 0.4), False, (-0.088, 0, low))
        button('▲', True, 'square', 0.042, 'steel', (1, 0.42, 0.1), False, (0.0, 0, low))
        ring(0.0190, 0.0125, 0.007, (0.088, -0.003, low), M.mirror('steel', 0.08), 'Y', 0.001, 64)
        cyl(0.0125, 0.006, (0.088, -0.003, low), M.mirror('steel', 0.12), 'Y', 0.001, 56)
        box((0.0020, 0.001, 0.013), (0.088, -0.0065, low), M.black(), 0)
        ink = M.plain('ink', (0.03, 0.03, 0.035), 0.5)
        text('0', 0.010, (0.066, -0.0006, low + 0.022), (90, 0, 0), ink)
        text('FIRE', 0.009, (0.112, -0.0006, low + 0.022), (90, 0, 0), ink)
    return 0.2, 0.3


def touch():
    """Capacitive buttons behind black glass, with a touchless sensor button and a matrix button in steel."""
    glass = M.plain('touchglass', (0.006, 0.006, 0.008), 0.05)
    with frame((-0.055, 0.01, 0.010), (-16, 0, 10)):
        _plate(0.150, 0.210, glass)
        for i, n in enumerate(('12', '11', '10', '9', '8', '7')):
            x, z = -0.034 + 0.068 * (i % 2), 0.165 - 0.060 * (i // 2)
            lit = n == '9'
            colour = M.led(4000, 2.6 if lit else 0.75, BLUE if lit else WHITE, sample=False)
            ring(0.0215, 0.0203, 0.0004, (x, -0.0003, z), colour, 'Y', 0, 64)
            text(n, 0.022, (x, -0.0004, z), (90, 0, 0), colour, depth=0.0001)
    with frame((0.098, 0.035, 0.008), (-16, 0, -14)):
        _plate(0.085, 0.165, M.brushed('steel', 0.25, 'Z'))
        ring(0.0270, 0.0215, 0.006, (0, -0.003, 0.115), M.mirror('steel', 0.08), 'Y', 0.001, 64)
        cyl(0.0215, 0.006, (0, -0.002, 0.115), glass, 'Y', 0.001, 64)
        ring(0.0190, 0.0172, 0.0006, (0, -0.0052, 0.115), M.led(4000, 2.2, (0.3, 1, 0.45), sample=False), 'Y', 0, 64)
        for k in (-0.005, 0.005):
            cyl(0.0026, 0.001, (k, -0.0055, 0.115), M.plain('irdiode', (0.16, 0.01, 0.02), 0.06, 0.7), 'Y', 0, 24)
        prism(rrect(0.048, 0.042, 0.004), 0.006, M.mirror('steel', 0.08), 'XZ', (0, -0.003, 0.046), bevel=0.001)
        prism(rrect(0.042, 0.036, 0.003), 0.003, glass, 'XZ', (0, -0.0062, 0.046), bevel=0.0005)
        digits = ('01110', '10001', '10001', '01110', '10001', '10001', '01110')
        for r, line in enumerate(digits):
            for c, on in enumerate(line):
                dot = (
                    M.led(4000, 3, (1, 0.12, 0.05), sample=False)
                    if on == '1'
                    else M.plain('dotoff', (0.05, 0.012, 0.01), 0.3)
                )
                cyl(0.0014, 0.0006, ((c - 2) * 0.0040, -0.0079, 0.046 + (3 - r) * 0.0040), dot, 'Y', 0, 12)
    return 0.22, 0.32


def loose():
    """A push button taken apart: front, housing with terminals, LED board with its plug, Braille caps."""
    body, steel = M.plastic((0.035, 0.036, 0.040), 0.4), M.mirror('steel', 0.08)
    with frame((-0.062, 0.015, 0.030), (0, 0, 24)):
        button('5', True, 'round', 0.040, 'steel', (1, 0.42, 0.1), False, (0, -0.010, 0))
        ring(0.0280, 0.0100, 0.003, (0, -0.0095, 0), steel, 'Y', 0.0008, 64)
        cyl(0.0205, 0.030, (0, 0.008, 0), body, 'Y', 0.001, 56)
        ring(0.0262, 0.0200, 0.006, (0, -0.001, 0), M.plastic((0.30, 0.31, 0.32), 0.4), 'Y', 0.001, 12)
        box((0.030, 0.012, 0.024), (0, 0.028, 0), body, 0.001)
        box((0.018, 0.010, 0.010), (0, 0.037, 0), M.plastic((0.70, 0.69, 0.64), 0.4), 0.001)
        box((0.050, 0.05, 0.004), (0, 0.004, -0.028), M.black(), 0.001)
    with frame((0.030, 0.030, 0.024), (0, 0, -148)):
        button('6', False, 'square', 0.036, 'steel', WHITE, False, (0, -0.010, 0))
        prism(rrect(0.036, 0.036, 0.003), 0.030, body, 'XZ', (0, 0.008, 0), bevel=0.001)
        box((0.030, 0.012, 0.024), (0, 0.028, 0), body, 0.001)
        for k in range(4):
            box((0.0022, 0.010, 0.0007), (-0.009 + 0.006 * k, 0.038, 0.004), M.satin((0.72, 0.58, 0.30), 0.2), 0)
        box((0.040, 0.04, 0.004), (0, 0.008, -0.022), M.black(), 0.001)
    with frame((0.020, -0.060, 0.0035), (0, 0, 14)):
        prism(rrect(0.042, 0.042, 0.008), 0.0016, M.pcb(), 'XY', bevel=0.0003)
        for i in range(8):
            with frame((0, 0, 0), (0, 0, 45 * i)):
                box(
                    (0.0036, 0.0030, 0.0014),
                    (0.0165, 0, 0.0014),
                    M.led(4000, 2.2, (1, 0.5, 0.08), sample=False),
                    0.0003,
                )
        box((0.014, 0.008, 0.007), (0, -0.004, 0.004), M.plastic((0.70, 0.69, 0.64), 0.4), 0.0006)
        box((0.005, 0.005, 0.002), (0.004, 0.009, 0.0016), M.black(), 0.0003)
    for k, c in enumerate(((0.45, 0.03, 0.02), (0.02, 0.02, 0.02), (0.60, 0.60, 0.58), (0.03, 0.10, 0.40))):
        cable(
            [
                (0.017 + 0.003 * k, -0.070, 0.006),
                (0.03 + 0.002 * k, -0.088, 0.004),
                (0.075, -0.085 + 0.003 * k, 0.002),
                (0.105, -0.07 + 0.003 * k, 0.002),
            ],
            0.0011,
            M.plastic(c, 0.4),
        )
    for k, n in enumerate(('1', '2', '3', '4')):
        with frame(
            (0.088 + 0.021 * (k % 2) + 0.024 * (k // 2), 0.010 - 0.040 * (k % 2) + 0.018 * (k // 2), 0.003),
            (-90, 0, -12),
        ):
            button(n, False, 'round', 0.026, 'steel', WHITE, False, (0, 0.003, 0))
    return 0.07, 0.24


def robust():
    """Push buttons for hard places: explosion-protected housing and a sealed landing button with collar."""
    cast, steel = M.cast((0.20, 0.22, 0.24), 0.42), M.satin('steel', 0.25)
    with frame((-0.060, 0.0, 0), (0, 0, 16)):
        prism(rrect(0.120, 0.170, 0.014), 0.080, cast, 'XZ', (0, 0.045, 0.092), bevel=0.005, seg=3)
        prism(rrect(0.128, 0.178, 0.016), 0.012, cast, 'XZ', (0, 0.000, 0.092), bevel=0.003, seg=3)
        for x in (-0.053, 0.053):
            for z in (0.014, 0.092, 0.170):
                cyl(0.0060, 0.007, (x, -0.008, z), steel, 'Y', 0.001, 6)
        for z, colour in ((0.130, (0.04, 0.30, 0.09)), (0.058, (0.50, 0.025, 0.018))):
            ring(0.026, 0.0175, 0.016, (0, -0.012, z), steel, 'Y', 0.002, 64)
            with frame((0, -0.010, z), (90, 0, 0)):
                lathe(
                    [(0, 0.014), (0.010, 0.0138), (0.0165, 0.011), (0.0172, 0.006), (0.0172, 0), (0, 0)],
                    mat=M.plastic(colour, 0.32),
                    n=64,
                )
        prism(
            rrect(0.064, 0.018, 0.002),
            0.001,
            M.plain('plate', (0.82, 0.82, 0.80), 0.35),
            'XZ',
            (0, -0.0066, 0.094),
            bevel=0,
        )
        text(
            'Ex db IIC T6 Gb',
            0.0078,
            (0, -0.0074, 0.094),
            (90, 0, 0),
            M.plain('ink', (0.03, 0.03, 0.035), 0.5),
            depth=0.0001,
        )
        for x in (-0.028, 0.028):
            cyl(0.0165, 0.018, (x, 0.045, 0.186), M.satin((0.72, 0.58, 0.30), 0.26), bevel=0.001, n=6)
            cyl(0.0125, 0.020, (x, 0.045, 0.203), M.satin((0.72, 0.58, 0.30), 0.26), bevel=0.002, n=40)
    with frame((0.085, 0.02, 0), (0, 0, -16)):
        grey, yellow = M.plastic((0.46, 0.47, 0.47), 0.42), M.plastic((0.82, 0.52, 0.02), 0.38)
        prism(rrect(0.078, 0.160, 0.008), 0.056, grey, 'XZ', (0, 0.030, 0.080), bevel=0.003, seg=3)
        prism(rrect(0.078, 0.160, 0.008), 0.010, yellow, 'XZ', (0, -0.002, 0.080), bevel=0.003, seg=3)
        for z, colour, name in (
            (0.130, (0.76, 0.76, 0.74), 'UP'),
            (0.083, (0.03, 0.03, 0.03), 'DOWN'),
            (0.036, (0.03, 0.10, 0.34), 'RUN'),
        ):
            ring(0.0170, 0.0130, 0.010, (-0.008, -0.010, z), M.black(), 'Y', 0.001, 56)
            cyl(0.0130, 0.012, (-0.008, -0.010, z), M.plastic(colour, 0.34), 'Y', 0.002, 56)
            text(name, 0.0080, (0.024, -0.0074, z), (90, 0, 0), M.plain('ink', (0.03, 0.03, 0.035), 0.5))
        gland((0, 0.030, 0.160), 0.010)
    return 0.2, 0.32


PARTS = {
    'signs': (signs, dict(cam=(-0.20, -0.72, 0.30), aim=(0, 0.02, 0.09), k=0.85)),
    'touch': (touch, dict(cam=(-0.06, -0.75, 0.30), aim=(0, 0, 0.10), k=0.85)),
    'loose': (loose, dict(cam=(-0.10, -0.50, 0.26), aim=(0, 0, 0.02))),
    'robust': (robust, dict(cam=(-0.10, -0.90, 0.32), aim=(0, 0, 0.09))),
}
