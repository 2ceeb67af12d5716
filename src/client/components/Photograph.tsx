import { useTranslation } from 'react-i18next';
import type { Language } from '../lib/language';
import type { Photo } from '../lib/photo';
import type { PictureProps } from './Picture';
import { Picture } from './Picture';

export interface PhotographProps extends Omit<PictureProps, 'photo' | 'alt'> {
  photo: Photo;
  /** It shows nothing that the text beside it doesn't say: no description then. */
  decorative?: boolean;
}

/** A photograph of `content/photos` with its description in the visitor's language. */
export function Photograph({ photo, decorative = false, ...rest }: PhotographProps) {
  const { i18n } = useTranslation();
  return (
    <Picture photo={photo} alt={decorative ? '' : photo.alt[i18n.language as Language]} {...rest} />
  );
}
