/** The index of the column of a reference such as `AB12`. */
export function columnOf(reference: string): number {
  let number = 0;
  for (const letter of reference.match(/^[A-Z]+/i)?.[0].toUpperCase() ?? '')
    number = number * 26 + letter.charCodeAt(0) - 64;
  return Math.max(number - 1, 0);
}

export const rowOf = (reference: string): number => Number(reference.match(/\d+/)?.[0] ?? 0);
