import Papa from 'papaparse';

const TABS = { delimiter: '\t' };

/** The cells of a range as spreadsheets copy it; quoted ones may have several lines. */
export function parseCells(text: string): string[][] {
  const lines = text.replace(/\r?\n$/, '');
  const { data, errors } = Papa.parse<string[]>(lines, TABS);
  const isMisquoted = errors.some(({ type }) => type === 'Quotes');
  return isMisquoted ? lines.split(/\r?\n/).map((line) => line.split('\t')) : data;
}

export const formatCells = (rows: string[][]): string =>
  Papa.unparse(rows, { ...TABS, newline: '\n' });
