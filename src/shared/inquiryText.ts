import { type Language, languages } from './language';

/** How the text of an inquiry requests a quotation, in the language of its page. */
const words = {
  en: {
    request: 'I would like a quotation for: ',
    quantity: 'Quantity: ',
    destination: 'Destination: ',
  },
  zh: { request: '请报价：', quantity: '数量：', destination: '目的地：' },
};

/** The initial text of an inquiry about a part; its quantity has a field. */
export const requestText = (language: Language, part: string): string =>
  `${words[language].request}${part}\n${words[language].destination}`;

/** The line of a text that requests a quotation for the part, in either language. */
const findRequest = (lines: readonly string[], part: string): number =>
  lines.findIndex((line) =>
    languages.some((language) => line.trim() === words[language].request + part.trim()),
  );

export const hasRequest = (text: string, part: string): boolean =>
  findRequest(text.split('\n'), part) >= 0;

/** The text of an inquiry that names a part and, below it, how many of it are wanted. */
export function withQuantity(
  language: Language,
  text: string,
  part: string,
  quantity: string,
): string {
  const lines = text.split('\n');
  const isQuantity = (line = '') =>
    languages.some((lang) => line.startsWith(words[lang].quantity.trim()));
  const at = findRequest(lines, part) + 1;
  const own = quantity.trim() && words[language].quantity + quantity.trim();
  if (at > 0) {
    if (own) lines.splice(at, isQuantity(lines[at]) ? 1 : 0, own);
    return lines.join('\n');
  }
  if (!own && text.includes(part)) return text;
  const request = [words[language].request + part, own].filter(Boolean).join('\n');
  return [request, text].filter(Boolean).join('\n\n');
}
