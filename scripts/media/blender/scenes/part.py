"""A spare part on a light sweep."""
import importlib

import studio as S


def build(p, view, w, h):
    """p['model'] is 'family.part': PARTS['part'] in spares/family.py gives the function and its shot."""
    family, name = p['model'].split('.')
    make, shot = importlib.import_module('spares.' + family).PARTS[name]
    o = dict(shot, **shot.get('views', {}).get(view, {}), **p.get('shot', {}))
    _, s = make()
    S.backdrop(o.get('bg', (0.80, 0.81, 0.82)), width=14 * s, depth=6 * s, height=7 * s, radius=2.2 * s, y=2.6 * s)
    S.product_lights(o.get('k', 1.0), s)
    S.camera(
        o['cam'],
        lens=o['lens'],
        target=o['aim'],
        pitch=None,
        w=w,
        h=h,
        dof=o['aim'],
        fstop=max(8, 5.6 / s) if s > 0.5 else 16,
    )
    return dict(bloom=0.02, look='High Contrast', exposure=o.get('ev', 0))
