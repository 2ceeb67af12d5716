/** Parts of one chunk: those whose `seq` begins with the chunk's number, as it were. */
export const CHUNK_BITS = 12;
export const CHUNK_SIZE = 1 << CHUNK_BITS;
export const OFFSET_MASK = CHUNK_SIZE - 1;

/** Which value each part of a chunk has, 0 for none. */
export type Codes = Uint8Array | Uint16Array | Uint32Array;

const ARRAYS = { 1: Uint8Array, 2: Uint16Array, 4: Uint32Array };

type Width = keyof typeof ARRAYS;

/** As it is stored: one, two or four bytes for each part, the lower ones first. */
export function toBytes(codes: Codes): Uint8Array {
  return Buffer.from(codes.buffer, codes.byteOffset, codes.byteLength);
}

/** The length tells how many bytes one code has. The bytes are shared where that is possible. */
export function fromBytes(bytes: Uint8Array): Codes {
  const width = bytes.byteLength / CHUNK_SIZE;
  if (width !== 1 && width !== 2 && width !== 4) throw new Error('A chunk of facets is damaged.');
  const aligned = bytes.byteOffset % width === 0 ? bytes : new Uint8Array(bytes);
  return new ARRAYS[width](aligned.buffer as ArrayBuffer, aligned.byteOffset, CHUNK_SIZE);
}

/** A copy that can be changed and has room for codes up to `highest`. */
export function copyWithRoom(codes: Codes | undefined, highest: number): Codes {
  const width = Math.max(codes?.BYTES_PER_ELEMENT ?? 1, widthOf(highest)) as Width;
  const copy = new ARRAYS[width](CHUNK_SIZE);
  if (codes) copy.set(codes);
  return copy;
}

const widthOf = (code: number): Width => (code < 1 << 8 ? 1 : code < 1 << 16 ? 2 : 4);
