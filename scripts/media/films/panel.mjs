import sharp from 'sharp';
import { WIDTH } from '../lib/plates.mjs';
import { progress } from './timeline.mjs';

/** Where the display of scenes/panel.py and its two signs are in the film, in pixels. */
const DISPLAY = { left: 696, top: 92, width: 136, height: 78 };
const DIGIT = { left: 786, right: 816, top: 100, bottom: 146, x: 800.8, y: 123.2 };
const ARROW = { left: 715, right: 757, top: 102, bottom: 162, x: 735.7, y: 132.8 };
const GLOW = 'rgb(243,231,180)';
/** Buttons of the left column: centre and half axes of the lit ring. */
const BUTTON = { x: 737.3, seven: 418.9, five: 479.4, three: 538.9, a: 16.6, b: 22 };

const SECONDS = 8;
const FLOOR = 0.8;
/** What the display shows from a time on: floor and direction of travel. */
const ride = [
  [0, 3, 1],
  [FLOOR, 4, 1],
  [2 * FLOOR, 5, 1],
  [3 * FLOOR, 6, 1],
  [4 * FLOOR, 7, 0],
  [4.4, 7, -1],
  [4.4 + FLOOR / 2, 6, -1],
  [4.4 + 1.5 * FLOOR, 5, -1],
  [4.4 + 2.5 * FLOOR, 4, -1],
  [4.4 + 3.5 * FLOOR, 3, 0],
];

/** A floor number and an arrow, moving over the display while the car does. */
function signs(floor, direction, scroll) {
  const { left, top, width, height } = DISPLAY;
  const points = '0,-23 21,4.2 7.6,4.2 7.6,23 -7.6,23 -7.6,4.2 -21,4.2';
  const arrows = [-1, 0, 1].map((k) => {
    const y = ARROW.y - top + (k - scroll) * direction * height;
    const place = `matrix(.8 -.08 0 ${direction} ${ARROW.x - left} ${y})`;
    return `<polygon points="${points}" transform="${place}"/>`;
  });
  const place = `matrix(.87 -.095 0 1 ${DIGIT.x - left} ${DIGIT.y - top})`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="${GLOW}">
    ${direction ? arrows.join('') : ''}
    <text transform="${place}" y="16.6" font-family="Liberation Sans" font-weight="700" font-size="47" text-anchor="middle">${floor}</text></svg>`,
  );
}

/** Paints a sign over with the glass left and right of it. */
function wipe(frame, { left, right, top, bottom }) {
  for (let y = top; y < bottom; y++) {
    const [a, b] = [(y * WIDTH + left) * 3, (y * WIDTH + right) * 3];
    for (let x = left + 1; x < right; x++) {
      const part = (x - left) / (right - left);
      for (let c = 0; c < 3; c++) {
        frame[(y * WIDTH + x) * 3 + c] = frame[a + c] * (1 - part) + frame[b + c] * part;
      }
    }
  }
}

/** Puts the ring of the button at row `from` round the one at row `to`. */
function ring(frame, photo, from, to, weight) {
  const { x: cx, a, b } = BUTTON;
  const down = Math.round(from) - Math.round(to);
  for (let y = Math.floor(to - b * 1.3); y < to + b * 1.3; y++) {
    for (let x = Math.floor(cx - a * 1.3); x < cx + a * 1.3; x++) {
      const r = Math.hypot((x + 0.5 - cx) / a, (y + 0.5 - to) / b);
      const soft = Math.min(1, (r - 0.62) * 14, (1.22 - r) * 8) * weight;
      if (soft <= 0) continue;
      const at = (y * WIDTH + x) * 3;
      const other = at + down * WIDTH * 3;
      for (let c = 0; c < 3; c++) frame[at + c] += (photo[other + c] - frame[at + c]) * soft;
    }
  }
}

/** The car rides from the third floor to the seventh and back; called buttons glow until it is there. */
export function panel(photo) {
  const blank = Buffer.from(photo);
  wipe(blank, DIGIT);
  wipe(blank, ARROW);
  return {
    seconds: SECONDS,
    async draw(frame, t) {
      blank.copy(frame);
      const [since, floor, direction] = ride.findLast(([start]) => start <= t);
      const begun = direction > 0 ? 0 : 4.4;
      const scroll = direction && since >= begun ? ((t - begun) / FLOOR) % 1 : 0;
      const { data } = await sharp(signs(floor, direction, scroll))
        .raw()
        .toBuffer({ resolveWithObject: true });
      for (let y = 0; y < DISPLAY.height; y++) {
        for (let x = 0; x < DISPLAY.width; x++) {
          const at = (y * DISPLAY.width + x) * 4;
          const to = ((DISPLAY.top + y) * WIDTH + DISPLAY.left + x) * 3;
          for (let c = 0; c < 3; c++) {
            frame[to + c] += (data[at + c] - frame[to + c]) * (data[at + 3] / 255);
          }
        }
      }
      const seven = 1 - progress(t, 3.3, 3.6) + progress(t, 7.5, 7.6);
      const three = progress(t, 4, 4.1) - progress(t, 7.25, 7.55);
      if (three > 0) ring(frame, photo, BUTTON.seven, BUTTON.three, three);
      if (seven < 1) ring(frame, photo, BUTTON.five, BUTTON.seven, 1 - seven);
    },
  };
}
