/** Rows by the row number of the part that they belong to, in their order. */
export function groupBySeq<T extends { partSeq: number }>(rows: T[]): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const group = groups.get(row.partSeq);
    if (group) group.push(row);
    else groups.set(row.partSeq, [row]);
  }
  return groups;
}
