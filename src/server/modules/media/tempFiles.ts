import { opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Names that this product gives to files on their way; others in the folder are not ours. */
const OWN = /^(?:form-\w{6}|variant-[0-9a-f-]{36}|\.probe-[0-9a-f-]{36})$/;

/** Removes what requests that were cut off have left in the folder before the given time. */
export async function removeOldTempFiles(tempDir: string, before: number): Promise<void> {
  for await (const { name } of await opendir(tempDir)) {
    if (!OWN.test(name)) continue;
    const path = join(tempDir, name);
    // It may be gone by now, or not ours to look at.
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < before) await rm(path, { recursive: true, force: true });
  }
}
