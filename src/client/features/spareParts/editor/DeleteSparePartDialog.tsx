import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { useTranslation } from '@/client/i18n/useTranslation';
import { type SparePart, ifMatch, useLazyGetSparePartQuery } from '@/client/api';
import { useDeleteSparePartMutation } from '@/client/api/console';
import { DeleteDialog } from '@/client/features/ui/DeleteDialog';

export interface DeleteSparePartDialogProps {
  /** The part in question; null while there is none. */
  part: SparePart | null;
  onClose: () => void;
  onDeleted?: () => void;
}

/** The question before a spare part goes. */
export function DeleteSparePartDialog({ part, onClose, onDeleted }: DeleteSparePartDialogProps) {
  const { t } = useTranslation('adminParts');
  const [deleteSparePart] = useDeleteSparePartMutation();
  const [getSparePart] = useLazyGetSparePartQuery();
  /** As it is stored, where that is no longer what the page shows. */
  const [now, setNow] = useState<SparePart>();
  const shown = now ?? part;
  const id = part?._id ?? '';
  return (
    <DeleteDialog
      open={part !== null}
      doneText={t('deleting.done')}
      onDelete={() => deleteSparePart({ id, ...ifMatch(shown ?? undefined) })}
      onChanged={async () => setNow((await getSparePart({ id })).data)}
      onClose={() => {
        setNow(undefined);
        onClose();
      }}
      onDeleted={onDeleted}
    >
      <Typography sx={{ mb: 1 }}>{t('deleting.text')}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {now ? [now.name, now.brand, now.categoryId?.name].filter(Boolean).join(' · ') : part?.name}
      </Typography>
    </DeleteDialog>
  );
}
