import type { Attribute, AttributeProposal, AttributeValuesForm } from '@/client/api/console';
import { MAX_LENGTHS } from '@/shared/limits';

type Value = AttributeValuesForm['values'][number];

/** What the admin has made of a proposal so far. */
export interface Draft {
  chosen?: boolean;
  /** The corrected value; undefined as long as it is the one proposed. */
  text?: string;
}

/** By the proposals' ids; they outlive a failed confirmation and whatever is loaded meanwhile. */
export type Drafts = Readonly<Record<string, Draft | undefined>>;

export type DraftChange =
  | { kind: 'chosen'; ids: readonly string[]; chosen: boolean }
  | { kind: 'typed'; id: string; text: string }
  /** They are stored. */
  | { kind: 'done'; ids: readonly string[] };

export const proposalId = ({ partId, key }: AttributeProposal) => `${partId}-${key}`;

export function changeDrafts(drafts: Drafts, change: DraftChange): Drafts {
  if (change.kind === 'typed') {
    return { ...drafts, [change.id]: { ...drafts[change.id], text: change.text } };
  }
  const next = change.ids.map((id) => [
    id,
    change.kind === 'done' ? undefined : { ...drafts[id], chosen: change.chosen },
  ]);
  return { ...drafts, ...(Object.fromEntries(next) as Drafts) };
}

/** Something would be lost with them. */
export const hasDrafts = (drafts: Drafts) =>
  Object.values(drafts).some((draft) => draft?.chosen || draft?.text !== undefined);

/** The value as a text: corrected, or as it is proposed. */
export const textOf = ({ number, choice }: AttributeProposal, draft?: Draft) =>
  draft?.text ?? String(number ?? choice ?? '');

export const kindOf = (proposal: AttributeProposal, attribute: Attribute | undefined) =>
  attribute?.kind ?? (proposal.choice === undefined ? 'number' : 'choice');

/** What is wrong with a value; undefined where nothing is. */
export type ValueProblem = 'numberWrong' | 'valueMissing';

const NUMBER = /^-?\d+(\.\d+)?$/;

export function problemOf(text: string, kind: Attribute['kind']): ValueProblem | undefined {
  const value = text.trim();
  if (kind === 'choice') {
    return value && value.length <= MAX_LENGTHS.word ? undefined : 'valueMissing';
  }
  return NUMBER.test(value.normalize('NFKC')) ? undefined : 'numberWrong';
}

/** A value without a problem as it is sent. */
export function toValue(proposal: AttributeProposal, text: string, kind: Attribute['kind']): Value {
  const { partId, key } = proposal;
  return kind === 'choice'
    ? { partId, key, choice: text.trim() }
    : { partId, key, number: Number(text.trim().normalize('NFKC')) };
}
