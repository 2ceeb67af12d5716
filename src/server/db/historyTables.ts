import type { ChangeAction, ChangeKind } from '@/shared/history';
import type { Time } from './messageTables';

/** The history of changes, and what has been deleted. */
export interface HistoryTables {
  /** Who changed what, and when. */
  changes: {
    id: string;
    at: Time;
    /** E-mail address of the account; empty: the system. */
    actor: string;
    kind: ChangeKind;
    action: ChangeAction;
    /** Records that were changed. */
    count: number;
    /** The change that took this one back. */
    undoneBy: string | null;
  };
  /** The records of a change. */
  changedRecords: {
    changeId: string;
    position: number;
    entityId: string;
    /** Of the record, when it was changed. */
    name: string;
    /** JSON of `FieldChange[]`. */
    fields: string;
  };
  /** Deleted parts and categories, as long as they can be restored. */
  trash: {
    /** Of the part or category. */
    id: string;
    kind: 'part' | 'category';
    name: string;
    /** What it is found by: names in both languages, and numbers. */
    words: string;
    /** The change that deleted it. */
    changeId: string;
    deletedAt: Time;
    deletedBy: string;
    /** All its rows, as JSON. */
    content: string;
  };
  /** Images of what is in the trash, which stay stored. */
  trashImages: { trashId: string; file: string };
}
