/** English paths start with `/`, Chinese ones with `/zh/`. */
export const languages = ['en', 'zh'] as const;
export type Language = (typeof languages)[number];

/** The values of `lang` and `hreflang`. */
export const htmlLang: Record<Language, string> = { en: 'en', zh: 'zh-CN' };

/** The name of a language, such as `Chinese`. */
export const languageName = (named: Language, language: Language): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(named) ?? named;

/** Case-insensitive, as the router's basename is. */
const prefix = /^\/zh(?=\/|$)/i;

export const languageOf = (pathname: string): Language => (prefix.test(pathname) ? 'zh' : 'en');

/** The router's basename. */
export const basenameOf = (language: Language) => (language === 'zh' ? '/zh' : '/');

/** Browsers read a path with two leading slashes or backslashes as a URL of another host. */
export const sameOriginPath = (path: string) => path.replace(/^[/\\]+/, '/');

/** Adds the language prefix to a router path. */
export const localizedPath = (language: Language, path: string) => {
  const own = sameOriginPath(path);
  return language === 'zh' ? `/zh${own === '/' ? '' : own}` : own;
};

/** A path with its language prefix and one leading slash. */
export const normalizedPath = (pathname: string) => pathname.replace(/^(\/zh)?[/\\]+/i, '$1/');
