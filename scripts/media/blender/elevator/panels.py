"""Operating panels, call stations and lanterns, facing -Y on the plane y=0."""
import math
import materials as M
from geo import box, cyl, frame, prism, ring, rrect, text


# Dots 1-6 of each cell; digits are the letters a-j behind a number sign.
_NUMBER = (3, 4, 5, 6)
_LETTERS = dict(
    A=(1,), B=(1, 2), C=(1, 4), D=(1, 4, 5), E=(1, 5), F=(1, 2, 4), G=(1, 2, 4, 5), H=(1, 2, 5), I=(2, 4), J=(2, 4, 5)
)


def _braille(label, x_right, mat, pitch=0.0025, cell=0.006):
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
            cyl(0.0008, 0.0012, (x, -0.0004, pitch - (d - 1) % 3 * pitch), mat, 'Y', 0.0003, 8)


def button(
    label='1', lit=False, shape='round', size=0.034, tint='steel', halo=(1.0, 0.42, 0.10), braille=True, loc=(0, 0, 0)
):
    """Illuminated call button with bezel, halo ring, raised legend and Braille dots on its left."""
    r = size / 2
    face = M.brushed(tint, 0.2, 'X')
    bez = M.mirror('steel', 0.08)
    glow = M.led(4000, 5.0, halo) if lit else M.plastic((0.30, 0.29, 0.27), 0.3)
    with frame(loc):
        if shape == 'round':
            ring(r + 0.0035, r + 0.0005, 0.006, (0, -0.003, 0), bez, 'Y', 0.001, 40)
            ring(r, r - 0.0028, 0.005, (0, -0.0034, 0), glow, 'Y', 0.0005, 40)
            cyl(r - 0.003, 0.008, (0, -0.003, 0), face, 'Y', 0.0012, 40)
        else:
            o = rrect(size + 0.007, size + 0.007, 0.004)
            prism(o, 0.006, bez, 'XZ', (0, -0.003, 0), bevel=0.0008)
            prism(rrect(size, size, 0.003), 0.003, glow, 'XZ', (0, -0.0052, 0), bevel=0.0005)
            prism(rrect(size - 0.006, size - 0.006, 0.002), 0.004, face, 'XZ', (0, -0.0055, 0), bevel=0.0008)
        tm = M.led(4000, 4.0, halo) if lit else M.plastic((0.02, 0.02, 0.02), 0.4)
        text(str(label), size * (0.56 if len(str(label)) < 2 else 0.44), (0, -0.0078, 0), (90, 0, 0), tm, depth=0.0003)
        if braille:
            _braille(str(label), -r - 0.0065, bez)


def arrow(up=True, s=0.03, loc=(0, 0, 0), mat=None, depth=0.001):
    k = 1 if up else -1
    pts = [
        (0, k * s * 0.55),
        (s * 0.5, -k * s * 0.1),
        (s * 0.18, -k * s * 0.1),
        (s * 0.18, -k * s * 0.55),
        (-s * 0.18, -k * s * 0.55),
        (-s * 0.18, -k * s * 0.1),
        (-s * 0.5, -k * s * 0.1),
    ]
    prism(pts, depth, mat, 'XZ', loc, bevel=0)


def display(w=0.15, h=0.09, value='8', up=True, color=(1, 0.35, 0.06), loc=(0, 0, 0)):
    """Black glass indicator with a luminous floor number and arrow."""
    with frame(loc):
        prism(
            rrect(w, h, 0.006),
            0.006,
            M.plain('blackglass', (0.006, 0.006, 0.008), 0.06),
            'XZ',
            (0, -0.003, 0),
            bevel=0.001,
        )
        e = M.led(4000, 5.5, color)
        text(value, h * 0.62, (w * 0.16, -0.0064, 0), (90, 0, 0), e, depth=0.0001)
        if up is not None:
            arrow(up, h * 0.42, (-w * 0.24, -0.0064, 0), e, 0.0004)


def grille(loc, nx=7, nz=4, pitch=0.006, r=0.0016):
    for i in range(nx):
        for j in range(nz):
            cyl(
                r,
                0.0006,
                (loc[0] + (i - (nx - 1) / 2) * pitch, loc[1] - 0.0002, loc[2] + (j - (nz - 1) / 2) * pitch),
                M.plastic((0.005, 0.005, 0.005), 0.8),
                'Y',
                0,
                12,
            )


def cop(
    floors=10,
    w=0.24,
    h=1.45,
    shape='round',
    tint='steel',
    lit=(5,),
    basement=1,
    cols=2,
    value='5',
    halo=(1.0, 0.42, 0.10),
    style='surface',
    load='1000 kg   13 PERSONS',
    plate='brushed',
    disp=(1, 0.35, 0.06),
):
    """Car operating panel, centred on the origin (mounting surface y=0)."""
    pm = (
        M.brushed(tint, 0.24, 'Z')
        if plate == 'brushed'
        else (M.mirror(tint) if plate == 'mirror' else M.plain('cop_blackglass', (0.008, 0.008, 0.010), 0.05, 0.5))
    )
    t = 0.012 if style == 'surface' else 0.004
    prism(
        rrect(w + 0.012, h + 0.012, 0.009), 0.004, M.plastic((0.01, 0.01, 0.01), 0.5), 'XZ', (0, -0.002, 0), bevel=0
    )  # shadow gap: outlines the plate
    prism(rrect(w, h, 0.008), t, pm, 'XZ', (0, -t / 2 - 0.001, 0), bevel=0.0015, seg=3)
    with frame((0, -t - 0.001, 0)):
        top = h / 2
        display(w * 0.78, 0.115, value, True, disp, (0, 0, top - 0.12))
        ink = M.plastic((0.03, 0.03, 0.03), 0.4) if plate != 'black' else M.plastic((0.7, 0.7, 0.7), 0.4)
        text(load, 0.0125, (0, -0.0003, top - 0.205), (90, 0, 0), ink, depth=0.0002)
        grille((0, 0, top - 0.245), 9, 3)
        names = [str(i) for i in range(1, floors + 1)]
        names = ['B%d' % i for i in range(basement, 0, -1)] + ['G'] + names
        rows = math.ceil(len(names) / cols)
        pitch = min(0.066, (h - 0.52) / max(rows, 1))
        px = w / (cols + 0.35)
        size = min(0.038, pitch * 0.62)
        z0 = top - 0.31 - (h - 0.52 - pitch * rows) / 2
        for i, nme in enumerate(reversed(names)):
            r, c = divmod(i, cols)
            c = cols - 1 - c
            x = (c - (cols - 1) / 2) * px + (0.010 if cols > 1 else 0)
            button(nme, nme in [str(k) for k in lit], shape, size, tint, halo, True, (x, 0, z0 - (r + 0.5) * pitch))
        zb = -top + 0.17
        for x, lab, col in ((-0.25, '<|>', None), (0.25, '>|<', None)):
            button(lab, False, shape, size, tint, halo, False, (x * w, 0, zb))
        bell = zb - 0.062
        button('!', False, shape, size, tint, halo, False, (-0.25 * w, 0, bell))
        ring(0.0135, 0.009, 0.004, (-0.25 * w, -0.002, bell), M.plastic((0.9, 0.6, 0.02), 0.3), 'Y', 0.0008, 32)
        ring(0.012, 0.006, 0.006, (0.25 * w, -0.003, bell), M.mirror('steel', 0.08), 'Y', 0.001, 32)  # key switch
        cyl(0.006, 0.005, (0.25 * w, -0.002, bell), M.mirror('steel', 0.1), 'Y', 0.0005, 24)
        box((0.0014, 0.001, 0.008), (0.25 * w, -0.0048, bell), M.black(), 0)


def lop(
    tint='steel',
    shape='round',
    arrows='both',
    w=0.095,
    h=0.30,
    value='G',
    lit=None,
    disp=True,
    plate='brushed',
    dcol=(1, 0.35, 0.06),
):
    """Landing operating panel (hall call station)."""
    pm = M.brushed(tint, 0.24, 'Z') if plate == 'brushed' else M.plain('lop_blackglass', (0.008, 0.008, 0.010), 0.05)
    prism(rrect(w, h, 0.006), 0.010, pm, 'XZ', (0, -0.005, 0), bevel=0.0015, seg=3)
    with frame((0, -0.010, 0)):
        if disp:
            display(w * 0.74, 0.06, value, True, dcol, (0, 0, h * 0.28))
        zz = [-0.02, -0.085] if arrows == 'both' else [-0.05]
        for z, up in zip(zz, (True, False)):
            on = lit == ('up' if up else 'down')
            button('', on, shape, 0.040, tint, braille=False, loc=(0, 0, z))
            arrow(up, 0.018, (0, -0.0078, z), M.led(4000, 5, (1, 0.42, 0.1)) if on else M.black(), 0.0006)


def lantern(kind='bar', up=True, lit=True, tint='steel', value='6'):
    """Hall lantern: 'bar' horizontal plate with display and arrows, 'disc' round, 'drop' vertical."""
    w = (0.34, 0.10) if kind == 'bar' else (0.12, 0.30)
    if kind == 'disc':
        cyl(0.075, 0.018, (0, -0.009, 0), M.brushed(tint, 0.24, 'X'), 'Y', 0.003, 48)
        cyl(0.055, 0.006, (0, -0.020, 0), M.plain('lanternglass', (0.006, 0.006, 0.008), 0.06), 'Y', 0.001, 48)
        arrow(up, 0.07, (0, -0.0235, 0), M.led(4000, 6, (0.25, 1, 0.35) if up else (1, 0.25, 0.12)), 0.0005)
        return
    prism(rrect(*w, 0.008), 0.016, M.brushed(tint, 0.24, 'X'), 'XZ', (0, -0.008, 0), bevel=0.002, seg=3)
    prism(
        rrect(w[0] - 0.03, w[1] - 0.03, 0.005),
        0.004,
        M.plain('lanternglass', (0.006, 0.006, 0.008), 0.06),
        'XZ',
        (0, -0.017, 0),
        bevel=0.0008,
    )
    on = M.led(4000, 6, (1, 0.40, 0.08))
    off = M.plain('dimled', (0.05, 0.035, 0.025), 0.3)
    if kind == 'bar':
        arrow(True, 0.05, (-0.10, -0.0195, 0), on if (lit and up) else off, 0.0005)
        arrow(False, 0.05, (0.10, -0.0195, 0), on if (lit and not up) else off, 0.0005)
        text(value, 0.060, (0, -0.0195, 0), (90, 0, 0), on, depth=0.0001)
    else:
        arrow(True, 0.06, (0, -0.0195, 0.09), on if (lit and up) else off, 0.0005)
        arrow(False, 0.06, (0, -0.0195, -0.09), on if (lit and not up) else off, 0.0005)
        text(value, 0.07, (0, -0.0195, 0), (90, 0, 0), on, depth=0.0001)
