import { TRASH_DAYS } from '@/shared/limits';
import type { AppContext, Handlers } from '@/server/context';
import { accountOf } from '../../core/auth/guard';
import { assertUndoSize } from '../../core/catalogueVersion/changeSize';
import { changeCatalogue } from '../../core/catalogueVersion/repository';
import { mergeCategory, type CategoryContent } from './categories';
import type { PartContent } from './partRepository';
import { trashRepository } from './repository';
import { boundSkipped } from '../../core/history/reverts';
import { notInTrash, restore } from './restore';

const DAY_MS = 86_400_000;

export function trashHandlers({ db }: AppContext) {
  const trash = trashRepository(db.reader);

  return {
    listTrash: async ({ query: { page = 1, limit = 10, ...filter } }) => {
      const slice = { offset: (page - 1) * limit, limit };
      const { entries, total } = await trash.listPage(filter, slice);
      const contents = await trash.readContents<PartContent | CategoryContent>(
        entries.map(({ id }) => id),
      );
      const together = await trash.countByChange(entries.map(({ changeId }) => changeId));
      const data = entries.map(({ id, kind, name, changeId: change, deletedAt, deletedBy }) => ({
        _id: id,
        kind,
        name,
        deletedAt,
        ...(deletedBy && { deletedBy }),
        expiresAt: new Date(Date.parse(deletedAt) + TRASH_DAYS * DAY_MS).toISOString(),
        change,
        together: together.get(change) ?? 1,
        ...summaryOf(contents.get(id)),
      }));
      return { data, total, page, limit };
    },

    restoreTrash: async (request) => {
      const { ids, change, withoutTakenNumbers } = request.body;
      const target = ids ? { ids } : { changeId: change ?? '' };
      assertUndoSize(db, await trash.countBytes(target));
      return changeCatalogue(db, async (trx) => {
        const result = await restore(trx, target, accountOf(request), { withoutTakenNumbers });
        if (result.changed === 0) throw notInTrash();
        return boundSkipped(result);
      });
    },

    mergeCategory: (request) =>
      mergeCategory(db, request.params.id, request.body.into, accountOf(request)),
  } satisfies Partial<Handlers>;
}

/** What the trash shows of a part or category. */
function summaryOf(content: PartContent | CategoryContent | undefined) {
  if (!content) return {};
  if ('part' in content) {
    const { partNumber } = content.part;
    const [image] = content.images;
    return { ...(partNumber && { partNumber }), ...(image && { image: image.file }) };
  }
  const { categories, subcategories, parts } = content;
  const [category] = categories;
  return {
    ...(category?.image && { image: category.image }),
    subcategories: categories.length - 1 + subcategories.length,
    spareParts: parts.length,
  };
}
