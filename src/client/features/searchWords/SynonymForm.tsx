import Alert from '@mui/material/Alert';
import {
  type MissedSearch,
  type Synonym,
  type SynonymForm,
  ifMatch,
  useLazyListSynonymsQuery,
  useCreateSynonymMutation,
  useUpdateSynonymMutation,
} from '@/client/api';
import { BusyButton } from '@/client/components/console/BusyButton';
import { SaveQuestionDialog } from '@/client/components/console/ConflictDialog';
import { ConsoleForm, useConsoleForm } from '@/client/components/console/ConsoleForm';
import { FormDialog } from '@/client/components/console/FormDialog';
import { draftOf } from '@/client/components/console/formDraft';
import { FormText } from '@/client/components/console/FormField';
import { LastChange } from '@/client/components/console/LastChange';
import { TitledPaper } from '@/client/components/console/PageHeader';
import { useRecordSave } from '@/client/components/console/useVersionedSave';
import { useTranslation } from '@/client/i18n/useTranslation';
import { textRule } from '@/client/lib/threeWayMerge';
import { MAX_LENGTHS } from '@/shared/limits';

const trimmed = ({ term, meaning }: SynonymForm) => ({
  term: term.trim(),
  meaning: meaning.trim(),
});

const valuesOf = ({ term = '', meaning = '' }: Partial<SynonymForm>): SynonymForm => ({
  term,
  meaning,
});

const isStored = (synonym: Partial<Synonym>): synonym is Synonym => synonym._id !== undefined;

/** Entries of a page, at most. */
const limit = 100;

/** Reads all synonyms; the list has pages. */
export function useReadSynonyms() {
  const [listSynonyms] = useLazyListSynonymsQuery();
  return async (): Promise<{ data?: Synonym[]; error?: unknown }> => {
    const all: Synonym[] = [];
    for (let page = 1; ; page += 1) {
      const { data, error } = await listSynonyms({ page, limit });
      if (!data || error) return { error };
      all.push(...data.data);
      if (data.data.length < limit) return { data: all };
    }
  };
}

/** The form of a new synonym, or of the one that has an id. */
function useSynonymForm(synonym: Partial<Synonym>, autoFocus?: keyof SynonymForm) {
  const { t } = useTranslation('searchWords');
  const [createSynonym] = useCreateSynonymMutation();
  const [updateSynonym] = useUpdateSynonymMutation();
  const readAll = useReadSynonyms();
  const stored = isStored(synonym) ? synonym : undefined;
  const { onSave, question } = useRecordSave<SynonymForm, Synonym>({
    stored,
    valuesOf,
    rules: { term: textRule, meaning: textRule },
    write: (values, from) =>
      updateSynonym({ id: from._id, ...ifMatch(from), synonymForm: trimmed(values) }),
    create: (values) => createSynonym({ synonymForm: trimmed(values) }),
    readAll,
  });
  const options = {
    defaultValues: valuesOf(synonym),
    onSave,
    failed: t('form.failed'),
    done: (values: SynonymForm) => (stored ? t('form.saved') : t('form.added', trimmed(values))),
  };
  const folded = (text: string) => text.trim().toLowerCase();
  const different = (meaning: string, { term }: SynonymForm) =>
    folded(meaning) !== folded(term) || t('form.same');
  const fields = (
    <>
      {(['term', 'meaning'] as const).map((name) => (
        <FormText<SynonymForm>
          key={name}
          name={name}
          label={t(name)}
          required={t(`form.${name}Required`)}
          maxLength={MAX_LENGTHS.word}
          validate={name === 'meaning' ? { different } : undefined}
          autoComplete="off"
          autoFocus={autoFocus === name}
        />
      ))}
      <SaveQuestionDialog
        question={question}
        labels={{ term: t('term'), meaning: t('meaning') }}
        show={(_field, value) => value.trim() || null}
      />
    </>
  );
  return { options, fields };
}

interface SynonymDialogProps {
  /** The one to change. */
  synonym?: Synonym;
  /** The search that a new one is made of. */
  missed?: MissedSearch;
  onSaved?: () => void;
  onClose: () => void;
}

export function SynonymDialog({ synonym, missed, onSaved, onClose }: SynonymDialogProps) {
  const { t } = useTranslation(['searchWords', 'admin']);
  const isNew = !synonym;
  const { options, fields } = useSynonymForm(
    synonym ?? { term: missed?.term },
    isNew ? 'meaning' : 'term',
  );
  return (
    <FormDialog
      {...options}
      title={t(isNew ? 'missed.make' : 'form.editTitle')}
      text={isNew ? t('missed.makeText') : undefined}
      submitText={t(isNew ? 'missed.make' : 'admin:form.save')}
      submittingText={t('admin:form.saving')}
      draft={
        isNew
          ? { form: draftOf('missedSearch', missed), stored: missed }
          : { form: draftOf('synonym', synonym), stored: synonym }
      }
      onSaved={() => {
        onClose();
        onSaved?.();
      }}
      onClose={onClose}
      fullWidth
      maxWidth="xs"
    >
      {synonym && <LastChange entityId={synonym._id} />}
      {fields}
    </FormDialog>
  );
}

/** Adds synonyms in series: after each the form is empty again, with the focus in its first field. */
export function AddSynonym() {
  const { t } = useTranslation('searchWords');
  const { options, fields } = useSynonymForm({});
  const form = useConsoleForm({
    ...options,
    draft: { form: 'newSynonym' },
    focusAfterSave: 'term',
  });
  const { failure, draftNotice, formState } = form;
  const { isSubmitting: busy } = formState;
  return (
    <TitledPaper title={t('form.addTitle')} text={t('text')}>
      <ConsoleForm
        form={form}
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { sm: '1fr 1fr auto' },
        }}
      >
        {draftNotice}
        {fields}
        <BusyButton type="submit" variant="contained" busy={busy} sx={{ minHeight: 40 }}>
          {busy ? t('form.adding') : t('form.add')}
        </BusyButton>
        {failure && (
          <Alert severity="error" sx={{ gridColumn: '1 / -1' }}>
            {failure}
          </Alert>
        )}
      </ConsoleForm>
    </TitledPaper>
  );
}
