import type { Cell } from '@/shared/cells';
import type {
  ImportField,
  ProblemCode,
  ProblemParams,
  RowChange,
  RowState,
} from '@/shared/imports';
import type { RowWrites } from './partRows';

/** How a column was found: by its headings in an import before, or by its heading. */
export type FieldSource = 'remembered' | 'recognized';

export interface ImportColumn {
  /** Empty where the column has none. */
  heading: string;
  /** The first values below it that are not empty. */
  samples: string[];
  /** Null: it is not imported. */
  field: ImportField | null;
  /** Missing where the admin has chosen the field. */
  source?: FieldSource;
}

export interface ImportSheet {
  name: string;
  /** Rows below the headings. */
  rows: number;
  /** The row of the headings, the last where there are two. */
  headerRow: number;
  columns: ImportColumn[];
}

/** A category that is to be created. */
export interface NewCategory {
  id: string;
  name: string;
  parentId: string | null;
}

/** Why a row is not imported. */
export interface RowProblem {
  /** Missing where the whole row is concerned. */
  field?: ImportField;
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

export interface StagedRow {
  row: number;
  cells: Cell[];
  excluded: boolean;
  state: RowState | null;
  /** The next row with the same number or of the same part. */
  sameNumber: number | null;
  samePart: number | null;
  partId: string | null;
  outcome: RowOutcome | null;
}

/** What is stored of a checked row. */
export interface CheckedRow {
  row: number;
  state: RowState;
  partId: string | null;
  exactKey: string;
  numberKey: string;
  /** Path of its category where that does not exist. */
  newCategory: string | null;
  outcome: RowOutcome;
  writes?: RowWrites;
}

/** Reports rows and images that are done; throws where the import is removed, or the work is to end. */
export type Report = (done: number, total: number) => Promise<void>;
