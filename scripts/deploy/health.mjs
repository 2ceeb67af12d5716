// For HEALTHCHECK: exits with 0 when every server that should run in this container responds.
// Which those are is what the container was started with, which is process 1's command line.
import { readFileSync } from 'node:fs';

const roles = readFileSync('/proc/1/cmdline', 'utf8').split('\0');
const named = ['api', 'site'].filter((role) => roles.includes(role));
const { API_PORT = '7777', SITE_PORT = '8080' } = process.env;
const urls = {
  api: `http://127.0.0.1:${API_PORT}/readyz`,
  site: `http://127.0.0.1:${SITE_PORT}/`,
};

const checks = (named.length > 0 ? named : ['api', 'site']).map(async (role) => {
  const response = await fetch(urls[role], { signal: AbortSignal.timeout(4000) });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`${role} responds ${response.status}`);
});
try {
  await Promise.all(checks);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
