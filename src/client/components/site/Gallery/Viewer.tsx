import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from '@/client/i18n/useTranslation';
import type { DescribedPhoto } from '@/client/lib/photo';
import { useCarouselGestures } from '../motion/useCarouselGestures';
import { ImageStack, StepButtons } from './parts';

export interface ViewerProps {
  open: boolean;
  images: readonly DescribedPhoto[];
  index: number;
  onStep: (by: number) => void;
  onClose: () => void;
}

const onDark = {
  width: 48,
  height: 48,
  color: 'inherit',
  bgcolor: 'rgb(255 255 255 / 12%)',
  '&:hover': { bgcolor: 'rgb(255 255 255 / 24%)' },
  '&:disabled': { color: 'inherit', opacity: 0.35 },
};

/** As wide as the screen, or as its height allows. */
const screenful = ({ width, height }: DescribedPhoto) =>
  `min(100vw, ${Math.round((85 * width) / height)}vh)`;

/** One image in full screen, with arrow keys and swipes; Escape and the button close it. */
export function Viewer({ open, images, index, onStep, onClose }: ViewerProps) {
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
        <ImageStack images={images} sizes={screenful} index={index} described />
      </Box>
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', p: 1.5 }}>
        <StepButtons
          index={index}
          last={images.length - 1}
          labels={{ previous: t('previous'), next: t('next') }}
          onStep={onStep}
          sx={{ previous: onDark, next: [onDark, { order: 1 }] }}
        />
        <Typography sx={{ flexGrow: 1, textAlign: 'center' }}>{images[index]!.alt}</Typography>
      </Stack>
    </Dialog>
  );
}
