import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import { UploadedImage } from './UploadedImage';

/** A small square picture in a row; a quiet placeholder where there is none. */
export function Thumbnail({ file, size = 40 }: { file?: string; size?: number }) {
  const box = {
    flexShrink: 0,
    borderRadius: 0.75,
    border: 1,
    borderColor: 'divider',
    bgcolor: 'grey.100',
  };
  if (file) return <UploadedImage file={file} alt="" width={size} height={size} sx={box} />;
  return (
    <Box
      sx={{ ...box, width: size, height: size, display: 'grid', placeItems: 'center' }}
      aria-hidden
    >
      <ImageOutlined sx={{ color: 'text.secondary', opacity: 0.6, fontSize: size / 2 }} />
    </Box>
  );
}
