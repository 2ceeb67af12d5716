import { type Language, languageOf, localizedPath } from './language';
import { pageOf } from './pageParam';
import { type PageName, isServerRendered, pageNames, siteMap } from './siteMap';

interface KnownPage {
  name: PageName;
  /** The one spelling of all paths that lead to the page. */
  path: string;
}

const known = pageNames.map((name) => {
  const { pattern } = siteMap[name];
  return { name, pattern, match: new RegExp(`^${pattern.replace(/:\w+/g, '([^/]+)')}$`, 'i') };
});

/** Returns the one spelling of a path: single slashes, none at the end, no `index.html`. */
function respelled(path: string): string | undefined {
  const { pathname } = new URL(path.replace(/[/\\]+/g, '/'), 'http://site.invalid');
  try {
    const segments = pathname.split('/').filter(Boolean).map(decodeURIComponent);
    if (segments.at(-1)?.toLowerCase() === 'index.html') segments.pop();
    return `/${segments.map(encodeURIComponent).join('/')}`;
  } catch {
    return undefined;
  }
}

/** The page at a path without language prefix, in any spelling. */
export function findPage(path: string): KnownPage | undefined {
  const spelled = respelled(path) ?? '';
  for (const { name, pattern, match } of known) {
    const [found, ...values] = match.exec(spelled) ?? [];
    if (found === undefined) continue;
    const fill = (parameter: string) => {
      const value = values.shift() ?? '';
      return parameter === ':type' ? value.toLowerCase() : value;
    };
    return { name, path: pattern.replace(/:\w+/g, fill) };
  }
  return undefined;
}

/** The page at a path with its language prefix, in any spelling, and its language. */
export function findLocalizedPage(path: string): (KnownPage & { language: Language }) | undefined {
  const spelled = respelled(path);
  if (spelled === undefined) return undefined;
  const language = languageOf(spelled);
  const page = findPage(language === 'zh' ? spelled.slice('/zh'.length) : spelled);
  return page && { ...page, language, path: localizedPath(language, page.path) };
}

/** Rendered pages that depend on their query parameters. */
const withParameters: readonly PageName[] = [
  'sparePartsGrid',
  'contact',
  'career',
  'search',
  'compare',
  'quotation',
  'buyerInquiry',
];

/** The query string without what the page ignores, such as the marks of a campaign. */
export const usedSearch = (name: PageName | undefined, search: string): string =>
  name && isServerRendered(name) && !withParameters.includes(name) ? '' : search;

/** Only the page number of a list is part of a canonical URL. */
export function canonicalSearch(name: PageName | undefined, search: string): string {
  const page = name === 'sparePartsGrid' ? pageOf(new URLSearchParams(search)) : 1;
  return page > 1 ? `?page=${page}` : '';
}
