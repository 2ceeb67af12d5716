import type { Stats } from 'webpack';
import type { BuiltFiles } from '../../src/server/site/pages';

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
