import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type BulkResult, changedSelection } from '@/client/api';
import { useConsoleForm } from '@/client/components/console/ConsoleForm';
import { FormDialog, type FormDialogProps } from '@/client/components/console/FormDialog';
import { useFormFailure, useNotices } from '@/client/components/console/useFailure';
import { useTranslation } from '@/client/i18n/useTranslation';
import { type PartSelection, type SelectedParts, BULK_DRAFT } from './useSelection';

/** Names in a dialog; the others are counted. */
const NAMED = 5;

export type BulkAction = 'move' | 'set' | 'replace' | PlainAction;
/** What has nothing to enter. */
export type PlainAction = 'delete' | 'publish' | 'hide' | 'duplicate';

export interface BulkDialogProps {
  selection: PartSelection;
  /** The parts are changed, as many as `matched` of the selected ones. */
  onDone: (matched: number) => void;
  onClose: () => void;
}

interface BulkFormOptions<Values extends FieldValues> extends BulkDialogProps {
  action: BulkAction;
  defaultValues: Values;
  /** Resolves without both where there is more to enter. */
  onSubmit: (
    parts: SelectedParts & { expectedCount: number },
    values: Values,
  ) => Promise<{ data?: BulkResult; error?: unknown }>;
  /** What the notice has beside the number of parts. */
  doneValues?: (values: Values) => Record<string, string | undefined>;
}

/** The form of a change of the selected parts, which makes the change and offers to undo it. */
export function useBulkForm<Values extends FieldValues>(options: BulkFormOptions<Values>) {
  const { selection, action, defaultValues, onSubmit, doneValues, onDone, onClose } = options;
  const { t } = useTranslation('partTable');
  const notices = useNotices();
  const [failure, showFailure] = useFormFailure(t('failed'));
  /** What is selected since others have changed it, and how many parts were before. */
  const [changed, setChanged] = useState<{ count: number; before: number; selection?: string }>();
  const { count } = changed ?? selection;

  const form = useConsoleForm<Values>({
    defaultValues,
    onSave: async (values) => {
      const parts = changed?.selection
        ? { ...selection.parts, selection: changed.selection }
        : selection.parts;
      const { data, error } = await onSubmit({ ...parts, expectedCount: count }, values);
      const found = changedSelection(error);
      if (found?.count) setChanged({ ...found, before: count });
      showFailure(found?.count ? undefined : error);
      if (!data && found?.count !== 0) return false;
      // Together, so that the focus leaves a button that goes with the selection.
      onClose();
      onDone(data?.matched ?? 0);
      if (data) {
        const done = t(`done.${action}`, { count: data.changed, ...doneValues?.(values) });
        notices.showDone(data.changed > 0 ? done : t('done.nothing'), data.change);
      } else {
        notices.showFailure(undefined, t('noneLeft'));
      }
      return true;
    },
    onInvalid: () => showFailure(undefined),
    onSaved: () => undefined,
    draft: { form: `${BULK_DRAFT} ${action}`, stored: selection.toStored(action) },
  });
  return { ...form, selection, action, changed, failure, onClose };
}

interface BulkProps extends Partial<Pick<FormDialogProps, 'submitText' | 'submitColor'>> {
  form: Pick<
    ReturnType<typeof useBulkForm>,
    'selection' | 'action' | 'changed' | 'failure' | 'onClose'
  > &
    FormDialogProps['form'];
  children: ReactNode;
}

/** Says which parts are changed, above the fields of the form. */
export function BulkDialog({ form, children, ...button }: BulkProps) {
  const { selection, action, changed, failure, onClose } = form;
  const { t } = useTranslation('partTable');
  const { submitText = t(`actions.${action}`), submitColor } = button;
  return (
    <FormDialog
      fullWidth
      maxWidth="sm"
      title={t(`actions.${action}`)}
      submitText={changed ? t('goOn', { count: changed.count }) : submitText}
      submitColor={submitColor}
      failure={failure}
      form={form}
      onClose={onClose}
    >
      <Affected selection={selection} />
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

function Affected({ selection: { count, names, isWhole } }: Pick<BulkDialogProps, 'selection'>) {
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

/** How many parts a list leaves out. */
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
