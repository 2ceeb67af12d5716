import writeXlsxFile, { type Cell } from 'write-excel-file/node';
import { makeImage } from './images';
import { makeZip } from './zip';

interface Options {
  rows?: number;
  /** A category of the catalogue. */
  category?: string;
  /** Numbers of parts of the catalogue, which get another brand. */
  existing?: string[];
  images?: number;
}

export interface SupplierFile {
  workbook: Buffer;
  /** A ZIP archive: images by part numbers, and what is none. */
  images: Buffer;
  /** Rows by what the dry run finds out. */
  expected: { new: number; changed: number; faulty: number };
}

const text = (value: string, more: object = {}): Cell => ({ value, type: String, ...more });

/** Two rows of headings, some of them merged. */
const HEADINGS: Cell[][] = [
  [
    text('Part No. 料号', { rowSpan: 2 }),
    text('Product 产品', { columnSpan: 2 }),
    null,
    text('品牌', { rowSpan: 2 }),
    text('材质 Material', { rowSpan: 2 }),
    text('Net weight', { rowSpan: 2 }),
    text('起订量 MOQ', { rowSpan: 2 }),
    text('Category', { rowSpan: 2 }),
    text('Price', { rowSpan: 2 }),
    text('Remarks', { rowSpan: 2 }),
  ],
  [null, text('Name'), text('中文品名'), null, null, null, null, null, null, null],
];

/**
 * A supplier's messy price list: a letter on the first sheet; on the second one titles, merged
 * headings in two languages, numbers as texts, blank rows, and faults in every hundred rows.
 */
export async function makeSupplierFile({
  rows = 5000,
  category = 'Door systems',
  existing = [],
  images = 5,
}: Options = {}): Promise<SupplierFile> {
  const expected = { new: 0, changed: 0, faulty: 0 };
  const remaining = [...existing];
  const newNumbers: string[] = [];
  const data: Cell[][] = [];
  const add = (state: keyof typeof expected, cells: Cell[]) => {
    expected[state] += 1;
    data.push(cells);
  };

  for (let index = 1; data.length < rows; index += 1) {
    const number = `SUP-${String(index).padStart(5, '0')}`;
    const row = (
      changes: Partial<Record<'number' | 'name' | 'material' | 'category', Cell>> = {},
    ): Cell[] => [
      changes.number ?? text(number),
      changes.name ?? text(`Door roller ${index}`),
      text(`门滚轮${index}`),
      text(`Brand ${index % 7}`),
      changes.material ?? text('Nylon'),
      { value: 1.5, type: Number, format: '0.00" kg"' },
      text(`${(index % 9) + 1}0 pcs`),
      changes.category ?? text(category),
      { value: 12.5, type: Number, format: '#,##0.00' },
      index % 3 === 0 ? text('  Packed in\nboxes  ') : null,
    ];
    switch (index % 100) {
      case 10:
        add('faulty', row());
        add('faulty', row());
        break;
      case 20:
        add('faulty', row({ number: { value: 1234567890123456, type: Number } }));
        break;
      case 30:
        add(
          'faulty',
          row({ material: { value: new Date('2026-03-01'), type: Date, format: 'd-mmm' } }),
        );
        break;
      case 40:
        add('faulty', row({ category: text('Doorz') }));
        break;
      case 50:
        data.push([]);
        break;
      case 60:
        add('faulty', row({ name: text('  ') }));
        break;
      default: {
        const own = remaining.shift();
        if (own === undefined) newNumbers.push(number);
        add(
          own === undefined ? 'new' : 'changed',
          own === undefined ? row() : row({ number: text(own) }),
        );
      }
    }
  }

  const title = [text('Ningbo Door Parts Co. — price list 2026', { columnSpan: 10 })];
  const workbook = await writeXlsxFile([
    {
      data: [[text('Dear Sirs,')], [text('please find our prices on the next sheet.')]],
      sheet: 'Letter',
    },
    { data: [title, [], ...HEADINGS, ...data], sheet: 'Price list' },
  ]).toBuffer();
  return { workbook, images: await makeImages(newNumbers.slice(0, images)), expected };
}

async function makeImages(numbers: string[]): Promise<Buffer> {
  const entries = [];
  for (const [index, number] of numbers.entries()) {
    const colour = `#${(0x336600 + index).toString(16)}`;
    entries.push({ name: `photos/${number}.png`, content: await makeImage('png', { colour }) });
  }
  return makeZip([
    ...entries,
    { name: 'photos/drawing.svg', content: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    { name: '__MACOSX/._drawing.svg', content: 'x' },
  ]);
}
