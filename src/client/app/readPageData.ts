import type { PageData } from './pageData';

/** Milliseconds that the data of a page may take before they are asked for anew. */
const TIMEOUT = 15_000;

export interface ReadPageData extends PageData {
  /** The data are newer than the document, which a shared cache may have kept. */
  isNewer?: boolean;
}

/** The JSON inside the document. */
export const dataInside = () =>
  JSON.parse(document.getElementById('hoistway-page')?.textContent?.trim() || '{}') as PageData;

/**
 * What the page that has arrived is to go on from: inside the document or where it says. Without
 * `rendered` the browser makes the page itself. On a line that fails the page is still read, and its
 * links and forms work; the next touch asks anew.
 */
export async function readPageData(): Promise<ReadPageData> {
  const inside = dataInside();
  const { source, config } = inside;
  if (!source) return inside;
  // A failed preload answers the first request, so retry at once.
  for (let attempt = 1; ; attempt += 1) {
    // A touch while a request is failing counts too.
    const touched = nextTouch();
    try {
      const response = await fetchWithin(source);
      if (response.status === 404) return { config };
      if (response.ok) {
        return { ...((await response.json()) as PageData), isNewer: response.redirected };
      }
    } catch {
      // As a response that is of no use.
    }
    if (attempt > 1) await touched;
  }
}

async function fetchWithin(source: string): Promise<Response> {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), TIMEOUT);
  return fetch(source, { signal: controller.signal });
}

const nextTouch = () =>
  new Promise<unknown>((resolve) => {
    for (const event of ['pointerdown', 'keydown', 'online']) {
      addEventListener(event, resolve, { once: true });
    }
  });
