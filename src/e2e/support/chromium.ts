import { existsSync } from 'node:fs';
import { chromium, type BrowserServer } from 'playwright-core';

const usualPaths = [
  // Headless only: a quarter less CPU time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function findChromium(): string {
  const path = process.env.CHROMIUM_PATH ?? usualPaths.find((candidate) => existsSync(candidate));
  if (path && existsSync(path)) return path;
  throw new Error(
    path
      ? `CHROMIUM_PATH names ${path}, which does not exist.`
      : 'The browser suite needs Chromium: install it (Debian: "apt-get install chromium-headless-shell") or set CHROMIUM_PATH.',
  );
}

export function launchChromium(extraArgs: string[] = []): Promise<BrowserServer> {
  return chromium.launchServer({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      ...extraArgs,
    ],
  });
}
