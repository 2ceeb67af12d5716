import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { onEnd } from './undo';

const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** Serves the site at another port, each page as `change` returns it; pages are cached. */
export async function startProxy(
  port: number,
  siteUrl: string,
  change: (html: string) => string,
): Promise<string> {
  const pages = new Map<string, ReturnType<typeof fetchPage>>();
  const server = createServer((incoming, response) => {
    if (!incoming.headers.accept?.startsWith('text/html')) {
      forward(siteUrl, incoming, response);
      return;
    }
    const path = incoming.url ?? '/';
    const page = pages.get(path) ?? fetchPage(siteUrl + path, change);
    pages.set(path, page);
    page
      .then(({ status, headers, body }) => response.writeHead(status, headers).end(body))
      .catch((error: unknown) => response.writeHead(502).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onEnd(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${port}`;
}

async function fetchPage(url: string, change: (html: string) => string) {
  const response = await fetch(url);
  const body = brotliCompressSync(change(await response.text()), { params });
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': String(body.length),
    'content-security-policy': response.headers.get('content-security-policy') ?? '',
  };
  return { status: response.status, headers, body };
}

function forward(siteUrl: string, incoming: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url } = incoming;
  const outgoing = request(siteUrl + url, { method, headers }, (reply) => {
    response.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(response);
  });
  outgoing.on('error', () => response.destroy());
  incoming.pipe(outgoing);
}

/** The same HTML without scripts, data for them and preloads of them. */
export function withoutScript(html: string): string {
  const result = html
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(/<link\b[^>]*\b(?:as="?script|rel="?modulepreload)[^>]*>/g, '');
  if (result.includes('<script')) throw new Error('The reference still has a script.');
  return result;
}
