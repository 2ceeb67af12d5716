import { company } from './company';
import { normalizeUnicode } from './unicode';

/** In characters; the contract has the maximum too. */
export const MIN_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 1000;

/** What somebody tries first here: the company, its products and its roles. */
const OWN_WORDS = [
  company.brand.en,
  company.brand.zh,
  company.city.en,
  company.city.zh,
  'hoistway',
  'elevator',
  'escalator',
  'spareparts',
  'admin',
  '电梯',
  '扶梯',
  '配件',
  '管理员',
];

/** Shorter parts of an e-mail address occur in other words by chance. */
const MIN_PART_LENGTH = 4;

/** The error of the contract; the backend responds with it, and forms show it before they submit. */
export interface PasswordProblem {
  code: 'password_too_short' | 'password_too_long' | 'password_of_known_words';
  error: string;
  params?: Record<string, number>;
}

/** Returns a password in NFKC, however a keyboard composes its characters. */
export const normalizePassword = (password: string): string => normalizeUnicode(password, 'NFKC');

/** What is wrong with a new password of the account `email`, apart from being a common one. */
export function findPasswordProblem(password: string, email = ''): PasswordProblem | undefined {
  const { length } = [...normalizePassword(password)];
  if (length < MIN_PASSWORD_LENGTH) {
    return {
      code: 'password_too_short',
      error: `The password needs at least ${MIN_PASSWORD_LENGTH} characters.`,
      params: { min: MIN_PASSWORD_LENGTH },
    };
  }
  if (length > MAX_PASSWORD_LENGTH) {
    return {
      code: 'password_too_long',
      error: `The password is longer than ${MAX_PASSWORD_LENGTH.toLocaleString('en')} characters.`,
      params: { max: MAX_PASSWORD_LENGTH },
    };
  }
  const letters = lettersOf(password);
  if ([...OWN_WORDS, ...partsOf(email)].some((word) => letters.includes(lettersOf(word)))) {
    return {
      code: 'password_of_known_words',
      error: 'The password contains a word about this company, its products or the account.',
    };
  }
  return undefined;
}

/** Case, width, spaces and signs make no difference. */
const lettersOf = (text: string): string =>
  normalizePassword(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** `anna` and `lindqvist` of anna.lindqvist@example.com. */
const partsOf = (email: string): string[] =>
  email
    .slice(0, email.lastIndexOf('@'))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part.length >= MIN_PART_LENGTH);
