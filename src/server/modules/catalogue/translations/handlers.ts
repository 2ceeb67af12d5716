import type { AppContext, Handlers } from '@/server/context';
import { translationRepository } from './repository';
import { listFields } from './state';

const NO_PARTS = { parts: 0, missing: 0, outdated: 0 };

/** How far the catalogue is translated: for admins. */
export function translationHandlers({ db }: AppContext) {
  const { countParts, listCategories } = translationRepository(db.reader);

  return {
    listTranslations: async () => {
      const [counted, categories] = await Promise.all([countParts(), listCategories()]);
      const counts = new Map(counted.map(({ categoryId, ...count }) => [categoryId, count]));
      const unfiled = counts.get(null);
      return [
        ...categories.map(({ id, name, missingZh, outdatedZh }) => ({
          _id: id,
          name,
          missingTexts: listFields(missingZh),
          outdatedTexts: listFields(outdatedZh),
          ...(counts.get(id) ?? NO_PARTS),
        })),
        ...(unfiled ? [{ missingTexts: [], outdatedTexts: [], ...unfiled }] : []),
      ];
    },
  } satisfies Partial<Handlers>;
}
