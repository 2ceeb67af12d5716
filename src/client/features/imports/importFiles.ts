import { MAX_IMPORT_ARCHIVE_MIB, MAX_IMPORT_MIB } from '@/shared/limits';

export const fileKinds = {
  file: { extensions: ['.xlsx', '.csv', '.tsv', '.txt'], mib: MAX_IMPORT_MIB },
  images: { extensions: ['.zip'], mib: MAX_IMPORT_ARCHIVE_MIB },
} as const;

export type ImportFileKind = keyof typeof fileKinds;
export type ImportFiles = Partial<Record<ImportFileKind, File>>;

export interface FileProblem {
  problem: 'empty' | 'tooLarge' | 'unknown' | 'second';
  file: string;
  mib?: number;
}

const kindOf = ({ name }: File): ImportFileKind | undefined =>
  (['file', 'images'] as const).find((kind) =>
    fileKinds[kind].extensions.some((extension) => name.toLowerCase().endsWith(extension)),
  );

/** Sorts chosen files by their kinds; the backend makes the final check. */
export function sortFiles(chosen: readonly File[]) {
  const files: ImportFiles = {};
  const problems: FileProblem[] = [];
  for (const each of chosen) {
    const file = each.name;
    const kind = kindOf(each);
    if (!kind) problems.push({ problem: 'unknown', file });
    else if (files[kind]) problems.push({ problem: 'second', file });
    else if (each.size === 0) problems.push({ problem: 'empty', file });
    else if (each.size > fileKinds[kind].mib * 1024 ** 2)
      problems.push({ problem: 'tooLarge', file, mib: fileKinds[kind].mib });
    else files[kind] = each;
  }
  return { files, problems };
}

/** A file that another program has changed or moved since it was chosen cannot be read any more. */
export const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

/** Their size, such as 3.5, and never 0. */
export function megabytes(files: readonly File[]): number {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return Math.max(0.1, Math.round((10 * bytes) / 1024 ** 2) / 10);
}
