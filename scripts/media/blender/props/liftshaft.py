"""Glazed lift shaft on a facade with lit cars: what ties a building to the product."""
import materials as M
from geo import box2, frame
from materials.outdoors import lit


def lit_car(w, d, h=2.5, glow=1.0, metal='steel'):
    """Observation car, bottom centre of its front at the origin, facing -Y."""
    m, warm = M.satin(metal, 0.28), M.led(3500, 2.6 * glow, sample=False)
    box2((-w / 2, 0, -0.35), (w / 2, d, 0), m, 0.03)
    box2((-w / 2, 0, h), (w / 2, d, h + 0.40), m, 0.03)
    box2((-w / 2 + 0.03, d - 0.06, 0), (w / 2 - 0.03, d, h), lit((0.85, 0.66, 0.44), 0.9 * glow), 0)
    box2((-w / 2 + 0.05, 0.1, h - 0.04), (w / 2 - 0.05, d - 0.1, h), warm, 0)
    box2((-w / 2, 0, 0), (w / 2, d, 0.03), lit((0.55, 0.42, 0.30), 0.5 * glow), 0)
    for s in (-1, 1):
        box2((s * (w / 2 - 0.04), 0, 0), (s * w / 2, 0.05, h), m, 0.004)
        box2((s * w / 2 - 0.004, 0, 0), (s * w / 2 + 0.004, d, h), M.glass(), 0)
        box2((-w / 2, -0.012, -0.1 if s < 0 else h + 0.1), (w / 2, 0, -0.04 if s < 0 else h + 0.16), warm, 0)
    box2((-w / 2, 0.0, 0), (w / 2, 0.008, h), M.glass(), 0)
    box2((-w / 2 + 0.06, d - 0.16, 0.9), (w / 2 - 0.06, d - 0.12, 0.95), m, 0.01)


def liftshaft(
    w, d, h, storey=3.9, cars=((4.0, 1.0),), glow=0.35, metal='steel', back=(0.62, 0.56, 0.48), post=0.12, pane=None
):
    """Shaft with its front on y=0, centred on x=0, rising from z=0 to h; cars = (height, brightness)."""
    stl, glass = M.paint((0.30, 0.31, 0.32), 0.35), pane or M.glass((0.82, 0.90, 0.90), 0, 1.6)
    box2((-w / 2, d - 0.05, 0), (w / 2, d, h), lit(back, glow), 0)
    for s in (-1, 1):
        for y in (0, d - post):
            box2((s * w / 2 - post / 2, y, 0), (s * w / 2 + post / 2, y + post, h), stl, 0.01)
        box2((s * w / 2 - 0.006, 0, 0), (s * w / 2 + 0.006, d, h), glass, 0)
        strip = box2(
            (s * w * 0.44 - 0.03, d - 0.09, 0),
            (s * w * 0.44 + 0.03, d - 0.05, h),
            M.led(3800, 2 + 3 * glow, sample=False),
            0,
        )
        strip.visible_diffuse = False
        box2((s * w * 0.30 - 0.04, d - 0.25, 0), (s * w * 0.30 + 0.04, d - 0.07, h), M.satin('steel', 0.35), 0)
    box2((-w / 2, 0.04, 0), (w / 2, 0.052, h), glass, 0)
    n = round(h / storey)
    for k in range(2 * n + 1):
        z = min(h - 0.08, k * storey / 2)
        t = 0.09 if k % 2 == 0 else 0.03
        box2((-w / 2, 0, z - t), (w / 2, 0.10, z + t), stl, 0.008)
        for s in (-1, 1):
            box2((s * w / 2 - 0.05, 0, z - t), (s * w / 2 + 0.05, d, z + t), stl, 0.008)
    box2((-w / 2 - 0.15, -0.15, h), (w / 2 + 0.15, d, h + 0.35), stl, 0.02)
    for z, k in cars:
        with frame((0, 0.22, z)):
            lit_car(w * 0.82, d * 0.70, 2.5, k, metal)
            box2((-0.03, d * 0.4, 2.9), (0.03, d * 0.42, h - z), M.black(), 0)
