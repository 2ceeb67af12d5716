import IconButton from '@mui/material/IconButton';
import CloseIcon from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from '@/client/i18n/useTranslation';
import type { DescribedPhoto } from '@/client/lib/photo';
import { useTurning } from '../useTurning';
import { PictureStack } from './PictureStack';
import { StepButtons } from './StepButtons';

export interface ViewerProps {
  open: boolean;
  pictures: readonly DescribedPhoto[];
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

/** One picture as large as the screen; arrow keys and swipes turn, Escape and the button close. */
export default function Viewer({ open, pictures, index, onStep, onClose }: ViewerProps) {
  const { t } = useTranslation('gallery');
  const { swipe, onKeyDown } = useTurning(onStep);
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
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 1.5 }}>
        <Typography role="status" sx={{ flexGrow: 1, pl: 1 }}>
          {t('position', { number: index + 1, count: pictures.length })}
        </Typography>
        <IconButton aria-label={t('close')} onClick={onClose} autoFocus sx={onDark}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ position: 'relative', flexGrow: 1, mx: 1.5, touchAction: 'pan-y' }} {...swipe}>
        <PictureStack pictures={pictures} sizes={screenful} index={index} described />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 1.5 }}>
        <StepButtons
          index={index}
          last={pictures.length - 1}
          labels={{ previous: t('previous'), next: t('next') }}
          onStep={onStep}
          sx={{ previous: onDark, next: { ...onDark, order: 1 } }}
        />
        <Typography sx={{ flexGrow: 1, textAlign: 'center' }}>{pictures[index]!.alt}</Typography>
      </Box>
    </Dialog>
  );
}
