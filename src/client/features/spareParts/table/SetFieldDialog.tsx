import { useEditSparePartsMutation } from '@/client/api';
import { FormField, useMaxLength } from '@/client/components/console/ConsoleForm';
import { SelectField } from '@/client/components/console/SelectField';
import { useTranslation } from '@/client/i18n/useTranslation';
import { isBlank } from '@/shared/texts';
import { BulkDialog, type BulkDialogProps } from './BulkDialog';
import { useTextFields } from '../textFields';

/** Gives a field the same text in all selected parts. */
export function SetFieldDialog(dialog: BulkDialogProps) {
  const { t } = useTranslation(['partTable', 'admin']);
  const fits = useMaxLength();
  // A number belongs to one part.
  const fields = useTextFields().filter(({ id }) => id !== 'partNumber');
  const [editParts] = useEditSparePartsMutation();
  const fieldOf = (wanted: string) => fields.find(({ id }) => id === wanted);
  return (
    <BulkDialog
      {...dialog}
      action="set"
      defaultValues={{ field: '', value: '' }}
      onSubmit={async (parts, { field, value }) =>
        editParts({ partsEdit: { ...parts, set: { [field]: value } } })
      }
      doneValues={(values) => ({ field: fieldOf(values.field)?.label })}
    >
      {({ register, watch, formState: { errors } }) => {
        const field = fieldOf(watch('field'));
        return (
          <>
            <SelectField
              {...register('field', { required: t('set.fieldMissing') })}
              label={t('set.field')}
              options={[{ id: '', label: '' }, ...fields]}
              problem={errors.field?.message}
              autoFocus
            />
            <FormField
              {...register('value', {
                validate: (text) =>
                  field?.required && isBlank(text)
                    ? t('admin:form.nameRequired')
                    : fits(field?.maxLength ?? Infinity)(text),
              })}
              label={t('set.value')}
              multiline={field?.multiline}
              minRows={3}
              problem={errors.value?.message}
              help={!field?.required && t('set.hint')}
            />
          </>
        );
      }}
    </BulkDialog>
  );
}
