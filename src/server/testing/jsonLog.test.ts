import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import manifest from '../../../package.json';
import { makeFolder } from './folder';
import { killProcesses, programPath, startProcess } from './product';

jest.setTimeout(60_000);
afterEach(killProcesses);

type Line = Record<string, unknown>;

/** Every line that is written, each of which has to be JSON. */
const parsed = (text: string): Line[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

async function takePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: String((server.address() as AddressInfo).port), close: () => server.close() };
}

test('with LOG_FORMAT=json start and stop are lines of the log, without the first password', async () => {
  const dataDir = makeFolder();
  // As by the other server of the machine, with the same settings.
  const taken = await takePort();
  const { child, url, printed, ended } = await startProcess({
    DATA_DIR: dataDir,
    LOG_FORMAT: 'json',
    METRICS_PORT: taken.port,
  });
  let output = printed;
  child.stdout?.on('data', (data: Buffer) => (output += data.toString()));
  const file = join(dataDir, 'first-password');
  const password = readFileSync(file, 'utf8').trim();
  const login = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ emailId: 'admin@hoistway.local', password }),
  });
  expect([login.status, existsSync(file)]).toEqual([200, false]);
  taken.close();
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  const lines = parsed(output);
  expect(lines).toContainEqual(expect.objectContaining({ email: 'admin@hoistway.local', file }));
  expect(lines).toContainEqual(
    expect.objectContaining({ msg: 'started', version: manifest.version, backend: url }),
  );
  const metrics = `METRICS_PORT: port ${taken.port} is in use.`;
  expect(lines).toContainEqual(
    expect.objectContaining({ level: 40, msg: expect.stringContaining(metrics) as unknown }),
  );
  expect(lines.at(-1)).toMatchObject({ msg: 'stopped', signal: 'SIGTERM' });
  expect(output).not.toContain(password);
});

test('so is the error that a start ends with, of whatever setting', async () => {
  const { port, close } = await takePort();
  const settings = [
    [{ API_PORT: port }, `API_PORT: port ${port} is in use.`],
    [{ API_PORT: 'x' }, 'API_PORT must be a port from 0 to 65535, not "x".'],
  ] as const;
  for (const [wrong, msg] of settings) {
    const child = spawn(process.execPath, [programPath('main'), 'api'], {
      env: {
        PATH: process.env.PATH,
        DATA_DIR: makeFolder(),
        DEMO_CATALOGUE: 'off',
        HOST: '127.0.0.1',
        LOG_FORMAT: 'json',
        ...wrong,
      },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data: Buffer) => (output += data.toString()));
    }
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(parsed(output).at(-1)).toEqual(expect.objectContaining({ level: 60, msg }));
    expect(output).not.toContain('"err"');
  }
  close();
});
