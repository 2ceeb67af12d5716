import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import clamp from '@mui/utils/clamp';
import { useState } from 'react';
import { useTranslation } from '@/client/i18n/useTranslation';
import type { DescribedPhoto } from '@/client/lib/photo';
import {
  type ImageStackProps,
  type StackedImage,
  ImageStack,
  StepButtons,
  swipeArea,
} from './galleryParts';
import { useCarouselGestures } from './motion/useCarouselGestures';
import { PhotoImage } from './PhotoImage';
import { useImageViewer } from './useImageViewer';

const WINDOW = 3;

interface GalleryProps {
  label: string;
  /** At least one. A gallery with another set needs another `key`. */
  images: readonly DescribedPhoto[];
  sizes: string;
  selectOnHover?: boolean;
}

export function Gallery({ label, images, sizes, selectOnHover }: GalleryProps) {
  const { t } = useTranslation('gallery');
  const [{ selected, start }, setView] = useState({ selected: 0, start: 0 });
  const count = images.length;
  const lastStart = Math.max(0, count - WINDOW);

  /** The window of thumbnails moves as little as possible to show the selected one. */
  const select = (next: (selected: number) => number) =>
    setView((view) => {
      const index = clamp(next(view.selected), 0, count - 1);
      return { selected: index, start: clamp(view.start, index - WINDOW + 1, index) };
    });
  const step = (by: number) => select((from) => from + by);
  const moveWindow = (by: number) =>
    setView((view) => ({ ...view, start: clamp(view.start + by, 0, lastStart) }));

  const alts = images.map(({ alt }) => alt);
  const photoIn = (width: string) => (index: number, image: StackedImage) => (
    <PhotoImage photo={images[index]!} sizes={width} {...image} />
  );
  const { open, viewer } = useImageViewer({
    alts,
    index: selected,
    renderImage: photoIn('100vw'),
    onStep: step,
  });
  const { width, height } = images[0]!;

  return (
    <Box role="group" aria-label={label}>
      <Stage
        alts={alts}
        index={selected}
        renderImage={photoIn(sizes)}
        upright={height > width}
        onStep={step}
        onEnlarge={open}
      />
      <Typography
        role="status"
        data-scripted
        variant="body2"
        color="textSecondary"
        sx={{ my: 1.5, textAlign: 'center' }}
      >
        {t('position', { number: selected + 1, count })}
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
          thumbnails
          onStep={moveWindow}
          sx={{ previous: { order: -1, ml: -1 }, next: { order: 1, mr: -1 } }}
        />
        {images.slice(start, start + WINDOW).map((image, offset) => {
          const index = start + offset;
          const isCurrent = index === selected;
          const selectThis = () => select(() => index);
          return (
            <ButtonBase
              key={index}
              aria-label={t('thumbnail', { number: index + 1, count, alt: image.alt })}
              aria-current={isCurrent ? 'true' : undefined}
              onClick={selectThis}
              onMouseEnter={selectOnHover ? selectThis : undefined}
              sx={{
                aspectRatio: '4 / 3',
                borderRadius: 1,
                overflow: 'hidden',
                border: 3,
                borderColor: isCurrent ? 'secondary.main' : 'transparent',
                opacity: isCurrent ? 1 : 0.75,
                '&:hover': { opacity: 1 },
              }}
            >
              <PhotoImage photo={image} alt="" sizes="150px" sx={{ height: '100%' }} />
            </ButtonBase>
          );
        })}
      </Box>
      <noscript>
        {images.slice(1).map((image, index) => (
          <PhotoImage
            key={index}
            photo={image}
            alt={image.alt}
            sizes={sizes}
            sx={{ mt: 2, borderRadius: 1 }}
          />
        ))}
      </noscript>
      {viewer}
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
} as const;

interface StageProps extends ImageStackProps {
  upright: boolean;
  onStep: (by: number) => void;
  onEnlarge: () => void;
}

function Stage({ alts, index, renderImage, upright, onStep, onEnlarge }: StageProps) {
  const { t } = useTranslation('gallery');
  const { swipe, onKeyDown } = useCarouselGestures(onStep);
  return (
    <Box sx={swipeArea} {...swipe}>
      <ButtonBase
        onClick={onEnlarge}
        onKeyDown={onKeyDown}
        aria-haspopup="dialog"
        aria-label={t('enlarge', { alt: alts[index] })}
        sx={{
          display: 'flex',
          width: '100%',
          aspectRatio: upright ? '4 / 5' : '16 / 10',
          bgcolor: 'grey.100',
          borderRadius: 1,
          overflow: 'hidden',
          cursor: 'zoom-in',
        }}
      >
        <ImageStack alts={alts} index={index} renderImage={renderImage} />
      </ButtonBase>
      <StepButtons
        index={index}
        last={alts.length - 1}
        onStep={onStep}
        sx={{ previous: [arrow, { left: 12 }], next: [arrow, { right: 12 }] }}
      />
    </Box>
  );
}
