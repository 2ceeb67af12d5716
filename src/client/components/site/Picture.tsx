import type { SxProps, Theme } from '@mui/material/styles';
import { type Photo, photoBlur, photoSrcSet, photoUrl, photoWidths } from '@/client/lib/photo';
import Box from '@mui/material/Box';

export interface PictureProps {
  photo: Photo;
  /** Empty for a picture that only decorates. */
  alt: string;
  /**
   * How wide it is drawn, as the `sizes` attribute says it. A picture that is cut to a taller box
   * is drawn wider than that box.
   */
  sizes: string;
  /** On the first screen: fetched at once and first. All others wait until they come near. */
  priority?: boolean;
  /** What becomes of it in a box of other proportions. */
  fit?: 'cover' | 'contain';
  sx?: SxProps<Theme>;
}

/**
 * A photograph in the best width for the visitor's screen. It keeps its place from the first paint
 * on, whatever its box does with it, and shows a blurred miniature until it is there. React preloads
 * those of high priority.
 */
export function Picture(props: PictureProps) {
  const { photo, alt, sizes, priority = false, fit = 'cover', sx } = props;
  const [plain = photo.width] = photoWidths(photo.width, 'jpg');
  return (
    <Box
      component="img"
      srcSet={photoSrcSet(photo)}
      sizes={sizes}
      src={photoUrl(photo, plain, 'jpg')}
      width={photo.width}
      height={photo.height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      style={{ backgroundImage: photoBlur(photo) }}
      sx={[
        {
          display: 'block',
          maxWidth: '100%',
          height: 'auto',
          objectFit: fit,
          background: `center / ${fit} no-repeat`,
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}
