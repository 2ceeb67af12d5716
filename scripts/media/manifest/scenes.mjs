import { preset } from './presets.mjs';
import { group, hall } from './rows.mjs';

const hospital = group('hospital', 'car');
const freight = group('freight', 'car');
const panoramic = group('panoramic', 'panoramic');
const landing = group('landing', 'hall');
const mall = group('escalator', 'mall');
const outdoor = group('outdoor', 'outdoor');
const walk = group('walk', 'walk');

/** Everything but passenger cars, villa cars and spare parts. */
export const scenes = [
  hospital(
    'hospital-h1',
    'front',
    [1000, 1250],
    preset('hospital', 'h1'),
    'Deep bed elevator in stainless steel with bumper rails and a pale green floor',
    '大进深不锈钢病床电梯，设防撞扶手，浅绿色地面',
  ),
  freight(
    'freight-f1',
    'front',
    [1200, 1000],
    preset('freight', 'f1'),
    'Wide freight car in stainless steel with two rows of timber bumper rails',
    '宽敞的不锈钢货梯轿厢，侧壁设两排木质防撞条',
  ),
  panoramic(
    'panoramic-a',
    'front',
    [800, 1000],
    preset('panoramic', 'a'),
    'Round glass elevator rising through the atrium of a hotel',
    '酒店中庭内的圆形玻璃观光电梯',
  ),
  landing(
    'hall-b',
    'front',
    [1200, 750],
    hall('b'),
    'Elevator lobby in pale limestone with three landing doors, one of them open',
    '浅色石灰石电梯厅，三樘层门，其中一樘开启',
  ),
  landing(
    'hall-e',
    'front',
    'scene',
    hall('e'),
    'Landing in red marble with an open elevator between two plants',
    '红色大理石候梯厅，两盆绿植之间电梯门开启',
  ),
  landing(
    'landing-01',
    'front',
    'scene',
    hall('c'),
    'Landing in walnut with wave-etched rose-gold doors, one of them opening',
    '胡桃木候梯厅，玫瑰金波纹蚀刻层门，其中一樘正在开启',
  ),
  landing(
    'landing-02',
    'front',
    'scene',
    hall('d', { wall: 'marble:grey', floor: 'dark' }),
    'Grey marble landing with lattice-etched mirror doors',
    '灰色大理石候梯厅，菱格蚀刻镜面层门',
  ),
  mall(
    'escalator-m1',
    'front',
    'scene',
    preset('mall', 'm1'),
    'Pair of indoor escalators with glass balustrades in a shopping mall',
    '购物中心内一对玻璃护栏室内自动扶梯',
  ),
  mall(
    'escalator-02',
    'front',
    'scene',
    preset('mall', 'm2'),
    'Pair of escalators with lit handrails in a department store with dark floors',
    '百货商场内一对带扶手照明的自动扶梯，深色地面',
  ),
  mall(
    'escalator-03-side',
    'front',
    'scene',
    preset('mall', 'm3'),
    'Side view of a white-clad escalator in a bright mall',
    '明亮商场内白色包板自动扶梯侧视图',
  ),
  outdoor(
    'escalator-o1',
    'front',
    'scene',
    { canopy: true },
    'Outdoor escalators under a glazed canopy, leading up from a square',
    '玻璃雨棚下的室外自动扶梯，由广场向上通行',
  ),
  outdoor(
    'outdoor-01',
    'front',
    'scene',
    { dusk: true, led: [1, 0.86, 0.66] },
    'Pair of outdoor escalators with lit handrails between granite stairs at dusk',
    '黄昏时花岗岩台阶间一对带扶手照明的室外自动扶梯',
  ),
  outdoor(
    'outdoor-02-centre',
    'centre',
    'scene',
    { clad: 'brushed:bronze', floors: 5 },
    'Outdoor escalators seen from the lower landing, with trees and an office building above',
    '从下部出入口看室外自动扶梯，上方为树木与办公楼',
  ),
  walk(
    'walk-w1',
    'front',
    'scene',
    {},
    'Level moving walks in the glazed concourse of an airport',
    '机场玻璃大厅内的水平自动人行道',
  ),
];
