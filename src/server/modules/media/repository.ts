import type { Db } from '../../db/kysely';

/** Those of the given pictures that a category or a part refers to. */
export async function findReferencedFiles(db: Db, files: string[]): Promise<Set<string>> {
  if (files.length === 0) return new Set();
  const [categories, parts] = await Promise.all([
    db.reader.selectFrom('categories').select('image').where('image', 'in', files).execute(),
    db.reader.selectFrom('sparePartImages').select('file').where('file', 'in', files).execute(),
  ]);
  return new Set([...categories.map((row) => row.image ?? ''), ...parts.map((row) => row.file)]);
}
