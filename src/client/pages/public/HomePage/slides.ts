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

const actions: SlideData['action'][] = [
  { label: 'company', to: paths.about() },
  { label: 'passenger', to: paths.elevatorType('passenger') },
  { label: 'parts', to: paths.sparePartsOverview() },
  { label: 'elevators', to: paths.elevator() },
  { label: 'outdoor', to: paths.escalatorType('out-door') },
  { label: 'escalators', to: paths.escalatorType('indoor') },
];

/** By the name of the photograph. */
const focus: Record<string, string> = {
  'car-p03-angle': '96% 50%',
  'hall-e': '48% 50%',
  'escalator-o1': '50% 40%',
};

/** The six slides, in order; their captions are texts of `home`. */
export const slides: SlideData[] = actions.map((action, index) => {
  const pictures: Pick<SlideData, 'photo' | 'film'> = homePhotos.slides[index]!;
  return { ...pictures, focus: focus[pictures.photo.name], action };
});
