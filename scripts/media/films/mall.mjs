import { lens } from './lens.mjs';
import { movingSteps } from './steps.mjs';

/** Camera and escalators of scenes/mall.py, view `front`, preset m2. */
const camera = lens({ at: [-3.9, -1.35, 1.5], target: [3.2, 0.62], lens: 26, up: 0.1 });
const RISE = 4.5;
const escalators = [
  { centre: 0, direction: 1 },
  { centre: 1.75, direction: -1 },
];
/** Seconds a step takes to the place of the next: half a metre a second. */
const STEP = 0.8;

/** One escalator runs up, the other down. */
export async function mall(photo) {
  const draw = await movingSteps(camera, RISE, escalators, photo);
  return { seconds: 6 * STEP, repeats: STEP, draw: (frame, t) => draw(frame, (t / STEP) % 1) };
}
