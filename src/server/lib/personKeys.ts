import { domainToASCII } from 'node:url';
import { foldCase } from '@/shared/search';

/** Folding can lengthen a text many times over, beyond what PostgreSQL puts into an index. */
const MAX_LENGTH = 254;

const cut = (text: string) => [...text].slice(0, MAX_LENGTH).join('');

/** The same for all ways to write one e-mail address: letter case, width, domain in any script. */
export function emailKey(email: string): string {
  const folded = foldCase(email.trim());
  const at = folded.lastIndexOf('@') + 1;
  const domain = folded.slice(at);
  return cut(folded.slice(0, at) + (domainToASCII(domain) || domain));
}

/** The same for all ways to write one phone number as it is dialled from abroad: its digits. */
export const phoneKey = (phone: string): string =>
  cut(phone.normalize('NFKC').replace(/\D/g, '').replace(/^00/, ''));
