import { outdatedField } from '@/shared/changes';
import { needsTranslation } from '@/shared/translation';

/** Texts of a record by the names of their fields, the Chinese ones ending in `Zh`. */
export type Texts<Field extends string> = Readonly<Record<Field | `${Field}Zh`, string>> & {
  readonly brand?: string;
};

/** Names of fields as a record stores them, a blank behind each. */
export interface TranslationState {
  missingZh: string;
  outdatedZh: string;
}

/**
 * The state of a record's Chinese texts after a change. One is outdated when its English text changes
 * and it does not, until it changes or `reviewed` names it as still right. `outdated` are fields of
 * which a former text is given back that was outdated then.
 */
export function translationState<Field extends string>(
  fields: readonly Field[],
  now: Texts<Field>,
  before?: Texts<Field> & Pick<TranslationState, 'outdatedZh'>,
  reviewed: readonly string[] = [],
  outdated: readonly string[] = [],
): TranslationState {
  const wasOutdated = new Set(listFields(before?.outdatedZh ?? ''));
  const isMissing = (field: Field) =>
    now[`${field}Zh`] === '' && needsTranslation(now[field], now.brand);
  const isBehind = (field: Field) =>
    before !== undefined &&
    now[`${field}Zh`] === before[`${field}Zh`] &&
    (now[field] !== before[field] || wasOutdated.has(field));
  const isOutdated = (field: Field) =>
    now[`${field}Zh`] !== '' &&
    !reviewed.includes(field) &&
    (outdated.includes(field) || isBehind(field));
  return {
    missingZh: joinFields(fields.filter(isMissing)),
    outdatedZh: joinFields(fields.filter(isOutdated)),
  };
}

const joinFields = (fields: readonly string[]): string =>
  fields.map((field) => `${field} `).join('');

/** The fields that `missingZh` or `outdatedZh` names. */
export const listFields = (stored: string): string[] => stored.split(' ').filter(Boolean);

/** What the history records of the state, by field. */
export const recordedState = ({ outdatedZh }: Pick<TranslationState, 'outdatedZh'>) =>
  Object.fromEntries(listFields(outdatedZh).map((field) => [outdatedField(field), 'true']));
