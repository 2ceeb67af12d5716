import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import {
  filtersIn,
  isOnlyHere,
  withFilters,
} from '@/client/features/spareParts/filters/filterParams';
import { orderOnly } from '@/client/features/spareParts/list/sorting';
import { useTranslation } from '@/client/i18n/useTranslation';

/** Chooses between the parts of a category's branch and its own. */
export function BranchChoice() {
  const { t } = useTranslation('catalogue');
  const [params] = useSearchParams();
  const link = (text: string, onlyHere: boolean) => {
    const base = orderOnly(params);
    if (onlyHere) base.set('only', 'here');
    const isCurrent = onlyHere === isOnlyHere(params);
    return (
      <li>
        <Button
          component={RouterLink}
          to={`?${String(withFilters(base, filtersIn(params)))}`}
          aria-current={isCurrent || undefined}
          preventScrollReset
          sx={{
            px: 2,
            bgcolor: isCurrent ? 'grey.200' : undefined,
            color: 'text.primary',
            fontWeight: isCurrent ? 650 : 400,
          }}
        >
          {text}
        </Button>
      </li>
    );
  };
  return (
    <Paper
      variant="outlined"
      component="ul"
      aria-label={t('grid.branch')}
      sx={{ display: 'flex', alignSelf: 'start', m: 0, p: 0, listStyle: 'none' }}
    >
      {link(t('grid.withSubcategories'), false)}
      {link(t('grid.onlyHere'), true)}
    </Paper>
  );
}
