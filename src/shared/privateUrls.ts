import { pageNames, siteMap } from './siteMap';

/*
 * URLs with a token, which is the permission to read what they lead to. No cache stores their
 * responses, no referrer and no log names them, however they are spelled.
 */

/** Calls of the backend that have one. */
export const TOKEN_CALLS = ['/quotation-lists/:token', '/buyer-inquiries/:token'] as const;

const tokenPages = pageNames.map((name) => siteMap[name].pattern);
const beforeToken = [...tokenPages, ...TOKEN_CALLS]
  .filter((pattern) => pattern.endsWith('/:token'))
  .map((pattern) => pattern.slice(1, -'/:token'.length));
const tokenEntries = pageNames.map((name) => siteMap[name]).filter(({ token }) => token);
const parameters = tokenEntries.filter(({ token }) => token !== '#').map(({ token }) => token);
const withFragment = tokenEntries.filter(({ token }) => token === '#');

/** Sites read a backslash as a slash; JSON writes two. */
const SLASH = '(?:/|\\\\\\\\)';
const PATHS = `(${SLASH}(?:${beforeToken.join('|')})${SLASH}+)[^/\\\\?#\\s"]+`;
const PARAMETERS = `([?&](?:${parameters.join('|')})=)[^&#\\s"\\\\]+`;
const FRAGMENTS = withFragment.map(({ pattern }) => `${pattern}(?![^/?#])`).join('|');
const PRIVATE = new RegExp([PATHS, PARAMETERS, FRAGMENTS].join('|'), 'i');

/** The characters that the patterns above compare, by their codes in percent-encoding. */
const CHARACTERS = new Map(
  Array.from({ length: 128 }, (_, code) => String.fromCharCode(code))
    .filter((character) => /[\w.~/?&=\\-]/.test(character))
    .map((character) => [character.charCodeAt(0).toString(16), character.replace('\\', '/')]),
);
const ENCODED = new RegExp(`%(?:25)*(${[...CHARACTERS.keys()].join('|')})`, 'gi');

/** Decodes these characters, also where they are encoded repeatedly. */
const decoded = (text: string): string =>
  text.includes('%')
    ? text.replace(
        ENCODED,
        (encoded, code: string) => CHARACTERS.get(code.toLowerCase()) ?? encoded,
      )
    : text;

/** Whether a URL of the site, with its query string, has a token or leads to one. */
export const isPrivateUrl = (url: string): boolean =>
  PRIVATE.test(decoded(url.replaceAll('\\', '/')));

/** An escape of JSON, or what is as long as a token and has letters of both cases. */
const LONG = /\\u[\da-f]{4}|\\.|[\w-]{40,}/gi;

const isTokenLike = (text: string): boolean =>
  !text.startsWith('\\') && /[a-z]/.test(text) && /[A-Z]/.test(text);

/** A line of a log, which may be JSON, with `:token` in the place of tokens. */
export const withoutTokens = (text: string): string =>
  decoded(text)
    .replace(new RegExp(PATHS, 'gi'), '$1:token')
    .replace(new RegExp(PARAMETERS, 'gi'), '$1:token')
    .replace(LONG, (long) => (isTokenLike(long) ? ':token' : long));
