import type { Generated, Kysely, Selectable, Transaction } from 'kysely';
import type { AccountTables } from './accountTables';
import type { HistoryTables } from './historyTables';
import type { ImportTables } from './importTables';
import type { MessageTables, Time } from './messageTables';
import type { PartTables } from './partTables';
import type { SearchTables } from './searchTables';
import type { PartFieldName, ZhField } from '@/shared/partFields';

/** Of what can be restored; `deletedAt` is null of all that is not deleted. */
interface DeletionColumns {
  deletedAt: Generated<Time | null>;
  /** E-mail address of the account; empty: the system. */
  deletedBy: Generated<string>;
  /** Id of the change that deleted it. */
  deletedInChange: Generated<string | null>;
}

export interface Database
  extends AccountTables, SearchTables, MessageTables, HistoryTables, ImportTables, PartTables {
  /** One row: the number of migrations, and the oldest version whose releases work on them. */
  schemaVersion: { version: number; oldestSupported: number };
  /**
   * One row, updated first by every transaction that removes an admin, so that these transactions
   * run one after another.
   */
  accountChanges: { id: number; count: number };
  /** Tries of one kind and sender, or the like, within a window that ends at `expiresAt`. */
  rateLimits: { key: string; points: number; expiresAt: Time };
  /** Browsers that have logged in before. */
  knownDevices: {
    /** Of the browser's token and the account's password hash: another password, and it is unknown. */
    tokenHash: string;
    accountId: string;
    expiresAt: Time;
  };
  /**
   * One row. Every write to the catalogue raises `version` within its own transaction, and every edit
   * gives it a random `stamp`: where an older database is restored, the same number comes again with
   * another.
   */
  catalogue: {
    id: number;
    version: number;
    stamp: string;
  };
  categories: {
    id: string;
    name: string;
    /** `name` folded, for the order. */
    nameKey: string;
    description: string;
    nameZh: Generated<string>;
    /** `nameZh`, or without one `name`, folded. */
    nameKeyZh: Generated<string>;
    descriptionZh: Generated<string>;
    /** As of parts. */
    missingZh: Generated<string>;
    outdatedZh: Generated<string>;
    parentId: string | null;
    /** Among its siblings; those without one follow in the order of their names. */
    position: number | null;
    image: string | null;
    /** Raised by every change of what an admin edits. */
    version: Generated<number>;
    createdAt: Time;
    updatedAt: Time;
  } & DeletionColumns;
  spareParts: Record<PartFieldName, string> &
    Record<ZhField, Generated<string>> & {
      /** Order of creation; also the row number that SQLite's text index refers to. */
      seq: Generated<number>;
      id: string;
      /** Of a category that is not deleted. */
      categoryId: string | null;
      /** A deleted category, which the part is in again once that is restored, unless it has another. */
      formerCategoryId: Generated<string | null>;
      nameKey: string;
      brandKey: string;
      /** Null without a number: those parts come last in either direction. */
      partNumberKey: string | null;
      /** The number without case and width, unique among parts that are not deleted; null without one. */
      exactKey: Generated<string | null>;
      /** `nameKey` of the category, empty without one. */
      categoryKey: string;
      /** Of the Chinese name, or without one of the English. */
      nameKeyZh: Generated<string>;
      categoryKeyZh: Generated<string>;
      /** Names of the fields that have no Chinese text although they need one, each with a blank after it. */
      missingZh: Generated<string>;
      /** Names of the fields whose English text has changed since it was translated, likewise. */
      outdatedZh: Generated<string>;
      /** 1: a draft, which only admins can read; it has no entry in the search index. */
      hidden: Generated<number>;
      /** Of the analyzer that its index entry was made with; another: the part is to be indexed again. */
      searchVersion: Generated<number>;
      /** Raised by every change of what an admin edits, images included. */
      version: Generated<number>;
      createdAt: Time;
      updatedAt: Time;
    } & DeletionColumns;
  /** All numbers of a part, at position 0 its own, if it has one. */
  partNumbers: {
    partSeq: number;
    position: number;
    by: 'own' | 'replaced' | 'oem' | 'supplier';
    maker: string;
    /** As entered. */
    number: string;
    /** The number without case and width. */
    exactKey: string;
    /** Its letters and digits. */
    key: string;
    /** The key with what is easily mistaken made equal. */
    looseKey: string;
  };
  /** Attributes that parts can have. */
  attributes: {
    id: string;
    key: string;
    labelEn: string;
    labelZh: string;
    kind: 'number' | 'choice';
    /** Empty: none. */
    unit: string;
    /** Raised by every change of what an admin edits. */
    version: Generated<number>;
  };
  /**
   * Parts of these categories' branches have the attribute; without a row all parts. The id of a
   * removed category stays, so that the attribute does not become one of all parts, and fits again
   * when the category is restored.
   */
  attributeCategories: { attributeId: string; categoryId: string };
  /** Choices of an attribute in Chinese. */
  attributeChoices: { attributeId: string; value: string; valueZh: string };
  partAttributes: {
    partSeq: number;
    attributeId: string;
    /** A choice, or a number as JavaScript writes it. */
    value: string;
    /** Null for a choice. */
    number: number | null;
  };
  /** Images and documents that this database has had stored; those that it does not know are not its own. */
  images: {
    /** File name. Recorded before the file is stored, and so before any row refers to it. */
    name: string;
    /** Pixels, upright; null while unknown, and of documents. */
    width: Generated<number | null>;
    height: Generated<number | null>;
    /** When it was last uploaded. */
    storedAt: Time;
    /** When it was moved to the trash; empty: it is being removed for good. */
    trashedAt: Time | null;
  };
  /** Work that one of several backends does for all, see `jobs.ts`. */
  jobs: {
    name: string;
    /** Who is doing it; null: nobody. */
    holder: string | null;
    /** When a holder that has crashed loses it. */
    leasedUntil: Time | null;
    /** When it was last done; null: never, or it is not recorded. */
    doneAt: Time | null;
  };
  /** One row, written only to find out whether writes are possible. */
  writeChecks: { id: number; checkedAt: Time };
}

export type Dialect = 'sqlite' | 'postgres';
export type Trx = Transaction<Database>;
export type Queries = Kysely<Database>;

/** Some columns of a table, as they are read. */
export type Row<
  Table extends keyof Database,
  Column extends keyof Selectable<Database[Table]>,
> = Pick<Selectable<Database[Table]>, Column>;

/** Reads and writes have separate connections, so that a writer that is stuck holds up no read. */
export interface Connections {
  reader: Queries;
  writer: Queries;
}

/** What a restore has replaced. */
export interface FormerDatabase {
  /** Where it is now. */
  place: string;
  /** The command that removes it. */
  removeWith: string;
}

/** What either dialect opens. */
export interface OpenDatabase extends Connections {
  /** How long a write waits in milliseconds for a lock that another process has. */
  writerMs: number;
  /** Empties SQLite's write-ahead log, which has deleted rows. Returns false where others read or write. */
  checkpointWal: () => boolean;
  /** Ends within a few seconds, whatever is under way. */
  close: () => Promise<void>;
}
