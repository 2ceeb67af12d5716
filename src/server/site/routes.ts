const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Tells whether a path is one of the site's addresses, in any language and with or without a
 * trailing slash. As lenient about upper and lower case as the router in the browser.
 * @param patterns such as `/about` or `/spare-parts-grid/:id`, without the language prefix
 */
export function makeRouteMatcher(patterns: readonly string[]): (path: string) => boolean {
  const bodies = patterns.map((pattern) =>
    (pattern === '/' ? '' : pattern)
      .split('/')
      .map((segment) => (segment.startsWith(':') ? '[^/]+' : escape(segment)))
      .join('/'),
  );
  const known = new RegExp(`^(?:/zh)?(?:${bodies.join('|')})/?$`, 'i');
  return (path) => known.test(path);
}

/** The `lang` of the page at a path. */
export function languageOf(path: string): 'en' | 'zh-CN' {
  return /^\/zh(?:\/|$)/i.test(path) ? 'zh-CN' : 'en';
}
