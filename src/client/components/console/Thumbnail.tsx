import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import { UploadedImage, type UploadedImageProps } from '../UploadedImage';

const frame = {
  flexShrink: 0,
  width: 40,
  height: 40,
  borderRadius: 0.75,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'grey.100',
};

export function Thumbnail(props: { file?: string } & Pick<UploadedImageProps, 'imageSizes'>) {
  const { file, imageSizes } = props;
  if (file) {
    return (
      <UploadedImage file={file} imageSizes={imageSizes} alt="" width={40} height={40} sx={frame} />
    );
  }
  return (
    <Box aria-hidden sx={{ ...frame, display: 'grid', placeItems: 'center' }}>
      <ImageOutlined sx={{ color: 'text.secondary', opacity: 0.6, fontSize: 20 }} />
    </Box>
  );
}
