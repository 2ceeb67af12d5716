"""Operating panels, call stations and lanterns, facing -Y on the plane y=0."""
import math
import materials as M
from elevator.buttons import button
from geo import box, cyl, frame, prism, ring, rrect, text


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
        e = M.led(4000, 3.6, color)
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


def _blackglass():
    return M.plain('cop_blackglass', (0.008, 0.008, 0.010), 0.05, 0.5)


def _plate(plate, tint):
    if plate == 'black':
        return _blackglass()
    return M.mirror(tint) if plate == 'mirror' else M.brushed(tint, 0.24, 'Z')


def _key_switch(x, z):
    ring(0.012, 0.006, 0.006, (x, -0.003, z), M.mirror('steel', 0.08), 'Y', 0.001, 32)
    cyl(0.006, 0.005, (x, -0.002, z), M.mirror('steel', 0.1), 'Y', 0.0005, 24)
    box((0.0014, 0.001, 0.008), (x, -0.0048, z), M.black(), 0)


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
    """Car operating panel, centred on the origin (mounting surface y=0).
    plate: 'brushed' and 'mirror' carry display and buttons on a black glass field, so that they read on a wall of
    the same metal; 'black' is glass all over; 'bare' is metal all over."""
    pm = _plate(plate, tint)
    t = 0.016 if style == 'surface' else 0.004
    prism(
        rrect(w + 0.010, h + 0.010, 0.009), 0.002, M.plastic((0.01, 0.01, 0.01), 0.5), 'XZ', (0, -0.001, 0), bevel=0
    )  # shadow gap: outlines the plate
    c = M.TINTS['steel' if plate == 'black' else tint]
    edge = M.plain('cop_edge', tuple(0.7 * v for v in c), 0.32, 0.5, 0.4)  # all-metal edges mirror the gap: black
    prism(rrect(w, h, 0.008), t, edge, 'XZ', (0, -t / 2 - 0.001, 0), bevel=0.002, seg=3)
    prism(rrect(w - 0.004, h - 0.004, 0.007), 0.002, pm, 'XZ', (0, -t - 0.001, 0), bevel=0.0008, seg=2)
    with frame((0, -t - 0.002, 0)):
        top = h / 2
        names = ['B%d' % i for i in range(basement, 0, -1)] + ['G'] + [str(i) for i in range(1, floors + 1)]
        rows = math.ceil(len(names) / cols)
        tall = h > 1.3
        dh = 0.165 if tall else 0.115
        first = dh + (0.21 if tall else 0.135)  # from the top edge to the first row
        pitch = min(0.072, (h - first - 0.19) / max(rows, 1))
        size = min(0.045, pitch * 0.64)
        px = w / (cols + 0.35)
        z0 = top - first
        doors = z0 - (rows + 0.35) * pitch
        end = doors - 1.75 * pitch  # lower edge of the button field
        if plate in ('brushed', 'mirror'):
            prism(
                rrect(w - 0.026, top - 0.013 - end, 0.005),
                0.003,
                _blackglass(),
                'XZ',
                (0, -0.0007, (top - 0.013 + end) / 2),
                bevel=0.0008,
            )
        with frame((0, -0.0022 if plate in ('brushed', 'mirror') else 0, 0)):
            display(w * 0.78, dh, value, True, disp, (0, 0, top - 0.03 - dh / 2))
            ink = M.plastic((0.03, 0.03, 0.03), 0.4) if plate == 'bare' else M.plastic((0.75, 0.75, 0.75), 0.4)
            text(load, w * 0.058, (0, -0.0003, top - dh - 0.058), (90, 0, 0), ink, depth=0.0002)
            grille((0, 0, top - dh - 0.092), 13, 3)
            for i, nme in enumerate(reversed(names)):
                r, c = divmod(i, cols)
                x = ((cols - 1) / 2 - c) * px + (0.010 if cols > 1 else 0.006)
                button(nme, nme in [str(k) for k in lit], shape, size, tint, halo, True, (x, 0, z0 - (r + 0.5) * pitch))
            for x, sign in ((-0.24, 'open'), (0.24, 'close')):
                button('', False, shape, size, tint, halo, False, (x * w, 0, doors - 0.15 * pitch), sign)
            alarm = doors - 1.15 * pitch
            button('', False, shape, size, tint, halo, False, (-0.24 * w, 0, alarm), 'bell')
            ring(
                size / 2 + 0.0038,
                size / 2,
                0.007,
                (-0.24 * w, -0.0032, alarm),
                M.plastic((0.9, 0.6, 0.02), 0.3),
                'Y',
                0.0008,
                32,
            )
            _key_switch(0.24 * w, alarm)
        low = end + top  # height of the plain part under the buttons: service cabinet with its lock
        if low > 0.2:
            zc = -top + low / 2 - 0.008
            gap = M.plastic((0.008, 0.008, 0.008), 0.6)
            for sx, sz, lx, lz in (
                (0, 1, w - 0.05, 0.0022),
                (0, -1, w - 0.05, 0.0022),
                (1, 0, 0.0022, low - 0.09),
                (-1, 0, 0.0022, low - 0.09),
            ):
                box((lx, 0.0008, lz), (sx * (w - 0.05) / 2, -0.0002, zc + sz * (low - 0.09) / 2), gap, 0)
            _key_switch(0, zc + (low - 0.09) / 2 - 0.035)


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
    if plate == 'brushed':
        prism(rrect(w - 0.018, h - 0.018, 0.004), 0.002, _blackglass(), 'XZ', (0, -0.010, 0), bevel=0.0006)
    with frame((0, -0.011, 0)):
        if disp:
            display(w * 0.74, 0.06, value, True, dcol, (0, 0, h * 0.28))
        zz = [-0.02, -0.085] if arrows == 'both' else [-0.05]
        for z, up in zip(zz, (True, False)):
            on = lit == ('up' if up else 'down')
            button('', on, shape, 0.040, tint, braille=False, loc=(0, 0, z))
            arrow(up, 0.022, (0, -0.0078, z), M.black(), 0.0006)


def lantern(kind='bar', up=True, lit=True, tint='steel', value='6'):
    """Hall lantern: 'bar' horizontal plate with display and arrows, 'disc' round, 'drop' vertical."""
    w = (0.34, 0.10) if kind == 'bar' else (0.12, 0.30)
    if kind == 'disc':
        cyl(0.075, 0.018, (0, -0.009, 0), M.brushed(tint, 0.24, 'X'), 'Y', 0.003, 48)
        cyl(0.055, 0.006, (0, -0.020, 0), M.plain('lanternglass', (0.006, 0.006, 0.008), 0.06), 'Y', 0.001, 48)
        arrow(up, 0.07, (0, -0.0235, 0), M.led(4000, 3, (0.25, 1, 0.35) if up else (1, 0.25, 0.12)), 0.0005)
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
    on = M.led(4000, 3, (1, 0.40, 0.08))
    off = M.plain('dimled', (0.05, 0.035, 0.025), 0.3)
    if kind == 'bar':
        arrow(True, 0.05, (-0.10, -0.0195, 0), on if (lit and up) else off, 0.0005)
        arrow(False, 0.05, (0.10, -0.0195, 0), on if (lit and not up) else off, 0.0005)
        text(value, 0.060, (0, -0.0195, 0), (90, 0, 0), on, depth=0.0001)
    else:
        arrow(True, 0.06, (0, -0.0195, 0.09), on if (lit and up) else off, 0.0005)
        arrow(False, 0.06, (0, -0.0195, -0.09), on if (lit and not up) else off, 0.0005)
        text(value, 0.07, (0, -0.0195, 0), (90, 0, 0), on, depth=0.0001)
