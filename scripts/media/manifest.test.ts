/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { manifest } from './manifest/index.mjs';

interface Kept {
  width: number;
  height: number;
}

const root = process.cwd();
const done = JSON.parse(readFileSync(join(root, 'scripts/media/done.json'), 'utf8')) as Record<
  string,
  Kept
>;

describe('picture manifest', () => {
  it('names every picture once', () => {
    const names = manifest.map((row) => row.name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('describes every picture in English and Chinese', () => {
    for (const { name, alt } of manifest) {
      expect(`${name}: ${alt.en}`).toMatch(/: [A-Z].{15}/);
      expect(`${name}: ${alt.zh}`).toMatch(/[\u4e00-\u9fff]{4}/);
    }
  });

  it('has a row for every kept picture', () => {
    const names = manifest.map((row) => row.name);
    expect(names).toEqual(expect.arrayContaining(Object.keys(done)));
  });

  it.each(Object.entries(done))('%s is there in its stated size', async (name, kept) => {
    const { width, height } = await sharp(join(root, 'public/photos', `${name}.jpg`)).metadata();
    const row = manifest.find((candidate) => candidate.name === name);
    expect({ width, height }).toEqual({ width: kept.width, height: kept.height });
    expect({ width, height }).toEqual({ width: row?.width, height: row?.height });
  });
});
