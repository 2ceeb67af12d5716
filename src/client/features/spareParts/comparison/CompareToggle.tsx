import { useDispatch } from 'react-redux';
import type { SparePart } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import { MOST_COMPARED, comparisonToggled } from '../sparePartsSlice';
import { useComparedIds } from './useComparedIds';

/** Takes a part into the comparison or out of it; `compareToggle` says how it looks. */
export function CompareToggle({ part }: { part: Pick<SparePart, '_id' | 'name'> }) {
  const { t } = useTranslation('catalogue');
  const dispatch = useDispatch();
  const ids = useComparedIds();
  const chosen = ids.includes(part._id);
  const full = !chosen && ids.length >= MOST_COMPARED;
  return (
    <label data-scripted title={full ? t('compare.full') : undefined}>
      <input
        type="checkbox"
        aria-label={t('compare.addNamed', { name: part.name })}
        checked={chosen}
        disabled={full}
        onChange={() => dispatch(comparisonToggled(part._id))}
      />
      {t('compare.add')}
    </label>
  );
}
