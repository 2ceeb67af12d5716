import { isBuiltin } from 'node:module';
import { build, type BuildOptions } from 'esbuild';

/** The server's programs, with their sources. */
const PROGRAMS = {
  main: './src/server/main.ts',
  command: './src/server/commands/run.ts',
  pdfWorker: './src/server/workers/pdfWorker.ts',
  imageWorker: './src/server/workers/imageWorker.ts',
  importWorker: './src/server/workers/importWorker.ts',
};

/**
 * Bundles the server's programs into `outdir`, which lies below `root`, where packages are found.
 * Returns the names of the packages that they import.
 */
export async function bundleServer(
  root: string,
  outdir: string,
  options: BuildOptions = {},
): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: PROGRAMS,
    outdir,
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'warning',
    ...options,
    metafile: true,
  });
  const imported = Object.values(metafile.outputs)
    .flatMap(({ imports }) => imports)
    .filter(({ external, path }) => external && !isBuiltin(path))
    .map(({ path }) => packageOf(path));
  return [...new Set(imported)].sort();
}

/** `ajv` of `ajv/dist/2020.js`. */
const packageOf = (path: string) =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');

/** Bundles the renderer of the public pages, with all packages that it needs, into `outdir`. */
export async function bundleRenderer(root: string, outdir: string): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: { render: './src/client/entry.server.tsx' },
    outdir,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
}
