import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { adminToken, browserAddress, siteUrl } from './environment';
import { expectSoon } from './expectSoon';
import { forgetPage, watchPage } from './problems';
import { trackRequests } from './ready';

interface PageOptions {
  /** Pixels; below 768 the page is a phone's, with touch. */
  width?: number;
  /** Language of the browser; the site's is in the address (`/zh/…`). */
  language?: 'en' | 'zh';
  /** True by default: animations cost CPU time. */
  reducedMotion?: boolean;
  /** By default the browser runs script. */
  script?: boolean;
  /** Logs the shared admin in before the first page. */
  asAdmin?: boolean;
  /** Stays open for the other tests of its file, with what it has loaded. */
  kept?: boolean;
  /** What is done to its context, such as stopping the clock, ends with the test. */
  ownContext?: boolean;
}

let browser: Browser | undefined;
const used: { context: BrowserContext; kind?: string }[] = [];
/** Of earlier tests, by kind: they have the site's files and the code compiled of them. */
const idle = new Map<string, BrowserContext[]>();

/** A server-rendered page responds once it is hydrated: `goto` waits until React knows its elements. */
function waitAfterGoto(page: Page): void {
  const goto = page.goto.bind(page);
  const isHydrated = () =>
    page
      .evaluate(
        () =>
          document.body.offsetHeight > 0 &&
          [...document.querySelectorAll('#root :is(a, button)')].every((element) =>
            Object.keys(element).some((key) => key.startsWith('__reactProps')),
          ),
      )
      // The page leads elsewhere.
      .catch(() => false);
  page.goto = async (...args) => {
    const response = await goto(...args);
    await expectSoon(isHydrated, true);
    return response;
  };
}

type Kind = Required<Pick<PageOptions, 'language' | 'reducedMotion'>> & {
  isPhone: boolean;
  script?: boolean;
};

async function makeContext({ language, reducedMotion, isPhone, script }: Kind) {
  const context = await browser!.newContext({
    baseURL: siteUrl(),
    locale: language === 'zh' ? 'zh-CN' : 'en-US',
    hasTouch: isPhone,
    javaScriptEnabled: script,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
  });
  context.setDefaultTimeout(15_000);
  return context;
}

/** Leaves of what earlier tests have loaded the files alone. */
async function emptyStorage(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin: siteUrl(),
    storageTypes: 'cookies,local_storage,indexeddb',
  });
  await session.detach();
}

/**
 * A fresh page with a storage of its own, closed after the test unless kept. Any console error or warning,
 * exception or failed request fails the test, unless `expectProblem` announced it. Addresses may
 * be given without the host.
 */
export async function newPage(options: PageOptions = {}): Promise<Page> {
  const { width = 1440, language = 'en', reducedMotion = true, script, asAdmin = false } = options;
  browser ??= await chromium.connect(browserAddress());
  const isPhone = width < 768;
  const kind = { language, reducedMotion, isPhone, script };
  const isShared = !options.kept && !options.ownContext;
  const earlier = isShared ? idle.get(JSON.stringify(kind))?.pop() : undefined;
  const context = earlier ?? (await makeContext(kind));
  if (!options.kept) used.push({ context, ...(isShared && { kind: JSON.stringify(kind) }) });
  const page = await context.newPage();
  if (earlier) await emptyStorage(page);
  await page.setViewportSize({ width, height: isPhone ? 844 : 900 });
  if (asAdmin) {
    const token = adminToken();
    await page.addInitScript((value) => window.localStorage.setItem('token', value), token);
  }
  watchPage(page);
  trackRequests(page);
  if (script !== false) waitAfterGoto(page);
  return page;
}

export async function closePages(): Promise<void> {
  await Promise.all(
    used.splice(0).map(async ({ context, kind }) => {
      context.pages().forEach(forgetPage);
      if (kind === undefined) return context.close();
      await Promise.all(context.pages().map((page) => page.close()));
      idle.set(kind, [...(idle.get(kind) ?? []), context]);
    }),
  );
}

export async function disconnect(): Promise<void> {
  await browser?.close();
  browser = undefined;
  idle.clear();
}
