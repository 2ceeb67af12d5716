import type { Content } from '@/client/i18n';
import { film1, film2, film3, film4, film5, film6 } from '@/client/lib/generated/films';
import * as photos from '@/client/lib/generated/photos';
import type { Film, Photo } from '@/client/lib/photo';
import { paths } from '@/shared/siteMap';

/** Milliseconds from one slide to the next; clicks are ignored meanwhile. */
export const TRANSITION = 1200;

export interface SlideData {
  photo: Photo<keyof Content['home']['photos']>;
  /** Runs over the photograph on wide screens. */
  film: Film;
  /** Part of the photograph that stays in view on narrow screens, as `object-position`. */
  focus?: string;
  action: keyof Content['home']['slider']['actions'];
  to: string;
}

/** The six slides, in order; their captions are texts of `home`. */
export const slides: SlideData[] = [
  { photo: photos.slider1, film: film1, action: 'company', to: paths.about() },
  {
    photo: photos.slider2,
    film: film2,
    focus: '66% 50%',
    action: 'passenger',
    to: paths.elevatorType('passenger'),
  },
  { photo: photos.slider3, film: film3, action: 'parts', to: paths.sparePartsOverview() },
  {
    photo: photos.slider4,
    film: film4,
    focus: '60% 50%',
    action: 'elevators',
    to: paths.elevator(),
  },
  {
    photo: photos.slider5,
    film: film5,
    focus: '61% 50%',
    action: 'villa',
    to: paths.elevatorType('villa'),
  },
  {
    photo: photos.slider6,
    film: film6,
    action: 'escalators',
    to: paths.escalatorType('indoor'),
  },
];
