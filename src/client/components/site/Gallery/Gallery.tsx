import { lazy, startTransition, Suspense, useState } from 'react';
import type { DescribedPhoto } from '@/client/lib/photo';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { NoScript } from '../NoScript';
import { Picture } from '../Picture';
import { useTranslation } from '@/client/i18n/useTranslation';
import { lastStart, startShowing } from './galleryWindow';
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
  const [{ selected, start }, setView] = useState({ selected: 0, start: 0 });
  /** Undefined until it is for the first time. */
  const [enlarged, setEnlarged] = useState<boolean>();

  // That a button is pressed shows first: a cheap phone takes a while over the pictures.
  const select = (next: (selected: number) => number) =>
    startTransition(() =>
      setView((view) => {
        const index = Math.min(Math.max(next(view.selected), 0), pictures.length - 1);
        return { selected: index, start: startShowing(index, view.start) };
      }),
    );
  const step = (by: number) => select((from) => from + by);
  const moveStrip = (by: number) =>
    startTransition(() =>
      setView((view) => {
        const moved = Math.min(Math.max(view.start + by, 0), lastStart(pictures.length));
        return { ...view, start: moved };
      }),
    );

  return (
    <Box role="group" aria-label={label}>
      <Stage
        pictures={pictures}
        sizes={sizes}
        index={selected}
        onStep={step}
        onEnlarge={() => setEnlarged(true)}
      />
      <Typography
        role="status"
        data-scripted
        variant="body2"
        color="textSecondary"
        sx={{ my: 1.5, textAlign: 'center' }}
      >
        {t('position', { number: selected + 1, count: pictures.length })}
      </Typography>
      <ThumbnailStrip
        pictures={pictures}
        selected={selected}
        start={start}
        selectOnHover={selectOnHover}
        onSelect={(index) => select(() => index)}
        onStep={moveStrip}
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
            onStep={step}
            onClose={() => setEnlarged(false)}
          />
        </Suspense>
      )}
    </Box>
  );
}
