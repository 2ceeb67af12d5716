import { preset } from './presets.mjs';
import { group } from './rows.mjs';

const banner = (name, scene, view, preset, en, zh) =>
  group('banner', `banners.${scene}`)(name, view, [1920, 720], preset, en, zh);

/** Wide pictures behind page titles: the left half is calm, for text. */
export const banners = [
  banner(
    'banner-about',
    'campus',
    'dusk',
    {},
    'Head office, works and elevator test tower of Hoistway beyond a pool at dusk',
    '暮色中水池对岸的 Hoistway 总部、厂房与电梯试验塔',
  ),
  banner(
    'banner-contact',
    'reception',
    'front',
    {},
    'Reception desk in fluted walnut before a slatted wall, lift doors in pale stone beside it',
    '胡桃木格栅墙前的前台，一旁浅色石材墙上的电梯层门',
  ),
  banner(
    'banner-careers',
    'office',
    'front',
    {},
    'Bright engineering office with drawings on the screens and a traction sheave on the table',
    '明亮的工程师办公室，屏幕上显示图纸，桌上放着曳引轮',
  ),
  banner(
    'banner-newsroom',
    'fair',
    'front',
    { car: preset('passenger', 'p02', { dh: 2.3, H: 2.6, power: 80 }) },
    'Stand at a trade fair with an open elevator car and an escalator',
    '展会展台，展示敞开的电梯轿厢与自动扶梯',
  ),
  banner(
    'banner-spare-parts',
    'parts_row',
    'front',
    {},
    'Row of elevator spare parts on a steel bench, from encoder to traction machine',
    '钢面工作台上一排电梯备件，从编码器到曳引机',
  ),
  banner(
    'banner-grid',
    'warehouse',
    'aisle',
    {},
    'Aisle of the spare parts warehouse between racks of cartons and bins',
    '备件仓库通道，两侧货架摆满纸箱与周转箱',
  ),
  banner(
    'banner-detail',
    'grooves',
    'macro',
    {},
    'Steel ropes in the machined grooves of a traction sheave, close up',
    '曳引轮机加工绳槽中钢丝绳的特写',
  ),
];
