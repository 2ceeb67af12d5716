import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PART_FIELDS, type PartField } from '../../../shared/partFields';
import { FormField } from '../../components/console/FormField';
import { SubmitButton } from '../../components/console/SubmitButton';
import { useUnsavedChanges } from '../../components/console/leaveGuard';
import { PartImagesField } from './PartImagesField';
import type { PartValues } from './partValues';

/** A choice of the category select; dashes in the label show the level. */
export interface CategoryChoice {
  id: string;
  name: string;
  label: string;
}

export interface SparePartFormProps {
  defaultValues: PartValues;
  categories: CategoryChoice[];
  submitText: string;
  submittingText: string;
  cancelTo: string;
  /** Why the last try failed. */
  failure?: string;
  /**
   * Resolves to whether it was saved; then the form is cleared and `onSaved` called. `show` puts
   * other values into the form, as changes that aren't saved.
   */
  onSave: (values: PartValues, show: (values: PartValues) => void) => Promise<boolean>;
  onSaved: () => void;
}

const wide = { gridColumn: '1 / -1' };

/** The form of a new or an existing spare part. */
export function SparePartForm(props: SparePartFormProps) {
  const { defaultValues, categories, submitText, submittingText, cancelTo } = props;
  const { failure, onSave, onSaved } = props;
  const { t } = useTranslation(['admin', 'adminParts', 'common']);
  const { register, control, handleSubmit, reset, setFocus, setValue, formState } = useForm({
    defaultValues,
  });
  const { errors, isSubmitting, isDirty } = formState;
  const images = useController({ control, name: 'images' });
  const letGo = useUnsavedChanges(isDirty);
  const [lastCategoryId, setLastCategoryId] = useState('');
  const lastCategory = categories.find(({ id }) => id === lastCategoryId);

  const submit = handleSubmit(async (values) => {
    const show = (others: PartValues) => reset(others, { keepDefaultValues: true });
    if (!(await onSave(values, show))) return;
    letGo();
    setLastCategoryId(values.categoryId);
    // The next part starts where this one did; after a reset the fields are not known for a moment.
    setFocus('name');
    reset();
    onSaved();
  });

  const textField = ({ name, maxLength, multiline, required }: PartField) => (
    <FormField
      key={name}
      {...register(name, {
        validate: (text) => !required || text.trim() !== '' || t('form.nameRequired'),
        maxLength: { value: maxLength, message: t('form.tooLong', { count: maxLength }) },
      })}
      label={t(`adminParts:fields.${name}`)}
      required={required}
      problem={errors[name]?.message}
      {...(multiline && { multiline, minRows: 4, sx: wide })}
    />
  );
  const [name, brand, ...others] = PART_FIELDS.map(textField);
  return (
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
      {brand}
      <Box>
        <FormField {...register('categoryId')} select label={t('adminParts:fields.categoryId')}>
          <option value="">{t('adminParts:form.noCategory')}</option>
          {categories.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </FormField>
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
      <Box sx={wide}>
        <PartImagesField images={images.field.value} onChange={images.field.onChange} />
      </Box>
      {failure && (
        <Alert severity="error" sx={wide}>
          {failure}
        </Alert>
      )}
      <Box sx={{ ...wide, display: 'flex', gap: 1.5 }}>
        <SubmitButton busy={isSubmitting}>
          {isSubmitting ? submittingText : submitText}
        </SubmitButton>
        <Button component={Link} to={cancelTo}>
          {t('common:cancel')}
        </Button>
      </Box>
    </Paper>
  );
}
