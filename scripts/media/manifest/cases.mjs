import { group } from './rows.mjs';

const picture = (country, en, zh) =>
  group('case', `cases.${country}`)(`case-${country}`, 'street', 'landscape', {}, en, zh);

/** Global Case: buildings of six countries, invented but at home where they stand. */
export const cases = [
  picture(
    'afghanistan',
    'Brick and stone hospital with a glazed elevator shaft below dry mountains',
    '荒山脚下的砖石医院，正面设玻璃电梯井',
  ),
  picture(
    'dhaka',
    'Brick housing block with verandas, shops and an outside glazed elevator in humid afternoon light',
    '湿润午后光线中的红砖住宅楼，带阳台、底商与室外玻璃电梯',
  ),
  picture(
    'ethiopia',
    'Highland hotel with a facade of diamond reliefs and a lit elevator shaft at dusk',
    '高原城市暮色中的酒店，菱形浮雕立面与亮灯的电梯井',
  ),
  picture(
    'indonesia',
    'Office tower with deep eaves, planted terraces and a wet forecourt between palms',
    '设深挑檐与绿化露台的办公塔楼，棕榈间的雨后前庭',
  ),
  picture(
    'laos',
    'Riverside hotel with tiered roofs and teak verandas in golden evening light',
    '金色晚照中的河畔酒店，多重坡屋顶与柚木外廊',
  ),
  picture(
    'rwanda',
    'Conference house with brick lattice above planted terraces and green hills',
    '绿色山丘与梯级花园之上的会议中心，砖砌花格立面',
  ),
];
