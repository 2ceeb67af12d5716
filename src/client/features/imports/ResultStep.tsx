import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { type Import, useUndoChangeMutation } from '@/client/api';
import { BusyButton } from '@/client/components/console/BusyButton';
import { ConfirmDialog } from '@/client/components/console/ConfirmDialog';
import { deleteDrafts } from '@/client/components/console/formDraft';
import { useNotices } from '@/client/components/console/useFailure';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { formatDateTime } from '@/client/lib/formatDateTime';
import { paths } from '@/shared/siteMap';
import { importDrafts } from './drafts';
import { FaultyRows, Note } from './Notes';

/** What an applied import has changed, and the button that undoes it. */
export function ResultStep({ imported }: { imported: Import }) {
  const { t } = useTranslation(['importCheck', 'history']);
  const language = useLanguage();
  const { showDone, showFailure } = useNotices();
  const [confirmOpen, setConfirmOpen] = useState(false);
  const [undo, { isLoading }] = useUndoChangeMutation();
  const { _id: id, state, appliedAt, createdBy, counts, change, undo: undone } = imported;
  // Nothing of it can be corrected any more.
  useEffect(() => deleteDrafts(importDrafts(id)), [id]);
  const count = (counts?.new ?? 0) + (counts?.changed ?? 0);

  const confirm = async (changeId: string) => {
    const { data, error } = await undo({ id: changeId });
    setConfirmOpen(false);
    if (data) showDone(t('history:undo.done', { count: data.changed }), data.change);
    else showFailure(error, t('result.undoFailed'));
  };

  return (
    <>
      <Alert severity={state === 'applied' ? 'success' : 'info'} sx={{ mb: 2 }}>
        {state === 'applied' ? t('result.applied', { count }) : t('result.undone')}
        {appliedAt && (
          <Typography variant="body2">
            {t('result.when', { time: formatDateTime(appliedAt, language), person: createdBy })}
          </Typography>
        )}
      </Alert>
      <FaultyRows imported={imported} />
      {undone && undone.skipped.length > 0 && (
        <Note
          severity="warning"
          title={t('result.skipped')}
          lines={undone.skipped.map(({ _id, name, reason }) => {
            const text = t(`history:undo.reasons.${reason}`, { name });
            if (reason === 'missing') return text;
            // Only categories are in use.
            const page = reason === 'inUse' ? paths.categorySpareParts : paths.singleSparePart;
            return (
              <Link key={_id} href={page(_id)} color="inherit" underline="always">
                {text}
              </Link>
            );
          })}
          count={undone.skippedCount}
          max={100}
        />
      )}
      <Stack direction="row" spacing={1.5} sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" href={paths.allSpareParts()}>
          {t('result.parts')}
        </Button>
        {state === 'applied' && change && (
          <BusyButton variant="outlined" busy={isLoading} onClick={() => setConfirmOpen(true)}>
            {t('result.undo')}
          </BusyButton>
        )}
        {change && <Button href={paths.history(`?id=${change}`)}>{t('result.history')}</Button>}
        <Button href={paths.imports()}>{t('result.another')}</Button>
      </Stack>
      <ConfirmDialog
        open={confirmOpen}
        title={t('result.undoTitle')}
        confirmText={t('history:undo.button')}
        busy={isLoading}
        onConfirm={() => change && void confirm(change)}
        onCancel={() => setConfirmOpen(false)}
      >
        {t('result.undoText')}
      </ConfirmDialog>
    </>
  );
}
