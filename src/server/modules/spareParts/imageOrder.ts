import { badRequest } from '@/server/lib/httpError';

/**
 * The pictures of a part after an update, by the entries of `imageOrder`: names of pictures that
 * the part has, or `new:0`, `new:1` … for those sent along. One empty entry means no picture.
 */
export function arrangeImages(present: string[], added: string[], order: string[]): string[] {
  const entries = order.length === 1 && order[0] === '' ? [] : order;
  // A part may show one picture twice; an entry takes away one of them.
  const left = new Map<string, number>();
  for (const file of present) left.set(file, (left.get(file) ?? 0) + 1);
  const used = new Set<number>();
  const arranged = entries.map((entry) => {
    const index = /^new:(\d{1,2})$/.exec(entry)?.[1];
    if (index !== undefined) return takeNew(added, Number(index), used);
    const count = left.get(entry) ?? 0;
    if (count === 0) throw unknownImage();
    left.set(entry, count - 1);
    return entry;
  });
  if (used.size < added.length) {
    throw badRequest(
      'image_order_incomplete',
      'The order of the images leaves out an image that was sent along.',
    );
  }
  return arranged;
}

function takeNew(added: string[], index: number, used: Set<number>): string {
  const file = added[index];
  if (file === undefined || used.has(index)) throw unknownImage();
  used.add(index);
  return file;
}

const unknownImage = () =>
  badRequest(
    'image_order_invalid',
    'The order of the images names an image that is not there, or names it too often.',
  );
