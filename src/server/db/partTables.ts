import type { DocumentKind } from '@/shared/partDocuments';
import type { Currency } from '@/shared/quotations';

/** What parts have beside their texts, numbers and attributes; deleted with them. */
export interface PartTables {
  sparePartImages: { partSeq: number; position: number; file: string };
  /** PDF files; `file` is the name in `images`, `size` its bytes. */
  sparePartDocuments: {
    partSeq: number;
    position: number;
    file: string;
    title: string;
    kind: DocumentKind;
    size: number;
  };
  /** List prices, which only admins read. */
  partPrices: {
    partSeq: number;
    currency: Currency;
    /** Pieces from which on the price holds. */
    minQuantity: number;
    /** Decimal number, as `storedPrice` writes it. */
    price: string;
    /** The first and the last day on which it holds, `YYYY-MM-DD`; null: no limit. */
    from: string | null;
    until: string | null;
  };
  /** Who the part is bought from, which only admins read. */
  partSuppliers: {
    partSeq: number;
    supplier: string;
    /** The supplier's own number of the part; empty: unknown. */
    number: string;
    /** As a list price, with its currency; null: unknown. */
    cost: string | null;
    currency: Currency | null;
  };
}
