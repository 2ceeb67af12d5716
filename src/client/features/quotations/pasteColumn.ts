import type { LineValues } from './quotationValues';

/** The cells of a column that was copied from a spreadsheet; undefined: it is a single text. */
export function readColumn(pasted: string): string[] | undefined {
  const rows = pasted.replace(/(\r\n?|\n)$/, '').split(/\r\n?|\n/);
  return rows.length > 1 ? rows.map((row) => row.split('\t')[0]!.trim()) : undefined;
}

/** The lines with a column from this line on, and how many it has filled. */
export function pasteColumn(
  lines: LineValues[],
  start: number,
  field: keyof LineValues,
  cells: string[],
) {
  const filled = lines.map((line, index) => {
    const cell = cells[index - start];
    return cell === undefined ? line : { ...line, [field]: cell };
  });
  return { filled, count: Math.min(cells.length, lines.length - start) };
}
