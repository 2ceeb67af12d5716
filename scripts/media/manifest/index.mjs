import { banners } from './banners.mjs';
import { cases } from './cases.mjs';
import { company } from './company.mjs';
import { home } from './home.mjs';
import { electricalParts } from './partsElectrical.mjs';
import { escalatorParts } from './partsEscalator.mjs';
import { fixtureParts } from './partsFixtures.mjs';
import { mechanicalParts } from './partsMechanical.mjs';
import { partViews } from './partsViews.mjs';
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
  ...company,
  ...home,
  ...banners,
  ...cases,
  ...electricalParts,
  ...escalatorParts,
  ...fixtureParts,
  ...mechanicalParts,
  ...partViews,
];
