import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { adminToken, browserAddress, siteUrl } from './environment';
import { expectSoon } from './expectSoon';
import { forgetPage, watchPage } from './problems';

interface PageOptions {
  /** Pixels; below 768 the page is a phone's, with touch. */
  width?: number;
  /** Language of the browser; the site's is in the address (`/zh/…`). */
  language?: 'en' | 'zh';
  reducedMotion?: boolean;
  /** By default the browser runs script. */
  script?: boolean;
  /** Logs the shared admin in before the first page. */
  asAdmin?: boolean;
  /** Stays open for the other tests of its file, with what it has loaded. */
  kept?: boolean;
}

let browser: Browser | undefined;
const contexts: BrowserContext[] = [];

/** Nothing outside this machine is asked: an embedded map is an empty page. */
async function keepInside(context: BrowserContext): Promise<void> {
  const inside = new URL(siteUrl()).hostname;
  await context.route(
    ({ hostname, protocol }) => protocol.startsWith('http') && hostname !== inside,
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>Outside</title>' }),
  );
}

/**
 * What arrives rendered does nothing until script has taken it up, which a person waits for
 * unknowingly: after `goto` every link and button of the page is React's. A page in the background or
 * with a stopped clock has no frames: it is laid out here, and a key makes its scripts start.
 */
function waitAfterGoto(page: Page): void {
  const goto = page.goto.bind(page);
  const isTakenUp = () =>
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
    await page.keyboard.press('Shift');
    await expectSoon(isTakenUp, true);
    return response;
  };
}

/**
 * A fresh page with a storage of its own, closed after the test unless kept. Any console error or warning,
 * exception or failed request fails the test, unless `expectProblem` announced it. Addresses may
 * be given without the host.
 */
export async function newPage(options: PageOptions = {}): Promise<Page> {
  const { width = 1440, language = 'en', reducedMotion = false, script, asAdmin = false } = options;
  browser ??= await chromium.connect(browserAddress());
  const context = await browser.newContext({
    baseURL: siteUrl(),
    viewport: { width, height: width < 768 ? 844 : 900 },
    locale: language === 'zh' ? 'zh-CN' : 'en-US',
    hasTouch: width < 768,
    javaScriptEnabled: script,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
  });
  if (!options.kept) contexts.push(context);
  context.setDefaultTimeout(15_000);
  await keepInside(context);
  if (asAdmin) {
    await context.addInitScript(
      (token) => window.localStorage.setItem('token', token),
      adminToken(),
    );
  }
  const page = await context.newPage();
  watchPage(page);
  if (script !== false) waitAfterGoto(page);
  return page;
}

export async function closePages(): Promise<void> {
  await Promise.all(
    contexts.splice(0).map(async (context) => {
      context.pages().forEach(forgetPage);
      await context.close();
    }),
  );
}

export async function disconnect(): Promise<void> {
  await browser?.close();
  browser = undefined;
}
