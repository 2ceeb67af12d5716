import { preset } from './presets.mjs';
import { group } from './rows.mjs';

const indoor = (scene) => group('escalator', scene);
const outdoor = (scene) => group('outdoor', scene);
const walk = (scene) => group('walk', scene);
const warm = [1, 0.86, 0.66];

/** Escalators indoors and in the open, moving walks. */
export const escalators = [
  indoor('mall')(
    'escalator-m1',
    'front',
    'scene',
    preset('mall', 'm1'),
    'Pair of indoor escalators with glass balustrades in a shopping mall',
    '购物中心内一对玻璃护栏室内自动扶梯',
  ),
  indoor('metro')(
    'escalator-02-metro',
    'front',
    'scene',
    {},
    'Three long escalators under the lit vault of a metro station',
    '地铁站拱顶灯光下的三台长距离自动扶梯',
  ),
  indoor('terminal')(
    'escalator-03-terminal',
    'side',
    'scene',
    {},
    'White-clad escalators in front of the tall glass wall of an airport terminal',
    '机场航站楼高大玻璃幕墙前的白色包板自动扶梯',
  ),
  indoor('office')(
    'escalator-04-office',
    'right',
    'scene',
    {},
    'Bronze escalators with light lines in an office lobby of dark marble',
    '深色大理石写字楼大堂内带光带的古铜色自动扶梯',
  ),
  indoor('store')(
    'escalator-05-crossing',
    'cross',
    'scene',
    preset('mall', 'store'),
    'Crossing escalators in the light well of a timber-lined department store',
    '木质装饰百货商场中庭内交叉布置的自动扶梯',
  ),
  indoor('congress')(
    'escalator-06-congress',
    'top',
    'scene',
    {},
    'View from the upper landing down into the foyer of a conference centre',
    '从上部出入口俯瞰会议中心前厅',
  ),
  indoor('mall')(
    'escalator-07-newel',
    'newel',
    'landscape',
    preset('mall', 'm2', { ev: 0.3 }),
    'Newel with lit handrail and glass balustrade at the lower landing of a shop escalator',
    '商场自动扶梯下部出入口处带照明的扶手带端部与玻璃护栏',
  ),
  outdoor('outdoor')(
    'escalator-o1',
    'front',
    'scene',
    { canopy: true, dusk: true, led: warm, floors: 5 },
    'Outdoor escalators under a glazed canopy on a city square at dusk',
    '黄昏城市广场上玻璃雨棚下的室外自动扶梯',
  ),
  outdoor('station')(
    'outdoor-02-station',
    'front',
    'scene',
    {},
    'Escalators at the entrance of a railway station on a rainy evening',
    '雨后傍晚火车站入口处的自动扶梯',
  ),
  outdoor('hillside')(
    'outdoor-03-hillside',
    'front',
    'scene',
    {},
    'Long escalators climbing a hill between houses, planted terraces and a stair',
    '山坡上民居、绿化台地与石阶之间的长距离室外自动扶梯',
  ),
  outdoor('bridge')(
    'outdoor-04-footbridge',
    'side',
    'scene',
    {},
    'Side view of a roofed escalator leading up to a footbridge',
    '通往人行天桥的带顶棚自动扶梯侧视图',
  ),
  outdoor('arcade')(
    'outdoor-05-arcade',
    'front',
    'scene',
    {},
    'Escalators in a glass-roofed brick arcade with shops and cafés',
    '玻璃顶砖砌拱廊内的自动扶梯，两侧为商店与咖啡馆',
  ),
  outdoor('outdoor')(
    'outdoor-06-steps',
    'steps',
    'landscape',
    { wet: true, clad: 'brushed:steel' },
    'Wet steps, comb and slotted drain of an outdoor escalator',
    '室外自动扶梯雨后的梯级、梳齿板与缝隙式排水沟',
  ),
  outdoor('hillside')(
    'outdoor-07-top',
    'top',
    'scene',
    {},
    'View from the upper landing of an outdoor escalator over the roofs of a city',
    '从室外自动扶梯上部出入口眺望城市屋顶',
  ),
  walk('walk')(
    'walk-w1',
    'front',
    'scene',
    {},
    'Level moving walks in the glazed concourse of an airport',
    '机场玻璃大厅内的水平自动人行道',
  ),
  walk('market')(
    'walk-02-inclined',
    'front',
    'scene',
    {},
    'Inclined moving walks between the floors of a bright hypermarket',
    '明亮大型超市楼层之间的倾斜式自动人行道',
  ),
];
