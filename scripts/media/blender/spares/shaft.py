"""Guide rails and shoes."""
import math
import materials as M
from geo import box, cyl, frame, lathe, prism, tube
from spares.fixings import bolt


def rails():
    """Machined T guide rails with fishplate, clip and roller guide shoe."""
    def T(loc, L, rot=(0, 0, 0), s=1.0):
        a = [(-.0635, 0), (.0635, 0), (.0635, .008), (.020, .0125), (.009, .020), (.0055, .045), (.008, .052), (.008, .089), (-.008, .089), (-.008, .052), (-.0055, .045), (-.009, .020), (-.020, .0125), (-.0635, .008)]
        with frame(loc, rot): prism([(x * s, z * s) for x, z in a], L, M.brushed('steel', .22, 'Y', .05, .3), 'XZ', bevel=.0008)
    for i, (x, z) in enumerate(((-.15, .0), (.0, .0), (.15, .0))): T((x, .15, z), 1.0)
    for i, x in enumerate((-.075, .075)): T((x, .19, .0905), .92, s=.98)
    with frame((.02, .05, .18)): pass
    with frame((.31, -.12, 0), (0, 0, 24)):          # fishplate with bolts
        box((.09, .24, .014), (0, 0, .007), M.brushed('steel', .28, 'Y'), .002)
        for sx in (-.024, .024):
            for k in range(4): bolt((sx, -.09 + .06 * k, .014), .009, .008)
    with frame((-.34, -.22, 0), (0, 0, -20)):        # roller guide shoe
        box((.20, .16, .012), (0, 0, .006), M.paint((.05, .055, .06), .35), .003)
        for sx in (-1, 1):
            box((.012, .05, .12), (sx * .085, .02, .07), M.paint((.05, .055, .06), .35), .004)
            lathe([(.010, -.014), (.045, -.014), (.052, -.009), (.054, 0), (.052, .009), (.045, .014), (.010, .014)], (sx * .052, -.03, .085), M.rubber(), 'X', 64); cyl(.024, .030, (sx * .052, -.03, .085), M.satin('alu', .28), 'X', .002, 40); bolt((sx * .070, -.03, .085), .009, .008, rot=(0, sx * 90, 0))
        lathe([(.010, -.014), (.045, -.014), (.052, -.009), (.054, 0), (.052, .009), (.045, .014), (.010, .014)], (0, .045, .085), M.rubber(), 'Y', 64); cyl(.024, .030, (0, .045, .085), M.satin('alu', .28), 'Y', .002, 40)
        for sx in (-.08, .08):
            for sy in (-.06, .06): bolt((sx, sy, .012), .007, .006)
        tube([(.0 + .012 * math.cos(t), .085 + .012 * math.sin(t), .03 + .0016 * k) for k, t in enumerate([.6 * j for j in range(60)])], .002, M.satin('steel', .3))
    return .22, .62


PARTS = {
    'rails': (rails, dict(cam=(-.62, -1.65, .72), aim=(0, .10, .06), lens=60)),
}
