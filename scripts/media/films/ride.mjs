import { HEIGHT, WIDTH, renderPlates } from '../lib/plates.mjs';
import { matte } from './matte.mjs';
import { plateSets } from './plates.mjs';
import { progress } from './timeline.mjs';

const SECONDS = 8;

/** Draws the car of a plate at another height: its pixels moved down by `shift` rows. */
function put(frame, key, shift, weight, [left, top, width, height]) {
  for (let y = 0; y < height; y++) {
    const from = y - shift;
    const line = Math.floor(from);
    if (line < 0 || line >= height - 1) continue;
    const part = from - line;
    for (let x = 0; x < width; x++) {
      const a = line * width + x;
      const share = key.share[a] * (1 - part) + key.share[a + width] * part;
      const seen = share * weight;
      if (seen <= 0) continue;
      const to = ((top + y) * WIDTH + left + x) * 3;
      for (let c = 0; c < 3; c++) {
        const car = key.data[a * 3 + c] * (1 - part) + key.data[(a + width) * 3 + c] * part;
        frame[to + c] += (car - frame[to + c]) * seen;
      }
    }
  }
}

/**
 * A car that rises in a glass shaft, waits and comes back. The first plate of the film is the empty
 * shaft, the others show the car on its way; between two of them both are moved to where it is.
 * @param rowOf film row of the car's middle when its floor is at z metres
 * @param spanOf first and last film row of the car at z
 */
export async function ride(name, photo, { rowOf, spanOf }) {
  const set = plateSets[name];
  const [empty, ...stops] = await renderPlates(name, set);
  const heights = set.presets.slice(1).map(({ z }) => z);
  const keys = heights.map((z, i) => {
    const { data } = stops[i];
    return { z, data, share: matte(data, empty.data, spanOf(z), set.region) };
  });
  const backdrop = behind(photo, empty.data, set.region);
  const [lowest, highest] = [heights[0], heights[heights.length - 1]];
  return {
    seconds: SECONDS,
    draw(frame, t) {
      const z = lowest + (highest - lowest) * (progress(t, 0.4, 3.8) - progress(t, 4.2, 7.8));
      backdrop.copy(frame);
      const next = Math.max(
        1,
        keys.findIndex((key) => key.z >= z - 1e-9),
      );
      const [a, b] = [keys[next - 1], keys[next]];
      const part = (z - a.z) / (b.z - a.z);
      put(frame, a, rowOf(z) - rowOf(a.z), 1, set.region);
      if (part > 0) put(frame, b, rowOf(z) - rowOf(b.z), part, set.region);
    },
  };
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
