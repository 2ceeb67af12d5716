import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

/** One of the site's own photographs, with its real size in pixels. */
export interface Photo {
  src: string;
  width: number;
  height: number;
}

export interface PictureProps {
  photo: Photo;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** On the first screen: fetched at once and first. All others wait until they come near. */
  priority?: boolean;
  sx?: SxProps<Theme>;
}

/** A photograph that keeps its place from the first paint on, whatever its box does with it. */
export function Picture({ photo, alt, priority = false, sx }: PictureProps) {
  return (
    <Box
      component="img"
      src={photo.src}
      width={photo.width}
      height={photo.height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      sx={[
        { display: 'block', maxWidth: '100%', height: 'auto' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}
