import { escalators } from './escalators.mjs';
import { preset } from './presets.mjs';
import { group, hall } from './rows.mjs';

const hospital = group('hospital', 'car');
const freight = group('freight', 'car');
const hydraulic = group('hydraulic', 'car');
const panoramic = group('panoramic', 'panoramic');
const landing = group('landing', 'hall');

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
  hospital(
    'hospital-02-corner',
    'corner',
    'upright',
    preset('hospital', 'h2', { ev: -0.55 }),
    'Bed elevator car in ivory and mint enamel with timber bumper rails',
    '象牙白与薄荷绿喷涂病床电梯轿厢，设木质防撞条',
  ),
  freight(
    'freight-f1',
    'front',
    [1200, 1000],
    preset('freight', 'f1'),
    'Wide freight car in stainless steel with two rows of timber bumper rails',
    '宽敞的不锈钢货梯轿厢，侧壁设两排木质防撞条',
  ),
  freight(
    'freight-02-corner',
    'corner',
    'landscape',
    preset('freight', 'f2', { ev: -0.5 }),
    'Freight car in grey and ivory enamel with a chequer-plate floor',
    '灰色与象牙白喷涂货梯轿厢，花纹铝板地面',
  ),
  hydraulic(
    'hydraulic-01',
    'front',
    'upright',
    preset('hydraulic', 'y1'),
    'Hydraulic elevator car in linen-finish steel with two walnut strips and spotlights',
    '亚麻纹不锈钢液压电梯轿厢，两条胡桃木装饰，筒灯照明',
  ),
  hydraulic(
    'hydraulic-02-corner',
    'corner',
    'upright',
    preset('hydraulic', 'y2'),
    'Hydraulic elevator car in ivory and grey enamel',
    '象牙白与灰色喷涂液压电梯轿厢',
  ),
  hydraulic(
    'hydraulic-03-low',
    'low',
    'upright',
    preset('hydraulic', 'y3'),
    'Hydraulic elevator car in ash with a navy glass panel',
    '白蜡木液压电梯轿厢，藏蓝色玻璃饰板',
  ),
  hydraulic(
    'hydraulic-04-oblique',
    'oblique',
    'upright',
    preset('hydraulic', 'y4'),
    'Hydraulic elevator car in teak and ivory glass with light slots',
    '柚木与象牙白玻璃液压电梯轿厢，条形灯带',
  ),
  hydraulic(
    'hydraulic-05-door',
    'door',
    'upright',
    preset('hydraulic', 'y5'),
    'Doors and operating panel of a hydraulic elevator seen from inside the car',
    '从轿厢内看到的液压电梯轿门与操纵盘',
  ),
  panoramic(
    'panoramic-a',
    'front',
    [800, 1000],
    preset('panoramic', 'a'),
    'Round glass elevator rising through the atrium of a hotel',
    '酒店中庭内的圆形玻璃观光电梯',
  ),
  panoramic(
    'panoramic-02-low',
    'low',
    'upright',
    preset('panoramic', 'b'),
    'Steel and glass panoramic elevator seen from below',
    '仰视不锈钢玻璃观光电梯',
  ),
  panoramic(
    'panoramic-03-gallery',
    'gallery',
    'upright',
    preset('panoramic', 'a', { z: 4.0 }),
    'Panoramic elevator at the first gallery of an atrium',
    '停靠在中庭二层回廊的观光电梯',
  ),
  panoramic(
    'panoramic-04-wide',
    'wide',
    'scene',
    preset('panoramic', 'b', { z: 2.6 }),
    'Panoramic elevator in a tall atrium',
    '高大中庭内的观光电梯',
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
    hall('c', { ev: 0.3 }),
    'Landing in walnut with wave-etched rose-gold doors, one of them opening',
    '胡桃木候梯厅，玫瑰金波纹蚀刻层门，其中一樘正在开启',
  ),
  landing(
    'landing-02',
    'front',
    'upright',
    hall('d', {
      wall: 'marble:green',
      jamb: 'brushed:titanium',
      doors: 'etched:lattice:titanium:.22',
      floor: 'cream',
      temp: 3700,
      ev: 0.05,
    }),
    'Landing in green marble with lattice-etched gold doors',
    '绿色大理石候梯厅，金色菱格蚀刻层门',
  ),
  ...escalators,
];
