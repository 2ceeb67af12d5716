/** What the history of changes is about, and what has been done to it. */

export const changeKinds = [
  'part',
  'category',
  'attribute',
  'import',
  'inquiry',
  'account',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

export const changeActions = [
  'created',
  'edited',
  'deleted',
  'restored',
  'merged',
  'undone',
] as const;
export type ChangeAction = (typeof changeActions)[number];
