import { build, type BuildOptions } from 'esbuild';

/** The server's programs, with their sources. */
const PROGRAMS = {
  main: './src/server/main.ts',
  command: './src/server/commands/run.ts',
  pdfWorker: './src/server/workers/pdfWorker.ts',
  imageWorker: './src/server/workers/imageWorker.ts',
  importWorker: './src/server/workers/importWorker.ts',
};

/** Bundles the server's programs into `outdir`, which lies below `root`, where packages are found. */
export async function bundleServer(
  root: string,
  outdir: string,
  options: BuildOptions = {},
): Promise<void> {
  await build({
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
  });
}

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
