import type { ChangeAction, ChangeKind } from '@/shared/history';
import type { Time } from './messageTables';

/** The history of changes. */
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
    /** The change that undid this one. */
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
}
