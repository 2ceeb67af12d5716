import Alert from '@mui/material/Alert';
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
import { DescriptionList } from '../DescriptionList';
import { ConfirmDialog } from './ConfirmDialog';

export interface Conflict<Values> {
  changes: FieldChange<Values>[];
  /** Gets the fields in which the other person's value wins. */
  onSave: (taken: ReadonlySet<keyof Values>) => void;
  onCancel: () => void;
}

export type SaveQuestion<Values, Stored> =
  /** With the record as it was when the form was filled, and as it is now. */
  | ({ kind: 'changed'; base: Stored; now: Stored } & Conflict<Values>)
  | { kind: 'gone'; onSave: () => void; onCancel: () => void };

interface ConflictDialogProps<Values> extends Conflict<Values> {
  labels: Record<keyof Values, string>;
  /** Renders a field's value; null for an empty one. */
  show: (field: keyof Values, value: Values[keyof Values]) => ReactNode;
}

/** Shows what two people have changed in one record, with a choice where both changed a field. */
export function ConflictDialog<Values>(props: ConflictDialogProps<Values>) {
  const { changes, labels, show, onSave, onCancel } = props;
  const { t } = useTranslation('admin');
  const id = useId();
  const [taken, setTaken] = useState<(keyof Values)[]>([]);

  type Change = FieldChange<Values>;
  const retranslate = changes.filter(
    ({ field, by }) =>
      by !== 'me' &&
      changes.some((other) => other.field === `${String(field)}Zh` && other.by !== 'them'),
  );
  /** A long text scrolls within itself and can be focused for that. */
  const valueOf = ({ field, ...ways }: Change, way: keyof ThreeWays<unknown>, caption: string) => {
    const value = show(field, ways[way]);
    const isLong = typeof value === 'string' && value.length > 300;
    const group = { tabIndex: 0, role: 'group', 'aria-label': `${labels[field]}, ${caption}` };
    return (
      <Box
        {...(isLong && group)}
        sx={[
          { whiteSpace: 'pre-line' },
          isLong && { maxHeight: 200, overflowY: 'auto' },
          value === null && { fontStyle: 'italic', color: 'text.secondary' },
        ]}
      >
        {value ?? t('conflict.empty')}
      </Box>
    );
  };
  const before = (change: Change) => (
    <Typography variant="body2" component="div" color="textSecondary">
      {t('conflict.before')}
      {valueOf(change, 'base', t('conflict.before'))}
    </Typography>
  );

  const choice = (change: Change) => {
    const { field } = change;
    const fieldId = `${id}-${String(field)}`;
    const chosen = taken.includes(field) ? 'theirs' : 'mine';
    return (
      <FormControl key={fieldId} component="fieldset" fullWidth sx={{ mt: 3, minWidth: 0 }}>
        <FormLabel component="legend" focused={false} id={fieldId}>
          {labels[field]}
        </FormLabel>
        {before(change)}
        <RadioGroup
          aria-labelledby={fieldId}
          value={chosen}
          onChange={(_event, way) =>
            setTaken(way === 'theirs' ? [...taken, field] : taken.filter((item) => item !== field))
          }
          sx={{ ...halves, gap: 1.5, mt: 1 }}
        >
          {(['mine', 'theirs'] as const).map((way) => (
            <Paper
              key={way}
              variant="outlined"
              sx={[
                { p: 1.5 },
                way === chosen && { borderColor: 'primary.main', bgcolor: 'action.selected' },
              ]}
            >
              <FormControlLabel
                value={way}
                label={t(`conflict.${way}`)}
                control={
                  <Radio
                    size="small"
                    slotProps={{ input: { 'aria-describedby': `${fieldId}-${way}` } }}
                  />
                }
                slotProps={{ typography: { sx: { fontWeight: 600 } } }}
              />
              <Typography variant="body2" component="div" id={`${fieldId}-${way}`}>
                {valueOf(change, way, t(`conflict.${way}`))}
              </Typography>
            </Paper>
          ))}
        </RadioGroup>
      </FormControl>
    );
  };

  /** The fields that only one of the two has changed: nothing has to be decided. */
  const decided = (by: Change['by'], title: string, way: 'mine' | 'theirs') => {
    const own = changes.filter((change) => change.by === by);
    if (own.length === 0) return null;
    return (
      <Box component="section" sx={{ mt: 3 }}>
        <Typography variant="subtitle1" component="h3" sx={{ mb: 1 }}>
          {title}
        </Typography>
        <DescriptionList
          rows={own.map((change) => ({
            label: labels[change.field],
            value: (
              <Box sx={halves}>
                {before(change)}
                <Typography variant="body2" component="div">
                  <Typography variant="inherit" component="span" color="textSecondary">
                    {t('conflict.after')}
                  </Typography>
                  {valueOf(change, way, t('conflict.after'))}
                </Typography>
              </Box>
            ),
          }))}
          rowSx={{
            display: 'grid',
            columnGap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '180px minmax(0, 1fr)' },
            py: 1,
            borderTop: 1,
            borderColor: 'divider',
          }}
          labelSx={{ typography: 'body2', fontWeight: 600 }}
        />
      </Box>
    );
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
        {retranslate.length > 0 && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {t('conflict.retranslate', {
              fields: retranslate.map(({ field }) => labels[field]).join(', '),
            })}
          </Alert>
        )}
        {changes.filter(({ by }) => by === 'both').map(choice)}
        {decided('them', t('conflict.byThem'), 'theirs')}
        {decided('me', t('conflict.byMe'), 'mine')}
      </DialogContent>
      <DialogActions sx={{ pt: 2 }}>
        <Button onClick={onCancel}>{t('conflict.back')}</Button>
        <Button variant="contained" onClick={() => onSave(new Set(taken))}>
          {t('conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const halves = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};

interface SaveQuestionDialogProps<Values> extends Pick<
  ConflictDialogProps<Values>,
  'labels' | 'show'
> {
  question: SaveQuestion<Values, unknown> | null;
  /** Of the button that saves a deleted record as a new one. */
  saveText?: string;
}

/** What `useVersionedSave` waits for, if anything. */
export function SaveQuestionDialog<Values>(props: SaveQuestionDialogProps<Values>) {
  const { t } = useTranslation('admin');
  const { question, saveText = t('gone.saveAsNew'), labels, show } = props;
  if (question?.kind === 'gone') return <GoneDialog {...question} saveText={saveText} />;
  return question && <ConflictDialog {...question} labels={labels} show={show} />;
}

/** Says that the edited record has been deleted by someone else, and offers to create it again. */
export function GoneDialog(props: { saveText: string; onSave: () => void; onCancel: () => void }) {
  const { t } = useTranslation('admin');
  return (
    <ConfirmDialog
      title={t('gone.title')}
      confirmText={props.saveText}
      confirmColor="primary"
      cancelText={t('conflict.back')}
      onConfirm={props.onSave}
      onCancel={props.onCancel}
    >
      {t('gone.text')}
    </ConfirmDialog>
  );
}
