import { useContent } from '../content';
import { ConfirmDialog } from './ConfirmDialog';

export interface GoneDialogProps {
  /** What to answer with yes: to store it again. */
  saveText: string;
  onSave: () => void;
  onCancel: () => void;
}

/** Says that what is edited has been deleted by someone else, and offers to store it anew. */
export function GoneDialog({ saveText, onSave, onCancel }: GoneDialogProps) {
  const { conflict, gone } = useContent('admin');
  return (
    <ConfirmDialog
      open
      title={gone.title}
      confirmText={saveText}
      confirmColor="primary"
      cancelText={conflict.back}
      onConfirm={onSave}
      onCancel={onCancel}
    >
      {gone.text}
    </ConfirmDialog>
  );
}
