import type { Cell } from '@/shared/cells';
import type { Queries } from '../db/types';
import { newId } from '../lib/ids';
import { importRepository } from '../modules/processes/imports/repository';

/**
 * Stages sheets as a file with these lines would be, and returns the id of the import. `|` divides
 * cells; `^` is covered by the merged cell before it, `^` before a text by one above; `#` before a
 * text is the flag of a number, whose exact value may follow `=`.
 */
export async function stageFile(queries: Queries, ...sheets: string[][]): Promise<string> {
  const [id, createdAt] = [newId(), new Date().toISOString()];
  const staged = importRepository(queries);
  await staged.insert({
    id,
    createdAt,
    createdBy: 'admin@example.com',
    fileName: 'prices.csv',
    state: 'reading',
  });
  for (const [sheet, lines] of sheets.entries()) {
    const rows = lines.map((line, index) => ({ row: index + 1, cells: cellsOf(line) }));
    await staged.addRows(
      id,
      sheet,
      rows.filter(({ cells }) => cells.length > 0),
    );
  }
  return id;
}

const FLAGS = {
  '#': 'number',
  '@': 'date',
  '~': 'scientific',
  '!': 'error',
  '^': 'merged',
} as const;

function flaggedCell(flag: Cell['flag'], text: string): Cell {
  const [shown = '', exact] = flag === 'number' ? text.split('=') : [text];
  return { text: shown, flag, ...(exact !== undefined && { stored: Number(exact) }) };
}

function cellsOf(line: string): Cell[] {
  const cells: Cell[] = [];
  for (const text of line === '' ? [] : line.split('|')) {
    const flag = FLAGS[text.charAt(0) as keyof typeof FLAGS];
    if (text === '^') cells.push({ text: cells.at(-1)?.text ?? '', flag: 'merged' });
    else cells.push(flag ? flaggedCell(flag, text.slice(1)) : { text });
  }
  return cells;
}
