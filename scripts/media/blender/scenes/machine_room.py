"""A clean machine room: gearless machine on its beams, ropes through the slab, cabinets and governor behind."""
import math

import bpy
from mathutils import Matrix, Vector

import materials as M
import studio as S
from geo import box2, frame, prism, text, tube
from spares.cabinet import cabinet
from spares.safety import governor
from spares.traction import machine

FLOOR, SHAFT, SHEAVE_R = 0.34, 0.36, 0.181  # top of the beams, shaft over it, radius at the ropes


def _room():
    epoxy = M.plain('epoxy', (0.165, 0.185, 0.20), 0.16, 0.5)
    white, blue = M.plaster((0.72, 0.73, 0.73)), M.paint((0.045, 0.12, 0.22), 0.4)
    box2((-4.5, -4, -0.1), (5.5, 4.2, 0), epoxy, 0)
    box2((-4.5, 4.2, 0), (5.5, 4.3, 3.2), white, 0)
    box2((-4.5, 4.185, 0), (5.5, 4.2, 1.1), blue, 0)
    for x in (-4.5, 5.5):
        box2((x - 0.1, -4, 0), (x + 0.1, 4.2, 3.2), white, 0)
    box2((-4.5, -4, 3.2), (5.5, 4.2, 3.3), white, 0)
    yellow = M.paint((0.80, 0.50, 0.03), 0.4)
    for a, b in (((-1.25, -0.85), (1.25, -0.78)), ((-1.25, 1.15), (1.25, 1.22)), ((-1.25, -0.78), (-1.18, 1.15))):
        box2((*a, 0), (*b, 0.0012), yellow, 0)
    box2((1.18, -0.78, 0), (1.25, 1.15, 0.0012), yellow, 0)
    steel = M.paint((0.62, 0.60, 0.10), 0.4)
    box2((-4.4, 0.52, 2.72), (5.4, 0.66, 2.75), steel, 0.004)  # hoisting beam
    box2((-4.4, 0.585, 2.75), (5.4, 0.595, 2.95), steel, 0.002)
    box2((-4.4, 0.52, 2.95), (5.4, 0.66, 2.98), steel, 0.004)
    trunk = M.satin('alu', 0.4)
    box2((-4.5, 4.05, 2.35), (5.5, 4.19, 2.47), trunk, 0.003)  # cable trunking and its drops
    for x in (-2.35, -0.95, 2.9):
        box2((x - 0.06, 4.1, 1.2), (x + 0.06, 4.19, 2.35), trunk, 0.003)
    dark = M.paint((0.06, 0.065, 0.07), 0.4)
    box2((3.35, 4.12, 1.35), (4.65, 4.2, 2.25), dark, 0.006)  # louvre
    for i in range(9):
        box2((3.42, 4.07, 1.42 + 0.09 * i), (4.58, 4.12, 1.47 + 0.09 * i), trunk, 0.002, rot=(30, 0, 0))
    text('1', 0.62, (1.75, 4.18, 1.75), (90, 0, 0), blue, depth=0.002)


def _lights(p):
    for y in (-1.6, 1.1, 3.4):
        for x in (-2.4, 0.4, 3.2):
            e = box2((x - 0.75, y - 0.06, 3.13), (x + 0.75, y + 0.06, 3.17), M.led(5200, 7, sample=False), 0)
            e.visible_diffuse = False
        S.area((0.4, y, 3.1), (7, 0.2), 62, 5000, glossy=False)
    S.area((-2.6, -2.2, 2.3), (1.2, 0.9), 70, 4600, target=(0, 0, 0.7))
    S.area((2.4, 1.4, 2.0), (0.4, 1.6), 40, 6500, target=(0, 0, 0.8))


def _spin(degrees):
    """Turns the sheave: everything in front of the bearing shield, about the shaft."""
    bpy.context.view_layer.update()
    axis = Vector((0, 0, FLOOR + SHAFT))
    turn = Matrix.Translation(axis) @ Matrix.Rotation(math.radians(degrees), 4, 'Y') @ Matrix.Translation(-axis)
    for ob in bpy.data.objects:
        if ob.type != 'MESH':
            continue
        box = [ob.matrix_world @ Vector(c) for c in ob.bound_box]
        if max(v.y for v in box) < -0.124 and all((v - axis).xz.length < 0.27 for v in box):
            ob.matrix_world = turn @ ob.matrix_world


def _ropes():
    """Six ropes over the sheave, spreading to the slots of car and counterweight."""
    rope, lean = M.rope(), math.radians(15)
    zc = FLOOR + SHAFT
    for i in range(6):
        y = -0.185 + (i - 2.5) * 0.013
        arc = [
            (SHEAVE_R * math.cos(a), y, zc + SHEAVE_R * math.sin(a))
            for a in [lean + (math.pi - 2 * lean) * k / 40 for k in range(41)]
        ]
        foot = SHEAVE_R * math.cos(lean) + (zc + SHEAVE_R * math.sin(lean) + 0.05) * math.tan(lean)
        tube([(foot, y, -0.05)] + arc + [(-foot, y, -0.05)], 0.005, rope)


def _beams():
    """Two channels under the machine on rubber pads and plinths; slots of the ropes in the slab."""
    grey, pad, stone = M.paint((0.13, 0.14, 0.15), 0.4), M.rubber(), M.concrete((0.30, 0.30, 0.29))
    for y in (-0.07, 0.32):
        channel = [(-0.05, 0), (0.05, 0), (0.05, 0.012), (0.006, 0.018), (0.006, 0.142), (0.05, 0.148)]
        channel += [(0.05, 0.16), (-0.05, 0.16), (-0.05, 0.148), (-0.006, 0.142), (-0.006, 0.018), (-0.05, 0.012)]
        prism(channel, 1.5, grey, 'YZ', (0, y, FLOOR - 0.16), bevel=0.002)
    for x in (-0.66, 0.66):
        box2((x - 0.14, -0.14, 0), (x + 0.14, 0.5, FLOOR - 0.185), stone, 0.01)
        for y in (-0.07, 0.32):
            box2((x - 0.07, y - 0.05, FLOOR - 0.185), (x + 0.07, y + 0.05, FLOOR - 0.16), pad, 0.004)
    black = M.black()
    for x in (-0.36, 0.36):
        box2((x - 0.11, -0.27, 0), (x + 0.11, -0.10, 0.0015), black, 0)
        for y in (-0.275, -0.105):
            box2((x - 0.12, y, 0), (x + 0.12, y + 0.012, 0.05), M.satin('steel', 0.35), 0.001)


def build(p, view, w, h):
    """p['turn']: angle of the sheave in degrees."""
    _room()
    _beams()
    with frame((0, 0, FLOOR)):
        machine()
    _spin(p.get('turn', 0))
    _ropes()
    for i in range(3):
        with frame((-1.75 + i * 0.80, 3.6, 0), (0, 0, 0)):
            cabinet()
    with frame((1.75, 0.9, 0.22), (0, 0, -25)):
        governor()
    box2((1.4, 0.6, 0), (2.1, 1.2, 0.22), M.concrete((0.30, 0.30, 0.29)), 0.01)
    _lights(p)
    S.world((0.05, 0.052, 0.056), 1)
    S.camera((-1.2, -1.95, 0.98), lens=32, target=(-0.06, 0, 0.98), w=w, h=h, shift=(0, -0.09), dof=(0, -0.2, 0.7), fstop=4)
    return dict(look='High Contrast', exposure=p.get('ev', 0))
