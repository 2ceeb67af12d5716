"""Illuminated push buttons with legend and Braille, facing -Y on the plane y=0."""
import math
import materials as M
from geo import cyl, frame, prism, ring, rrect, text


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


def _sign(kind, s, mat):
    """Raised signs that fonts lack: 'open' and 'close' doors, alarm 'bell'."""
    y = -0.0078
    if kind == 'bell':
        dome = [(0.30 * s * math.cos(a), 0.30 * s * math.sin(a)) for a in (math.pi * i / 10 for i in range(11))]
        prism(
            [(0.42 * s, -0.30 * s), (0.30 * s, -0.18 * s), *dome, (-0.30 * s, -0.18 * s), (-0.42 * s, -0.30 * s)],
            0.0006,
            mat,
            'XZ',
            (0, y, 0.04 * s),
            bevel=0,
        )
        cyl(0.09 * s, 0.0006, (0, y, -0.36 * s), mat, 'Y', 0, 16)
        return
    k = 1 if kind == 'open' else -1
    for side in (-1, 1):
        tip, base = side * (0.31 + 0.22 * k) * s, side * (0.31 - 0.22 * k) * s
        prism([(tip, 0), (base, 0.30 * s), (base, -0.30 * s)], 0.0006, mat, 'XZ', (0, y, 0), bevel=0)
    if kind == 'close':
        prism(
            [(-0.02 * s, -0.34 * s), (0.02 * s, -0.34 * s), (0.02 * s, 0.34 * s), (-0.02 * s, 0.34 * s)],
            0.0006,
            mat,
            'XZ',
            (0, y, 0),
            bevel=0,
        )


def button(
    label='1',
    lit=False,
    shape='round',
    size=0.034,
    tint='steel',
    halo=(1.0, 0.42, 0.10),
    braille=True,
    loc=(0, 0, 0),
    sign=None,
):
    """Call button: bezel, halo ring (bright when lit, faint in standby), dark engraved legend on a metal face,
    Braille on its left. sign: 'open', 'close' or 'bell' instead of the legend."""
    r = size / 2
    face = M.brushed(tint, 0.2, 'X')
    bez = M.mirror('steel', 0.08)
    glow = M.led(4000, 2.2, halo) if lit else M.led(5200, 0.55, sample=False)
    with frame(loc):
        if shape == 'round':
            ring(r + 0.0035, r + 0.0005, 0.006, (0, -0.003, 0), bez, 'Y', 0.001, 40)
            ring(r, r - 0.0034, 0.005, (0, -0.0040, 0), glow, 'Y', 0.0005, 40)
            cyl(r - 0.0036, 0.008, (0, -0.003, 0), face, 'Y', 0.0012, 40)
        else:
            prism(rrect(size + 0.007, size + 0.007, 0.004), 0.006, bez, 'XZ', (0, -0.003, 0), bevel=0.0008)
            prism(rrect(size, size, 0.003), 0.003, glow, 'XZ', (0, -0.0052, 0), bevel=0.0005)
            prism(rrect(size - 0.0068, size - 0.0068, 0.002), 0.004, face, 'XZ', (0, -0.0055, 0), bevel=0.0008)
        ink = M.plastic((0.008, 0.008, 0.009), 0.5)
        if sign:
            _sign(sign, size * 0.52, ink)
        else:
            big = len(str(label)) < 2
            text(str(label), size * (0.66 if big else 0.54), (0, -0.0078, 0), (90, 0, 0), ink, depth=0.0003)
        if braille:
            _braille(str(label), -r - 0.0075, bez)
