import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useDispatch, useSelector } from 'react-redux';
import type { SparePart } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import { touchTarget } from '@/client/lib/touchTarget';
import { comparisonToggled, MOST_COMPARED, selectComparedIds } from '../sparePartsSlice';

export function CompareToggle({ part }: { part: Pick<SparePart, '_id' | 'name'> }) {
  const { t } = useTranslation('catalogue');
  const dispatch = useDispatch();
  const comparedIds = useSelector(selectComparedIds);
  const selected = comparedIds.includes(part._id);
  const full = comparedIds.length >= MOST_COMPARED && !selected;
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
      sx={touchTarget}
      slotProps={{ typography: { color: 'textSecondary', sx: { fontSize: '0.95rem' } } }}
    />
  );
}
