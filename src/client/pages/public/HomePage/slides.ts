import type { Content } from '../../../content';
import { homePhotos } from '../../../content/photos/home';
import { paths } from '../../../lib/paths';
import type { Film, Photo } from '../../../lib/photo';

export interface SlideData {
  photo: Photo;
  /** Runs over the photograph on wide screens. */
  film?: Film;
  /** Part of the photograph that stays in view on narrow screens, as `object-position`. */
  focus?: string;
  action: { label: keyof Content['home']['slider']['actions']; to: string };
}

const slidesByCaption: Pick<SlideData, 'focus' | 'action'>[] = [
  { action: { label: 'company', to: paths.about() } },
  { focus: '66% 50%', action: { label: 'passenger', to: paths.elevatorType('passenger') } },
  { action: { label: 'parts', to: paths.sparePartsOverview() } },
  { focus: '60% 50%', action: { label: 'elevators', to: paths.elevator() } },
  { focus: '61% 50%', action: { label: 'villa', to: paths.elevatorType('villa') } },
  { action: { label: 'escalators', to: paths.escalatorType('indoor') } },
];

/** The six slides, in order; their captions are texts of `home`. */
export const slides: SlideData[] = slidesByCaption.map((slide, index) => {
  const pictures: Pick<SlideData, 'photo' | 'film'> = homePhotos.slides[index]!;
  return { ...slide, ...pictures };
});
