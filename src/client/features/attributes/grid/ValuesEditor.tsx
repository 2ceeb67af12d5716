import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { BusyButton } from '@/client/components/console/BusyButton';
import { useTranslation } from '@/client/i18n/useTranslation';
import { focusMain } from '@/client/lib/focusMain';
import { type Edits, withEntries, withoutSaved } from './edits';
import { RejectedValues } from './RejectedValues';
import { useSaveValues } from './useSaveValues';
import { ValuesGrid, type ValuesGridProps } from './ValuesGrid';

export function ValuesEditor(props: Omit<ValuesGridProps, 'onPaste'>) {
  const { edits, setEdits, ...grid } = props;
  const { t } = useTranslation('attributes');
  const saving = useSaveValues((saved) => setEdits((all) => withoutSaved(all, saved)));
  const { save, busy } = saving;
  const [paste, setPaste] = useState<{ text: string; before: Edits; after: Edits }>();
  const count = edits.size;

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
          disabled={count === 0}
          busy={busy}
          onClick={() => void save([...edits.values()])}
        >
          {busy && t('proposals.confirming')}
          {!busy && (count > 0 ? t('grid.save', { count }) : t('grid.saveNone'))}
        </BusyButton>
        <Typography role="status" variant="body2" color="textSecondary">
          {undoable?.text}
        </Typography>
        {undoable && (
          <Button
            onClick={() => {
              setEdits(undoable.before);
              focusMain();
            }}
          >
            {t('grid.undoPaste')}
          </Button>
        )}
      </Stack>
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
        onPaste={(entries, outside) => {
          const after = withEntries(edits, entries);
          const pasted = t('grid.pasted', { count: entries.length });
          const skipped = outside > 0 && t('grid.outside', { count: outside });
          setEdits(after);
          setPaste({ text: [pasted, skipped].filter(Boolean).join(' '), before: edits, after });
        }}
      />
    </>
  );
}
