import type { PartPrices, PartPricesForm, SparePart } from '@/client/api';
import type { MergeRule, ThreeWays } from '@/client/lib/threeWayMerge';
import { readPrice } from '@/shared/prices';
import { wholeQuantityIn } from '@/shared/quantity';
import { type Currency, currencies } from '@/shared/quotations';
import { exactKey } from '@/shared/search';
import { cleanLine } from '@/shared/texts';

/** A part as its form has it; without prices where these could not be read. */
export type EditedPart = SparePart & { prices?: PartPrices };

/** A list price as it is typed. */
export type PriceValues = Record<'currency' | 'minQuantity' | 'price' | 'from' | 'until', string>;

export type SupplierValues = Record<'supplier' | 'number' | 'cost' | 'currency', string>;

/** A further price mostly has the currency of the one before. */
export const newPrice = (rows: readonly PriceValues[]): PriceValues => ({
  currency: rows.at(-1)?.currency ?? currencies[0],
  minQuantity: rows.length === 0 ? '1' : '',
  price: '',
  from: '',
  until: '',
});

export const newSupplier = (rows: readonly SupplierValues[]): SupplierValues => ({
  supplier: '',
  number: '',
  cost: '',
  currency: rows.at(-1)?.currency ?? currencies[0],
});

export const priceValues = ({ prices }: Pick<EditedPart, 'prices'>): PriceValues[] =>
  (prices?.prices ?? []).map((row) => ({
    from: '',
    until: '',
    ...row,
    minQuantity: String(row.minQuantity),
  }));

export const supplierValues = ({ prices }: Pick<EditedPart, 'prices'>): SupplierValues[] =>
  (prices?.suppliers ?? []).map((row) => ({
    number: '',
    cost: '',
    ...row,
    currency: row.currency ?? currencies[0],
  }));

export const isFilledPrice = ({ price, from, until }: PriceValues): boolean =>
  cleanLine(price + from + until) !== '';

export const isFilledSupplier = ({ supplier, number, cost }: SupplierValues): boolean =>
  cleanLine(supplier + number + cost) !== '';

type SentPrice = PartPricesForm['prices'][number];
type SentSupplier = PartPricesForm['suppliers'][number];

const sentPrices = (rows: readonly PriceValues[]): SentPrice[] =>
  rows.filter(isFilledPrice).map(({ currency, minQuantity, price, from, until }) => ({
    currency: currency as Currency,
    minQuantity: wholeQuantityIn(minQuantity) ?? 1,
    price: readPrice(price) ?? '',
    from: from || undefined,
    until: until || undefined,
  }));

const sentSuppliers = (rows: readonly SupplierValues[]): SentSupplier[] =>
  rows.filter(isFilledSupplier).map(({ supplier, number, cost, currency }) => {
    const amount = readPrice(cost) || undefined;
    return {
      supplier: cleanLine(supplier),
      number: cleanLine(number) || undefined,
      cost: amount,
      currency: amount === undefined ? undefined : (currency as Currency),
    };
  });

interface Prices {
  prices: PriceValues[];
  suppliers: SupplierValues[];
}

export const toPricesForm = ({ prices, suppliers }: Prices): PartPricesForm => ({
  prices: sentPrices(prices),
  suppliers: sentSuppliers(suppliers),
});

export const priceKey = ({
  currency,
  minQuantity,
}: Pick<PriceValues, 'currency' | 'minQuantity'>) => `${currency} ${wholeQuantityIn(minQuantity)}`;

export const supplierKey = ({ supplier }: Pick<SupplierValues, 'supplier'>) =>
  exactKey(cleanLine(supplier));

/** Rows that are merged by their keys; mine or theirs decides where both have changed the same one. */
function rowsRule<Row>(
  keyOf: (row: Row) => string,
  isFilled: (row: Row) => boolean,
  sentRows: (rows: readonly Row[]) => object[],
): MergeRule<Row[]> {
  const byKey = (rows: readonly Row[]) =>
    new Map(rows.filter(isFilled).map((row) => [keyOf(row), row]));
  const textOf = (row: Row | undefined) => JSON.stringify(row && sentRows([row]));
  const same = (one: readonly Row[], other: readonly Row[]) => {
    const [mine, theirs] = [byKey(one), byKey(other)];
    return [...mine.keys(), ...theirs.keys()].every(
      (key) => textOf(mine.get(key)) === textOf(theirs.get(key)),
    );
  };
  const reconcile = ({ base, mine, theirs }: ThreeWays<Row[]>) => {
    const [before, own, other] = [byKey(base), byKey(mine), byKey(theirs)];
    const choose = (preferred: Map<string, Row>): Row[] =>
      [...new Set([...other.keys(), ...own.keys()])].flatMap((key) => {
        if (textOf(before.get(key)) === textOf(own.get(key))) return other.get(key) ?? [];
        if (textOf(before.get(key)) === textOf(other.get(key))) return own.get(key) ?? [];
        return preferred.get(key) ?? [];
      });
    return { mine: choose(own), theirs: choose(other) };
  };
  return { same, reconcile };
}

export const pricesRule = rowsRule(priceKey, isFilledPrice, sentPrices);
export const suppliersRule = rowsRule(supplierKey, isFilledSupplier, sentSuppliers);
