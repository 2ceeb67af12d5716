import Alert, { type AlertProps } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { focusMain } from '@/client/lib/focusMain';
import { textOfValue } from './cells';
import { type Edit, withSeen, without } from './edits';
import type { useSaveValues } from './useSaveValues';

/** Conflicts that are listed by name. */
const SHOWN = 5;

interface RejectedValuesProps<One extends Edit> extends Pick<AlertProps, 'sx'> {
  saving: Pick<ReturnType<typeof useSaveValues>, 'rejected' | 'setRejected' | 'nameOf'>;
  edits: ReadonlyMap<string, One>;
  setEdits: (edits: ReadonlyMap<string, One>) => void;
  /** Saves again, over what colleagues have changed. */
  onReplace: (edits: ReadonlyMap<string, One>) => void;
}

/** Why values have not been saved, if so; what a colleague has changed is replaced or kept. */
export function RejectedValues<One extends Edit>(props: RejectedValuesProps<One>) {
  const { saving, edits: allEdits, setEdits, onReplace, sx } = props;
  const { rejected, setRejected, nameOf } = saving;
  const { t } = useTranslation('attributes');
  const language = useLanguage();
  if (!rejected) return null;
  const { text, edits, conflicts } = rejected;
  const isConflict = conflicts.size > 0;
  const changeOf = (edit: Edit) => {
    const { value = null, changedBy } = conflicts.get(edit.id) ?? {};
    return t(value === null ? 'grid.removedBy' : 'grid.changedBy', {
      who: changedBy ?? t('grid.somebody'),
      cell: nameOf(edit),
      value: textOfValue(value, edit.attribute, language),
    });
  };
  const giveUp = () => {
    setEdits(without(allEdits, edits));
    setRejected(undefined);
    focusMain();
  };
  const replace = () => {
    const all = withSeen(allEdits, conflicts);
    setEdits(all);
    focusMain();
    onReplace(all);
  };
  return (
    <Alert severity="error" sx={sx}>
      {text}
      {isConflict && (
        <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
          {edits.slice(0, SHOWN).map((edit) => (
            <li key={edit.id}>{changeOf(edit)}</li>
          ))}
          {edits.length > SHOWN && <li>{t('grid.more', { count: edits.length - SHOWN })}</li>}
        </Box>
      )}
      {edits.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {isConflict && (
            <Button color="inherit" variant="outlined" onClick={replace}>
              {t('grid.replace')}
            </Button>
          )}
          <Button color="inherit" variant="outlined" onClick={giveUp}>
            {t(isConflict ? 'grid.keepTheirs' : 'grid.giveUp', { count: edits.length })}
          </Button>
        </Box>
      )}
    </Alert>
  );
}
