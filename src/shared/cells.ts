import Papa from 'papaparse';

/* How cells of spreadsheets are read: by the import on the server, and by a buyer's list in the browser. */

/** A cell as the sheet shows it, and what its text alone does not tell. */
export interface Cell {
  text: string;
  /**
   * `date` and `number`: the sheet stores one; `scientific`: shown like `1.23E+15`, or without all its
   * digits; `error`: such as `#N/A`; `merged`: covered by a merged cell, whose text it has.
   */
  flag?: 'date' | 'number' | 'scientific' | 'error' | 'merged';
  /** The exact number where the text has another one, or more; of `50%` it is 50. */
  stored?: number;
  /** Images of the workbook that stand in the cell or over it, by their part names. */
  images?: string[];
  /** An admin has said that the value is right. */
  confirmed?: boolean;
}

/** The images of a row. */
export const imagesIn = (cells: readonly Cell[]): string[] => [
  ...new Set(cells.flatMap(({ images = [] }) => images)),
];

/** A spreadsheet that has saved the file has taken these for numbers, and zeros before them away. */
const NUMBER = /^[1-9]\d*$/;
const SCIENTIFIC = /^[+-]?\d([.,]\d+)?E[+-]\d+$/i;

export const isScientific = (text: string): boolean => SCIENTIFIC.test(text);

/** Spreadsheets capitalize what they make of `OCT-12` or `12-oct`: other cases are numbers of parts. */
const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)';
const GERMAN_MONTH = '(?:Jan|Feb|Mrz|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)';
const YEAR = String.raw`(?:1[89]|20)\d\d`;
const DAY = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
/** As spreadsheets write them into a file of texts. */
const DATE = new RegExp(
  `^(?:${DAY}-${MONTH}(?:-(?:\\d\\d|${YEAR}))?|${MONTH}-(?:\\d\\d|${YEAR})|` +
    `${DAY}\\. ${GERMAN_MONTH}|${GERMAN_MONTH} \\d\\d|` +
    `(?:${YEAR}年)?${DAY}月${DAY}日|${YEAR}年${DAY}月|` +
    `(?:${YEAR}([-/.])${DAY}\\1${DAY}|${DAY}([-/.])${DAY}\\2${YEAR})(?:[T ]\\d\\d?:\\d\\d(?::\\d\\d)?)?)$`,
);

/** Whether a spreadsheet may have made a date of what was typed, such as `12-Oct`. */
export const isDate = (text: string): boolean => DATE.test(text);

/** As Excel, WPS, LibreOffice and Google Sheets show them in any language. */
const ERROR =
  /^(?:#[¡¿]?[\p{Lu}/0_]+[!?]|#(?:N\/[ABD]|NV|YOK|Н\/Д)|#{3,}|(?:Err|错误|错误):\d{3})$/u;

/** Whether a text is an error of a spreadsheet, such as `#N/A`, or a cell that was too narrow. */
export const isError = (text: string): boolean => ERROR.test(text.trim());

/** A text that a sheet stores, or that was typed. */
export const typedCell = (text: string): Cell => (isError(text) ? errorCell(text) : { text });

/**
 * Formulas that stand for an image: of WPS in the workbook, of others on the web. Excel writes the
 * prefix before functions that are newer than its format.
 */
const IMAGE_FORMULA = /^=(?:_xlfn\.)?(?:DISPIMG|IMAGE)\(/i;

export const isImageFormula = (text: string): boolean => IMAGE_FORMULA.test(text);

/** A cell of a text of separated values: whatever its program has made of it is a text. */
export function textCell(text: string): Cell {
  const shown = text.trim();
  if (isImageFormula(text)) return errorCell(text);
  if (NUMBER.test(text)) return { text, flag: 'number' };
  if (isScientific(shown)) return { text, flag: 'scientific' };
  return isDate(shown) ? { text, flag: 'date' } : typedCell(text);
}

/** A date in ISO 8601, without a time at midnight. */
export const dateCell = (iso: string): Cell => ({
  text: iso.replace(/T00:00.*/, ''),
  flag: 'date',
});

/** `#N/A`, or a formula that has never been calculated. */
export const errorCell = (text: string): Cell => ({ text, flag: 'error' });

/** `="0012345"` and `'0012347` are how people make spreadsheets leave a text as it is. */
export const withoutMarks = (text: string): string =>
  /^="([^"]*)"$/.exec(text)?.[1] ?? text.replace(/^'(?=[\d=+\-@])/, '');

/** The text of a cell with its exact number, which has a decimal point. */
export function exactText({ text, stored }: Cell): string {
  if (stored === undefined) return text;
  if (isScientific(text)) return String(stored);
  return text.replace(/[-+(]{0,2}\d(?:[\d\s.,'’/]*\d)?\)?/, String(stored));
}

/** The likelier ones first: texts have commas. */
export const DELIMITERS = ['\t', ';', '|', ','];
/** Excel names the delimiter in a first line like that. */
const DELIMITER_LINE = /^\ufeff?sep=(.)\r?\n/i;
/** Records that the delimiter is found by. */
const RECORDS = 200;

/** Splits the line off that names the delimiter; without one `delimiter` is undefined. */
export function splitDelimiterLine(text: string): { delimiter: string | undefined; rest: string } {
  const [line = '', delimiter] = DELIMITER_LINE.exec(text) ?? [];
  return { delimiter, rest: text.slice(line.length) };
}

/** The first records of a text with the line end `\n`; without Papa's fast mode, which divides it first. */
export const parseRecords = (text: string, delimiter: string) =>
  Papa.parse<string[]>(text, { delimiter, preview: RECORDS, newline: '\n', fastMode: false });

/**
 * The one that most records have as often, where more fields make up for fewer records: a table has
 * more than a letter above it. Papa Parse takes decimal commas for the delimiter.
 */
export function findDelimiter(text: string): string {
  const scoreOf = (delimiter: string) => {
    const scores = new Map<number, number>();
    for (const { length } of parseRecords(text, delimiter).data)
      scores.set(length, (scores.get(length) ?? 0) + Math.log2(length));
    return Math.max(...scores.values());
  };
  return DELIMITERS.reduce((best, delimiter) =>
    scoreOf(delimiter) > scoreOf(best) ? delimiter : best,
  );
}

/** The rows of a text that was pasted; quoted cells may have several lines. */
export function splitRows(text: string, delimiter: string): string[][] {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  // A quote that is an inch mark would swallow the following lines.
  const isMisquoted = errors.some(({ type }) => type === 'Quotes');
  return isMisquoted ? Papa.parse<string[]>(text, { delimiter, fastMode: true }).data : data;
}
