import Button from '@mui/material/Button';
import { useLocation, useSearchParams } from 'react-router-dom';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from '@/client/i18n/useTranslation';
import { searchOf, withFilters } from '@/client/features/spareParts/filters/filterParams';

/** The filters leave no part of the list. */
export function NothingLeft() {
  const { t } = useTranslation('catalogue');
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', py: 2 }}>
      <Typography role="status" sx={{ typography: 'h3' }}>
        {t('grid.nothingLeft')}
      </Typography>
      <Button
        size="large"
        href={pathname + searchOf(withFilters(params, []))}
        variant="outlined"
        // The link goes with the message.
        onClick={() => document.getElementById('main')?.focus({ preventScroll: true })}
      >
        {t('filters.clear')}
      </Button>
    </Box>
  );
}
