/** What the page tells the browser about the backend; see `src/client/lib/config.ts`. */
export interface PageConfig {
  apiUrl?: string;
  mediaUrl?: string;
  apiPort?: number;
}

const configElement = /(<script[^>]*\bid="?hoistway-config"?[^>]*>)[^<]*(<\/script>)/;
const languageAttribute = /(<html[^>]*\blang=)(?:"[^"]*"|[^\s>]+)/;

/**
 * Writes language and configuration into the built `index.html`. Throws when the template has no
 * place for them: a page without its configuration would ask the wrong backend.
 */
export function renderPage(template: string, lang: string, config: PageConfig): string {
  if (!configElement.test(template)) throw new Error('index.html has no #hoistway-config element.');
  if (!languageAttribute.test(template)) throw new Error('index.html has no lang attribute.');
  // "<" could end the element, whatever the type of the script is.
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return template
    .replace(configElement, (_all, open: string, close: string) => `${open}${json}${close}`)
    .replace(languageAttribute, (_all, start: string) => `${start}"${lang}"`);
}
