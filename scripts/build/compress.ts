import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const text = /\.(js|mjs|css|html|svg|json|webmanifest|txt|xml|map)$/;
const smallest = 512;

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length <= smallest) return;
  const brotli = brotliAsync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  const zipped = gzipAsync(content, { level: constants.Z_BEST_COMPRESSION });
  await Promise.all([
    brotli.then((data) => writeFile(`${path}.br`, data)),
    zipped.then((data) => writeFile(`${path}.gz`, data)),
  ]);
}

/** Writes `name.br` and `name.gz` beside every text file of more than half a KiB below the folder. */
export async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  await Promise.all(
    files.filter((name) => text.test(name)).map((name) => compressFile(join(folder, name))),
  );
}
