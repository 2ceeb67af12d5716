import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import clamp from '@mui/utils/clamp';
import { useState } from 'react';
import { useTranslation } from '@/client/i18n/useTranslation';
import type { DescribedPhoto } from '@/client/lib/photo';
import { ImageStack, StepButtons } from './galleryParts';
import { useCarouselGestures } from './motion/useCarouselGestures';
import { PhotoImage } from './PhotoImage';

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
  const [viewerOpen, setViewerOpen] = useState(false);
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
} as const;

interface ImageAt {
  images: readonly DescribedPhoto[];
  index: number;
  onStep: (by: number) => void;
}

interface StageProps extends ImageAt {
  sizes: string;
  onEnlarge: () => void;
}

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
          display: 'flex',
          width: '100%',
          aspectRatio: width >= height ? '16 / 10' : '4 / 5',
          bgcolor: 'grey.100',
          borderRadius: 1,
          overflow: 'hidden',
          cursor: 'zoom-in',
        }}
      >
        <ImageStack images={images} sizes={sizes} index={index} />
      </ButtonBase>
      <StepButtons
        index={index}
        last={images.length - 1}
        onStep={onStep}
        sx={{ previous: [arrow, { left: 12 }], next: [arrow, { right: 12 }] }}
      />
    </Box>
  );
}

const onDark = {
  width: 48,
  height: 48,
  color: 'inherit',
  bgcolor: 'rgb(255 255 255 / 12%)',
  '&:hover': { bgcolor: 'rgb(255 255 255 / 24%)' },
  '&:disabled': { color: 'inherit', opacity: 0.35 },
};

interface ViewerProps extends ImageAt {
  open: boolean;
  onClose: () => void;
}

function Viewer({ open, images, index, onStep, onClose }: ViewerProps) {
  const { t } = useTranslation('gallery');
  const { swipe, onKeyDown } = useCarouselGestures(onStep);
  return (
    <Dialog
      fullScreen
      open={open}
      onClose={onClose}
      onKeyDown={onKeyDown}
      slotProps={{
        paper: {
          'aria-label': t('viewer'),
          sx: { bgcolor: 'primary.dark', color: 'primary.contrastText' },
        },
      }}
    >
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', p: 1.5 }}>
        <Typography role="status" sx={{ flexGrow: 1, pl: 1 }}>
          {t('position', { number: index + 1, count: images.length })}
        </Typography>
        <IconButton aria-label={t('close')} onClick={onClose} autoFocus sx={onDark}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <Box sx={{ position: 'relative', flexGrow: 1, mx: 1.5, touchAction: 'pan-y' }} {...swipe}>
        <ImageStack images={images} sizes="100vw" index={index} />
      </Box>
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', p: 1.5 }}>
        <StepButtons
          index={index}
          last={images.length - 1}
          onStep={onStep}
          sx={{ previous: onDark, next: [onDark, { order: 1 }] }}
        />
        <Typography sx={{ flexGrow: 1, textAlign: 'center' }}>{images[index]!.alt}</Typography>
      </Stack>
    </Dialog>
  );
}
