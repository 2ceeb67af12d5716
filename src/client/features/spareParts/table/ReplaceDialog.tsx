import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type BulkResult, type PartTextField, useEditSparePartsMutation } from '@/client/api';
import { DescriptionList } from '@/client/components/DescriptionList';
import { FormText } from '@/client/components/console/FormField';
import { FormSelect } from '@/client/components/console/SelectField';
import { useTranslation } from '@/client/i18n/useTranslation';
import { MAX_LENGTHS } from '@/shared/limits';
import { BulkDialog, type BulkDialogProps, Others } from './BulkDialog';
import { useTextFields } from '../textFields';

/** Replaces a text in a field of the selected parts, after a preview. */
export function ReplaceDialog(dialog: BulkDialogProps) {
  const { t } = useTranslation('partTable');
  const [editParts] = useEditSparePartsMutation();
  const [preview, setPreview] = useState<BulkResult>();
  const isReady = preview !== undefined && preview.changed > 0;
  const fields = useTextFields();
  // What is entered after a preview needs another one.
  const onChange = () => setPreview(undefined);
  return (
    <BulkDialog
      {...dialog}
      action="replace"
      submitText={t(isReady ? 'replace.submit' : 'replace.preview')}
      defaultValues={{ field: 'name' as PartTextField, find: '', replaceWith: '' }}
      onSubmit={async (parts, replace) => {
        const response = await editParts({ partsEdit: { ...parts, replace, dryRun: !isReady } });
        if (isReady) return response;
        setPreview(response.data);
        return { error: response.error };
      }}
    >
      <FormSelect name="field" label={t('set.field')} options={fields} onChange={onChange} />
      <FormText
        name="find"
        label={t('replace.find')}
        help={t('replace.findHint')}
        maxLength={MAX_LENGTHS.line}
        validate={{ missing: (text) => text !== '' || t('replace.findMissing') }}
        onChange={onChange}
        autoFocus
      />
      <FormText
        name="replaceWith"
        label={t('replace.replaceWith')}
        maxLength={MAX_LENGTHS.line}
        onChange={onChange}
      />
      {preview && <Preview {...preview} />}
    </BulkDialog>
  );
}

function Preview({ changed, samples = [] }: BulkResult) {
  const { t } = useTranslation('partTable');
  return (
    <Box role="status">
      <Typography sx={{ mb: 1 }}>
        {changed > 0 ? t('replace.affected', { count: changed }) : t('replace.none')}
      </Typography>
      {samples.map(({ _id, name, before, after }) => (
        <Box key={_id} sx={{ mb: 1.5 }}>
          <Typography variant="body2" dir="auto" sx={{ fontWeight: 600 }}>
            {name}
          </Typography>
          <DescriptionList
            rows={[
              { label: t('replace.before'), value: before },
              { label: t('replace.after'), value: after },
            ]}
            sx={{ typography: 'body2' }}
            rowSx={{ display: 'flex', gap: 0.75 }}
            labelSx={{ flexShrink: 0, color: 'text.secondary' }}
            valueSx={{ minWidth: 0 }}
          />
        </Box>
      ))}
      <Others count={changed - samples.length} />
    </Box>
  );
}
