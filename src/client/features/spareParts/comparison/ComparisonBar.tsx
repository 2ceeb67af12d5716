import Button from '@mui/material/Button';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { paths } from '@/shared/siteMap';
import Box from '@mui/material/Box';
import { useTranslation } from '@/client/i18n/useTranslation';
import { comparisonCleared, comparisonOpened } from '../sparePartsSlice';

/** The way to the chosen parts side by side, at the lower edge of the screen. */
export default function ComparisonBar({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('catalogue');
  const dispatch = useDispatch();
  const { pathname, search } = useLocation();
  return (
    <Box
      component="section"
      aria-label={t('compare.bar')}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        display: 'flex',
        justifyContent: 'center',
        gap: 2,
        p: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Button
        variant="contained"
        href={paths.compare(...ids)}
        size="medium"
        onClick={() => dispatch(comparisonOpened(pathname + search))}
        sx={{ minHeight: 44 }}
      >
        {t('compare.open', { count: ids.length })}
      </Button>
      <Button variant="outlined" onClick={() => dispatch(comparisonCleared())}>
        {t('compare.clear')}
      </Button>
    </Box>
  );
}
