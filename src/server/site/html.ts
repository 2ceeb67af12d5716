import type { RenderedPage } from '../../shared/rendering';

const dataElement = /(<script[^>]*\bid="?hoistway-page"?[^>]*>)[^<]*(<\/script>)/;
const languageAttribute = /(<html[^>]*\blang=)(?:"[^"]*"|[^\s>]+)/;
const rootElement = /(<div id="?root"?>)(<\/div>)/;
/** What the build has put at the end of the head. */
const entryFiles = /<script defer|<link href="?\/assets\/|<\/head>/;

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
  for (const place of [dataElement, languageAttribute, rootElement, entryFiles]) {
    if (!place.test(template)) throw new Error(`index.html lacks ${place.source}.`);
  }
  const preloads = fonts.map(
    (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
  );
  return ({ lang, data, head = '', body = '', chunk = '' }) => {
    // "<" could end the element, whatever the type of the script is.
    const json = JSON.stringify(data).replaceAll('<', '\\u003c');
    // Before the entry's, which then finds the page's code in its place.
    const code = (scripts[chunk] ?? []).map((file) => `<script defer src="/${file}"></script>`);
    return template
      .replace(languageAttribute, (_all, start: string) => `${start}"${lang}"`)
      .replace(entryFiles, (next) => preloads.join('') + head + code.join('') + next)
      .replace(rootElement, (_all, open: string, close: string) => open + body + close)
      .replace(dataElement, (_all, open: string, close: string) => open + json + close);
  };
}
