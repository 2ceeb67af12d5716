import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type BulkResult, changedSelection } from '@/client/api';
import { FormDialog, type FormDialogProps } from '@/client/components/console/FormDialog';
import type { SaveResult } from '@/client/components/console/ConsoleForm';
import { useNotices } from '@/client/components/console/useFailure';
import { useTranslation } from '@/client/i18n/useTranslation';
import { type PartSelection, type SelectedParts, BULK_DRAFT, useSelection } from './useSelection';

/** Names in a dialog; the others are counted. */
const NAMED = 5;

export type BulkAction = 'move' | 'set' | 'replace' | PlainAction;
/** What has nothing to enter. */
export type PlainAction = 'delete' | 'publish' | 'hide' | 'duplicate';

export interface BulkDialogProps {
  /** The parts are changed, as many as `matched` of the selected ones. */
  onDone: (matched: number) => void;
  onClose: () => void;
}

interface BulkFormProps<Values extends FieldValues>
  extends
    BulkDialogProps,
    Pick<FormDialogProps<Values, BulkResult>, 'defaultValues' | 'submitColor'> {
  action: BulkAction;
  children: ReactNode;
  submitText?: string;
  /** Resolves without both where there is more to enter. */
  onSubmit: (
    parts: SelectedParts & { expectedCount: number },
    values: Values,
  ) => Promise<SaveResult<BulkResult>>;
  /** What the notice has beside the number of parts. */
  doneValues?: (values: Values) => Record<string, string | undefined>;
}

/** Changes the selected parts, which it names above the fields of the form, and offers to undo it. */
export function BulkDialog<Values extends FieldValues>(props: BulkFormProps<Values>) {
  const { action, onSubmit, doneValues, onDone, onClose, children, ...others } = props;
  const { t } = useTranslation('partTable');
  const { submitText = t(`actions.${action}`), ...form } = others;
  const { showFailure } = useNotices();
  const selection = useSelection();
  /** What is selected since others have changed it, and how many parts were before. */
  const [changed, setChanged] = useState<{ count: number; before: number; selection?: string }>();
  const { count } = changed ?? selection;

  const save = async (values: Values): Promise<SaveResult<BulkResult> | undefined> => {
    const parts = changed?.selection
      ? { ...selection.parts, selection: changed.selection }
      : selection.parts;
    const { data, error } = await onSubmit({ ...parts, expectedCount: count }, values);
    const found = changedSelection(error);
    if (found?.count === 0) {
      showFailure(undefined, t('noneLeft'));
      return {};
    }
    if (found) setChanged({ ...found, before: count });
    return data || (error && !found) ? { data, error } : undefined;
  };
  return (
    <FormDialog<Values, BulkResult>
      {...form}
      fullWidth
      maxWidth="sm"
      title={t(`actions.${action}`)}
      submitText={changed ? t('goOn', { count: changed.count }) : submitText}
      draft={{ form: `${BULK_DRAFT} ${action}`, stored: selection.toStored(action) }}
      onSave={save}
      failed={t('failed')}
      done={(values, data) =>
        data &&
        (data.changed > 0
          ? t(`done.${action}`, { count: data.changed, ...doneValues?.(values) })
          : t('done.nothing'))
      }
      onSaved={(data) => {
        // Together, so that the focus leaves a button that goes with the selection.
        onClose();
        onDone(data?.matched ?? 0);
      }}
      onClose={onClose}
    >
      <Affected {...selection} />
      {children}
      {changed && (
        <Alert severity="warning">
          {t(changed.count === changed.before ? 'exchanged' : 'changed', {
            count: changed.count,
            before: changed.before,
          })}
        </Alert>
      )}
    </FormDialog>
  );
}

function Affected({ count, names, isWhole }: PartSelection) {
  const { t } = useTranslation('partTable');
  return (
    <div>
      <Typography>{t(isWhole ? 'selection.found' : 'selection.named', { count })}</Typography>
      {names.slice(0, NAMED).map((name, index) => (
        <Typography key={index} variant="body2" color="textSecondary" dir="auto">
          {name}
        </Typography>
      ))}
      <Others count={names.length - NAMED} />
    </div>
  );
}

export function Others({ count }: { count: number }) {
  const { t } = useTranslation('partTable');
  return (
    count > 0 && (
      <Typography variant="body2" color="textSecondary">
        {t('others', { count })}
      </Typography>
    )
  );
}
