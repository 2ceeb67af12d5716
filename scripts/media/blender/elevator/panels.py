"""Operating panels, call stations and lanterns, facing -Y on the plane y=0."""
import math
import materials as M
from geo import box, cyl, frame, prism, ring, rrect, text


# Dots 1-6 of each cell; digits are the letters a-j behind a number sign.
_NUMBER = (3, 4, 5, 6)
_LETTERS = dict(A=(1,), B=(1, 2), C=(1, 4), D=(1, 4, 5), E=(1, 5), F=(1, 2, 4), G=(1, 2, 4, 5), H=(1, 2, 5), I=(2, 4), J=(2, 4, 5))


def _braille(label, x_right, mat, pitch=.0025, cell=.006):
    """Raised Braille of a floor name, its right edge at x_right."""
    cells = []
    for i, ch in enumerate(label):
        if ch.isdigit():
            if i == 0 or not label[i - 1].isdigit():
                cells.append(_NUMBER)
            cells.append(_LETTERS['ABCDEFGHIJ'[int(ch) - 1]])
        elif ch in _LETTERS:
            cells.append(_LETTERS[ch])
    for i, dots in enumerate(reversed(cells)):
        for d in dots:
            x = x_right - i * cell - (pitch if d <= 3 else 0)
            cyl(.0008, .0012, (x, -.0004, pitch - (d - 1) % 3 * pitch), mat, 'Y', .0003, 8)


def button(label='1', lit=False, shape='round', size=.034, tint='steel', halo=(1.0, .42, .10), braille=True, loc=(0, 0, 0)):
    """Illuminated call button with bezel, halo ring, raised legend and Braille dots on its left."""
    r = size / 2
    face = M.brushed(tint, .2, 'X'); bez = M.mirror('steel', .08)
    glow = M.led(4000, 5.0, halo) if lit else M.plastic((.30, .29, .27), .3)
    with frame(loc):
        if shape == 'round':
            ring(r + .0035, r + .0005, .006, (0, -.003, 0), bez, 'Y', .001, 40)
            ring(r, r - .0028, .005, (0, -.0034, 0), glow, 'Y', .0005, 40)
            cyl(r - .003, .008, (0, -.003, 0), face, 'Y', .0012, 40)
        else:
            o = rrect(size + .007, size + .007, .004)
            prism(o, .006, bez, 'XZ', (0, -.003, 0), bevel=.0008)
            prism(rrect(size, size, .003), .003, glow, 'XZ', (0, -.0052, 0), bevel=.0005)
            prism(rrect(size - .006, size - .006, .002), .004, face, 'XZ', (0, -.0055, 0), bevel=.0008)
        tm = M.led(4000, 4.0, halo) if lit else M.plastic((.02, .02, .02), .4)
        text(str(label), size * (.56 if len(str(label)) < 2 else .44), (0, -.0078, 0), (90, 0, 0), tm, depth=.0003)
        if braille:
            _braille(str(label), -r - .0065, bez)


def arrow(up=True, s=.03, loc=(0, 0, 0), mat=None, depth=.001):
    k = 1 if up else -1
    pts = [(0, k * s * .55), (s * .5, -k * s * .1), (s * .18, -k * s * .1), (s * .18, -k * s * .55),
           (-s * .18, -k * s * .55), (-s * .18, -k * s * .1), (-s * .5, -k * s * .1)]
    prism(pts, depth, mat, 'XZ', loc, bevel=0)


def display(w=.15, h=.09, value='8', up=True, color=(1, .35, .06), loc=(0, 0, 0)):
    """Black glass indicator with a luminous floor number and arrow."""
    with frame(loc):
        prism(rrect(w, h, .006), .006, M.plain('blackglass', (.006, .006, .008), .06), 'XZ', (0, -.003, 0), bevel=.001)
        e = M.led(4000, 5.5, color)
        text(value, h * .62, (w * .16, -.0064, 0), (90, 0, 0), e, depth=.0001)
        if up is not None:
            arrow(up, h * .42, (-w * .24, -.0064, 0), e, .0004)


def grille(loc, nx=7, nz=4, pitch=.006, r=.0016):
    for i in range(nx):
        for j in range(nz):
            cyl(r, .0006, (loc[0] + (i - (nx - 1) / 2) * pitch, loc[1] - .0002, loc[2] + (j - (nz - 1) / 2) * pitch), M.plastic((.005, .005, .005), .8), 'Y', 0, 12)


def cop(floors=10, w=.24, h=1.45, shape='round', tint='steel', lit=(5,), basement=1, cols=2, value='5', halo=(1.0, .42, .10),
        style='surface', load='1000 kg   13 PERSONS', plate='brushed', disp=(1, .35, .06)):
    """Car operating panel, centred on the origin (mounting surface y=0)."""
    pm = M.brushed(tint, .24, 'Z') if plate == 'brushed' else (M.mirror(tint) if plate == 'mirror' else M.plain('cop_blackglass', (.008, .008, .010), .05, .5))
    t = .012 if style == 'surface' else .004
    prism(rrect(w + .012, h + .012, .009), .004, M.plastic((.01, .01, .01), .5), 'XZ', (0, -.002, 0), bevel=0)   # shadow gap: outlines the plate
    prism(rrect(w, h, .008), t, pm, 'XZ', (0, -t / 2 - .001, 0), bevel=.0015, seg=3)
    with frame((0, -t - .001, 0)):
        top = h / 2
        display(w * .78, .115, value, True, disp, (0, 0, top - .12))
        ink = M.plastic((.03, .03, .03), .4) if plate != 'black' else M.plastic((.7, .7, .7), .4)
        text(load, .0125, (0, -.0003, top - .205), (90, 0, 0), ink, depth=.0002)
        grille((0, 0, top - .245), 9, 3)
        names = [str(i) for i in range(1, floors + 1)]
        names = ['B%d' % i for i in range(basement, 0, -1)] + ['G'] + names
        rows = math.ceil(len(names) / cols)
        pitch = min(.066, (h - .52) / max(rows, 1)); px = w / (cols + .35)
        size = min(.038, pitch * .62)
        z0 = top - .31 - (h - .52 - pitch * rows) / 2
        for i, nme in enumerate(reversed(names)):
            r, c = divmod(i, cols)
            c = cols - 1 - c
            x = (c - (cols - 1) / 2) * px + (.010 if cols > 1 else 0)
            button(nme, nme in [str(k) for k in lit], shape, size, tint, halo, True, (x, 0, z0 - (r + .5) * pitch))
        zb = -top + .17
        for x, lab, col in ((-.25, '<|>', None), (.25, '>|<', None)):
            button(lab, False, shape, size, tint, halo, False, (x * w, 0, zb))
        bell = zb - .062
        button('!', False, shape, size, tint, halo, False, (-.25 * w, 0, bell))
        ring(.0135, .009, .004, (-.25 * w, -.002, bell), M.plastic((.9, .6, .02), .3), 'Y', .0008, 32)
        ring(.012, .006, .006, (.25 * w, -.003, bell), M.mirror('steel', .08), 'Y', .001, 32)   # key switch
        cyl(.006, .005, (.25 * w, -.002, bell), M.mirror('steel', .1), 'Y', .0005, 24)
        box((.0014, .001, .008), (.25 * w, -.0048, bell), M.black(), 0)


def lop(tint='steel', shape='round', arrows='both', w=.095, h=.30, value='G', lit=None, disp=True, plate='brushed', dcol=(1, .35, .06)):
    """Landing operating panel (hall call station)."""
    pm = M.brushed(tint, .24, 'Z') if plate == 'brushed' else M.plain('lop_blackglass', (.008, .008, .010), .05)
    prism(rrect(w, h, .006), .010, pm, 'XZ', (0, -.005, 0), bevel=.0015, seg=3)
    with frame((0, -.010, 0)):
        if disp:
            display(w * .74, .06, value, True, dcol, (0, 0, h * .28))
        zz = [-.02, -.085] if arrows == 'both' else [-.05]
        for z, up in zip(zz, (True, False)):
            on = lit == ('up' if up else 'down')
            button('', on, shape, .040, tint, braille=False, loc=(0, 0, z))
            arrow(up, .018, (0, -.0078, z), M.led(4000, 5, (1, .42, .1)) if on else M.black(), .0006)


def lantern(kind='bar', up=True, lit=True, tint='steel', value='6'):
    """Hall lantern: 'bar' horizontal plate with display and arrows, 'disc' round, 'drop' vertical."""
    w = (.34, .10) if kind == 'bar' else (.12, .30)
    if kind == 'disc':
        cyl(.075, .018, (0, -.009, 0), M.brushed(tint, .24, 'X'), 'Y', .003, 48)
        cyl(.055, .006, (0, -.020, 0), M.plain('lanternglass', (.006, .006, .008), .06), 'Y', .001, 48)
        arrow(up, .07, (0, -.0235, 0), M.led(4000, 6, (.25, 1, .35) if up else (1, .25, .12)), .0005); return
    prism(rrect(*w, .008), .016, M.brushed(tint, .24, 'X'), 'XZ', (0, -.008, 0), bevel=.002, seg=3)
    prism(rrect(w[0] - .03, w[1] - .03, .005), .004, M.plain('lanternglass', (.006, .006, .008), .06), 'XZ', (0, -.017, 0), bevel=.0008)
    on = M.led(4000, 6, (1, .40, .08)); off = M.plain('dimled', (.05, .035, .025), .3)
    if kind == 'bar':
        arrow(True, .05, (-.10, -.0195, 0), on if (lit and up) else off, .0005)
        arrow(False, .05, (.10, -.0195, 0), on if (lit and not up) else off, .0005)
        text(value, .060, (0, -.0195, 0), (90, 0, 0), on, depth=.0001)
    else:
        arrow(True, .06, (0, -.0195, .09), on if (lit and up) else off, .0005)
        arrow(False, .06, (0, -.0195, -.09), on if (lit and not up) else off, .0005)
        text(value, .07, (0, -.0195, 0), (90, 0, 0), on, depth=.0001)
