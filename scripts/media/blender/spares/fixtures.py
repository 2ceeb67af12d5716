"""Buttons, panels, intercom."""
import math
import materials as M
from elevator.panels import button, cop, display, grille, lop
from geo import box, cyl, frame, prism, rrect, tube


def buttons():
    """Nine call buttons on a steel demonstration plate."""
    tints = ['steel', 'titanium', 'rose', 'steel', 'black', 'steel', 'champagne', 'steel', 'titanium']
    labs = ['1', '2', '3', '12', 'G', 'B1', '8', '21', '5']; shapes = ['round', 'round', 'round', 'square', 'square', 'square', 'round', 'round', 'square']
    halos = [(1, .42, .1), (1, .42, .1), (1, .9, .8), (.25, .6, 1), (1, .1, .05), (.3, 1, .4), (1, .42, .1), (.9, .95, 1), (1, .42, .1)]
    with frame((0, 0, .012), (-22, 0, 0)):
        prism(rrect(.26, .22, .012), .016, M.brushed('steel', .26, 'X'), 'XZ', (0, .008, .112), bevel=.002, seg=3)
        for i in range(9):
            r, c = divmod(i, 3)
            button(labs[i], i in (0, 3, 5, 7), shapes[i], .042, tints[i], halos[i], True, ((c - 1) * .080 + .006, -.0005, .180 - r * .068))
    for s in (-1, 1): prism([(0, 0), (.10, 0), (.07, .15)], .012, M.black(), 'YZ', (s * .09, .022, 0), bevel=.002)
    return .24, .30


def cop_stand():
    with frame((-.17, 0, .74), (0, 0, 14)):
        cop(16, .24, 1.44, 'round', 'steel', (7,), 2, 2, '7'); box((.22, .05, 1.40), (0, .026, 0), M.zinc(), .003)
    with frame((.17, .06, .62), (0, 0, -10)):
        cop(8, .20, 1.20, 'square', 'titanium', (3,), 1, 1, '3', (.5, .75, 1), plate='black', disp=(.8, .9, 1)); box((.18, .05, 1.16), (0, .026, 0), M.zinc(), .003)
    with frame((.42, .0, .17), (0, 0, -22)):
        lop('steel', 'round', lit='up', value='4'); box((.08, .03, .28), (0, .016, 0), M.zinc(), .003)
    return 1.46, 1.5


def handset():
    """Intercom master with handset."""
    wh = M.plastic((.72, .72, .71), .36); dk = M.plastic((.05, .052, .056), .38)
    with frame((0, 0, .002), (-14, 0, 0)):
        prism(rrect(.19, .23, .018), .040, dk, 'XZ', (0, .02, .117), bevel=.005, seg=4)
        prism(rrect(.09, .20, .010), .006, M.plain('hs_glass', (.01, .01, .012), .08), 'XZ', (.042, -.002, .117), bevel=.001)
        with frame((.042, -.005, 0)):
            display(.072, .042, '2', None, (.3, .75, 1), (0, 0, .185))
            for i in range(6):
                button(str(i + 1), i == 1, 'round', .018, 'steel', (.3, .75, 1), False, (-.020 + .040 * (i % 2), 0, .135 - .032 * (i // 2)))
            grille((0, 0, .034), 7, 3, .005, .0013)
        with frame((-.050, -.016, .117)):      # handset
            pts = [(0, 0, -.088), (0, -.018, -.055), (0, -.020, 0), (0, -.018, .055), (0, 0, .088)]
            tube(pts, .0155, wh, smooth=True)
            for z in (-.085, .085):
                cyl(.026, .026, (0, .004, z), wh, 'Y', .008, 48, seg=4)
    tube([(-.05 + .0, -.03, .03)] + [(-.065 + .05 * math.sin(k * .012) - .00010 * k + .008 * math.cos(k * .9), -.055 - .035 * math.sin(k * .0105) , .010 + .008 * math.sin(k * .9)) for k in range(0, 260)] + [(-.02, .03, .006)], .0022, M.rubber((.02, .02, .02), .4))
    return .24, .34


PARTS = {
    'buttons': (buttons, dict(cam=(-.20, -.72, .34), aim=(0, .02, .105), lens=80, k=.8)),
    'cop': (cop_stand, dict(cam=(-.35, -2.3, 1.18), aim=(.06, 0, 1.06), lens=62)),
    'intercom': (handset, dict(cam=(-.22, -.80, .34), aim=(0, .02, .11), lens=80)),
}
