/** What the history of changes is about, and what has been done to it. */

export const changeKinds = ['part', 'category', 'attribute', 'inquiry', 'account'] as const;
export type ChangeKind = (typeof changeKinds)[number];

export type ChangeAction =
  'created' | 'edited' | 'deleted' | 'restored' | 'merged' | 'imported' | 'undone';

const ATTRIBUTE = 'attribute.';

/** The field of the value that a part has of the attribute with this key. */
export const attributeField = (key: string) => `${ATTRIBUTE}${key}` as const;

/** The key of the attribute whose value a field is; undefined: it is another field. */
export const attributeKeyOf = (field: string): string | undefined =>
  field.startsWith(ATTRIBUTE) ? field.slice(ATTRIBUTE.length) : undefined;

const OUTDATED = 'outdated.';

/** Whether the Chinese text of this field is outdated, as a field of its record. */
export const outdatedField = (field: string): string => `${OUTDATED}${field}`;

/** The field of whose Chinese text it is; undefined: it is another field. */
export const outdatedFieldOf = (field: string): string | undefined =>
  field.startsWith(OUTDATED) ? field.slice(OUTDATED.length) : undefined;
