"""Path of the step band and of the handrail."""
import math


class EscPath:
    """Centre line of the step band in the XZ plane: flat, curve, incline, curve, flat. z=0 at the lower landing."""

    def __init__(s, rise=4.5, angle=30, flat=1.2, R=1.6):
        a = math.radians(angle)
        s.a = a
        s.rise = rise
        s.R = R
        s.flat = flat
        cz = R * (1 - math.cos(a))
        inc = max(0.01, (rise - 2 * cz) / math.sin(a)) if angle else 6
        s.seg = [('l', flat, 0), ('c', R * a, 1), ('l', inc, a), ('c', R * a, -1), ('l', flat, 0)]
        s.len = sum(q[1] for q in s.seg)
        s.xend = s.at(s.len)[0]

    def at(s, d):
        x = z = 0.0
        ang = 0.0
        if d <= 0:
            return (d, 0.0, 0.0)
        for k, L, v in s.seg:
            u = min(d, L)
            if k == 'l':
                x += u * math.cos(ang)
                z += u * math.sin(ang)
            else:
                da = u / s.R * v
                sg = v
                x += sg * s.R * (math.sin(ang + da) - math.sin(ang))
                z -= sg * s.R * (math.cos(ang + da) - math.cos(ang))
                ang += da
            d -= u
            if d <= 1e-9:
                return (x, z, ang)
        return (x + d * math.cos(ang), z + d * math.sin(ang), ang)

    def pts(s, off=0.0, d0=0.0, d1=None, n=90):
        d1 = s.len if d1 is None else d1
        out = []
        for i in range(n + 1):
            x, z, a = s.at(d0 + (d1 - d0) * i / n)
            out.append((x - math.sin(a) * off, z + math.cos(a) * off))
        return out


def handrail_loop(path, h=0.98, off=0.0, R=0.36, ext=0.55):
    """Polyline of the visible handrail: around both newels. ext = length beyond the path ends."""
    top = [(-ext, h)] if ext else []
    top = [(x, z) for x, z in top] + path.pts(h, 0, path.len, 110) + [(path.xend + ext, path.rise_z + h)]

    def semi(cx, cz, a0, a1, n=18):
        return [
            (
                cx + R * math.cos(math.radians(a0 + (a1 - a0) * i / n)),
                cz + R * math.sin(math.radians(a0 + (a1 - a0) * i / n)),
            )
            for i in range(n + 1)
        ]

    lo = semi(-ext, h - R, 270, 90)
    hi = semi(path.xend + ext, path.rise_z + h - R, 90, -90)
    return [(-ext + 0.35, h - 2 * R)] + lo + top[1:-1] + hi + [(path.xend + ext - 0.35, path.rise_z + h - 2 * R)]
