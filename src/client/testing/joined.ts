import type { Written } from '@/shared/rendering';

/** A text that comes in pieces. */
export const joined = (pieces: Written): string =>
  Buffer.concat(pieces.map((piece) => Buffer.from(piece as string))).toString();
