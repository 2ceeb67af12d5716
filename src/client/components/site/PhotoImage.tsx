import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { type Photo, photoBlur, photoJpeg, photoSrcSet } from '@/client/lib/photo';

export const halfOfPage = '(min-width: 1248px) 580px, (min-width: 768px) 47vw, 100vw';

interface PhotoImageProps {
  photo: Photo;
  alt: string;
  /** The `sizes` attribute. A photograph cropped to a taller box is drawn wider than that box. */
  sizes: string;
  /** On the first screen: fetched at once and first. The others are lazy. */
  priority?: boolean;
  fit?: 'cover' | 'contain';
  className?: string;
  sx?: SxProps<Theme>;
}

/** Shows a blurred miniature until it is loaded. React preloads those of high priority. */
export function PhotoImage(props: PhotoImageProps) {
  const { photo, alt, sizes, priority = false, fit = 'cover', className, sx } = props;
  return (
    <Box
      component="img"
      className={className}
      srcSet={photoSrcSet(photo)}
      sizes={sizes}
      src={photoJpeg(photo)}
      width={photo.width}
      height={photo.height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      style={photoBlur(photo, fit)}
      sx={[
        {
          display: 'block',
          width: '100%',
          height: 'auto',
          objectFit: fit,
          background: 'center / contain no-repeat',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}
