import type { Page } from 'playwright-core';

interface Watch {
  problems: string[];
  expected: RegExp[];
}

const watches = new Map<Page, Watch>();

const ignored = [
  // The listeners below report these with status and URL.
  /^Failed to load resource/,
  // Chromium uses the memory cache of the previous page instead of the preload.
  /was preloaded using link preload but not used/,
];

export function watchPage(page: Page): void {
  const problems: string[] = [];
  watches.set(page, { problems, expected: [] });
  page.on('console', (message) => {
    const type = message.type();
    if (type !== 'error' && type !== 'warning') return;
    if (!ignored.some((pattern) => pattern.test(message.text()))) {
      problems.push(`console ${type}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => problems.push(`exception: ${error.stack ?? error.message}`));
  page.on('response', (response) => {
    const { status, request } = { status: response.status(), request: response.request() };
    if (status >= 400) problems.push(`${status} ${request.method()} ${request.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A navigation aborts pending requests; the embedded map is on a blocked host.
    if (!['net::ERR_ABORTED', 'net::ERR_NAME_NOT_RESOLVED'].includes(reason)) {
      problems.push(`${reason} ${request.method()} ${request.url()}`);
    }
  });
}

/** Expects a problem, such as `/404 GET .*nowhere/`; the test fails when it does not occur. */
export function expectProblem(page: Page, pattern: RegExp): void {
  watches.get(page)?.expected.push(pattern);
}

/** Returns and clears the unexpected problems, and the expected ones that did not occur. */
export function takeUnexpectedProblems(): string[] {
  return [...watches.values()].flatMap((watch) => {
    const [problems, expected] = [watch.problems.splice(0), watch.expected.splice(0)];
    return [
      ...problems.filter((problem) => !expected.some((pattern) => pattern.test(problem))),
      ...expected
        .filter((pattern) => !problems.some((problem) => pattern.test(problem)))
        .map((pattern) => `expected, but did not occur: ${pattern}`),
    ];
  });
}

export function unwatchPage(page: Page): void {
  watches.delete(page);
}
