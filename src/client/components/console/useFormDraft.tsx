import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from '@/client/i18n/useTranslation';
import { focusMain } from '@/client/lib/focusMain';
import { deleteDraft, readDraft, writeDraft } from './formDraft';

export interface DraftOptions<Values> {
  /** Names the form and the record in the tab's storage. */
  form: string;
  /** The record that the form was filled from. */
  stored?: object;
  /** Of forms with files, which a draft cannot hold. */
  filesIn?: (values: Values) => File[];
  /** The values without files, and without passwords. */
  storable?: (values: Values) => Values;
  /** After the draft was discarded: the record may have changed since it was filled from it. */
  onDiscarded?: () => void;
}

/** The draft of a form, with its values of the types that the form expects. */
function readFitting<Values extends object>({ form }: DraftOptions<Values>, defaults: Values) {
  const draft = readDraft<Values, unknown>(form);
  const { values, files } = Object(draft) as Partial<NonNullable<typeof draft>>;
  if (!Array.isArray(files)) return undefined;
  const fits = Object.entries(defaults).every(([name, value]) => {
    const found = Object(values)[name] as unknown;
    return value === null || found === null
      ? found !== undefined
      : typeof found === typeof value && Array.isArray(found) === Array.isArray(value);
  });
  return fits ? draft : undefined;
}

/**
 * Stores what is typed into a form for the tab, so that a reload or the other language doesn't lose
 * it, and puts it back. The notice says so, names the files to choose again, and can discard it.
 */
export function useFormDraft<Values extends FieldValues>(
  { reset, subscribe, getValues, formState }: UseFormReturn<Values>,
  defaultValues: Values,
  options?: DraftOptions<Values>,
) {
  const { t } = useTranslation('admin');
  const [restored, setRestored] = useState(() => options && readFitting(options, defaultValues));
  const { isDirty } = formState;

  const discard = () => options && deleteDraft(options.form);
  const store = useEffectEvent((values: Values) => {
    if (!options) return;
    const { form, stored, filesIn, storable } = options;
    const names = [
      ...(restored?.files ?? []),
      ...(filesIn?.(values) ?? []).map(({ name }) => name),
    ];
    writeDraft(form, { values: storable?.(values) ?? values, files: [...new Set(names)], stored });
  });
  const restore = useEffectEvent(() => {
    if (restored) reset(restored.values as DefaultValues<Values>, { keepDefaultValues: true });
  });
  const dirtyChanged = useEffectEvent((dirty: boolean) => (dirty ? store(getValues()) : discard()));

  useEffect(() => restore(), []);
  useEffect(() => void dirtyChanged(isDirty), [isDirty]);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, isDirty: dirty }) => {
          if (dirty) store(values);
        },
      }),
    [subscribe],
  );

  const startAgain = () => {
    reset();
    discard();
    setRestored(undefined);
    focusMain();
    options?.onDiscarded?.();
  };
  const notice = restored && (
    <Alert
      severity="info"
      action={
        <Button color="inherit" size="small" onClick={startAgain}>
          {t('draft.discard')}
        </Button>
      }
      sx={{ gridColumn: '1 / -1' }}
    >
      {t('draft.restored')}
      {restored.files.length > 0 && (
        <div>{t('draft.files', { files: restored.files.join(', ') })}</div>
      )}
    </Alert>
  );
  /** After a save, and where the form is left without one. */
  const forget = () => {
    discard();
    setRestored(undefined);
  };
  return { notice, forget };
}
