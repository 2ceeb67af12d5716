import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useController, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MAX_LENGTHS } from '../../../shared/limits';
import { FormField } from '../../components/console/FormField';
import { SubmitButton } from '../../components/console/SubmitButton';
import { useUnsavedChanges } from '../../components/console/leaveGuard';
import { CategoryImageField } from './CategoryImageField';
import type { CategoryValues, ParentChoice } from './categoryValues';

export interface CategoryFormProps {
  defaultValues: CategoryValues;
  parents: ParentChoice[];
  /** File name of the image that the category has. */
  savedImage?: string;
  submitText: string;
  submittingText: string;
  /** Where Cancel leads. */
  cancelTo: string;
  /** Why the last try failed. */
  failure?: string;
  /**
   * Resolves to whether it was saved; then the form is cleared and `onSaved` called. `show` puts
   * other values into the form, as changes that aren't saved.
   */
  onSave: (values: CategoryValues, show: (values: CategoryValues) => void) => Promise<boolean>;
  onSaved: () => void;
}

/** The form of a new or an existing category. */
export function CategoryForm(props: CategoryFormProps) {
  const { defaultValues, parents, savedImage, submitText, submittingText, cancelTo } = props;
  const { failure, onSave, onSaved } = props;
  const { t } = useTranslation(['admin', 'adminCategories', 'common']);
  const { register, control, handleSubmit, reset, formState } = useForm({ defaultValues });
  const { errors, isSubmitting, isDirty } = formState;
  const image = useController({ control, name: 'image' });
  const letGo = useUnsavedChanges(isDirty);

  const submit = handleSubmit(async (values) => {
    const show = (others: CategoryValues) => reset(others, { keepDefaultValues: true });
    if (!(await onSave(values, show))) return;
    letGo();
    reset();
    onSaved();
  });

  const tooLong = (count: number) => ({
    value: count,
    message: t('form.tooLong', { count }),
  });
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 720 }}>
      <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void submit(event)}>
        <FormField
          {...register('name', {
            validate: (name) => name.trim() !== '' || t('form.nameRequired'),
            maxLength: tooLong(MAX_LENGTHS.name),
          })}
          label={t('adminCategories:form.name')}
          required
          problem={errors.name?.message}
        />
        <FormField {...register('parentId')} select label={t('adminCategories:form.parent')}>
          <option value="">{t('adminCategories:form.noParent')}</option>
          {parents.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </FormField>
        <FormField
          {...register('description', { maxLength: tooLong(MAX_LENGTHS.paragraphs) })}
          label={t('adminCategories:form.description')}
          multiline
          minRows={3}
          problem={errors.description?.message}
        />
        <CategoryImageField
          file={image.field.value}
          savedImage={savedImage}
          onChange={image.field.onChange}
        />
        {failure && <Alert severity="error">{failure}</Alert>}
        <Box sx={{ display: 'flex', gap: 1.5 }}>
          <SubmitButton busy={isSubmitting}>
            {isSubmitting ? submittingText : submitText}
          </SubmitButton>
          <Button component={Link} to={cancelTo}>
            {t('common:cancel')}
          </Button>
        </Box>
      </Stack>
    </Paper>
  );
}
