import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useDispatch, useSelector } from 'react-redux';
import type { SparePart } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import { useHydrated } from '@/client/lib/useHydrated';
import { MOST_COMPARED, comparisonToggled, selectComparedIds } from '../sparePartsSlice';

const none: string[] = [];

/** Ids of the parts in the comparison; none during hydration, since the server doesn't know them. */
export function useComparedIds() {
  const ids = useSelector(selectComparedIds);
  return useHydrated() ? ids : none;
}

export function CompareToggle({ part }: { part: Pick<SparePart, '_id' | 'name'> }) {
  const { t } = useTranslation('catalogue');
  const dispatch = useDispatch();
  const ids = useComparedIds();
  const selected = ids.includes(part._id);
  const full = !selected && ids.length >= MOST_COMPARED;
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
