import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type Import, isUnreachable, useApplyImportMutation } from '@/client/api';
import { BusyButton } from '@/client/components/console/BusyButton';
import { ConfirmDialog } from '@/client/components/console/ConfirmDialog';
import { hasDrafts } from '@/client/components/console/formDraft';
import { useLeaveGuard } from '@/client/components/console/leaveGuard';
import { useNotices } from '@/client/components/console/useFailure';
import { useTranslation } from '@/client/i18n/useTranslation';
import { IMPORT_DAYS } from '@/shared/limits';
import { rowDrafts } from './drafts';

/** Writes the new and changed rows into the catalogue, after a question that names their numbers. */
export function ApplyButton({ imported }: { imported: Import }) {
  const { t } = useTranslation('importCheck');
  const { showDone, showFailure } = useNotices();
  const guard = useLeaveGuard();
  const [confirmOpen, setConfirmOpen] = useState(false);
  const [apply, { isLoading }] = useApplyImportMutation();
  const { newCategories, unknownCategories, counts } = imported;
  const { new: added = 0, changed = 0, unchanged = 0, faulty = 0 } = counts ?? {};
  const count = added + changed;
  if (count === 0) {
    const reason = faulty > 0 ? 'faultyOnly' : unchanged > 0 ? 'unchangedOnly' : 'nothing';
    return <Typography>{t(`apply.${reason}`, { count: faulty })}</Typography>;
  }

  const confirm = async () => {
    const { error } = await apply({ id: imported._id });
    setConfirmOpen(false);
    if (error) showFailure(error, t(isUnreachable(error) ? 'apply.unknown' : 'apply.failed'));
    else showDone(t('apply.done', { count }));
  };

  const facts = [
    added > 0 && t('apply.new', { count: added }),
    changed > 0 && t('apply.changed', { count: changed }),
    newCategories &&
      unknownCategories.length > 0 &&
      t('categories.willCreate', { count: unknownCategories.length }),
    faulty > 0 && t('apply.skipped', { count: faulty }),
  ].filter((fact) => fact !== false);
  return (
    <>
      <BusyButton
        variant="contained"
        size="large"
        busy={isLoading}
        // What is typed into a row that is being corrected would be lost, also where it is not shown.
        onClick={() => guard.before(() => setConfirmOpen(true), hasDrafts(rowDrafts(imported._id)))}
      >
        {t('apply.button', { count })}
      </BusyButton>
      <ConfirmDialog
        open={confirmOpen}
        title={t('apply.title')}
        confirmText={t('apply.confirm')}
        confirmColor="primary"
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setConfirmOpen(false)}
      >
        <Box component="ul" sx={{ mt: 0, pl: 2.5 }}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </Box>
        {t('apply.undoable', { days: IMPORT_DAYS })}
        {isLoading && (
          <Box role="status" sx={{ mt: 2 }}>
            {t('apply.running')}
            <LinearProgress aria-hidden sx={{ mt: 1 }} />
          </Box>
        )}
      </ConfirmDialog>
    </>
  );
}
