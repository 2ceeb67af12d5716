import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { freePort } from '../../../src/e2e/support/product';
import { onEnd } from './undo';

const compress = promisify(brotliCompress);

/** As the site compresses its pages. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/**
 * A site at two origins: as it is, and as a reference whose pages have no script. One proxy that keeps the pages is both, so that both cost the same.
 */
export async function startTwins() {
  let siteUrl = '';
  const start = async (change: (html: string) => string) => {
    const kept = new Map<string, Promise<Page>>();
    const read = (path: string) => {
      const page = kept.get(path) ?? fetchPage(siteUrl + path, change);
      kept.set(path, page);
      return page;
    };
    const server = createServer((from, to) => {
      if (!from.headers.accept?.startsWith('text/html')) return pass(siteUrl, from, to);
      read(from.url ?? '/')
        .then(({ status, headers, body }) => to.writeHead(status, headers).end(body))
        .catch((error: unknown) => to.writeHead(502).end(String(error)));
    });
    const port = await freePort();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    onEnd(() => server.closeAllConnections());
    onEnd(() => server.close());
    return `http://127.0.0.1:${port}`;
  };
  return {
    page: await start((html) => html),
    reference: await start(withoutScript),
    /** Where the site is, which is told the twins' origins first. */
    connect: (url: string) => {
      siteUrl = url;
    },
  };
}

interface Page {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

async function fetchPage(url: string, change: (html: string) => string): Promise<Page> {
  const response = await fetch(url);
  const body = await compress(change(await response.text()), { params });
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': String(body.length),
    'content-security-policy': response.headers.get('content-security-policy') ?? '',
  };
  return { status: response.status, headers, body };
}

function withoutScript(html: string): string {
  const result = html
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(/<link\b[^>]*\b(?:as="?script|rel="?modulepreload)[^>]*>/g, '');
  if (/<script|rel="?stylesheet/.test(result)) throw new Error('The reference has kept something.');
  return result;
}

function pass(siteUrl: string, from: IncomingMessage, to: ServerResponse): void {
  const { method, headers, url } = from;
  const call = request(siteUrl + url, { method, headers }, (response) => {
    to.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(to);
  });
  call.on('error', () => to.destroy());
  from.pipe(call);
}
