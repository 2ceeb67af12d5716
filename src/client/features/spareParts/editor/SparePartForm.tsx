import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import type { PartName } from '@/client/api';
import {
  type ConsoleFormProps,
  FormEnd,
  FormField,
  useConsoleForm,
  useMaxLength,
} from '@/client/components/console/ConsoleForm';
import { useTranslation } from '@/client/i18n/useTranslation';
import { PART_FIELDS, type PartField } from '@/shared/partFields';
import { PartAttributesField } from './PartAttributesField';
import { PartImagesField } from './PartImagesField';
import { PartNumberField } from './PartNumberField';
import { PartReferencesField } from './PartReferencesField';
import type { PartValues } from './partValues';

/** A choice of the category select; dashes in the label show the level. */
export interface CategoryChoice {
  id: string;
  name: string;
  label: string;
  /** Ids of the categories above it. */
  above: readonly string[];
}

export interface SparePartFormProps extends ConsoleFormProps<PartValues> {
  categories: readonly CategoryChoice[];
  /** The part that has the number, after a failed save. */
  taken?: PartName;
}

const wide = { gridColumn: '1 / -1' };

export function SparePartForm(props: SparePartFormProps) {
  const { categories, taken } = props;
  const { t } = useTranslation(['admin', 'adminParts']);
  const [lastCategoryId, setLastCategoryId] = useState('');
  const lastCategory = categories.find(({ id }) => id === lastCategoryId);
  const form = useConsoleForm(props, ({ categoryId }, setFocus) => {
    setLastCategoryId(categoryId);
    // Before the reset, which unregisters the fields for a moment.
    setFocus('name');
  });
  const { register, control, setValue, formState, submit } = form;
  const { errors, isSubmitting } = formState;
  const atMost = useMaxLength();
  const categoryId = useWatch({ control, name: 'categoryId' });
  const category = categories.find(({ id }) => id === categoryId);

  const textField = ({ name, maxLength, multiline, required }: PartField) => (
    <FormField
      key={name}
      {...register(name, {
        validate: (text) => !required || text.trim() !== '' || t('form.nameRequired'),
        maxLength: atMost(maxLength),
      })}
      label={t(`adminParts:fields.${name}`)}
      required={required}
      problem={errors[name]?.message}
      {...(multiline && { multiline, minRows: 4, sx: wide })}
    />
  );
  const [name, brand, ...others] = PART_FIELDS.filter((field) => field.name !== 'partNumber').map(
    textField,
  );
  return (
    <FormProvider {...form}>
      <Paper
        component="form"
        noValidate
        variant="outlined"
        onSubmit={(event) => void submit(event)}
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(3, minmax(0, 1fr))',
          },
          p: { xs: 2, sm: 3 },
        }}
      >
        {name}
        <PartNumberField taken={taken} />
        {brand}
        <Box>
          <FormField
            {...register('categoryId')}
            label={t('adminParts:fields.categoryId')}
            options={[{ id: '', label: t('adminParts:form.noCategory') }, ...categories]}
          />
          {lastCategory && (
            <Button
              size="small"
              sx={{ mt: 0.5, textAlign: 'start' }}
              onClick={() => setValue('categoryId', lastCategory.id, { shouldDirty: true })}
            >
              {t('adminParts:form.sameCategory', { category: lastCategory.name })}
            </Button>
          )}
        </Box>
        {others}
        <PartReferencesField />
        <PartAttributesField category={category} />
        <PartImagesField />
        <FormEnd {...props} busy={isSubmitting} sx={wide} />
      </Paper>
    </FormProvider>
  );
}
