import Alert, { type AlertProps } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { textOfValue } from './cells';
import type { Edit } from './edits';
import type { Rejected } from './useSaveValues';

/** Conflicts that are listed by name. */
const SHOWN = 5;

interface RejectedValuesProps extends Pick<AlertProps, 'sx'> {
  rejected: Rejected;
  nameOf: (edit: Edit) => string;
  onGiveUp: () => void;
  onReplace: () => void;
}

/** Why values have not been saved; what a colleague has changed is replaced or kept. */
export function RejectedValues(props: RejectedValuesProps) {
  const { rejected, nameOf, onGiveUp, onReplace, sx } = props;
  const { t } = useTranslation('attributes');
  const language = useLanguage();
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
            <Button color="inherit" variant="outlined" onClick={onReplace}>
              {t('grid.replace')}
            </Button>
          )}
          <Button color="inherit" variant="outlined" onClick={onGiveUp}>
            {t(isConflict ? 'grid.keepTheirs' : 'grid.giveUp', { count: edits.length })}
          </Button>
        </Box>
      )}
    </Alert>
  );
}
