import CompareArrows from '@mui/icons-material/CompareArrows';
import Badge from '@mui/material/Badge';
import type { Breakpoint } from '@mui/material/styles';
import { useSelector } from 'react-redux';
import { useTranslation } from '@/client/i18n/useTranslation';
import { selectComparedIds } from '../sparePartsSlice';
import { ComparisonLink } from './ComparisonLink';

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
