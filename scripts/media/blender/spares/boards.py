"""Circuit boards and terminals."""
import random
import materials as M
from geo import box, box2, cyl, text


def terminal_row(n, x0, z, y, pitch=.0085, h=.05, colors=None):
    """DIN-rail terminals along X."""
    box2((x0 - .02, y - .004, z - .0175), (x0 + n * pitch + .02, y + .002, z + .0175), M.zinc(), .001)
    cs = colors or [M.plastic((.42, .42, .40), .45)]
    sc = M.satin('steel', .3)
    for i in range(n):
        box((pitch * .93, .040, h), (x0 + (i + .5) * pitch, y - .022, z), cs[i % len(cs)], .001)
        for s in (-1, 1):
            cyl(.0024, .002, (x0 + (i + .5) * pitch, y - .0425, z + s * h * .22), sc, 'Y', .0003, 12)
            box((.0036, .002, .006), (x0 + (i + .5) * pitch, y - .0425, z + s * h * .40), M.black(), 0)


def board(w, h, seed=1, col=(.012, .11, .05)):
    """Populated circuit board facing -Y, centred."""
    rnd = random.Random(seed)
    box((w, .0016, h), (0, 0, 0), M.pcb(col), .0004)
    blk = M.plastic((.018, .018, .02), .35); wh = M.white_plastic(); sv = M.satin('steel', .3); gn = M.plastic((.02, .30, .10), .4)
    for (cx, cz, s) in ((-.05 * w, .05 * h, .030), (.24 * w, -.12 * h, .020), (-.28 * w, -.20 * h, .018)):
        box((s, .003, s), (cx, -.0025, cz), blk, .0004)
        for k in range(8):
            for d in (-1, 1):
                box((.0010, .001, .003), (cx - s * .42 + s * .12 * k, -.0012, cz + d * (s / 2 + .001)), sv, 0)
    for i in range(14):
        box((.004, .002, .0025), (rnd.uniform(-.4, .4) * w, -.0018, rnd.uniform(-.35, .35) * h), rnd.choice([blk, sv, M.plastic((.35, .25, .16), .5)]), .0003)
    for i in range(5 if w > .15 else 3):
        cyl(.0055, .014, (-.42 * w + i * .015, -.008, .30 * h), M.plastic((.02, .03, .10), .35), 'Y', .001, 28); cyl(.0045, .0005, (-.42 * w + i * .015, -.0154, .30 * h), sv, 'Y', 0, 24)
    for i in range(4 if w > .15 else 1): box((.016, .018, .012), (.08 * w + i * .021, -.010, .30 * h), M.plastic((.03, .12, .40), .35), .001)
    for sgn in (-1, 1):
        n = int(w * .85 / .008)
        for i in range(n): box((.0074, .010, .011), (-w * .425 + (i + .5) * .008, -.006, sgn * (h / 2 - .008)), gn if sgn < 0 else M.orange(), .0006)
    for i in range(8): cyl(.0012, .0012, (-.12 * w + i * .006, -.002, -.30 * h), M.led(4000, 5, rnd.choice([(.1, 1, .2), (.1, 1, .2), (1, .15, .05)])), 'Y', 0, 12)
    box((.040, .004, .018), (.22 * w, -.004, .10 * h), M.plain('lcd', (.02, .06, .11), .2), .001); text('F 07', .012, (.22 * w, -.0062, .10 * h), (90, 0, 0), M.led(4000, 3, (.5, .85, 1)))
    for x in (-1, 1):
        for z in (-1, 1): cyl(.003, .003, (x * (w / 2 - .005), -.001, z * (h / 2 - .020)), sv, 'Y', .0004, 16)
