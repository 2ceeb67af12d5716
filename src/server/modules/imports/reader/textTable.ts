import { tooComplex } from './archive';

const MIB = 1024 ** 2;
const MAX_TEXTS_MIB = 100;

export type TextTable = ReturnType<typeof textTable>;

/** Texts by their index, in one buffer: as strings they need several times its memory. */
export function textTable() {
  let buffer = Buffer.alloc(MIB);
  const ends: number[] = [];

  const add = (text: string): void => {
    const start = ends.at(-1) ?? 0;
    const end = start + Buffer.byteLength(text);
    if (end > MAX_TEXTS_MIB * MIB) throw tooComplex();
    if (end > buffer.length) {
      const larger = Buffer.alloc(Math.max(buffer.length * 2, end));
      buffer.copy(larger);
      buffer = larger;
    }
    buffer.write(text, start);
    ends.push(end);
  };

  const find = (index: number): string | undefined => {
    const end = ends[index];
    return end === undefined ? undefined : buffer.toString('utf8', ends[index - 1] ?? 0, end);
  };

  return { add, find };
}
