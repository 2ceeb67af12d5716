import Libsql from 'libsql';

/**
 * Works while no other process holds the lock of the file, which is made where it is missing. SQLite's
 * lock ends with its process, however that ends. Undefined, with nothing done: another one holds it.
 */
export async function withFileLock<T>(
  path: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const lock = new Libsql(path);
  try {
    try {
      lock.exec('begin exclusive');
    } catch (error) {
      if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error;
      return undefined;
    }
    return await work();
  } finally {
    lock.close();
  }
}
