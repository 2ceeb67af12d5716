import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from '@/client/i18n/useTranslation';
import { type ImageStackProps, ImageStack, StepButtons, swipeArea } from './galleryParts';
import { useCarouselGestures } from './motion/useCarouselGestures';

const onDark = {
  width: 48,
  height: 48,
  color: 'inherit',
  bgcolor: 'rgb(255 255 255 / 12%)',
  '&:hover': { bgcolor: 'rgb(255 255 255 / 24%)' },
  '&:disabled': { color: 'inherit', opacity: 0.35 },
};

export interface ImageViewerProps extends ImageStackProps {
  open: boolean;
  onStep: (by: number) => void;
  onClose: () => void;
}

/** One image after the other on the full screen. */
export default function ImageViewer(props: ImageViewerProps) {
  const { open, alts, index, renderImage, onStep, onClose } = props;
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
          sx: {
            bgcolor: 'primary.dark',
            color: 'primary.contrastText',
            '--focus-color': ({ palette }) => palette.secondary.light,
            p: 'env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left)',
          },
        },
      }}
    >
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', p: 1.5 }}>
        <Typography role="status" sx={{ flexGrow: 1, pl: 1 }}>
          {t('position', { number: index + 1, count: alts.length })}
        </Typography>
        <IconButton aria-label={t('close')} onClick={onClose} autoFocus sx={onDark}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <Box sx={{ ...swipeArea, flexGrow: 1, minHeight: 0, mx: 1.5 }} {...swipe}>
        <ImageStack alts={alts} index={index} renderImage={renderImage} />
      </Box>
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', p: 1.5 }}>
        <StepButtons
          index={index}
          last={alts.length - 1}
          onStep={onStep}
          sx={{ previous: onDark, next: [onDark, { order: 1 }] }}
        />
        <Typography dir="auto" sx={{ flexGrow: 1, minWidth: 0, textAlign: 'center' }}>
          {alts[index]}
        </Typography>
      </Stack>
    </Dialog>
  );
}
