import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useDispatch, useSelector } from 'react-redux';
import type { SparePart } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import {
  comparisonToggled,
  selectComparisonIsFull,
  selectIsCompared,
  type SparePartsState,
} from '../sparePartsSlice';

interface CompareToggleProps {
  part: Pick<SparePart, '_id' | 'name'>;
}

export function CompareToggle({ part }: CompareToggleProps) {
  const { t } = useTranslation('catalogue');
  const dispatch = useDispatch();
  const selected = useSelector((state: { spareParts: SparePartsState }) =>
    selectIsCompared(state, part._id),
  );
  const full = useSelector(selectComparisonIsFull) && !selected;
  return (
    <FormControlLabel
      data-scripted
      title={full ? t('compare.full') : undefined}
      disabled={full}
      control={
        <Checkbox
          size="small"
          checked={selected}
          onChange={() => dispatch(comparisonToggled(part._id))}
          slotProps={{ input: { 'aria-label': t('compare.addNamed', { name: part.name }) } }}
        />
      }
      label={t('compare.add')}
      slotProps={{ typography: { color: 'textSecondary', sx: { fontSize: '0.95rem' } } }}
    />
  );
}
