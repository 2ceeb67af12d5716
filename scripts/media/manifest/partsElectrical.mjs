import { part } from './part.mjs';

export const electricalParts = [
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
    'part-stop-stations',
    'stations.stations',
    'Pit inspection station, emergency stop and toggle stop',
    '底坑检修盒、急停按钮与停止开关',
  ),
  part(
    'part-fire-switch',
    'stations.fire',
    "Fireman's switch box with break glass and two key switches",
    '带破玻面板的消防开关盒与两只钥匙开关',
  ),
  part(
    'part-emergency-telephone',
    'stations.telephone',
    'Emergency telephone with aerial and back-up battery',
    '带天线的应急电话与备用电池',
  ),
  part(
    'part-tft-display',
    'fittings.tft',
    'Multimedia car display with floor, direction and a notice',
    '轿厢多媒体显示屏，显示楼层、方向与通知',
  ),
  part(
    'part-car-lights',
    'fittings.lights',
    'Ring light, downlights and a light strip for cars',
    '轿厢环形灯、筒灯与灯带',
  ),
  part(
    'part-car-handrails',
    'fittings.handrails',
    'Car handrails in steel, gold tone and walnut',
    '不锈钢、金色与胡桃木轿厢扶手',
  ),
];
