"""A whole car from a preset."""
import bpy

import materials as M
from elevator.ceilings import ceiling
from elevator.doors import door_panels, sill
from elevator.floors import floor
from elevator.panels import cop
from elevator.walls import handrail, wall
from geo import box, box2, frame
from props.livingroom import room


D0 = dict(
    W=1.6,
    D=1.5,
    H=2.4,
    door=0.9,
    dh=2.1,
    main='brushed:steel',
    accent='etched:diamond',
    rear=None,
    layout='three',
    side='plain',
    trim='brushed:steel',
    ceil='panel',
    cmetal='mirror:steel',
    temp=4000,
    power=50,
    ev=0.0,
    floor=('border', 'marble:white', 'marble:dark', 'marble:emperador'),
    rail='round',
    railtint='steel',
    cop='round',
    coptint='steel',
    copplate='brushed',
    floors=12,
    doors='brushed:steel',
    rearlight=False,
    halo=(1, 0.42, 0.10),
    glass=None,
    fill=16,
    railmat=None,
    board=None,
    bumper=False,
    window=False,
    coph=1.45,
    disp=(1, 0.35, 0.06),
    load='1150 kg   15 PERSONS',
)


def preset(p):
    """The given values over the defaults; tint sets trim, rails, panel and doors to one metal."""
    t = p.get('tint')
    metal = dict(trim='brushed:' + t, railtint=t, coptint=t, doors='brushed:' + t) if t else {}
    return {**D0, **metal, **p}


def new_objects(before):
    return [o for o in bpy.data.objects if o not in before]


def build_car(p):
    """Car centred on x=0, rear wall at y=+D/2, door at y=-D/2, floor z=0. Returns dict of object groups."""
    W, D, H = p['W'], p['D'], p['H']
    g = {}

    def grp(name, f):
        b = set(bpy.data.objects)
        f()
        g[name] = new_objects(b)

    def rear():
        with frame((0, D / 2, 0)):
            wall(
                W - 0.03,
                H,
                p['layout'],
                p['main'],
                p['accent'],
                0,
                trim=p['trim'],
                light=p['rearlight'],
                temp=p['temp'],
            )
            if p['rail'] != 'none':
                with frame((0, -0.014, 0)):
                    handrail(W - 0.36, p['rail'], p['railtint'], M.spec(p['railmat']) if p['railmat'] else None, 0.90)

    def side(sgn):
        def f():
            with frame((sgn * W / 2, 0, 0), (0, 0, -90 * sgn)):
                wall(D - 0.03, H, p['side'], p['main'], p['accent'], 0, trim=p['trim'])
                if p['rail'] != 'none':
                    ln = D - 0.36 if sgn < 0 else D - 0.76
                    with frame((0 if sgn < 0 else -0.20, -0.014, 0)):
                        handrail(ln, p['rail'], p['railtint'], M.spec(p['railmat']) if p['railmat'] else None, 0.90)
                if p['bumper']:
                    for z in (0.30, 0.62):
                        box(
                            (D - 0.1, 0.035, 0.14),
                            (0, -0.03, z),
                            M.spec('wood:oak:X') if p['bumper'] == 'wood' else M.plastic((0.30, 0.36, 0.38), 0.5),
                            0.010,
                        )
                if sgn > 0:
                    with frame((D / 2 - 0.27, -0.016, 1.22)):
                        now = str(5 if p['floors'] > 5 else 2)
                        cop(
                            p['floors'],
                            0.26,
                            p['coph'],
                            p['cop'],
                            p['coptint'],
                            (now,),
                            1,
                            2 if p['floors'] > 6 else 1,
                            now,
                            p['halo'],
                            plate=p['copplate'],
                            disp=p['disp'],
                            load=p['load'],
                        )

        return f

    def front():
        m = M.spec(p['trim'])
        for s in (-1, 1):
            box2((s * p['door'] / 2, -D / 2 - 0.03, 0), (s * W / 2, -D / 2, H), m, 0.003)
        box2((-p['door'] / 2, -D / 2 - 0.03, p['dh']), (p['door'] / 2, -D / 2, H), m, 0.003)
        box2((-W / 2, -D / 2 - 0.03, H), (W / 2, -D / 2, H + 0.18), M.plain('ceilwhite', (0.75, 0.75, 0.74), 0.6), 0)
        with frame((0, -D / 2 - 0.09, 0)):
            door_panels(p['door'] + 0.04, p['dh'] + 0.02, p['doors'], p.get('open', 0), window=p['window'])

    grp('rear', rear)
    grp('left', side(-1))
    grp('right', side(1))
    grp('front', front)
    grp('floor', lambda: floor(p['floor'][0], W, D, *p['floor'][1:]))

    def above():
        """Ceiling and, behind its recesses, the upper ends of the walls."""
        ceiling(p['ceil'], W, D, H, p['temp'], p['power'], p['cmetal'], p['board'])
        white = M.plain('ceilwhite', (0.75, 0.75, 0.74), 0.6)
        box2((-W / 2, D / 2, H), (W / 2, D / 2 + 0.03, H + 0.18), white, 0)
        for s in (-1, 1):
            box2((s * W / 2, -D / 2, H), (s * (W / 2 + 0.03), D / 2 + 0.03, H + 0.18), white, 0)

    grp('ceil', above)
    if p['glass']:
        grp('room', lambda: room(W, D, p['glass']))
    b = set(bpy.data.objects)
    with frame((0, -D / 2 - 0.05, 0)):
        sill(p['door'] + 0.3)
    g['sill'] = new_objects(b)
    return g
