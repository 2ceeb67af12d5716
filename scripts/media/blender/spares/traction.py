"""Traction machine and sheaves."""
import math
import materials as M
from geo import box, box2, cyl, frame, lathe, PI, prism, ring, tube
from spares.fixings import bolt, cable, circle_bolts, gland, label


def grooves(R, n, pitch, depth, w_rim=.012, hub=.05, half=None, bore=.03):
    """Closed lathe profile of a rope sheave, axis Z, centred. Open web is added separately."""
    L = n * pitch / 2 + w_rim
    rim = [(R + .006, -L), (R + .006, -L + w_rim * .6)]
    prof = []
    for i in range(n):
        z0 = -n * pitch / 2 + i * pitch
        prof += [(R, z0 + pitch * .06), (R - depth * .85, z0 + pitch * .36), (R - depth, z0 + pitch * .5), (R - depth * .85, z0 + pitch * .64), (R, z0 + pitch * .94)]
    return rim + prof + [(R + .006, L - w_rim * .6), (R + .006, L)], L


def sheave(R=.20, n=6, pitch=.014, color=(.10, .105, .11), holes=6):
    """Rope sheave, axis Z, centred at origin."""
    pr, L = grooves(R, n, pitch, .011)
    st = M.satin('steel', .22); ct = M.cast(color)
    ri = R - .035
    lathe(pr + [(ri, L), (ri, -L), pr[0]], mat=st, n=128, angle=28)
    # web plate with lightening holes
    nseg = holes; rh = (ri - .06) * .30; rm = (ri + .055) / 2
    web = .022
    ring(ri + .001, rm + rh * .98, web, mat=ct, n=96); ring(rm - rh * .98, .05, web, mat=ct, n=64)
    for i in range(nseg):       # spokes between the holes
        a = 2 * PI * (i + .5) / nseg
        wd = 2 * rm * math.sin(PI / nseg) - 2 * rh + .018
        box((rh * 2.2, max(wd, .02), web), (rm * math.cos(a), rm * math.sin(a), 0), ct, .006, rot=(0, 0, math.degrees(a)), seg=3)
    for s in (1, -1):
        lathe([(.028, s * .0), (.028, s * (L + .012)), (.034, s * (L + .014)), (.055, s * (L + .010)), (.062, s * web * .5), (.062, 0)], mat=ct, n=64)
        ring(.040, .0285, .006, (0, 0, s * (L + .013)), M.machined('steel', .18, 3000), n=64)
        circle_bolts(.048, 6, s * (L + .0) if s > 0 else -L - .010, .0045, .005)
    return L


def machine():
    """Gearless permanent-magnet traction machine, shaft along Y, sheave in front."""
    body = M.cast((.035, .075, .135), .38); dk = M.cast((.05, .052, .056), .42); st = M.satin('steel', .28); mach = M.machined('steel', .2, 1100, 'Z')
    zc = .36
    # bed frame
    for x in (-.21, .21):
        prism([(-.30, 0), (.30, 0), (.30, .03), (.24, .045), (.18, .13), (-.10, .13), (-.24, .045), (-.30, .03)], .07, body, 'YZ', (x, .06, 0), bevel=.006, seg=3)
        for y in (-.20, .32): bolt((x, y, .034), .012, .010)
    box2((-.25, -.06, .06), (.25, .24, .12), body, .012, seg=3)
    with frame((0, 0, zc), (90, 0, 0)):           # local +Z = -Y (front)
        # stator housing with axial cooling fins
        lathe([(0, -.22), (.20, -.22), (.235, -.205), (.245, -.18), (.245, .03), (.262, .04), (.268, .06), (.262, .075), (.20, .085), (0, .09)], mat=body, n=128, bevel=.003)
        for i in range(60):
            a = 360 * i / 60
            if 232 < a < 308: continue
            box((.020, .0055, .165), ((.252) * math.cos(math.radians(a)), .252 * math.sin(math.radians(a)), -.085), body, .002, rot=(0, 0, a))
        circle_bolts(.238, 16, .074, .007, .006)
        # brake disc and bearing shield
        ring(.225, .12, .012, (0, 0, .100), M.machined('steel', .18, 1500), n=128)
        lathe([(0, .085), (.13, .085), (.13, .105), (.11, .115), (.075, .12), (0, .12)], mat=body, n=96, bevel=.002)
        with frame((0, 0, .185)):
            L = sheave(.185, 6, .013, (.07, .072, .076), 6)
            cyl(.030, .05, (0, 0, .055), M.machined('steel', .18, 2500), bevel=.003, n=64)
            cyl(.012, .052, (0, 0, .058), M.satin('steel', .4), bevel=.002, n=24)
        # encoder cover on the rear
        cyl(.07, .06, (0, 0, -.25), dk, bevel=.006)
    # twin brakes on top sides: solenoid blocks with release levers
    for s in (-1, 1):
        with frame((s * .176, -.070, zc + .196), (0, s * 42, 0)):
            box((.15, .12, .10), (0, 0, .02), dk, .012, seg=3)
            cyl(.048, .05, (0, -.0, .09), M.paint((.52, .03, .02), .35), bevel=.006)
            cyl(.020, .02, (0, 0, .122), st, bevel=.002, n=6)
            for dx in (-.058, .058):
                cyl(.008, .16, (dx, -.042, .03), st, bevel=.001, n=20); bolt((dx, -.042, .105), .010, .008)
            tube([(0, -.055, .09), (s * .03, -.10, .12), (s * .06, -.12, .20)], .008, M.paint((.85, .50, .02), .35), fillet=.03)
            cable([(0, .06, .05), (-s * .02, .10, .06), (-s * .06, .16, -.02)], .005)
    # terminal box, plate, lifting eye
    box((.20, .15, .10), (0, .13, zc + .285), dk, .010, seg=3); box((.19, .14, .012), (0, .13, zc + .34), dk, .005)
    for x in (-.082, .082):
        for y in (.072, .188): bolt((x, y, zc + .344), .005, .004)
    for k in (-.05, 0, .05): gland((k, .055, zc + .285), .011, rot=(90, 0, 0))
    ring(.032, .018, .016, (0, .02, zc + .30), st, 'Y', .005, 40); cyl(.018, .03, (0, .02, zc + .26), st, bevel=.002)
    with frame((-.263, .10, zc - .015), (0, 0, -90)): label(.13, .075, (0, 0, 0))
    return .75, .9


def sheave_stand():
    with frame((0, 0, .226), (90, 0, 22)): sheave(.22, 7, .015, (.055, .10, .16), 6)
    with frame((.36, .10, .0), (0, 0, 0)):
        with frame((0, 0, .045)): sheave(.12, 4, .012, (.10, .105, .11), 5)
    return .46, .62


PARTS = {
    'machine': (machine, dict(cam=(-1.0, -2.0, .80), aim=(-.01, -.02, .35), lens=61)),
    'sheave': (sheave_stand, dict(cam=(-.25, -1.75, .55), aim=(.10, 0, .20), lens=70)),
}
