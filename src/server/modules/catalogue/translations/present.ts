import { needsTranslation } from '@/shared/translation';
import type { Requests } from '@/server/generated/requests';
import { listFields, type TranslationState } from './state';

/** Language of the texts in a response, see `lang` of the contract. */
export type ReadLanguage = NonNullable<Requests['listCategories']['Querystring']['lang']>;

/** What lists in this language are sorted by. */
export const nameKeyOf = (language?: ReadLanguage) => (language === 'zh' ? 'nameKeyZh' : 'nameKey');

/** Fields that are written alike in all languages have no Chinese text. */
type Row<Field extends string> = Readonly<Record<Field, string>> &
  Readonly<Partial<Record<`${Field}Zh`, string>>> &
  TranslationState;

type Presented<Field extends string> = Partial<Record<Field | `${Field}Zh`, string>> & {
  inEnglish?: string[];
  outdated?: string[];
};

/** Empty texts are skipped. */
export function presentTexts<Field extends string>(
  fields: readonly Field[],
  row: Row<Field>,
  language: ReadLanguage = 'en',
): Presented<Field> {
  const texts = fields.flatMap((field) => {
    const zhField = `${field}Zh` as const;
    const [english, chinese = ''] = [row[field], row[zhField]];
    if (language === 'zh') return [[field, chinese || english]];
    const all = [
      [field, english],
      [zhField, chinese],
    ];
    return language === 'all' ? all : all.slice(0, 1);
  });
  const among = (stored: string) =>
    listFields(stored).filter((name) => fields.some((field) => field === name));
  const inEnglish = language === 'zh' ? among(row.missingZh) : [];
  const outdated = language === 'all' ? among(row.outdatedZh) : [];
  return {
    ...(Object.fromEntries(texts.filter(([, text]) => text !== '')) as Presented<Field>),
    ...(inEnglish.length > 0 && { inEnglish }),
    ...(outdated.length > 0 && { outdated }),
  };
}

/** The name of a category beside what is filed in it. */
export function presentName(
  { name, nameZh }: { name: string; nameZh: string },
  language: ReadLanguage = 'en',
): { name: string; inEnglish?: string[] } {
  if (language !== 'zh') return { name };
  if (nameZh !== '') return { name: nameZh };
  return { name, ...(needsTranslation(name) && { inEnglish: ['name'] }) };
}
