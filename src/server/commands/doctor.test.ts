import { chmodSync, writeFileSync } from 'node:fs';
import files from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readConfig, type Config } from '@/server/config';
import { folderStorage } from '@/server/modules/core/media/folderStorage';
import { useTestApp } from '@/server/testing/buildTestApp';
import { withDb } from '@/server/db/kysely';
import { DATABASE_KINDS, makeTestPlace } from '@/server/testing/databases';
import { makeFolder } from '@/server/testing/folder';
import { makeNoise } from '@/server/testing/images';
import { startSmtpServer } from '@/server/testing/smtpServer';
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

  test('says that an empty database gets its tables', async () => {
    const place = await makeTestPlace(kind);
    await withDb({ ...place, migrates: false }, ({ writer }) =>
      sql`create table other (id integer)`.execute(writer),
    );
    const { dataDir, databaseUrl } = place;
    const findings = await examine({ ...config, dataDir, databaseUrl }, false);
    expect(findings).toContainEqual({
      ok: true,
      text: 'The database is empty: the first start makes its tables.',
    });
    await place.remove();
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

describe('another server', () => {
  const SECRET = 's3cret';
  const closing: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  /** Starts a server on a free port of this machine; returns its host and port. */
  const listen = async (server: Server): Promise<string> => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    server.on('connection', (socket) => closing.push(() => socket.destroy()));
    closing.push(() => server.close());
    return `127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  /** Responds to whatever comes with one piece after the other, the first without being asked. */
  const scripted = (first: string, ...responses: (string | Buffer)[]) =>
    listen(
      createServer((socket) => {
        const rest = [...responses];
        if (first) socket.write(first);
        socket.on('error', () => undefined);
        socket.on('data', () => {
          const response = rest.shift();
          if (response) socket.write(response);
        });
      }),
    );
  /** What is wrong with the server that the variables name, and which secret must not be repeated. */
  const faultsWith = async (env: Record<string, string>, variable: string) => {
    const faults = await faultsOf({ ...readConfig(env), dataDir: makeFolder() });
    expect(faults.join()).not.toContain(SECRET);
    return faults.filter((text) => text.includes(variable));
  };

  const mailFaults = (host: string, scheme = 'smtp') =>
    faultsWith(
      { SMTP_URL: `${scheme}://u:${SECRET}@${host}`, INQUIRIES_TO: 'sales@example.com' },
      'SMTP_URL',
    );
  const mail = (fault: string) => [`SMTP_URL: the mail server ${fault}. Mails wait.`];
  const OK = '250 ok\r\n';

  test('for mails is unreachable, rejects us, or takes mails, of which it gets none', async () => {
    expect(await mailFaults('127.0.0.1:1')).toEqual(
      mail('cannot be reached: nothing listens there (ECONNREFUSED)'),
    );
    expect(await mailFaults('mail.ssl.invalid')).toEqual(
      mail('cannot be reached: its host name is unknown (ENOTFOUND)'),
    );
    const cuts = await listen(createServer((socket) => socket.destroy()));
    expect(await mailFaults(cuts)).toEqual(
      mail('cannot be reached: it ends the connection (ECONNECTION)'),
    );
    const plain = await scripted('220 hi\r\n', OK);
    expect(await mailFaults(plain, 'smtps')).toEqual(
      mail('rejects us: the encrypted connection fails (wrong version number)'),
    );
    const login = '250-hi\r\n250 AUTH PLAIN\r\n';
    const strict = await scripted('220 hi\r\n', login, '535 5.7.8 Authentication failed\r\n');
    expect(await mailFaults(strict)).toEqual(
      mail('rejects us: Invalid login: 535 5.7.8 Authentication failed'),
    );
    const relay = await scripted('220 hi\r\n', OK, OK, '554 5.7.1 Relay access denied\r\n');
    expect(await mailFaults(relay)).toEqual([
      expect.stringMatching(
        /^SMTP_URL: the mail server rejects us: .*554 5.7.1 Relay access denied/,
      ),
    ]);
    const smtp = await startSmtpServer();
    closing.push(smtp.close);
    expect(await mailFaults(new URL(smtp.url).host)).toEqual([]);
    expect(smtp.mails).toEqual([]);
  });

  const databaseFaults = (host: string, more = '') =>
    faultsWith({ DATABASE_URL: `postgres://u:${SECRET}@${host}/x${more}` }, 'DATABASE_URL');
  const database = (fault: string) => [
    `The database could not be checked: DATABASE_URL: the database ${fault}.`,
  ];

  test('for the database is unreachable or rejects us', async () => {
    expect(await databaseFaults('127.0.0.1:1')).toEqual(
      database('cannot be reached: nothing listens there (ECONNREFUSED)'),
    );
    const fields = 'SFATAL\0C28P01\0Mpassword authentication failed for user "u"\0\0';
    const length = Buffer.alloc(4);
    length.writeInt32BE(4 + fields.length);
    const rejection = Buffer.concat([Buffer.from('E'), length, Buffer.from(fields)]);
    expect(await databaseFaults(await scripted('', rejection))).toEqual(
      database('rejects us: password authentication failed for user "u"'),
    );
    expect(await databaseFaults(await scripted('', 'N'), '?sslmode=require')).toEqual([
      expect.stringContaining('DATABASE_URL: the database rejects us: the encrypted connection'),
    ]);
  });

  const bucketFaults = (host: string, variable: string) =>
    faultsWith(
      {
        MEDIA_STORE: `s3://images?endpoint=http://${host}`,
        AWS_ACCESS_KEY_ID: 'u',
        AWS_SECRET_ACCESS_KEY: SECRET,
      },
      variable,
    );

  test('for images is unreachable or rejects us, with the variable to change', async () => {
    expect(await bucketFaults('127.0.0.1:1', 'MEDIA_STORE')).toEqual([
      'MEDIA_STORE: the storage cannot be reached: nothing listens there (ECONNREFUSED).',
    ]);
    const responding = (status: number) =>
      listen(createHttpServer((_request, response) => response.writeHead(status).end()));
    expect(await bucketFaults(await responding(403), 'AWS_SECRET_ACCESS_KEY')).toEqual([
      expect.stringMatching(/the storage rejects us: .* may not use the bucket \(403\)\.$/),
    ]);
    expect(await bucketFaults(await responding(404), 'MEDIA_STORE')).toEqual([
      'MEDIA_STORE: the storage rejects us: it has no such bucket (404).',
    ]);
  });
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
