import { group } from './rows.mjs';

const row = group('parts', 'part');

/** model is 'family.part' of blender/spares. */
const part = (name, model, en, zh) => row(name, 'front', 'product', { model }, en, zh);

export const parts = [
  part(
    'part-buffers',
    'safety.buffers',
    'Oil buffer, spring buffer and polyurethane buffer side by side',
    '并排摆放的液压缓冲器、弹簧缓冲器和聚氨酯缓冲器',
  ),
  part(
    'part-buttons',
    'fixtures.buttons',
    'Nine elevator push buttons of round and square shape on a steel plate',
    '钢面板上的九款圆形与方形电梯按钮',
  ),
  part(
    'part-cabinet',
    'cabinet.cabinet',
    'Open elevator control cabinet with main board, drive and contactors',
    '打开的电梯控制柜，内有主板、变频器与接触器',
  ),
  part(
    'part-cop',
    'fixtures.cop',
    'Car operating panel and landing operating panel with floor displays',
    '带楼层显示的轿厢操纵盘与层站呼梯盒',
  ),
  part(
    'part-encoder',
    'sensors.encoder',
    'Rotary encoder with hollow shaft and cable',
    '空心轴旋转编码器及电缆',
  ),
  part(
    'part-governor',
    'safety.governor',
    'Overspeed governor with rope sheave and electrical safety switch',
    '带绳轮与电气安全开关的限速器',
  ),
  part(
    'part-intercom',
    'fixtures.intercom',
    'Elevator intercom with handset and call buttons',
    '带手柄和呼叫按钮的电梯对讲机',
  ),
  part(
    'part-lightcurtain',
    'sensors.lightcurtain',
    'Pair of light curtain strips with their power supply',
    '一对电梯光幕及其电源盒',
  ),
  part(
    'part-limitswitch',
    'sensors.limitswitch',
    'Limit switch with roller lever beside a safety switch',
    '滚轮摆臂式限位开关与安全开关',
  ),
  part(
    'part-machine',
    'traction.machine',
    'Gearless traction machine with two disc brakes and grooved sheave',
    '带双制动器和曳引轮的无齿轮曳引机',
  ),
  part(
    'part-operator',
    'operator.operator',
    'Center-opening car door operator with belt drive',
    '皮带传动的中分式轿门门机',
  ),
  part(
    'part-rails',
    'shaft.rails',
    'Machined T-section guide rails with a roller guide shoe',
    '加工后的T型导轨与滚轮导靴',
  ),
  part(
    'part-sheave',
    'traction.sheave',
    'Large and small grooved rope sheaves',
    '大小两只带绳槽的绳轮',
  ),
  part(
    'part-step',
    'steps.step',
    'Escalator step with yellow demarcation, handrail coil and comb plate',
    '带黄色边线的扶梯梯级、扶手带卷和梳齿板',
  ),
  part(
    'part-safety-gear',
    'gear.gear',
    'Pair of progressive safety gears with adjusting springs',
    '一对渐进式安全钳，带碟簧调整螺杆',
  ),
  part(
    'part-display',
    'hall.display',
    'Hall display with call buttons in front of a car display',
    '层站显示召唤盒与轿厢液晶显示器',
  ),
  part(
    'part-photoelectric-switch',
    'hall.photoelectric',
    'U-shaped levelling switch with its vane and two tubular photoelectric sensors',
    'U型平层光电开关与隔光板，两只圆柱形光电传感器',
  ),
  part(
    'part-door-lock',
    'landing.lock',
    'Landing door lock with hook, release rollers and contact box',
    '层门门锁，含锁钩、开锁滚轮与触点盒',
  ),
  part(
    'part-guide-shoes',
    'gear.shoes',
    'Sliding guide shoe with liners and a roller guide shoe',
    '滑动导靴及靴衬、滚轮导靴',
  ),
  part(
    'part-inverter',
    'drives.inverter',
    'Elevator inverter with operating panel and open power terminals',
    '电梯变频器，带操作面板与主回路端子',
  ),
  part(
    'part-controller-board',
    'drives.board',
    'Main board of a elevator controller on its mounting plate',
    '电梯控制器主板与安装底板',
  ),
  part(
    'part-step-chain',
    'escalator.chain',
    'Length of escalator step chain with rollers',
    '一段带滚轮的自动扶梯梯级链',
  ),
  part(
    'part-handrail',
    'escalator.handrail',
    'Coil of black escalator handrail with a red and a black section in front',
    '黑色扶梯扶手带卷与红、黑两段样品',
  ),
  part(
    'part-combs',
    'escalator.combs',
    'Comb segments in aluminium and yellow enamel',
    '铝制与黄色喷漆梳齿板',
  ),
  part(
    'part-hanger-rollers',
    'landing.rollers',
    'Door hanger rollers of three sizes with eccentric studs',
    '三种规格的门挂轮，带偏心轴',
  ),
  part(
    'part-contactors',
    'drives.contactors',
    'Three contactors of rising size',
    '三种规格的接触器',
  ),
  part(
    'part-rescue-unit',
    'drives.rescue',
    'Automatic rescue device with its door open, showing batteries and board',
    '打开箱门的停电应急救援装置，可见蓄电池与电路板',
  ),
  part(
    'part-skirt-brush',
    'escalator.brush',
    'Two lengths of escalator skirt brush in aluminium carriers',
    '两段铝座扶梯围裙板毛刷',
  ),
  part(
    'part-step-rollers',
    'escalator.rollers',
    'Three escalator step rollers with bearings',
    '三只带轴承的梯级滚轮',
  ),
  part(
    'part-ropes',
    'suspension.ropes',
    'Coil of steel wire rope with a wedge socket and a cut length',
    '钢丝绳卷、楔形绳头与一段钢丝绳',
  ),
  part(
    'part-belt',
    'suspension.belt',
    'Coated steel belt on a spool with its cords showing at the cut end',
    '卷装复合钢带，断面可见钢丝绳芯',
  ),
  part(
    'part-car-fan',
    'suspension.fan',
    'Cross-flow car fan with its rotor and motor',
    '轿厢横流风机，可见叶轮与电机',
  ),
  part(
    'part-travelling-cable',
    'suspension.travelling',
    'Coil of flat travelling cable with its coloured cores fanned out',
    '扁平随行电缆卷与散开的彩色线芯',
  ),
  part(
    'part-hydraulic-valve',
    'hydraulic.valve',
    'Hydraulic elevator valve block with four solenoids, gauge and shut-off valve',
    '液压电梯阀组，含四个电磁阀、压力表与球阀',
  ),
  part(
    'part-hydraulic-cylinder',
    'hydraulic.cylinder',
    'Upper end of a hydraulic cylinder with a set of seals',
    '液压缸端部与密封件套装',
  ),
  part(
    'part-power-unit',
    'hydraulic.unit',
    'Hydraulic power unit with tank, valve block and hose',
    '液压泵站，含油箱、阀组与软管',
  ),
];
