import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { RenderPage } from '@/shared/rendering';
import type { Config } from '../config';
import { browsableHost } from '../lib/browsableHost';
import { projectRoot } from '../lib/projectRoot';
import type { Log } from '../log';
import type { Metrics } from '../metrics/metrics';
import type { BackendLink } from './backendLink';
import { buildSite } from './buildSite';

export { linkInMemory, linkOverNetwork } from './backendLink';

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
  await site.listen({ host: config.host, port: config.sitePort });
  const { port } = site.server.address() as AddressInfo;
  const address = `http://${browsableHost(config.host)}:${port}`;
  log.info({ address }, 'site listens');
  return { address, close: () => site.close() };
}

/** The client's code is built apart, so nothing here imports it. */
function loadRenderer(): RenderPage {
  const require = createRequire(join(projectRoot(), 'dist/server/main.js'));
  return (require('./render.cjs') as { renderPage: RenderPage }).renderPage;
}
