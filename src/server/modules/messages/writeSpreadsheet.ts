/** Characters that XML cannot hold, and what Excel reads as the code of one. */
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const CODE = /_(?=x[0-9a-f]{4}_)/gi;

export type Cell = string | number;

/** Of the columns, in characters; the widest takes the long text. */
const WIDTHS = [12, 18, 18, 24, 30, 24, 36, 80, 24, 10, 10, 10, 14, 20, 40, 10, 10, 40];

/** An XLSX file; texts are text cells, so that none is read as a number, a date or a formula. */
export async function writeSpreadsheet([headings = [], ...rows]: Cell[][]): Promise<Buffer> {
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  const cellOf = (value: Cell) =>
    typeof value === 'number'
      ? { value, type: Number }
      : { value: value.replace(NOT_XML, '').replace(CODE, '_x005F_'), type: String };
  const head = headings.map((text) => ({ ...cellOf(text), fontWeight: 'bold' as const }));
  const data = [head, ...rows.map((row) => row.map(cellOf))];
  const columns = WIDTHS.slice(0, headings.length).map((width) => ({ width }));
  return writeXlsxFile(data, { columns, stickyRowsCount: 1 }).toBuffer();
}
