import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { SyntheticEvent } from 'react';
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
import { FormField, Saving, useConsoleForm } from '@/client/components/console/ConsoleForm';
import { FormDialog } from '@/client/components/console/FormDialog';
import { draftOf } from '@/client/components/console/formDraft';
import { TitledPaper } from '@/client/components/console/PageHeader';
import { useNotices } from '@/client/components/console/useFailure';
import type { DraftOptions } from '@/client/components/console/useFormDraft';
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
  return async () => {
    const all: Synonym[] = [];
    for (let page = 1; ; page += 1) {
      const { data, error } = await listSynonyms({ page, limit });
      if (!data || error) return undefined;
      all.push(...data.data);
      if (data.data.length < limit) return all;
    }
  };
}

interface SynonymOptions {
  draft: DraftOptions<SynonymForm>;
  autoFocus?: keyof SynonymForm;
  onSaved?: () => void;
}

/** The two fields of a new synonym, or of the one that has an id, and the state of their form. */
function useSynonymForm(synonym: Partial<Synonym>, { draft, autoFocus, onSaved }: SynonymOptions) {
  const { t } = useTranslation('searchWords');
  const { showDone } = useNotices();
  const [createSynonym] = useCreateSynonymMutation();
  const [updateSynonym] = useUpdateSynonymMutation();
  const readAll = useReadSynonyms();
  const stored = isStored(synonym) ? synonym : undefined;
  const { onSave, question, failure } = useRecordSave<SynonymForm, Synonym>({
    stored,
    valuesOf,
    rules: { term: textRule, meaning: textRule },
    write: (values, from) =>
      updateSynonym({ id: from._id, ...ifMatch(from), synonymForm: trimmed(values) }),
    create: (values) => createSynonym({ synonymForm: trimmed(values) }),
    readAll,
    failed: t('form.failed'),
  });
  const form = useConsoleForm<SynonymForm>(
    {
      defaultValues: valuesOf(synonym),
      onSave,
      onSaved: (values) => {
        showDone(stored ? t('form.saved') : t('form.added', trimmed(values)));
        onSaved?.();
      },
      draft,
    },
    (_saved, focus) => focus('term'),
  );
  const { textField } = form;
  const maxLength = MAX_LENGTHS.word;
  const folded = (text: string) => text.trim().toLowerCase();
  const fields = (
    <>
      <FormField
        {...textField('term', { required: t('form.termRequired'), maxLength })}
        label={t('term')}
        autoComplete="off"
        autoFocus={autoFocus === 'term'}
      />
      <FormField
        {...textField('meaning', {
          required: t('form.meaningRequired'),
          maxLength,
          validate: {
            different: (text, values) => folded(text) !== folded(values.term) || t('form.same'),
          },
        })}
        label={t('meaning')}
        autoComplete="off"
        autoFocus={autoFocus === 'meaning'}
      />
      <SaveQuestionDialog
        question={question}
        labels={{ term: t('term'), meaning: t('meaning') }}
        show={(_field, value) => value.trim() || null}
      />
    </>
  );
  return { fields, failure, form, busy: form.formState.isSubmitting };
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
  const { fields, failure, busy, form } = useSynonymForm(synonym ?? { term: missed?.term }, {
    draft: isNew
      ? { form: draftOf('missedSearch', missed), stored: missed }
      : { form: draftOf('synonym', synonym), stored: synonym },
    autoFocus: isNew ? 'meaning' : 'term',
    onSaved: () => {
      onClose();
      onSaved?.();
    },
  });
  const submitText = t(isNew ? 'missed.make' : 'admin:form.save');
  return (
    <FormDialog
      title={t(isNew ? 'missed.make' : 'form.editTitle')}
      text={isNew ? t('missed.makeText') : undefined}
      failure={failure}
      form={form}
      submitText={busy ? t('admin:form.saving') : submitText}
      onClose={onClose}
      fullWidth
      maxWidth="xs"
    >
      {fields}
    </FormDialog>
  );
}

/** Adds synonyms in series: after each the form is empty again, with the focus in its first field. */
export function AddSynonym() {
  const { t } = useTranslation('searchWords');
  const { fields, failure, busy, form } = useSynonymForm({}, { draft: { form: 'newSynonym' } });
  return (
    <TitledPaper title={t('form.addTitle')} text={t('text')}>
      <Box
        component="form"
        noValidate
        onSubmit={(event: SyntheticEvent<HTMLFormElement>) => void form.submit(event)}
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { sm: '1fr 1fr auto' },
        }}
      >
        {form.draftNotice}
        <Saving value={busy}>{fields}</Saving>
        <BusyButton type="submit" variant="contained" busy={busy} sx={{ minHeight: 40 }}>
          {busy ? t('form.adding') : t('form.add')}
        </BusyButton>
        {failure && (
          <Alert severity="error" sx={{ gridColumn: '1 / -1' }}>
            {failure}
          </Alert>
        )}
      </Box>
    </TitledPaper>
  );
}
