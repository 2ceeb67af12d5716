/** Parts of one chunk: those whose `seq` divided by so many is the chunk's number. */
export const CHUNK_BITS = 12;
export const CHUNK_SIZE = 1 << CHUNK_BITS;
export const OFFSET_MASK = CHUNK_SIZE - 1;

/** Which value each part of a chunk has. */
export type Codes = Uint16Array | Uint32Array;

/** The code of no value, a space. Values have those behind it, so that each is a character. */
export const NONE = 0x20;

const [SURROGATES, BEHIND_SURROGATES, WIDE] = [0xd800, 0xe000, 0x10000];
/** So many wide codes have the same second character. */
const PLANE = 50_000;
const FIRST = NONE + 1;

export const nextCode = (code: number): number =>
  code + 1 === SURROGATES ? BEHIND_SURROGATES : code + 1;

/**
 * A chunk as it is stored: a text with one character for each part, which either database sends in
 * as few bytes as there are, and which becomes an array without a look at each. (PostgreSQL sends
 * bytes as hexadecimal digits, and to read those takes longer than all the counting.) Where there
 * are codes that no character has, a second one for each part follows behind all first ones.
 */
export function toText(codes: Codes): string {
  if (codes instanceof Uint16Array) return textOf(codes);
  const units = new Uint16Array(2 * CHUNK_SIZE).fill(NONE);
  codes.forEach((code, offset) => {
    units[offset] = code < WIDE ? code : FIRST + ((code - WIDE) % PLANE);
    if (code >= WIDE) units[CHUNK_SIZE + offset] = FIRST + Math.floor((code - WIDE) / PLANE);
  });
  return textOf(units);
}

export function fromText(text: string): Codes {
  const isWide = text.length === 2 * CHUNK_SIZE;
  if (!isWide && text.length !== CHUNK_SIZE) throw new Error('A chunk of facets is damaged.');
  const units = new Uint16Array(text.length);
  Buffer.from(units.buffer).write(text, 'utf16le');
  if (!isWide) return units;
  return Uint32Array.from(units.subarray(0, CHUNK_SIZE), (first, offset) => {
    const second = units[CHUNK_SIZE + offset] ?? NONE;
    return second === NONE ? first : WIDE + (first - FIRST) + (second - FIRST) * PLANE;
  });
}

/** A copy that can be changed and has room for codes up to `highest`. */
export function copyWithRoom(codes: Codes | undefined, highest: number): Codes {
  const isWide = highest >= WIDE || codes instanceof Uint32Array;
  const copy = isWide ? new Uint32Array(CHUNK_SIZE) : new Uint16Array(CHUNK_SIZE);
  if (codes) copy.set(codes);
  else copy.fill(NONE);
  return copy;
}

const textOf = (units: Uint16Array): string => Buffer.from(units.buffer).toString('utf16le');
