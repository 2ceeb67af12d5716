import { WIDTH } from '../lib/plates.mjs';
import { doorway, drawLeaves } from './doors.mjs';
import { progress } from './timeline.mjs';

/** Entrances of scenes/lobby.py, and the repeat of the pattern on their leaves, in metres. */
const LEFT = -3.3;
const MIDDLE = 0;
const PATTERN = 0.3;

/**
 * The middle doors close and open again. All doors hang in one plane square to the camera, so the closed
 * leaves of the left entrance, moved sideways, are what the middle ones look like.
 */
export function lobby(photo) {
  const from = doorway(LEFT);
  const to = doorway(MIDDLE);
  const offset = Math.round(to.seam - from.seam);
  const repeat = Math.round((PATTERN / 0.58) * to.travel);
  const closed = Buffer.from(photo);
  for (let x = Math.floor(to.left); x <= to.right; x++) {
    let column = x - offset;
    while (column > from.right - 2) column -= repeat; // there the jamb hides the left entrance's leaf
    for (let y = Math.floor(to.top); y < to.bottom; y++) {
      const at = (y * WIDTH + column) * 3;
      photo.copy(closed, (y * WIDTH + x) * 3, at, at + 3);
    }
  }
  return {
    seconds: 6,
    draw(frame, t) {
      const open = 1 - progress(t, 0.6, 2.4) + progress(t, 3.2, 5);
      if (open < 1) drawLeaves(frame, closed, to, open);
    },
  };
}
