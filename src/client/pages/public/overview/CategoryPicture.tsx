import Box from '@mui/material/Box';
import { UploadedImage, type UploadedImageProps } from '@/client/components/UploadedImage';
import { useTranslation } from '@/client/i18n/useTranslation';

export interface CategoryPictureProps extends Pick<UploadedImageProps, 'imageSizes'> {
  file?: string;
  /** Pixels of its longest side. */
  size: number;
}

/** The square picture of a category, or a field that says that it has none. */
export function CategoryPicture({ file, imageSizes, size }: CategoryPictureProps) {
  const { t } = useTranslation('common');
  const box = { width: '100%', height: 'auto', aspectRatio: '1 / 1', borderRadius: 1 };
  if (file) {
    const picture = { file, imageSizes, width: size, height: size, sx: box };
    return <UploadedImage {...picture} alt="" />;
  }
  return (
    <Box
      sx={{
        ...box,
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'grey.100',
        color: 'text.secondary',
        typography: 'caption',
      }}
    >
      {t('noImage')}
    </Box>
  );
}
