import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '@/client/i18n/useTranslation';
import type { FieldChange, ThreeWays } from '@/client/lib/threeWayMerge';
import { ConfirmDialog } from './ConfirmDialog';

export interface Conflict<Values> {
  changes: FieldChange<Values>[];
  /** Gets the fields in which the other person's value wins. */
  onSave: (taken: ReadonlySet<keyof Values>) => void;
  onCancel: () => void;
}

export interface ConflictDialogProps<Values> extends Conflict<Values> {
  labels: Record<keyof Values, string>;
  /** Renders a field's value; null for an empty one. */
  show: (field: keyof Values, value: Values[keyof Values]) => ReactNode;
}

/** A changed field, rendered; null stands for an empty value. */
interface ConflictRow extends ThreeWays<ReactNode> {
  /** Name of the field, unique. */
  label: string;
}

/** Shows what two people have changed in one record, with a choice where both changed a field. */
export function ConflictDialog<Values>(props: ConflictDialogProps<Values>) {
  const { changes, labels, show, onSave, onCancel } = props;
  const { t } = useTranslation('admin');
  const id = useId();
  const [taken, setTaken] = useState<ReadonlySet<keyof Values>>(new Set());
  const rowsBy = (who: FieldChange<Values>['by']) =>
    changes
      .filter(({ by }) => by === who)
      .map(({ field, base, mine, theirs }) => ({
        field,
        label: labels[field],
        base: show(field, base),
        mine: show(field, mine),
        theirs: show(field, theirs),
      }));
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
        {rowsBy('both').map(({ field, ...row }) => (
          <ConflictChoice
            key={row.label}
            row={row}
            takesTheirs={taken.has(field)}
            onChoose={(theirs) => choose(field, theirs)}
          />
        ))}
        <ConflictList title={t('conflict.byThem')} rows={rowsBy('them')} result="theirs" />
        <ConflictList title={t('conflict.byMe')} rows={rowsBy('me')} result="mine" />
      </DialogContent>
      <DialogActions sx={{ pt: 2 }}>
        <Button onClick={onCancel}>{t('conflict.back')}</Button>
        <Button variant="contained" onClick={() => onSave(taken)}>
          {t('conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ConflictChoiceProps {
  row: ConflictRow;
  takesTheirs: boolean;
  onChoose: (theirs: boolean) => void;
}

/** A field that both have changed: mine or theirs. */
function ConflictChoice({ row, takesTheirs, onChoose }: ConflictChoiceProps) {
  const { t } = useTranslation('admin');
  const id = useId();
  const chosen = takesTheirs ? 'theirs' : 'mine';
  return (
    <FormControl component="fieldset" fullWidth sx={{ mt: 3, minWidth: 0 }}>
      <FormLabel component="legend" focused={false} id={id}>
        <Typography variant="subtitle1" component="span" color="textPrimary">
          {row.label}
        </Typography>
      </FormLabel>
      <Typography variant="body2" component="div" color="textSecondary">
        {t('conflict.before')}
        <ConflictValue label={`${row.label}, ${t('conflict.before')}`}>{row.base}</ConflictValue>
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={chosen}
        onChange={(_event, value) => onChoose(value === 'theirs')}
        sx={{
          display: 'grid',
          gap: 1.5,
          mt: 1,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {(['mine', 'theirs'] as const).map((name) => (
          <Paper
            key={name}
            variant="outlined"
            sx={{
              p: 1.5,
              borderColor: name === chosen ? 'primary.main' : undefined,
              bgcolor: name === chosen ? 'action.selected' : undefined,
            }}
          >
            <FormControlLabel
              value={name}
              label={t(`conflict.${name}`)}
              control={
                <Radio
                  size="small"
                  slotProps={{ input: { 'aria-describedby': `${id}-${name}` } }}
                />
              }
              slotProps={{ typography: { sx: { fontWeight: 600 } } }}
            />
            <Typography variant="body2" component="div" id={`${id}-${name}`}>
              <ConflictValue label={`${row.label}, ${t(`conflict.${name}`)}`}>
                {row[name]}
              </ConflictValue>
            </Typography>
          </Paper>
        ))}
      </RadioGroup>
    </FormControl>
  );
}

interface ConflictListProps {
  title: string;
  rows: ConflictRow[];
  /** Whose value is saved. */
  result: 'mine' | 'theirs';
}

/** Fields that only one of the two has changed: nothing has to be decided. */
function ConflictList({ title, rows, result }: ConflictListProps) {
  const { t } = useTranslation('admin');
  if (rows.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography variant="subtitle1" component="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box component="dl" sx={{ m: 0, typography: 'body2' }}>
        {rows.map((row) => (
          <Box
            key={row.label}
            sx={{
              display: 'grid',
              columnGap: 2,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '180px repeat(2, minmax(0, 1fr))' },
              py: 1,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box component="dt" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {row.label}
            </Box>
            <Box component="dd" sx={{ m: 0, color: 'text.secondary' }}>
              {t('conflict.before')}
              <ConflictValue label={`${row.label}, ${t('conflict.before')}`}>
                {row.base}
              </ConflictValue>
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {t('conflict.after')}
              </Box>
              <ConflictValue label={`${row.label}, ${t('conflict.after')}`}>
                {row[result]}
              </ConflictValue>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** One value of a field; a long text scrolls within itself and can be focused for that. */
function ConflictValue({ label, children }: { label: string; children: ReactNode }) {
  const { t } = useTranslation('admin');
  if (children === null) {
    return (
      <Box component="span" sx={{ display: 'block', fontStyle: 'italic', color: 'text.secondary' }}>
        {t('conflict.empty')}
      </Box>
    );
  }
  const isLong = typeof children === 'string' && children.length > 300;
  return (
    <Box
      component={isLong ? 'div' : 'span'}
      {...(isLong && { tabIndex: 0, role: 'group', 'aria-label': label })}
      sx={{
        display: 'block',
        whiteSpace: 'pre-line',
        overflowWrap: 'anywhere',
        ...(isLong && { maxHeight: 200, overflowY: 'auto' }),
      }}
    >
      {children}
    </Box>
  );
}

export interface GoneDialogProps {
  saveText: string;
  onSave: () => void;
  onCancel: () => void;
}

/** Says that the edited record has been deleted by someone else, and offers to create it again. */
export function GoneDialog({ saveText, onSave, onCancel }: GoneDialogProps) {
  const { t } = useTranslation('admin');
  return (
    <ConfirmDialog
      open
      title={t('gone.title')}
      confirmText={saveText}
      confirmColor="primary"
      cancelText={t('conflict.back')}
      onConfirm={onSave}
      onCancel={onCancel}
    >
      {t('gone.text')}
    </ConfirmDialog>
  );
}
