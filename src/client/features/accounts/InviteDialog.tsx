import Dialog from '@mui/material/Dialog';
import { useId, useState } from 'react';
import { InvitationLink } from './InvitationLink';
import { InviteForm } from './InviteForm';

export interface InviteDialogProps {
  onClose: () => void;
}

/** Asks whom to invite, then shows the link once. */
export function InviteDialog({ onClose }: InviteDialogProps) {
  const titleId = useId();
  const [made, setMade] = useState<{ email: string; token: string }>();
  return (
    // What is shown once must not vanish by a click beside it or by Escape.
    <Dialog open onClose={made ? undefined : onClose} aria-labelledby={titleId} fullWidth>
      {made ? (
        <InvitationLink titleId={titleId} {...made} onClose={onClose} />
      ) : (
        <InviteForm titleId={titleId} onMade={setMade} onClose={onClose} />
      )}
    </Dialog>
  );
}
