import { chmodSync, writeFileSync } from 'node:fs';
import files from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readConfig, type Config } from '@/server/config';
import { folderStorage } from '@/server/modules/core/media/folderStorage';
import { useTestApp } from '@/server/testing/buildTestApp';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { makeFolder } from '@/server/testing/folder';
import { makeNoise } from '@/server/testing/images';
import { examine } from './doctor';

const faultsOf = async (config: Config, isFull = false): Promise<string[]> => {
  const findings = await examine(config, isFull);
  return findings.flatMap(({ ok, text }) => (ok ? [] : [text]));
};

describe.each(DATABASE_KINDS)('the doctor, on %s', (kind) => {
  const app = useTestApp({ kind, role: 'admin' });
  let config: Config;
  beforeEach(async () => {
    const { dataDir, databaseUrl } = app;
    chmodSync(dataDir, 0o700);
    config = { ...readConfig({}), dataDir, databaseUrl };
  });

  test('finds nothing wrong where nothing is', async () => {
    await app.addPart({ name: 'Cam', images: [await makeNoise()] });
    const cv = Buffer.from('%PDF-1.7');
    await app.sendForm('POST', '/applications', { name: 'Li Wei', phone: '123456', cv });
    const findings = await examine(config, true);
    expect(findings.filter(({ ok }) => !ok)).toEqual([]);
    const texts = findings.map(({ text }) => text);
    expect(texts).toContain('All 1 images and documents are there.');
    expect(texts).toContain('All 1 private files are there.');
    expect(texts).toContain('There is an admin.');
  });

  test('names images that are missing or damaged', async () => {
    const part = await app.addPart({ name: 'Cam', images: [await makeNoise(), await makeNoise()] });
    const [lost = '', changed = ''] = part.images;
    await folderStorage(config.dataDir).remove('uploads', lost);
    writeFileSync(join(config.dataDir, 'uploads', changed), 'no image');
    expect(await faultsOf(config, true)).toEqual([
      `1 images and documents that the database names are missing: ${lost}. Bring them back from a backup.`,
      `1 images and documents that the database names are damaged: ${changed}. Bring them back from a backup.`,
    ]);
  });

  test('names a database of another build', async () => {
    const rename = (from: string, to: string) =>
      sql`alter table jobs rename column ${sql.id(from)} to ${sql.id(to)}`.execute(app.db.writer);
    await rename('holder', 'heldBy');
    const faults = await faultsOf(config);
    await rename('heldBy', 'holder');
    expect(faults).toEqual([
      'The database was made by another build (the column jobs.holder is missing): use that build, or name another one.',
    ]);
  });

  test('says who may log in when nobody may', async () => {
    await app.db.writer.deleteFrom('accounts').execute();
    expect(await faultsOf(config)).toEqual([
      'No account is an admin: npm run admin -- add <email>, or role <email> admin.',
    ]);
  });

  test('sees a data folder that others may read', async () => {
    chmodSync(config.dataDir, 0o755);
    expect(await faultsOf(config)).toEqual([
      expect.stringMatching(/^Other users of this machine may read .* chmod 700 it/),
    ]);
  });
});

test('a mail server that rejects connections is named', async () => {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const dataDir = makeFolder();
  const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, INQUIRIES_TO: 'sales@example.com' };
  const faults = await faultsOf({ ...readConfig(env), dataDir });
  server.close();
  expect(faults.filter((text) => text.startsWith('SMTP_URL'))).toEqual([
    expect.stringContaining('SMTP_URL: the mail server rejects us'),
  ]);
});

test('a database that is not there is named without its password', async () => {
  const dataDir = makeFolder();
  const config = readConfig({ DATABASE_URL: 'postgres://u:s3cret@127.0.0.1:1/x' });
  const faults = await faultsOf({ ...config, dataDir });
  expect(faults).toContainEqual(
    'The database could not be checked: DATABASE_URL: the database cannot be reached (ECONNREFUSED).',
  );
  expect(faults.join()).not.toContain('s3cret');
});

test('a data folder that takes nothing is named', async () => {
  const dataDir = makeFolder();
  // Not by its mode: root may write everywhere.
  const readOnly = Object.assign(new Error(`EROFS: read-only, access '${dataDir}'`), {
    code: 'EROFS',
  });
  const access = jest.spyOn(files, 'access').mockRejectedValueOnce(readOnly);
  const faults = await faultsOf({ ...readConfig({}), dataDir });
  access.mockRestore();
  expect(faults).toContain(
    `DATA_DIR: this user cannot write to ${dataDir} (EROFS): give it to the user who runs the product.`,
  );
});
