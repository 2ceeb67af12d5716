import Box from '@mui/material/Box';
import { Photograph } from '../../../components/Photograph';
import { useContent } from '../../../content';
import { photos } from '../../../content/photos';

const pictures = [
  photos.carChampagneOval,
  photos.carPanoramic,
  photos.villaTimberCeiling,
  photos.carBlackGold,
];

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
      {pictures.map((photo) => (
        <Photograph
          key={photo.src}
          photo={photo}
          sx={{ width: '100%', aspectRatio: '4 / 5', objectFit: 'cover' }}
        />
      ))}
    </Box>
  );
}
