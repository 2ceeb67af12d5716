import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildTestApp } from '../testing/buildTestApp';
import { linkInMemory, linkOverNetwork } from './backendLink';

describe('the backend is reached', () => {
  it('in memory, for the visitor, until the timeout', async () => {
    const app = await buildTestApp();
    const link = linkInMemory(app.app, app.db.catalogueVersion.current);
    const call = (path: string, timeoutMs?: number) =>
      link.callFor({ ip: '192.0.2.7', id: 'r-1' })({ path, timeoutMs });
    expect(await call('/categories/')).toEqual({ status: 200, text: '[]' });
    const version = await link.catalogueVersion();
    expect(await call('/catalogue/version')).toEqual({
      status: 200,
      text: JSON.stringify({ version }),
    });
    expect((await call('/nowhere')).status).toBe(404);
    jest.spyOn(app.db.catalogueVersion, 'current').mockReturnValue(new Promise(() => undefined));
    await expect(call('/catalogue/version', 20)).rejects.toThrow('aborted');
  });

  it('over the network, its version at most twice a second', async () => {
    const requests: [string | undefined, unknown, unknown][] = [];
    const backend = createServer((request, response) => {
      const { 'x-forwarded-for': visitor, 'x-request-id': id } = request.headers;
      requests.push([request.url, visitor, id]);
      response.setHeader('content-type', 'application/json').end('{"version":"7.ab"}');
    });
    await once(backend.listen(0, '127.0.0.1'), 'listening');
    const { port } = backend.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}`;
    const link = linkOverNetwork(url);
    expect(await link.catalogueVersion()).toBe('7.ab');
    expect(await link.catalogueVersion()).toBe('7.ab');
    expect(requests).toEqual([['/catalogue/version', undefined, undefined]]);
    const request = { path: '/categories/' };
    expect((await link.callFor({ ip: '192.0.2.7', id: 'r-2' })(request)).text).toBe(
      '{"version":"7.ab"}',
    );
    expect(requests[1]).toEqual(['/categories/', '192.0.2.7', 'r-2']);
    const closed = once(backend, 'close');
    backend.close();
    backend.closeAllConnections();
    await closed;
    await expect(linkOverNetwork(url).catalogueVersion()).rejects.toThrow('fetch failed');
  });
});
