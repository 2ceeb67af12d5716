import { MAX_LENGTHS } from '../../../shared/limits';

/** Largest number of characters that the backend takes. */
export const maxLength = {
  ...MAX_LENGTHS,
  address: MAX_LENGTHS.line,
  details: MAX_LENGTHS.paragraphs,
} as const;
