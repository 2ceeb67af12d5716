import Big from 'big.js';
import { exactText, type Cell } from '@/shared/cells';
import { priceField, priceKeyOf, supplierField, supplierOf } from '@/shared/history';
import { CLEAR, type ImportField, type RowChange } from '@/shared/imports';
import { MAX_LENGTHS, MAX_PRICES, MAX_SUPPLIERS } from '@/shared/limits';
import {
  isJump,
  percentOf,
  splitCurrency,
  storedPrice,
  type ListPrice,
  type PartPrices,
  type PartSupplier,
} from '@/shared/prices';
import { currencies, type Currency } from '@/shared/quotations';
import { exactKey } from '@/shared/search';
import { cleanLine, lengthOf } from '@/shared/texts';
import { decimals, parseNumber, type Decimal } from '@/shared/units';
import { withoutQuotes } from '@/server/lib/csv';
import { recordedPrices } from '../../catalogue/spareParts/prices';
import { assertText, CellProblem, isExported, problemOf, readDay, shown } from './cells';
import type { RowProblem } from './types';

/** A column with amounts. */
export interface AmountColumn {
  /** That of the heading, of most cells, or the chosen one; undefined: each row has its own. */
  currency: Currency | undefined;
  decimal: Decimal | 'unclear';
}

/** What a row sets of the prices of its part. */
export interface RowPrices {
  /** By the fields of the history; null removes one. */
  set: Record<string, string | null>;
  /** Differs from that of other rows about the same part; empty: the row has no price and no supplier. */
  key: string;
  changes: RowChange[];
  problems: RowProblem[];
}

const MAX_AMOUNT = 999_999_999;

/**
 * Reads the price of a row, and the supplier; `now` is what the part has, and `others` are the fields
 * that other rows set.
 */
export function readRowPrices(
  cells: ReadonlyMap<ImportField, Cell>,
  now: PartPrices,
  columnOf: (field: 'price' | 'cost') => AmountColumn,
  others: ReadonlySet<string>,
): RowPrices {
  const row: RowPrices = { set: {}, key: '', changes: [], problems: [] };
  const read = <T>(field: ImportField, reader: (cell: Cell) => T): T | undefined => {
    const cell = cells.get(field);
    if (!cell) return undefined;
    try {
      return reader(cell);
    } catch (error) {
      row.problems.push({ field, ...problemOf(error, cell) });
      return undefined;
    }
  };
  const ownCurrency = read('currency', readCurrency);
  /** Null: the cell clears it. */
  const readAmount = (field: 'price' | 'cost') =>
    read(field, (cell) => {
      if (cell.text.trim() === CLEAR) return { amount: null, currency: ownCurrency };
      const { currency: expected, decimal } = columnOf(field);
      const { currency: written, rest } = splitCurrency(cell.text);
      const currency = ownCurrency ?? written ?? expected;
      // What is wrong with its own cell has been said.
      if (!currency && cells.has('currency')) return undefined;
      if (!currency) throw new CellProblem('currency_missing', { value: shown(cell.text) });
      if (written && written !== (ownCurrency ?? expected ?? written) && !cell.confirmed) {
        const params = { value: shown(cell.text), currency: ownCurrency ?? expected ?? '' };
        throw new CellProblem('currency_differs', params);
      }
      const number = numberOf({ ...cell, text: rest }, decimal);
      return { amount: storedPrice(number, currency), currency };
    });
  /** Compares with what the part has, and sets it. */
  const change = <T>(
    field: 'price' | 'cost',
    [before, after]: [T | undefined, T | null],
    amountOf: (value: T) => string | undefined,
    recorded: [name: string, value: string | undefined],
    textOf: (value: T) => string,
  ): void => {
    const texts = [before, after].map((value) => (value ? textOf(value) : ''));
    const [old = '', text = ''] = texts;
    if (old === text) return;
    const amounts = [before, after].map((value) => (value ? amountOf(value) : undefined));
    const [from, to] = amounts;
    const percent = from && to ? percentOf(from, to) : undefined;
    const [name, value = null] = recorded;
    if (percent !== undefined && isJump(percent) && !cells.get(field)?.confirmed) {
      const params = { before: old, after: text, percent };
      row.problems.push({ field, code: 'price_jump', params });
    }
    row.changes.push({
      field,
      before: old,
      after: text,
      ...(percent !== undefined && { percent }),
    });
    row.set[name] = value;
  };

  const price = readAmount('price');
  const minQuantity = read('minQuantity', readMinQuantity) ?? 1;
  const from = read('validFrom', readDay);
  const until = read('validUntil', readDay);
  if (price) {
    const currency = price.currency ?? columnOf('price').currency;
    const params = { value: CLEAR };
    if (!currency) row.problems.push({ field: 'price', code: 'currency_missing', params });
    else {
      const key = { currency, minQuantity };
      row.key = priceField(key);
      const before = now.prices.find((one) => priceField(one) === row.key);
      const days = {
        ...dayOf('from', from ?? before?.from),
        ...dayOf('until', until ?? before?.until),
      };
      const after: ListPrice | null =
        price.amount === null ? null : { ...key, price: price.amount, ...days };
      if (after?.from && after.until && after.until < after.from)
        row.problems.push({ field: 'validUntil', code: 'validity_reversed' });
      const recorded = recordedPrices({ prices: after ? [after] : [], suppliers: [] })[row.key];
      change('price', [before, after], (one) => one.price, [row.key, recorded], priceText);
    }
  }

  const names = now.suppliers.map(({ supplier }) => supplier);
  const supplier = read('supplier', (cell) => readName(cell, names));
  const key = exactKey(supplier ?? '');
  const before = now.suppliers.find((one) => exactKey(one.supplier) === key);
  const fields = [...others];
  const earlier = fields.flatMap((field) => supplierOf(field) ?? []);
  const cost = readAmount('cost');
  const number = read('supplierNumber', (cell) => readName(cell, [before?.number ?? '']));
  if (supplier) {
    const named = before?.supplier ?? earlier.find((one) => exactKey(one) === key);
    const name = named ?? supplier;
    const field = supplierField(name);
    if (row.key === '') row.key = field;
    const after: PartSupplier = { ...before, supplier: name };
    if (number !== undefined) after.number = number;
    if (cost?.amount === null) [after.cost, after.currency] = [undefined, undefined];
    else if (cost) [after.cost, after.currency] = [cost.amount, cost.currency];
    const recorded = recordedPrices({ prices: [], suppliers: [after] })[field];
    change('cost', [before, after], (one) => one.cost, [field, recorded], supplierText);
  } else if (cost ?? number) {
    const field = cost ? 'cost' : 'supplierNumber';
    row.problems.push({ field, code: 'supplier_missing' });
  }

  const count = (list: string[], own: string) => new Set([...list, own]).size;
  const prices = [...now.prices.map(priceField), ...fields.filter(isPrice)];
  if (isPrice(row.key) && count(prices, row.key) > MAX_PRICES)
    row.problems.push({ field: 'price', code: 'too_many_prices', params: { max: MAX_PRICES } });
  const suppliers = [...names, ...earlier].map(exactKey);
  const params = { max: MAX_SUPPLIERS };
  if (supplier && count(suppliers, key) > MAX_SUPPLIERS)
    row.problems.push({ field: 'supplier', code: 'too_many_prices', params });
  return row;
}

const isPrice = (field: string): boolean => priceKeyOf(field) !== undefined;

const dayOf = (
  name: 'from' | 'until',
  day: string | undefined,
): Pick<ListPrice, 'from' | 'until'> => (day === undefined ? {} : { [name]: day });

/** Such as `USD 12.50 (10+) 2027-01-01 – 2027-06-30`. */
const priceText = ({ currency, minQuantity, price, from, until }: ListPrice): string => {
  const quantity = minQuantity > 1 ? ` (${minQuantity}+)` : '';
  const days = from || until ? ` ${from ?? ''} – ${until ?? ''}` : '';
  return `${currency} ${price}${quantity}${days}`;
};

/** Such as `Schindler parts · SP-17 · EUR 9.00`. */
const supplierText = ({ supplier, number, cost, currency }: PartSupplier): string =>
  [supplier, number, cost && `${currency} ${cost}`].filter(Boolean).join(' · ');

function readCurrency(cell: Cell): Currency {
  assertText(cell);
  const text = cell.text.trim();
  const code = text.toUpperCase();
  const currency = currencies.find((one) => one === code) ?? splitCurrency(`${text} 1`).currency;
  if (!currency) throw new CellProblem('value_invalid', { value: shown(text) });
  return currency;
}

/** As a decimal number; prices have four decimals at most. */
function numberOf(cell: Cell, decimal: Decimal | 'unclear'): string {
  const isExact = cell.flag === 'number' || cell.flag === 'scientific';
  if (!isExact) assertText(cell);
  const text = withoutQuotes((isExact ? exactText(cell) : cell.text).trim());
  const separators = isExact ? (['point'] as const) : decimal === 'unclear' ? decimals : [decimal];
  const [number = NaN, other] = separators.map((separator) => parseNumber(text, separator));
  if (!(number > 0) || number > MAX_AMOUNT)
    throw new CellProblem('value_invalid', { value: shown(text) });
  if (other !== undefined && other !== number)
    throw new CellProblem('separator_unclear', { value: shown(text) });
  const rounded = new Big(number).round(4, Big.roundHalfUp);
  if (rounded.eq(0)) throw new CellProblem('value_invalid', { value: shown(text) });
  return rounded.toFixed();
}

/** `10`, `10 pcs`, `≥ 10`, `10+`. */
function readMinQuantity(cell: Cell): number {
  assertText(cell);
  const [, digits] = /^[≥>=\s]*([\d,]+)(?:\s*\+)?(?:\s*\p{L}*\.?)?$/u.exec(cell.text.trim()) ?? [];
  const quantity = Number(digits?.replaceAll(',', ''));
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > 1e9)
    throw new CellProblem('value_invalid', { value: shown(cell.text) });
  return quantity;
}

/** `known`: names of the part, which an export has written. */
function readName(cell: Cell, known: string[]): string {
  const exported = known.find((name) => isExported(cleanLine(cell.text), name));
  if (exported) return exported;
  assertText(cell);
  const text = withoutQuotes(cleanLine(cell.text));
  if (lengthOf(text) > MAX_LENGTHS.maker)
    throw new CellProblem('too_long', { max: MAX_LENGTHS.maker });
  return text === CLEAR ? '' : text;
}
