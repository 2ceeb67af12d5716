import type { SxProps, Theme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Photo } from '../content/photos';
import type { Language } from '../lib/language';
import { Picture } from './Picture';

export interface PhotographProps {
  photo: Photo;
  /** It shows nothing that the text beside it doesn't say: no description then. */
  decorative?: boolean;
  /** See `Picture`. */
  priority?: boolean;
  sx?: SxProps<Theme>;
}

/** A photograph of `content/photos` with its description in the visitor's language. */
export function Photograph({ photo, decorative = false, ...rest }: PhotographProps) {
  const { i18n } = useTranslation();
  return (
    <Picture photo={photo} alt={decorative ? '' : photo.alt[i18n.language as Language]} {...rest} />
  );
}
