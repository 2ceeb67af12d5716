import { lazy, Suspense, useState } from 'react';
import type { DescribedPhoto } from '../../../lib/photo';
import { Box } from '../../Box';
import { Typography } from '../../Typography';
import { NoScript } from '../NoScript';
import { Picture } from '../Picture';
import { useTranslation } from '../../../content/useTranslation';
import { startShowing } from './galleryWindow';
import { Stage } from './Stage';
import { ThumbnailStrip } from './ThumbnailStrip';

export interface GalleryProps {
  /** What the pictures show, for screen readers. */
  label: string;
  /** At least one. Give the gallery a `key` when another set shall start at its first picture. */
  pictures: readonly DescribedPhoto[];
  /** How wide the big picture is drawn; see `Picture`. */
  sizes: string;
  /** The pointer selects a thumbnail by resting on it. */
  selectOnHover?: boolean;
}

// Few visitors enlarge a picture, and nobody before the page is there.
const Viewer = lazy(() => import('./Viewer'));

/** A big picture, a strip of thumbnails, and a viewer that fills the screen. */
export function Gallery({ label, pictures, sizes, selectOnHover = false }: GalleryProps) {
  const { t } = useTranslation('gallery');
  const [selected, setSelected] = useState(0);
  const [start, setStart] = useState(0);
  /** Undefined until it is for the first time. */
  const [enlarged, setEnlarged] = useState<boolean>();

  const select = (wanted: number) => {
    const index = Math.min(Math.max(wanted, 0), pictures.length - 1);
    setSelected(index);
    setStart(startShowing(index, start));
  };

  return (
    <Box role="group" aria-label={label}>
      <Stage
        pictures={pictures}
        sizes={sizes}
        index={selected}
        onSelect={select}
        onEnlarge={() => setEnlarged(true)}
      />
      <Typography
        role="status"
        data-scripted
        variant="body2"
        color="text.secondary"
        sx={{ my: 1.5, textAlign: 'center' }}
      >
        {t('position', { number: selected + 1, count: pictures.length })}
      </Typography>
      <ThumbnailStrip
        pictures={pictures}
        selected={selected}
        start={start}
        selectOnHover={selectOnHover}
        onSelect={select}
        onStart={setStart}
      />
      <NoScript>
        {typeof document === 'undefined' &&
          pictures
            .slice(1)
            .map((picture, index) => (
              <Picture
                key={index}
                photo={picture}
                alt={picture.alt}
                sizes={sizes}
                sx={{ width: '100%', mt: 2, borderRadius: 1 }}
              />
            ))}
      </NoScript>
      {enlarged !== undefined && (
        <Suspense fallback={null}>
          <Viewer
            open={enlarged}
            pictures={pictures}
            index={selected}
            onSelect={select}
            onClose={() => setEnlarged(false)}
          />
        </Suspense>
      )}
    </Box>
  );
}
