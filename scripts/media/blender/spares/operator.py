"""Door operator."""
import math
import materials as M
from geo import box, box2, cyl, frame, lathe, PI, prism, sweep, text, tube
from spares.fixings import bolt, cable


def operator():
    """Centre-opening car door operator: beam, belt, drive, hangers."""
    gal = M.satin((.46, .47, .48), .36); dk = M.paint((.05, .052, .056), .4); st = M.satin('steel', .25); L = 1.5
    with frame((0, 0, .42)):
        prism([(-.02, -.09), (0, -.09), (0, .09), (-.02, .09)], L, gal, 'YZ', (0, .03, 0), bevel=.001); box2((-L / 2, .008, .078), (L / 2, .06, .082), gal, .001); box2((-L / 2, .008, -.092), (L / 2, .045, -.088), gal, .001)
        tube([(-L / 2 + .02, -.012, -.052), (L / 2 - .02, -.012, -.052)], .012, M.brushed('steel', .15, 'X'))
        for x in (-L / 2 + .05, L / 2 - .05, 0): box((.05, .03, .05), (x, 0, -.055), dk, .004); bolt((x, -.015, -.055), .008, .006, rot=(90, 0, 0))
        for x in (-.60, .60):
            cyl(.052, .020, (x, -.024, .030), M.plastic((.06, .06, .062), .4), 'Y', .003, 64); cyl(.058, .003, (x, -.0355, .030), st, 'Y', .0008, 64); bolt((x, -.037, .030), .010, .007, rot=(90, 0, 0))
        R = .054; loop = [(.60 + R * math.sin(t), .030 + R * math.cos(t)) for t in [PI * k / 20 for k in range(21)]] + [(-.60 - R * math.sin(t), .030 - R * math.cos(t)) for t in [PI * k / 20 for k in range(21)]]
        sweep(loop, [(-.031, -.0015), (-.017, -.0015), (-.017, .0015), (-.031, .0015)], M.rubber(), cyclic=True)
        # motor behind beam top right, control box
        with frame((.60, .085, .03), (90, 0, 0)):
            lathe([(0, -.07), (.045, -.07), (.052, -.062), (.052, .045), (0, .05)], mat=dk, n=72)
            for i in range(28): box((.007, .003, .08), (.054 * math.cos(2 * PI * i / 28), .054 * math.sin(2 * PI * i / 28), -.01), dk, .001, rot=(0, 0, 360 * i / 28))
        box((.28, .07, .11), (.10, .005, .152), M.paint((.62, .63, .63), .4), .004); box((.26, .002, .09), (.10, -.031, .152), M.paint((.70, .71, .71), .4), .001)
        text('DOOR DRIVE', .020, (.07, -.0325, .165), (90, 0, 0), M.plain('ink', (.03, .03, .035), .5)); 
        for k, c in enumerate(((.1, 1, .2), (1, .5, .05), (1, .1, .05))): cyl(.004, .003, (.17 + .017 * k, -.032, .14), M.led(4000, 4, c), 'Y', .0005, 20)
        for s in (-1, 1):      # hangers with rollers and door vane
            with frame((s * .33, -.036, 0)):
                prism([(-.25, -.36), (.25, -.36), (.25, -.13), (.20, -.10), (.20, .0), (-.20, .0), (-.20, -.10), (-.25, -.13)], .004, gal, 'XZ', bevel=.001)
                for x in (-.155, .155):
                    lathe([(.006, -.008), (.030, -.008), (.032, -.006), (.0275, 0), (.032, .006), (.030, .008), (.006, .008)], (x, .020, -.016), M.plastic((.70, .68, .60), .35), 'Y', 56); bolt((x, -.003, -.016), .009, .007, rot=(90, 0, 0))
                    cyl(.013, .012, (x, .018, -.082), M.plastic((.08, .08, .08), .35), 'Y', .001, 40); bolt((x, -.003, -.082), .006, .005, rot=(90, 0, 0))
                for x in (-.18, 0, .18): bolt((x, -.003, -.33), .008, .006, rot=(90, 0, 0))
                box((.06, .014, .05), (-s * .05, -.008, -.05 + (.084 if s > 0 else -.0)), dk, .003)
        with frame((-.16, -.05, -.22)):
            for dx in (-.022, .022): prism([(-.012, -.15), (.012, -.15), (.012, .15), (-.012, .15)], .003, M.brushed('steel', .2), 'XZ', (dx, 0, 0), bevel=.0008); box((.003, .04, .30), (dx, -.02, 0), M.brushed('steel', .2), .0008)
            for z in (-.09, .09): box((.06, .006, .022), (0, .0, z), dk, .002); bolt((0, -.003, z), .006, .005, rot=(90, 0, 0))
        cable([(.60, .14, .08), (.45, .12, .14), (.26, .05, .15)], .005)
    for x in (-.55, .55): box((.04, .12, .02), (x, .0, .01), M.black(), .003); box((.03, .02, .36), (x, .045, .18), M.black(), .002)
    return .68, 1.15


PARTS = {
    'operator': (operator, dict(cam=(-.70, -3.0, .85), aim=(0, 0, .33), lens=70, bg=(.70, .715, .73), ev=-.1)),
}
