import Box from '@mui/material/Box';
import { useTranslation } from '@/client/i18n/useTranslation';
import { Picture } from '@/client/components/site/Picture';
import * as photos from '@/client/lib/generated/photos';

/** Four photographs side by side, from edge to edge. */
export function PhotoGallery() {
  const { t } = useTranslation('home');
  return (
    <Box
      component="section"
      aria-label={t('gallery.label')}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
        gap: 1,
        pt: 1,
      }}
    >
      {[photos.gallery1, photos.gallery2, photos.gallery3, photos.gallery4].map((photo) => (
        <Picture
          key={photo.name}
          photo={photo}
          alt={t(`photos.${photo.name}`)}
          sizes="(min-width: 768px) 25vw, 50vw"
          sx={{ width: '100%', aspectRatio: '4 / 5' }}
        />
      ))}
    </Box>
  );
}
