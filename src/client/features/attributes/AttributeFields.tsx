import Alert from '@mui/material/Alert';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { MAX_LENGTHS } from '@/shared/limits';
import Box from '@mui/material/Box';
import { FormField } from '@/client/components/console/FormField';
import { useTranslation } from '@/client/i18n/useTranslation';
import { type AttributeValues, KEY } from './attributeValues';

/** A choice of the category select; dashes in the label show the level. */
export interface CategoryName {
  id: string;
  label: string;
}

export interface AttributeFieldsProps {
  form: UseFormReturn<AttributeValues>;
  categories: readonly CategoryName[];
  /** Parts have values: what shared addresses and those values hold on to stays. */
  isUsed: boolean;
  /** Why the last try failed. */
  failure?: string;
}

const kinds = ['number', 'choice'] as const;

/** The fields of a property, and why it could not be saved. */
export function AttributeFields(props: AttributeFieldsProps) {
  const { form, categories, isUsed, failure } = props;
  const { t } = useTranslation(['attributes', 'admin']);
  const { register, control, formState } = form;
  const { errors } = formState;
  const kind = useWatch({ control, name: 'kind' });
  const tooLong = (value: number) => ({
    value,
    message: t('admin:form.tooLong', { count: value }),
  });

  const label = (name: 'labelEn' | 'labelZh') => (
    <FormField
      {...register(name, {
        validate: (text) => text.trim() !== '' || t(`form.${name}Required`),
        maxLength: tooLong(MAX_LENGTHS.word),
      })}
      label={t(name)}
      required
      problem={errors[name]?.message}
    />
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        pt: 1,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {label('labelEn')}
      {label('labelZh')}
      <FormField
        {...register('key', { validate: (key) => KEY.test(key.trim()) || t('form.keyWrong') })}
        label={t('key')}
        required
        autoComplete="off"
        spellCheck={false}
        problem={errors.key?.message}
        helperText={errors.key?.message ?? t(isUsed ? 'form.keyKept' : 'form.keyHelp')}
        htmlInput={{ readOnly: isUsed }}
        sx={{ gridColumn: '1 / -1' }}
      />
      <FormField {...register('kind')} select label={t('kind')} helperText={t('form.kindHelp')}>
        {kinds.map((each) => (
          <option key={each} value={each}>
            {t(`kinds.${each}`)}
          </option>
        ))}
      </FormField>
      {kind === 'number' && (
        <FormField
          {...register('unit', { maxLength: tooLong(MAX_LENGTHS.unit) })}
          label={t('unit')}
          problem={errors.unit?.message}
          helperText={errors.unit?.message ?? t(isUsed ? 'form.unitKept' : 'form.unitHelp')}
        />
      )}
      <FormField
        {...register('categoryId')}
        select
        label={t('category')}
        sx={{ gridColumn: '1 / -1' }}
      >
        <option value="">{t('allParts')}</option>
        {categories.map(({ id, label: text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </FormField>
      {failure && (
        <Alert severity="error" sx={{ gridColumn: '1 / -1', overflowWrap: 'anywhere' }}>
          {failure}
        </Alert>
      )}
    </Box>
  );
}
