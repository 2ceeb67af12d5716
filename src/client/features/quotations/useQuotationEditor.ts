import { useRef, useState } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import {
  type QuotationDraft,
  errorField,
  ifMatch,
  isChanged,
  isUnreachable,
  useLazyGetQuotationDraftQuery,
  useSaveQuotationDraftMutation,
} from '@/client/api';
import { useUnsavedChanges } from '@/client/components/console/leaveGuard';
import { useFailureText } from '@/client/components/console/useFailure';
import { useFormDraft } from '@/client/components/console/useFormDraft';
import { useVersionedSave } from '@/client/components/console/useVersionedSave';
import { useTranslation } from '@/client/i18n/useTranslation';
import {
  type QuotationValues,
  quotationRules,
  quotationValues,
  toContent,
} from './quotationValues';

/** What the tab remembers of the quotation for an inquiry. */
export const quotationForm = (inquiryId: string) => `quotation ${inquiryId}`;

/** The form of a quotation, whose draft is stored in the tab as it is typed, and saved on demand. */
export function useQuotationEditor(id: string, draft: QuotationDraft, onDiscarded: () => void) {
  const { t } = useTranslation(['quotations', 'admin']);
  const textOf = useFailureText();
  const [saveDraft] = useSaveQuotationDraftMutation();
  const [getDraft] = useLazyGetQuotationDraftQuery();
  const [defaultValues] = useState(() => quotationValues(draft));
  const form = useForm<QuotationValues>({ defaultValues });
  const { formState, getValues, reset, setError, setValue } = form;
  const [failure, setFailure] = useState<string>();
  const sent = useRef(defaultValues);

  const { origin, question, save, rebase } = useVersionedSave<QuotationValues, QuotationDraft>({
    stored: draft,
    valuesOf: quotationValues,
    rules: quotationRules,
    write: (values, from) => {
      sent.current = values;
      return saveDraft({ id, ...ifMatch(from), quotationContent: toContent(values) });
    },
    // A quotation cannot outlive its inquiry.
    create: async () => ({}),
    readAgain: async () => {
      const { data, error } = await getDraft({ id });
      return error ? undefined : data;
    },
  });
  const stored = origin ?? draft;
  const { notice, forget } = useFormDraft(form, defaultValues, {
    form: quotationForm(id),
    stored,
    filesIn: () => [],
    withoutFiles: (values) => values,
    onDiscarded,
  });
  useUnsavedChanges(formState.isDirty, forget);

  /** At the field that it is about, otherwise below the form. */
  const showError = (error: unknown, otherwise: string) => {
    const fallback = isUnreachable(error) ? t('admin:form.unreachable') : otherwise;
    const text = error ? textOf(error, fallback) : undefined;
    const field = errorField(error) as FieldPath<QuotationValues> | undefined;
    if (text && field) setError(field, { type: 'server', message: text }, { shouldFocus: true });
    setFailure(text);
  };

  /** What was saved is not unsaved any more; what was typed since then still is. */
  const settle = (saved: QuotationDraft) => {
    rebase(saved);
    reset(sent.current, { keepValues: true });
    forget();
    if (JSON.stringify(getValues()) !== JSON.stringify(sent.current)) {
      setValue('language', getValues('language'), { shouldDirty: true });
    }
  };

  /** Resolves to what is stored then; undefined: it could not be saved. */
  const saveValues = async (values: QuotationValues): Promise<QuotationDraft | undefined> => {
    const show = (others: QuotationValues) => reset(others, { keepDefaultValues: true });
    const { data, error, cancelled } = await save(values, show);
    if (data) settle(data);
    if (isChanged(error)) setFailure(t('admin:conflict.unreadable'));
    else if (cancelled) setFailure(t('admin:conflict.notSaved'));
    else showError(error, t('save.failed'));
    return data;
  };

  /** Issuing raises the version; without the new one the next save compares the drafts. */
  const readVersion = async () => {
    const { data } = await getDraft({ id });
    if (data) rebase(data);
  };

  /** Saves where something is unsaved, then goes on with what is stored. */
  const withSaved = (goOn: (saved: QuotationDraft) => unknown, always = false) =>
    form.handleSubmit(async (values) => {
      const isSaved = !always && !formState.isDirty && stored.version > 0;
      const saved = isSaved ? stored : await saveValues(values);
      if (saved) await goOn(saved);
    });

  return {
    form,
    stored,
    question,
    failure,
    draftNotice: notice,
    withSaved,
    readVersion,
    showError,
  };
}
