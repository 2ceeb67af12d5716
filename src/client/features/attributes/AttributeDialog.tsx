import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  type Attribute,
  type AttributeForm,
  attributeLabel,
  ifMatch,
  useLazyListAttributesQuery,
  useCreateAttributeMutation,
  useUpdateAttributeMutation,
} from '@/client/api';
import { SaveQuestionDialog } from '@/client/components/console/ConflictDialog';
import { FormText } from '@/client/components/console/FormField';
import { FormSelect } from '@/client/components/console/SelectField';
import { draftOf } from '@/client/components/console/formDraft';
import { LastChange } from '@/client/components/console/LastChange';
import { FormDialog } from '@/client/components/console/FormDialog';
import { useRecordSave } from '@/client/components/console/useVersionedSave';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import type { CategoryOption } from '@/client/lib/categoryOption';
import { listRule, type MergeRules, textRule, valueRule } from '@/client/lib/threeWayMerge';
import { MAX_LENGTHS } from '@/shared/limits';
import { needsTranslation } from '@/shared/translation';
import { CategoriesField } from './CategoriesField';

type AttributeValues = Required<AttributeForm>;

/** As in the contract: keys are part of URLs. */
const KEY = /^[a-z][a-zA-Z0-9]{0,39}$/;

/** The form's values as the call takes them. Only numbers have a unit, and only choices Chinese texts. */
const toAttributeForm = (values: AttributeValues): AttributeForm => ({
  key: values.key.trim(),
  labelEn: values.labelEn.trim(),
  labelZh: values.labelZh.trim(),
  kind: values.kind,
  unit: (values.kind === 'number' && values.unit.trim()) || undefined,
  categoryIds: values.categoryIds.length > 0 ? values.categoryIds : undefined,
  choices: values.kind === 'choice' && values.choices.length > 0 ? values.choices : undefined,
});

/** Choices in use that readers of Chinese need in Chinese. */
const translatable = ({ choices = [] }: Pick<Attribute, 'choices'>) =>
  choices
    .filter(({ value, valueZh }) => valueZh || needsTranslation(value))
    .map(({ value, valueZh = '' }) => ({ value, valueZh }));

const valuesOf = (attribute?: Attribute): AttributeValues => ({
  key: attribute?.key ?? '',
  labelEn: attribute?.labelEn ?? '',
  labelZh: attribute?.labelZh ?? '',
  kind: attribute?.kind ?? 'number',
  unit: attribute?.unit ?? '',
  categoryIds: attribute?.categoryIds?.map(({ _id }) => _id) ?? [],
  choices: translatable(attribute ?? {}),
});

const choiceTexts = (choices: AttributeValues['choices']) =>
  choices.map(({ value, valueZh }) => `${value} – ${valueZh}`);

const rules: MergeRules<AttributeValues> = {
  labelEn: textRule,
  labelZh: textRule,
  key: textRule,
  kind: valueRule,
  unit: textRule,
  categoryIds: listRule,
  choices: { same: (one, other) => listRule.same(choiceTexts(one), choiceTexts(other)) },
};

interface AttributeDialogProps {
  /** The attribute to edit; without it a new one is created. */
  attribute?: Attribute;
  categories: readonly CategoryOption[];
  onClose: () => void;
}

export function AttributeDialog({ attribute, categories, onClose }: AttributeDialogProps) {
  const { t } = useTranslation(['attributes', 'admin']);
  const language = useLanguage();
  const [createAttribute] = useCreateAttributeMutation();
  const [updateAttribute] = useUpdateAttributeMutation();
  const [listAttributes] = useLazyListAttributesQuery();
  const { onSave, origin, question } = useRecordSave<AttributeValues, Attribute>({
    stored: attribute,
    valuesOf,
    rules,
    write: (values, from) =>
      updateAttribute({
        id: from._id,
        ...ifMatch(from),
        attributeForm: toAttributeForm(values),
      }),
    create: (values) => createAttribute({ attributeForm: toAttributeForm(values) }),
    readAll: () => listAttributes({ includeHidden: true }),
  });
  const choices = translatable(origin ?? {});
  // URLs and values refer to the key and the unit of an attribute that parts have values of.
  const isUsed = (attribute?.valueCount ?? 0) > 0;

  const show = (field: keyof AttributeValues, value: AttributeValues[keyof AttributeValues]) => {
    if (field === 'kind') return t(`kinds.${value as AttributeValues['kind']}`);
    if (field === 'choices')
      return choiceTexts(value as AttributeValues['choices']).join('\n') || null;
    if (field !== 'categoryIds') return (value as string).trim() || null;
    const names = categories.filter(({ id }) => (value as string[]).includes(id));
    return names.map(({ name }) => name).join('\n') || t('allParts');
  };
  return (
    <FormDialog
      title={t(attribute ? 'form.editTitle' : 'form.addTitle')}
      submitText={t(attribute ? 'admin:form.save' : 'form.add')}
      submittingText={t(attribute ? 'admin:form.saving' : 'form.adding')}
      defaultValues={valuesOf(attribute)}
      draft={{ form: draftOf('attribute', attribute), stored: attribute }}
      onSave={onSave}
      failed={t('form.failed')}
      done={(values) => {
        const label = attributeLabel(values, language).trim();
        return t(attribute ? 'form.saved' : 'form.added', { label });
      }}
      onClose={onClose}
      fullWidth
    >
      {({ watch }) => (
        <>
          {attribute && <LastChange entityId={attribute._id} />}
          <Box
            sx={{
              display: 'grid',
              gap: 2.5,
              alignItems: 'start',
              gridTemplateColumns: { sm: '1fr 1fr' },
            }}
          >
            {(['labelEn', 'labelZh'] as const).map((name) => (
              <FormText<AttributeValues>
                key={name}
                name={name}
                label={t(name)}
                required={t(`form.${name}Required`)}
                maxLength={MAX_LENGTHS.word}
                autoFocus={name === 'labelEn'}
              />
            ))}
            <FormText<AttributeValues>
              name="key"
              label={t('key')}
              required={t('form.keyWrong')}
              validate={{ fits: (key) => KEY.test(key.trim()) || t('form.keyWrong') }}
              autoComplete="off"
              spellCheck={false}
              help={t(isUsed ? 'form.keyKept' : 'form.keyHelp')}
              htmlInput={{ readOnly: isUsed }}
              sx={{ gridColumn: '1 / -1' }}
            />
            <FormSelect<AttributeValues>
              name="kind"
              label={t('kind')}
              help={t('form.kindHelp')}
              options={(['number', 'choice'] as const).map((id) => ({
                id,
                label: t(`kinds.${id}`),
              }))}
            />
            {watch('kind') === 'number' && (
              <FormText<AttributeValues>
                name="unit"
                label={t('unit')}
                maxLength={MAX_LENGTHS.unit}
                help={t(isUsed ? 'form.unitKept' : 'form.unitHelp')}
              />
            )}
            <CategoriesField categories={categories} />
            {watch('kind') === 'choice' && choices.length > 0 && (
              <Typography variant="body2" sx={{ gridColumn: '1 / -1', fontWeight: 600, mb: -1 }}>
                {t('form.choicesZh')}
              </Typography>
            )}
            {watch('kind') === 'choice' &&
              choices.map(({ value }, index) => (
                <FormText<AttributeValues>
                  key={value}
                  name={`choices.${index}.valueZh`}
                  label={<span dir="auto">{value}</span>}
                  maxLength={MAX_LENGTHS.choice}
                />
              ))}
          </Box>
          <SaveQuestionDialog
            question={question}
            labels={{
              labelEn: t('labelEn'),
              labelZh: t('labelZh'),
              key: t('key'),
              kind: t('kind'),
              unit: t('unit'),
              categoryIds: t('categories'),
              choices: t('form.choicesZh'),
            }}
            show={show}
          />
        </>
      )}
    </FormDialog>
  );
}
