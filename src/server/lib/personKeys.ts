import { domainToASCII } from 'node:url';
import { phoneNumbers } from '@/shared/phones';
import { foldCase } from '@/shared/search';
import { cut } from '@/shared/texts';

/** Folding can lengthen a text many times over, beyond what PostgreSQL puts into an index. */
const MAX_LENGTH = 254;

/** The same for all ways to write one e-mail address: letter case, width, domain in any script. */
export function emailKey(email: string): string {
  const folded = foldCase(email.trim());
  const at = folded.lastIndexOf('@') + 1;
  const domain = folded.slice(at);
  return cut(folded.slice(0, at) + (domainToASCII(domain) || domain), MAX_LENGTH);
}

/** One for each phone number in a text, the same for all ways to write it as dialled from abroad. */
export const phoneKeys = (phone: string): string[] =>
  phoneNumbers(phone).map((number) => number.replace(/^(\+|00)/, ''));
