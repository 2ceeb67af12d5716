import type { MatchedLine, SparePart } from '@/client/api';
import { MAX_LENGTHS, MAX_QUANTITY } from '@/shared/limits';
import type { PastedLine } from '@/shared/pastedList';
import { cut } from '@/shared/texts';
import type { NewLine } from './quotationSlice';

export type MatchState = 'matched' | 'choose' | 'kept';

/** How sure the match of a line is. */
export function stateOf({ by, parts }: Pick<MatchedLine, 'by' | 'parts'>): MatchState {
  if (parts.length === 0) return 'kept';
  return by === 'number' && parts.length === 1 ? 'matched' : 'choose';
}

/** The part that is selected at first: none where the number is another. */
export const initialChoice = ({ by, parts }: Pick<MatchedLine, 'by' | 'parts'>): string =>
  by === 'similarNumber' ? '' : (parts[0]?._id ?? '');

/** The nearest quantity that a line may have. */
export const possibleQuantity = (quantity = 1): number =>
  Math.min(MAX_QUANTITY, Math.max(1, Math.ceil(quantity)));

/** A pasted line with the part that was chosen for it; its notes say what was pasted. */
export function newLineOf(
  { text, quantity, unit, note }: PastedLine,
  part: SparePart | undefined,
  notes: readonly string[],
): NewLine {
  const all = [note, ...notes].filter(Boolean).join('; ');
  const line: NewLine = { text: cut(text, MAX_LENGTHS.line), quantity: possibleQuantity(quantity) };
  if (unit) line.unit = cut(unit, MAX_LENGTHS.unit);
  if (all) line.note = cut(all, MAX_LENGTHS.line);
  if (!part) return line;
  const { _id: partId, name, partNumber, moq, images, image = images?.[0] } = part;
  return { ...line, partId, text: name, partNumber, image, moq };
}
