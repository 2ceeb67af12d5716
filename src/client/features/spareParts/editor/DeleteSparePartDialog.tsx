import Typography from '@mui/material/Typography';
import {
  type SparePart,
  consolePart,
  ifMatch,
  useLazyGetSparePartQuery,
  useDeleteSparePartMutation,
} from '@/client/api';
import { DeleteDialog } from '@/client/components/console/DeleteDialog';
import { useTranslation } from '@/client/i18n/useTranslation';
import { joined } from '@/shared/isolate';
import { TRASH_DAYS } from '@/shared/limits';

interface DeleteSparePartDialogProps {
  part: SparePart | undefined;
  onClose: () => void;
  onDeleted?: () => void;
}

export function DeleteSparePartDialog({ part, onClose, onDeleted }: DeleteSparePartDialogProps) {
  const { t } = useTranslation('adminParts');
  const [deleteSparePart] = useDeleteSparePartMutation();
  const [getSparePart] = useLazyGetSparePartQuery();
  return (
    <DeleteDialog
      record={part}
      doneText={t('deleting.done', { days: TRASH_DAYS })}
      onDelete={(shown) => deleteSparePart({ id: shown._id, ...ifMatch(shown) })}
      readAgain={async () => part && (await getSparePart(consolePart(part._id))).data}
      onClose={onClose}
      onDeleted={onDeleted}
    >
      {({ name, brand, categoryId }, isChanged) => (
        <>
          <Typography sx={{ mb: 1 }}>{t('deleting.text', { days: TRASH_DAYS })}</Typography>
          <Typography variant="body2" color="textSecondary">
            {isChanged ? joined([name, brand, categoryId?.name]) : name}
          </Typography>
        </>
      )}
    </DeleteDialog>
  );
}
