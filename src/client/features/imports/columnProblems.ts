/** The indices of the columns of each field that several have. */
export function repeatedFields(fields: readonly (string | null)[]): Map<string, number[]> {
  const columns = new Map<string, number[]>();
  for (const [index, field] of fields.entries())
    if (field) columns.set(field, [...(columns.get(field) ?? []), index]);
  return new Map([...columns].filter(([, { length }]) => length > 1));
}

/** Why the file cannot be checked yet. */
export function blockedBy(fields: readonly (string | null)[]) {
  if (repeatedFields(fields).size > 0) return 'repeated' as const;
  const hasKey = ['partNumber', '_id', 'name'].some((field) => fields.includes(field));
  return hasKey ? undefined : ('noKey' as const);
}

/** What the choice means for parts that are new or exist already. */
export function matchedBy(fields: readonly (string | null)[]) {
  const isMatched = fields.includes('partNumber') || fields.includes('_id');
  if (!isMatched) return 'nothing' as const;
  return fields.includes('name') ? ('all' as const) : ('existing' as const);
}
