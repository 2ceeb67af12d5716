/** The site's languages. English lives at `/…`, Chinese at `/zh/…`. */
export const languages = ['en', 'zh'] as const;
export type Language = (typeof languages)[number];

/** The value of `<html lang>`. */
export const htmlLang: Record<Language, string> = { en: 'en', zh: 'zh-CN' };

export const languageOf = (pathname: string): Language =>
  /^\/zh(\/|$)/.test(pathname) ? 'zh' : 'en';

/** What the router takes as basename, so that no other code knows the prefix. */
export const basenameOf = (language: Language) => (language === 'zh' ? '/zh' : '/');

/** The full address, prefix included, of a router path in a language. */
export const addressIn = (language: Language, path: string) =>
  language === 'zh' ? `/zh${path === '/' ? '' : path}` : path;
