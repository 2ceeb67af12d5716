"""Landing panels, hall lanterns, car panels seen close, IP intercom."""
import materials as M
from elevator.panels import cop, display, grille, lantern, lop
from geo import box, cyl, frame, prism, ring, rrect, text
from spares.fixings import cable


def _standing(x, y, z, turn):
    """Frame of a panel standing on the floor: its centre at height z, leaning back a little."""
    return frame((x, y, z), (-6, 0, turn))


def landing_panels():
    """Three landing panels: brushed steel, black glass, gold."""
    for x, y, turn, tint, shape, plate, lit, value, colour in (
        (-0.145, 0.03, 16, 'steel', 'round', 'brushed', 'up', '4', (1, 0.35, 0.06)),
        (0.0, 0.0, 0, 'steel', 'square', 'black', None, '12', (0.75, 0.88, 1)),
        (0.145, 0.03, -16, 'titanium', 'round', 'brushed', 'down', 'G', (1, 0.62, 0.2)),
    ):
        with _standing(x, y, 0.162, turn):
            lop(tint, shape, lit=lit, value=value, plate=plate, dcol=colour)
            box((0.084, 0.026, 0.282), (0, 0.014, 0), M.zinc(), 0.003)
        with frame((x, y + 0.03, 0), (0, 0, turn)):
            box((0.06, 0.06, 0.008), (0, 0, 0.004), M.black(), 0.002)
    return 0.3, 0.42


def lanterns():
    """Hall lanterns: horizontal with floor number, vertical, and a round one."""
    with frame((-0.085, 0.03, 0.190), (-8, 0, 12)):
        lantern('bar', True, True, 'steel', '8')
        box((0.30, 0.03, 0.075), (0, 0.016, 0), M.zinc(), 0.003)
    for x in (-0.18, 0.01):
        box((0.012, 0.012, 0.15), (x, 0.060 - 0.02 * (x + 0.18), 0.075), M.black(), 0.002)
        box((0.05, 0.07, 0.008), (x, 0.060 - 0.02 * (x + 0.18), 0.004), M.black(), 0.002)
    with frame((0.165, 0.03, 0.162), (-8, 0, -14)):
        lantern('drop', False, True, 'titanium', '3')
        box((0.10, 0.03, 0.27), (0, 0.016, 0), M.zinc(), 0.003)
    with frame((0.045, -0.06, 0.082), (-14, 0, -4)):
        lantern('disc', True, True)
        cyl(0.060, 0.030, (0, 0.014, 0), M.zinc(), 'Y', 0.003, 64)
    return 0.3, 0.46


def car_panels():
    """Upper parts of two car panels side by side: brushed steel and black glass."""
    with frame((-0.155, 0, 0.74), (-4, 0, 10)):
        cop(16, 0.24, 1.44, 'round', 'steel', (7,), 2, 2, '7')
        box((0.22, 0.05, 1.40), (0, 0.026, 0), M.zinc(), 0.003)
    with frame((0.150, 0.03, 0.70), (-4, 0, -12)):
        cop(8, 0.20, 1.36, 'square', 'steel', (3,), 1, 1, '3', (0.5, 0.75, 1), plate='black', disp=(0.8, 0.9, 1))
        box((0.18, 0.05, 1.32), (0, 0.026, 0), M.zinc(), 0.003)
    return 1.46, 0.9


def special_panels():
    """A gold panel and a horizontal panel for bed lifts."""
    with frame((-0.24, 0.04, 0.62), (-4, 0, 14)):
        cop(6, 0.22, 1.20, 'round', 'titanium', (2,), 1, 1, '2', (1, 0.62, 0.2), plate='mirror', disp=(1, 0.62, 0.2))
        box((0.20, 0.05, 1.16), (0, 0.026, 0), M.zinc(), 0.003)
    with frame((0.20, 0.0, 0.40), (-4, 0, -10)):
        cop(4, 0.26, 0.78, 'square', 'steel', (3,), 1, 2, '3', (0.5, 0.75, 1), load='BED LIFT   1600 kg')
        box((0.24, 0.05, 0.74), (0, 0.026, 0), M.zinc(), 0.003)
    return 1.2, 1.1


def ip_intercom():
    """IP intercom master with a seven inch screen showing the car, camera and handset."""
    dark, black = M.plastic((0.045, 0.047, 0.052), 0.38), M.plain('blackglass', (0.006, 0.006, 0.008), 0.06)
    with frame((0, 0, 0.006), (-24, 0, -8)):
        prism(rrect(0.285, 0.170, 0.012), 0.024, dark, 'XZ', (0.020, 0.012, 0.090), bevel=0.004, seg=4)
        prism(rrect(0.190, 0.126, 0.005), 0.003, black, 'XZ', (0.055, -0.001, 0.096), bevel=0.0006)
        y = -0.0027

        def area(w, h, x, z, c, k=0.9, d=0):
            prism(rrect(w, h, 0.0015), 0.0003, M.led(4000, k, c, sample=False), 'XZ', (x, y - 0.0004 * d, z), bevel=0)

        area(0.164, 0.098, 0.055, 0.098, (0.012, 0.03, 0.06))
        area(0.100, 0.068, 0.028, 0.108, (0.30, 0.31, 0.32), 0.8, 1)  # camera picture: car with doors and floor
        prism(
            [(-0.022, 0.074), (0.078, 0.074), (0.058, 0.090), (-0.002, 0.090)],
            0.0003,
            M.led(4000, 0.7, (0.10, 0.085, 0.07), sample=False),
            'XZ',
            (0, y - 0.0008, 0),
            bevel=0,
        )
        for x in (0.0145, 0.0415):
            area(0.0255, 0.048, x, 0.1145, (0.48, 0.49, 0.50), 0.8, 3)
        for k, (n, c) in enumerate(
            (('CAR 1', (0.05, 0.40, 0.16)), ('CAR 2', (0.06, 0.14, 0.26)), ('PIT', (0.06, 0.14, 0.26)))
        ):
            area(0.042, 0.018, 0.108, 0.132 - 0.024 * k, c, 1, 1)
            text(
                n,
                0.0085,
                (0.108, y - 0.0010, 0.132 - 0.024 * k),
                (90, 0, 0),
                M.led(4000, 1.4, (0.92, 0.96, 1), sample=False),
                depth=0.0001,
            )
        text(
            'CAR 1   CALL 00:12',
            0.0085,
            (0.028, y - 0.0010, 0.060),
            (90, 0, 0),
            M.led(4000, 1.4, (0.92, 0.96, 1), sample=False),
            depth=0.0001,
        )
        cyl(0.0042, 0.002, (0.055, -0.0025, 0.168), M.plain('lens', (0.01, 0.01, 0.02), 0.04), 'Y', 0.0005, 32)
        grille((0.055, 0, 0.020), 15, 2, 0.005, 0.0013)
        with frame((-0.082, -0.012, 0.090)):  # handset
            for z in (-0.062, 0.062):
                prism(rrect(0.048, 0.042, 0.010), 0.024, dark, 'XZ', (0, 0, z), bevel=0.005, seg=4)
            prism(rrect(0.030, 0.130, 0.008), 0.018, dark, 'XZ', (0, -0.012, 0), bevel=0.006, seg=4)
    for x in (-0.08, 0.10):
        box((0.05, 0.07, 0.006), (x, 0.05, 0.003), M.black(), 0.002)
    cable([(0.10, 0.08, 0.05), (0.18, 0.10, 0.01), (0.24, 0.02, 0.004), (0.32, 0.0, 0.004)], 0.003)
    return 0.2, 0.34


PARTS = {
    'lop': (landing_panels, dict(cam=(-0.10, -1.15, 0.34), aim=(0, 0, 0.16), k=0.85)),
    'lanterns': (lanterns, dict(cam=(-0.08, -1.2, 0.36), aim=(0, 0, 0.14), k=0.85)),
    'cop': (
        car_panels,
        dict(
            cam=(-0.10, -1.9, 1.16),
            aim=(0, 0, 1.1),
            focus=((-0.28, -0.04, 0.84), (0.26, 0.02, 1.47)),
            fill=1.0,
            views={
                'buttons': dict(cam=(-0.42, -0.80, 0.92), focus=((-0.27, -0.03, 0.74), (-0.04, 0.0, 0.98)), fill=1.05)
            },
        ),
    ),
    'special': (special_panels, dict(cam=(-0.10, -2.2, 0.86), aim=(0, 0, 0.6))),
    'ipintercom': (ip_intercom, dict(cam=(-0.10, -0.85, 0.42), aim=(0, 0, 0.08), k=0.85)),
}
