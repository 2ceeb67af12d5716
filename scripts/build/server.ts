import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';

/** The server's programs, `src/server/<name>.ts` each. */
export const PROGRAMS = [
  'main',
  'pictures',
  'passwords',
  'admin',
  'media',
  'backup',
  'restore',
  'doctor',
] as const;

export type Program = (typeof PROGRAMS)[number];

/** Bundles the server's programs into `outdir`, which lies below `root`, where packages are found. */
export async function bundleServer(
  root: string,
  outdir: string,
  options: BuildOptions = {},
): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: PROGRAMS.map((name) => `./src/server/${name}.ts`),
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

/**
 * Gives those who import React constants in place of its exports. esbuild has every use of an export of a
 * CommonJS package call a function, for React thousands of times a page: a twelfth of its rendering.
 */
function reactAsModule(root: string): Plugin {
  const namespace = 'as-module';
  const require = createRequire(join(root, 'package.json'));
  return {
    name: 'react-as-module',
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter: /^react(?:\/jsx-runtime)?$/ }, ({ path, kind }) =>
        kind === 'import-statement' ? { path, namespace } : undefined,
      );
      onLoad({ filter: /.*/, namespace }, ({ path }) => {
        const names = Object.keys(require(path) as object).join(', ');
        const contents = `const all = require('${path}'); export default all; export const { ${names} } = all;`;
        return { contents, resolveDir: root };
      });
    },
  };
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
    plugins: [reactAsModule(root)],
    logLevel: 'warning',
  });
}
