import { type HttpError, badRequest } from '@/server/lib/httpError';
import { company } from '@/shared/company';
import { MEASURED_LENGTH, passwordScores } from './passwordScores';

/** In characters; the contract says the upper one too. */
export const MIN_PASSWORD_LENGTH = 10;
export const MAX_PASSWORD_LENGTH = 1000;

const companyWords = [company.brand, company.city, company.country].flatMap(({ en, zh }) => [
  en.toLowerCase(),
  zh,
]);

/** The first that somebody would try here: what is sold, where, by whom, and who logs in. */
const OWN_WORDS = [
  ...companyWords,
  ...['spareparts', 'escalators', 'escalator', 'elevators', 'elevator', 'moving walk'],
  ...['lifts', 'lift', 'spare', 'parts', 'administrator', 'admin', 'password'],
  ...['company', 'console', 'dashboard', '电梯', '扶梯', '配件', '管理员', '密码'],
];

/** 3 of 4: safe against guessing even by who has stolen the hashes, for months. */
const MIN_SCORE = 3;

/** What is wrong with a new password of the account `email`; undefined for a good one. */
export async function validatePassword(
  password: string,
  email: string,
): Promise<HttpError | undefined> {
  const length = [...password].length;
  if (length < MIN_PASSWORD_LENGTH) {
    return badRequest(
      'password_too_short',
      `The password needs at least ${MIN_PASSWORD_LENGTH} characters.`,
      { min: MIN_PASSWORD_LENGTH },
    );
  }
  if (length > MAX_PASSWORD_LENGTH) {
    return badRequest(
      'password_too_long',
      `The password is longer than ${MAX_PASSWORD_LENGTH} characters.`,
      { max: MAX_PASSWORD_LENGTH },
    );
  }
  const words = [...OWN_WORDS, ...partsOf(email)];
  // Full-width letters are as easy to guess as their plain forms.
  const plain = password.normalize('NFKC');
  const passwords = [plain, without(plain, words)];
  const [whole = 0, rest = 0] = await passwordScores({ passwords, words });
  if (whole < MIN_SCORE) {
    return badRequest(
      'password_guessable',
      'The password is too easy to guess: take several words that do not belong together.',
    );
  }
  if (rest < MIN_SCORE) {
    return badRequest(
      'password_of_known_words',
      'The password holds little more than words about this company or the account.',
    );
  }
  return undefined;
}

/** The address itself and what it is made of: `anna`, `lee` and `example` of anna.lee@example.com. */
function partsOf(email: string): string[] {
  const address = email.toLowerCase();
  return [address, ...address.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length >= 3)];
}

function without(password: string, words: string[]): string {
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  return longestFirst.reduce(
    (rest, word) => rest.split(word).join(''),
    password.toLowerCase().slice(0, MEASURED_LENGTH),
  );
}
