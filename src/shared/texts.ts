/** Marks that change the direction of the text after them; in a name they could reverse a whole line. */
const DIRECTION_MARKS = /[\u202a-\u202e\u2066-\u2069]/g;

const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/;

const CONTROL = /\p{Cc}/u;

/** Removes what is pasted along unseen: direction marks, tabs, surrounding blanks. */
export const tidyLine = (text: string): string =>
  text.replace(DIRECTION_MARKS, '').replaceAll('\t', ' ').trim();

export const hasLineBreak = (text: string): boolean => LINE_BREAK.test(text);

export const hasControlCharacter = (text: string): boolean => CONTROL.test(text);

/** Letters may be of any script. */
const LOCAL_PART = /^[^\s\p{Cc}\p{Cf}\p{Cs}@<>(),;:"\\[\]]{1,64}$/u;
const DOMAIN_LABEL = /^(?:[a-z\d-]|[^\p{ASCII}\p{C}\p{Z}]){1,63}$/iu;

/** Whether the text has the form of an e-mail address; both sides may be in any script. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const labels = text.slice(at + 1).split('.');
  const top = labels.at(-1) ?? '';
  return (
    LOCAL_PART.test(text.slice(0, Math.max(at, 0))) &&
    labels.length >= 2 &&
    labels.every((label) => DOMAIN_LABEL.test(label) && !/^-|-$/.test(label)) &&
    top.length >= 2 &&
    /\D/.test(top)
  );
}
