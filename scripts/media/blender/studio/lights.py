"""Lights and the product sweep."""
import bpy
import math
from mathutils import Vector
import materials as M
from geo import box, frame, link, mesh
from studio.scene import world_gradient


def area(
    loc,
    size,
    power,
    temp=5000,
    target=None,
    rot=(0, 0, 0),
    camera=False,
    glossy=True,
    spread=180,
    color=None,
    diffuse=True,
):
    """Rectangular light, facing -Z by default or towards target."""
    ld = bpy.data.lights.new('area', 'AREA')
    ld.shape = 'RECTANGLE'
    sx, sy = (size, size) if isinstance(size, (int, float)) else size
    ld.size, ld.size_y = sx, sy
    ld.energy = power
    ld.color = color or M.kelvin(temp)
    ld.spread = math.radians(spread)
    ob = link(ld, loc, rot, 'area')
    if target is not None:
        d = Vector(target) - Vector(loc)
        ob.rotation_euler = d.to_track_quat('-Z', 'Y').to_euler()
    ob.visible_camera = camera
    ob.visible_glossy = glossy
    ob.visible_diffuse = diffuse
    return ob


def panel_light(size, loc, power, temp=4000, strength=None, rot=(0, 0, 0), spread=180, mat=None, thickness=0.006):
    """Luminous panel facing down: a mesh that is seen (camera + mirrors) and an area light just
    under it that does the diffuse lighting. Much less noise than a bare emissive mesh."""
    s = strength if strength is not None else max(2.0, power / (size[0] * size[1]) / 14)
    m = mat or M.led(temp, s)
    o = box((size[0], size[1], thickness), loc, m, 0.001, rot)
    o.visible_diffuse = False
    with frame(loc, rot):
        area((0, 0, -thickness / 2 - 0.002), size, power, temp, glossy=False, spread=spread)
    return o


def backdrop(color=(0.80, 0.81, 0.82), width=9, depth=5, height=5, radius=1.6, y=1.6, rough=0.55):
    """Seamless paper sweep: floor at z=0, wall at +Y."""
    pts = [(-depth, 0)]
    n = 16
    for i in range(n + 1):
        a = math.pi / 2 * i / n
        pts.append((y - radius + radius * math.sin(a), radius - radius * math.cos(a)))
    pts.append((y, height))
    v, f = [], []
    for x in (-width / 2, width / 2):
        for py, pz in pts:
            v.append((x, py, pz))
    m = len(pts)
    for i in range(m - 1):
        f.append((i, m + i, m + i + 1, i + 1))
    ob = mesh(v, f, M.plain('sweep', color, rough=rough, spec=0.25), angle=80, name='sweep')
    return ob


def product_lights(k=1.0, scale=1.0, key=5200, fill=6200, side='L'):
    """Three-softbox product set around the origin, for a product about 1*scale metres."""
    s = scale
    m = -1 if side == 'L' else 1
    area((m * 1.8 * s, -1.0 * s, 2.1 * s), (1.5 * s, 1.1 * s), 120 * k * s * s, key, target=(0, 0, 0.3 * s))
    area((-m * 2.1 * s, -0.7 * s, 1.1 * s), (0.7 * s, 1.8 * s), 20 * k * s * s, fill, target=(0, 0, 0.3 * s))
    area((-m * 0.5 * s, 1.4 * s, 2.4 * s), (2.4 * s, 0.7 * s), 70 * k * s * s, 5600, target=(0, 0, 0.3 * s))
    area(
        (0, 1.2 * s, 2.6 * s), (3.4 * s, 0.5 * s), 50 * k * s * s, 5600, target=(0, 2.4 * s, 0.9 * s), glossy=False
    )  # backdrop glow
    # black flags: seen only by reflections, they draw dark edges on bright metal
    blk = M.plain('flag', (0.004, 0.004, 0.004), 0.9, 0)
    for x, y, z, rz, w_, h_ in (
        (-m * 1.15, -1.9, 0.7, m * 28, 0.55, 2.2),
        (m * 1.2, -2.3, 0.5, -m * 25, 0.5, 2.0),
        (0, -3.2, 1.9, 0, 3.4, 0.5),
    ):
        f = box((w_ * s, 0.01, h_ * s), (x * s, y * s, z * s), blk, 0, rot=(0, 0, rz))
        f.visible_camera = f.visible_diffuse = f.visible_shadow = False
    world_gradient((0.12, 0.125, 0.135), (0.9, 0.92, 0.95), 0.42)
