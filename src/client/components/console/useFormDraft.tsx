import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useEffectEvent, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from '@/client/i18n/useTranslation';
import { focusMain } from '@/client/lib/focusMain';
import { joined } from '@/shared/isolate';
import { type FormDraft, deleteDraft, readDraft, writeDraft } from './formDraft';

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

interface RestoredProps {
  files?: readonly string[];
  disabled?: boolean;
  onDiscard: () => void;
}

/** Says that a draft is back, and can discard it. */
function Restored({ files = [], disabled, onDiscard }: RestoredProps) {
  const { t } = useTranslation('admin');
  return (
    <Alert
      severity="info"
      action={
        <Button
          color="inherit"
          size="small"
          disabled={disabled}
          onClick={onDiscard}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {t('closing.discard')}
        </Button>
      }
      sx={{ gridColumn: '1 / -1' }}
    >
      {t('draft.restored')}
      {files.length > 0 && <div>{t('draft.files', { files: joined(files, ', ') })}</div>}
    </Alert>
  );
}

/** Stores drafts; the notice says that not all of the tab's could be stored. */
function useDraftStore() {
  const { t } = useTranslation('admin');
  const [isFull, setFull] = useState(false);
  const store = (form: string, draft: FormDraft<object>) => {
    if (!writeDraft(form, draft)) setFull(true);
  };
  const full = isFull && (
    <Alert severity="warning" sx={{ gridColumn: '1 / -1' }}>
      {t('draft.full')}
    </Alert>
  );
  return { store, full };
}

/** The entries of a draft that `useEntriesDraft` has stored. */
export function readEntries<Entry extends object>(form: string): readonly Entry[] {
  const entries = readDraft<{ entries?: unknown }, unknown>(form)?.values?.entries;
  return Array.isArray(entries) ? (entries as Entry[]) : [];
}

/** As `useFormDraft`, for entries that no form of react-hook-form has; `clear` removes them all. */
export function useEntriesDraft(form: string, entries: readonly object[], clear: () => void) {
  const [isRestored] = useState(entries.length > 0);
  const { store, full } = useDraftStore();
  const forget = () => deleteDraft(form);
  const entriesChanged = useEffectEvent(() => {
    if (entries.length > 0) store(form, { values: { entries }, files: [] });
    else forget();
  });
  useEffect(() => entriesChanged(), [form, entries]);
  const notice = (isRestored || full) && entries.length > 0 && (
    <Stack spacing={1} sx={{ mb: 2 }}>
      {isRestored && (
        <Restored
          onDiscard={() => {
            clear();
            focusMain();
          }}
        />
      )}
      {full}
    </Stack>
  );
  return { notice, forget };
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
  const [restored, setRestored] = useState(() => options && readFitting(options, defaultValues));
  const { store: storeDraft, full } = useDraftStore();
  const { isDirty, isSubmitting } = formState;

  const discard = () => options && deleteDraft(options.form);
  const store = useEffectEvent((values: Values) => {
    if (!options) return;
    const { form, stored, filesIn, storable } = options;
    const names = [
      ...(restored?.files ?? []),
      ...(filesIn?.(values) ?? []).map(({ name }) => name),
    ];
    storeDraft(form, { values: storable?.(values) ?? values, files: [...new Set(names)], stored });
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
  const notice = (
    <>
      {restored && (
        <Restored files={restored.files} disabled={isSubmitting} onDiscard={startAgain} />
      )}
      {isDirty && full}
    </>
  );
  /** After a save, and where the form is left without one. */
  const forget = () => {
    discard();
    setRestored(undefined);
  };
  return { notice, forget };
}
