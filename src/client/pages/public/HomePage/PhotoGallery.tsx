import Box from '@mui/material/Box';
import { Photograph } from '../../../components/Photograph';
import { useContent } from '../../../content';
import { homePhotos } from '../../../content/photos/home';

/** Four photographs side by side, from edge to edge. */
export function PhotoGallery() {
  const { gallery } = useContent('home');
  return (
    <Box
      component="section"
      aria-label={gallery.label}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
        gap: 1,
        pt: 1,
      }}
    >
      {homePhotos.gallery.map((photo) => (
        <Photograph
          key={photo.name}
          photo={photo}
          sizes="(min-width: 768px) 25vw, 50vw"
          sx={{ width: '100%', aspectRatio: '4 / 5' }}
        />
      ))}
    </Box>
  );
}
