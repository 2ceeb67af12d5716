import { isPrivateUrl, withoutTokens } from './privateUrls';
import { paths } from './siteMap';

const TOKEN = 'mXv0p2Jc8n0b1qkYw5sT3uR7eZ6aLdHfGiKoPxQvBt-';
const ENCODED = TOKEN.replace(/^mXv0/, '%6d%58%760');

const spellings = [
  paths.buyerInquiry(TOKEN),
  paths.quotation(TOKEN),
  `/inquiry/${TOKEN}/`,
  `/Inquiry/${TOKEN}`,
  `/INQUIRY/${TOKEN}/extra`,
  `//inquiry//${TOKEN}//`,
  `/\\inquiry\\${TOKEN}`,
  `/inquiry%5c${TOKEN}`,
  `/inquiry%2F${TOKEN}`,
  `/%69nquiry/${ENCODED}`,
  `/%2569nquiry/${TOKEN}`,
  `/zh/inquiry/${TOKEN}`,
  `/ZH//inquiry/${TOKEN}?utm_source=x`,
  `/inquiry/${TOKEN}.txt`,
  `/inquiry/${TOKEN}%E0%A4%A`,
  `/zh/quotation?utm_source=x&list=${TOKEN}`,
  `/Quotation/?%6cist=${ENCODED}`,
  `/buyer-inquiries/${TOKEN}/quotations/HQ-2026-0001/pdf`,
  `/Buyer-Inquiries//${TOKEN}/`,
  `/quotation-lists/${TOKEN}`,
];

it.each(spellings)('%s is private, and no log names its token', (url) => {
  expect(isPrivateUrl(url)).toBe(true);
  for (const line of [
    url,
    JSON.stringify({ path: url, err: { stack: `Error: ${url}\n  at x` } }),
  ]) {
    const masked = withoutTokens(line);
    expect(masked).toContain(':token');
    expect(masked).not.toContain(TOKEN.slice(4));
    if (line.startsWith('{')) expect(JSON.parse(masked)).toHaveProperty('path');
  }
});

it.each([
  '/',
  '/inquiry',
  '/inquiry/',
  '/quotation',
  '/quotation?list=',
  '/contact?part=Cam',
  '/dashboard/inquiries/671f0c2ab3d94e5f60718293',
  `/assets/page-sparePartDetailsWithItsVariants.${'0'.repeat(20)}.js`,
])('%s is not private', (url) => {
  expect(isPrivateUrl(url)).toBe(false);
});

it('a page that reads its token from the fragment is private', () => {
  for (const url of ['/invitation', '/zh/Invitation/', '/invitation?utm_source=x']) {
    expect(isPrivateUrl(url)).toBe(true);
  }
});

it('a log loses nothing but tokens', () => {
  const line = {
    reqId: 'req-7b0c4f7e-9a0e-4f7e-9a0e-7b0c4f7e9a0e',
    path: `/uploads/${'0a'.repeat(32)}.jpg`,
    msg: `at “spare-parts” 100%\n\t\\x \u0001${'f'.repeat(64)} /inquiry\nnext`,
  };
  expect(JSON.parse(withoutTokens(JSON.stringify(line)))).toEqual(line);
  const odd = { msg: `\u0007${TOKEN}\n${TOKEN}"${TOKEN}` };
  expect(JSON.parse(withoutTokens(JSON.stringify(odd)))).toEqual({
    msg: '\u0007:token\n:token":token',
  });
});

it('a long URL takes no longer than its length', () => {
  const start = performance.now();
  for (const part of ['%25', '/inquiry/', '//', '%2525', 'aA', '?list=']) {
    withoutTokens(part.repeat(20_000));
    isPrivateUrl(part.repeat(20_000));
  }
  expect(performance.now() - start).toBeLessThan(2000);
});
