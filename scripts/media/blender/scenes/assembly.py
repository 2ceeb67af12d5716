"""Car fitting in the factory hall."""

import studio as S
from elevator.sling import car_unit, counterweight
from geo import frame
from props.factory import crane, gate, hall, hanging_sign, lane, zone
from props.workshop import bench, carton, lamp_post, pallet, rack, screen, trolley


def build(p, view, w, h):
    hall(
        -13,
        13,
        -4,
        44,
        7.4,
        lights=((-6.5, 2.4), (0, 1.6), (6.5, 2.4)),
        power=7200,
        windows=(None, (2.0, 3.8), (5.2, 6.6)),
    )
    lane(-1.5, 1.5, -12, 44, (0.11, 0.19, 0.165))
    crane(-12.4, 12.4, 26, 6.35, 0.34, 1.7)
    gate(0, 43.9)
    # the first station of the near side would hang its board into the picture's corner
    boards = {-1: (0, 1, 2, 3, 4), 1: (1, 2, 3, 4)}
    stages = {-1: (2, 1, 2, 1, 0), 1: (1, 2, 0, 2, 1)}
    for s in (-1, 1):
        for i, stage in enumerate(stages[s]):
            y = 4.4 + i * 6
            zone(s * 2.4, s * 7.4, y - 2.4, y + 2.2)
            with frame((s * 4.4, y, 0), (0, 0, s * -24)):
                car_unit(stage, number='%s%d' % ('AB'[s > 0], i + 1), opened=0.85 if (i + s) % 2 else 0)
            if i in boards[s]:
                hanging_sign(
                    ('%s%d' % ('AB'[s > 0], i + 1), ('FRAME', 'WALLS', 'DOORS')[stage]),
                    s * 4.9,
                    y - 0.3,
                    4.75,
                    1.5,
                    0.6,
                    7.4,
                )
            with frame((s * 7.0, y - 1.2, 0), (0, 0, s * -90)):
                bench(1.8, board=True)
                with frame((0.4, 0.1, 0.86), (0, 0, 12)):
                    screen(0.5, ('STATION %s%d' % ('AB'[s > 0], i + 1), 'ORDER 26-0%d%d' % (4 + i, 17 + 3 * i)), 3 + i)
            with frame((s * 2.85, y + 1.6, 0), (0, 0, s * -62)):
                trolley()
        for k in range(5):
            with frame((s * 11.6, 2 + 6 * k, 0), (0, 0, s * -90)):
                rack(3.0, 3.4, seed=4 + k + s)
    for x, y, r in ((-2.4, 7.6, 8), (2.5, 13.5, -6)):
        with frame((x, y, 0), (0, 0, r)):
            pallet()
            for i in range(2):
                with frame((-0.3 + 0.55 * i, 0, 0.144)):
                    carton(0.5, 0.6, 0.42 - 0.1 * i, i)
    with frame((9.2, 8.6, 0), (0, 0, -90)):
        counterweight(filled=0.6)
    for s in (-1, 1):
        with frame((s * 2.5, 8.6, 0)):
            lamp_post(1.9)
    S.area((12.6, 14, 3.6), (40, 3.4), 6500, 6000, target=(0, 14, 1.0), glossy=False)
    S.area((4, -5, 4.5), (8, 3), 700, 6000, target=(-2, 8, 1.4), glossy=False)
    S.camera((1.15, -3.6, 1.75), lens=26, target=(-1.6, 20, 1.75), w=w, h=h, shift=(0, 0.065))
    return dict(look='High Contrast', exposure=p.get('ev', -0.2), bloom=0.03)
