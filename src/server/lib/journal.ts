import { fstatSync } from 'node:fs';

/** Whether standard output leads to systemd's journal, by `JOURNAL_STREAM` (systemd.exec(5)). */
export function isJournal(stream: string | undefined): boolean {
  if (stream === undefined) return false;
  const { dev, ino } = fstatSync(1);
  return stream === `${dev}:${ino}`;
}
