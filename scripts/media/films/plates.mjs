import { preset } from '../manifest/presets.mjs';

const sheave = Array.from({ length: 12 }, (_, i) => ({ turn: 5 * (i + 1) }));

/** What has to be rendered for the films beside their photographs: a region of the slider's scene each. */
export const plateSets = {
  /** The sheave turned in steps of 5 degrees; after 60 it looks as at first. */
  'film-3': {
    scene: 'machine_room',
    view: 'front',
    region: [592, 272, 256, 256],
    samples: 10,
    presets: sheave,
  },
  /** The shaft without its car, and the car on its way up. */
  'film-4': {
    scene: 'panoramic',
    view: 'atrium',
    region: [624, 0, 256, 464],
    samples: 10,
    presets: [40, 3.9, 4.9, 5.9, 6.9, 7.8].map((z) => preset('panoramic', 'a', { z })),
  },
  /** The villa after nightfall. */
  'film-5': {
    scene: 'residence',
    view: 'front',
    region: [0, 0, 1280, 720],
    samples: 10,
    presets: [{ day: 0.12 }],
  },
};
