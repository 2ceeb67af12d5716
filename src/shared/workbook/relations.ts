import type { WorkbookFiles } from './files';
import { parse, type Attributes } from './xml';

export interface Relation {
  id: string;
  /** The last part of its type, such as `worksheet`. */
  type: string;
  target: string;
}

/** The other files of the archive that one names; '' stands for the archive. */
export async function readRelations(files: WorkbookFiles, of: string): Promise<Relation[]> {
  const dir = of.slice(0, of.lastIndexOf('/') + 1);
  const relations: Relation[] = [];
  await parse(files, `${dir}_rels/${of.slice(dir.length)}.rels`, {
    open: (name, { Id: id = '', Type = '', Target = '', TargetMode = 'Internal' }) => {
      if (name !== 'Relationship' || TargetMode !== 'Internal') return;
      const target = decodeURIComponent(new URL(Target, `file:///${dir}`).pathname.slice(1));
      relations.push({ id, type: Type.slice(Type.lastIndexOf('/') + 1), target });
    },
  });
  return relations;
}

/** Most programs call the attribute `r:id` or `r:embed`, some choose another prefix. */
export const relationOf = (attributes: Attributes, name: 'id' | 'embed'): string =>
  Object.entries(attributes).find(([key]) => key.endsWith(`:${name}`))?.[1] ?? '';

/** Parts of a workbook are called by their paths after a slash, unlike files of other archives. */
export const partNameOf = (path: string): string => `/${path}`;
export const pathOfPart = (name: string): string => name.slice(1);
export const isPartName = (name: string): boolean => name.startsWith('/');

/** The images that a file names, as part names by the ids of its relations. */
export async function readImageRelations(
  files: WorkbookFiles,
  of: string,
): Promise<Map<string, string>> {
  const relations = of === '' ? [] : await readRelations(files, of);
  return new Map(
    relations
      .filter(({ target }) => files.names.has(target))
      .map(({ id, target }) => [id, partNameOf(target)]),
  );
}
