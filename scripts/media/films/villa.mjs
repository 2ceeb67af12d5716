import { renderPlates } from '../lib/plates.mjs';
import { plateSets } from './plates.mjs';

const SECONDS = 8;
/** The plate's night is made a little darker still. */
const DEPTH = 1.25;

/** Dusk turns to night and back: the room changes from cool daylight to the warm light of its lamps. */
export async function villa(photo) {
  const [{ data: night }] = await renderPlates('film-5', plateSets['film-5']);
  return {
    seconds: SECONDS,
    draw(frame, t) {
      const part = DEPTH * (0.5 - 0.5 * Math.cos((2 * Math.PI * t) / SECONDS));
      for (let i = 0; i < frame.length; i++) {
        frame[i] = Math.min(255, Math.max(0, photo[i] + (night[i] - photo[i]) * part));
      }
    },
  };
}
