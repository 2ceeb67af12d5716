"""Hydraulic parts: valve block, cylinder head, power unit, hose."""
import math

import materials as M
from geo import PI, box, cyl, frame, lathe, prism, ring, rrect, tube
from spares.fixings import bolt, cable, circle_bolts, gland, label


def _coil(loc, rot=(0, 0, 0)):
    """Solenoid with its plug."""
    with frame(loc, rot):
        cyl(.007, .070, (0, 0, .035), M.satin('steel', .24), bevel=.001)
        box((.034, .034, .042), (0, 0, .028), M.plastic((.030, .031, .034), .4), .004, seg=3)
        cyl(.0085, .008, (0, 0, .055), M.zinc(), n=6, bevel=.001)
        box((.024, .026, .024), (0, -.028, .030), M.plastic((.16, .17, .18), .4), .003, seg=3)
        gland((0, -.040, .030), .007, rot=(90, 0, 0))


def valve_block():
    """Lift control valve: block with four solenoids, gauge, ball valve and adjusters."""
    block, steel, brass = M.paint((.33, .35, .37), .34, .03), M.satin('steel', .25), M.satin((.72, .54, .24), .24)
    with frame((0, 0, .0), (0, 0, 14)):
        box((.24, .13, .115), (0, 0, .0975), block, .005, seg=3)
        box((.20, .11, .040), (0, 0, .020), M.satin('alu', .3), .003)
        for i, x in enumerate((-.090, -.030, .030, .090)):
            _coil((x, .005, .155))
            with frame((x, -.065, .085 if i % 2 else .110)):
                cyl(.010, .014, (0, -.006, 0), brass, 'Y', .001, 6)
                cyl(.0055, .018, (0, -.018, 0), steel, 'Y', .001, 24)
                cyl(.009, .005, (0, -.014, 0), M.zinc(), 'Y', .0008, 6)
        for x in (-.108, .108):
            for z in (.052, .143):
                cyl(.0068, .006, (x, -.066, z), steel, 'Y', .0008, 32)
                cyl(.0034, .0062, (x, -.0665, z), M.black(), 'Y', 0, 6)
        # pressure gauge on a nipple
        with frame((-.060, -.095, .135), (8, 0, 0)):
            cyl(.034, .026, (0, 0, 0), M.satin('steel', .22), 'Y', .003, 80)
            cyl(.030, .002, (0, -.0135, 0), M.plain('dial', (.84, .84, .82), .4), 'Y', 0, 64)
            ink = M.plain('ink', (.03, .03, .035), .5)
            for i in range(25):
                a = math.radians(225 - 270 * i / 24)
                r = .0255 if i % 4 else .0240
                box((.0007, .0006, .0040 if i % 4 else .0065), (r * math.cos(a), -.0148, r * math.sin(a)), ink, 0, rot=(0, 90 - math.degrees(a), 0))
            box((.0011, .0008, .024), (-.006, -.0153, .006), M.plain('needle', (.5, .02, .015), .4), 0, rot=(0, -45, 0))
            cyl(.0030, .002, (0, -.0155, 0), ink, 'Y', .0004, 24)
            ring(.034, .0295, .006, (0, -.0135, 0), M.mirror('steel', .06), 'Y', .0015, 80)
            cyl(.006, .030, (0, .020, 0), brass, 'Y', .001, 6)
        # ball valve with a red lever at the outlet
        with frame((.120, 0, .090), (0, 90, 0)):
            cyl(.026, .030, (0, 0, .014), M.zinc(), bevel=.002, n=6)
            cyl(.022, .060, (0, 0, .050), M.zinc(), bevel=.003, n=64)
            cyl(.027, .022, (0, 0, .086), M.zinc(), bevel=.002, n=6)
            cyl(.016, .020, (0, 0, .100), steel, bevel=.001, n=48)
        with frame((.170, -.010, .120)):
            cyl(.007, .022, (0, .010, -.006), steel, bevel=.001, n=24)
            tube([(0, .010, .008), (.020, -.020, .020), (.030, -.085, .024)], .0055, M.plastic((.52, .03, .02), .34), fillet=.02)
        # hand pump lever and emergency lowering button
        with frame((-.122, .01, .12), (0, -90, 0)):
            cyl(.020, .010, (0, 0, .004), M.paint((.86, .50, .02), .35), bevel=.002)
            cyl(.014, .018, (0, 0, .016), M.plastic((.52, .03, .02), .3), bevel=.004)
        with frame((.035, -.0655, .070)):
            label(.055, .030, (0, 0, 0), ('HYDRAULIC VALVE', '10-80 bar', '250 l/min'))
    return .24, .38


def cylinder_head():
    """Upper end of a hydraulic cylinder with seals, and the seal kit in front."""
    paint, chrome = M.paint((.055, .085, .125), .34), M.mirror('steel', .07)
    with frame((-.06, .04, .085), (0, 0, 22)):
        with frame((0, 0, 0), (90, 0, 90)):
            cyl(.062, .30, (0, 0, -.14), paint, bevel=.002, n=96)
            lathe([(.040, .0), (.082, .0), (.085, .003), (.085, .034), (.082, .037), (.062, .037), (.058, .042), (.048, .046), (.040, .046), (.040, .0)], mat=M.machined('steel', .2, 1400), n=128)
            circle_bolts(.073, 8, .037, .006, .006)
            cyl(.038, .30, (0, 0, .17), chrome, bevel=.003, n=96)
            lathe([(0, .318), (.022, .318), (.024, .320), (.024, .355), (.021, .360), (0, .360)], mat=M.satin('steel', .28), n=64)
            ring(.041, .0385, .010, (0, 0, .047), M.plastic((.02, .12, .32), .4), bevel=.001)
        with frame((-.10, 0, .062)):
            cyl(.016, .022, (0, 0, .008), M.zinc(), n=6, bevel=.0015)
            cyl(.010, .016, (0, 0, .024), M.satin((.72, .54, .24), .24), bevel=.001)
    for x in (-.145, -.02):
        with frame((x, .04 + (x + .06) * .40, 0), (0, 0, 22)):
            prism([(-.075, 0), (.075, 0), (.064, .046), (.040, .028), (0, .020), (-.040, .028), (-.064, .046)], .022, M.plastic((.03, .03, .032), .45), 'YZ', bevel=.003)
    blue, dark = M.plastic((.02, .10, .30), .38), M.rubber((.02, .02, .02), .4)
    for x, y, r, m, t in ((.06, -.135, .047, blue, .009), (.06, -.135, .034, dark, .006), (.155, -.10, .040, M.plastic((.52, .34, .10), .4), .008), (-.03, -.165, .030, M.rubber((.10, .035, .02), .4), .005), (.150, -.185, .026, dark, .005)):
        if m is dark or r == .030:
            lathe([(r + t * .5 * math.cos(a), t * .5 + t * .5 * math.sin(a)) for a in [2 * PI * k / 16 for k in range(17)]], (x, y, 0), m, n=96)
        else:
            ring(r, r - .006, t, (x, y, t / 2), m, bevel=.0012, n=96)
    return .18, .46


def power_unit():
    """Hydraulic power unit: tank, submersible motor cover, valve and silencer."""
    tank, dark = M.paint((.045, .085, .135), .36, .05), M.paint((.05, .052, .056), .4)
    W, D, H = .74, .46, .52
    box((W, D, H), (0, 0, H / 2 + .06), tank, .014, seg=4)
    box((W + .04, D + .04, .022), (0, 0, H + .07), tank, .006, seg=3)
    for i in range(11):
        bolt((-W / 2 + .015 + (W - .03) * i / 10, -D / 2 - .003, H + .081), .007, .005)
    for x in (-.26, 0, .26):
        box((.018, .010, H * .82), (x, -D / 2 - .004, H / 2 + .06), tank, .004)
    for sx in (-1, 1):
        for sy in (-1, 1):
            cyl(.030, .05, (sx * (W / 2 - .06), sy * (D / 2 - .06), .025), M.rubber(), bevel=.006)
            cyl(.018, .02, (sx * (W / 2 - .06), sy * (D / 2 - .06), .055), M.zinc(), bevel=.002)
    # sight glass
    with frame((-.13, -D / 2 - .010, .33)):
        prism(rrect(.045, .19, .020), .012, M.satin('alu', .3), 'XZ', bevel=.002)
        prism(rrect(.024, .150, .012), .004, M.plain('sight', (.62, .42, .10), .1), 'XZ', (0, -.007, 0), bevel=.001)
        for z in (-.08, .08):
            cyl(.007, .006, (0, -.009, z), M.satin('steel', .25), 'Y', .001, 6)
    with frame((.13, -D / 2 - .003, .40)):
        label(.15, .10, (0, 0, 0), ('HYDRAULIC UNIT', '11 kW  400 V  50 Hz', '150 l/min  45 bar', 'Oil 180 l'))
    top = H + .081
    with frame((-.19, .02, top), (0, 0, 0)):
        cyl(.085, .012, (0, 0, .006), dark, bevel=.003)
        cyl(.058, .085, (0, 0, .052), dark, bevel=.010, n=64, seg=4)
        for i in range(10):
            ring(.0600, .0570, .002, (0, 0, .022 + .0062 * i), M.black(), bevel=.0005)
    with frame((.13, -.02, top - .04)):
        box((.24, .13, .115), (0, 0, .0975), M.paint((.33, .35, .37), .34, .03), .005, seg=3)
        for x in (-.090, -.030, .030, .090):
            _coil((x, .005, .155))
        for x in (-.075, .0, .075):
            cyl(.011, .016, (x, -.072, .100), M.satin((.72, .54, .24), .24), 'Y', .001, 6)
    tube([(.255, -.02, top + .05), (.36, -.02, top + .05), (.47, -.02, top + .05), (.47, -.02, .06), (.47, -.16, .035)], .022, M.rubber((.02, .02, .021), .42), fillet=.10)
    for x in (.268, .285):
        cyl(.030, .012, (x, -.02, top + .05), M.zinc(), 'X', .002, 6)
    box((.15, .09, .17), (-.02, .13, top + .085), M.paint((.62, .63, .63), .4), .006, seg=3)
    for x in (-.06, -.02, .02):
        gland((x, .085, top + .03), .010, rot=(90, 0, 0))
    cable([(-.06, .065, top + .03), (-.10, .03, top + .02), (-.15, .03, top + .03)], .006)
    ring(.05, .034, .014, (-.33, .12, top + .04), M.satin('steel', .26), 'Y', .004, 48)
    cyl(.018, .02, (-.33, .12, top - .002), M.satin('steel', .26), bevel=.002)
    return .86, 1.05


PARTS = {
    'valve': (valve_block, dict(cam=(-.26, -1.10, .46), aim=(.025, 0, .115), lens=70)),
    'cylinder': (cylinder_head, dict(cam=(-.12, -1.10, .48), aim=(.045, -.02, .05), lens=62)),
    'unit': (power_unit, dict(cam=(-.95, -2.6, 1.18), aim=(.04, 0, .38), lens=64)),
}
