import type { Page } from 'playwright-core';
import type { SparePart } from '../../src/server/generated/requests';
import {
  hasImage,
  makePriceList,
  numberOf,
  priceOf,
  type PriceList,
} from '../../src/server/testing/priceList';
import { adminCalls } from '../lib/product';
import type { Report } from '../lib/report';
import { chooseFile, click, press, timeOf, type } from './human';

/* An admin imports a supplier's price list, and the updated one a month later. */

/** Chooses the similar category that is offered first. */
const OFFERED = '';
const NEW_BELOW = '+';
const NONE = '-';

/** What the supplier calls categories: which one it is, or that above the new one, and what is typed for it. */
const WORDS: Record<string, [category: string, typed?: string]> = {
  'Door rollers': ['Headers, Hangers & Rollers', OFFERED],
  'Door belts': ['Door Belts & Clamps', OFFERED],
  'Door motor': ['Door Motors, Boards & Encoders', OFFERED],
  'Door PCB': ['Door Motors, Boards & Encoders', 'door mot'],
  'Door lock set': ['Door Locks & Contacts', OFFERED],
  'Landing door contact': ['Door Locks & Contacts', 'locks'],
  'Light curtain (infrared)': ['Light Curtains', OFFERED],
  'Door operator complete': ['Door Operators', OFFERED],
  'Door closer spring': ['Door Couplers & Closers', OFFERED],
  'Sill, aluminium': ['Sills & Toe Guards', OFFERED],
  'Wire rope 8x19S': ['Wire Ropes & Terminations', OFFERED],
  'Steel belt, PU coated': ['Coated Steel Belts', OFFERED],
  'Compensating chain': ['Compensation Chains & Travelling Cables', 'compensation ch'],
  'Machine, gearless': ['Gearless Traction Machines', OFFERED],
  'Brake for machine': ['Machine Brakes', OFFERED],
  'Deflector pulley': ['Sheaves & Deflector Pulleys', OFFERED],
  Governor: ['Overspeed Governors', OFFERED],
  'Safety gear progressive': ['Safety Gears', OFFERED],
  'Oil buffer': ['Buffers', OFFERED],
  'Guide shoe inserts': ['Guide Shoes & Roller Guides', OFFERED],
  'T-rail': ['Guide Rails & Clips', OFFERED],
  Inverter: ['Inverters & Regenerative Units', OFFERED],
  'Main board': ['Control Boards', OFFERED],
  'UPS / ARD': ['Rescue Devices & Power Supplies', 'rescue'],
  'Limit switch': ['Limit & Stop Switches', OFFERED],
  'Push button round': ['Push Buttons', OFFERED],
  COP: ['Car Operating Panels (COP)', OFFERED],
  'Lantern & display': ['Displays & Hall Lanterns', OFFERED],
  'Cabin fan': ['Car Fans & Air Purifiers', OFFERED],
  'Step chain roller': ['Steps & Step Rollers', 'step ro'],
  'Handrail rubber': ['Handrails', OFFERED],
  Lubricants: [NEW_BELOW, 'guide sys'],
  'Hand tools': [NEW_BELOW, 'car eq'],
  'Braille plates': [NEW_BELOW, 'signal'],
  'Rope clips': [NEW_BELOW, 'ropes'],
  'Door sensors 3D': [NEW_BELOW, 'door sys'],
  'Pit ladders': [NEW_BELOW, 'safety co'],
  'Hydraulic oil': [NEW_BELOW, 'hydraulic l'],
  'Comb lights': [NEW_BELOW, 'escalator & m'],
  'Samples and leaflets': [NONE],
};
const words = Object.keys(WORDS);
const wordOf = (part: number) => words[part % words.length]!;
const isNew = (word: string) => WORDS[word]?.[0] === NEW_BELOW;

const FIRST = [0, 1500] as const;
const UPDATED = [50, 1530] as const;
const RISE = 4;

/** The category that the parts of a word are filed in; a new one has its name. */
const categoryOf = (word: string): string | undefined => {
  const [category = NONE] = WORDS[word] ?? [];
  return category === NONE ? undefined : isNew(word) ? word : category;
};

/** As the console shows numbers. */
const shown = (count: number) => count.toLocaleString('en-US');

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });

async function upload(page: Page, name: string, { workbook: buffer }: PriceList): Promise<void> {
  await click(page.getByRole('link', { name: 'Import', exact: true }).first());
  const input = page.getByLabel('Spreadsheet and ZIP file of images');
  await chooseFile(input, { name, mimeType: '', buffer });
  await click(button(page, 'Upload'));
  await click(button(page, 'Check the file'));
}

/** Chooses what each word stands for, by keyboard alone. */
async function chooseWords(page: Page): Promise<void> {
  await click(page.getByRole('combobox', { name: /stands for$/ }).first());
  for (let count = 0; count < words.length; count += 1) {
    const label = await page.evaluate(
      () => (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent ?? '',
    );
    const word = /“(.*)”/.exec(label)?.[1] ?? '';
    const [category, typed = OFFERED] = WORDS[word] ?? [];
    if (category === undefined) throw new Error(`There is no choice for “${label}”.`);
    if (category === NEW_BELOW) {
      await type(page, 'a new');
      await press(page, 'Enter');
    }
    if (category === NONE) await type(page, 'no cat');
    else if (typed !== OFFERED) await type(page, typed);
    // The click has opened the list of the first word.
    else if (count > 0) await press(page, 'ArrowDown');
    await press(page, 'Enter');
  }
  // The button that applies the choices has the focus.
  await press(page, 'Enter');
}

/** Shows the rows with a problem. */
const showProblem = (page: Page, name: string, count: number) =>
  click(button(page, `${name} (${count})`));

async function exclude(page: Page, problem: string, count: number): Promise<void> {
  await showProblem(page, problem, count);
  await click(button(page, `Exclude these ${count} rows`));
  await page.getByText(`${count} rows are excluded.`).waitFor();
}

async function correct(
  page: Page,
  problem: string,
  rows: readonly number[],
  textOf: (row: number) => string,
): Promise<void> {
  await showProblem(page, problem, rows.length);
  for (const row of rows) {
    await click(button(page, `Correct row ${shown(row)}`));
    await press(page, 'Control+a');
    await type(page, textOf(row));
    await press(page, 'Enter');
    await page.getByRole('article', { name: `Row ${shown(row)}`, exact: true }).waitFor({
      state: 'hidden',
    });
  }
}

const partIn = (row: number, [first]: readonly number[] = FIRST) => first! + row - 3;

async function apply(page: Page, count: number): Promise<void> {
  await click(button(page, `Import ${shown(count)} rows`));
  await click(page.getByRole('alertdialog').getByRole('button', { name: 'Import', exact: true }));
  await page.getByText(`${shown(count)} spare parts were written into the catalogue.`).waitFor();
}

interface Expected {
  after: string;
  count: number;
  /** In per cent. */
  riseOf: (part: number) => number;
}

/** What the catalogue has of the supplier's parts. */
async function checkParts(report: Report, apiUrl: string, { after, count, riseOf }: Expected) {
  const send = await adminCalls(apiUrl);
  const own = (await send<SparePart[]>('GET', '/spare-parts')).flatMap((part) => {
    const [, digits] = /^SUP-(\d+)$/.exec(part.partNumber ?? '') ?? [];
    return digits ? { ...part, index: Number(digits) - Number(numberOf(0).slice(4)) } : [];
  });
  const isFiled = ({ index, categoryId }: (typeof own)[number]) =>
    categoryId?.name === categoryOf(wordOf(index));
  const isPictured = ({ index, images = [] }: (typeof own)[number]) =>
    images.length === (hasImage(index) ? 1 : 0);
  const sample = own.filter(({ index }) => index % 50 === 1);
  let priced = 0;
  for (const { _id, index } of sample) {
    const { prices } = await send<{ prices: { currency: string; price: string }[] }>(
      'GET',
      `/spare-parts/${_id}/prices`,
    );
    const [{ currency = '', price = '' } = {}] = prices;
    const isRight = Number(price) === priceOf(index, riseOf(index));
    if (prices.length === 1 && currency === 'USD' && isRight) priced += 1;
  }
  const all = { atLeast: count, atMost: count };
  report.put(`${after}: parts`, own.length, all);
  report.put(`${after}: in the category of their word`, own.filter(isFiled).length, all);
  report.put(`${after}: with their images`, own.filter(isPictured).length, all);
  report.put(`${after}: with their prices, of a sample`, priced, { atLeast: sample.length });
}

export async function importPriceLists(report: Report, page: Page, apiUrl: string): Promise<void> {
  const timed = async (measure: string, atMost: number, work: () => Promise<void>) => {
    const { seconds, waiting, clicks, keys } = await timeOf(work);
    report.put(measure, seconds, { unit: 's', atMost });
    report.put(`${measure}: waiting for the machine`, waiting, { unit: 's' });
    report.put(`${measure}: clicks and keys`, `${clicks} and ${keys}`);
  };

  const faults = { noName: 4, errorName: 3, dateNumber: 3, mixedSeparators: 2 };
  const list = await makePriceList({
    parts: FIRST,
    words,
    faults: { ...faults, unknownUnit: 2, textPrice: 2 },
  });
  const { noName, dateNumber, mixedSeparators, errorName, unknownUnit, textPrice } = list.faulty;
  await timed("a supplier's price list", 300, async () => {
    await upload(page, 'prices-may.xlsx', list);
    await chooseWords(page);
    await exclude(page, 'Error of the spreadsheet', errorName.length);
    await exclude(page, 'Value not usable', unknownUnit.length + textPrice.length);
    await correct(page, 'No name', noName, (row) => wordOf(partIn(row)));
    await correct(page, 'Date instead of a text', dateNumber, (row) => numberOf(partIn(row)));
    await correct(page, 'Decimal separator unclear', mixedSeparators, () => '160');
    await apply(page, 1493);
  });
  await checkParts(report, apiUrl, { after: 'the list', count: 1493, riseOf: () => 0 });

  const updated = await makePriceList({
    parts: UPDATED,
    words,
    faults: { errorName: 3, unknownUnit: 1, textPrice: 1 },
    rise: RISE,
  });
  await timed('the updated list', 60, async () => {
    await upload(page, 'prices-june.xlsx', updated);
    await apply(page, 1475);
  });
  const faulty = Object.values(updated.faulty)
    .flat()
    .map((row) => partIn(row, UPDATED));
  const isRisen = (part: number) => part >= UPDATED[0] && !faulty.includes(part);
  // Those that were excluded in May are new in June.
  await checkParts(report, apiUrl, {
    after: 'the updated list',
    count: 1530,
    riseOf: (part) => (isRisen(part) ? RISE : 0),
  });
}
