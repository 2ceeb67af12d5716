import type { Readable } from 'node:stream';
import type { Queries } from '@/server/db/types';
import { shortNumber, type Cell } from '@/server/lib/spreadsheetStream';
import { tableStream, type TableColumn, type TableFormat } from '@/server/lib/tableStream';
import { priceListTexts } from '@/server/texts/priceList';
import type { Language } from '@/shared/language';
import type { ListPrice, PartPrices, PartSupplier } from '@/shared/prices';
import { priceRepository } from '../../catalogue/spareParts/priceRepository';
import type { SparePartRow } from '../../catalogue/spareParts/repository';

/** A part with one of its list prices, one of its suppliers, or neither. */
interface PriceRow {
  part: SparePartRow;
  price?: ListPrice;
  supplier?: PartSupplier;
}

interface Column extends Omit<TableColumn, 'heading'> {
  name: keyof (typeof priceListTexts)['en'];
  valueOf: (row: PriceRow) => Cell | undefined;
}

const ID: Column = { name: '_id', width: 28, valueOf: ({ part }) => part.id };

/** By the names of the fields that an import reads. */
const COLUMNS: Column[] = [
  { name: 'partNumber', width: 20, valueOf: ({ part }) => part.partNumber },
  { name: 'name', width: 40, valueOf: ({ part }) => part.name },
  {
    name: 'minQuantity',
    width: 16,
    isNumber: true,
    valueOf: ({ price }) => price?.minQuantity,
  },
  { name: 'price', width: 14, isNumber: true, valueOf: ({ price }) => price?.price },
  {
    name: 'currency',
    width: 10,
    valueOf: ({ price, supplier }) => price?.currency ?? supplier?.currency,
  },
  { name: 'validFrom', width: 12, valueOf: ({ price }) => price?.from },
  { name: 'validUntil', width: 12, valueOf: ({ price }) => price?.until },
  { name: 'supplier', width: 30, valueOf: ({ supplier }) => supplier?.supplier },
  { name: 'supplierNumber', width: 20, valueOf: ({ supplier }) => supplier?.number },
  { name: 'cost', width: 14, isNumber: true, valueOf: ({ supplier }) => supplier?.cost },
];

/** The list prices of parts and who they are bought from: CSV for programs, XLSX for people. */
export function exportPrices(
  queries: Queries,
  batches: AsyncIterable<SparePartRow[]>,
  { format, language }: { format: TableFormat; language: Language },
): Readable {
  const columns = format === 'csv' ? [ID, ...COLUMNS] : [...COLUMNS, ID];
  const headings = priceListTexts[language];

  async function* rows() {
    for await (const parts of batches) {
      const prices = await priceRepository(queries).listOf(parts.map(({ seq }) => seq));
      yield parts
        .flatMap((part) => rowsOf(part, prices.get(part.seq)))
        .map((row) => columns.map((column) => cellOf(column, row, format)));
    }
  }
  const headed = columns.map((column) => ({ ...column, heading: headings[column.name] }));
  return tableStream(format, headed, rows());
}

function rowsOf(part: SparePartRow, found: PartPrices | undefined): PriceRow[] {
  const { prices = [], suppliers = [] } = found ?? {};
  const rows = [
    ...prices.map((price) => ({ part, price })),
    ...suppliers.map((supplier) => ({ part, supplier })),
  ];
  return rows.length > 0 ? rows : [{ part }];
}

function cellOf({ valueOf, isNumber }: Column, row: PriceRow, format: TableFormat): Cell {
  const value = valueOf(row) ?? '';
  return isNumber && format === 'xlsx' ? shortNumber(String(value)) : value;
}
