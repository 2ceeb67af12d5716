import type { RenderedPage } from '../../shared/rendering';

/** Where the parts of a page go, in the order in which they stand in the template. */
const places = {
  lang: /(?<=<html[^>]*\blang=)(?:"[^"]*"|[^\s>]+)/,
  /** Before what the build has put at the end of the head. */
  head: /(?=<script defer|<link href="?\/assets\/|<\/head>)/,
  body: /(?<=<div id="?root"?>)(?=<\/div>)/,
  data: /(?<=<script[^>]*\bid="?hoistway-page"?[^>]*>)[^<]*(?=<\/script>)/,
};

/** `files.json` of the build. */
export interface BuiltFiles {
  /** Script files of each page's own code, by the name of its chunk. */
  scripts: Readonly<Record<string, readonly string[]>>;
  fonts: readonly string[];
}

/** What goes into the built `index.html`. */
export type PageParts = Pick<RenderedPage, 'lang' | 'data'> &
  Partial<Pick<RenderedPage, 'head' | 'body' | 'chunk'>>;

/**
 * Makes a function that writes a page into the built `index.html`. Throws when the template has no
 * place for a part: a page without its data would ask the wrong backend.
 */
export function makeWritePage(
  template: string,
  { scripts, fonts }: BuiltFiles,
): (page: PageParts) => string {
  let rest = template;
  // What stands before each place, which is looked for once: a page is a hundred times the template.
  const [beforeLang, beforeHead, beforeBody, beforeData] = Object.values(places).map((place) => {
    const found = place.exec(rest);
    if (!found) throw new Error(`index.html lacks ${place.source}.`);
    const before = rest.slice(0, found.index);
    rest = rest.slice(found.index + found[0].length);
    return before;
  });
  const preloads = fonts.map(
    (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
  );
  return ({ lang, data, head = '', body = '', chunk = '' }) => {
    // "<" could end the element, whatever the type of the script is.
    const json = JSON.stringify(data).replaceAll('<', '\\u003c');
    // Before the entry's, which then finds the page's code in its place.
    const code = (scripts[chunk] ?? []).map((file) => `<script defer src="/${file}"></script>`);
    return [
      ...[beforeLang, `"${lang}"`],
      ...[beforeHead, ...preloads, head, ...code],
      ...[beforeBody, body, beforeData, json, rest],
    ].join('');
  };
}
