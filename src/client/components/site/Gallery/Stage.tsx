import type { SxProps, Theme } from '@mui/material/styles';
import { useTranslation } from '@/client/i18n/useTranslation';
import type { DescribedPhoto } from '@/client/lib/photo';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTurning } from '../useTurning';
import { PictureStack } from './PictureStack';
import { StepButtons } from './StepButtons';

export interface StageProps {
  pictures: readonly DescribedPhoto[];
  sizes: string;
  index: number;
  onStep: (by: number) => void;
  onEnlarge: () => void;
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

/** The big picture with its two buttons; a click on it enlarges it. */
export function Stage({ pictures, sizes, index, onStep, onEnlarge }: StageProps) {
  const { t } = useTranslation('gallery');
  const last = pictures.length - 1;
  const { swipe, onKeyDown } = useTurning(onStep);
  const { width, height } = pictures[0]!;
  return (
    <Box sx={{ position: 'relative', touchAction: 'pan-y' }} {...swipe}>
      <ButtonBase
        onClick={onEnlarge}
        onKeyDown={onKeyDown}
        aria-haspopup="dialog"
        aria-label={t('enlarge', { alt: pictures[index]!.alt })}
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
        <PictureStack pictures={pictures} sizes={() => sizes} index={index} priority />
      </ButtonBase>
      <StepButtons
        index={index}
        last={last}
        labels={{ previous: t('previous'), next: t('next') }}
        onStep={onStep}
        sx={{ previous: { ...arrow, left: 12 }, next: { ...arrow, right: 12 } }}
      />
    </Box>
  );
}
