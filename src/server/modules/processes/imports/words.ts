import type { Cell } from '@/shared/cells';
import { CLEAR, type ImportField } from '@/shared/imports';
import { MAX_IMPORT_WORDS, MAX_LENGTHS } from '@/shared/limits';
import { fold } from '@/shared/search';
import { cleanLine } from '@/shared/texts';
import { isFlawed } from './cells';
import type { CountedWord, WordChoice } from './types';

export type Words = ReturnType<typeof makeWords>;

/** What a word is found by, without regard to blanks and case. */
export const wordKey = (field: string, word: string): string =>
  `${field}\n${fold(word).replace(/\s/gu, '')}`;

/** The words of an import that are not those of the catalogue, and what they stand for. */
export function makeWords(choices: ReadonlyMap<string, WordChoice>) {
  const counted = new Map<string, CountedWord>();

  const count = (field: ImportField, text: string): void => {
    const word = cleanLine(text);
    if (word.length > MAX_LENGTHS.name) return;
    const key = wordKey(field, word);
    const entry = counted.get(key) ?? { field, word, rows: 0 };
    counted.set(key, { ...entry, rows: entry.rows + 1 });
  };

  const choiceOf = (field: ImportField, cell: Cell | undefined): WordChoice | undefined =>
    cell && !isFlawed(cell) ? choices.get(wordKey(field, cell.text)) : undefined;

  /**
   * Counts a word that has a choice or is not known, and returns the cell with what it stands for;
   * undefined: nothing is imported.
   */
  const read = (
    field: ImportField,
    cell: Cell,
    isKnown: (text: string) => boolean,
  ): Cell | undefined => {
    if (isFlawed(cell) || cell.text.trim() === CLEAR) return cell;
    const choice = choiceOf(field, cell);
    if (choice || !isKnown(cell.text)) count(field, cell.text);
    if (!choice) return cell;
    return choice.value === '' ? undefined : { text: choice.value };
  };

  return {
    count,
    choiceOf,
    read,
    /** The most frequent first. */
    list: (): CountedWord[] =>
      [...counted.values()].sort((a, b) => b.rows - a.rows).slice(0, MAX_IMPORT_WORDS),
  };
}
