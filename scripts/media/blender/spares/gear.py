"""Safety gear and guide shoes."""
import math

import materials as M
from geo import PI, box, box2, cyl, frame, lathe, prism, ring, tube
from spares.fixings import bolt, label


def _block(yellow, dark, steel):
    """One progressive safety gear: housing with rail slot along Z, wedges, disc springs. Front towards -Y."""
    # U-shaped housing seen from the front: two cheeks and a back plate
    for s in (-1, 1):
        prism([(s * .018, 0), (s * .085, 0), (s * .095, .012), (s * .095, .150), (s * .080, .170), (s * .018, .170)], .085, dark, 'XZ', (0, 0, 0), bevel=.004, seg=3)
    box((.19, .022, .17), (0, .050, .085), dark, .004)
    # wedges with knurled brake face
    for s in (-1, 1):
        prism([(s * .007, .012), (s * .026, .012), (s * .016, .150), (s * .007, .150)], .050, M.ribbed('steel', .004, 'Z', .3, .001), 'XZ', (0, -.012, 0), bevel=.001)
        bolt((s * .040, -.043, .135), .007, .006, rot=(90, 0, 0))
        bolt((s * .040, -.043, .035), .007, .006, rot=(90, 0, 0))
        # adjusting screw through a stack of disc springs
        with frame((s * .095, -.005, .090), (0, s * 90, 0)):
            for i in range(7):
                r0, r1 = (.026, .030) if i % 2 else (.030, .026)
                lathe([(.013, .002 + i * .005), (r0, .0015 + i * .005), (r1, .0055 + i * .005), (.013, .006 + i * .005), (.013, .002 + i * .005)], mat=steel, n=48)
            cyl(.011, .060, (0, 0, .032), M.zinc(), bevel=.001)
            cyl(.020, .010, (0, 0, .046), M.zinc(), n=6, bevel=.0015)
            cyl(.020, .007, (0, 0, .056), M.zinc(), n=6, bevel=.0015)
    # mounting ears
    for s in (-1, 1):
        box((.040, .060, .012), (s * .112, .015, .006), dark, .003)
        bolt((s * .116, .010, .012), .008, .007)
    # lifting lever
    tube([(-.010, -.050, .010), (-.010, -.060, -.002), (.100, -.066, -.002), (.150, -.066, .018)], .006, yellow, fillet=.014)


def safety_gear():
    """A pair of progressive safety gears with the linkage bar."""
    yellow, dark, steel = M.paint((.86, .50, .02), .35), M.paint((.42, .03, .025), .36), M.satin('steel', .26)
    with frame((-.135, .03, .012), (0, 0, 16)):
        _block(yellow, dark, steel)
        with frame((.058, -.0445, .088)):
            label(.048, .034, (0, 0, 0), ('SAFETY GEAR', '0.4-2.5 m/s', 'P+Q 3200 kg'))
    with frame((.155, .02, .012), (0, 0, -20)):
        _block(yellow, dark, steel)
    # a length of guide rail lying in front shows what it grips
    with frame((.02, -.145, .0), (0, 0, 8)):
        tube([(-.20, 0, .012), (.20, 0, .012)], .011, M.brushed('steel', .2, 'X'))
        for x in (-.20, .20):
            with frame((x, 0, .012), (0, 90, 0)):
                ring(.020, .0112, .022, (0, 0, 0), M.zinc(), bevel=.002)
    return .19, .36


def _liner(mat, L=.13):
    """U-shaped sliding liner along X, opening upwards."""
    prism([(-.021, 0), (.021, 0), (.021, .034), (.010, .034), (.010, .010), (-.010, .010), (-.010, .034), (-.021, .034)], L, mat, 'YZ', bevel=.0015)


def _sliding_shoe(body, liner):
    box((.15, .11, .010), (0, 0, .005), body, .003)
    for x in (-.058, .058):
        for y in (-.040, .040):
            bolt((x, y, .010), .006, .005)
    prism([(-.052, .010), (.052, .010), (.032, .045), (.032, .090), (-.032, .090), (-.032, .045)], .120, body, 'YZ', bevel=.004, seg=3)
    with frame((0, 0, .062)):
        _liner(liner)
    for s in (-1, 1):
        bolt((s * .0605, 0, .036), .007, .006, rot=(0, s * 90, 0))


def guide_shoes():
    """Sliding shoes with liners, and a roller shoe with three wheels."""
    body, red = M.cast((.055, .058, .062), .42), M.plastic((.50, .035, .025), .35)
    steel = M.satin('steel', .26)
    with frame((-.14, -.05, 0), (0, 0, 24)):
        _sliding_shoe(body, red)
    with frame((-.02, -.165, 0), (0, 0, -18)):
        _liner(M.plastic((.015, .10, .30), .36), .15)
    with frame((.115, -.150, 0), (0, 0, 30)):
        _liner(red, .13)
    with frame((.12, .06, 0), (0, 0, -26)):
        grey = M.paint((.30, .32, .34), .36)
        box((.19, .17, .012), (0, 0, .006), grey, .003)
        for x in (-.08, .08):
            for y in (-.07, .07):
                bolt((x, y, .012), .007, .006)

        def wheel(loc, axis):
            lathe([(.014, -.012), (.040, -.013), (.047, -.009), (.049, 0), (.047, .009), (.040, .013), (.014, .012)], loc, M.rubber((.018, .018, .019), .42), axis, 72)
            cyl(.029, .028, loc, M.satin('alu', .24), axis, .002, 56)
            cyl(.012, .036, loc, steel, axis, .001, 32)
        for s in (-1, 1):
            prism([(-.035, .012), (.035, .012), (.016, .115), (-.016, .115)], .010, grey, 'YZ', (s * .082, .02, 0), bevel=.003)
            wheel((s * .055, .02, .095), 'X')
            bolt((s * .087, .02, .095), .009, .008, rot=(0, s * 90, 0))
            with frame((s * .045, -.058, .040), (0, 0, 0)):
                tube([(.011 * math.cos(t), .011 * math.sin(t), -.025 + .0040 * k / 4) for k, t in enumerate([2 * PI * j / 14 for j in range(60)])], .0019, steel)
        prism([(-.030, .012), (.030, .012), (.014, .115), (-.014, .115)], .010, grey, 'XZ', (0, .082, 0), bevel=.003)
        wheel((0, .056, .095), 'Y')
        bolt((0, .087, .095), .009, .008, rot=(-90, 0, 0))
    box2((-.30, .145, 0), (-.299, .146, .001), body, 0)
    return .15, .34


PARTS = {
    'gear': (safety_gear, dict(cam=(-.20, -1.10, .42), aim=(.015, 0, .085), lens=72, bg=(.78, .79, .80))),
    'shoes': (guide_shoes, dict(cam=(-.16, -1.02, .50), aim=(.0, -.03, .045), lens=72)),
}
