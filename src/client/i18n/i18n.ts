import { companyVariables } from '@/shared/company';
import type { Language } from '@/shared/language';
import { isolated } from '@/shared/isolate';
import type { Content, Namespace } from './texts';
import type { Translate, Values } from './keys';

/** The texts of one page load, one request or one test, in its language; see `loadContent`. */
export interface I18n {
  language: Language;
  texts: Readonly<Partial<Content>>;
  addTexts: (namespace: Namespace, texts: unknown) => void;
  /** Keys without a namespace are those of `first`. */
  translateIn: <First extends Namespace, Others extends Namespace = Namespace>(
    first: First,
  ) => Translate<First, Others>;
}

/** `{{name}}`. */
const VARIABLE = /\{\{(\w+)\}\}/g;

/** Keys, variables and plurals; i18next would be 15 kB of script on every page. */
export function createI18n(language: Language, loaded: Partial<Content> = {}): I18n {
  const texts: Record<string, unknown> = { ...loaded };
  /** Memoized, so that groups of texts are the same object each time. */
  const memoized = new Map<string, unknown>();
  const variables: Values = companyVariables(language);
  const plurals = new Intl.PluralRules(language);

  let numbers: Intl.NumberFormat | undefined;
  const format = (value: number) =>
    // Looks the same in all languages; the first `NumberFormat` blocks a cheap phone for 50 ms.
    Number.isInteger(value) && Math.abs(value) < 1000
      ? String(value)
      : (numbers ??= new Intl.NumberFormat(language)).format(value);

  /** Numbers have the signs of the language; what is not to have them, such as a year, is a string. */
  const fill = (text: string, values: Values) =>
    text.replace(VARIABLE, (_, name: string) => {
      const value = values[name] ?? variables[name] ?? '';
      return typeof value === 'number' ? format(value) : isolated(value);
    });

  const fillAll = (found: unknown, values: Values): unknown => {
    if (typeof found === 'string') return fill(found, values);
    if (Array.isArray(found)) return found.map((item) => fillAll(item, values));
    const entries = Object.entries(found as object);
    return Object.fromEntries(entries.map(([key, text]) => [key, fillAll(text, values)]));
  };

  const find = (namespace: string, key: string) =>
    key
      .split('.')
      .reduce((at, part) => (at as Record<string, unknown> | undefined)?.[part], texts[namespace]);

  const translate = (first: Namespace, key: string, values: Values = {}) => {
    const [rest = '', namespace = first] = key.split(':').reverse();
    const { count } = values;
    const form = typeof count === 'number' && find(namespace, `${rest}_${plurals.select(count)}`);
    const found = form || find(namespace, rest);
    // A value of an enumeration that this build does not know is shown as it is.
    return found === undefined ? rest.slice(rest.lastIndexOf('.') + 1) : fillAll(found, values);
  };

  const memoizedText = (first: Namespace, key: string) => {
    const name = `${first}:${key}`;
    if (!memoized.has(name)) memoized.set(name, translate(first, key));
    return memoized.get(name);
  };

  return {
    language,
    texts,
    addTexts: (namespace, added) => {
      texts[namespace] = added;
      memoized.clear();
    },
    translateIn: (first) =>
      ((key, values) =>
        values ? translate(first, key, values) : memoizedText(first, key)) as Translate<
        typeof first,
        Namespace
      >,
  };
}
