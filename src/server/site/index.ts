import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Config } from '../config';
import { browsableHost } from '../lib/browsableHost';
import { projectRoot } from '../lib/projectRoot';
import type { Log } from '../log';
import type { Metrics } from '../metrics/metrics';
import type { BackendLink } from './backendLink';
import { buildSite } from './buildSite';
import { loadRenderer } from './renderer';

export { linkInMemory, linkOverNetwork } from './backendLink';
export { buildSite } from './buildSite';

/** Serves the built site at `host` and `sitePort`; rejects when it is not built or the port is taken. */
export async function startSite(
  config: Config,
  backend: BackendLink,
  log: Log,
  metrics?: Metrics,
): Promise<{ address: string; close(): Promise<void> }> {
  const site = await buildSite({
    config,
    backend,
    log,
    metrics,
    root: join(projectRoot(), 'dist/client'),
    render: loadRenderer(),
  });
  site.addHook('onError', async (request, _reply, error) => {
    if ((error.statusCode ?? 500) < 500) return;
    const path = request.url.split('?')[0];
    log.error({ err: error, reqId: request.id, path }, 'site failed');
  });
  await site.listen({ host: config.host, port: config.sitePort });
  const { port } = site.server.address() as AddressInfo;
  const address = `http://${browsableHost(config.host)}:${port}`;
  log.info({ address }, 'site listens');
  return { address, close: () => site.close() };
}
