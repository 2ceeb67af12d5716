import { loadContent } from '../i18n';
import { prefersReducedData } from '../lib/prefersReducedData';
import { publicPages } from '../pages/public/publicPages';
import { matchPage } from './matchPage';
import type { RouteServices } from './routes/pageRoute';

/** Where a link or a button of a plain form leads within this tab; undefined for all else. */
function destinationOf(target: EventTarget | null): URL | undefined {
  const link =
    target instanceof Element && target.closest('a[href], form[method=get] button[name]');
  if (link instanceof HTMLAnchorElement) {
    return link.target || link.hasAttribute('download') ? undefined : new URL(link.href);
  }
  if (!(link instanceof HTMLButtonElement) || !link.form || link.disabled) return undefined;
  const url = new URL(link.form.action || window.location.href);
  const sent = [...new FormData(link.form)].map(([name, value]) => [name, String(value)]);
  url.search = String(new URLSearchParams([...sent, [link.name, link.value]]));
  return url;
}

/**
 * Whoever points at a link to a public page, reaches it by keyboard or touches it will probably
 * follow it: its code, its texts and its data are fetched ahead, once, unless the visitor saves
 * data. Returns what ends it.
 */
export function prefetchOnIntent(services: RouteServices, basename: string): () => void {
  let last: string | undefined;

  const prefetch = async (url: URL) => {
    const match = matchPage(url, basename);
    const page = match && publicPages[match.name];
    if (!page) return;
    page.load?.(services.dispatch, { params: match.params, url });
    await Promise.all([page.component(), loadContent(services.i18n, page.texts)]);
  };

  const onIntent = ({ target }: Event) => {
    // A tap that is under way comes first.
    setTimeout(() => {
      const url = destinationOf(target);
      // A mouse that moves over a link says so at each of its elements.
      if (!url || url.href === last) return;
      last = url.href;
      if (url.origin !== window.location.origin || prefersReducedData()) return;
      // What could not be fetched is fetched again, and its failure told, when the link is followed.
      prefetch(url).catch(() => undefined);
    });
  };

  const events = ['pointerover', 'focusin', 'touchstart'];
  for (const event of events) document.addEventListener(event, onIntent, { passive: true });
  return () => {
    for (const event of events) document.removeEventListener(event, onIntent);
  };
}
