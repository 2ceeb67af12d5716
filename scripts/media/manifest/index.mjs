import { home } from './home.mjs';
import { electricalParts } from './partsElectrical.mjs';
import { mechanicalParts } from './partsMechanical.mjs';
import { passengers } from './passenger.mjs';
import { scenes } from './scenes.mjs';
import { villas } from './villa.mjs';

/**
 * Every picture of the set, one row a picture: name (file name without .jpg), group, scene, preset,
 * view, width and height in pixels, quality, alt in English and Chinese.
 */
export const manifest = [
  ...passengers,
  ...villas,
  ...scenes,
  ...home,
  ...electricalParts,
  ...mechanicalParts,
];
