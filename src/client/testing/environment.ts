import FixedJsdomEnvironment from 'jest-fixed-jsdom';
import selectors, { type Matches } from 'jsdom/lib/jsdom/living/helpers/selectors.js';

/**
 * Compares names where a selector consists of tag names or is one class, as nearly all of the browser's and
 * Emotion's are. `getComputedStyle` matches every selector against every element, and jsdom's matcher
 * takes a tenth of the tests' time for that.
 */
function compile(selector: string, matches: Matches): (element: Parameters<Matches>[0]) => boolean {
  if (/^[a-z][a-z\d]*(, [a-z][a-z\d]*)*$/.test(selector)) {
    const tags = new Set(selector.split(', '));
    return ({ localName }) => tags.has(localName);
  }
  if (/^\.[\w-]+$/.test(selector)) {
    const name = selector.slice(1);
    return (element) => element.getAttributeNS(null, 'class')?.split(/\s/).includes(name) ?? false;
  }
  return (element) => matches(element, selector);
}

const { matchesDontThrow } = selectors;
const compiled = new Map<string, ReturnType<typeof compile>>();

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
