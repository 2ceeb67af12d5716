import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../content/useTranslation';
import type { RangeGroup } from './filterGroups';

const MM_PER: Record<string, number> = { mm: 1, cm: 10, inch: 25.4 };

/** A bound of the values in the unit that is entered, as an example of what to enter. */
const shownIn = (unit: string, value: number | undefined) =>
  value === undefined ? undefined : String(Math.round((value / (MM_PER[unit] ?? 1)) * 10) / 10);

export interface RangeFieldsProps {
  group: RangeGroup;
  /** What the address says. */
  valueOf: (name: string) => string;
}

/** A number from … to …, where it is a length in the unit of the visitor's own drawing. */
export function RangeFields({ group, valueOf }: RangeFieldsProps) {
  const { t } = useTranslation('catalogue');
  const { key, legend, units, min, max } = group;
  const chosen = valueOf(`${key}.unit`) || units[0] || '';
  const [unit, setUnit] = useState(chosen);
  const [known, setKnown] = useState(chosen);
  const select = useRef<HTMLSelectElement>(null);
  if (known !== chosen) {
    setKnown(chosen);
    setUnit(chosen);
  }
  useEffect(() => {
    if (select.current) select.current.value = chosen;
  }, [chosen]);
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div data-range>
        <Bound
          name={`${key}.min`}
          label={t('filters.least')}
          value={valueOf(`${key}.min`)}
          example={shownIn(unit, min)}
        />
        <Bound
          name={`${key}.max`}
          label={t('filters.most')}
          value={valueOf(`${key}.max`)}
          example={shownIn(unit, max)}
        />
        {units.length > 0 && (
          <label>
            <span>{t('filters.unit')}</span>
            <select
              ref={select}
              name={`${key}.unit`}
              defaultValue={chosen}
              onChange={({ target }) => setUnit(target.value)}
            >
              {units.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </label>
        )}
      </div>
    </fieldset>
  );
}

interface BoundProps {
  name: string;
  label: string;
  value: string;
  example?: string;
}

function Bound({ name, label, value, example }: BoundProps) {
  const input = useRef<HTMLInputElement>(null);
  const known = useRef(value);
  useEffect(() => {
    if (known.current === value) return;
    known.current = value;
    input.current!.value = value;
  }, [value]);
  return (
    <label>
      <span>{label}</span>
      <input
        ref={input}
        type="number"
        step="any"
        inputMode="decimal"
        name={name}
        defaultValue={value}
        placeholder={example}
      />
    </label>
  );
}
