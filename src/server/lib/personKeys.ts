import { domainToASCII } from 'node:url';
import { phoneNumbers } from '@/shared/phones';
import { foldCase } from '@/shared/search';
import { cut } from '@/shared/texts';

/** Folding can lengthen a text many times over, beyond what PostgreSQL puts into an index. */
const MAX_LENGTH = 254;

function foldEmail(email: string): string {
  const folded = foldCase(email.trim());
  const at = folded.lastIndexOf('@') + 1;
  const domain = folded.slice(at);
  return folded.slice(0, at) + (domainToASCII(domain) || domain);
}

/** The key of an e-mail address in all its spellings: letter case, width, domain in any script. */
export const emailKey = (email: string): string => cut(foldEmail(email), MAX_LENGTH);

/** Providers that ignore dots before the @. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/**
 * The key of a mailbox in all its e-mail addresses: also without what follows a `+` (RFC 5233), and
 * without dots where the provider ignores them. For limits, not for looking people up.
 */
export function mailboxKey(email: string): string {
  const key = foldEmail(email);
  const at = key.lastIndexOf('@');
  const domain = key.slice(at + 1).replace(/\.$/, '');
  const local = key.slice(0, Math.max(at, 0));
  const [user = ''] = local.startsWith('+') ? [local] : local.split('+');
  const mailbox = DOTLESS.has(domain)
    ? `${user.replaceAll('.', '')}@gmail.com`
    : `${user}@${domain}`;
  return cut(mailbox, MAX_LENGTH);
}

/** Whose addresses have nothing to do with the company of their users. */
const PUBLIC_PROVIDERS = new Set(
  (
    '126.com 139.com 163.com aliyun.com aol.com foxmail.com gmail.com gmx.de gmx.net ' +
    'googlemail.com hotmail.com icloud.com live.com mail.com mail.ru me.com msn.com outlook.com ' +
    'proton.me protonmail.com qq.com rediffmail.com sina.cn sina.com sohu.com web.de yahoo.com ' +
    'yandex.com yandex.ru yeah.net zoho.com'
  ).split(' '),
);

/** The key of a company: the domain; at a public provider the whole e-mail address. */
export function domainKey(email: string): string {
  const key = foldEmail(email);
  const domain = key.slice(key.lastIndexOf('@') + 1);
  return cut(PUBLIC_PROVIDERS.has(domain) ? key : domain, MAX_LENGTH);
}

/** The keys of the phone numbers in a text, in all spellings of them as dialled from abroad. */
export const phoneKeys = (phone: string): string[] =>
  phoneNumbers(phone).map((number) => number.replace(/^(\+|00)/, ''));
