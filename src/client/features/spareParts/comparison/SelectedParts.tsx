import Button from '@mui/material/Button';
import type { Breakpoint } from '@mui/material/styles';
import { useDispatch, useSelector } from 'react-redux';
import { BottomBar } from '@/client/components/site/BottomBar';
import { useTranslation } from '@/client/i18n/useTranslation';
import { comparisonCleared, selectComparedIds } from '../sparePartsSlice';
import { ComparisonLink } from './ComparisonLink';

export interface SelectedPartsProps {
  /** Below this width the page's own bar has the `ComparisonIcon`. */
  from?: Breakpoint;
}

/** The bar of the comparison. */
export default function SelectedParts({ from }: SelectedPartsProps) {
  const { t } = useTranslation('catalogue');
  const dispatch = useDispatch();
  const count = useSelector(selectComparedIds).length;
  return (
    <BottomBar
      from={from}
      component="section"
      aria-label={t('compare.bar')}
      sx={{
        display: from && { xs: 'none', [from]: 'flex' },
        justifyContent: 'center',
        '& > *': { minHeight: 48 },
      }}
    >
      <ComparisonLink>{t('compare.open', { count })}</ComparisonLink>
      <Button onClick={() => dispatch(comparisonCleared())}>{t('compare.clear')}</Button>
    </BottomBar>
  );
}
