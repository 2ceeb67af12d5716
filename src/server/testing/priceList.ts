import { escapeMarkup } from '@/shared/markup';
import { makeImage } from './images';
import { sheetOf } from './importFile';
import { between, picture, withDrawing } from './workbookImages';

/** What is wrong with a row of the list. */
const FAULTS = [
  'noName',
  'errorName',
  'dateNumber',
  'mixedSeparators',
  'unknownUnit',
  'textPrice',
] as const;
export type Fault = (typeof FAULTS)[number];

interface Options {
  /** Numbers of the first part and of the one after the last. */
  parts: readonly [first: number, end: number];
  /** What the supplier calls categories; the parts have them in turn. */
  words: readonly string[];
  faults: Partial<Record<Fault, number>>;
  /** Of every price, in per cent. */
  rise?: number;
}

export interface PriceList {
  workbook: Buffer;
  /** The faulty rows of the sheet. */
  faulty: Record<Fault, number[]>;
}

const HEADINGS = [
  'Part No.',
  'Name',
  'Group',
  'Net weight (kg)',
  'Roller diameter (mm)',
  'Price (USD)',
  'OEM No.',
  'Picture',
];
/** Below the title and the headings. */
const FIRST_ROW = 3;
/** One of so many parts has an image. */
const IMAGE_EVERY = 25;

const text = (value: string) => `<c t="str"><v>${escapeMarkup(value)}</v></c>`;
const number = (value: number) => `<c><v>${value}</v></c>`;
/** What a spreadsheet has made of a number such as `12-10`. */
const day = (value: string) => `<c t="d"><v>2027-10-${value}</v></c>`;
const rowOf = (...cells: string[]) => `<row>${cells.join('')}</row>`;

/** Such as `SUP-10017`. */
export const numberOf = (part: number) => `SUP-${10_000 + part}`;
export const priceOf = (part: number, rise = 0) =>
  Number(((10 + (part % 90)) * (1 + rise / 100)).toFixed(2));

export const hasImage = (part: number) => part % IMAGE_EVERY === 0;

/** A supplier's price list as a workbook, with unknown words and images over the cells. */
export async function makePriceList(options: Options): Promise<PriceList> {
  const { parts, words, faults, rise } = options;
  const [first, end] = parts;
  const count = end - first;
  const kinds = FAULTS.flatMap((fault) => Array<Fault>(faults[fault] ?? 0).fill(fault));
  const faultOf = new Map(
    kinds.map((fault, index) => [Math.floor(((index + 0.5) * count) / kinds.length), fault]),
  );
  const faulty: PriceList['faulty'] = {
    noName: [],
    errorName: [],
    dateNumber: [],
    mixedSeparators: [],
    unknownUnit: [],
    textPrice: [],
  };
  const rows = Array.from({ length: count }, (_, index) => {
    const [part, fault] = [first + index, faultOf.get(index)];
    if (fault) faulty[fault].push(index + FIRST_ROW);
    const word = words[part % words.length] ?? '';
    const names: Partial<Record<Fault, string>> = { noName: '', errorName: '#N/A' };
    const diameters: Partial<Record<Fault, string>> = {
      mixedSeparators: '1.600',
      unknownUnit: '63 gauge',
    };
    const written = part % 2 === 0 ? '63,5' : '70.5';
    return rowOf(
      fault === 'dateNumber' ? day(String(9 + faulty.dateNumber.length)) : text(numberOf(part)),
      text((fault && names[fault]) ?? `${word}, type ${part}`),
      text(word),
      number(1.5),
      text((fault && diameters[fault]) ?? written),
      fault === 'textPrice' ? text('on request') : number(priceOf(part, rise)),
      text(`KONE: KM${part}`),
    );
  });
  const headings = rowOf(...HEADINGS.map(text));
  const sheet = sheetOf(
    [rowOf(text('Price list of Ningbo Door Parts Co.')), headings, ...rows].join(''),
    '<drawing r:id="d"/>',
  );
  const files: Record<string, Buffer> = {};
  const anchors: string[] = [];
  const column = HEADINGS.length - 1;
  for (let part = first; part < end; part += 1) {
    if (!hasImage(part)) continue;
    const name = `image${part}.png`;
    files[name] = await makeImage('png', { colour: `#${(0x336600 + part).toString(16)}` });
    const row = FIRST_ROW - 1 + part - first;
    anchors.push(between([column, row], [column + 1, row + 1], picture(name)));
  }
  return { workbook: withDrawing(sheet, anchors.join(''), files), faulty };
}
