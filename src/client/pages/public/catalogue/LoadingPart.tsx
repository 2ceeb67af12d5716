import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import Skeleton from '@mui/material/Skeleton';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslation } from '@/client/i18n/useTranslation';
import { partColumns } from './partColumns';

/** The place of a part while it is on its way. */
export function LoadingPart() {
  const { t } = useTranslation('catalogue');
  return (
    <>
      <Typography
        variant="h1"
        sx={{ typography: 'h2', mb: 3, color: 'text.secondary', display: 'flex', gap: 2 }}
      >
        {t('details.title')}
        <Box component="span" role="status" sx={{ alignSelf: 'center', display: 'flex' }}>
          <CircularProgress size={24} aria-label={t('details.loading')} />
        </Box>
      </Typography>
      <Box aria-hidden sx={partColumns}>
        <Skeleton variant="rounded" sx={{ height: 'auto', aspectRatio: '4 / 3' }} />
        <div>
          {[0, 1, 2, 3, 4, 5].map((line) => (
            <Skeleton key={line} height={46} />
          ))}
        </div>
      </Box>
      <Skeleton variant="rounded" height={480} sx={{ mt: 5 }} />
    </>
  );
}
