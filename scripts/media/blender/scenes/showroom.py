"""Studio sets of the newsroom: a complete elevator, doors, packed parts, escalator components."""

import importlib

import materials as M
import studio as S
from elevator.doors import door_panels, sill
from elevator.sling import RAIL, counterweight, galvanised, roof, shell, sling
from geo import box, box2, frame, prism, tube
from props.workshop import carton, case, pallet
from spares.operator import operator


def _part(model, loc, turn=0.0):
    family, name = model.split('.')
    with frame(loc, (0, 0, turn)):
        importlib.import_module('spares.' + family).PARTS[name][0]()


def _sweep(colour, s, y):
    S.backdrop(colour, width=16 * s, depth=8 * s, height=9 * s, radius=2.4 * s, y=y)


def _shaft(W=2.3, D=2.1, H=6.1):
    """Steel shaft frame around the origin, open on all sides but the landing at -Y."""
    m = M.paint((0.06, 0.07, 0.085), 0.36)
    for x in (-W / 2, W / 2):
        for y in (-D / 2, D / 2):
            box((0.10, 0.10, H), (x, y, H / 2), m, 0.006)
    for z in (0.05, 1.25, 3.95, H - 0.05):
        for y in (-D / 2, D / 2):
            box((W - 0.10, 0.09, 0.096), (0, y, z), m, 0.005)
        for x in (-W / 2, W / 2):
            box((0.09, D - 0.10, 0.096), (x, 0, z), m, 0.005)
    box2(
        (-W / 2 - 0.25, -D / 2 - 0.25, -0.02),
        (W / 2 + 0.25, D / 2 + 0.25, 0.02),
        M.plain('plinth', (0.20, 0.21, 0.22), 0.4),
        0.004,
    )
    st = M.plain('rail', (0.56, 0.57, 0.58), 0.3, 0.5, 0.6)
    for s in (-1, 1):
        with frame((s * 1.03, 0, 0), (0, 0, 90 * s)):
            prism(RAIL, H - 0.1, st, 'XY', (0, 0, H / 2), bevel=0.0006)
        with frame((s * 0.52, D / 2 - 0.16, 0), (0, 0, 90 * s)):
            prism(RAIL, H - 0.1, st, 'XY', (0, 0, H / 2), bevel=0.0006)


def complete():
    """Machine-room-less elevator in a cut-away shaft, its components standing around it."""
    from spares.traction import machine

    W, D, H = 1.7, 1.3, 2.2
    with frame((0.9, 0.9, 0), (0, 0, 24)):
        _shaft()
        with frame((0, -0.05, 1.30)):
            sling(W, D, H)
            shell(W, D, H, film=False)
            roof(W, D, H)
            with frame((0, -D / 2 - 0.10, 2.10)):
                operator()
            with frame((0, -D / 2 - 0.09, 0)):
                door_panels(0.94, 2.12, 'satin:bronze', 0.0)
            with frame((0, -D / 2 - 0.05, 0)):
                sill(1.5)
        with frame((0, 0.83, 2.5)):
            counterweight(0.95, 0.18, 2.6, 0.9)
        with frame((0.15, 0.45, 5.42), (0, 0, 0)):
            machine()
        for y in (0.30, 0.70):
            box((2.2, 0.10, 0.14), (0, y, 5.34), M.paint((0.42, 0.035, 0.025), 0.36), 0.005)
        for k in range(6):
            x = 0.15 - 0.185
            tube(
                [(x, 0.26 + 0.013 * (k - 2.5), 4.2), (x, 0.26 + 0.013 * (k - 2.5), 5.78)],
                0.005,
                M.satin((0.3, 0.3, 0.3), 0.4, False),
                res=3,
            )
            tube(
                [(x + 0.37, 0.26 + 0.013 * (k - 2.5), 5.15), (x + 0.37, 0.26 + 0.013 * (k - 2.5), 5.78)],
                0.005,
                M.satin((0.3, 0.3, 0.3), 0.4, False),
                res=3,
            )
        _part('safety.buffers', (0.1, 0.0, 0.01))
    with frame((-1.95, -0.1, 0.10), (0, 0, 18)):
        _door_set('brushed:steel', 'satin:steel', 0.4)
    _part('cabinet.cabinet', (-3.75, -0.3, 0), 24)
    _part('landingpanels.cop', (3.5, -0.4, 0), -18)
    _part('safety.governor', (-2.9, -1.3, 0), 20)
    _part('traction.sheave', (2.65, -1.1, 0), -14)
    _sweep((0.60, 0.62, 0.64), 1.5, 4.2)
    S.area((-4.5, -4.5, 6.5), (4, 3), 760, 5400, target=(0.2, 0.6, 2.2), glossy=False)
    S.area((5.5, -3, 4), (1.6, 4.5), 220, 6200, target=(0.6, 0.8, 2.4))
    S.area((0, 2.8, 8), (7, 1.4), 300, 5600, target=(0, 1.5, 1.0))
    S.area((0, 2.6, 7), (9, 1.2), 260, 5600, target=(0, 4.4, 2.0), glossy=False)
    return (-0.1, -10.6, 2.4), 35, (-0.1, 0.8, 2.4), (0, 0.052)


def _door_set(jamb, leaf, opened):
    """Landing entrance on its plinth with jambs, leaves, sill and operator; top of the plinth at z=0."""
    m = M.spec(jamb)
    box2((-1.05, -0.18, -0.10), (1.05, 0.42, -0.001), M.plain('plinth', (0.06, 0.062, 0.066), 0.3), 0.006)
    for s in (-1, 1):
        box2((s * 0.48, -0.06, 0), (s * 0.58, 0.10, 2.22), m, 0.005, seg=3)
    box2((-0.48, -0.06, 2.12), (0.48, 0.10, 2.22), m, 0.005, seg=3)
    with frame((0, 0.13, 0.002)):
        sill(1.9, 0.10)
    with frame((0, 0.11, 0)):
        door_panels(0.98, 2.14, leaf, opened)
    with frame((0, 0.15, 2.13)):
        operator()
    for s in (-1, 1):
        box((0.06, 0.06, 2.62), (s * 0.86, 0.30, 1.31), galvanised(), 0.004)
    box((1.66, 0.056, 0.056), (0, 0.30, 2.59), galvanised(), 0.004)


def doors():
    """Two landing entrances with their operators, one half open, in a dark studio."""
    for x, turn, jamb, leaf, o in (
        (-1.16, 14, 'satin:steel', 'etched:diamond:steel:.16', 0.0),
        (1.18, -12, 'satin:bronze', 'satin:bronze', 0.55),
    ):
        with frame((x, 0.25, 0.10), (0, 0, turn)):
            _door_set(jamb, leaf, o)
    _sweep((0.16, 0.17, 0.185), 1.0, 3.2)
    S.area((-3.2, -3.0, 3.4), (1.6, 2.6), 330, 5400, target=(-0.3, 0.2, 1.2))
    S.area((3.4, -2.2, 2.4), (0.8, 3.2), 230, 6200, target=(0.8, 0.2, 1.2))
    S.area((0, 1.9, 4.6), (5, 0.9), 260, 5600, target=(0, 0.4, 1.6))
    S.area((0, 1.2, 4.4), (6, 0.6), 210, 5600, target=(0, 3.2, 1.5), glossy=False)
    return (-0.35, -6.6, 1.45), 41, (0.02, 0.3, 1.45), (0, -0.012)


def packed():
    """Open shipping case with parts in foam, cartons and closed cases on pallets."""
    foam, timber, batten = M.carpet((0.055, 0.058, 0.064)), M.wood('ash', 'X', 0.6, 0.6), M.wood('oak', 'X', 0.6, 0.6)
    with frame((-0.15, -0.45, 0), (0, 0, 9)):
        pallet(1.6, 1.0)
        box2((-0.78, -0.48, 0.145), (0.78, 0.48, 0.30), timber, 0.004)
        box2((-0.75, -0.45, 0.29), (0.75, 0.45, 0.345), foam, 0.01)
        for s in (-1, 1):
            box2((-0.80, s * 0.48, 0.145), (0.80, s * 0.50, 0.40), timber, 0.003)
            box2((s * 0.78, -0.50, 0.145), (s * 0.80, 0.50, 0.40), timber, 0.003)
            for x in (-0.6, 0, 0.6):
                box((0.075, 0.02, 0.25), (x, s * 0.51, 0.272), batten, 0.003)
        _part('safety.governor', (-0.52, 0.10, 0.346), 12)
        _part('traction.sheave', (0.02, 0.16, 0.346), 8)
        _part('drives.contactors', (-0.52, -0.28, 0.346), 4)
        _part('gear.gear', (-0.08, -0.28, 0.346), 0)
        _part('sensors.encoder', (0.36, -0.30, 0.346), -8)
        _part('suspension.ropes', (0.56, 0.20, 0.346), 30)
        _part('landing.lock', (0.60, -0.18, 0.346), -14)
    with frame((0.35, 1.35, 0), (0, 0, -6)):
        pallet(1.6, 1.0)
        with frame((-0.35, 0, 0.145)):
            case(0.85, 0.8, 0.62, 'HOISTWAY')
        with frame((-0.36, 0.05, 0.78), (0, 0, 5)):
            case(0.7, 0.6, 0.42, 'THIS SIDE UP')
        for i in range(3):
            with frame((0.42 + 0.02 * (i % 2), 0.02 * i, 0.145 + 0.34 * i), (0, 0, 4 * i - 3)):
                carton(0.62 - 0.06 * i, 0.7 - 0.06 * i, 0.335, i)
    with frame((1.35, 0.05, 0), (0, 0, -22)):
        for i, (a, b, c) in enumerate(((0.56, 0.46, 0.40), (0.46, 0.40, 0.28))):
            with frame((0.02 * i, 0, 0.40 * i), (0, 0, 9 * i)):
                carton(a, b, c, i + 1)
    with frame((-1.55, 0.75, 0), (0, 0, 18)):
        case(0.95, 0.7, 0.60, 'HOISTWAY')
        with frame((0, 0, 0.645), (0, 0, -14)):
            carton(0.5, 0.42, 0.32, 2)
    _sweep((0.62, 0.635, 0.65), 0.9, 3.0)
    S.area((-2.6, -2.2, 3.2), (2.2, 1.6), 330, 5300, target=(0, 0.2, 0.4))
    S.area((2.8, -1.2, 1.8), (0.8, 2.2), 70, 6200, target=(0, 0.2, 0.5))
    S.area((0, 2.2, 3.6), (4, 1), 170, 5600, target=(0, 0.6, 0.4))
    return (-0.30, -4.2, 1.85), 49, (0.02, 0.15, 0.44), None


def components():
    """Steps, chain, combs, handrail and rollers laid out."""
    from escalators.steps import step

    with frame((-0.56, 0.36, 0.235), (0, 0, 72)):
        step(0.80)
    with frame((0.40, 0.66, 0.235), (0, 0, 86)):
        step(0.80)
    _part('escalator.handrail', (0.98, 0.28, 0), -16)
    _part('escalator.chain', (0.24, 0.08, 0), -10)
    _part('escalator.combs', (-0.36, -0.22, 0), 8)
    _part('escalator.rollers', (0.62, -0.20, 0), -8)
    _part('escalator.brush', (0.10, -0.34, 0), -6)
    _sweep((0.66, 0.67, 0.685), 0.7, 2.4)
    S.product_lights(1.0, 1.35)
    return (0.0, -2.35, 1.42), 46, (0.15, 0.20, 0.09), None


SETS = dict(complete=complete, doors=doors, packed=packed, components=components)


def build(p, view, w, h):
    loc, lens, aim, shift = SETS[view]()
    S.world((0.30, 0.31, 0.33), 0.5)
    S.camera(loc, lens=lens, target=aim, pitch=0 if shift else None, w=w, h=h, shift=shift or (0, 0))
    return dict(look='High Contrast', exposure=p.get('ev', 0), bloom=0.02)
