import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import Box from '@mui/material/Box';
import { useTranslation } from '@/client/i18n/useTranslation';
import { FormImage } from '@/client/components/console/FormImage';
import type { PartImage } from './partValues';

const SIZE = 96;
const round = { borderRadius: '50%', border: 1, borderColor: 'divider', bgcolor: 'grey.100' };

export interface PartImageItemProps {
  image: PartImage;
  /** Its place, from 1. */
  number: number;
  total: number;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One round preview with its buttons. */
export function PartImageItem({ image, number, total, onMove, onRemove }: PartImageItemProps) {
  const { t } = useTranslation('adminParts');
  return (
    <Box component="li" data-key={image.key} sx={{ textAlign: 'center' }}>
      <FormImage
        image={image.image}
        alt={t('form.imageNumber', { number, total })}
        width={SIZE}
        height={SIZE}
        sx={round}
      />
      <Box sx={{ display: 'flex', justifyContent: 'center', mt: 0.5 }}>
        <IconButton
          size="small"
          data-action="left"
          aria-label={t('form.moveLeft', { number })}
          disabled={number === 1}
          onClick={() => onMove(-1)}
        >
          <ChevronLeft fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          color="error"
          data-action="remove"
          aria-label={t('form.remove', { number })}
          onClick={onRemove}
        >
          <Close fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          data-action="right"
          aria-label={t('form.moveRight', { number })}
          disabled={number === total}
          onClick={() => onMove(1)}
        >
          <ChevronRight fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
}
