import { part } from './part.mjs';

/** Parts of escalators, moving walks and hydraulic elevators; geared drives and brakes. */
export const escalatorParts = [
  part(
    'part-step',
    'steps.step',
    'Escalator step with yellow demarcation, handrail coil and comb plate',
    '带黄色边线的扶梯梯级、扶手带卷和梳齿板',
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
  part(
    'part-drive-chain',
    'chains.drive',
    'Duplex roller drive chain with a connecting link',
    '双排滚子驱动链与连接链节',
  ),
  part(
    'part-geared-machine',
    'gearing.geared',
    'Worm-geared traction machine with motor, drum brake and sheave',
    '蜗轮蜗杆有齿轮曳引机，含电机、鼓式制动器与曳引轮',
  ),
  part(
    'part-escalator-machine',
    'gearing.escalator',
    'Vertical escalator drive with motor, gear case and duplex sprocket',
    '立式自动扶梯驱动主机，含电机、减速箱与双排链轮',
  ),
  part(
    'part-service-brake',
    'brakes.brake',
    'Two-shoe drum brake with springs and solenoid',
    '双闸瓦鼓式制动器，含弹簧与电磁铁',
  ),
  part(
    'part-tension-pulley',
    'brakes.tension',
    'Governor tension pulley with swing arm, weights and switch',
    '限速器张紧轮，含摆臂、配重与开关',
  ),
  part(
    'part-pallets',
    'carparts.pallets',
    'Two pallets of a moving walk, one turned to show its underside',
    '两块自动人行道踏板，其中一块可见背面',
  ),
  part(
    'part-rupture-valve',
    'carparts.rupture',
    'Rupture valve with flange, union and adjuster beside its seals',
    '带法兰、接头与调节螺钉的破裂阀及密封圈',
  ),
];
