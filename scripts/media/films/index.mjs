import { atrium } from './atrium.mjs';
import { lobby } from './lobby.mjs';
import { machine } from './machine.mjs';
import { mall } from './mall.mjs';
import { panel } from './panel.mjs';
import { villa } from './villa.mjs';

/**
 * Makers of the films, by name: from the pixels of the slide's photograph to `{ seconds, draw }`, where
 * `draw(frame, t)` draws the moment t over a copy of the photograph. `repeats`: the same comes back
 * after so many seconds.
 */
export const films = new Map([
  ['film-1', lobby],
  ['film-2', panel],
  ['film-3', machine],
  ['film-4', atrium],
  ['film-5', villa],
  ['film-6', mall],
]);
