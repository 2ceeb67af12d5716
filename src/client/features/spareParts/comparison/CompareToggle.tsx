import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import NoSsr from '@mui/material/NoSsr';
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

/** In the browser only: the server doesn't know the comparison. */
export const CompareToggle = (props: CompareToggleProps) => (
  <NoSsr>
    <Toggle {...props} />
  </NoSsr>
);

function Toggle({ part }: CompareToggleProps) {
  const { t } = useTranslation('catalogue');
  const dispatch = useDispatch();
  const selected = useSelector((state: { spareParts: SparePartsState }) =>
    selectIsCompared(state, part._id),
  );
  const full = useSelector(selectComparisonIsFull) && !selected;
  return (
    <FormControlLabel
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
