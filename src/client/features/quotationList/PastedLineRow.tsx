import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { memo, useState } from 'react';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import type { PastedLine } from '@/shared/pastedList';
import type { Reading } from '@/shared/quantities';
import { formatQuantity } from '@/shared/quotations';
import { CandidatePart } from './CandidatePart';
import { PastedItem } from './PastedItem';
import type { PastedRow } from './pastedRows';
import { QuantityFields } from './QuantityFields';

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
  const { text, quantity, unit, others = [] } = line;
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
  const fields = (
    <>
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
          {t('instead', { quantity: formatQuantity(other, language) || t('noQuantity') })}
        </Button>
      ))}
    </>
  );
  return (
    <PastedItem line={line} state={state} fields={fields}>
      {state === 'choose' ? (
        <RadioGroup
          aria-label={t('part', { line: text })}
          value={choice ?? null}
          onChange={(_, value) => onChoose(index, value)}
        >
          {parts.map((part) => (
            <CandidatePart key={part._id} part={part} control={<Radio value={part._id} />} />
          ))}
          <FormControlLabel
            value=""
            control={<Radio />}
            label={t('keep')}
            sx={{ minHeight: 44, m: 0, px: 1 }}
          />
        </RadioGroup>
      ) : (
        parts.map((part) => <CandidatePart key={part._id} part={part} />)
      )}
    </PastedItem>
  );
});
