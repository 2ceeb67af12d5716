import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { memo, useState } from 'react';
import type { MatchedLine } from '@/client/api';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import type { PastedLine } from '@/shared/pastedList';
import type { Reading } from '@/shared/quantities';
import { formatQuantity } from '@/shared/quotations';
import { CandidatePart } from './CandidatePart';
import { QuantityFields } from './QuantityFields';

/** A line as it was pasted, and the parts that it may mean. */
export interface PastedRow extends Pick<MatchedLine, 'parts'> {
  line: PastedLine;
  state: 'matched' | 'choose' | 'kept';
  /** Id of the selected part; empty: the line is added as text; undefined: nothing is selected. */
  choice?: string;
}

const COLORS = { matched: 'success', choose: 'warning', kept: 'default' } as const;

interface PastedLineRowProps extends PastedRow {
  index: number;
  onChange: (index: number, changed: Partial<PastedLine>) => void;
  onChoose: (index: number, choice: string) => void;
}

/** Of two hundred rows a change renders one. */
export const PastedLineRow = memo(function PastedLineRow(props: PastedLineRowProps) {
  const { index, line, parts, state, choice, onChange, onChoose } = props;
  const { t } = useTranslation('pasteList');
  const language = useLanguage();
  const { text, quantity, unit, note, original, others = [] } = line;
  const [part] = parts;
  const labelOf = (reading: Reading) => formatQuantity(reading, language) || t('noQuantity');
  const [adopted, setAdopted] = useState(0);
  /** What was read stays one tap away. */
  const adopt = (reading: Reading) => {
    setAdopted(adopted + 1);
    onChange(index, {
      quantity: reading.quantity,
      unit: reading.unit ?? unit,
      others: [{ quantity, unit }, ...others.filter((other) => other !== reading)],
    });
  };
  return (
    <Box component="li" sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography dir="auto" sx={{ fontWeight: 600 }}>
            {text}
          </Typography>
          {original && original !== text && (
            <Typography variant="body2" color="textSecondary">
              {t('original')} <bdi>{original}</bdi>
            </Typography>
          )}
          {note && (
            <Typography variant="body2" color="textSecondary" dir="auto">
              {note}
            </Typography>
          )}
        </Box>
        <Chip size="small" color={COLORS[state]} variant="outlined" label={t(state)} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5, alignItems: 'flex-start' }}>
        <QuantityFields
          key={adopted}
          quantity={quantity}
          unit={unit}
          name={text}
          emptyText={t('noQuantity')}
          // Who types a quantity has checked it.
          onChange={(changed) =>
            onChange(index, 'quantity' in changed ? { ...changed, others: undefined } : changed)
          }
        />
        {others.map((other, at) => (
          <Button
            key={at}
            size="small"
            variant="outlined"
            color="warning"
            onClick={() => adopt(other)}
            sx={{ minHeight: 44 }}
          >
            {t('instead', { quantity: labelOf(other) })}
          </Button>
        ))}
      </Box>
      {state === 'choose' && (
        <RadioGroup
          aria-label={t('part', { line: text })}
          value={choice ?? null}
          onChange={(_, value) => onChoose(index, value)}
          sx={{ mt: 1, maxWidth: 640 }}
        >
          {parts.map((candidate) => (
            <CandidatePart key={candidate._id} part={candidate} isChoice />
          ))}
          <FormControlLabel
            value=""
            control={<Radio />}
            label={t('keep')}
            sx={{ minHeight: 44, mx: 0 }}
          />
        </RadioGroup>
      )}
      {state === 'matched' && part && <CandidatePart part={part} />}
    </Box>
  );
});
