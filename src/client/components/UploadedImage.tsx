import type { SxProps, Theme } from '@mui/material/styles';
import { IMAGE_WIDTHS } from '@/shared/limits';
import { useConfig } from '../lib/config';
import Box from '@mui/material/Box';

export interface UploadedImageProps {
  /** File name from `image` or `images`. */
  file: string;
  /** Pixels by file name, as the part or category tells them. */
  imageSizes?: Readonly<Record<string, { width: number; height: number }>>;
  alt: string;
  /** Pixels of its box; the picture itself is fitted into it. */
  width: number;
  height: number;
  /** The `sizes` attribute; by default the fixed width. */
  sizes?: string;
  fit?: 'cover' | 'contain';
  /** On the first screen: fetched at once. All others wait until they come near. */
  priority?: boolean;
  sx?: SxProps<Theme>;
}

/** A picture from the uploads path. A backend without variants ignores `w` and sends the original. */
export function UploadedImage(props: UploadedImageProps) {
  const { file, imageSizes, alt, width, height, sizes = `${width}px` } = props;
  const { fit = 'cover', priority, sx } = props;
  const { mediaUrl } = useConfig();
  const address = `${mediaUrl}/${encodeURIComponent(file)}`;
  return (
    <Box
      component="img"
      src={address}
      srcSet={sourceSet(address, imageSizes?.[file]?.width)}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      sx={[{ display: 'block', objectFit: fit }, ...(Array.isArray(sx) ? sx : [sx])]}
    />
  );
}

/** A variant is never wider than its picture: the first one that would be has the picture's width. */
function sourceSet(address: string, pictureWidth = Infinity): string {
  const largest = IMAGE_WIDTHS.findIndex((width) => width >= pictureWidth);
  const offered = largest < 0 ? IMAGE_WIDTHS : IMAGE_WIDTHS.slice(0, largest + 1);
  return offered
    .map((width) => `${address}?w=${width} ${Math.min(width, pictureWidth)}w`)
    .join(', ');
}
