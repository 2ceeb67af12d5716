/* One supplier's list, and the text files that programs write of it. */

/** What a workbook stores, and how it is shown with a decimal point and with a comma. */
export interface ListCell {
  kind: 'text' | 'error' | 'padded' | 'whole' | 'rounded' | 'date' | 'money';
  stored: string | number;
  point: string;
  comma: string;
}

/** A row with the file of its image. */
export interface ListRow {
  cells: ListCell[];
  image: string;
  isHidden?: boolean;
}

const swapSigns = (text: string) => text.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'));

const cellOf = (
  kind: ListCell['kind'],
  stored: string | number,
  point = String(stored),
  comma = point,
): ListCell => ({ kind, stored, point, comma });
const text = (value: string) => cellOf('text', value);
const speed = (stored: number, shown: string) => cellOf('rounded', stored, shown, swapSigns(shown));
const price = (stored: number, digits: string) =>
  cellOf('money', stored, `€${digits}`, `${swapSigns(digits)} €`);

export const HEADINGS = [
  '料号 Part No.',
  'Name',
  'Category',
  'Material',
  'Speed (m/s)',
  'Price',
  'Picture',
];

export const ROWS: ListRow[] = [
  {
    cells: [
      cellOf('padded', 123, '000123'),
      text('门滚轮\nDoor roller, "left"'),
      text('Door op.'),
      text('Nylon'),
      speed(0.63, '0.6'),
      price(1234.5, '1,234.50'),
    ],
    image: 'red.png',
  },
  {
    cells: [
      cellOf('whole', 4006381333931),
      text('Belt'),
      text('Ropes'),
      cellOf('error', '#N/A'),
      speed(1, '1.0'),
      price(12.5, '12.50'),
    ],
    image: 'blue.png',
  },
  {
    cells: [
      // Somebody has typed 10-12.
      cellOf('date', 46307, '12-Oct', '12. Okt'),
      text('Rope'),
      text('Ropes'),
      text('Steel'),
      speed(1.75, '1.8'),
      price(7, '7.00'),
    ],
    image: 'red.png',
  },
  {
    cells: [
      text('HW-9'),
      text('Old'),
      text('Ropes'),
      text('PU'),
      speed(1, '1.0'),
      price(9, '9.00'),
    ],
    image: 'red.png',
    isHidden: true,
  },
  {
    cells: [
      text('0012345'),
      text('Wheel'),
      text('Ropes'),
      text('PU'),
      speed(2.5, '2.5'),
      price(0.85, '0.85'),
    ],
    image: 'blue.png',
  },
];

/** Without the filtered row, as for the one who sends it. */
function csvOf(delimiter: string, decimal: 'point' | 'comma', lineEnd = '\r\n'): string {
  const rows = ROWS.filter(({ isHidden }) => !isHidden);
  const lines = [HEADINGS, ...rows.map(({ cells }) => [...cells.map((cell) => cell[decimal]), ''])];
  const quoted = (value: string) =>
    /["\n,;]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
  return lines.map((line) => line.map(quoted).join(delimiter)).join(lineEnd);
}

/** Of ASCII and the characters with two bytes, which are found by decoding all of them. */
function encodeGb18030(written: string): Buffer {
  const decoder = new TextDecoder('gb18030');
  const bytesOf = new Map<string, number[]>();
  for (let lead = 0x81; lead < 0xff; lead += 1)
    for (let trail = 0x40; trail < 0xff; trail += 1)
      bytesOf.set(decoder.decode(new Uint8Array([lead, trail])), [lead, trail]);
  return Buffer.from(
    [...written].flatMap((character) => bytesOf.get(character) ?? character.charCodeAt(0)),
  );
}

/** Files of separated values by the programs that write them. */
export const textFiles: Record<string, () => Buffer> = {
  'Google Sheets: CSV': () => Buffer.from(csvOf(',', 'point')),
  'LibreOffice: CSV': () => Buffer.from(`${csvOf(',', 'point', '\n')}\n`),
  'Excel with decimal commas: CSV UTF-8': () => Buffer.from(`\ufeff${csvOf(';', 'comma')}\r\n`),
  'Excel with decimal commas: CSV with its delimiter': () =>
    Buffer.from(`\ufeffsep=;\r\n${csvOf(';', 'comma')}\r\n`),
  'Excel and WPS in Chinese: CSV in GB18030': () =>
    encodeGb18030(`${csvOf(',', 'point').replace('12-Oct', '10月12日')}\r\n`),
  'Excel: Unicode text': () => Buffer.from(`\ufeff${csvOf('\t', 'point')}\r\n`, 'utf16le'),
};
