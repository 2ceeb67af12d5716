import { useEffect, useId, useRef } from 'react';
import { useTranslation } from '@/client/i18n/useTranslation';
import type { RangeGroup } from './filterGroups';
import { shownIn } from './lengths';
import { useUnit } from './useUnit';

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
  const [unit, changeUnit] = useUnit(chosen);
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (select.current) select.current.value = chosen;
  }, [chosen]);
  const [least, most] = [valueOf(`${key}.min`), valueOf(`${key}.max`)];
  const errorId = useId();
  // No part can be both.
  const error = least && most && Number(least) > Number(most) ? errorId : undefined;
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div data-range>
        <Bound
          name={`${key}.min`}
          label={t('filters.least')}
          value={least}
          example={shownIn(unit, min)}
          error={error}
        />
        <Bound
          name={`${key}.max`}
          label={t('filters.most')}
          value={most}
          example={shownIn(unit, max)}
          error={error}
        />
        {units.length > 0 && (
          <label>
            <span>{t('filters.unit')}</span>
            <select
              ref={select}
              name={`${key}.unit`}
              defaultValue={chosen}
              onChange={({ target }) =>
                changeUnit(
                  target.value,
                  (end) => target.form!.elements.namedItem(`${key}.${end}`) as HTMLInputElement,
                )
              }
            >
              {units.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </label>
        )}
      </div>
      {error && (
        <p id={error} role="alert">
          {t('filters.contrary')}
        </p>
      )}
    </fieldset>
  );
}

interface BoundProps {
  name: string;
  label: string;
  value: string;
  example?: string;
  /** Id of what says that it is wrong. */
  error?: string;
}

function Bound({ name, label, value, example, error }: BoundProps) {
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
        aria-invalid={error ? true : undefined}
        aria-describedby={error}
      />
    </label>
  );
}
