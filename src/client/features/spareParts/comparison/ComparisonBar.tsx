import CompareArrows from '@mui/icons-material/CompareArrows';
import Badge from '@mui/material/Badge';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { Breakpoint } from '@mui/material/styles';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { BottomBar } from '@/client/components/site/BottomBar';
import { useTranslation } from '@/client/i18n/useTranslation';
import { paths } from '@/shared/siteMap';
import { comparisonCleared, comparisonOpened, selectComparedIds } from '../sparePartsSlice';

/** To the comparison, which leads back to this page. */
function ComparisonLink(props: ButtonProps) {
  const dispatch = useDispatch();
  const { pathname, search } = useLocation();
  return (
    <Button
      {...props}
      variant="outlined"
      href={paths.compare(...useSelector(selectComparedIds))}
      onClick={() => dispatch(comparisonOpened(pathname + search))}
    />
  );
}

/** Once a part is selected. Below the width `from` the page's own bar has the `ComparisonIcon`. */
export function ComparisonBar({ from }: { from?: Breakpoint }) {
  const { t } = useTranslation('catalogue');
  const dispatch = useDispatch();
  const count = useSelector(selectComparedIds).length;
  if (count === 0) return null;
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

/** In the bar of a page, until the width from which the comparison has a bar. */
export function ComparisonIcon({ until }: { until: Breakpoint }) {
  const { t } = useTranslation('catalogue');
  const count = useSelector(selectComparedIds).length;
  if (count === 0) return null;
  return (
    <ComparisonLink
      aria-label={t('compare.open', { count })}
      sx={{ display: { [until]: 'none' }, minWidth: 48, minHeight: 48, px: 0 }}
    >
      <Badge badgeContent={count} color="secondary">
        <CompareArrows aria-hidden />
      </Badge>
    </ComparisonLink>
  );
}
