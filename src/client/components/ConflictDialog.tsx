import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useContent } from '../content';
import { ConflictChoice } from './ConflictChoice';
import { ConflictList } from './ConflictList';
import type { ConflictRow } from './conflictRow';

export interface ConflictDialogProps {
  rows: ConflictRow[];
  /** Gets the fields in which the other person's value is to go. */
  onSave: (taken: ReadonlySet<string>) => void;
  onCancel: () => void;
}

/** What two people have changed in the same thing, and the choice where both changed a field. */
export function ConflictDialog({ rows, onSave, onCancel }: ConflictDialogProps) {
  const { conflict } = useContent('admin');
  const id = useId();
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const by = (who: ConflictRow['by']) => rows.filter((row) => row.by === who);
  const choose = (field: string, theirs: boolean) => {
    const others = [...taken].filter((each) => each !== field);
    setTaken(new Set(theirs ? [...others, field] : others));
  };
  return (
    <Dialog
      open
      onClose={onCancel}
      maxWidth="md"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ paper: { sx: { mx: { xs: 1.5, sm: 4 }, width: { xs: '100%' } } } }}
    >
      <DialogTitle id={`${id}-title`}>{conflict.title}</DialogTitle>
      <DialogContent dividers>
        <DialogContentText id={`${id}-text`}>{conflict.text}</DialogContentText>
        {by('both').map((row) => (
          <ConflictChoice
            key={row.field}
            row={row}
            takesTheirs={taken.has(row.field)}
            onChoose={(theirs) => choose(row.field, theirs)}
          />
        ))}
        <ConflictList title={conflict.byThem} rows={by('them')} after={({ theirs }) => theirs} />
        <ConflictList title={conflict.byMe} rows={by('me')} after={({ mine }) => mine} />
      </DialogContent>
      <DialogActions sx={{ px: { xs: 2, sm: 3 }, py: 2 }}>
        <Button onClick={onCancel}>{conflict.back}</Button>
        <Button variant="contained" onClick={() => onSave(taken)}>
          {conflict.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
