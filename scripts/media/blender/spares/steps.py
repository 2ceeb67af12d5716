"""Escalator parts."""
import math
import materials as M
from escalators.steps import step
from geo import box, cyl, frame, PI, prism, sweep


def step_part():
    """Escalator step, comb segment, step rollers and a length of handrail."""
    with frame((-.2, 0, .245)):
        with frame((0, 0, 0), (0, 0, 62)):
            for o in step(.80): pass
            al = M.satin('alu', .42)
            for s in (-1, 1):
                prism([(.03, -.03), (.39, -.03), (.36, -.08), (.20, -.13), (.08, -.24), (.03, -.24)], .012, al, 'XZ', (0, s * .34, 0), bevel=.003)
                cyl(.038, .022, (.07, s * .41, -.205), M.plastic((.50, .05, .03), .4), 'Y', .003, 56); cyl(.016, .026, (.07, s * .41, -.205), M.satin('steel', .25), 'Y', .002, 32)
    with frame((.42, -.26, 0), (0, 0, -14)):           # comb segments
        for k in range(3):
            x = k * .105
            col = M.paint((.86, .54, .02), .4) if k != 1 else M.satin('alu', .3)
            box((.098, .10, .010), (x, .05, .012), col, .002)
            for i in range(8): prism([(0, .017), (.06, .004), (.06, .0), (0, .004)], .005, col, 'YZ', (x - .043 + i * .0123, -.0, 0), rot=(0, 0, 180), bevel=.001) 
            for s in (-.03, .03): cyl(.006, .003, (x + s, .06, .018), M.satin('steel', .3), 'Z', .0008, 24)
    with frame((.62, .12, .0)):                         # handrail coil
        sec = [(.040 * a, .012 * b) for a, b in [(-1, -.9), (-1, .2), (-.8, .75), (-.35, 1), (.35, 1), (.8, .75), (1, .2), (1, -.9), (.72, -1.05), (-.72, -1.05)]]
        path = [((.12 + .010 * t) * math.cos(-t), (.12 + .010 * t) * math.sin(-t)) for t in [2 * PI * 2.6 * k / 150 for k in range(151)]]
        with frame((0, 0, .041), (90, 0, 0)): sweep([(x, z) for x, z in path], sec, M.rubber((.012, .012, .013), .28), angle=50)
    return .27, .95


PARTS = {
    'step': (step_part, dict(cam=(.0, -2.15, .95), aim=(.17, .0, .10), lens=55)),
}
