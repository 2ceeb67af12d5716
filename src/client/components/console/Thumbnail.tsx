import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import { UploadedImage, type UploadedImageProps } from '../UploadedImage';

interface ThumbnailProps extends Pick<UploadedImageProps, 'imageSizes'> {
  file?: string;
  /** Pixels of a side. */
  size?: number;
}

/** A small square picture in a row; a quiet placeholder where there is none. */
export function Thumbnail({ file, imageSizes, size = 40 }: ThumbnailProps) {
  const box = {
    flexShrink: 0,
    borderRadius: 0.75,
    border: 1,
    borderColor: 'divider',
    bgcolor: 'grey.100',
  };
  if (file) {
    const picture = { file, imageSizes, width: size, height: size, sx: box };
    return <UploadedImage {...picture} alt="" />;
  }
  return (
    <Box
      sx={{ ...box, width: size, height: size, display: 'grid', placeItems: 'center' }}
      aria-hidden
    >
      <ImageOutlined sx={{ color: 'text.secondary', opacity: 0.6, fontSize: size / 2 }} />
    </Box>
  );
}
