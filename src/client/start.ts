import { dataInside } from './app/readPageData';
import { TAKEN_UP } from './lib/takenUp';

/** Milliseconds after which a page's scripts are loaded though a picture is still on its way. */
const LONGEST_WAIT = 3000;

function link(attributes: Record<string, string>) {
  const element = document.createElement('link');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.head.append(element);
}

/**
 * Loads the scripts of a page that has arrived rendered; the element of this script names them. On
 * a slow line they would hold up the pictures, and what they add can wait until those are shown, or
 * until the visitor touches the page or presses a key.
 */
function start() {
  const sources = document.currentScript?.dataset.scripts?.split(' ') ?? [];
  let isLoaded = false;

  const load = () => {
    if (isLoaded) return;
    // What goes on from the page needs all of it.
    if (document.readyState === 'loading') return void addEventListener('DOMContentLoaded', load);
    isLoaded = true;
    for (const src of sources) {
      // Fetched side by side, run in their order.
      document.head.append(Object.assign(document.createElement('script'), { src, async: false }));
    }
    // What waits for the browser comes first.
    setTimeout(() => {
      const { source } = dataInside();
      // Beside the scripts, which will ask for it.
      if (source) link({ rel: 'preload', as: 'fetch', href: source, crossorigin: 'anonymous' });
      // For those who install the site; in the page Chromium would fetch it ahead of the pictures.
      link({ rel: 'manifest', href: '/site.webmanifest' });
    });
  };
  const painted = new PerformanceObserver(() => {
    painted.disconnect();
    load();
  });
  // What is there is painted in the next frame; a page in the background has none.
  const loadAfterPaint = () =>
    requestAnimationFrame(() => painted.observe({ type: 'paint', buffered: true }));

  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, load, { once: true });
  addEventListener('load', loadAfterPaint);
  setTimeout(load, LONGEST_WAIT);
}

/** Links and forms work by themselves; of other buttons the last that was clicked is clicked anew. */
function keepClick() {
  let clicked: HTMLElement | null = null;
  const keep = ({ target }: Event) => {
    clicked = (target as Element).closest<HTMLElement>('button:not(form *)');
  };
  /** What is taken up later, React may have made anew meanwhile. */
  const replayLater = ({ target }: Event) => {
    removeEventListener('click', keep, true);
    if (target instanceof HTMLElement && target.isEqualNode(clicked)) target.click();
  };
  const replay = () => {
    clicked?.click();
    addEventListener(TAKEN_UP, replayLater, { once: true });
  };
  // Before React, which stops a click on what it hasn't taken up.
  addEventListener('click', keep, true);
  addEventListener(TAKEN_UP, replay, { once: true });
}

start();
keepClick();
