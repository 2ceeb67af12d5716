import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '@/client/i18n/useTranslation';
import type { FieldChange } from '@/client/lib/threeWayMerge';
import { ConflictChoice } from './ConflictChoice';
import { ConflictList } from './ConflictList';
import type { ConflictRow } from './ConflictValue';
import { DialogButtons } from './DialogButtons';

export interface Conflict<Values> {
  changes: FieldChange<Values>[];
  /** Gets the fields in which the other person's value is to go. */
  onSave: (taken: ReadonlySet<keyof Values>) => void;
  onCancel: () => void;
}

export interface ConflictDialogProps<Values> extends Conflict<Values> {
  labels: Record<keyof Values, string>;
  /** A value of a field as it is to be seen; null for an empty one. */
  show: (field: keyof Values, value: Values[keyof Values]) => ReactNode;
}

/** What two people have changed in the same thing, and the choice where both changed a field. */
export function ConflictDialog<Values>(props: ConflictDialogProps<Values>) {
  const { changes, labels, show, onSave, onCancel } = props;
  const { t } = useTranslation('admin');
  const id = useId();
  const [taken, setTaken] = useState<ReadonlySet<keyof Values>>(new Set());
  const rows = changes.map(({ field, by, base, mine, theirs }) => ({
    ...{ field, by, label: labels[field] },
    ...{ base: show(field, base), mine: show(field, mine), theirs: show(field, theirs) },
  }));
  const by = (who: ConflictRow['by']) => rows.filter((row) => row.by === who);
  const choose = (field: keyof Values, theirs: boolean) => {
    const others = [...taken].filter((each) => each !== field);
    setTaken(new Set(theirs ? [...others, field] : others));
  };
  return (
    <Dialog
      open
      onClose={onCancel}
      maxWidth="md"
      fullWidth
      aria-describedby={id}
      slotProps={{ paper: { sx: { mx: { xs: 1.5, sm: 4 }, width: { xs: '100%' } } } }}
    >
      <DialogTitle>{t('conflict.title')}</DialogTitle>
      <DialogContent dividers>
        <DialogContentText id={id}>{t('conflict.text')}</DialogContentText>
        {by('both').map((row) => (
          <ConflictChoice
            key={row.label}
            row={row}
            takesTheirs={taken.has(row.field)}
            onChoose={(theirs) => choose(row.field, theirs)}
          />
        ))}
        <ConflictList
          title={t('conflict.byThem')}
          rows={by('them')}
          after={({ theirs }) => theirs}
        />
        <ConflictList title={t('conflict.byMe')} rows={by('me')} after={({ mine }) => mine} />
      </DialogContent>
      <DialogButtons>
        <Button onClick={onCancel}>{t('conflict.back')}</Button>
        <Button variant="contained" onClick={() => onSave(taken)}>
          {t('conflict.save')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
