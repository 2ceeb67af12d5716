/** How spreadsheets name a column: A for 0, AA for 26. */
export const columnLetter = (index: number): string =>
  (index < 26 ? '' : columnLetter(Math.floor(index / 26) - 1)) +
  String.fromCharCode(65 + (index % 26));
