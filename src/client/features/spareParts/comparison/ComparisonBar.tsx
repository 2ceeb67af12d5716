import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '@/client/i18n/useTranslation';
import { paths } from '@/shared/siteMap';
import { comparisonCleared, comparisonOpened, selectComparedIds } from '../sparePartsSlice';

export function ComparisonBar() {
  const { t } = useTranslation('catalogue');
  const dispatch = useDispatch();
  const { pathname, search } = useLocation();
  const ids = useSelector(selectComparedIds);
  if (ids.length === 0) return null;
  return (
    <Paper
      component="section"
      square
      elevation={0}
      aria-label={t('compare.bar')}
      sx={{
        position: 'sticky',
        bottom: 'var(--bottom-bar, 0px)',
        zIndex: 2,
        display: 'flex',
        displayPrint: 'none',
        justifyContent: 'center',
        gap: 2,
        p: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Button
        variant="contained"
        href={paths.compare(...ids)}
        onClick={() => dispatch(comparisonOpened(pathname + search))}
        sx={{ minHeight: 44 }}
      >
        {t('compare.open', { count: ids.length })}
      </Button>
      <Button variant="outlined" onClick={() => dispatch(comparisonCleared())}>
        {t('compare.clear')}
      </Button>
    </Paper>
  );
}
