import { whereIn } from '@/server/db/sql';
import type { Queries } from '@/server/db/types';
import type { PartPrices } from '@/shared/prices';

/** List prices and suppliers, of which only admins get to know. */
export function priceRepository(queries: Queries) {
  /** Those of these parts, by `seq`; every part has an entry. */
  const listOf = async (seqs: number[]): Promise<Map<number, PartPrices>> => {
    const found = new Map<number, PartPrices>(
      seqs.map((seq) => [seq, { prices: [], suppliers: [] }]),
    );
    const prices = await queries
      .selectFrom('partPrices')
      .selectAll()
      .where(whereIn(queries, 'partSeq', seqs))
      .orderBy('currency')
      .orderBy('minQuantity')
      .execute();
    for (const { partSeq, from, until, ...price } of prices) {
      const days = { ...(from !== null && { from }), ...(until !== null && { until }) };
      found.get(partSeq)?.prices.push({ ...price, ...days });
    }
    const suppliers = await queries
      .selectFrom('partSuppliers')
      .selectAll()
      .where(whereIn(queries, 'partSeq', seqs))
      .orderBy('supplier')
      .execute();
    for (const { partSeq, supplier, number, cost, currency } of suppliers) {
      found.get(partSeq)?.suppliers.push({
        supplier,
        ...(number !== '' && { number }),
        ...(cost !== null && currency !== null && { cost, currency }),
      });
    }
    return found;
  };

  return { listOf };
}
