import { preset } from './presets.mjs';
import { group } from './rows.mjs';

const row = group('passenger', 'car');
const car = (name, changes) => preset('passenger', name, changes);

export const passengers = [
  row(
    'passenger-01',
    'low',
    'portrait',
    car('p13'),
    'Passenger car in navy glass with a wave-etched mirror panel and a frame of light in the ceiling',
    '藏蓝色玻璃客梯轿厢，波纹蚀刻镜板，框形灯带吊顶',
  ),
  row(
    'passenger-02-angle',
    'angle',
    'landscape',
    car('p07'),
    'Passenger car in oak with a charcoal glass belt, black operating panel and timber ceiling',
    '橡木客梯轿厢，炭黑玻璃腰带，黑色操纵盘，木质吊顶',
  ),
  row(
    'passenger-03-corner',
    'corner',
    'portrait',
    car('p15'),
    'Passenger car in bronze with a teak panel and a ceiling of metal fins',
    '古铜色客梯轿厢，柚木饰板，金属翅片吊顶',
  ),
  row(
    'passenger-04-ceiling',
    'ceiling',
    'portrait',
    car('p04'),
    'Ring lights in the rose-gold mirror ceiling of a passenger car',
    '客梯玫瑰金镜面吊顶上的环形灯',
  ),
  row(
    'passenger-05-panel',
    'panel',
    'portrait',
    car('p10', { cop: 'round', copplate: 'black', halo: [0.6, 0.8, 1], disp: [0.8, 0.9, 1] }),
    'Black glass operating panel with lit floor buttons on linen-finish steel',
    '亚麻纹不锈钢壁板上的黑色玻璃操纵盘与点亮的楼层按钮',
  ),
  row(
    'passenger-06',
    'front',
    'portrait',
    car('p12', { copplate: 'black' }),
    'Passenger car in cherry with a crackle-etched gold panel and an octagon marble floor',
    '樱桃木客梯轿厢，金色冰裂纹蚀刻板，八角形大理石地面',
  ),
  row(
    'passenger-07-angle',
    'angle',
    'landscape',
    car('p16', { copplate: 'black' }),
    'Wide passenger car with ash panels over a brushed steel dado',
    '宽型客梯轿厢，白蜡木饰板配发纹不锈钢墙裙',
  ),
  row(
    'passenger-08-rail',
    'rail',
    'landscape',
    car('p03', { rail: 'round' }),
    'Round steel handrail against walnut and mirror panels',
    '胡桃木与镜面壁板前的圆形不锈钢扶手',
  ),
  row(
    'passenger-09-floor',
    'floor',
    'landscape',
    car('p08', { floor: ['medallion', 'marble:cream', 'marble:dark', 'marble:emperador'] }),
    'Compass rose of black and brown marble in the cream floor of a passenger car',
    '客梯米色大理石地面上的罗盘拼花',
  ),
  row(
    'passenger-10-door',
    'door',
    'portrait',
    car('p05', { doors: 'hairetch:linen:steel:.05' }),
    'Steel car doors and front walls seen from inside the car',
    '从轿厢内看到的不锈钢轿门与前壁',
  ),
];
