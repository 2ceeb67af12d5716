"""Inverter, controller board, emergency battery and contactors."""
import random

import materials as M
from geo import box, cyl, frame, prism, ring, rrect, text
from spares.boards import board
from spares.fixings import cable, gland, label

INK = (.70, .71, .72)


def inverter():
    """Lift inverter with operating panel, cooling fins and open terminal row."""
    case, cover = M.plastic((.050, .054, .060), .38), M.plastic((.085, .090, .098), .42)
    alu, ink = M.satin('alu', .34), M.plain('ink_light', INK, .5)
    W, D, H = .22, .17, .38
    box((W, D * .55, H), (0, -D * .22, H / 2 + .004), case, .008, seg=3)
    # heat sink behind the case
    box((W * .98, .012, H * .98), (0, D * .10, H / 2 + .004), alu, .001)
    for i in range(22):
        x = -W * .47 + W * .94 * i / 21
        box((.0022, .062, H * .96), (x, D * .10 + .036, H / 2 + .004), alu, .0004)
    y = -D * .495
    box((W * .94, .010, H * .60), (0, y, H * .655), cover, .005, seg=3)
    # operating panel
    prism(rrect(.098, .120, .006), .008, M.plastic((.018, .019, .021), .3), 'XZ', (-.035, y - .007, H * .70), bevel=.0015)
    prism(rrect(.080, .034, .003), .002, M.plain('lcd_off', (.012, .016, .022), .08), 'XZ', (-.035, y - .0120, H * .70 + .033), bevel=.0004)
    text('50.00', .026, (-.030, y - .0134, H * .70 + .033), (90, 0, 0), M.led(4000, 4, (1, .16, .06)), depth=.0001)
    for i in range(6):
        c, r = i % 3, i // 3
        colour = (.05, .28, .08) if i == 3 else (.45, .03, .02) if i == 5 else (.16, .17, .18)
        prism(rrect(.020, .014, .003), .004, M.plastic(colour, .36), 'XZ', (-.062 + .027 * c, y - .0125, H * .70 - .012 - .024 * r), bevel=.001)
    for i in range(4):
        cyl(.0022, .001, (.040 + .012 * i, y - .0054, H * .905), M.led(4000, 5, (.1, 1, .2) if i < 2 else (1, .5, .06)), 'Y', 0, 16)
    text('LIFT DRIVE', .015, (.062, y - .0056, H * .84), (90, 0, 0), ink, depth=.0002)
    text('11 kW  400 V', .0095, (.062, y - .0056, H * .79), (90, 0, 0), ink, depth=.0002)
    for i in range(9):
        box((W * .36, .002, .004), (.062, y - .0048, H * .71 - .012 * i), M.black(), 0)
    with frame((.060, y - .0055, H * .415)):
        label(.075, .036, (0, 0, 0), ('IN  3 x 400 V  50 Hz', 'OUT 0-500 Hz  25 A', 'IP20'))
    # power terminals under the lifted cover
    box((W * .92, .030, .060), (0, y + .018, H * .19), M.black(), .002)
    for i in range(8):
        x = -W * .40 + W * .80 * i / 7
        box((.021, .034, .046), (x, y + .012, H * .19), M.plastic((.30, .31, .32), .42) if i < 7 else M.plastic((.10, .34, .08), .4), .0015)
        cyl(.0062, .004, (x, y - .006, H * .19 + .008), M.satin('steel', .28), 'Y', .0008, 24)
        box((.0084, .001, .0013), (x, y - .0084, H * .19 + .008), M.black(), 0, rot=(0, 17 * i, 0))
        text('R S T U V W + PE'.split()[i], .008, (x, y - .0065, H * .19 - .015), (90, 0, 0), ink, depth=.0001)
    for i in range(3):
        gland((-.062 + .062 * i, -.045, .004), .015, rot=(180, 0, 0))
    return .39, .52


def controller_board():
    """Main board of the control system, standing on a bracket."""
    with frame((0, 0, .012), (-16, 0, -10)):
        with frame((0, 0, .13)):
            board(.30, .23, 4)
        box((.32, .003, .25), (0, .018, .13), M.satin((.62, .62, .60), .36), .001)
        for x in (-.142, .142):
            for z in (.030, .228):
                cyl(.004, .016, (x, .008, z), M.mirror((.78, .60, .28), .16), 'Y', .0006, 6)
    for s in (-1, 1):
        with frame((0, 0, 0), (0, 0, -10)):
            prism([(0, 0), (.09, 0), (.060, .14)], .006, M.satin((.62, .62, .60), .36), 'YZ', (s * .10, .035, .002), bevel=.001)
    cable([(-.10, -.02, .030), (-.16, -.07, .010), (-.13, -.13, .004), (-.04, -.15, .004)], .0024, M.plastic((.45, .03, .02), .4))
    cable([(-.09, -.02, .030), (-.145, -.075, .010), (-.12, -.125, .004), (-.045, -.142, .004)], .0024, M.plastic((.02, .02, .02), .4))
    with frame((-.025, -.150, .007), (0, 0, 10)):
        box((.034, .014, .012), (0, 0, 0), M.plastic((.10, .34, .08), .4), .001)
    return .28, .38


def rescue_unit():
    """Automatic rescue device with an open door showing batteries and board."""
    sheet, black = M.paint((.62, .63, .63), .40, .05), M.plastic((.03, .03, .032), .4)
    W, D, H = .42, .17, .46
    box((W, .003, H), (0, D / 2, H / 2 + .01), sheet, .001)
    for s in (-1, 1):
        box((.003, D, H), (s * W / 2, 0, H / 2 + .01), sheet, .001)
        box((W, D, .003), (0, 0, .011 if s < 0 else H + .009), sheet, .001)
    for i in range(4):
        x = -W / 2 + .065 + .096 * i
        box((.088, .090, .110), (x, .018, .070), M.plastic((.035, .038, .045), .42), .004, seg=3)
        box((.084, .002, .050), (x, -.028, .068), M.plain('battery_label', (.06, .20, .42) if i % 2 else (.06, .20, .42), .5), 0)
        text('12 V  7 Ah', .011, (x, -.0296, .070), (90, 0, 0), M.plain('ink_light', INK, .5), depth=.0001)
        for s, c in ((-1, (.45, .03, .02)), (1, (.02, .02, .02))):
            box((.006, .012, .012), (x + s * .028, .0, .130), M.satin('alu', .3), .001)
            cable([(x + s * .028, -.004, .136), (x + s * .028, -.012, .160), (x * .6, .02, .190), (x * .5, .05, .215)], .0022, M.plastic(c, .4))
    with frame((-.07, D / 2 - .020, .335)):
        board(.22, .17, 7)
    box((.085, .075, .090), (.135, .035, .325), M.plastic((.30, .31, .32), .42), .003)
    for i in range(9):
        ring(.036, .030, .0045, (.135, -.005, .325), black, 'Y', .001, 48) if i == 0 else box((.066, .002, .003), (.135, -.0035, .292 + .008 * i), black, 0)
    with frame((W / 2, -D / 2, 0), (0, 0, -112)):
        box((W, .003, H), (-W / 2, 0, H / 2 + .01), sheet, .001)
        for i in range(7):
            box((.10, .001, .004), (-W / 2, -.002, .12 + .012 * i), black, 0)
    return .48, .62


def contactors():
    """Three contactors of rising size with an auxiliary block."""
    rnd = random.Random(3)
    body, face, steel = M.plastic((.055, .058, .064), .4), M.plastic((.46, .46, .44), .4), M.satin('steel', .28)
    for x, k, ry in ((-.085, .80, 14), (.005, 1.0, 4), (.112, 1.25, -9)):
        with frame((x, .004, 0), (0, 0, ry)):
            w, d, h = .052 * k, .085 * k, .082 * k
            box((w, d * .62, h), (0, d * .19, h / 2), body, .002, seg=3)
            box((w * .96, d * .40, h * .52), (0, -d * .28, h / 2), face, .002, seg=3)
            box((w * .34, .006, h * .16), (0, -d * .50, h * .52), M.plastic((.03, .05, .12), .4), .001)
            box((w * .80, .001, .010 * k), (0, -d * .481, h * .68), M.plain('plate', (.82, .82, .80), .35), 0)
            text('%d A' % (18 if k < .9 else 32 if k < 1.1 else 50), .0075 * k, (0, -d * .4825, h * .68), (90, 0, 0), M.plain('ink', (.03, .03, .035), .5), depth=.0001)
            for s in (-1, 1):
                for i in range(3):
                    px, pz = (i - 1) * w * .31, h / 2 + s * h * .40
                    cyl(.0052 * k, .0035, (px, -d * .125, pz), steel, 'Y', .0006, 24)
                    box((.0074 * k, .001, .0011), (px, -d * .125 - .0020, pz), M.black(), 0, rot=(0, rnd.uniform(0, 180), 0))
                    box((.001, d * .30, h * .18), (px + w * .155, -d * .26, pz), body, 0)
                for i, t in enumerate(('1/L1', '3/L2', '5/L3') if s > 0 else ('2/T1', '4/T2', '6/T3')):
                    text(t, .0046 * k, ((i - 1) * w * .31, -d * .4835, h / 2 + s * h * .205), (90, 0, 0), M.plain('ink', (.03, .03, .035), .5), depth=.0001)
    return .11, .22


PARTS = {
    'inverter': (inverter, dict(cam=(-.46, -1.42, .52), aim=(0, 0, .185), lens=68)),
    'board': (controller_board, dict(cam=(-.12, -.98, .40), aim=(0, -.01, .125), lens=72)),
    'rescue': (rescue_unit, dict(cam=(-.42, -1.62, .62), aim=(.06, 0, .23), lens=62)),
    'contactors': (contactors, dict(cam=(-.12, -.62, .20), aim=(.020, 0, .048), lens=74)),
}
