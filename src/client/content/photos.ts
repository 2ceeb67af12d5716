/** A picture file with its real size in pixels and a description in both languages. */
export interface Photo {
  src: string;
  width: number;
  height: number;
  alt: { en: string; zh: string };
}

const photo = (name: string, width: number, height: number, en: string, zh: string): Photo => ({
  src: `/photos/${name}.jpg`,
  width,
  height,
  alt: { en, zh },
});

const car = (name: string, en: string, zh: string) => photo(name, 880, 1100, en, zh);
const scene = (name: string, en: string, zh: string) => photo(name, 1280, 800, en, zh);
const part = (name: string, en: string, zh: string) => photo(`part-${name}`, 1120, 840, en, zh);

/** Every photograph in public/photos. */
export const photos = {
  carEtchedSteel: car(
    'car-p01',
    'Passenger car in hairline stainless steel with an etched mirror panel and cream stone floor',
    '发纹不锈钢客梯轿厢，后壁为蚀刻镜面，地面为米色石材',
  ),
  carGoldCompass: car(
    'car-p02',
    'Passenger car in gold-tone stainless steel with a compass rose inlaid in the marble floor',
    '金色不锈钢客梯轿厢，大理石地面镶嵌罗盘图案',
  ),
  carWalnutAngle: photo(
    'car-p03-angle',
    1000,
    625,
    'View into a walnut-panelled passenger car, with handrail and operating panel',
    '胡桃木饰面客梯轿厢斜视图，可见扶手与操纵盘',
  ),
  carWalnut: car(
    'car-p03',
    'Passenger car panelled in walnut with light strips along the ceiling',
    '胡桃木饰面客梯轿厢，顶部为条形灯带',
  ),
  carSteelDiamond: car(
    'car-p05',
    'Passenger car in brushed stainless steel with a diamond inlay in the floor',
    '拉丝不锈钢客梯轿厢，地面为菱形拼花',
  ),
  carWhiteChequer: car(
    'car-p06',
    'White passenger car with a black and white chequered floor and a black operating panel',
    '白色客梯轿厢，黑白棋盘格地面，黑色操纵盘',
  ),
  carBlackGold: photo(
    'car-p08',
    800,
    1000,
    'Black passenger car with a gold lattice on the rear wall and a dark marble floor',
    '黑色客梯轿厢，后壁为金色格纹，深色大理石地面',
  ),
  carChampagneOval: car(
    'car-p09',
    'Champagne-colored passenger car under an oval luminous ceiling',
    '香槟色客梯轿厢，椭圆形发光吊顶',
  ),
  carChampagneDiamond: car(
    'car-p11',
    'Champagne-colored passenger car with a brown diamond pattern in the floor',
    '香槟色客梯轿厢，地面为棕色菱形图案',
  ),
  carMirrorGrid: car(
    'car-p14',
    'Mirror-steel passenger car with a grid of square panels and luminous ceiling fields',
    '镜面不锈钢客梯轿厢，方格壁板与发光格栅吊顶',
  ),
  escalatorIndoor: scene(
    'escalator-m1',
    'Pair of indoor escalators with glass balustrades in a shopping mall',
    '购物中心内一对玻璃护栏室内自动扶梯',
  ),
  escalatorOutdoor: scene(
    'escalator-o1',
    'Outdoor escalators under a glazed canopy, leading up from a square',
    '玻璃雨棚下的室外自动扶梯，由广场向上通行',
  ),
  carFreight: photo(
    'freight-f1',
    1200,
    1000,
    'Wide freight car in stainless steel with two rows of timber bumper rails',
    '宽敞的不锈钢货梯轿厢，侧壁设两排木质防撞条',
  ),
  landingLimestone: photo(
    'hall-b',
    1200,
    750,
    'Elevator lobby in pale limestone with three landing doors, one of them open',
    '浅色石灰石电梯厅，三樘层门，其中一樘开启',
  ),
  landingRedMarble: scene(
    'hall-e',
    'Landing in red marble with an open elevator between two plants',
    '红色大理石候梯厅，两盆绿植之间电梯门开启',
  ),
  carHospital: photo(
    'hospital-h1',
    1000,
    1250,
    'Deep bed elevator in stainless steel with bumper rails and a pale green floor',
    '大进深不锈钢病床电梯，设防撞扶手，浅绿色地面',
  ),
  carPanoramic: photo(
    'panoramic-a',
    800,
    1000,
    'Round glass elevator rising through the atrium of a hotel',
    '酒店中庭内的圆形玻璃观光电梯',
  ),
  partBuffers: part(
    'buffers',
    'Oil buffer, spring buffer and polyurethane buffer side by side',
    '并排摆放的液压缓冲器、弹簧缓冲器和聚氨酯缓冲器',
  ),
  partButtons: part(
    'buttons',
    'Nine elevator push buttons of round and square shape on a steel plate',
    '钢面板上的九款圆形与方形电梯按钮',
  ),
  partCabinet: part(
    'cabinet',
    'Open elevator control cabinet with main board, drive and contactors',
    '打开的电梯控制柜，内有主板、变频器与接触器',
  ),
  partOperatingPanels: part(
    'cop',
    'Car operating panel and landing operating panel with floor displays',
    '带楼层显示的轿厢操纵盘与层站呼梯盒',
  ),
  partEncoder: part(
    'encoder',
    'Rotary encoder with hollow shaft and cable',
    '空心轴旋转编码器及电缆',
  ),
  partGovernor: part(
    'governor',
    'Overspeed governor with rope sheave and electrical safety switch',
    '带绳轮与电气安全开关的限速器',
  ),
  partSafetyGear: part(
    'safety-gear',
    'Pair of progressive safety gears with their linkage shaft',
    '一对渐进式安全钳及其联动轴',
  ),
  partPhotoelectricSwitch: part(
    'photoelectric-switch',
    'Forked photoelectric switch with its vane, and two round sensors',
    '带遮光板的叉形光电开关和两只圆柱形传感器',
  ),
  partIntercom: part(
    'intercom',
    'Elevator intercom with handset and call buttons',
    '带手柄和呼叫按钮的电梯对讲机',
  ),
  partLightCurtain: part(
    'lightcurtain',
    'Pair of light curtain strips with their power supply',
    '一对电梯光幕及其电源盒',
  ),
  partLimitSwitch: part(
    'limitswitch',
    'Limit switch with roller lever beside a safety switch',
    '滚轮摆臂式限位开关与安全开关',
  ),
  partMachine: part(
    'machine',
    'Gearless traction machine with two disc brakes and grooved sheave',
    '带双制动器和曳引轮的无齿轮曳引机',
  ),
  partDoorOperator: part(
    'operator',
    'Center-opening car door operator with belt drive',
    '皮带传动的中分式轿门门机',
  ),
  partRails: part(
    'rails',
    'Machined T-section guide rails with a roller guide shoe',
    '加工后的T型导轨与滚轮导靴',
  ),
  partSheave: part('sheave', 'Large and small grooved rope sheaves', '大小两只带绳槽的绳轮'),
  partStep: part(
    'step',
    'Escalator step with yellow demarcation, handrail coil and comb plate',
    '带黄色边线的扶梯梯级、扶手带卷和梳齿板',
  ),
  villaOak: car(
    'villa-v01',
    'Villa elevator car lined with light oak and a white center panel',
    '浅橡木饰面别墅电梯轿厢，后壁中部为白色饰板',
  ),
  villaGlassWhite: car(
    'villa-v03',
    'White villa elevator with glass walls overlooking a living room',
    '白色玻璃别墅电梯，可望见客厅',
  ),
  villaGlassBlack: car(
    'villa-v09',
    'Villa elevator with black frame and glass walls, lit by spotlights',
    '黑色框架玻璃别墅电梯，顶部射灯照明',
  ),
  villaGreenWalnut: car(
    'villa-v12',
    'Villa elevator car with pale green upper walls over walnut wainscoting',
    '别墅电梯轿厢，上部浅绿色，下部胡桃木护墙板',
  ),
  villaBronzeGlass: car(
    'villa-v16',
    'Villa elevator car with bronze-tinted walls and a terrazzo floor',
    '古铜色壁板别墅电梯轿厢，水磨石地面',
  ),
  villaIvoryGold: car(
    'villa-v20',
    'Ivory villa elevator car with gold trim and a mirrored rear wall',
    '象牙白别墅电梯轿厢，金色线条，后壁为镜面',
  ),
  villaTimberCeiling: photo(
    'villa-v24',
    800,
    1000,
    'Villa elevator with white frame, glass walls and a slatted timber ceiling',
    '白色框架玻璃别墅电梯，木格栅吊顶',
  ),
  movingWalk: scene(
    'walk-w1',
    'Level moving walks in the glazed concourse of an airport',
    '机场玻璃大厅内的水平自动人行道',
  ),
};
