import { group } from './rows.mjs';

const about = (scene) => group('about', scene);
const strength = (scene) => group('strength', scene);
const news = (scene) => group('news', scene);
const showroom = news('showroom');
const card = [960, 720];
const story = [960, 640];

/** Technical Strength, About and Newsroom. */
export const company = [
  about('assembly')(
    'about-1',
    'front',
    'landscape',
    {},
    'Assembly hall under roof lights: elevator cars at numbered stations on both sides of a marked lane',
    '采光天窗下的装配车间，通道两侧编号工位上的电梯轿厢正在装配',
  ),
  strength('tower')(
    'strength-1',
    'front',
    card,
    {},
    'View up the shaft of the test tower with guide rails, a car, a counterweight and numbered storeys',
    '仰视试验塔井道，可见导轨、轿厢、对重与楼层编号',
  ),
  strength('bench')(
    'strength-2',
    'front',
    card,
    {},
    'Two gearless traction machines coupled by ropes on a load test bench with measuring leads and screens',
    '负载试验台上两台无齿轮曳引机以钢丝绳相连，配有测量线缆与显示屏',
  ),
  strength('wiring')(
    'strength-3',
    'front',
    card,
    {},
    'Row of open control cabinets being wired under work lights, with reels of wire above them',
    '工作灯下一排敞开的控制柜正在接线，上方挂着线盘',
  ),
  strength('sheetmetal')(
    'strength-4',
    'front',
    card,
    {},
    'Press brake bending a stainless steel wall panel, with stacks of flat and finished panels beside it',
    '折弯机正在折弯不锈钢壁板，旁边堆放着待加工与已成型的板材',
  ),
  strength('welding')(
    'strength-5',
    'front',
    card,
    {},
    'Welding robot over the crosshead of a car frame in its positioner, amber curtains behind',
    '焊接机器人正在变位机上焊接轿架上梁，后方为琥珀色防弧光帘',
  ),
  strength('inspection')(
    'strength-6',
    'front',
    card,
    {},
    'Safety gear on a granite table with a dial gauge, a calliper, a micrometer and a length of guide rail',
    '花岗石平台上的安全钳，配有百分表、游标卡尺、千分尺与一段导轨',
  ),
  strength('doorrig')(
    'strength-7',
    'front',
    card,
    {},
    'Landing doors with operators in test frames, opening and closing all day beside counters of their cycles',
    '试验架上的层门与门机昼夜开合，一旁的计数器显示循环次数',
  ),
  strength('truss')(
    'strength-8',
    'front',
    card,
    {},
    'Escalator trusses on stands in a long hall, one of them already with steps, glass and handrail',
    '长条形厂房内支架上的扶梯桁架，其中一台已装上梯级、玻璃与扶手带',
  ),
  news('machining')(
    'news-1',
    'front',
    story,
    {},
    'Machining hall with sheaves, brake discs and guide shoes on roller conveyors beside a row of machining centres',
    '机加工车间，绳轮、制动盘与导靴沿辊道输送，一侧为成排加工中心',
  ),
  showroom(
    'news-2',
    'complete',
    story,
    {},
    'Complete elevator in a cut-away shaft: machine, car, counterweight and buffers, with landing door, cabinet and panel around it',
    '剖开井道中的整机电梯：曳引机、轿厢、对重与缓冲器，四周为层门、控制柜与操纵盘',
  ),
  showroom(
    'news-3',
    'doors',
    story,
    {},
    'Two landing doors with their operators in studio light, one in diamond-etched steel and one in bronze, half open',
    '影棚灯光下的两套层门与门机，一套为菱纹蚀刻不锈钢，一套为半开的古铜色',
  ),
  showroom(
    'news-4',
    'packed',
    story,
    {},
    'Spare parts on foam in an open shipping case, with cartons and timber cases ready to leave',
    '敞开的木箱中备件置于泡沫垫上，一旁是待发的纸箱与木箱',
  ),
  showroom(
    'news-5',
    'components',
    story,
    {},
    'Escalator steps, step chain, combs, rollers, brush and handrail laid out on a light ground',
    '浅色台面上陈列的扶梯梯级、梯级链、梳齿板、滚轮、毛刷与扶手带',
  ),
  about('machineroom')(
    'about-2',
    'front',
    'landscape',
    {},
    'Machine room in daylight: two traction machines on beams with ropes, governors and control cabinets',
    '日光下的机房：两台曳引机安装在承重梁上，可见钢丝绳、限速器与控制柜',
  ),
];
