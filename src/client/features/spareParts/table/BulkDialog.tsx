import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { type BulkResult, changedSelection } from '@/client/api';
import { FormDialog, type FormDialogProps } from '@/client/components/console/FormDialog';
import { useFormFailure, useNotices } from '@/client/components/console/useFailure';
import { useTranslation } from '@/client/i18n/useTranslation';
import type { PartSelection, SelectedParts } from './useSelection';

/** Names in a dialog; the others are counted. */
const NAMED = 5;

export interface BulkDialogProps {
  selection: PartSelection;
  /** The parts are changed. */
  onDone: () => void;
  onClose: () => void;
}

/** Undefined where there is more to enter. */
export type BulkOutcome = { data?: BulkResult; error?: unknown } | undefined;

interface BulkFormProps
  extends BulkDialogProps, Pick<FormDialogProps, 'title' | 'submitText' | 'submitColor'> {
  children?: ReactNode;
  onSubmit: (parts: SelectedParts) => Promise<BulkOutcome>;
  doneText: (result: BulkResult) => string;
}

/** A change of the selected parts: says which they are, makes it and offers to undo it. */
export function BulkDialog(props: BulkFormProps) {
  const { selection, children, onSubmit, doneText, onDone, onClose, ...dialog } = props;
  const { t } = useTranslation('partTable');
  const { showDone } = useNotices();
  const [busy, setBusy] = useState(false);
  const [failure, showFailure] = useFormFailure(t('failed'));
  /** How many parts are selected, since and before others have changed them. */
  const [changed, setChanged] = useState<{ count: number; before: number }>();
  const { ids, filter } = selection;
  const { count } = changed ?? selection;

  const submit = async () => {
    setBusy(true);
    const result = await onSubmit({ ...(ids ? { ids } : { filter }), expectedCount: count });
    setBusy(false);
    if (!result) return showFailure(undefined);
    const { data, error } = result;
    const found = changedSelection(error);
    if (found !== undefined) setChanged({ count: found, before: count });
    showFailure(found === undefined ? error : undefined);
    if (!data) return;
    onClose();
    onDone();
    showDone(data.changed > 0 ? doneText(data) : t('done.nothing'), data.change);
  };

  return (
    <FormDialog
      fullWidth
      maxWidth="sm"
      {...dialog}
      submitText={changed ? t('goOn', { count }) : dialog.submitText}
      failure={failure}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Affected selection={selection} />
      {children}
      {changed && <Alert severity="warning">{t('changed', changed)}</Alert>}
    </FormDialog>
  );
}

function Affected({ selection: { count, names, ids } }: Pick<BulkDialogProps, 'selection'>) {
  const { t } = useTranslation('partTable');
  const others = names.length - NAMED;
  return (
    <div>
      <Typography>{t(ids ? 'selection.named' : 'selection.found', { count })}</Typography>
      {names.slice(0, NAMED).map((name, index) => (
        <Typography key={index} variant="body2" color="textSecondary" dir="auto">
          {name}
        </Typography>
      ))}
      {others > 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('others', { count: others })}
        </Typography>
      )}
    </div>
  );
}
