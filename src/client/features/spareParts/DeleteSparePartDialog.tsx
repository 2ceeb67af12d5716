import Typography from '@mui/material/Typography';
import type { SparePart } from '../../api';
import { useDeleteSparePartMutation } from '../../api';
import { useContent } from '../../content';
import { DeleteDialog } from '../ui/DeleteDialog';

export interface DeleteSparePartDialogProps {
  /** The part in question; null while there is none. */
  part: SparePart | null;
  onClose: () => void;
  onDeleted?: () => void;
}

/** The question before a spare part goes. */
export function DeleteSparePartDialog({ part, onClose, onDeleted }: DeleteSparePartDialogProps) {
  const { deleting } = useContent('adminParts');
  const [deleteSparePart] = useDeleteSparePartMutation();
  return (
    <DeleteDialog
      open={part !== null}
      doneText={deleting.done}
      onDelete={() => deleteSparePart({ id: part?._id ?? '' })}
      onClose={onClose}
      onDeleted={onDeleted}
    >
      <Typography gutterBottom>{deleting.text}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {part?.name}
      </Typography>
    </DeleteDialog>
  );
}
