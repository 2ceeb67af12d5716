import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from '@/client/i18n/useTranslation';
import type { DescribedPhoto } from '@/client/lib/photo';
import { useCarouselGestures } from '../motion/useCarouselGestures';
import { PhotoImage } from '../PhotoImage';
import { ImageStack, StepButtons } from './parts';
import { Viewer } from './Viewer';

/** Thumbnails shown at a time. */
const WINDOW = 3;

export interface GalleryProps {
  /** What the images show, for screen readers. */
  label: string;
  /** At least one. A gallery with another set needs another `key`. */
  images: readonly DescribedPhoto[];
  /** The `sizes` attribute of the big image; see `PhotoImage`. */
  sizes: string;
  /** Hovering a thumbnail selects it. */
  selectOnHover?: boolean;
}

/** A big image, a strip of thumbnails, and a full-screen viewer. */
export function Gallery({ label, images, sizes, selectOnHover = false }: GalleryProps) {
  const { t } = useTranslation('gallery');
  const [{ selected, start }, setView] = useState({ selected: 0, start: 0 });
  const [viewerOpen, setViewerOpen] = useState(false);
  const lastStart = Math.max(0, images.length - WINDOW);

  /** The window of thumbnails moves as little as possible to show the selected one. */
  const select = (next: (selected: number) => number) =>
    setView((view) => {
      const index = Math.min(Math.max(next(view.selected), 0), images.length - 1);
      return {
        selected: index,
        start: Math.min(Math.max(view.start, index - WINDOW + 1), index),
      };
    });
  const step = (by: number) => select((from) => from + by);
  const moveWindow = (by: number) =>
    setView((view) => ({ ...view, start: Math.min(Math.max(view.start + by, 0), lastStart) }));

  return (
    <Box role="group" aria-label={label}>
      <Stage
        images={images}
        sizes={sizes}
        index={selected}
        onStep={step}
        onEnlarge={() => setViewerOpen(true)}
      />
      <Typography
        role="status"
        data-scripted
        variant="body2"
        color="textSecondary"
        sx={{ my: 1.5, textAlign: 'center' }}
      >
        {t('position', { number: selected + 1, count: images.length })}
      </Typography>
      <Box
        role="group"
        data-scripted
        aria-label={t('thumbnails')}
        sx={{
          display: 'grid',
          gridTemplateColumns: `auto repeat(${WINDOW}, 1fr) auto`,
          alignItems: 'center',
          maxWidth: 560,
          mx: 'auto',
          gap: { xs: 1, sm: 1.5 },
        }}
      >
        <StepButtons
          index={start}
          last={lastStart}
          labels={{ previous: t('previousThumbnails'), next: t('nextThumbnails') }}
          onStep={moveWindow}
          sx={{ previous: { order: -1, ml: -1 }, next: { order: 1, mr: -1 } }}
        />
        {images.slice(start, start + WINDOW).map((image, offset) => {
          const index = start + offset;
          const current = index === selected;
          const selectThis = () => select(() => index);
          return (
            <ButtonBase
              key={index}
              aria-label={t('thumbnail', {
                number: index + 1,
                count: images.length,
                alt: image.alt,
              })}
              aria-current={current ? 'true' : undefined}
              onClick={selectThis}
              onMouseEnter={selectOnHover ? selectThis : undefined}
              sx={{
                aspectRatio: '4 / 3',
                borderRadius: 1,
                overflow: 'hidden',
                border: 3,
                borderColor: current ? 'secondary.main' : 'transparent',
                opacity: current ? 1 : 0.75,
                '&:hover': { opacity: 1 },
              }}
            >
              <PhotoImage
                photo={image}
                alt=""
                sizes="150px"
                sx={{ width: '100%', height: '100%' }}
              />
            </ButtonBase>
          );
        })}
      </Box>
      <noscript>
        {typeof document === 'undefined' &&
          images
            .slice(1)
            .map((image, index) => (
              <PhotoImage
                key={index}
                photo={image}
                alt={image.alt}
                sizes={sizes}
                sx={{ width: '100%', mt: 2, borderRadius: 1 }}
              />
            ))}
      </noscript>
      <Viewer
        open={viewerOpen}
        images={images}
        index={selected}
        onStep={step}
        onClose={() => setViewerOpen(false)}
      />
    </Box>
  );
}

const arrow = {
  position: 'absolute',
  top: '50%',
  transform: 'translateY(-50%)',
  width: 48,
  height: 48,
  bgcolor: 'background.paper',
  color: 'primary.main',
  boxShadow: 2,
  '&:hover': { bgcolor: 'grey.200' },
  '&:disabled': { bgcolor: 'background.paper', opacity: 0.45 },
} satisfies SxProps<Theme>;

interface StageProps {
  images: readonly DescribedPhoto[];
  sizes: string;
  index: number;
  onStep: (by: number) => void;
  onEnlarge: () => void;
}

/** The big image with its two buttons; a click on it opens the viewer. */
function Stage({ images, sizes, index, onStep, onEnlarge }: StageProps) {
  const { t } = useTranslation('gallery');
  const { swipe, onKeyDown } = useCarouselGestures(onStep);
  const { width, height } = images[0]!;
  return (
    <Box sx={{ position: 'relative', touchAction: 'pan-y' }} {...swipe}>
      <ButtonBase
        onClick={onEnlarge}
        onKeyDown={onKeyDown}
        aria-haspopup="dialog"
        aria-label={t('enlarge', { alt: images[index]!.alt })}
        sx={{
          display: 'block',
          width: '100%',
          aspectRatio: width >= height ? '16 / 10' : '4 / 5',
          bgcolor: 'grey.100',
          borderRadius: 1,
          overflow: 'hidden',
          cursor: 'zoom-in',
        }}
      >
        <ImageStack images={images} sizes={() => sizes} index={index} priority />
      </ButtonBase>
      <StepButtons
        index={index}
        last={images.length - 1}
        labels={{ previous: t('previous'), next: t('next') }}
        onStep={onStep}
        sx={{ previous: [arrow, { left: 12 }], next: [arrow, { right: 12 }] }}
      />
    </Box>
  );
}
