import type { Attribute, AttributeProposal } from '@/client/api';
import { readCell } from './grid/cells';
import { type Edit, cellId } from './grid/edits';

/** A value that the texts of a part seem to hold. */
export interface ProposedValue extends Pick<Edit, 'id' | 'part' | 'attribute'> {
  proposed: string;
  /** The text that holds it. */
  found: string;
}

/** A proposal that is selected or corrected. */
export interface ProposalEdit extends Edit, ProposedValue {
  chosen: boolean;
}

export type ProposalEdits = ReadonlyMap<string, ProposalEdit>;

export const toRows = (
  proposals: readonly AttributeProposal[],
  attributes: readonly Attribute[],
): ProposedValue[] =>
  proposals.flatMap(({ partId, partName, key, number, choice, found }) => {
    const attribute = attributes.find((candidate) => candidate.key === key);
    const part = { _id: partId, name: partName };
    const proposed = String(number ?? choice ?? '');
    return attribute ? { id: cellId(partId, key), part, attribute, proposed, found } : [];
  });

/** Selects or corrects proposals; one with neither has no edit. */
export function withChange(
  edits: ProposalEdits,
  rows: readonly ProposedValue[],
  change: Partial<Pick<ProposalEdit, 'chosen' | 'text'>>,
): ProposalEdits {
  const next = new Map(edits);
  for (const { id, part, attribute, proposed, found } of rows) {
    const { before = null, ...edit } = edits.get(id) ?? {};
    const { chosen = false, text = proposed } = { ...edit, ...change };
    const row = { id, part, attribute, proposed, found };
    if (!chosen && text === proposed) next.delete(id);
    else next.set(id, { ...row, chosen, text, before, ...readCell(text, attribute) });
  }
  return next;
}

/** What is wrong with a selected value. */
export const problemOf = ({ chosen, problem, value }: ProposalEdit) =>
  chosen ? (problem ?? (value === null ? 'missing' : undefined)) : undefined;
