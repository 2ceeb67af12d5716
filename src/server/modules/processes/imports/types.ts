import type { Cell } from '@/shared/cells';
import type {
  ImportField,
  ProblemCode,
  ProblemParams,
  RowChange,
  RowState,
} from '@/shared/imports';
import type { Database, Row } from '@/server/db/types';
import type { Import } from '@/server/generated/requests';
import type { RowWrites } from './partRows';

export type ImportColumn = Import['columns'][number] & { field: ImportField | null };

/** What is found out about a sheet when its file is read. */
export interface SheetFacts {
  name: string;
  /** Indexes of the columns that it hides. */
  hiddenColumns?: number[];
  /** Of a CSV file: how many rows fill each column. */
  filled?: number[];
}

export interface ImportSheet extends SheetFacts {
  /** Rows below the headings. */
  rows: number;
  /** The row of the headings, the last where there are two. */
  headerRow: number;
  columns: ImportColumn[];
}

/** What a word of a supplier's list stands for. */
export type WordChoice = Pick<
  Row<'importWords', keyof Database['importWords']>,
  'categoryId' | 'newName' | 'value'
>;

/** A word that is not one of the catalogue, or has a choice. */
export interface CountedWord {
  field: ImportField;
  /** As it stands in the first row. */
  word: string;
  rows: number;
}

/** A category that is to be created. */
export type NewCategory = Row<'categories', 'id' | 'name' | 'parentId'>;

/** Why a row is not imported. */
export interface RowProblem {
  /** Missing where the whole row is concerned. */
  field?: ImportField;
  /** Where several columns have the field, or the column has none. */
  column?: number;
  code: ProblemCode;
  params?: ProblemParams;
}

/** What the dry run has found out about a row, and what applying it writes. */
export interface RowOutcome {
  changes: RowChange[];
  problems: RowProblem[];
  /** Its category and those above that do not exist, each after the one above it. */
  newCategories?: NewCategory[];
}

export interface StagedRow extends Row<
  'importRows',
  'row' | 'state' | 'skipped' | 'sameNumber' | 'samePart' | 'partId'
> {
  cells: Cell[];
  excluded: boolean;
  outcome: RowOutcome | null;
}

/** What is stored of a checked row. */
export interface CheckedRow extends Row<
  'importRows',
  'row' | 'skipped' | 'partId' | 'exactKey' | 'numberKey' | 'priceKey' | 'newCategory'
> {
  state: RowState | null;
  outcome: RowOutcome;
  writes?: RowWrites;
}

/** Reports rows and images that are done; throws where the import is removed, or the work is to end. */
export type Report = (done: number, total: number) => Promise<void>;
