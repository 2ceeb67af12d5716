import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeLog } from './log';

test('a log on a disk that is full holds up nothing and ends nothing', () => {
  const full = openSync('/dev/full', 'w');
  const log = makeLog('warn', full);
  log.warn('lost');
  log.warn('lost too');
  closeSync(full);
});

test('it tells how much of it was lost, once there is room again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hoistway-log-'));
  const file = join(folder, 'log');
  // Nothing can be written where the descriptor is closed; the next file gets the same number.
  const fd = openSync(file, 'w');
  closeSync(fd);
  const log = makeLog('warn', fd);
  log.warn('lost');
  expect(openSync(file, 'w')).toBe(fd);
  log.warn({ password: 'secret' }, 'kept');
  closeSync(fd);
  const [report = '', line = ''] = readFileSync(file, 'utf8').split('\n');
  rmSync(folder, { recursive: true });
  expect(JSON.parse(report)).toMatchObject({ msg: '1 lines of the log were lost' });
  expect(JSON.parse(line)).toMatchObject({ msg: 'kept' });
});
