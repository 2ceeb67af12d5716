"""What informs people in halls: posters, information totems, clocks; and pendant lamps."""
import math

import materials as M
from geo import box, circle, frame, lathe, prism, ring, rrect, text, tube

SERIF = '/usr/share/fonts/truetype/liberation/LiberationSerif-Regular.ttf'
THIN = '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf'


def _flat(pts, y, colour, k=0.8, at=(0, 0)):
    prism(pts, 0.002, M.led(5000, k, colour, sample=False), 'XZ', (at[0], y, at[1]), bevel=0)


def _words(words, size, x, y, z, colour, k=1.0, font=None, align='CENTER'):
    text(words, size, (x, y, z), (90, 0, 0), M.led(5000, k, colour, sample=False), align, 0.0006, font)


def _coast(w, h):
    _flat(rrect(w, h, 0.004), -0.050, (0.80, 0.58, 0.40))
    _flat(circle(w * 0.20, 48), -0.052, (1.0, 0.86, 0.62), 1.0, (w * 0.10, h * 0.12))
    for i, c in enumerate(((0.30, 0.38, 0.42), (0.16, 0.26, 0.33), (0.07, 0.14, 0.20))):
        top = [(-w / 2 + w * k / 12, -h * (0.02 + 0.13 * i) + h * 0.07 * math.sin(k * 0.9 + i * 2.1)) for k in range(13)]
        _flat([(-w / 2, -h / 2)] + [(w / 2, -h / 2)] + top[::-1], -0.054 - i * 0.002, c, 0.7)
    _words('LATE SUMMER', w * 0.105, 0, -0.062, h * 0.40, (0.30, 0.12, 0.06), 0.7, SERIF)
    _words('by the East Sea', w * 0.07, 0, -0.062, -h * 0.42, (0.95, 0.85, 0.7), 1, SERIF)


def _watch(w, h):
    _flat(rrect(w, h, 0.004), -0.050, (0.035, 0.045, 0.06), 0.6)
    for r, c, k in ((0.34, (0.72, 0.56, 0.34), 0.8), (0.315, (0.90, 0.88, 0.83), 0.8), (0.03, (0.05, 0.05, 0.05), 1)):
        _flat(circle(w * r, 64), -0.052 - (0.34 - r) * 0.01, c, k, (0, h * 0.04))
    for i in range(12):
        a = math.radians(30 * i)
        at = (w * 0.27 * math.sin(a), h * 0.04 + w * 0.27 * math.cos(a))
        _flat(rrect(w * 0.018, w * 0.03, 0.001), -0.057, (0.05, 0.05, 0.06), 0.6, at)
    for a, ln in ((305, 0.15), (50, 0.22)):
        s, c = math.sin(math.radians(a)), math.cos(math.radians(a))
        d = w * 0.010
        _flat([(-d * c, d * s), (d * c, -d * s), (ln * w * s, ln * w * c)], -0.058, (0.04, 0.04, 0.05), 0.5, (0, h * 0.04))
    _words('SOLE', w * 0.16, 0, -0.060, h * 0.40, (0.90, 0.80, 0.62), 1, SERIF)
    _words('time, well kept', w * 0.07, 0, -0.060, -h * 0.38, (0.8, 0.78, 0.74), 0.9, THIN)


def _coffee(w, h):
    _flat(rrect(w, h, 0.004), -0.050, (0.62, 0.66, 0.58), 0.75)
    _flat(circle(w * 0.33, 64), -0.052, (0.90, 0.86, 0.78), 0.85, (0, -h * 0.03))
    _flat(circle(w * 0.22, 64), -0.054, (0.98, 0.97, 0.95), 0.95, (0, -h * 0.03))
    _flat(circle(w * 0.185, 64), -0.056, (0.22, 0.105, 0.05), 0.8, (0, -h * 0.03))
    _flat(circle(w * 0.10, 48), -0.058, (0.72, 0.50, 0.30), 0.8, (-w * 0.015, -h * 0.02))
    _flat(rrect(w * 0.14, w * 0.035, 0.01), -0.054, (0.98, 0.97, 0.95), 0.9, (w * 0.27, -h * 0.03))
    _words('Kaffa & Co', w * 0.15, 0, -0.060, h * 0.38, (0.12, 0.16, 0.11), 0.8, SERIF)
    _words('second floor', w * 0.075, 0, -0.060, -h * 0.42, (0.12, 0.16, 0.11), 0.8, THIN)


POSTERS = dict(coast=_coast, watch=_watch, coffee=_coffee)


def poster(kind, w=1.2, h=1.8):
    """Back-lit poster in a dark frame, facing -Y, bottom centre at the origin."""
    with frame((0, 0, h / 2)):
        prism(rrect(w + 0.09, h + 0.09, 0.012), 0.08, M.paint((0.05, 0.05, 0.055)), 'XZ', bevel=0.006)
        POSTERS[kind](w, h)


def totem(title='DIRECTORY', rows=('3  Cinema', '2  Food & home', '1  Fashion', 'G  Market'), h=2.15, w=0.72):
    """Free-standing information slab with a lit directory and floor plan, facing -Y."""
    box((w, 0.16, h), (0, 0, h / 2), M.paint((0.055, 0.058, 0.064), 0.3), 0.02)
    box((w + 0.12, 0.34, 0.02), (0, 0, 0.01), M.brushed('steel', 0.3, 'X'), 0.004)
    _flat(rrect(w - 0.10, h * 0.50, 0.01), -0.082 + 0.0, (0.90, 0.93, 0.95), 0.55, (0, h * 0.66))
    ink = (0.04, 0.07, 0.12)
    _words(title, w * 0.105, -w * 0.38, -0.0845, h * 0.865, ink, 0.5, None, 'LEFT')
    for i, row in enumerate(rows):
        z = h * (0.80 - 0.052 * i)
        _words(row, w * 0.075, -w * 0.38, -0.0845, z, ink, 0.5, THIN, 'LEFT')
    y = -0.0845
    for x, z, a, b, c in ((-0.14, 0.50, 0.22, 0.16, (0.95, 0.62, 0.35)), (0.11, 0.52, 0.20, 0.22, (0.40, 0.62, 0.80)),
                          (-0.10, 0.435, 0.30, 0.07, (0.55, 0.74, 0.52)), (0.17, 0.435, 0.14, 0.09, (0.82, 0.80, 0.55))):
        _flat(rrect(a * w * 1.25, b * h * 0.42, 0.006), y, c, 0.55, (x * w * 1.25, z * h))
    _words('i', h * 0.13, 0, -0.083, h * 0.24, (0.9, 0.93, 0.95), 0.9)


def clock(r=0.35):
    """Round station clock with two faces towards -Y and +Y, centre at the origin, hung on a rod."""
    ring(r + 0.03, r - 0.005, 0.14, (0, 0, 0), M.paint((0.04, 0.04, 0.045)), 'Y', 0.01)
    _flat(circle(r, 64), -0.06, (0.95, 0.95, 0.93), 1.0)
    for i in range(12):
        with frame((0, -0.063, 0), (0, 30 * i, 0)):
            box((r * 0.05, 0.002, r * 0.18), (0, 0, r * 0.82), M.black(), 0)
    for a, ln, w in ((305, 0.50, 0.07), (60, 0.80, 0.05)):
        with frame((0, -0.066, 0), (0, a, 0)):
            box((r * w, 0.002, r * ln), (0, 0, r * ln * 0.42), M.black(), 0)
    tube([(0, 0, r), (0, 0, r + 4)], 0.015, M.satin('steel', 0.3))


def pendant(drop=1.5, r=0.16, warm=3000, glow=2.4, shade=None):
    """Lamp hanging from the origin: a globe, or a dark bell when a shade material is given."""
    tube([(0, 0, 0), (0, 0, -drop)], 0.006, M.black())
    if shade:
        prof = [(0.02, 0.16), (0.06, 0.15), (r, 0.0), (r * 0.97, 0.0), (0.05, 0.13)]
        lathe(prof, (0, 0, -drop - 0.1), shade, n=40, angle=60)
    n, lamp = 10, M.led(warm, glow, sample=False)
    rr = r if not shade else r * 0.5
    pts = [(rr * math.sin(math.pi * i / n), -rr * math.cos(math.pi * i / n)) for i in range(n + 1)]
    b = lathe(pts, (0, 0, -drop - rr * (0.9 if not shade else 0.6)), lamp, n=32, angle=90)
    b.visible_diffuse = False
