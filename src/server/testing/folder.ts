import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A folder that is removed after the current test. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hoistway-test-'));
  folders.push(folder);
  return folder;
}
