import { part } from './part.mjs';

export const electricalParts = [
  part(
    'part-cabinet',
    'cabinet.cabinet',
    'Open elevator control cabinet with main board, drive and contactors',
    '打开的电梯控制柜，内有主板、变频器与接触器',
  ),
  part(
    'part-encoder',
    'sensors.encoder',
    'Rotary encoder with hollow shaft and cable',
    '空心轴旋转编码器及电缆',
  ),
  part(
    'part-lightcurtain',
    'sensors.lightcurtain',
    'Two light curtain edges with diode rows, both cables plugged into the supply box',
    '一对光幕，可见二极管排，两根电缆接入电源盒',
  ),
  part(
    'part-limitswitch',
    'sensors.limitswitch',
    'Limit switch with roller lever beside a safety switch',
    '滚轮摆臂式限位开关与安全开关',
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
    'Main board of an elevator controller on its mounting plate',
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
    'Automatic rescue device with its cover off, showing batteries and board',
    '取下箱盖的停电应急救援装置，可见蓄电池与电路板',
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
    'part-small-boards',
    'electrics.smallboards',
    'Three smaller circuit boards: car panel board, hall call board and brake supply board',
    '三块小型电路板：轿厢操纵盘板、召唤板与制动器电源板',
  ),
  part(
    'part-power-supplies',
    'electrics.supplies',
    'Switched-mode power supply beside an emergency supply with its battery',
    '开关电源与带蓄电池的应急电源',
  ),
  part(
    'part-position-tape',
    'electrics.tape',
    'Coil of coded steel tape with the sensor head of a positioning system',
    '编码钢带卷与绝对位置传感器',
  ),
  part(
    'part-magnetic-switches',
    'electrics.magnetic',
    'Two magnetic switches on brackets with round magnets and a bar magnet',
    '两只带支架的磁性开关、圆形磁铁与条形磁铁',
  ),
];
