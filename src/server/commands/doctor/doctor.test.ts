import { chmodSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import files from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, type Config } from '@/server/config';
import { folderStorage } from '@/server/modules/media/folderStorage';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { makeNoise } from '@/server/testing/images';
import { examine } from './examine';
import { runCheck } from './finding';

const faultsOf = async (config: Config, isFull = false): Promise<string[]> => {
  const findings = await examine(config, { isFull });
  return findings.flatMap(({ ok, text }) => (ok ? [] : [text]));
};

async function listen(): Promise<{ port: number; server: Server }> {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, server };
}

describe.each(DATABASE_KINDS)('the doctor, on %s', (kind) => {
  let app: TestApp;
  let config: Config;

  beforeEach(async () => {
    app = await buildTestApp({ kind });
    await app.logInAs('admin');
    const { dataDir, databaseUrl } = app;
    chmodSync(dataDir, 0o700);
    const idle = await listen();
    idle.server.close();
    config = {
      ...readConfig({ HOST: '127.0.0.1', API_PORT: String(app.port) }),
      ...{ dataDir, databaseUrl, sitePort: idle.port },
    };
  });
  afterEach(() => app.close());

  test('finds nothing wrong where nothing is', async () => {
    await app.sendForm('POST', '/spare-parts', { name: 'Cam', images: [await makeNoise()] });
    const findings = await examine(config, { isFull: true });
    expect(findings.filter(({ ok }) => !ok)).toEqual([]);
    const texts = findings.map(({ text }) => text);
    expect(texts).toContain(`API_PORT ${app.port}: the product answers there.`);
    expect(texts).toContain('All 1 images are there; 1 were read, and are as they came.');
    expect(texts).toContain('There is an admin.');
  });

  test('names images that are missing or damaged', async () => {
    const images = [await makeNoise(), await makeNoise()];
    const { body } = await app.sendForm<{ images: string[] }>('POST', '/spare-parts', {
      ...{ name: 'Cam', images },
    });
    const [lost = '', changed = ''] = body.images;
    await folderStorage(config.dataDir).remove('uploads', lost);
    writeFileSync(join(config.dataDir, 'uploads', changed), 'no image');
    expect(await faultsOf(config, true)).toEqual([
      `1 images that the database names are missing: ${lost}. Bring them back from a backup.`,
      `1 images that the database names are damaged: ${changed}. Bring them back from a backup.`,
    ]);
  });

  test('says who may log in when nobody may', async () => {
    await app.db.writer.deleteFrom('accounts').execute();
    expect(await faultsOf(config)).toEqual([
      'No account is an admin: npm run admin -- add <email>, or role <email> admin.',
    ]);
  });

  test('sees other programs on the ports, loose folders and a clock that went back', async () => {
    const stranger = await listen();
    chmodSync(config.dataDir, 0o755);
    const later = Date.now() / 1000 + 3600;
    utimesSync(config.dataDir, later, later);
    const faults = await faultsOf({ ...config, sitePort: stranger.port });
    stranger.server.close();
    expect(faults).toEqual([
      expect.stringMatching(/^Other users of this machine may look into .* chmod 700 it/),
      expect.stringMatching(/^The data folder was last written at .*, which is yet to come\.$/),
      `SITE_PORT ${stranger.port} is taken, and what has it does not answer: end it.`,
    ]);
  });
});

test('a mail server that refuses is told, in time', async () => {
  const { port, server } = await listen();
  const dataDir = mkdtempSync(join(tmpdir(), 'hoistway-doctor-'));
  const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, INQUIRIES_TO: 'sales@example.com' };
  const config = { ...readConfig({ ...env, HOST: '127.0.0.1' }), dataDir };
  const faults = await faultsOf(config);
  server.close();
  rmSync(dataDir, { recursive: true });
  expect(faults.filter((text) => text.startsWith('SMTP_URL'))).toEqual([
    expect.stringContaining('SMTP_URL: the mail server refuses us'),
  ]);
});

test('a database that is not there is told without its password', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hoistway-doctor-'));
  const config = readConfig({ DATABASE_URL: 'postgres://u:s3cret@127.0.0.1:1/x' });
  const faults = await faultsOf({ ...config, dataDir });
  rmSync(dataDir, { recursive: true });
  expect(faults).toContainEqual(
    'The database could not be looked at: DATABASE_URL: the database cannot be reached (ECONNREFUSED).',
  );
  expect(faults.join()).not.toContain('s3cret');
});

test('a data folder that takes nothing is told', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hoistway-doctor-'));
  // Not by its mode: root may write everywhere.
  const readOnly = Object.assign(new Error('read-only'), { code: 'EROFS' });
  const access = jest.spyOn(files, 'access').mockRejectedValueOnce(readOnly);
  const faults = await faultsOf({ ...readConfig({ HOST: '127.0.0.1' }), dataDir });
  access.mockRestore();
  rmSync(dataDir, { recursive: true });
  expect(faults).toContain(
    `DATA_DIR: this user cannot write to ${dataDir} (EROFS): give it to the user who runs the product.`,
  );
});

test('a check that never ends is given up', async () => {
  const check = new Promise<never>(() => undefined);
  expect(await runCheck('moon', check, 10)).toEqual([
    { ok: false, text: 'The moon could not be looked at: it takes longer than 0.01 s.' },
  ]);
});
