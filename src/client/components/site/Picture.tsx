import type { SxProps, Theme } from '@mui/material/styles';
import { preload } from 'react-dom';
import { type Photo, photoBlur, photoSrcSet, photoUrl, photoWidths } from '../../lib/photo';
import { Box } from '../Box';

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

const hidden = { display: 'none' };

/**
 * A photograph in the best format and width for the visitor's screen. It keeps its place from the
 * first paint on, whatever its box does with it, and shows a blurred miniature until it is there.
 */
export function Picture(props: PictureProps) {
  const { photo, alt, sizes, priority = false, fit = 'cover', sx } = props;
  const [plain = photo.width] = photoWidths(photo.width, 'jpg');
  const avif = photoSrcSet(photo, 'avif');
  if (priority) preloadAvif(photo, avif, sizes);
  return (
    <picture style={{ display: 'contents' }}>
      {/* Not hidden they would be items of a grid that the picture stands in. */}
      <source type="image/avif" srcSet={avif} sizes={sizes} style={hidden} />
      <source type="image/webp" srcSet={photoSrcSet(photo, 'webp')} sizes={sizes} style={hidden} />
      <Box
        component="img"
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
    </picture>
  );
}

/** Puts it into the head of a page that is rendered on the server; other browsers skip the type. */
function preloadAvif(photo: Photo, srcSet: string, sizes: string) {
  preload(photoUrl(photo, photo.width, 'avif'), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: srcSet,
    imageSizes: sizes,
    fetchPriority: 'high',
  });
}
