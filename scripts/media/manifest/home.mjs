import { preset } from './presets.mjs';
import { group } from './rows.mjs';

const lobby = group('slider', 'lobby');
const atrium = group('slider', 'panoramic');
const mall = group('slider', 'mall');
const panel = group('slider', 'panel');
const machineRoom = group('slider', 'machine_room');
const residence = group('slider', 'residence');
const gallery = (scene) => group('gallery', scene);
const product = (scene) => group('product', scene);
const solution = group('solution', 'solution', { quality: 'product' });

const CARD = [960, 720];

const car = (name, changes) => preset('passenger', name, changes);

/** Hotel lobby: state of its three doors from left to right. */
const hotel = (open) => ({
  wall: 'marble:white',
  portal: 'marble:dark',
  jamb: 'brushed:titanium',
  doors: 'etched:ogee:titanium:.30',
  temp: 3800,
  open,
  car: car('p02', {
    W: 1.8,
    D: 1.5,
    dh: 2.3,
    H: 2.6,
    power: 80,
    main: 'wood:walnut',
    side: 'three',
  }),
});

/** Walnut car with a black glass panel. */
const walnutPanel = {
  layout: 'three',
  main: 'wood:walnut',
  accent: 'mirror:titanium',
  trim: 'brushed:titanium',
  tint: 'titanium',
  doors: 'etched:ogee:titanium:.26',
  temp: 3700,
  fill: 22,
  halo: [1, 0.6, 0.2],
  disp: [1, 0.55, 0.16],
  floor: '3',
  up: true,
  lit: [7],
};

/** Home page: slider, gallery, product cards, Spare Parts Solution. */
export const home = [
  lobby(
    'slider-1',
    'front',
    'wide',
    hotel([0, 1, 0]),
    'Hotel lobby with three elevators in dark stone portals, the middle one open',
    '酒店大堂深色石材门套中的三台电梯，中间一台门已开启',
  ),
  panel(
    'slider-2',
    'front',
    'wide',
    walnutPanel,
    'Black glass operating panel in a walnut elevator car, floor 7 selected',
    '胡桃木轿厢内的黑色玻璃操纵盘，已选7层',
  ),
  machineRoom(
    'slider-3',
    'front',
    'wide',
    {},
    'Gearless traction machine with its ropes in a clean machine room',
    '整洁机房内的无齿轮曳引机与曳引钢丝绳',
  ),
  atrium(
    'slider-4',
    'atrium',
    'wide',
    preset('panoramic', 'a', { z: 3.9 }),
    'Glass elevator between the galleries of an atrium several storeys high',
    '多层中庭回廊之间的玻璃观光电梯',
  ),
  residence(
    'slider-5',
    'front',
    'wide',
    {},
    'Home lift in a glass shaft in the living room of a villa at dusk',
    '黄昏时别墅客厅内的玻璃井道家用电梯',
  ),
  mall(
    'slider-6',
    'front',
    'wide',
    preset('mall', 'm2', { ev: 0.35 }),
    'Escalators with lit handrails rising through a department store',
    '百货商场内带扶手照明的自动扶梯',
  ),
  solution(
    'solution-control',
    'front',
    CARD,
    { model: 'cabinet.cabinet' },
    'Open elevator control cabinet on a dark blue ground',
    '深蓝背景前打开的电梯控制柜',
  ),
  solution(
    'solution-display',
    'front',
    CARD,
    { model: 'hall.display' },
    'Hall and car displays with lit floor numbers on a dark blue ground',
    '深蓝背景前点亮楼层数字的层站与轿厢显示器',
  ),
  solution(
    'solution-photoelectric',
    'front',
    CARD,
    { model: 'hall.photoelectric' },
    'U-shaped photoelectric switch with its vane on a dark blue ground',
    '深蓝背景前的U形光电开关与隔光板',
  ),
  solution(
    'solution-safety-gear',
    'front',
    CARD,
    { model: 'gear.gear' },
    'Pair of red progressive safety gears on a dark blue ground',
    '深蓝背景前的一对红色渐进式安全钳',
  ),
  solution(
    'solution-intercom',
    'front',
    CARD,
    { model: 'fixtures.intercom' },
    'Intercom with handset and lit button on a dark blue ground',
    '深蓝背景前带手柄与点亮按钮的对讲机',
  ),
  solution(
    'solution-encoder',
    'front',
    CARD,
    { model: 'sensors.encoder' },
    'Rotary encoder with hollow shaft on a dark blue ground',
    '深蓝背景前的空心轴旋转编码器',
  ),
  solution(
    'solution-limit-switch',
    'front',
    CARD,
    { model: 'sensors.limitswitch' },
    'Limit switch with roller lever on a dark blue ground',
    '深蓝背景前的滚轮杆式限位开关',
  ),
  solution(
    'solution-push-button',
    'front',
    CARD,
    { model: 'fixtures.buttons' },
    'Round and square push buttons, some lit, on a dark blue ground',
    '深蓝背景前的圆形与方形按钮，部分点亮',
  ),
  gallery('car')(
    'gallery-1',
    'ceiling',
    'portrait',
    car('p08'),
    'Looking up at the starlit ceiling of a black and gold elevator car',
    '仰视黑金色电梯轿厢的星空吊顶',
  ),
  gallery('panoramic')(
    'gallery-2',
    'low',
    'portrait',
    preset('panoramic', 'a', { z: 3.2, ev: 0.1 }),
    'Glass elevator with ring lights above, seen from the floor of an atrium',
    '自中庭地面仰视环形灯光的玻璃观光电梯',
  ),
  gallery('residence')(
    'gallery-3',
    'portrait',
    'portrait',
    { ev: 0.1 },
    'Home lift with bronze frame and glass doors beside a timber slat wall',
    '木格栅墙旁的古铜框玻璃门家用电梯',
  ),
  gallery('mall')(
    'gallery-4',
    'newel',
    'portrait',
    preset('mall', 'm2', { ev: 0.3 }),
    'Newel of an escalator with its lit handrail',
    '自动扶梯端部与点亮的扶手带',
  ),
  product('lobby')(
    'product-passenger',
    'door',
    CARD,
    { ...hotel([0, 1, 0]), car: car('p03', { W: 1.8, dh: 2.3, H: 2.6, power: 70 }) },
    'Passenger elevator with open doors in a hotel lobby',
    '酒店大堂内门已开启的乘客电梯',
  ),
  product('residence')(
    'product-villa',
    'detail',
    CARD,
    { ev: 0.1 },
    'Home lift with glass shaft in a villa',
    '别墅内带玻璃井道的家用电梯',
  ),
  product('panoramic')(
    'product-panoramic',
    'gallery',
    CARD,
    preset('panoramic', 'b', { z: 3.9 }),
    'Round panoramic elevator at a gallery of an atrium',
    '停靠中庭回廊的圆形观光电梯',
  ),
  product('car')(
    'product-hospital',
    'front',
    CARD,
    preset('hospital', 'h2', { ev: -0.45, copplate: 'black' }),
    'Bed elevator car in ivory and mint with timber bumper rails',
    '象牙白与薄荷绿病床电梯轿厢，设木质防撞条',
  ),
  product('car')(
    'product-freight',
    'angle',
    CARD,
    preset('freight', 'f1'),
    'Freight elevator car in steel with timber bumper rails',
    '不锈钢货梯轿厢，设木质防撞条',
  ),
  product('car')(
    'product-hydraulic',
    'front',
    CARD,
    preset('hydraulic', 'y3'),
    'Hydraulic elevator car in ash with a navy glass panel',
    '白蜡木液压电梯轿厢，藏蓝色玻璃饰板',
  ),
  product('mall')(
    'product-escalator',
    'centre',
    CARD,
    preset('mall', 'm1'),
    'Pair of escalators with glass balustrades rising to the upper floor of a mall',
    '商场内通往上层的一对玻璃护栏自动扶梯',
  ),
  product('walk')(
    'product-walk',
    'inside',
    CARD,
    {},
    'Moving walk through an airport concourse',
    '机场大厅内的自动人行道',
  ),
];
