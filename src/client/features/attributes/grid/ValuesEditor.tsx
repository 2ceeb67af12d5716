import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { BusyButton } from '@/client/components/console/BusyButton';
import { useUnsavedChanges } from '@/client/components/console/leaveGuard';
import { useNotices } from '@/client/components/console/useFailure';
import { readEntries, useEntriesDraft } from '@/client/components/console/useFormDraft';
import { useTranslation } from '@/client/i18n/useTranslation';
import { focusMain } from '@/client/lib/focusMain';
import { type Edits, withEntries, withoutSaved } from './edits';
import { type Match, pasteInPlace } from './paste';
import { RejectedValues } from './RejectedValues';
import { type Sending, useSaveValues } from './useSaveValues';
import { type Place, ValuesGrid, type ValuesGridProps } from './ValuesGrid';

interface ValuesEditorProps extends Omit<ValuesGridProps, 'onPaste'> {
  /** Names the draft of the edits. */
  draft: string;
  sending: Sending;
  match: Match;
  /** Beside the button that saves. */
  children?: ReactNode;
}

export function ValuesEditor(props: ValuesEditorProps) {
  const { draft, edits, setEdits, sending, match, children, ...grid } = props;
  const { t } = useTranslation('attributes');
  const { showFailure } = useNotices();
  const saving = useSaveValues(sending, (saved) => setEdits((all) => withoutSaved(all, saved)));
  const { save, busy } = saving;
  const [paste, setPaste] = useState<{ text: string; before: Edits; after: Edits }>();
  const unmatchedDraft = `${draft} unmatched`;
  const [unmatched, setUnmatched] = useState(() => readEntries<string[]>(unmatchedDraft));
  const closeUnmatched = () => setUnmatched([]);
  const { forget } = useEntriesDraft(unmatchedDraft, unmatched, closeUnmatched);
  useUnsavedChanges(unmatched.length > 0, forget);
  const latest = useRef(edits);
  useEffect(() => {
    latest.current = edits;
  });
  const count = edits.size;

  const onPaste = async (lines: string[][], place: Place) => {
    try {
      const pasted = (await match(lines, place)) ?? pasteInPlace(grid, lines, place);
      const { entries, outside } = pasted;
      // Something may have been typed since.
      const before = latest.current;
      const after = withEntries(before, entries);
      const shown = new Set(grid.rows.map(({ _id }) => _id));
      const elsewhere = entries.filter(({ part }) => !shown.has(part._id)).length;
      const text = [
        t('grid.pasted', { count: entries.length }),
        elsewhere > 0 && t('grid.elsewhere', { count: elsewhere }),
        outside > 0 && t('grid.outside', { count: outside }),
      ];
      setEdits(after);
      setPaste({ text: text.filter(Boolean).join(' '), before, after });
      setUnmatched(pasted.unmatched);
    } catch (error) {
      showFailure(error, t('grid.pasteFailed'));
    }
  };

  // Until something else is entered.
  const undoable = paste?.after === edits ? paste : undefined;
  return (
    <>
      <Stack
        direction="row"
        spacing={1.5}
        sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 2, '& button': { minHeight: 40 } }}
      >
        <BusyButton
          variant="contained"
          // After a save it has the focus, which a disabled one would lose.
          busy={busy || count === 0}
          onClick={() => void save([...edits.values()])}
        >
          {busy && t('proposals.confirming')}
          {!busy && (count > 0 ? t('grid.save', { count }) : t('grid.saveNone'))}
        </BusyButton>
        {children}
        <Typography role="status" variant="body2" color="textSecondary">
          {undoable?.text}
        </Typography>
        {undoable && (
          <Button
            onClick={() => {
              setEdits(undoable.before);
              closeUnmatched();
              focusMain();
            }}
          >
            {t('grid.undoPaste')}
          </Button>
        )}
      </Stack>
      {unmatched.length > 0 && (
        <Alert severity="warning" onClose={closeUnmatched} sx={{ mb: 2 }}>
          {t('grid.unmatched', { count: unmatched.length })}
          <TextField
            multiline
            fullWidth
            size="small"
            maxRows={6}
            value={unmatched.map((line) => line.join('\t')).join('\n')}
            slotProps={{ htmlInput: { readOnly: true, 'aria-label': t('grid.unmatchedRows') } }}
            sx={{ mt: 1, bgcolor: 'background.paper' }}
          />
        </Alert>
      )}
      <RejectedValues
        saving={saving}
        edits={edits}
        setEdits={setEdits}
        onReplace={(all) => void save([...all.values()])}
        sx={{ mb: 2 }}
      />
      <ValuesGrid
        {...grid}
        edits={edits}
        setEdits={setEdits}
        onPaste={(...pasted) => void onPaste(...pasted)}
      />
    </>
  );
}
