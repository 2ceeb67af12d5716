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

/** The initial text of an inquiry about a part; without `quantity` the quantity has its own field. */
export function requestText(language: Language, part: string, quantity?: string): string {
  const { request, destination } = words[language];
  return [
    request + part,
    ...(quantity === undefined ? [] : [words[language].quantity + quantity]),
    destination,
  ].join('\n');
}

/** The text of an inquiry that names a part and, below it, how many of it are wanted. */
export function withQuantity(
  language: Language,
  text: string,
  part: string,
  quantity: string,
): string {
  const lines = text.split('\n');
  const isRequest = (line: string) =>
    languages.some((each) => line.trim() === words[each].request + part.trim());
  const isQuantity = (line = '') =>
    languages.some((each) => line.startsWith(words[each].quantity.trim()));
  const at = lines.findIndex(isRequest) + 1;
  const own = quantity.trim() && words[language].quantity + quantity.trim();
  if (at > 0) {
    if (own) lines.splice(at, isQuantity(lines[at]) ? 1 : 0, own);
    return lines.join('\n');
  }
  if (!own && text.includes(part)) return text;
  const request = [words[language].request + part, own].filter(Boolean).join('\n');
  return [request, text].filter(Boolean).join('\n\n');
}
