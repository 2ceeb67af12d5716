import type { Content } from '../../../content';
import type { Photo } from '../../../content/photos';
import { photos } from '../../../content/photos';
import { paths } from '../../../lib/paths';

export interface SlideData {
  photo: Photo;
  /** Part of the photograph that stays in view on narrow screens, as `object-position`. */
  focus?: string;
  /** Address of a silent film that runs over the photograph on wide screens. */
  film?: string;
  action: { label: keyof Content['home']['slider']['actions']; to: string };
}

/** The six slides, in order; their captions are texts of `home`. */
export const slides: SlideData[] = [
  { photo: photos.landingLimestone, action: { label: 'company', to: paths.about() } },
  {
    photo: photos.carWalnutAngle,
    focus: '96% 50%',
    action: { label: 'passenger', to: paths.elevatorType('passenger') },
  },
  {
    photo: photos.landingRedMarble,
    focus: '48% 50%',
    action: { label: 'parts', to: paths.sparePartsOverview() },
  },
  { photo: photos.carFreight, action: { label: 'elevators', to: paths.elevator() } },
  {
    photo: photos.escalatorOutdoor,
    focus: '50% 40%',
    action: { label: 'outdoor', to: paths.escalatorType('out-door') },
  },
  {
    photo: photos.escalatorIndoor,
    action: { label: 'escalators', to: paths.escalatorType('indoor') },
  },
];
