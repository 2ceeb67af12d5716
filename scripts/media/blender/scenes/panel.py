"""Car operating panel close by, the car soft behind it."""
import materials as M
import studio as S
from elevator.ceilings import ceiling
from elevator.doors import door_panels
from elevator.floors import floor
from elevator.panels import arrow, cop
from elevator.walls import handrail, wall
from geo import box2, frame


def _front(p, W, D, H):
    """Returns, transom and closed doors."""
    m = M.spec(p['trim'])
    for s in (-1, 1):
        box2((s * 0.5, -D / 2 - 0.06, 0), (s * W / 2, -D / 2, H), m, 0.004)
    box2((-0.5, -D / 2 - 0.06, 2.1), (0.5, -D / 2, H), m, 0.004)
    with frame((0, -D / 2 - 0.12, 0)):
        door_panels(1.04, 2.12, p['doors'])


def build(p, view, w, h):
    """p: floor shown, up (direction), lit (called floors), materials as of a car."""
    W, D, H = 1.9, 1.7, 2.5
    for x, y, turn, deep in ((0, D / 2, 0, W), (W / 2, 0, -90, D), (-W / 2, 0, 90, D)):
        with frame((x, y, 0), (0, 0, turn)):
            wall(deep, H, 'three' if turn == 0 else 'plain', p['main'], p['accent'], trim=p['trim'])
            if x <= 0 and turn != 90:
                handrail(deep - 0.4, 'flat', p['tint'], z=0.9)
    with frame((-W / 2 + 0.016, -0.42, 1.36), (0, 0, 90)):
        cop(12, 0.30, 1.30, 'round', p['tint'], p['lit'], 0, 2, p['floor'], p['halo'], plate='black', disp=p['disp'])
        if not p['up']:  # over the up arrow of the panel's display
            black = M.plain('blackglass', (0.006, 0.006, 0.008), 0.06)
            box2((-0.10, -0.0215, 0.48), (-0.025, -0.0205, 0.58), black, 0)
            arrow(False, 0.0483, (-0.0562, -0.0225, 0.53), M.led(4000, 5.5, p['disp']), 0.0004)
    _front(p, W, D, H)
    floor('border', W, D, 'marble:cream', 'marble:dark', 'marble:emperador')
    ceiling('cove', W, D, H, p['temp'], 75, 'mirror:' + p['tint'])
    spot = (-W / 2, -0.42, 1.7)
    S.camera((0.45, 0.55, 1.62), lens=40, target=(-0.82, -0.55, 1.62), w=w, h=h, shift=(0, 0.02), dof=spot, fstop=2.4)
    S.area((W / 2 - 0.05, 0.3, 1.5), (1.2, 1.4), p['fill'], p['temp'] + 500, target=spot, glossy=False)
    S.world((0.02, 0.02, 0.022), 1)
    return dict(look='High Contrast', exposure=p.get('ev', 0))
