import { part } from './part.mjs';

/** Push buttons, panels and other fixtures that people see and touch. */
export const fixtureParts = [
  part(
    'part-buttons',
    'fixtures.buttons',
    'Nine elevator push buttons of round and square shape on a steel plate',
    '钢面板上的九款圆形与方形电梯按钮',
  ),
  part(
    'part-buttons-signs',
    'pushbuttons.signs',
    'Door-open, door-close, alarm, exit floor and landing buttons with a fire service key switch',
    '开门、关门、报警、出口层与层站按钮，以及消防钥匙开关',
  ),
  part(
    'part-buttons-touch',
    'pushbuttons.touch',
    'Touch buttons behind black glass, a touchless button and a button with LED matrix',
    '黑色玻璃触摸按钮、非接触按钮与点阵显示按钮',
  ),
  part(
    'part-button-loose',
    'pushbuttons.loose',
    'Push button with housing, LED board with plug, and caps with numerals',
    '按钮主体与底座、带插头的LED板、数字按钮帽',
  ),
  part(
    'part-buttons-robust',
    'pushbuttons.robust',
    'Explosion-protected push buttons in a cast housing beside an inspection button box',
    '铸造外壳防爆按钮盒与检修按钮盒',
  ),
  part(
    'part-cop',
    'landingpanels.cop',
    'Upper parts of two car operating panels with floor display, buttons and Braille',
    '两款轿厢操纵盘上部，带楼层显示、按钮与盲文',
  ),
  part(
    'part-cop-special',
    'landingpanels.special',
    'Gold car operating panel beside a short panel for bed lifts',
    '金色轿厢操纵盘与病床电梯短型操纵盘',
  ),
  part(
    'part-landing-panels',
    'landingpanels.lop',
    'Three landing panels in steel, black glass and gold with floor displays',
    '不锈钢、黑玻璃与金色三款层站召唤盒，带楼层显示',
  ),
  part(
    'part-hall-lanterns',
    'landingpanels.lanterns',
    'Hall lanterns: horizontal with floor number, vertical, and round',
    '层站到站灯：横式带楼层数、竖式与圆形',
  ),
  part(
    'part-display',
    'hall.display',
    'Hall display with call buttons in front of a car display',
    '层站显示召唤盒与轿厢液晶显示器',
  ),
  part(
    'part-tft-display',
    'fittings.tft',
    'Multimedia car display with floor, direction and a notice',
    '轿厢多媒体显示屏，显示楼层、方向与通知',
  ),
  part(
    'part-intercom',
    'fixtures.intercom',
    'Elevator intercom with handset and call buttons',
    '带手柄和呼叫按钮的电梯对讲机',
  ),
  part(
    'part-ip-intercom',
    'landingpanels.ipintercom',
    'Intercom master with touch screen, camera picture of a car and handset',
    '带触摸屏、轿厢画面与手柄的对讲主机',
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
  part(
    'part-bumper-rails',
    'carparts.bumpers',
    'Bumper rails for cars: two ash boards and two vinyl rails',
    '轿厢防撞条：两块白蜡木板与两条乙烯基防撞条',
  ),
  part(
    'part-air-purifier',
    'carparts.purifier',
    'Car air purifier with inlet grille, fan outlet and status lamps',
    '轿厢空气净化器，带进风格栅、风机出口与指示灯',
  ),
];
