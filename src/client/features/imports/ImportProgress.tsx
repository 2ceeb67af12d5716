import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Import, useCheckImportMutation, useErrorText } from '@/client/api';
import { BusyButton } from '@/client/components/console/BusyButton';
import { useNotices } from '@/client/components/console/useFailure';
import { useTranslation } from '@/client/i18n/useTranslation';
import { paths } from '@/shared/siteMap';

/** How far the backend has read or checked a file; how much there is to read it does not know. */
export function ImportProgress({ state, progress }: Import) {
  const { t } = useTranslation('imports');
  const { done = 0, total = 0 } = progress ?? {};
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, typography: 'body2' }}>
      <LinearProgress
        variant={total > 0 ? 'determinate' : 'indeterminate'}
        value={total > 0 ? (100 * done) / total : undefined}
        aria-label={t(`states.${state}`)}
        sx={{ mb: 2 }}
      />
      {total > 0
        ? t('progress.checked', { done, count: total })
        : done > 0 && t('progress.read', { count: done })}
      <Typography variant="body2" color="textSecondary">
        {t('progress.leave')}
      </Typography>
    </Paper>
  );
}

/** Only its dry run can be repeated, as the file is not stored. */
export function FailedImport({ imported }: { imported: Import }) {
  const { t } = useTranslation(['imports', 'importCheck']);
  const errorText = useErrorText();
  const { showFailure } = useNotices();
  const [check, { isLoading }] = useCheckImportMutation();
  const { _id: id, columns, failure } = imported;
  const repeat = async () => {
    const { error } = await check({ id });
    if (error) showFailure(error, t('importCheck:recheckFailed'));
  };
  return (
    <>
      <Alert severity="error" sx={{ mb: 2 }}>
        {errorText({ data: failure }, t('single.fileFailed'))}
      </Alert>
      <Stack direction="row" spacing={1.5} sx={{ flexWrap: 'wrap' }}>
        {columns.length > 0 && (
          <BusyButton variant="contained" busy={isLoading} onClick={() => void repeat()}>
            {t('importCheck:recheck')}
          </BusyButton>
        )}
        <Button href={paths.imports()} variant="outlined">
          {t('single.another')}
        </Button>
      </Stack>
    </>
  );
}
