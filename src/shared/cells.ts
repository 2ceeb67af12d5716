import Papa from 'papaparse';

/* How cells of spreadsheets are read: by the import on the server, and by a buyer's list in the browser. */

/** A cell as the sheet shows it, and what its text alone does not tell. */
export interface Cell {
  text: string;
  /**
   * `date` and `number`: the sheet stores one; `scientific`: shown like `1.23E+15`; `error`: such as
   * `#N/A`; `merged`: covered by a merged cell, whose text it has.
   */
  flag?: 'date' | 'number' | 'scientific' | 'error' | 'merged';
}

/** A spreadsheet that has saved the file has taken these for numbers, and zeros before them away. */
const NUMBER = /^[1-9]\d*$/;
const SCIENTIFIC = /^[+-]?\d([.,]\d+)?E[+-]\d+$/i;

/** A cell of a text of separated values. */
export const textCell = (text: string): Cell =>
  NUMBER.test(text) ? { text, flag: 'number' } : { text };

/** A date in ISO 8601, without a time at midnight. */
export const dateCell = (iso: string): Cell => ({
  text: iso.replace(/T00:00.*/, ''),
  flag: 'date',
});

export const numberCell = (text: string): Cell => ({ text, flag: 'number' });

/** `#N/A`, or a formula that has never been calculated. */
export const errorCell = (text: string): Cell => ({ text, flag: 'error' });

export const isScientific = (text: string): boolean => SCIENTIFIC.test(text);

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
