import { fileURLToPath } from 'node:url';
import { bundleServer } from './server';

/* tsx scripts/build/bundleTo.ts <folder>: bundles the server's programs for a test. */

const root = fileURLToPath(new URL('../..', import.meta.url));
const [outdir = 'dist/server'] = process.argv.slice(2);
await bundleServer(root, outdir, { logLevel: 'error' });
