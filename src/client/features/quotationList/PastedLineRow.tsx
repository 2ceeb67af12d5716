import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type MatchedLine, type SparePart, langOf } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import { MAX_QUANTITY } from '@/shared/limits';
import type { PastedLine } from '@/shared/pastedList';

/** A line as it was pasted, and the parts that it may mean. */
export interface PastedRow extends Pick<MatchedLine, 'by' | 'parts'> {
  line: PastedLine;
  state: 'matched' | 'choose' | 'kept';
}

/** Its form has the id of the chosen part under this name; empty: the line is added as text. */
export const CHOICE = 'partId';

const COLORS = { matched: 'success', choose: 'warning', kept: 'default' } as const;

/** The nearest quantity that a line may have. */
export const possibleQuantity = (quantity: number): number =>
  Math.min(MAX_QUANTITY, Math.max(1, Math.ceil(quantity)));

const labelOf = ({ name, partNumber }: SparePart) => [partNumber, name].filter(Boolean).join(' · ');

export function PastedLineRow({ row: { line, by, parts, state } }: { row: PastedRow }) {
  const { t } = useTranslation('pasteList');
  const { text, quantity: written = 1, unit, note } = line;
  const quantity = possibleQuantity(written);
  const [part] = parts;
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Typography dir="auto" sx={{ flexGrow: 1, fontWeight: 600 }}>
          {text}
        </Typography>
        <Chip size="small" color={COLORS[state]} variant="outlined" label={t(state)} />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {t('quantity', { quantity: [quantity, unit].filter(Boolean).join(' ') })}
        {note && ` · ${note}`}
      </Typography>
      {quantity !== written && (
        <Typography variant="body2" color="error">
          {t('changedQuantity', { written, quantity })}
        </Typography>
      )}
      {state === 'choose' ? (
        <NativeSelect
          variant="outlined"
          input={<OutlinedInput size="small" fullWidth />}
          name={CHOICE}
          // A similar number is another one.
          defaultValue={by === 'similarNumber' ? '' : part?._id}
          inputProps={{ 'aria-label': t('part', { line: text }) }}
          sx={{ mt: 1, maxWidth: 640 }}
        >
          {parts.map((choice) => (
            <option key={choice._id} value={choice._id} lang={langOf(choice)}>
              {labelOf(choice)}
            </option>
          ))}
          <option value="">{t('keep', { line: text })}</option>
        </NativeSelect>
      ) : (
        <input type="hidden" name={CHOICE} value={part?._id ?? ''} />
      )}
      {state === 'matched' && part && (
        <Typography dir="auto" lang={langOf(part)}>
          {labelOf(part)}
        </Typography>
      )}
    </Box>
  );
}
