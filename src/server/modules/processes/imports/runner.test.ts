import { buildTestApp, quietLog, type TestApp } from '../../../testing/buildTestApp';
import { DATABASE_KINDS } from '../../../testing/databases';
import { importCalls } from '../../../testing/importCalls';
import { takeLease } from '../../../db/jobs';
import { stageFile } from '../../../testing/stagedFile';
import { proposeColumns } from './columns';
import { importRepository } from './repository';
import { makeImportRunner } from './runner';

const START = Date.parse('2026-11-02T10:00:00.000Z');

let app: TestApp;
let now: number;

const clock = () => now;
const imports = () => importRepository(app.db.writer);
const stateOf = async (id: string) => (await imports().find(id))?.state;

/** As another backend has. */
const makeRunner = (lines: string[] = []) =>
  makeImportRunner({ db: app.db, media: app.media, log: quietLog(lines), clock });

/** Work that a backend has begun, which has crashed since. */
async function abandon(state: 'reading' | 'checking'): Promise<string> {
  const id = await stageFile(app.db.writer, ['Part number|Name', 'A-1|Roller', 'A-2|Belt']);
  const sheets = JSON.stringify(await proposeColumns(app.db.reader, id, [{ name: '' }]));
  const leasedUntil = new Date(now + 60_000).toISOString();
  await imports().update(id, ['reading'], { state, sheets, leasedUntil });
  if (state === 'checking') await takeLease(app.db.writer, 'importChecks', 60_000, clock);
  return id;
}

describe.each(DATABASE_KINDS)('%s: work on imports', (kind) => {
  beforeEach(async () => {
    now = START;
    app = await buildTestApp({ kind, clock });
  });

  test('a dry run of a backend that has crashed is made by one other when its lease is over', async () => {
    const id = await abandon('checking');
    const runners = [makeRunner(), makeRunner()];
    const run = () => Promise.all(runners.map((runner) => runner.run()));
    await run();
    expect(await stateOf(id)).toBe('checking');
    now += 60_000;
    await run();
    expect(await imports().counts(id)).toMatchObject({ new: 2 });
    expect(await stateOf(id)).toBe('ready');
    await Promise.all(runners.map((runner) => runner.close()));
  });

  test('a file whose reading was broken off fails, and nothing of it stays', async () => {
    const id = await abandon('reading');
    const runner = makeRunner();
    await runner.run();
    expect(await stateOf(id)).toBe('reading');
    now += 60_000;
    await runner.run();
    expect(await imports().find(id)).toMatchObject({ state: 'failed' });
    expect((await imports().find(id))?.failure).toContain('import_interrupted');
    expect(await imports().readRows(id, 0, 0, 10)).toEqual([]);
    await runner.close();
  });

  test('a backend that stops leaves its dry runs to the next one at once', async () => {
    const id = await abandon('checking');
    now += 60_000;
    const [stopping, next] = [makeRunner(), makeRunner()];
    const running = stopping.run();
    await stopping.close();
    await running;
    expect(await stateOf(id)).toBe('checking');
    await next.run();
    expect(await stateOf(id)).toBe('ready');
    await next.close();
  });

  test('a dry run that fails does not hold up the next one', async () => {
    const [broken, id] = [await abandon('checking'), await abandon('checking')];
    await imports().update(broken, ['checking'], { sheets: 'none', createdAt: '2026-11-01' });
    now += 60_000;
    const lines: string[] = [];
    const runner = makeRunner(lines);
    await runner.run();
    expect([await stateOf(broken), await stateOf(id)]).toEqual(['failed', 'ready']);
    expect(lines.join('')).toContain('import failed');
    await runner.close();
  });

  test('at most twenty imports wait to be finished', async () => {
    await app.logInAs('admin');
    for (let count = 0; count < 20; count += 1) await abandon('checking');
    const body = { code: 'imports_too_many' };
    expect(await importCalls(app).upload('Name\nRoller\n')).toMatchObject({ status: 409, body });
    expect(app.temporaryFiles()).toEqual([]);
  });
});
