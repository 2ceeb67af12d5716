import { HEIGHT, WIDTH, renderPlates } from '../lib/plates.mjs';
import { plateSets } from './plates.mjs';
import { FPS } from './timeline.mjs';

/** Spokes of the sheave in the film: centre and half axes in pixels, soft to the outside. */
const SHEAVE = { x: 732, y: 397, a: 74, b: 90, soft: 8 };
/**
 * The two falls of rope: where they begin, x of their edges there, pixels they go sideways a row, and
 * whether they run up (-1) or down (1) while the sheave turns clockwise.
 */
const ropes = [
  { top: 392, left: 620.4, right: 640.6, lean: -0.21, direction: -1 },
  { top: 452, left: 804, right: 823.6, lean: 0.21, direction: 1 },
];
/** Rows that a rope runs while the sheave turns by a spoke. */
const RUN = 96;

/** The machine's blue foot stands before one of the ropes. */
const blue = (photo, i) => photo[i + 2] > photo[i] + 4;

/** Mixes the rope as it was and as it will be, so that it looks the same after every spoke. */
function run(frame, photo, { top, left, right, lean, direction }, phase) {
  const at = (u, v) => {
    if (v < top || v > HEIGHT - 2) return undefined;
    const x = Math.floor(u);
    const part = u - x;
    const i = (Math.floor(v) * WIDTH + x) * 3;
    if (blue(photo, i)) return undefined;
    return [0, 1, 2].map((c) => photo[i + c] * (1 - part) + photo[i + 3 + c] * part);
  };
  for (let y = top; y < HEIGHT; y++) {
    const off = (y - top) * lean;
    const [from, to] = [left + off, right + off];
    for (let x = Math.ceil(from); x < to; x++) {
      const edge = Math.min(1, (x - from) / 1.5, (to - x) / 1.5, (y - top) / 12);
      const sample = (rows) => at(x + Math.round(rows) * lean, y + Math.round(rows));
      const back = sample(-direction * phase * RUN);
      const ahead = sample(direction * (1 - phase) * RUN);
      const [a, b] = [back ?? ahead, ahead ?? back];
      const i = (y * WIDTH + x) * 3;
      if (!a || blue(photo, i)) continue;
      for (let c = 0; c < 3; c++) {
        frame[i + c] += (a[c] * (1 - phase) + b[c] * phase - frame[i + c]) * edge;
      }
    }
  }
}

/** The sheave runs; one plate a frame, after the last one it looks as at the first. */
export async function machine(photo) {
  const set = plateSets['film-3'];
  const plates = await renderPlates('film-3', set);
  const [left, top, width, height] = set.region;
  const draw = (frame, t) => {
    const index = Math.round(t * FPS) % plates.length;
    const plate = plates[index].data;
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
    for (const rope of ropes) run(frame, photo, rope, index / plates.length);
  };
  return { seconds: (plates.length * 12) / FPS, repeats: plates.length / FPS, draw };
}
