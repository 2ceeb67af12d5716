import type { SxProps, Theme } from '@mui/material/styles';
import { IMAGE_WIDTHS } from '@/shared/limits';
import { useConfig } from '../lib/config';
import Box from '@mui/material/Box';

export interface UploadedImageProps {
  file: string;
  /** In pixels, by file name, from the part or category. */
  imageSizes?: Readonly<Record<string, { width: number; height: number }>>;
  alt: string;
  width: number;
  height: number;
  sizes?: string;
  fit?: 'cover' | 'contain';
  /** On the first screen: fetched at once and first. The others are lazy. */
  priority?: boolean;
  sx?: SxProps<Theme>;
}

/** An image from the uploads path. A backend without variants ignores `w` and sends the original. */
export function UploadedImage(props: UploadedImageProps) {
  const { file, imageSizes, alt, width, height, sizes = `${width}px` } = props;
  const { fit = 'cover', priority, sx } = props;
  const { mediaUrl } = useConfig();
  const url = `${mediaUrl}/${encodeURIComponent(file)}`;
  return (
    <Box
      component="img"
      src={url}
      srcSet={sourceSet(url, imageSizes?.[file]?.width)}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      sx={[
        // The ground of the image while it loads.
        { display: 'block', objectFit: fit, bgcolor: 'grey.100' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}

/** No variant is wider than its image: the first one that would be has the image's width. */
function sourceSet(url: string, imageWidth = Infinity): string {
  const largest = IMAGE_WIDTHS.findIndex((width) => width >= imageWidth);
  const offered = largest < 0 ? IMAGE_WIDTHS : IMAGE_WIDTHS.slice(0, largest + 1);
  return offered.map((width) => `${url}?w=${width} ${Math.min(width, imageWidth)}w`).join(', ');
}
