import { fireEvent } from '@testing-library/react';

interface ScreenOptions {
  /** Width of the window in CSS pixels. */
  width?: number;
  reducedMotion?: boolean;
}

interface FakeList {
  query: string;
  matches: boolean;
  listeners: Set<() => void>;
}

const usual = { width: 1440, reducedMotion: false };
let current = usual;
let lists: FakeList[] = [];

function evaluate(query: string): boolean {
  return query.split(' and ').every((part) => {
    const limit = /(min|max)-width:\s*([\d.]+)px/.exec(part);
    if (limit) {
      const pixels = Number(limit[2]);
      return limit[1] === 'min' ? current.width >= pixels : current.width <= pixels;
    }
    if (part.includes('prefers-reduced-motion')) return current.reducedMotion;
    throw new Error(`The fake screen cannot tell whether it matches ${part}`);
  });
}

function matchMedia(query: string): MediaQueryList {
  const list: FakeList = { query, matches: evaluate(query), listeners: new Set() };
  lists.push(list);
  return {
    media: query,
    get matches() {
      return evaluate(query);
    },
    addEventListener: (_type: string, listener: () => void) => list.listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => list.listeners.delete(listener),
  } as unknown as MediaQueryList;
}

/** Gives jsdom, which has no layout, a wide screen that media queries can ask. */
export function installViewport() {
  current = usual;
  lists = [];
  setScrollOffset(0);
  window.matchMedia = matchMedia;
}

/** Changes the screen and tells everyone who listens; call it inside `act` when something is rendered. */
export function setViewport(options: ScreenOptions) {
  current = { ...current, ...options };
  for (const list of lists) {
    const matches = evaluate(list.query);
    if (matches === list.matches) continue;
    list.matches = matches;
    for (const listener of list.listeners) listener();
  }
}

function setScrollOffset(y: number) {
  for (const name of ['scrollY', 'pageYOffset'])
    Object.defineProperty(window, name, { configurable: true, value: y });
}

/** Scrolls the page, or has it start scrolled where nothing is rendered yet. */
export function scrollPage(y: number) {
  setScrollOffset(y);
  fireEvent.scroll(window);
}
