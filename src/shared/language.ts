/** The site's languages. English lives at `/…`, Chinese at `/zh/…`. */
export const languages = ['en', 'zh'] as const;
export type Language = (typeof languages)[number];

/** The value of `<html lang>`, of `hreflang` and the like. */
export const htmlLang: Record<Language, string> = { en: 'en', zh: 'zh-CN' };

/** As lenient about upper and lower case as the router, whose basename the prefix is. */
const prefix = /^\/zh(?=\/|$)/i;

export const languageOf = (pathname: string): Language => (prefix.test(pathname) ? 'zh' : 'en');

/** What the router takes as basename, so that no other code knows the prefix. */
export const basenameOf = (language: Language) => (language === 'zh' ? '/zh' : '/');

/**
 * A path that browsers take for one of this site. They would take one that begins with two
 * slashes, of either kind, for an address on another host.
 */
export const sameOriginPath = (path: string) => path.replace(/^[/\\]+/, '/');

/** The full address, prefix included, of a router path in a language. */
export const localizedPath = (language: Language, path: string) => {
  const own = sameOriginPath(path);
  return language === 'zh' ? `/zh${own === '/' ? '' : own}` : own;
};

/** The path that a browser has opened, prefix included, as one of this site. */
export const normalizedPath = (pathname: string) => pathname.replace(/^(\/zh)?[/\\]+/i, '$1/');
