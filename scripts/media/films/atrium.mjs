import { HEIGHT, WIDTH, renderPlates } from '../lib/plates.mjs';
import { lens } from './lens.mjs';
import { plateSets } from './plates.mjs';
import { progress } from './timeline.mjs';

/** Camera of scenes/panoramic.py, view `atrium`. */
const camera = lens({ at: [-2.9, -11.6, 1.7], target: [-1.55, 0], lens: 26, up: 0.165 });
/** Film row of the middle of the car when its floor is at z metres. */
const row = (z) => camera.project([0, 0, z + 1.2])[1];
/** The car's extent under its middle, in pixels. */
const UNDER = 150;

/** Share of car in every pixel of a plate: where it differs from the empty shaft, holes closed. */
function matte(plate, empty, middle, [, top, width, height]) {
  const raw = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const off = top + y - middle;
    if (off > UNDER) break;
    const soft = Math.min(1, (UNDER - off) / 12);
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3;
      let most = 0;
      for (let c = 0; c < 3; c++) most = Math.max(most, Math.abs(plate[at + c] - empty[at + c]));
      raw[y * width + x] = Math.min(1, Math.max(0, (most - 8) / 14)) * soft;
    }
  }
  const grown = spread(raw, width, height, 4, Math.max);
  const closed = spread(grown, width, height, 4, Math.min);
  return spread(closed, width, height, 1, (a, b) => (a + b) / 2);
}

/** The given of all values within so many pixels, first along the rows and then down the columns. */
function spread(values, width, height, reach, choose) {
  const pass = (from, step, inner, outer, stride) => {
    const to = Float32Array.from(from);
    for (let o = 0; o < outer; o++) {
      for (let i = 0; i < inner; i++) {
        const at = o * stride + i * step;
        for (let k = Math.max(0, i - reach); k <= Math.min(inner - 1, i + reach); k++) {
          to[at] = choose(to[at], from[o * stride + k * step]);
        }
      }
    }
    return to;
  };
  return pass(pass(values, 1, width, height, width), width, height, width, 1);
}

/** The car rises two floors, waits and comes back. */
export async function atrium(photo) {
  const set = plateSets['film-4'];
  const [left, top, width, height] = set.region;
  const [empty, ...stops] = await renderPlates('film-4', set);
  const keys = stops.map(({ data }, i) => {
    const z = set.presets[i + 1].z;
    return { z, data, share: matte(data, empty.data, row(z), set.region) };
  });
  const backdrop = behind(photo, empty.data, set.region);
  const put = (frame, key, z, weight) => {
    const shift = row(z) - row(key.z);
    for (let y = 0; y < height; y++) {
      const from = y - shift;
      const line = Math.floor(from);
      if (line < 0 || line >= height - 1) continue;
      const part = from - line;
      for (let x = 0; x < width; x++) {
        const a = line * width + x;
        const share = (key.share[a] * (1 - part) + key.share[a + width] * part) * weight;
        if (share <= 0) continue;
        const to = ((top + y) * WIDTH + left + x) * 3;
        for (let c = 0; c < 3; c++) {
          const car = key.data[a * 3 + c] * (1 - part) + key.data[(a + width) * 3 + c] * part;
          frame[to + c] += (car - frame[to + c]) * share;
        }
      }
    }
  };
  return { seconds: 8, draw: (frame, t) => move(frame, backdrop, keys, put, t) };
}

function move(frame, backdrop, keys, put, t) {
  const [lowest, highest] = [keys[0].z, keys[keys.length - 1].z];
  const z = lowest + (highest - lowest) * (progress(t, 0.4, 3.8) - progress(t, 4.2, 7.8));
  backdrop.copy(frame);
  const next = Math.max(
    1,
    keys.findIndex((key) => key.z >= z),
  );
  const [a, b] = [keys[next - 1], keys[next]];
  const part = (z - a.z) / (b.z - a.z);
  put(frame, a, z, 1);
  if (part > 0) put(frame, b, z, part);
}

/** The photograph with the empty shaft in it. */
function behind(photo, empty, [left, top, width, height]) {
  const out = Buffer.from(photo);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const edge = Math.min(x, width - 1 - x, HEIGHT > top + height ? height - 1 - y : HEIGHT);
      const part = Math.min(1, edge / 20);
      const to = ((top + y) * WIDTH + left + x) * 3;
      const at = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) out[to + c] += (empty[at + c] - out[to + c]) * part;
    }
  }
  return out;
}
