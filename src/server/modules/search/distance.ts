/**
 * How many letters are to be changed, added, left out or swapped with their neighbour to make one
 * word of the other; more than `most` counts as `most + 1`.
 */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let steps = Math.min(changed, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) steps = Math.min(steps, (before[j - 2] ?? 0) + 1);
      row.push(steps);
      least = Math.min(least, steps);
    }
    if (least > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[b.length] ?? most + 1;
}

/** Misspelt letters that a word of this length is forgiven. */
export const forgiven = (word: string): number => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0);
