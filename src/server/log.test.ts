import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { makeLog } from './log';
import { makeFolder } from './testing/folder';

test('a log on a full disk blocks nothing and ends nothing', () => {
  const full = openSync('/dev/full', 'w');
  const log = makeLog('warn', full);
  log.warn('lost');
  log.warn('lost too');
  closeSync(full);
});

test('it reports how many lines were lost once there is room again', () => {
  const file = join(makeFolder(), 'log');
  const fd = openSync(file, 'w');
  const log = makeLog('warn', fd);
  // Nothing can be written where the descriptor is closed; the next file gets the same number.
  closeSync(fd);
  log.warn('lost');
  expect(openSync(file, 'w')).toBe(fd);
  log.warn({ password: 'secret' }, 'written');
  closeSync(fd);
  const [report = '', line = ''] = readFileSync(file, 'utf8').split('\n');
  expect(JSON.parse(report)).toMatchObject({ msg: '1 lines of the log were lost' });
  expect(JSON.parse(line)).toMatchObject({ msg: 'written' });
});

/** Logs to a pipe that nobody reads until it says so on standard error. */
const STALLED = `
  import { makeLog } from './src/server/log.ts';
  const log = makeLog('info');
  let slow = 0;
  for (let count = 0; count < 20000 && slow < 20; count += 1) {
    const began = performance.now();
    log.info({ filler: 'x'.repeat(200) }, 'a line');
    if (performance.now() - began > 50) slow += 1;
  }
  process.stderr.write(slow + ' slow');
  process.stdout.once('drain', () => log.info('flows again'));
`;

test('a reader that stalls blocks no line, and gets the number of those that it missed', async () => {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type', 'module', '--eval', STALLED],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const [reported] = (await once(child.stderr, 'data')) as [Buffer];
  // A busy machine may pause the process now and then.
  expect(Number.parseInt(reported.toString())).toBeLessThan(20);
  const lines = (await text(child.stdout)).trim().split('\n');
  const messages = lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
  const written = messages.filter((msg) => msg === 'a line').length;
  expect(written).toBeLessThan(20_000);
  expect(messages.slice(written)).toEqual([
    `${20_000 - written} lines of the log were lost`,
    'flows again',
  ]);
});
