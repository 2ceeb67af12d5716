import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Chunk, ChunkGroup, Module, Stats } from 'webpack';
import type { BuiltFiles } from '../../src/server/site/pages';

/** Compressed script that a public page may load at first, in bytes. */
export const SCRIPT_BUDGET = 240_000;

const publicPage = /[\\/]src[\\/]client[\\/]pages[\\/]public[\\/](?:.+[\\/])?(\w+Page)\.tsx$/;
const publicLayout = /[\\/]src[\\/]client[\\/]layouts[\\/]public[\\/]PublicLayout\.tsx$/;

interface BudgetReport {
  summary: string;
  problems: string[];
}

function compressedSize(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** Paths of the files in a module; webpack joins several into one where it can. */
function filesIn(module: Module): string[] {
  const joined = 'modules' in module ? (module.modules as Module[]) : [];
  return [module.nameForCondition() ?? '', ...joined.flatMap(filesIn)];
}

/**
 * Measures the script of each public page, brotli-compressed as it is sent: the chunks of the
 * entry and of what it imports, of the public layout and of the page itself; not what these load
 * later.
 */
export function checkBudget({ compilation }: Stats, folder: string): BudgetReport {
  const sources = (chunks: Iterable<Chunk>) =>
    [...chunks]
      .flatMap((chunk) => [...compilation.chunkGraph.getChunkModules(chunk)])
      .flatMap(filesIn);
  /** What a page's route imports. */
  const isPage = ({ origins }: ChunkGroup) =>
    origins.some(({ request }) => /Page(?:\.tsx)?$/.test(request ?? ''));
  const groups = compilation.chunkGroups.map((group) => ({
    chunks: group.chunks,
    files: sources(group.chunks),
    isPage: isPage(group),
  }));
  const entry = [...compilation.entrypoints.values()].flatMap((entrypoint) =>
    [entrypoint, ...entrypoint.getChildren().filter((group) => !isPage(group))].flatMap(
      ({ chunks }) => chunks,
    ),
  );
  const layout = groups.filter(
    (group) => !group.isPage && group.files.some((file) => publicLayout.test(file)),
  );

  const pages = groups
    .filter((group) => group.isPage)
    .map(({ chunks, files }) => ({ chunks, page: files.find((file) => publicPage.test(file)) }))
    .filter(({ page }) => page !== undefined)
    .map(({ chunks, page = '' }) => {
      const all = [...new Set([...entry, ...layout.flatMap((group) => group.chunks), ...chunks])];
      const scripts = new Set(all.flatMap((chunk) => [...chunk.files]));
      return {
        name: publicPage.exec(page)?.[1] ?? page,
        bytes: [...scripts]
          .filter((file) => file.endsWith('.js'))
          .reduce((sum, file) => sum + compressedSize(join(folder, file)), 0),
      };
    })
    .sort((a, b) => b.bytes - a.bytes);

  const heaviest = pages[0];
  if (!heaviest)
    return { summary: 'No page was measured.', problems: ['No public page is built.'] };
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  return {
    summary: `Script of ${pages.length} public pages: at most ${kilobytes(heaviest.bytes)} compressed (${heaviest.name}).`,
    problems: pages
      .filter(({ bytes }) => bytes > SCRIPT_BUDGET)
      .map(
        ({ name, bytes }) =>
          `${name} loads ${kilobytes(bytes)} of script; ${kilobytes(SCRIPT_BUDGET)} are allowed.`,
      ),
  };
}

/** What the site's server writes into a page beside what is in `index.html`. */
export function listBuiltFiles({ compilation }: Stats): BuiltFiles {
  const filesOf = (chunks: Iterable<{ files: Iterable<string> }>) =>
    [...chunks].flatMap(({ files }) => [...files]).filter((file) => file.endsWith('.js'));
  const entry = new Set(
    [...compilation.entrypoints.values()].flatMap(({ chunks }) => filesOf(chunks)),
  );
  const pages = [...compilation.namedChunkGroups].filter(([name]) => name.startsWith('page-'));
  return {
    scripts: Object.fromEntries(
      pages.map(([name, { chunks }]) => [name, filesOf(chunks).filter((file) => !entry.has(file))]),
    ),
    fonts: Object.keys(compilation.assets).filter((file) => file.endsWith('.woff2')),
  };
}
