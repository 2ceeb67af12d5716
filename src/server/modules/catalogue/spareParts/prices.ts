import { priceField, priceKeyOf, supplierField, supplierOf } from '@/shared/history';
import { storedPrice, type ListPrice, type PartPrices, type PartSupplier } from '@/shared/prices';
import { exactKey } from '@/shared/search';
import type { PartPricesForm } from '@/server/generated/requests';
import { badValue } from '@/server/lib/httpError';
import { isDay } from '@/server/lib/isDay';
import { changedFields, type ChangedField } from '../../core/history/changeRepository';
import type { Values } from '../../core/history/reverts';
import type { PartRows } from './partRows';
import type { BriefPart } from './repository';

/** Prices of a part that are to be stored, and what the history records of them. */
export interface PricesEdit {
  seq: number;
  rows: Required<Pick<PartRows, 'partPrices' | 'partSuppliers'>>;
  items: ChangedField[];
}

/** Whether a field of the history is a list price or a supplier. */
export const isPriceField = (field: string): boolean =>
  priceKeyOf(field) !== undefined || supplierOf(field) !== undefined;

/** What the history records of prices, by field. */
export const recordedPrices = ({ prices, suppliers }: PartPrices): Record<string, string> => ({
  ...Object.fromEntries(
    prices.map(({ price, from, until, ...key }) => [
      priceField(key),
      JSON.stringify({ price, from, until }),
    ]),
  ),
  ...Object.fromEntries(
    suppliers.map(({ supplier, number, cost, currency }) => [
      supplierField(supplier),
      JSON.stringify({ number, cost, currency }),
    ]),
  ),
});

/** What the history records of a supplier without a number and a cost. */
export const NAME_ALONE = '{}';

/** The prices that the history has recorded. */
function pricesIn(recorded: Values): PartPrices {
  const prices: ListPrice[] = [];
  const suppliers: PartSupplier[] = [];
  for (const [field, value] of Object.entries(recorded)) {
    if (value === null) continue;
    const details: unknown = JSON.parse(value);
    const [key, supplier] = [priceKeyOf(field), supplierOf(field)];
    if (key) prices.push({ ...key, ...(details as Pick<ListPrice, 'price'>) });
    if (supplier !== undefined) suppliers.push({ supplier, ...(details as object) });
  }
  return { prices, suppliers };
}

/** As rows of their tables, without the part. */
export const priceRows = ({ prices, suppliers }: PartPrices): PricesEdit['rows'] => ({
  partPrices: prices.map(({ currency, minQuantity, price, from = null, until = null }) => {
    return { currency, minQuantity, price, from, until };
  }),
  partSuppliers: suppliers.map(({ supplier, number = '', cost = null, currency = null }) => {
    return { supplier, number, cost, currency };
  }),
});

/**
 * Sets prices by their fields of the history: null removes one, and others stay as they are, so that
 * an import of a few prices and the undo of a change are edits of the same kind.
 */
export function editPrices(
  { seq, id, name }: Pick<BriefPart, 'seq' | 'id' | 'name'>,
  before: PartPrices,
  set: Values,
): PricesEdit {
  const old = recordedPrices(before);
  const now = { ...old, ...set };
  const items = changedFields({ entityId: id, name }, old, now);
  return { seq, rows: priceRows(pricesIn(now)), items };
}

/** Sets all prices of a part; those that it has beside them are removed. */
export const replacePrices = (
  part: Pick<BriefPart, 'seq' | 'id' | 'name'>,
  before: PartPrices,
  after: PartPrices,
): PricesEdit => {
  const removed = Object.keys(recordedPrices(before)).map((field) => [field, null]);
  return editPrices(part, before, { ...Object.fromEntries(removed), ...recordedPrices(after) });
};

/**
 * Reads prices as an admin has sent them. Throws `price_repeated`, `price_not_positive`,
 * `validity_invalid`, `validity_reversed`, `supplier_repeated` and `cost_without_currency`.
 */
export function readPrices({ prices, suppliers }: PartPricesForm): PartPrices {
  assertDistinct(prices.map(priceField), (index) => {
    const { currency, minQuantity } = prices[index]!;
    const message = `There are two prices in ${currency} from ${minQuantity} pieces on.`;
    const pointer = `/prices/${index}/minQuantity`;
    return badValue(pointer, 'price_repeated', message, { currency, minQuantity });
  });
  assertDistinct(
    suppliers.map(({ supplier }) => exactKey(supplier)),
    (index) => {
      const { supplier } = suppliers[index]!;
      const message = `The supplier "${supplier}" is there twice.`;
      const pointer = `/suppliers/${index}/supplier`;
      return badValue(pointer, 'supplier_repeated', message, { supplier });
    },
  );
  return { prices: prices.map(readListPrice), suppliers: suppliers.map(readSupplier) };
}

function assertDistinct(keys: string[], errorAt: (index: number) => Error): void {
  const repeated = keys.findIndex((key, index) => keys.indexOf(key) < index);
  if (repeated >= 0) throw errorAt(repeated);
}

function readListPrice(
  { currency, minQuantity, price, from, until }: PartPricesForm['prices'][number],
  index: number,
): ListPrice {
  const at = (field: string) => `/prices/${index}/${field}`;
  for (const [field, day] of Object.entries({ from, until })) {
    if (day !== undefined && !isDay(day))
      throw badValue(at(field), 'validity_invalid', 'The day of the validity does not exist.');
  }
  if (from !== undefined && until !== undefined && until < from) {
    const message = `The last day of price ${index + 1} is before the first.`;
    throw badValue(at('until'), 'validity_reversed', message, { line: index + 1 });
  }
  return { currency, minQuantity, price: readAmount(at('price'), price, currency), from, until };
}

function readSupplier(
  { supplier, number, cost, currency }: PartPricesForm['suppliers'][number],
  index: number,
): PartSupplier {
  const at = (field: string) => `/suppliers/${index}/${field}`;
  if (cost !== undefined && currency === undefined) {
    const message = `The cost from "${supplier}" has no currency.`;
    throw badValue(at('currency'), 'cost_without_currency', message, { supplier });
  }
  return {
    supplier,
    number: number || undefined,
    ...(cost !== undefined &&
      currency !== undefined && { cost: readAmount(at('cost'), cost, currency), currency }),
  };
}

function readAmount(pointer: string, amount: string, currency: ListPrice['currency']): string {
  if (Number(amount) > 0) return storedPrice(amount, currency);
  throw badValue(pointer, 'price_not_positive', 'A price must be more than 0.');
}
