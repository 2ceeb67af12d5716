import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { UploadedImage } from '../../../components/UploadedImage';

export interface CategoryPictureProps {
  file?: string;
  /** Pixels of its longest side. */
  size: number;
}

/** The square picture of a category, or a field that says that it has none. */
export function CategoryPicture({ file, size }: CategoryPictureProps) {
  const { t } = useTranslation('overview');
  const box = { width: '100%', height: 'auto', aspectRatio: '1 / 1', borderRadius: 1 };
  if (file) {
    return <UploadedImage file={file} alt="" width={size} height={size} sx={box} />;
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
