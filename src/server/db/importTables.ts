import type { Generated } from 'kysely';
import type { ImportState, RowState, SkipReason } from '@/shared/imports';
import type { Time } from './messageTables';

/** Imports of parts, and what is staged of them. */
export interface ImportTables {
  imports: {
    id: string;
    createdAt: Time;
    /** E-mail address of the admin. */
    createdBy: string;
    fileName: string;
    state: ImportState;
    /** Rows and images that the work under way has done, and has to do; `total` 0: unknown. */
    done: Generated<number>;
    total: Generated<number>;
    /** The backend that reads it has crashed where it does not renew this time. */
    leasedUntil: Time | null;
    /** `ImportSheet[]` as JSON. */
    sheets: Generated<string>;
    /** Names of the sheets that the file hides, as JSON. */
    hiddenSheets: Generated<string>;
    /** The sheet that is imported. */
    sheet: Generated<number>;
    /** Counts the choices of a sheet, a row of headings and fields of columns. */
    version: Generated<number>;
    /** 1: categories that do not exist are created. */
    newCategories: Generated<number>;
    /** The catalogue's stamp that the dry run is made for; empty: there is none yet. */
    catalogueStamp: Generated<string>;
    /** Names of images that no row uses, as JSON. */
    unmatchedImages: Generated<string>;
    /** `CountedWord[]` of the dry run as JSON. */
    words: Generated<string>;
    /** `{ error, code, params }` of the failure as JSON; empty: none. */
    failure: Generated<string>;
    /** Its change in the history. */
    changeId: string | null;
    /** `UndoResult` as JSON; empty: it was not undone, or is applied again. */
    undo: Generated<string>;
    appliedAt: Time | null;
  };
  /** Rows of all sheets below their headings and above. */
  importRows: {
    importId: string;
    sheet: number;
    /** In the sheet, from 1; blank rows are skipped. */
    row: number;
    /** `Cell[]` as JSON, as corrected by the admin. */
    cells: string;
    /** 1: excluded by the admin. */
    excluded: Generated<number>;
    /** Why it is skipped; `included`: the admin says that it is a part. Empty: it is an ordinary row. */
    skipped: Generated<SkipReason | 'included' | ''>;
    /** Null: skipped, not checked yet, or not below the headings. */
    state: RowState | null;
    /** The state without regard to the other rows. */
    checkedState: RowState | null;
    /** The row next to it that has the same number, or is of the same part; null: there is none. */
    sameNumber: number | null;
    samePart: number | null;
    /** The part that it changes, or the id of the new one. */
    partId: string | null;
    /** Of its part number in the file, as in `partNumbers`; empty: none. */
    exactKey: Generated<string>;
    /** Its letters and digits. */
    numberKey: Generated<string>;
    /** Path of its category where that does not exist. */
    newCategory: string | null;
    /** The texts of its cells, folded. */
    searchText: Generated<string>;
    /** `RowOutcome` as JSON; empty: not checked yet, or not below the headings. */
    outcome: Generated<string>;
    /** The codes of its problems that no other row causes, each between two bars. */
    problems: Generated<string>;
    /** What applying it writes, as JSON: rows by table, of which null stay as they are. */
    spareParts: string | null;
    partNumbers: string | null;
    sparePartImages: string | null;
    partAttributes: string | null;
    /** `FieldChange[]` for the history, as JSON. */
    fields: string | null;
    /** Prices and suppliers by their fields of the history, as JSON. */
    prices: string | null;
    /** Of a row that is about a price or supplier of a part alone: which one; empty: of another row. */
    priceKey: Generated<string>;
  };
  /** Images of the archive. */
  importImages: {
    importId: string;
    /** Its path in the archive. */
    name: string;
    /** In the media store; null: it was rejected. */
    file: string | null;
    /** Code of the reason; empty: none. */
    fault: Generated<string>;
  };
  /** The columns of files with these headings, as they were confirmed last. */
  importColumns: {
    /** SHA-256 of the folded headings. */
    key: string;
    /** A field or null for each column, as JSON. */
    fields: string;
    /** A decimal separator or null for each column, as JSON. */
    decimals: Generated<string>;
    /** A currency or null for each column, as JSON. */
    currencies: Generated<string>;
    usedAt: Time;
  };
  /** What words of files with these headings stand for, as admins have chosen. */
  importWords: {
    /** SHA-256 of the folded headings. */
    key: string;
    /** Its field and the folded word, in two lines. */
    word: string;
    /** Of a word for a category: the category, or the one above `newName`; null: none. */
    categoryId: string | null;
    /** Of the category below; empty: `categoryId` itself. */
    newName: Generated<string>;
    /** Of a word for a brand or an attribute; empty: nothing is imported. */
    value: Generated<string>;
    usedAt: Time;
  };
}
