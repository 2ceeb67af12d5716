/** Modules without types; of the first only what the tests use. */
declare module 'jsdom/lib/jsdom/living/helpers/selectors.js' {
  interface ElementImpl {
    readonly localName: string;
    getAttributeNS: (namespace: null, name: string) => string | null;
  }
  export type Matches = (element: ElementImpl, selector: string | undefined) => boolean;
  const selectors: { matchesDontThrow: Matches };
  export default selectors;
}

declare module 'jest-fixed-jsdom' {
  export { default } from 'jest-environment-jsdom';
}
