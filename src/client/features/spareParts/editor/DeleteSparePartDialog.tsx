import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  type SparePart,
  consolePart,
  ifMatch,
  useLazyGetSparePartQuery,
  useDeleteSparePartMutation,
} from '@/client/api';
import { DeleteDialog } from '@/client/components/console/DeleteDialog';
import { useTranslation } from '@/client/i18n/useTranslation';

interface DeleteSparePartDialogProps {
  /** Undefined while the dialog is closed. */
  part: SparePart | undefined;
  onClose: () => void;
  onDeleted?: () => void;
}

export function DeleteSparePartDialog({ part, onClose, onDeleted }: DeleteSparePartDialogProps) {
  const { t } = useTranslation('adminParts');
  const [deleteSparePart] = useDeleteSparePartMutation();
  const [getSparePart] = useLazyGetSparePartQuery();
  /** The current version, where the page's own proved to be old. */
  const [current, setCurrent] = useState<SparePart>();
  const id = part?._id ?? '';
  return (
    <DeleteDialog
      open={!!part}
      trashed={current ?? part}
      doneText={t('deleting.done')}
      onDelete={() => deleteSparePart({ id, ...ifMatch(current ?? part) })}
      onChanged={async () => setCurrent((await getSparePart(consolePart(id))).data)}
      onClose={() => {
        setCurrent(undefined);
        onClose();
      }}
      onDeleted={onDeleted}
    >
      <Typography sx={{ mb: 1 }}>{t('deleting.text')}</Typography>
      <Typography variant="body2" color="textSecondary">
        {current
          ? [current.name, current.brand, current.categoryId?.name].filter(Boolean).join(' · ')
          : part?.name}
      </Typography>
    </DeleteDialog>
  );
}
