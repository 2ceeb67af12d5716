import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { startBackend } from '@/server/backend';
import { readConfig } from '@/server/config';
import { eraseDeleted, withDb } from '@/server/db/kysely';
import { buildTestApp, quietLog } from '@/server/testing/buildTestApp';
import { makeClient } from '@/server/testing/client';
import { DATABASE_KINDS, until } from '@/server/testing/databases';
import { makeNoise } from '@/server/testing/images';
import { folderStorage } from '../../core/media/folderStorage';
import { purgeErasures, readErasures } from './erasureLog';

const PERSON = { name: 'Amina Zuberi', email: 'amina@zuberi.example', phone: '+255 777 123 456' };
const TEXT = 'The governor of my mother squeaks.';

const ALL_BUT_INTERVALS = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
] as const;

/** Files below the folder that contain one of these texts. */
function listFilesWith(texts: string[], folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return paths.filter((path) => {
    if (!statSync(join(folder, path)).isFile()) return false;
    const content = readFileSync(join(folder, path), 'latin1').toLowerCase();
    return texts.some((text) => content.includes(text.toLowerCase()));
  });
}

describe('in the data folder of SQLite', () => {
  test('nothing of an erased person is legible, in the database, its log and files', async () => {
    const app = await buildTestApp();
    await app.logInAs('admin');
    const others = Array.from({ length: 12 }, (_, index) => ({ name: `Buyer ${index}` }));
    for (const { name } of others) {
      const inquiryDetails = `${name} writes. `.repeat(120);
      await app.postJson('/inquiries', { name, phone: '1234567', inquiryDetails });
      const photographs = await makeNoise();
      const inquiry = { ...PERSON, inquiryDetails: `${TEXT} `.repeat(200), photographs };
      expect((await app.sendForm('POST', '/inquiries', inquiry)).status).toBe(201);
    }
    const texts = [PERSON.name, PERSON.email, TEXT, '255777123456'];
    expect(listFilesWith(texts, app.dataDir)).not.toEqual([]);
    const erased = await app.postJson('/messages/person/erasure', { email: PERSON.email });
    expect(erased.body).toEqual({ inquiries: 12, applications: 0 });
    expect(listFilesWith(texts, app.dataDir)).toEqual([]);
    expect(readdirSync(join(app.dataDir, 'private'))).toEqual([]);
    expect(listFilesWith(['Buyer 7'], app.dataDir)).toEqual(['hoistway.db']);
  });

  test('what another process keeps legible by reading is removed within a minute', async () => {
    jest.useFakeTimers({ doNotFake: [...ALL_BUT_INTERVALS] });
    const dataDir = mkdtempSync(join(tmpdir(), 'hoistway-erasure-'));
    const env = { HOST: '127.0.0.1', API_PORT: '0', DATA_DIR: dataDir, DEMO_CATALOGUE: 'off' };
    const log: string[] = [];
    const backend = await startBackend(readConfig(env), quietLog(log), () => undefined);
    try {
      await withDb({ dataDir, databaseUrl: undefined }, async (db) => {
        const client = makeClient(backend.url, { db }, Date.now);
        await client.logInAs('admin');
        await client.postJson('/inquiries', { ...PERSON, inquiryDetails: TEXT });
        await sql`begin`.execute(db.reader);
        await db.reader.selectFrom('messages').select('name').execute();
        const erased = await client.postJson('/messages/person/erasure', { email: PERSON.email });
        expect(erased.body).toEqual({ inquiries: 1, applications: 0 });
        expect(log.join('')).toContain('erased data not removed yet');
        expect(listFilesWith([TEXT], dataDir)).not.toEqual([]);
        await sql`commit`.execute(db.reader);
        jest.advanceTimersByTime(60_000);
        await until(async () => listFilesWith([TEXT], dataDir).length === 0);
      });
    } finally {
      await backend.close();
      jest.useRealTimers();
      rmSync(dataDir, { recursive: true });
    }
  });

  test('reads of others are waited for without blocking', async () => {
    const results = [false, false, true];
    expect(await eraseDeleted({ checkpointWal: () => results.shift() ?? false })).toBe(true);
    expect(results).toEqual([]);
  });
});

describe.each(DATABASE_KINDS)('the records of erasures, on %s', (kind) => {
  test('name messages and hash people, and go when their time is over', async () => {
    const app = await buildTestApp({ kind });
    await app.logInAs('admin');
    await app.postJson('/inquiries', { ...PERSON, inquiryDetails: TEXT });
    await app.postJson('/inquiries', { name: 'Other', phone: '1234567' });
    const { body } = await app.get<{ data: { _id: string }[] }>('/inquiries');
    const [other, own] = body.data.map(({ _id }) => _id);
    await app.postJson('/messages/person/erasure', { email: PERSON.email, phone: PERSON.phone });
    expect((await app.call('DELETE', `/inquiries/${other}`)).status).toBe(200);
    expect((await app.call('DELETE', `/inquiries/${other}`)).status).toBe(404);
    const records = await readErasures(app.media.storage);
    records.sort((a, b) => a.people.length - b.people.length);
    expect(records).toMatchObject([
      { messages: [other], people: [] },
      { messages: [own], people: [expect.any(String), expect.any(String)] },
    ]);
    expect(JSON.stringify(records)).not.toMatch(/amina|zuberi|255777/i);
    const [first = ''] = records.map(({ at }) => at).sort();
    await purgeErasures(app.media.storage, new Date(first));
    expect(await readErasures(app.media.storage)).toHaveLength(2);
    await purgeErasures(app.media.storage, new Date(Date.now() + 1000));
    expect(await readErasures(app.media.storage)).toEqual([]);
  });

  test('come first: where none can be stored, nothing is erased', async () => {
    const full = () =>
      Promise.reject(Object.assign(new Error(), { code: 'ENOSPC', syscall: 'write' }));
    const app = await buildTestApp({
      kind,
      storage: (dataDir) => {
        const storage = folderStorage(dataDir);
        const put: typeof storage.put = (area, name, path) =>
          area === 'erasures' ? full() : storage.put(area, name, path);
        return { ...storage, put };
      },
    });
    await app.logInAs('admin');
    await app.postJson('/inquiries', { ...PERSON, inquiryDetails: TEXT });
    const { status } = await app.postJson('/messages/person/erasure', { email: PERSON.email });
    expect(status).toBeGreaterThanOrEqual(500);
    expect(await app.rows('messages')).toHaveLength(1);
  });
});
