import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { type Stored, textOfValue } from './cells';
import { type Edit, cellId } from './useEdits';
import type { Rejected } from './useSaveValues';

/** Conflicts that are listed by name. */
const SHOWN = 5;

interface RejectedValuesProps {
  rejected: Rejected;
  nameOf: (edit: Edit) => string;
  onGiveUp: (ids: string[]) => void;
  /** The values that parts have now, by cell. */
  onReplace: (values: ReadonlyMap<string, Stored>) => void;
}

/** Why values have not been saved; what a colleague has changed is replaced or kept. */
export function RejectedValues({ rejected, nameOf, onGiveUp, onReplace }: RejectedValuesProps) {
  const { t } = useTranslation('attributes');
  const language = useLanguage();
  const { text, edits, conflicts } = rejected;
  const current = new Map(
    conflicts.map(({ partId, key, value = null }) => [cellId(partId, key), value]),
  );
  const changeOf = (edit: Edit) => {
    const conflict = conflicts.find(({ partId, key }) => cellId(partId, key) === edit.id);
    return t(conflict?.value === undefined ? 'grid.removedBy' : 'grid.changedBy', {
      who: conflict?.changedBy ?? t('grid.somebody'),
      cell: nameOf(edit),
      value: textOfValue(conflict?.value ?? null, edit.attribute, language),
    });
  };
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      {text}
      {conflicts.length > 0 && (
        <Box component="ul" sx={{ my: 1, pl: 2.5, overflowWrap: 'anywhere' }}>
          {edits.slice(0, SHOWN).map((edit) => (
            <li key={edit.id}>{changeOf(edit)}</li>
          ))}
          {edits.length > SHOWN && <li>{t('grid.more', { count: edits.length - SHOWN })}</li>}
        </Box>
      )}
      {edits.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {conflicts.length > 0 && (
            <Button color="inherit" variant="outlined" onClick={() => onReplace(current)}>
              {t('grid.replace')}
            </Button>
          )}
          <Button
            color="inherit"
            variant="outlined"
            onClick={() => onGiveUp(edits.map(({ id }) => id))}
          >
            {t(conflicts.length > 0 ? 'grid.keepTheirs' : 'grid.giveUp', { count: edits.length })}
          </Button>
        </Box>
      )}
    </Alert>
  );
}
