import files from 'node:fs/promises';
import { BACKUP_JOB } from '@/server/db/jobs';
import { buildTestApp, useTestApp } from '@/server/testing/buildTestApp';
import { DATABASE_KINDS } from '@/server/testing/databases';
import type { SystemStatus } from './status';

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

describe.each(DATABASE_KINDS)('the status of the system on %s', (kind) => {
  const app = useTestApp({
    kind,
    role: 'admin',
    config: { mail: { url: 'smtp://127.0.0.1:9', to: 'sales@example.com' } },
    sendMail: () => Promise.reject(new Error('connect ECONNREFUSED')),
  });
  const read = () => app.read<SystemStatus>('/system/status');

  test('of a product that was just installed has nothing to warn of', async () => {
    expect(await read()).toEqual({
      mailEnabled: true,
      disk: { free: expect.any(Number) as number, low: false },
      backup: { overdue: false },
      demoLoaded: false,
    });
  });

  test('says since when mails wait, after a quarter of an hour', async () => {
    await app.postJson('/inquiries', { name: 'Amina', phone: '123456' });
    expect(await read()).not.toHaveProperty('mailsWaitingSince');
    const queuedAt = hoursAgo(0.3);
    await app.db.writer.updateTable('mails').set({ queuedAt }).execute();
    expect(await read()).toMatchObject({ mailsWaitingSince: queuedAt });
  });

  test('calls a backup overdue that is older than two days, or was never made since', async () => {
    await app.db.writer
      .updateTable('accounts')
      .set({ createdAt: hoursAgo(49) })
      .execute();
    expect((await read()).backup).toEqual({ overdue: true });
    const record = async (doneAt: string) => {
      const row = { name: BACKUP_JOB, doneAt };
      const rows = app.db.writer.insertInto('jobs').values(row);
      await rows.onConflict((conflict) => conflict.column('name').doUpdateSet(row)).execute();
      expect((await read()).backup.lastDoneAt).toBe(doneAt);
      return (await read()).backup.overdue;
    };
    expect(await record(hoursAgo(47))).toBe(false);
    expect(await record(hoursAgo(49))).toBe(true);
  });

  test('warns while less than 1 GiB of the disk is free', async () => {
    const statfs = jest.spyOn(files, 'statfs');
    const readDisk = async (bavail: number) => {
      statfs.mockResolvedValueOnce({ bavail, bsize: 4096 } as never);
      return (await read()).disk;
    };
    expect(await readDisk(262_143)).toEqual({ free: 262_143 * 4096, low: true });
    expect(await readDisk(262_144)).toMatchObject({ low: false });
    statfs.mockRestore();
  });
});

test('the status of the system is for admins, and says that no mail server is configured', async () => {
  const app = await buildTestApp();
  expect((await app.get('/system/status')).status).toBe(401);
  await app.logInAs('user');
  expect((await app.get('/system/status')).status).toBe(403);
  await app.logInAs('admin');
  expect(await app.read('/system/status')).toMatchObject({ mailEnabled: false });
});
