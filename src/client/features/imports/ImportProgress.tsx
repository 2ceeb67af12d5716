import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Import } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';

/** How far the backend has read or checked a file. */
export function ImportProgress({ state, progress }: Import) {
  const { t } = useTranslation('imports');
  const { done = 0, total = 0 } = progress ?? {};
  const kind = state === 'reading' ? 'reading' : 'checking';
  const text = t(`progress.${kind}.title`);
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="subtitle1" component="h2" role="status">
        {text}
      </Typography>
      <LinearProgress
        variant={total > 0 ? 'determinate' : 'indeterminate'}
        value={total > 0 ? Math.min(100, (100 * done) / total) : undefined}
        aria-label={text}
        sx={{ my: 2 }}
      />
      <Typography variant="body2" color="textSecondary">
        {total > 0 && t(`progress.${kind}.done`, { done, count: total })}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('progress.leave')}
      </Typography>
    </Paper>
  );
}
