import { lens } from './lens.mjs';
import { ride } from './ride.mjs';

/** Camera of scenes/panoramic.py, view `atrium`; the car hangs on ropes that are part of it. */
const camera = lens({ at: [-2.9, -11.6, 1.7], target: [-1.55, 0], lens: 26, up: 0.165 });
const rowOf = (z) => camera.project([0, 0, z + 1.2])[1];

/** The panoramic car rises a storey and comes back. */
export const atrium = (photo) =>
  ride('film-4', photo, { rowOf, spanOf: (z) => [-Infinity, rowOf(z) + 172] });
