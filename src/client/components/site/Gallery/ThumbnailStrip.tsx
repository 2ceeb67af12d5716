import Box from '@mui/material/Box';
import type { DescribedPhoto } from '@/client/lib/photo';
import ButtonBase from '@mui/material/ButtonBase';
import { Picture } from '../Picture';
import { useTranslation } from '@/client/i18n/useTranslation';
import { lastStart, WINDOW } from './galleryWindow';
import { StepButtons } from './StepButtons';

export interface ThumbnailStripProps {
  pictures: readonly DescribedPhoto[];
  selected: number;
  /** Index of the first thumbnail shown. */
  start: number;
  selectOnHover: boolean;
  onSelect: (index: number) => void;
  /** Moves the window. */
  onStep: (by: number) => void;
}

/** Three thumbnails at a time, with buttons that move the window by one. */
export function ThumbnailStrip(props: ThumbnailStripProps) {
  const { pictures, selected, start, selectOnHover, onSelect, onStep } = props;
  const { t } = useTranslation('gallery');
  const count = pictures.length;
  return (
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
        last={lastStart(count)}
        labels={{ previous: t('previousThumbnails'), next: t('nextThumbnails') }}
        onStep={onStep}
        sx={{ previous: { order: -1, ml: -1 }, next: { order: 1, mr: -1 } }}
      />
      {pictures.slice(start, start + WINDOW).map((picture, offset) => {
        const index = start + offset;
        const current = index === selected;
        return (
          <ButtonBase
            key={index}
            aria-label={t('thumbnail', { number: index + 1, count, alt: picture.alt })}
            aria-current={current ? 'true' : undefined}
            onClick={() => onSelect(index)}
            onMouseEnter={selectOnHover ? () => onSelect(index) : undefined}
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
            <Picture photo={picture} alt="" sizes="150px" sx={{ width: '100%', height: '100%' }} />
          </ButtonBase>
        );
      })}
    </Box>
  );
}
