import { cleanLine, cut } from '../texts';
import type { WorkbookFiles } from './files';
import { parse, type Attributes } from './xml';

export interface Relation {
  id: string;
  /** The last part of its type, such as `worksheet`. */
  type: string;
  target: string;
}

/** The other files that one of the archive names, in the archive or outside it; '' stands for the archive. */
export async function readRelations(
  files: WorkbookFiles,
  of: string,
  mode: 'Internal' | 'External' = 'Internal',
): Promise<Relation[]> {
  const dir = of.slice(0, of.lastIndexOf('/') + 1);
  const relations: Relation[] = [];
  await parse(files, `${dir}_rels/${of.slice(dir.length)}.rels`, {
    open: (name, { Id: id = '', Type = '', Target = '', TargetMode = 'Internal' }) => {
      if (name !== 'Relationship' || TargetMode !== mode) return;
      const pathOf = () => decodeURIComponent(new URL(Target, `file:///${dir}`).pathname.slice(1));
      const target = mode === 'Internal' ? pathOf() : Target;
      relations.push({ id, type: Type.slice(Type.lastIndexOf('/') + 1), target });
    },
  });
  return relations;
}

/** Most programs call the attribute `r:id` or `r:embed`, some choose another prefix. */
export const relationOf = (attributes: Attributes, name: 'id' | 'embed' | 'link'): string =>
  Object.entries(attributes).find(([key]) => key.endsWith(`:${name}`))?.[1] ?? '';

/** Parts of a workbook are called by their paths after a slash, unlike files of other archives. */
export const partNameOf = (path: string): string => `/${path}`;
export const pathOfPart = (name: string): string => name.slice(1);
export const isPartName = (name: string): boolean => name.startsWith('/');

/** Of the file name of a linked image. */
const MAX_LINKED = 100;
const linkedNameOf = (target: string): string =>
  partNameOf(`linked/${cleanLine(cut(target.replace(/^.*[\\/]/s, ''), MAX_LINKED))}`);

/** The images that a file names, as part names by the ids of its relations; not all are in the archive. */
export async function readImageRelations(
  files: WorkbookFiles,
  of: string,
): Promise<Map<string, string>> {
  if (of === '') return new Map();
  const linked = await readRelations(files, of, 'External');
  const stored = await readRelations(files, of);
  return new Map([
    ...linked.map(({ id, target }) => [id, linkedNameOf(target)] as const),
    ...stored.map(({ id, target }) => [id, partNameOf(target)] as const),
  ]);
}
