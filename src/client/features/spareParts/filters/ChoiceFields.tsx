import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/client/i18n/useTranslation';
import type { Choice, ChoiceGroup } from './filterGroups';

/** Values that show before any others are asked for. */
const FIRST = 6;

/** Values to choose from; a long list shows its beginning first. */
export function ChoiceFields({ group }: { group: ChoiceGroup }) {
  const { t } = useTranslation('catalogue');
  const { legend, kind, choices } = group;
  // A single one more takes no more room than the line that would hide it.
  const first = choices.slice(0, choices.length > FIRST + 1 ? FIRST : undefined);
  const others = choices.slice(first.length);
  const [open] = useState(() => others.some(({ chosen }) => chosen));
  const field = (choice: Choice) => (
    <ChoiceField key={choice.value} type={kind === 'one' ? 'radio' : 'checkbox'} choice={choice} />
  );
  return (
    <fieldset>
      <legend>{legend}</legend>
      {first.map(field)}
      {others.length > 0 && (
        <details open={open}>
          <summary>
            <span data-closed>{t('filters.showAll', { count: choices.length })}</span>
            <span data-open>{t('filters.showFewer')}</span>
          </summary>
          {others.map(field)}
        </details>
      )}
    </fieldset>
  );
}

/** One value. It is the visitor's own; the address corrects it where it says otherwise, as after Back. */
function ChoiceField({ type, choice }: { type: 'radio' | 'checkbox'; choice: Choice }) {
  const input = useRef<HTMLInputElement>(null);
  const { name, value, label, count, chosen, level = 0 } = choice;
  const known = useRef(chosen);
  useEffect(() => {
    if (known.current === chosen) return;
    known.current = chosen;
    input.current!.checked = chosen;
  }, [chosen]);
  return (
    <label data-level={level || undefined}>
      <input ref={input} type={type} name={name} value={value} defaultChecked={chosen} />
      <span>{label}</span>
      {count !== undefined && <span data-count>{count}</span>}
    </label>
  );
}
