import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '@/client/i18n/useTranslation';
import type { RangeGroup } from './filterGroups';
import { type End, exampleIn, inUnit } from './lengths';
import type { Filters } from './useFilters';

type Range = Record<End | 'unit', string>;

const ENDS = ['min', 'max'] as const;

/**
 * State of the fields of a range. Another unit converts the numbers, always from what was typed, so
 * that going to and fro loses nothing. The URL resets a field when it changes to something else.
 */
function useRange(applied: Range) {
  const fromUrl = (end: End) => ({ text: applied[end], unit: applied.unit });
  const [typed, setTyped] = useState({ min: fromUrl('min'), max: fromUrl('max') });
  const [unit, setUnit] = useState(applied.unit);
  const [last, setLast] = useState(applied);
  const shown = (end: End) => inUnit(typed[end].text, typed[end].unit, unit, end);
  if (last.min !== applied.min || last.max !== applied.max || last.unit !== applied.unit) {
    const changed = ENDS.filter(
      (end) => applied.unit !== unit || (last[end] !== applied[end] && shown(end) !== applied[end]),
    );
    setLast(applied);
    setUnit(applied.unit);
    setTyped({ ...typed, ...Object.fromEntries(changed.map((end) => [end, fromUrl(end)])) });
  }
  return {
    unit,
    setUnit,
    shown,
    type: (end: End, text: string) => setTyped({ ...typed, [end]: { text, unit } }),
  };
}

/** A number from … to …; of a length in the unit of the visitor's drawing. */
export function RangeFields({ group, valueOf }: { group: RangeGroup } & Pick<Filters, 'valueOf'>) {
  const { t } = useTranslation('catalogue');
  const { name, legend, units } = group;
  const [min, max] = [valueOf(`${name}.min`), valueOf(`${name}.max`)];
  const { unit, setUnit, shown, type } = useRange({
    min,
    max,
    unit: valueOf(`${name}.unit`) || units[0] || '',
  });
  const errorId = useId();
  // No part can be both.
  const isContrary = !!min && !!max && Number(min) > Number(max);
  const id = useId();
  // `TextField` would add 13 kB of script: it contains a select with its menu.
  const bound = (end: End, label: string) => (
    <FormControl size="small" error={isContrary}>
      <InputLabel shrink htmlFor={`${id}-${end}`}>
        {label}
      </InputLabel>
      <OutlinedInput
        notched
        id={`${id}-${end}`}
        type="number"
        name={`${name}.${end}`}
        label={label}
        value={shown(end)}
        onChange={({ target }) => type(end, target.value)}
        placeholder={exampleIn(unit, group[end])}
        slotProps={{
          input: {
            step: 'any',
            inputMode: 'decimal',
            'aria-describedby': isContrary ? errorId : undefined,
            sx: { px: 1.25 },
          },
        }}
      />
    </FormControl>
  );
  return (
    <FormControl component="fieldset" error={isContrary}>
      <FormLabel component="legend">{legend}</FormLabel>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(64px, 1fr))',
          gap: 1,
          pt: 1,
        }}
      >
        {bound('min', t('filters.least'))}
        {bound('max', t('filters.most'))}
        {units.length > 0 && (
          <FormControl size="small">
            <InputLabel shrink htmlFor={`${id}-unit`}>
              {t('filters.unit')}
            </InputLabel>
            <NativeSelect
              variant="outlined"
              input={<OutlinedInput notched label={t('filters.unit')} />}
              name={`${name}.unit`}
              value={unit}
              // At once: the form reads the converted numbers when the event reaches it.
              onChange={({ target }) => flushSync(() => setUnit(target.value))}
              slotProps={{ input: { id: `${id}-unit`, sx: { pl: 1.25 } } }}
            >
              {units.map((option) => (
                <option key={option} value={option}>
                  {option === 'inch' ? t('filters.inch') : option}
                </option>
              ))}
            </NativeSelect>
          </FormControl>
        )}
      </Box>
      {isContrary && (
        <FormHelperText id={errorId} role="alert">
          {t('filters.contrary')}
        </FormHelperText>
      )}
    </FormControl>
  );
}
