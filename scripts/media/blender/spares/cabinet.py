"""Control cabinet."""
import random
import materials as M
from geo import box, box2, cyl, frame, prism, rrect, text
from spares.boards import board, terminal_row
from spares.fixings import cable


def cabinet():
    """Open control cabinet: controller board, inverter, contactors, breakers, terminals, wiring ducts."""
    W, D, H = .60, .25, 1.10; sk = M.paint((.60, .61, .61), .42, .06); z0 = .06
    with frame((0, 0, z0)):
        box2((-W / 2, D / 2 - .003, 0), (W / 2, D / 2, H), sk, .001)
        for s in (-1, 1): box2((s * W / 2, -D / 2, 0), (s * (W / 2 - .0025), D / 2, H), sk, .001)
        for z in (0, H): box2((-W / 2 + .003, -D / 2 + .005, z - .0012), (W / 2 - .003, D / 2 - .004, z + .0008), sk, 0)
        for s in (-1, 1): box2((s * W / 2, -D / 2, 0), (s * (W / 2 - .018), -D / 2 + .004, H), sk, .001)
        for z in (0, H - .018): box2((-W / 2 + .0182, -D / 2 + .0004, z), (W / 2 - .0182, -D / 2 + .004, z + .018), sk, .001)
        y = D / 2 - .02
        box2((-W / 2 + .02, y, .02), (W / 2 - .02, y + .003, H - .02), M.zinc(), .001)
        # open door, hinged on the right
        with frame((W / 2 + .002, -D / 2, 0), (0, 0, -118)):
            box2((-W + .004, 0, .002), (0, .0025, H - .002), sk, .001)
            for s in (0, 1): box2((-W + .004 if not s else -.015, 0, .002), (-W + .019 if not s else 0, .015, H - .002), sk, .001)
            prism(rrect(.20, .28, .002), .002, M.plain('paper', (.82, .82, .80), .7), 'XZ', (-W / 2, .006, H * .62), bevel=0)
            for i in range(9): box((.15 - .04 * (i % 3 == 2), .0004, .003), (-W / 2, .0078, H * .62 + .11 - .024 * i), M.plain('ink', (.03, .03, .035), .5), 0)
        duct = M.plastic((.36, .37, .38), .5); slot = M.plastic((.10, .10, .105), .6)
        def dct(x0, z0_, x1, z1):
            box2((x0, y - .055, z0_), (x1, y, z1), duct, .002); vert = (z1 - z0_) > (x1 - x0); L = (z1 - z0_) if vert else (x1 - x0)
            for k in range(int(L / .0125)):
                t = .008 + k * .0125
                if vert:
                    for xx in (x0, x1): box((.0012, .036, .005), (xx, y - .026, z0_ + t), slot, 0)
                else:
                    for zz in (z0_, z1): box((.005, .036, .0012), (x0 + t, y - .026, zz), slot, 0)
        for z in (1.02, .70, .42, .19): dct(-W / 2 + .07, z, W / 2 - .07, z + .035)
        dct(-W / 2 + .03, .05, -W / 2 + .065, 1.055); dct(W / 2 - .065, .05, W / 2 - .03, 1.055)
        with frame((-.085, y - .022, .88)): board(.25, .235, 3)
        with frame((.145, 0, .88)):                                                        # inverter
            box((.145, .14, .245), (0, y - .07, 0), M.plastic((.055, .06, .066), .4), .006, seg=3); box((.120, .006, .12), (0, y - .142, -.04), M.plastic((.11, .115, .12), .4), .003)
            prism(rrect(.075, .055, .004), .006, M.plastic((.02, .02, .022), .3), 'XZ', (0, y - .143, .065), bevel=.001); text('50.00', .022, (0, y - .1468, .072), (90, 0, 0), M.led(4000, 4, (1, .16, .06)))
            for i in range(4): cyl(.005, .003, (-.027 + .018 * i, y - .147, .046), M.grey(), 'Y', .0008, 20)
            for i in range(8): box((.11, .002, .003), (0, y - .1455, -.005 - .011 * i), M.black(), 0)
        for i in range(4):                                                                   # contactors
            x = -.185 + i * .062
            box((.050, .075, .085), (x, y - .04, .575), M.plastic((.07, .072, .075), .4), .003); box((.046, .012, .045), (x, y - .083, .575), M.plastic((.50, .50, .48), .4), .002); box((.016, .006, .014), (x, y - .091, .575), M.plastic((.05, .05, .05), .4), .001)
            for k in range(3):
                for s in (-1, 1): cyl(.0042, .003, (x - .015 + .015 * k, y - .0785, .575 + s * .034), M.satin('steel', .3), 'Y', .0005, 16)
        for i in range(6):                                                                   # breakers
            x = .075 + i * .0185
            box((.0178, .062, .085), (x, y - .034, .575), M.plastic((.66, .66, .65), .4), .002); box((.0178, .016, .045), (x, y - .070, .575), M.plastic((.66, .66, .65), .4), .002); box((.010, .014, .014), (x, y - .082, .582), M.plastic((.03, .10, .35), .35) if i % 3 else M.red(), .002)
        box((.060, .085, .085), (.195, y - .045, .30), M.plastic((.30, .31, .32), .45), .003) ; 
        for i in range(10): box((.048, .002, .003), (.195, y - .0885, .268 + .0075 * i), M.black(), 0)
        with frame((-.10, y - .02, .305)): board(.20, .13, 9, (.012, .05, .14))
        with frame((.085, y - .02, .305)): board(.11, .13, 12)
        cols = [M.plastic((.42, .42, .40), .45)] * 5 + [M.plastic((.03, .12, .40), .4)] + [M.plastic((.10, .34, .08), .4)]
        terminal_row(46, -.195, .115, y, colors=cols)
        # harness
        rnd = random.Random(6); wires = [(.02, .02, .02), (.45, .03, .02), (.03, .10, .40), (.75, .55, .02), (.55, .55, .55), (.10, .30, .08)]
        for i in range(34):
            x = -.19 + i * .0115
            cable([(x, y - .040, .15), (x + rnd.uniform(-.002, .002), y - .047, .168), (x, y - .03, .192)], .0013, M.plastic(rnd.choice(wires), .4))
        for i in range(12):
            x = -.20 + (i // 3) * .062 + (i % 3) * .015
            for s in (-1, 1): cable([(x, y - .080, .575 + s * .036), (x, y - .086, .575 + s * .052), (x, y - .04, .575 + s * .10)], .0019, M.plastic(wires[i % 3], .4))
        for i in range(20):
            x = -.195 + i * .0115
            cable([(x, y - .030, .765), (x, y - .036, .752), (x, y - .03, .733)], .0012, M.plastic(rnd.choice(wires), .4))
        for i in range(3): cable([(.11 + i * .03, y - .10, .757), (.11 + i * .03, y - .105, .742), (.11 + i * .03, y - .03, .73)], .0035, M.plastic((.02, .02, .02), .4))
    for s in (-1, 1): box2((s * W / 2, -D / 2, 0), (s * (W / 2 - .06), D / 2, z0), M.black(), .003)
    return 1.18, 1.35


PARTS = {
    'cabinet': (cabinet, dict(cam=(-.50, -3.3, .98), aim=(.12, 0, .585), lens=64)),
}
