import { WIDTH, renderPlates } from '../lib/plates.mjs';
import { plateSets } from './plates.mjs';
import { FPS } from './timeline.mjs';

/** Ellipse of the sheave in the film: centre and half axes in pixels, soft to the outside. */
const SHEAVE = { x: 722, y: 400, a: 117, b: 119, soft: 10 };

/** The sheave runs; one plate a frame, after the last one it looks as at the first. */
export async function machine() {
  const set = plateSets['film-3'];
  const plates = await renderPlates('film-3', set);
  const [left, top, width, height] = set.region;
  const draw = (frame, t) => {
    const plate = plates[Math.round(t * FPS) % plates.length].data;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const way = Math.hypot((left + x - SHEAVE.x) / SHEAVE.a, (top + y - SHEAVE.y) / SHEAVE.b);
        const part = Math.min(1, ((1 - way) * SHEAVE.a) / SHEAVE.soft);
        if (part <= 0) continue;
        const to = ((top + y) * WIDTH + left + x) * 3;
        const at = (y * width + x) * 3;
        for (let c = 0; c < 3; c++) frame[to + c] += (plate[at + c] - frame[to + c]) * part;
      }
    }
  };
  return { seconds: (plates.length * 12) / FPS, repeats: plates.length / FPS, draw };
}
