"""What a passenger meets first: comb, landing plate, handrail inlet, stop switch."""
import materials as M
from escalators.steps import ribs
from geo import box, box2, cyl, frame, mesh

YELLOW = (0.86, 0.53, 0.02)


def comb(width, mat):
    """Comb from x=-0.16 (plate) to x=0.045 (tips of the teeth), teeth in the grooves of the step."""
    ribs(width - 0.01, 0.16, 0.012, 0.006, 0.02, mat, (-0.16, 0, 0.004))
    n = int((width - 0.10) / 0.012)
    v, f = [], []
    for i in range(n):
        y, o = -n * 0.006 + i * 0.012 + 0.0015, len(v)
        for x, t, z0, z1 in ((-0.004, 0.0032, -0.014, 0.004), (0.045, 0.0018, -0.012, -0.006)):
            v += [(x, y - t, z0), (x, y + t, z0), (x, y + t, z1), (x, y - t, z1)]
        f += [(o + a, o + b, o + b + 4, o + a + 4) for a, b in ((0, 1), (1, 2), (2, 3), (3, 0))]
        f += [(o + 4, o + 5, o + 6, o + 7)]
    mesh(v, f, mat, smooth=False, name='teeth')


def landing(width, teeth='yellow', plate='steel'):
    """Comb and floor plates of one end; the steps are towards +X."""
    yy = width / 2
    yellow = M.paint(YELLOW, 0.4)
    comb(width, yellow if teeth == 'yellow' else M.satin('alu', 0.4))
    box2((-0.185, -yy + 0.004, -0.02), (-0.162, yy - 0.004, 0.0065), yellow, 0.002)
    ribbed = M.ribbed(plate, 0.008, 'Y', 0.38, 0.0015)
    box2((-0.76, -yy - 0.02, -0.05), (-0.187, yy + 0.02, 0.002), ribbed, 0.002)
    box2((-1.35, -yy - 0.02, -0.05), (-0.764, yy + 0.02, 0.002), ribbed, 0.002)
    box2((-1.42, -yy - 0.06, -0.05), (-1.35, yy + 0.06, 0.001), M.brushed('steel', 0.25, 'Y'), 0.002)


def inlet(y, x, z, stop=False):
    """Cover where the handrail runs into the deck, at (x, y) with the rail's axis at height z."""
    with frame((x, y, z)):
        box((0.17, 0.108, 0.120), (0.06, 0, -0.020), M.plastic((0.016, 0.016, 0.017), 0.42), 0.028, seg=4)
        box((0.026, 0.096, 0.070), (-0.034, 0, 0.0), M.rubber((0.006, 0.006, 0.006), 0.8), 0.02, seg=3)
        if stop:
            cyl(0.021, 0.016, (0.07, -0.057, -0.005), M.red(), 'Y', 0.004, 32)
            cyl(0.027, 0.006, (0.07, -0.055, -0.005), M.satin('steel', 0.3), 'Y', 0.002, 32)
