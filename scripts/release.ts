import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { releaseChangelog } from './release/changelog';

/*
 * npm run release -- <version>
 * Sets the version, writes the notes, the contract and the fixture of the release, runs all checks on
 * them, commits and tags. TEST_POSTGRES_URL names a PostgreSQL server. What fails leaves its files to
 * be looked at: `git restore . && git clean -d src/server/testing openapi` removes them.
 */

const CHANGELOG = '.github/CHANGELOG.md';
const CONTRACT = 'openapi/openapi.yaml';

function run(program: string, ...args: string[]): void {
  execFileSync(program, args, { stdio: 'inherit' });
}

const read = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8' }).trim();

function release(version: string): void {
  const [, majorMinor] = /^(\d+\.\d+)\.\d+$/.exec(version) ?? [];
  if (!majorMinor) throw new Error('npm run release -- <version>, such as 1.2.0');
  if (!process.env.TEST_POSTGRES_URL) throw new Error('TEST_POSTGRES_URL is not set.');
  if (read('git', 'status', '--porcelain') !== '')
    throw new Error('There are uncommitted changes.');
  if (read('git', 'tag', '--list', `v${version}`) !== '') throw new Error('The release exists.');

  const date = new Date().toISOString().slice(0, 10);
  const { changelog, notes } = releaseChangelog(readFileSync(CHANGELOG, 'utf8'), version, date);
  writeFileSync(CHANGELOG, changelog);
  run('npm', 'version', version, '--no-git-tag-version', '--allow-same-version');
  const contract = readFileSync(CONTRACT, 'utf8');
  writeFileSync(CONTRACT, contract.replace(/^ {2}version: .*$/m, `  version: ${version}`));
  copyFileSync(CONTRACT, `openapi/releases/${majorMinor}.yaml`);
  run('npm', 'run', '--silent', 'codegen');
  // Until it is tagged, a release may have another fixture.
  run('npx', 'tsx', 'scripts/release/makeFixture.ts', '--replace');
  run('npm', 'run', '--silent', 'verify');

  run('git', 'add', '--all');
  run('git', 'commit', '--quiet', '--message', `chore(release): ${version}`);
  run('git', 'tag', '--annotate', `v${version}`, '--message', `Release ${version}\n\n${notes}`);
  console.log(`Released ${version}: git push --follow-tags`);
}

try {
  release(process.argv[2] ?? '');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
