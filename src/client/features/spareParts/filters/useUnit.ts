import { useRef, useState } from 'react';
import { type End, inUnit } from './lengths';

/** What somebody has typed, and what it was made into. */
interface Typed {
  text: string;
  unit: string;
  shown: string;
}

/**
 * The unit that bounds are entered in. When it changes, so do the numbers in the fields: always from
 * what was typed, so that going to and fro loses nothing.
 */
export function useUnit(chosen: string) {
  const [unit, setUnit] = useState(chosen);
  const [known, setKnown] = useState(chosen);
  const typed = useRef<Partial<Record<End, Typed>>>({});
  if (known !== chosen) {
    setKnown(chosen);
    setUnit(chosen);
  }
  const change = (next: string, fieldOf: (end: End) => HTMLInputElement) => {
    setUnit(next);
    for (const end of ['min', 'max'] as const) {
      const field = fieldOf(end);
      const before = typed.current[end];
      const own = before?.shown === field.value ? before : { text: field.value, unit };
      field.value = inUnit(own.text, own.unit, next, end);
      typed.current[end] = { ...own, shown: field.value };
    }
  };
  return [unit, change] as const;
}
