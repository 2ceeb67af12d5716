import { useWatch } from 'react-hook-form';
import { useEditSparePartsMutation } from '@/client/api';
import { FormText } from '@/client/components/console/FormField';
import { FormSelect } from '@/client/components/console/SelectField';
import { useTranslation } from '@/client/i18n/useTranslation';
import { BulkDialog, type BulkDialogProps } from './BulkDialog';
import { useTextFields } from '../textFields';

/** Gives a field the same text in all selected parts. */
export function SetFieldDialog(dialog: BulkDialogProps) {
  const { t } = useTranslation('partTable');
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
      <FormSelect
        name="field"
        label={t('set.field')}
        options={[{ id: '', label: '' }, ...fields]}
        missing={t('set.fieldMissing')}
        autoFocus
      />
      <ValueField fieldOf={fieldOf} />
    </BulkDialog>
  );
}

interface ValueFieldProps {
  fieldOf: (id: string) => ReturnType<typeof useTextFields>[number] | undefined;
}

function ValueField({ fieldOf }: ValueFieldProps) {
  const { t } = useTranslation(['partTable', 'admin']);
  const field = fieldOf(useWatch<{ field: string }, 'field'>({ name: 'field' }));
  return (
    <FormText
      name="value"
      label={t('set.value')}
      required={field?.required ? t('admin:form.nameRequired') : undefined}
      maxLength={field?.maxLength}
      multiline={field?.multiline}
      minRows={3}
      help={!field?.required && t('set.hint')}
    />
  );
}
