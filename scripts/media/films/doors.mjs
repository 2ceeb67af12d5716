import { HEIGHT, WIDTH } from '../lib/plates.mjs';

/** Projection of the lobby's square-on camera (scenes/lobby.py): metres to film pixels. */
const camera = { x: -0.45, y: -8.6, z: 1.5, lens: 31, up: 0.035 };
const scale = (depth) => ((camera.lens / 36) * WIDTH) / (depth - camera.y);
const across = (x, y) => WIDTH / 2 + (x - camera.x) * scale(y);
const down = (z, y) => HEIGHT / 2 - (z - camera.z) * scale(y) + camera.up * WIDTH;

/** Planes of the leaves and of the jamb's front edge; half width and height of the opening. */
const LEAF = 0.18;
const JAMB = -0.025;
const HALF = 0.548;
const HIGH = 2.298;
/** What one leaf travels, in metres. */
const TRAVEL = 0.58;

/** The visible part of a doorway at x metres, in pixels; `seam` is where its leaves meet. */
export function doorway(x) {
  return {
    left: Math.max(across(x - HALF, LEAF), across(x - HALF, JAMB)),
    right: Math.min(across(x + HALF, LEAF), across(x + HALF, JAMB)),
    top: down(HIGH, LEAF),
    bottom: down(0, LEAF),
    seam: across(x, LEAF),
    travel: TRAVEL * scale(LEAF),
  };
}

const bounded = (v) => Math.min(1, Math.max(0, v));

/**
 * Draws the leaves of a doorway over a frame: columns of the closed plate, moved sideways by as much
 * as the doors are open. With a lens square on to the doors that is exactly what a camera sees.
 */
export function drawLeaves(frame, closed, { left, right, top, bottom, seam, travel }, open) {
  const shift = open * travel;
  for (let x = Math.floor(left); x < right; x++) {
    const inside = bounded(x + 1 - left) * bounded(right - x);
    const onLeft = bounded(seam - shift - x);
    const cover = Math.max(onLeft, bounded(x + 1 - seam - shift)) * inside;
    if (cover < 1) shade(frame, x, top, bottom, shift - Math.abs(x + 0.5 - seam), open);
    if (cover === 0) continue;
    const from = onLeft > 0 ? Math.min(x + shift, seam - 1) : Math.max(x - shift, seam);
    const column = Math.floor(from);
    const part = from - column;
    for (let y = Math.round(top); y < bottom; y++) {
      const to = (y * WIDTH + x) * 3;
      const at = (y * WIDTH + column) * 3;
      for (let c = 0; c < 3; c++) {
        const leaf = closed[at + c] * (1 - part) + closed[at + 3 + c] * part;
        frame[to + c] += (leaf - frame[to + c]) * cover;
      }
    }
  }
}

/** The leaves' dark edges and their shadow on the car, in a column so many pixels from the nearer leaf. */
function shade(frame, x, top, bottom, distance, open) {
  const part = Math.min(1, (1 - open) * 8);
  const light = 1 - part * (distance < 1.6 ? 0.75 : 0.4 * Math.exp(-distance / 9));
  for (let y = Math.round(top); y < bottom; y++) {
    const to = (y * WIDTH + x) * 3;
    for (let c = 0; c < 3; c++) frame[to + c] *= light;
  }
}
