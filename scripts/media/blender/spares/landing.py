"""Landing-door and hall parts: lock, hanger rollers, display, photoelectric switch."""
import math

import materials as M
from elevator.panels import arrow, button, display
from geo import box, cyl, frame, lathe, prism, ring, rrect, tube
from spares.fixings import bolt, cable, gland, label


def door_lock():
    """Landing door lock: hook, release rollers and contact box on a plate."""
    plate, steel = M.satin((.62, .62, .60), .36), M.satin('steel', .25)
    red = M.plastic((.52, .03, .02), .34)
    with frame((-.03, 0, .012), (-12, 0, 0)):
        prism(rrect(.26, .19, .010), .004, plate, 'XZ', (0, .010, .10), bevel=.0008)
        for x in (-.115, .115):
            for z in (.020, .180):
                bolt((x, .008, z), .006, .005, rot=(90, 0, 0))
        # hook lever on its pivot
        prism([(-.105, .085), (.060, .075), (.085, .060), (.105, .060), (.105, .108), (.088, .108), (.084, .092), (.050, .112), (-.090, .118), (-.112, .105)],
              .008, M.brushed('steel', .24, 'X'), 'XZ', (0, -.008, 0), bevel=.0012)
        # keeper
        prism([(.080, .112), (.118, .112), (.118, .148), (.080, .148)], .012, M.satin('steel', .3), 'XZ', (0, -.004, 0), bevel=.0015)
        bolt((.099, -.010, .134), .0055, .005, rot=(90, 0, 0))
        # rollers
        for x, z in ((-.028, .088), (-.070, .150)):
            lathe([(.005, -.009), (.021, -.009), (.023, -.006), (.023, .006), (.021, .009), (.005, .009)], (x, -.024, z), M.rubber((.03, .03, .032), .4), 'Y', 56)
            cyl(.010, .020, (x, -.024, z), M.satin('alu', .25), 'Y', .001, 32)
            bolt((x, -.033, z), .0055, .005, rot=(90, 0, 0))
        prism([(-.084, .140), (-.056, .140), (-.016, .082), (-.040, .076)], .005, steel, 'XZ', (0, -.011, 0), bevel=.001)
        # return spring
        tube([(-.10 + .055 * t / 150, -.006 + .006 * math.cos(t * .9), .048 + .006 * math.sin(t * .9)) for t in range(151)], .0012, steel)
        for x in (-.102, -.043):
            cyl(.004, .014, (x, -.002, .048), steel, 'Y', .0008, 20)
        # contact box with transparent cover
        box((.090, .034, .052), (.025, -.012, .165), red, .003, seg=3)
        box((.078, .010, .040), (.025, -.031, .165), M.acrylic((.85, .87, .88), .05, .35), .003, seg=3)
        for x in (.004, .046):
            cyl(.0045, .006, (x, -.031, .165), M.mirror((.78, .52, .22), .15), 'Y', .0008, 24)
        box((.030, .008, .006), (.025, -.030, .165), M.satin((.72, .46, .2), .2), .001)
    with frame((.045, .020, .175), (0, 65, 0)):
        gland((0, 0, .010), .008)
    cable([(.070, .018, .182), (.125, .020, .165), (.165, .010, .06), (.150, -.02, .0045), (.20, -.075, .0045)], .0038)
    box((.18, .06, .010), (-.03, .045, .005), M.black(), .003)
    return .22, .32


def hanger_rollers():
    """Door hanger rollers of three kinds with eccentric studs."""
    cream, black, steel = M.plastic((.66, .62, .50), .34), M.rubber((.02, .02, .021), .42), M.satin('steel', .24)

    def roller(R, w, tyre, loc, rot):
        with frame(loc, rot):
            lathe([(R * .42, -w), (R * .92, -w), (R, -w * .7), (R * .88, 0), (R, w * .7), (R * .92, w), (R * .42, w), (R * .42, -w)], mat=tyre, n=96)
            ring(R * .44, R * .26, w * 2.1, (0, 0, 0), steel, bevel=.0012)
            ring(R * .26, R * .18, w * 1.7, (0, 0, 0), M.plastic((.05, .05, .05), .4), bevel=.0006)
            cyl(R * .18, w * 2.6, (0, 0, 0), M.machined('steel', .18, 4000), bevel=.001)
            cyl(R * .13, w * 5.0, (0, 0, -w * 2.8), M.zinc(), bevel=.001, n=32)
            for k in range(9):
                ring(R * .142, R * .12, .0012, (0, 0, -w * 3.6 - k * .0019), M.satin('steel', .3), bevel=.0002, n=24)
    roller(.040, .010, cream, (-.070, .015, .040), (90, 0, 24))
    roller(.032, .009, black, (.030, -.015, .032), (90, 0, -16))
    roller(.024, .008, M.plastic((.06, .16, .34), .34), (.105, .028, .024), (90, 0, 30))
    with frame((.012, -.075, .008)):
        roller(.018, .008, black, (0, 0, 0), (0, 0, 0))
    for x, y in ((.075, -.075), (.100, -.058)):
        with frame((x, y, 0)):
            cyl(.0085, .008, (0, 0, .004), M.zinc(), n=6, bevel=.0012)
            cyl(.0040, .0082, (0, 0, .0042), M.plastic((.02, .02, .02), .6), bevel=0, n=24)
    return .085, .19


def indicator():
    """Hall display with landing call buttons, and a car display behind it."""
    with frame((.045, .075, .006), (-10, 0, -14)):
        prism(rrect(.20, .135, .010), .024, M.paint((.05, .052, .056), .34), 'XZ', (0, .012, .080), bevel=.003, seg=3)
        display(.184, .118, '18', True, (.55, .80, 1), (0, 0, .080))
    with frame((-.085, -.010, .006), (-10, 0, 13)):
        prism(rrect(.100, .205, .008), .016, M.brushed('steel', .24, 'Z'), 'XZ', (0, .008, .106), bevel=.002, seg=3)
        display(.078, .070, '7', False, (1, .32, .05), (0, 0, .150))
        for z, up in ((.082, True), (.036, False)):
            button('', up, 'round', .034, 'steel', braille=False, loc=(0, 0, z))
            arrow(up, .015, (0, -.0078, z), M.led(4000, 5, (1, .42, .1)) if up else M.black(), .0006)
    for x, y, r in ((.045, .11, -14), (-.085, .022, 13)):
        with frame((x, y, 0), (0, 0, r)):
            box((.07, .05, .008), (0, 0, .004), M.black(), .002)
    cable([(.10, .12, .03), (.16, .12, .02), (.20, .05, .0035), (.17, -.03, .0035), (.215, -.07, .0035)], .003)
    with frame((.218, -.074, .006), (0, 90, -36)):
        box((.010, .016, .014), (0, 0, 0), M.plastic((.70, .69, .64), .4), .001)
    return .22, .30


def photoelectric():
    """U-shaped levelling switch with its vane, and a tubular retro-reflective pair."""
    black, st = M.plastic((.028, .029, .032), .36), M.satin('steel', .26)
    with frame((-.060, .0, 0), (0, 0, 20)):
        prism([(-.045, 0), (.045, 0), (.045, .085), (.020, .085), (.020, .030), (-.020, .030), (-.020, .085), (-.045, .085)], .030, black, 'XZ', (0, 0, .004), bevel=.003, seg=3)
        for s in (-1, 1):
            prism(rrect(.004, .016, .0015), .014, M.plain('lens_red', (.20, .006, .006), .08, .6), 'YZ', (s * .0205, 0, .070), bevel=.0004)
            cyl(.0028, .004, (s * .032, -.0155, .016), st, 'Y', .0005, 20)
        cyl(.0020, .002, (.033, -.0155, .072), M.led(4000, 5, (.1, 1, .2)), 'Y', 0, 16)
        with frame((0, -.0154, .018)):
            label(.036, .015, (0, 0, 0), ('PNP NO/NC  24 V',))
        # switching vane passing through the slot
        prism([(-.0012, .045), (.0012, .045), (.0012, .145), (-.0012, .145)], .11, M.brushed('steel', .22, 'Y'), 'XZ', (0, .004, 0), bevel=.0003)
        gland((.0, .016, .018), .008, rot=(-90, 0, 0))
        cable([(0, .040, .018), (.02, .070, .012), (.07, .085, .0045), (.13, .06, .0045)], .0036)
    for x, y, r in ((.060, .030, -30), (.105, -.040, -52)):
        with frame((x, y, .0125), (0, 0, r)), frame((0, 0, 0), (90, 0, 0)):
            cyl(.0090, .062, (0, 0, 0), M.mirror((.72, .62, .42), .16), bevel=.0008, n=64)
            for k in range(16):
                ring(.0098, .0085, .0016, (0, 0, -.024 + k * .0030), M.satin((.66, .56, .38), .25), bevel=.0005, n=48)
            for z in (-.004, .012):
                cyl(.0145, .005, (0, 0, z), M.zinc(), n=6, bevel=.0012)
            cyl(.0080, .004, (0, 0, .0320), M.plain('lens_red', (.20, .006, .006), .08, .6), bevel=.001, n=48)
            cyl(.0075, .014, (0, 0, -.036), black, bevel=.002, n=40)
        with frame((x, y, 0), (0, 0, r)):
            cable([(0, .040, .0125), (.002, .065, .0075), (.02, .10, .0035), (.06, .12, .0035)], .0026)
    return .15, .22


PARTS = {
    'lock': (door_lock, dict(cam=(-.14, -.86, .34), aim=(.02, 0, .105), lens=76, bg=(.76, .77, .78))),
    'rollers': (hanger_rollers, dict(cam=(-.05, -.55, .22), aim=(.015, -.01, .032), lens=78)),
    'display': (indicator, dict(cam=(-.08, -.85, .27), aim=(.02, .02, .10), lens=74, k=.85)),
    'photoelectric': (photoelectric, dict(cam=(-.06, -.62, .25), aim=(.015, .0, .055), lens=74)),
}
