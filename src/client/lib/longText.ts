/** For `sx`, beside `dir="auto"`: a text of several lines, each with its own direction and side. */
export const longText = {
  whiteSpace: 'pre-line',
  textAlign: 'start',
  unicodeBidi: 'plaintext',
} as const;
