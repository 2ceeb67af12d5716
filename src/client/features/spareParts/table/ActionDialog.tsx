import Typography from '@mui/material/Typography';
import { useChangeSparePartsMutation, useEditSparePartsMutation } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import { TRASH_DAYS } from '@/shared/limits';
import { BulkDialog, type BulkDialogProps, type PlainAction } from './BulkDialog';

/** Confirms a change of the selected parts that has nothing to enter. */
export function ActionDialog({ action, ...dialog }: BulkDialogProps & { action: PlainAction }) {
  const { t } = useTranslation('partTable');
  const [changeParts] = useChangeSparePartsMutation();
  const [editParts] = useEditSparePartsMutation();
  return (
    <BulkDialog
      {...dialog}
      action={action}
      defaultValues={{}}
      onSubmit={async (parts) =>
        action === 'delete' || action === 'duplicate'
          ? changeParts({ partsAction: { action, ...parts } })
          : editParts({ partsEdit: { ...parts, set: { hidden: action === 'hide' } } })
      }
      submitColor={action === 'delete' ? 'error' : undefined}
    >
      <Typography variant="body2" color="textSecondary">
        {t(`texts.${action}`, { days: TRASH_DAYS })}
      </Typography>
    </BulkDialog>
  );
}
