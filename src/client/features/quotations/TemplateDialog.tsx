import {
  type TextTemplate,
  type TextTemplateForm,
  ifMatch,
  useLazyListTextTemplatesQuery,
  useCreateTextTemplateMutation,
  useUpdateTextTemplateMutation,
} from '@/client/api';
import { SaveQuestionDialog } from '@/client/components/console/ConflictDialog';
import { FormDialog } from '@/client/components/console/FormDialog';
import { FormText } from '@/client/components/console/FormField';
import { LastChange } from '@/client/components/console/LastChange';
import { FormSelect } from '@/client/components/console/SelectField';
import { draftOf } from '@/client/components/console/formDraft';
import { useRecordSave } from '@/client/components/console/useVersionedSave';
import { useTranslation } from '@/client/i18n/useTranslation';
import { type MergeRules, textRule, valueRule } from '@/client/lib/threeWayMerge';
import { MAX_LENGTHS } from '@/shared/limits';
import { textTemplateFields } from '@/shared/quotations';
import { isBlank } from '@/shared/texts';

type TemplateValues = Required<TextTemplateForm>;

const NEW: TemplateValues = { field: 'introduction', name: '', textEn: '', textZh: '' };

const valuesOf = ({ field, name, textEn, textZh }: TemplateValues): TemplateValues => ({
  field,
  name,
  textEn,
  textZh,
});

const rules: MergeRules<TemplateValues> = {
  name: textRule,
  field: valueRule,
  textEn: textRule,
  textZh: textRule,
};

interface TemplateDialogProps {
  /** The text to change; without it a new one is added. */
  template?: TextTemplate;
  onClose: () => void;
}

export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const { t } = useTranslation(['quotations', 'admin']);
  const [createTemplate] = useCreateTextTemplateMutation();
  const [updateTemplate] = useUpdateTextTemplateMutation();
  const [listTemplates] = useLazyListTextTemplatesQuery();
  const { onSave, question } = useRecordSave<TemplateValues, TextTemplate>({
    stored: template,
    valuesOf,
    rules,
    write: (textTemplateForm, from) =>
      updateTemplate({ id: from._id, ...ifMatch(from), textTemplateForm }),
    create: (textTemplateForm) => createTemplate({ textTemplateForm }),
    readAll: () => listTemplates(),
  });
  const filled = (_text: string, values: typeof NEW) =>
    !isBlank(values.textEn) || !isBlank(values.textZh) || t('templates.textRequired');
  return (
    <FormDialog
      title={t(template ? 'templates.editTitle' : 'templates.addTitle')}
      submitText={t('admin:form.save')}
      submittingText={t('admin:form.saving')}
      defaultValues={valuesOf(template ?? NEW)}
      draft={{ form: draftOf('template', template), stored: template }}
      onSave={onSave}
      failed={t('templates.saveFailed')}
      done={() => t('templates.saved')}
      onClose={onClose}
      fullWidth
    >
      {template && <LastChange entityId={template._id} />}
      <FormText<TemplateValues>
        name="name"
        label={t('templates.name')}
        required={t('templates.nameRequired')}
        maxLength={MAX_LENGTHS.word}
        autoFocus
      />
      <FormSelect<TemplateValues>
        name="field"
        label={t('templates.field')}
        options={textTemplateFields.map((id) => ({ id, label: t(`fields.${id}`) }))}
      />
      {(['textEn', 'textZh'] as const).map((name) => (
        <FormText<TemplateValues>
          key={name}
          name={name}
          label={t(`templates.${name}`)}
          maxLength={MAX_LENGTHS.paragraphs}
          validate={name === 'textEn' ? { filled } : undefined}
          multiline
          minRows={3}
        />
      ))}
      <SaveQuestionDialog
        question={question}
        labels={{
          name: t('templates.name'),
          field: t('templates.field'),
          textEn: t('templates.textEn'),
          textZh: t('templates.textZh'),
        }}
        show={(name, value) =>
          name === 'field'
            ? t(`fields.${value as TemplateValues['field']}`)
            : (value as string).trim() || null
        }
      />
    </FormDialog>
  );
}
