import { BusyButton } from '@/client/components/console/BusyButton';
import {
  ConsoleForm,
  type SaveResult,
  useConsoleForm,
} from '@/client/components/console/ConsoleForm';
import { FormText } from '@/client/components/console/FormField';
import { useTranslation } from '@/client/i18n/useTranslation';
import { MAX_LENGTHS } from '@/shared/limits';

interface EntryFormProps {
  name: 'note' | 'reply';
  /** Names the draft: a session that ends doesn't lose what is typed. */
  draft: string;
  onSave: (text: string) => Promise<SaveResult<unknown>>;
}

/** A note of an admin, or what the buyer replied elsewhere. */
export function EntryForm({ name, draft, onSave }: EntryFormProps) {
  const { t } = useTranslation('inquiryDesk');
  const form = useConsoleForm({
    defaultValues: { text: '' },
    onSave: async ({ text }) => onSave(text),
    failed: t(`${name}.failed`),
    draft: { form: draft },
    focusAfterSave: 'text',
  });
  return (
    <ConsoleForm form={form}>
      {form.draftNotice}
      <FormText
        name="text"
        label={t(`${name}.label`)}
        help={t(`${name}.help`)}
        problem={form.failure}
        required={t('history.missing')}
        maxLength={MAX_LENGTHS.paragraphs}
        multiline
        minRows={2}
        maxRows={12}
        htmlInput={{ dir: 'auto' }}
      />
      <BusyButton
        type="submit"
        variant="outlined"
        busy={form.formState.isSubmitting}
        sx={{ mt: 1.5, minHeight: 40 }}
      >
        {t(`${name}.add`)}
      </BusyButton>
    </ConsoleForm>
  );
}
