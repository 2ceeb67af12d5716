import type { Clause } from './queryParser';
import { patternOf } from './searchEngine';

/** Something of a part with the terms that it is found by. */
export interface Evidence<Reason> {
  reason: Reason;
  terms: string[];
}

/** Of a card. */
const MAX_REASONS = 3;

/** The clauses that a reader of these terms does not see. */
export const unseenClauses = (clauses: Clause[], visible: string[]): Clause[] => {
  const isVisible = containedIn(visible);
  return clauses.filter(({ alternatives }) =>
    alternatives.every(({ terms }) => !terms.every(isVisible)),
  );
};

/** For each of these clauses the first evidence that has it, together with what is visible. */
export function explain<Reason>(
  clauses: Clause[],
  visible: string[],
  evidence: Evidence<Reason>[],
): Reason[] {
  const isVisible = containedIn(visible);
  const texts = evidence.map(({ reason, terms }) => ({ reason, isThere: containedIn(terms) }));
  const reasonOf = (terms: string[]) =>
    texts.find(({ isThere }) => terms.every((term) => isThere(term) || isVisible(term)))?.reason;
  const reasons = clauses.flatMap(
    ({ alternatives }) => alternatives.map(({ terms }) => reasonOf(terms)).find(Boolean) ?? [],
  );
  return [...new Set(reasons)].slice(0, MAX_REASONS);
}

function containedIn(terms: string[]): (term: string) => boolean {
  const text = ` ${terms.join(' ')} `;
  return (term) => text.includes(patternOf(term));
}
