import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useController } from 'react-hook-form';
import { useTranslation } from '@/client/i18n/useTranslation';
import { MAX_LENGTHS } from '@/shared/limits';
import {
  type ConsoleFormProps,
  FormEnd,
  useConsoleForm,
} from '@/client/components/console/ConsoleForm';
import { FormField } from '@/client/components/console/FormField';
import { CategoryImageField } from './CategoryImageField';
import type { CategoryValues, ParentChoice } from './categoryValues';

export interface CategoryFormProps extends ConsoleFormProps<CategoryValues> {
  parents: ParentChoice[];
  /** File name of the image that the category has. */
  savedImage?: string;
}

/** The form of a new or an existing category. */
export function CategoryForm(props: CategoryFormProps) {
  const { t } = useTranslation(['admin', 'adminCategories']);
  const { register, control, formState, submit } = useConsoleForm(props);
  const { errors, isSubmitting } = formState;
  const image = useController({ control, name: 'image' });
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
          {props.parents.map(({ id, label }) => (
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
          image={image.field.value}
          savedImage={props.savedImage}
          onChange={image.field.onChange}
        />
        <FormEnd {...props} busy={isSubmitting} />
      </Stack>
    </Paper>
  );
}
