import { renderPlates } from '../lib/plates.mjs';
import { plateSets } from './plates.mjs';

const SECONDS = 8;

/** Dusk turns to night behind the windows and back. */
export async function villa() {
  const [{ data: night }] = await renderPlates('film-5', plateSets['film-5']);
  return {
    seconds: SECONDS,
    draw(frame, t) {
      const part = 0.5 - 0.5 * Math.cos((2 * Math.PI * t) / SECONDS);
      for (let i = 0; i < frame.length; i++) frame[i] += (night[i] - frame[i]) * part;
    },
  };
}
