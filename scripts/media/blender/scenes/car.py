"""Catalogue views of a car interior. The wall between the camera and the car is invisible to the camera only,
so mirrors and light still see a closed car."""
import studio as S
from elevator.car import build_car, preset
from geo import hide


def _fill(p, loc, size, **aim):
    S.area(loc, size, p['fill'], p['temp'] + 600, glossy=False, **aim)


def _mouth(p, g, w, h, z, shift):
    """Square on through the door opening, framed so that nothing outside the car shows."""
    hide(g['front'])
    W, D = p['W'], p['D']
    aspect = w / h
    dist = 0.86 if aspect < 1.1 else 1.02
    seen = min(W * 0.965, W - 0.075)
    S.camera((0, -D / 2 - dist, z), 0, 36 * dist * min(aspect, 1) / seen, w=w, h=h, shift=(0, shift))
    _fill(p, (0, -D / 2 + 0.02, 1.3), (W * 0.9, 1.9), rot=(90, 0, 0))


def front(p, g, w, h):
    _mouth(p, g, w, h, 1.22, 0)


def low(p, g, w, h):
    """Ceiling in full view: a low camera with the lens shifted up."""
    _mouth(p, g, w, h, 0.98, 0.085)


def _turned(p, side, yaw, lens, z, w, h):
    """From just inside a front corner; the camera stays between the side walls, so no ray passes beside the car.
    side: +1 stands right and looks left."""
    W, D = p['W'], p['D']
    back = min(0.66, 0.41 * W)
    S.camera((side * (W / 2 - 0.07), -D / 2 - back, z), side * yaw, lens, w=w, h=h, shift=(0, p.get('rise', -0.02)))
    _fill(p, (side * (W / 2 - 0.05), -D / 2 + 0.05, 1.4), (0.9, 1.6), target=(-side * 0.2, 0.3, 1.0))


def angle(p, g, w, h):
    """From the left front corner: rear and right walls."""
    hide(g['front'])
    hide(g['left'])
    _turned(p, -1, 36, 30 if w >= h else 26, 1.25, w, h)


def corner(p, g, w, h):
    """From the right front corner: left wall and rear wall."""
    hide(g['front'])
    hide(g['right'])
    _turned(p, 1, 37, 30 if w >= h else 27, 1.24, w, h)


def door(p, g, w, h):
    """From inside towards the doors."""
    W, D = p['W'], p['D']
    hide(g['rear'])
    S.camera((-0.30, D / 2 + 0.72, 1.30), 180 + 13, 25 if w < h else 30, w=w, h=h, shift=(0, -0.01))
    _fill(p, (0, D / 2 - 0.05, 1.4), (W * 0.8, 1.6), rot=(-90, 0, 0))


def panel(p, g, w, h):
    """The operating panel, a little from the side."""
    W, D = p['W'], p['D']
    y = -D / 2 + 0.27
    hide(g['left'])
    aim = (W / 2 - 0.02, y + 0.03, 1.50)
    S.camera((W / 2 - 1.16, y + 0.46, 1.50), lens=43, target=aim, w=w, h=h, dof=aim, fstop=4)
    _fill(p, (-W / 2 + 0.1, 0, 1.5), (1.2, 1.4), target=aim)


def buttons(p, g, w, h):
    """Close up along the lit button and its neighbours."""
    W, D = p['W'], p['D']
    y = -D / 2 + 0.27
    hide(g['left'])
    hide(g['front'])
    aim = (W / 2 - 0.03, y, p.get('focus', 1.30))
    S.camera((W / 2 - 0.44, y - 0.20, aim[2] + 0.06), lens=50, target=aim, pitch=None, w=w, h=h, dof=aim, fstop=2.4)
    _fill(p, (-W / 2 + 0.1, 0, 1.5), (1.2, 1.4), target=aim)


def rail(p, g, w, h):
    """Handrail and wall in the rear corner."""
    W, D = p['W'], p['D']
    hide(g['front'])
    aim = (W * 0.22, D / 2 - 0.07, 0.93)
    S.camera((-W * 0.30, -D * 0.36, 1.10), lens=44, target=aim, pitch=-6, w=w, h=h, dof=aim, fstop=3.2)
    _fill(p, (-0.2, -D / 2 + 0.05, 1.5), (W * 0.8, 1.4), target=aim)


def floor(p, g, w, h):
    """The floor from above, framed inside the side walls."""
    W, D = p['W'], p['D']
    hide(g['front'])
    S.camera((-0.06 * W, -D / 2 - 0.34 * W, 1.80), lens=38 * 1.6 / W, target=(0.01, 0.05, 0), pitch=-52, w=w, h=h)
    _fill(p, (0, -D / 2 + 0.02, 1.4), (W * 0.9, 1.6), rot=(90, 0, 0))


def ceiling(p, g, w, h):
    """The ceiling from near the floor: a detail, so the camera may tilt."""
    W, D = p['W'], p['D']
    hide(g['front'])
    S.camera((p.get('aside', 0) * W, -D / 2 + 0.2 * (W - 1), 0.55), 0, 30 / W**0.75, pitch=49, w=w, h=h)
    _fill(p, (0, -D / 2 + 0.02, 1.2), (W * 0.9, 1.6), rot=(90, 0, 0))


def oblique(p, g, w, h):
    """Through the door opening from one side, looking across the car with a shifted lens."""
    hide(g['front'])
    W, D = p['W'], p['D']
    x = p.get('aside', -0.22) * W
    S.camera((x, -D / 2 - 0.80, 1.34), lens=27, target=(-x * 0.75, D / 2, 1.2), w=w, h=h, shift=(0, -0.03))
    _fill(p, (0, -D / 2 + 0.02, 1.3), (W * 0.9, 1.9), rot=(90, 0, 0))


def accent(p, g, w, h):
    """The feature panel of the rear wall, close, with handrail and a little ceiling light."""
    hide(g['front'])
    W, D = p['W'], p['D']
    aim = (0.0, D / 2 - 0.02, 1.22)
    S.camera((p.get('aside', 0.34) * W, -D * 0.42, 1.30), lens=40, target=aim, w=w, h=h, dof=aim, fstop=4)
    _fill(p, (0, -D / 2 + 0.05, 1.5), (W * 0.8, 1.4), target=aim)


VIEWS = dict(
    front=front,
    low=low,
    oblique=oblique,
    angle=angle,
    corner=corner,
    door=door,
    panel=panel,
    buttons=buttons,
    accent=accent,
    rail=rail,
    floor=floor,
    ceiling=ceiling,
)


def build(p, view, w, h):
    p = preset(p)
    VIEWS[view or 'front'](p, build_car(p), w, h)
    S.world((0.02, 0.02, 0.022), 1)  # floor light spills past the car mouth: dark surround
    return dict(exposure=p['ev'], look=p.get('look'))
