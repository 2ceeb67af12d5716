import * as photos from '@/client/lib/generated/photos';

/** The gallery of each type, in this order; described in the texts of `escalatorTypes`. */
export const escalatorTypePhotos = {
  indoor: [
    photos.escalatorM1,
    photos.escalator03Terminal,
    photos.escalator02Metro,
    photos.escalator04Office,
    photos.escalator05Crossing,
    photos.escalator06Congress,
    photos.escalator07Newel,
  ],
  'moving-walks': [photos.walkW1, photos.walk02Inclined],
  'out-door': [
    photos.escalatorO1,
    photos.outdoor02Station,
    photos.outdoor03Hillside,
    photos.outdoor05Arcade,
    photos.outdoor04Footbridge,
    photos.outdoor06Steps,
    photos.outdoor07Top,
  ],
};
