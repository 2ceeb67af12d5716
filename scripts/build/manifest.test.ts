import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { fontFile } from '@/server/modules/desk/quotations/multiscriptPdf';
import { programPath } from '@/server/testing/product';
import { makeManifest, type Manifest } from './manifest';
import { bundleServer } from './server';

const root = join(__dirname, '../..');
const source = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;

test('a release has the packages that the server’s programs load, and no others', async () => {
  const imported = await bundleServer(root, 'dist/server', { write: false });
  const { name, dependencies, scripts } = makeManifest(source, imported);
  expect(source.dependencies).toMatchObject(dependencies);
  // The product finds its folder by this name.
  expect(name).toBe('hoistway');
  for (const command of Object.keys(scripts)) expect(source).toHaveProperty(['scripts', command]);

  const folder = dirname(programPath('main'));
  const programs = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const loads = /\b(?:from|import|resolve)\b\s*\(?\s*["']([^."'\n][^"'\n]*)["']/g;
  const loaded = programs
    .flatMap((program) => [...program.matchAll(loads)].map(([, path]) => path ?? ''))
    .map((path) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? '')
    // SQL has `from "…"` too.
    .filter(
      (found) => !isBuiltin(found) && existsSync(join(root, 'node_modules', found, 'package.json')),
    );
  const fonts = readdirSync(join(root, 'node_modules/@expo-google-fonts'));
  for (const font of fonts) expect(existsSync(fontFile(`${font}/package.json`))).toBe(true);
  const expected = [...loaded, ...fonts.map((font) => `@expo-google-fonts/${font}`)];
  expect(Object.keys(dependencies)).toEqual([...new Set(expected)].sort());
});
