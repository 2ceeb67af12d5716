/*
 * jsdom's `getComputedStyle` matches every rule against the element and its ancestors, and copies all
 * properties into a new declaration: queries by role, `toBeVisible` and `user-event` spend most of
 * their time there, and read no more than these.
 */
const PROPERTIES = {
  display: 'display',
  visibility: 'visibility',
  opacity: 'opacity',
  pointerEvents: 'pointer-events',
} as const;

type Property = (typeof PROPERTIES)[keyof typeof PROPERTIES];

const isQueried = (name: string): name is Property =>
  (Object.values(PROPERTIES) as string[]).includes(name);

/** With their initial values. */
const INHERITED: Partial<Record<Property, string>> = {
  visibility: 'visible',
  'pointer-events': 'auto',
};

interface Rule {
  selector: string;
  /** jsdom ignores specificity: of the rules that match, the last one counts. */
  order: number;
  value: string;
}

/** The rules that set a property, by what an element needs to match: a class, a tag, or nothing. */
type RulesByKey = Map<string, Rule[]>;

/** Answers for the properties above by an index of the rules, for all others as jsdom does. */
export function installComputedStyle() {
  const original = window.getComputedStyle.bind(window);
  const rules = styleRules();
  const defaultDisplay = displayWithoutAuthor(original);

  const specified = (element: Element, property: Property): string => {
    const inline = element.hasAttribute('style')
      ? (element as HTMLElement).style.getPropertyValue(property)
      : '';
    if (inline !== '') return inline;
    const author = rules.find(element, property);
    if (author !== undefined) return author;
    return property === 'display' ? defaultDisplay(element) : '';
  };

  const computed = (element: Element, property: Property): string => {
    const initial = INHERITED[property];
    if (initial === undefined) return specified(element, property);
    for (let each: Element | null = element; each; each = each.parentElement) {
      const value = specified(each, property);
      if (value !== '') return value;
    }
    return initial;
  };

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return original(element, pseudo);
    let declaration: CSSStyleDeclaration | undefined;
    const rest = () => (declaration ??= original(element));
    return new Proxy({} as CSSStyleDeclaration, {
      get(_target, name) {
        if (Object.hasOwn(PROPERTIES, name))
          return computed(element, PROPERTIES[name as keyof typeof PROPERTIES]);
        if (name === 'getPropertyValue')
          return (property: string) =>
            isQueried(property) ? computed(element, property) : rest().getPropertyValue(property);
        const value: unknown = Reflect.get(rest(), name);
        return typeof value === 'function' ? (value.bind(rest()) as unknown) : value;
      },
      getPrototypeOf: () => rest(),
    });
  };
}

/** What the browser's own style sheet says depends on the tag and on these attributes. */
function displayWithoutAuthor(original: typeof window.getComputedStyle) {
  const blank = document.implementation.createHTMLDocument();
  const known = new Map<string, string>();
  return (element: Element): string => {
    const attributes = ['hidden', 'open', 'type'].filter((name) => element.hasAttribute(name));
    const key = [element.namespaceURI, element.localName]
      .concat(attributes.map((name) => `${name}=${element.getAttribute(name)}`))
      .join(' ');
    let display = known.get(key);
    if (display === undefined) {
      const copy = blank.createElementNS(element.namespaceURI, element.localName);
      for (const name of attributes) copy.setAttribute(name, element.getAttribute(name) ?? '');
      display = original(copy).display;
      known.set(key, display);
    }
    return display;
  };
}

/** More than any style sheet has. */
const MAX_RULES = 1_000_000;

/** The rules of all style sheets, those included that are added later. */
function styleRules() {
  let byProperty = new Map<Property, RulesByKey>();
  let indexed: { sheet: CSSStyleSheet; count: number }[] = [];

  const add = (rule: CSSRule, order: number) => {
    if ('media' in rule) {
      const { media, cssRules } = rule as CSSMediaRule;
      if (Array.from(media).includes('screen'))
        Array.from(cssRules).forEach((inner) => add(inner, order));
    }
    if (!('selectorText' in rule)) return;
    const { selectorText, style } = rule as CSSStyleRule;
    for (const property of Object.values(PROPERTIES)) {
      const value = style.getPropertyValue(property);
      if (value === '') continue;
      const byKey = byProperty.get(property) ?? new Map<string, Rule[]>();
      byProperty.set(property, byKey);
      for (const selector of selectorsOf(selectorText)) {
        const key = keyOf(selector);
        byKey.set(key, [...(byKey.get(key) ?? []), { selector, order, value }]);
      }
    }
  };

  const refresh = () => {
    const { styleSheets } = document;
    const { length } = styleSheets;
    if (length !== indexed.length || styleSheets[length - 1] !== indexed.at(-1)?.sheet) {
      const sheets = Array.from(styleSheets);
      if (!indexed.every(({ sheet }, index) => sheet === sheets[index])) {
        byProperty = new Map();
        indexed = [];
      }
      for (const sheet of sheets.slice(indexed.length)) indexed.push({ sheet, count: 0 });
    }
    indexed.forEach((each, index) => {
      const { cssRules } = each.sheet;
      for (; each.count < cssRules.length; each.count += 1)
        add(cssRules[each.count]!, index * MAX_RULES + each.count + 1);
    });
  };

  const find = (element: Element, property: Property): string | undefined => {
    refresh();
    const byKey = byProperty.get(property);
    if (!byKey) return undefined;
    let found: Rule | undefined;
    for (const key of ['*', element.localName, ...[...element.classList].map((name) => `.${name}`)])
      for (const rule of byKey.get(key) ?? [])
        if (rule.order >= (found?.order ?? 0) && matches(element, rule.selector)) found = rule;
    return found?.value;
  };

  return { find };
}

/** Those of a list, unless a comma may belong to one; pseudo-elements are no elements. */
const selectorsOf = (list: string): string[] =>
  (/[("']/.test(list) ? [list] : list.split(','))
    .map((selector) => selector.trim())
    .filter((selector) => !selector.includes('::'));

/** A class or the tag of the last compound selector; `*` where that is not obvious. */
function keyOf(selector: string): string {
  const plain = selector.replaceAll(/\[[^[\]]*\]|\([^()]*\)/g, '');
  if (/[()[\]\\"']/.test(plain)) return '*';
  const last = plain.split(/[\s>+~]+/).at(-1) ?? '';
  return /\.[\w-]+/.exec(last)?.[0] ?? /^[a-z][\w-]*/i.exec(last)?.[0].toLowerCase() ?? '*';
}

function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}
