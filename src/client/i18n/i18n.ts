import { companyVariables } from '@/shared/company';
import type { Language } from '@/shared/language';
import type { Content, Namespace } from '.';
import type { Translate, Values } from './keys';

/** The texts of one page load, one request or one test, in its language; see `loadContent`. */
export interface I18n {
  language: Language;
  hasTexts: (namespace: Namespace) => boolean;
  addTexts: (namespace: Namespace, texts: unknown) => void;
  /** The texts of these namespaces that have been added. */
  textsOf: (namespaces: readonly Namespace[]) => Partial<Content>;
  /** Keys without a namespace are those of `first`. */
  translateIn: <First extends Namespace, Others extends Namespace = Namespace>(
    first: First,
  ) => Translate<First, Others>;
}

/** `{{name}}`, or `{{name, number}}` for a number with the signs of the language in it. */
const VARIABLE = /\{\{(\w+)(, number)?\}\}/g;

/**
 * Keys, variables and plurals are all that the texts need; i18next with its React part, which
 * also detects, loads and falls back, is 15 kB of script on every page.
 */
export function createI18n(language: Language, texts: Partial<Content> = {}): I18n {
  const areas = new Map<string, unknown>(Object.entries(texts));
  /** Memoized, so that groups of texts are the same object each time. */
  const known = new Map<string, unknown>();
  const variables: Values = companyVariables(language);
  const plurals = new Intl.PluralRules(language);

  const fill = (text: string, values: Values) =>
    text.replace(VARIABLE, (_, name: string, number?: string) => {
      const value = values[name] ?? variables[name] ?? '';
      return number ? new Intl.NumberFormat(language).format(Number(value)) : String(value);
    });

  const fillAll = (found: unknown, values: Values): unknown => {
    if (typeof found === 'string') return fill(found, values);
    if (Array.isArray(found)) return found.map((each) => fillAll(each, values));
    const texts = Object.entries(found as object);
    return Object.fromEntries(texts.map(([key, each]) => [key, fillAll(each, values)]));
  };

  const find = (area: string, key: string) =>
    key
      .split('.')
      .reduce((at, part) => (at as Record<string, unknown> | undefined)?.[part], areas.get(area));

  const translate = (first: Namespace, key: string, values: Values = {}) => {
    const [rest = '', area = first] = key.split(':').reverse();
    const { count } = values;
    const form = typeof count === 'number' && find(area, `${rest}_${plurals.select(count)}`);
    const found = form || find(area, rest);
    return found === undefined ? key : fillAll(found, values);
  };

  const knownText = (first: Namespace, key: string) => {
    const name = `${first}:${key}`;
    if (!known.has(name)) known.set(name, translate(first, key));
    return known.get(name);
  };

  return {
    language,
    hasTexts: (namespace) => areas.has(namespace),
    textsOf: (namespaces) =>
      Object.fromEntries(namespaces.map((namespace) => [namespace, areas.get(namespace)])),
    addTexts: (namespace, texts) => {
      areas.set(namespace, texts);
      known.clear();
    },
    translateIn: (first) =>
      ((key, values) =>
        values ? translate(first, key, values) : knownText(first, key)) as Translate<
        typeof first,
        Namespace
      >,
  };
}
