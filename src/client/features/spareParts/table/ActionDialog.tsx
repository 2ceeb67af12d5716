import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useChangeSparePartsMutation, useEditSparePartsMutation } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import { TRASH_DAYS } from '@/shared/limits';
import { BulkDialog, type BulkDialogProps } from './BulkDialog';

export type PlainAction = 'delete' | 'publish' | 'hide' | 'duplicate';

/** Confirms a change of the selected parts that has nothing to enter. */
export function ActionDialog({ action, ...dialog }: BulkDialogProps & { action: PlainAction }) {
  const { t } = useTranslation('partTable');
  const [changeParts] = useChangeSparePartsMutation();
  const [editParts] = useEditSparePartsMutation();
  return (
    <BulkDialog
      {...dialog}
      form={useForm()}
      title={t(`actions.${action}`)}
      submitText={t(`actions.${action}`)}
      submitColor={action === 'delete' ? 'error' : undefined}
      onSubmit={async (parts) =>
        action === 'delete' || action === 'duplicate'
          ? changeParts({ partsAction: { action, ...parts } })
          : editParts({ partsEdit: { ...parts, set: { hidden: action === 'hide' } } })
      }
      doneText={(count) => t(`done.${action}`, { count })}
    >
      <Typography variant="body2" color="textSecondary">
        {t(`texts.${action}`, { days: TRASH_DAYS })}
      </Typography>
    </BulkDialog>
  );
}
