import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { MatchedLine, SparePart } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import type { PastedLine } from '@/shared/pastedList';
import { possibleQuantity, stateOf } from './lineChoices';

interface PastedLineRowProps {
  line: PastedLine;
  match: MatchedLine;
  /** Id of the part; empty: the line is added as text. */
  choice: string;
  onChoose: (partId: string) => void;
}

const COLORS = { matched: 'success', choose: 'warning', kept: 'default' } as const;

const labelOf = ({ name, partNumber }: SparePart) => [partNumber, name].filter(Boolean).join(' · ');

/** One line as it was pasted, and the part that is added for it. */
export function PastedLineRow({ line, match, choice, onChoose }: PastedLineRowProps) {
  const { t } = useTranslation('pasteList');
  const { text, quantity = 1, unit, note } = line;
  const state = stateOf(match);
  const [part] = match.parts;
  const possible = possibleQuantity(quantity);
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Typography dir="auto" sx={{ flexGrow: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
        <Chip size="small" color={COLORS[state]} variant="outlined" label={t(state)} />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {[t('quantity', { quantity: [possible, unit].filter(Boolean).join(' ') }), note]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {possible !== quantity && (
        <Typography variant="body2" color="error">
          {t('changedQuantity', { written: quantity, quantity: possible })}
        </Typography>
      )}
      {state === 'matched' && part && (
        <Typography dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {labelOf(part)}
        </Typography>
      )}
      {state === 'choose' && (
        <TextField
          select
          fullWidth
          size="small"
          value={choice}
          onChange={(event) => onChoose(event.target.value)}
          slotProps={{
            select: { native: true },
            htmlInput: { 'aria-label': t('part', { line: text }) },
          }}
          sx={{ mt: 1, maxWidth: 640 }}
        >
          {match.parts.map((each) => (
            <option key={each._id} value={each._id}>
              {labelOf(each)}
            </option>
          ))}
          <option value="">{t('keep', { line: text })}</option>
        </TextField>
      )}
    </Box>
  );
}
