import {
  type TextTemplate,
  useCreateTextTemplateMutation,
  useUpdateTextTemplateMutation,
} from '@/client/api';
import { FormField, useConsoleForm } from '@/client/components/console/ConsoleForm';
import { FormDialog } from '@/client/components/console/FormDialog';
import { draftOf } from '@/client/components/console/formDraft';
import { useFormFailure, useNotices } from '@/client/components/console/useFailure';
import { useTranslation } from '@/client/i18n/useTranslation';
import { MAX_LENGTHS } from '@/shared/limits';
import { quotationTextFields } from '@/shared/quotations';
import { isBlank } from '@/shared/texts';

const NEW: Omit<TextTemplate, '_id'> = { field: 'introduction', name: '', textEn: '', textZh: '' };

interface TemplateDialogProps {
  /** The text to change; without it a new one is added. */
  template?: TextTemplate;
  onClose: () => void;
}

export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const { t } = useTranslation(['quotations', 'admin']);
  const { showDone } = useNotices();
  const [createTemplate] = useCreateTextTemplateMutation();
  const [updateTemplate] = useUpdateTextTemplateMutation();
  const [failure, showFailure] = useFormFailure(t('templates.saveFailed'));
  const { field, name, textEn, textZh } = template ?? NEW;
  const form = useConsoleForm({
    defaultValues: { field, name, textEn, textZh },
    onSave: async (textTemplateForm) => {
      const { error } = template
        ? await updateTemplate({ id: template._id, textTemplateForm })
        : await createTemplate({ textTemplateForm });
      showFailure(error);
      return !error;
    },
    onSaved: () => {
      showDone(t('templates.saved'));
      onClose();
    },
    draft: { form: draftOf('template', template), stored: template },
  });
  const { register, textField, formState } = form;
  const filled = (_text: string, values: typeof NEW) =>
    !isBlank(values.textEn) || !isBlank(values.textZh) || t('templates.textRequired');
  return (
    <FormDialog
      title={t(template ? 'templates.editTitle' : 'templates.addTitle')}
      submitText={t(formState.isSubmitting ? 'admin:form.saving' : 'admin:form.save')}
      failure={failure}
      form={form}
      onClose={onClose}
      fullWidth
    >
      <FormField
        {...textField('name', {
          required: t('templates.nameRequired'),
          maxLength: MAX_LENGTHS.word,
        })}
        label={t('templates.name')}
      />
      <FormField
        {...register('field')}
        label={t('templates.field')}
        options={quotationTextFields.map((id) => ({ id, label: t(`fields.${id}`) }))}
      />
      <FormField
        {...textField('textEn', { maxLength: MAX_LENGTHS.paragraphs, validate: { filled } })}
        label={t('templates.textEn')}
        multiline
        minRows={3}
      />
      <FormField
        {...textField('textZh', { maxLength: MAX_LENGTHS.paragraphs })}
        label={t('templates.textZh')}
        multiline
        minRows={3}
      />
    </FormDialog>
  );
}
