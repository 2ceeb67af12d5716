import { useState } from 'react';
import {
  type ValueConflict,
  attributeLabel,
  errorCode,
  errorField,
  isUnreachable,
  useConfirmAttributeValuesMutation,
  valueConflicts,
} from '@/client/api';
import { useFailureText, useNotices } from '@/client/components/console/useFailure';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { MAX_JSON_BYTES } from '@/shared/limits';
import { partName, toInput } from './cells';
import { type Edit, cellId } from './edits';

/** How edits are sent. */
export interface Sending {
  /** Edits of one call, which stores all of them or none. */
  max: number;
  send: (edits: readonly Edit[]) => Promise<{ data?: { change?: string }; error?: unknown }>;
  busy: boolean;
}

/** Edits of attribute values. */
export function useSendValues(): Sending {
  const [confirmValues, { isLoading: busy }] = useConfirmAttributeValuesMutation();
  const send = (edits: readonly Edit[]) => {
    const values = edits.map(({ part, attribute, before, value = null }) =>
      toInput({ partId: part._id, key: attribute.key, before }, attribute, value),
    );
    return confirmValues({ attributeValuesForm: { values } });
  };
  return { max: 500, send, busy };
}

/** Why values have not been saved, and the edits that it is about. */
export interface Rejected {
  text: string;
  edits: readonly Edit[];
  /** By cell. */
  conflicts: ReadonlyMap<string, ValueConflict>;
}

/** Characters of one call, of at most three bytes each; the rest is for ids and punctuation. */
const MAX_CHARACTERS = MAX_JSON_BYTES / 6;

/** The first edits, as many as one call may have. */
function firstOf(edits: readonly Edit[], max: number): readonly Edit[] {
  let length = 0;
  const tooMany = edits.findIndex(({ text, before }, index) => {
    length += text.length + String(before ?? '').length;
    return index === max || (index > 0 && length > MAX_CHARACTERS);
  });
  return tooMany < 0 ? edits : edits.slice(0, tooMany);
}

/** Saves edited cells, in several calls where there are many. */
export function useSaveValues(
  { max, send, busy }: Sending,
  onSaved: (saved: readonly Edit[]) => void,
) {
  const { t } = useTranslation(['attributes', 'admin']);
  const language = useLanguage();
  const failureText = useFailureText();
  const { showDone } = useNotices();
  const [rejected, setRejected] = useState<Rejected>();

  const nameOf = ({ part, attribute }: Edit) =>
    t('proposals.valueOf', {
      label: attributeLabel(attribute, language),
      part: partName(part, language),
    });

  const rejectionOf = (error: unknown, sent: readonly Edit[]): Rejected => {
    const conflicts = new Map(
      valueConflicts(error).map((conflict) => [cellId(conflict.partId, conflict.key), conflict]),
    );
    const nothing = t('proposals.confirmFailed');
    if (conflicts.size > 0)
      return { text: nothing, edits: sent.filter(({ id }) => conflicts.has(id)), conflicts };
    const reason = failureText(error, isUnreachable(error) ? t('admin:form.unreachable') : nothing);
    const [, index] = errorField(error)?.split('.') ?? [];
    const cause = sent[Number(index)];
    if (!cause) return { text: reason, edits: [], conflicts };
    const code = errorCode(error);
    const edits = sent.filter(
      (edit) =>
        edit === cause ||
        (code === 'spare_part_unknown' && edit.part._id === cause.part._id) ||
        (code === 'attribute_unknown' && edit.attribute.key === cause.attribute.key),
    );
    return { text: t('grid.rejected', { cell: nameOf(cause), reason }), edits, conflicts };
  };

  const save = async (edits: readonly Edit[]) => {
    setRejected(undefined);
    const wrong = edits.filter(({ problem }) => problem);
    const [first] = wrong;
    if (first) {
      const text = t('grid.wrong', { count: wrong.length, cell: nameOf(first), text: first.text });
      return setRejected({ text, edits: wrong, conflicts: new Map() });
    }
    let rest = edits;
    const changes: (string | undefined)[] = [];
    while (rest.length > 0) {
      const sent = firstOf(rest, max);
      const { data, error } = await send(sent);
      if (error) {
        const { text, ...rejection } = rejectionOf(error, sent);
        const count = edits.length - rest.length;
        const inPart = count > 0 ? t('grid.savedInPart', { count, rest: rest.length, text }) : text;
        return setRejected({ ...rejection, text: inPart });
      }
      changes.push(data?.change);
      rest = rest.slice(sent.length);
      onSaved(sent);
    }
    // Of several changes the history undoes each.
    showDone(
      t('proposals.stored', { count: edits.length }),
      changes.length > 1 ? undefined : changes[0],
    );
  };
  return { save, busy, rejected, setRejected, nameOf };
}
