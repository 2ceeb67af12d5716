import { LRUCache } from 'lru-cache';
import { outdatedField } from '@/shared/history';
import { needsTranslation } from '@/shared/translation';

/** Texts of a record by the names of their fields, the Chinese ones ending in `Zh`. */
export type Texts<Field extends string> = Readonly<Record<Field | `${Field}Zh`, string>> & {
  readonly brand?: string;
};

/** Names of fields as a record stores them, each with a blank after it. */
export interface TranslationState {
  missingZh: string;
  outdatedZh: string;
}

/**
 * The state of a record's Chinese texts after a change. One is outdated when its English text changes
 * and it does not, until it changes or `reviewed` names it as still right. `outdated` are fields of
 * which a former text is restored that was outdated then.
 */
export function translationState<Field extends string>(
  fields: readonly Field[],
  now: Texts<Field>,
  before?: Texts<Field> & TranslationState,
  reviewed: readonly string[] = [],
  outdated: readonly string[] = [],
): TranslationState {
  const wasOutdated = new Set(listFields(before?.outdatedZh ?? ''));
  const wasMissing = new Set(listFields(before?.missingZh ?? ''));
  const isAsBefore = (field: Field) => now[field] === before?.[field] && now.brand === before.brand;
  // Whether a text needs a translation takes long to find out.
  const isMissing = (field: Field) =>
    now[`${field}Zh`] === '' &&
    (isAsBefore(field) && before?.[`${field}Zh`] === ''
      ? wasMissing.has(field)
      : hasWords(now[field], now.brand));
  const isOlder = (field: Field) =>
    before !== undefined &&
    now[`${field}Zh`] === before[`${field}Zh`] &&
    (now[field] !== before[field] || wasOutdated.has(field));
  const isOutdated = (field: Field) =>
    now[`${field}Zh`] !== '' &&
    !reviewed.includes(field) &&
    (outdated.includes(field) || isOlder(field));
  return {
    missingZh: joinFields(fields.filter(isMissing)),
    outdatedZh: joinFields(fields.filter(isOutdated)),
  };
}

/** Most texts are those of other parts, too. */
const KNOWN_TEXTS = 5000;
const MAX_KNOWN_LENGTH = 100;
const knownTexts = new LRUCache<string, boolean>({ max: KNOWN_TEXTS });

function hasWords(text: string, brand = ''): boolean {
  if (text === '') return false;
  if (text.length > MAX_KNOWN_LENGTH) return needsTranslation(text, brand);
  const key = `${brand}\n${text}`;
  const known = knownTexts.get(key) ?? needsTranslation(text, brand);
  knownTexts.set(key, known);
  return known;
}

const joinFields = (fields: readonly string[]): string =>
  fields.map((field) => `${field} `).join('');

/** The fields that `missingZh` or `outdatedZh` names. */
export const listFields = (stored: string): string[] => stored.split(' ').filter(Boolean);

/** What the history records of the state, by field. */
export const recordedState = ({ outdatedZh }: Pick<TranslationState, 'outdatedZh'>) =>
  Object.fromEntries(listFields(outdatedZh).map((field) => [outdatedField(field), 'true']));
