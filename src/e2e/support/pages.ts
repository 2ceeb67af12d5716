import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { adminToken, browserEndpoint, siteUrl } from './environment';
import { expectSoon } from './expectSoon';
import { unwatchPage, watchPage } from './problems';
import { trackRequests } from './ready';

interface PageOptions {
  /** Viewport width in pixels; below 768 with touch. */
  width?: number;
  /** Language of the browser; the site's is in the path (`/zh/…`). */
  language?: 'en' | 'zh';
  /** True by default: animations cost CPU time. */
  reducedMotion?: boolean;
  script?: boolean;
  asAdmin?: boolean;
  /** Stays open for the other tests of the file. */
  shared?: boolean;
  /** For tests that change the context, such as its clock: it is not reused. */
  ownContext?: boolean;
}

/** A promise, as pages that open at the same time share one connection. */
let connecting: Promise<Browser> | undefined;
const openContexts: { context: BrowserContext; reuseKey?: string }[] = [];
/** Contexts of earlier tests, by kind: their HTTP and code caches are warm. */
const idleContexts = new Map<string, BrowserContext[]>();

/** Waits until React's props are on every link and button. */
export async function waitForHydration(page: Page): Promise<void> {
  const isHydrated = () =>
    page
      .evaluate(
        () =>
          document.body.offsetHeight > 0 &&
          [...document.querySelectorAll('#root :is(a, button)')].every((element) =>
            Object.keys(element).some((key) => key.startsWith('__reactProps')),
          ),
      )
      // The page navigates.
      .catch(() => false);
  await expectSoon(isHydrated, true);
}

/** Makes `goto` and `reload` wait for hydration. */
function hydrateOnLoad(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const hydrated = async (response: ReturnType<typeof goto>) => {
    await response;
    await waitForHydration(page);
    return response;
  };
  page.goto = (...args) => hydrated(goto(...args));
  page.reload = (...args) => hydrated(reload(...args));
}

type Kind = Required<Pick<PageOptions, 'language' | 'reducedMotion'>> & {
  isPhone: boolean;
  script?: boolean;
};

async function makeContext({ language, reducedMotion, isPhone, script }: Kind) {
  connecting ??= chromium.connect(browserEndpoint());
  const browser = await connecting;
  const context = await browser.newContext({
    baseURL: siteUrl(),
    locale: language === 'zh' ? 'zh-CN' : 'en-US',
    hasTouch: isPhone,
    javaScriptEnabled: script,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
  });
  context.setDefaultTimeout(15_000);
  return context;
}

/** Clears everything but the HTTP cache. */
async function clearStorage(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin: siteUrl(),
    storageTypes: 'cookies,local_storage,indexeddb',
  });
  await session.detach();
}

/**
 * Opens a page with empty storage; it closes after the test unless `shared`. A console error or
 * warning, an exception or a failed request fails the test unless `expectProblem` expects it.
 */
export async function newPage(options: PageOptions = {}): Promise<Page> {
  const { width = 1440, language = 'en', reducedMotion = true, script, asAdmin = false } = options;
  const isPhone = width < 768;
  const kind = { language, reducedMotion, isPhone, script };
  const reuseKey = options.shared || options.ownContext ? undefined : JSON.stringify(kind);
  const reused = reuseKey ? idleContexts.get(reuseKey)?.pop() : undefined;
  const context = reused ?? (await makeContext(kind));
  if (!options.shared) openContexts.push({ context, reuseKey });
  const page = await context.newPage();
  if (reused) await clearStorage(page);
  await page.setViewportSize({ width, height: isPhone ? 844 : 900 });
  if (asAdmin) {
    const token = adminToken();
    await page.addInitScript((value) => window.localStorage.setItem('token', value), token);
  }
  watchPage(page);
  trackRequests(page);
  if (script !== false) hydrateOnLoad(page);
  return page;
}

export async function closePages(): Promise<void> {
  await Promise.all(
    openContexts.splice(0).map(async ({ context, reuseKey }) => {
      context.pages().forEach(unwatchPage);
      if (reuseKey === undefined) return context.close();
      await Promise.all(context.pages().map((page) => page.close()));
      idleContexts.set(reuseKey, [...(idleContexts.get(reuseKey) ?? []), context]);
    }),
  );
}

export async function disconnect(): Promise<void> {
  await (await connecting)?.close();
  connecting = undefined;
  idleContexts.clear();
}
