import type { Category, CategoryPlace } from '../generated/hoistwayApi';

/** Moves a category in a draft of the cached tree, before the backend has responded. */
export function moveInTree(tree: Category[], id: string, { parentId, before }: CategoryPlace) {
  const from = listWith(tree, id);
  const parent = parentId === null ? undefined : find(tree, parentId);
  if (!from || (parentId !== null && !parent)) return;
  const [moved] = from.splice(
    from.findIndex(({ _id }) => _id === id),
    1,
  );
  const to = parent ? (parent.children ??= []) : tree;
  const index = to.findIndex(({ _id }) => _id === before);
  to.splice(index < 0 ? to.length : index, 0, { ...moved!, parentId: parentId ?? undefined });
}

/** The list of siblings that the category is in. */
const listWith = (siblings: Category[], id: string): Category[] | undefined =>
  siblings.some(({ _id }) => _id === id)
    ? siblings
    : firstOf(siblings, ({ children = [] }) => listWith(children, id));

const find = (siblings: Category[], id: string): Category | undefined =>
  listWith(siblings, id)?.find(({ _id }) => _id === id);

function firstOf<Item, Found>(items: Item[], read: (item: Item) => Found | undefined) {
  for (const item of items) {
    const found = read(item);
    if (found) return found;
  }
  return undefined;
}
