import FixedJsdomEnvironment from 'jest-fixed-jsdom';
import selectors, { type Matches } from 'jsdom/lib/jsdom/living/helpers/selectors.js';

type Compiled = (element: Parameters<Matches>[0]) => boolean;

/**
 * Compares the tag or class that a selector begins with, and matches the rest only where that one fits.
 * `getComputedStyle` matches every selector of the browser and of Emotion against every element, for which
 * jsdom takes a tenth of the tests' time.
 */
function compile(selector: string, matches: Matches): Compiled {
  const parts = selector
    .split(/,\s+/)
    .map((part) => /^(\.?)([\w-]+)([^\w\s>+~,-][^\s>+~,]*)?$/.exec(part));
  if (!parts.every((part) => part !== null)) return (element) => matches(element, selector);
  return (element) =>
    parts.some(([, dot, name, rest]) => {
      const names = dot ? element.getAttributeNS(null, 'class')?.split(/\s/) : [element.localName];
      return names?.includes(name!) && (!rest || matches(element, selector));
    });
}

const { matchesDontThrow } = selectors;
const compiled = new Map<string, Compiled>();

// Before the constructor below loads the module that computes styles.
selectors.matchesDontThrow = (element, selector) => {
  // Rules such as `@keyframes` have none.
  if (!selector) return matchesDontThrow(element, selector);
  let matches = compiled.get(selector);
  if (!matches) {
    matches = compile(selector, matchesDontThrow);
    compiled.set(selector, matches);
  }
  return matches(element);
};

export default FixedJsdomEnvironment;
