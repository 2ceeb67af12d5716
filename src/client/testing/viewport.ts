import { fireEvent } from '@testing-library/react';

interface Viewport {
  width?: number;
  reducedMotion?: boolean;
}

interface FakeQueryList {
  query: string;
  matches: boolean;
  listeners: Set<() => void>;
}

/** Transitions end at once; tests of what moves set `reducedMotion` to false. */
const desktop = { width: 1440, reducedMotion: true };
let current = desktop;
let lists: FakeQueryList[] = [];

function evaluate(query: string): boolean {
  return query.split(' and ').every((part) => {
    const limit = /(min|max)-width:\s*([\d.]+)rem/.exec(part);
    if (limit) {
      const pixels = Number(limit[2]) * 16;
      return limit[1] === 'min' ? current.width >= pixels : current.width <= pixels;
    }
    if (part.includes('prefers-reduced-motion')) return current.reducedMotion;
    throw new Error(`The fake viewport does not support ${part}`);
  });
}

function matchMedia(query: string): MediaQueryList {
  const list: FakeQueryList = { query, matches: evaluate(query), listeners: new Set() };
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

/** Nothing has a size. */
class NoResizes implements ResizeObserver {
  observe = jest.fn();
  unobserve = jest.fn();
  disconnect = jest.fn();
}

export function installViewport() {
  current = desktop;
  lists = [];
  setScrollOffset(0);
  window.matchMedia = matchMedia;
  window.ResizeObserver = NoResizes;
}

/** Changes the viewport and notifies media query listeners; wrap it in `act` after rendering. */
export function setViewport(options: Viewport) {
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

export function scrollPage(y: number) {
  setScrollOffset(y);
  fireEvent.scroll(window);
}
