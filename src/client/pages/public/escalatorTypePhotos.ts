import {
  escalator02Metro,
  escalator03Terminal,
  escalator04Office,
  escalator05Crossing,
  escalator06Congress,
  escalator07Newel,
  escalatorM1,
  escalatorO1,
  outdoor02Station,
  outdoor03Hillside,
  outdoor04Footbridge,
  outdoor05Arcade,
  outdoor06Steps,
  outdoor07Top,
  walk02Inclined,
  walkW1,
} from '../../content/generated/photos';

/** The gallery of each type, in this order; described in the texts of `escalatorTypes`. */
export const escalatorTypePhotos = {
  indoor: [
    escalatorM1,
    escalator03Terminal,
    escalator02Metro,
    escalator04Office,
    escalator05Crossing,
    escalator06Congress,
    escalator07Newel,
  ],
  'moving-walks': [walkW1, walk02Inclined],
  'out-door': [
    escalatorO1,
    outdoor02Station,
    outdoor03Hillside,
    outdoor05Arcade,
    outdoor04Footbridge,
    outdoor06Steps,
    outdoor07Top,
  ],
};
