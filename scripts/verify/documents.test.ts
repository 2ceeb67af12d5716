import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readConfig } from '../../src/server/config';
import { projectRoot } from '../../src/server/lib/projectRoot';

/* What the Markdown files of the repository say of commands, variables and paths is so. */

const root = projectRoot();
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Files of the repository, those that are not committed yet included. */
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(root, path)));
const folders = new Set(files.flatMap((path) => parentsOf(path)));
const documents = files.filter((path) => path.endsWith('.md'));

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

function parentsOf(path: string): string[] {
  const parent = dirname(path);
  return parent === '.' ? [] : [parent, ...parentsOf(parent)];
}

/** What stands between backticks, in a line or in a block. */
function codeOf(text: string): string[] {
  const blocks = [...text.matchAll(/^ *```[^\n]*\n(.*?)^ *```/gms)].map(([, block = '']) => block);
  const inline = text.replaceAll(/^ *```.*?^ *```/gms, '').matchAll(/`([^`]+)`/g);
  return [...blocks, ...[...inline].map(([, code = '']) => code)];
}

/** Variables that `readConfig` asks for, whatever is set. */
function configVariables(): Set<string> {
  const asked = new Set<string>();
  const set: Record<string, string> = {
    MEDIA_STORE: 's3://bucket?endpoint=https://s3.example.com',
    AWS_ACCESS_KEY_ID: 'a',
    AWS_SECRET_ACCESS_KEY: 'b',
    METRICS_PORT: '9090',
  };
  readConfig(
    new Proxy(set, {
      get: (target, name) => {
        asked.add(String(name));
        return target[String(name)];
      },
    }),
  );
  return asked;
}

/** Variables of other programs, of the tests and of the deployment's own files. */
const OTHER_VARIABLES = new Set([
  ...['NODE_ENV', 'NODE_OPTIONS', 'TEST_POSTGRES_URL', 'CHROMIUM_PATH'],
  ...(read('scripts/deploy/compose.yaml').match(/[A-Z][A-Z0-9]*_[A-Z0-9_]+/g) ?? []),
]);

/** Made by the build, by running the product or by the operator. */
const MADE =
  /^(?:dist|data|node_modules|\.cache|coverage|scripts\/deploy\/(?:tls|secrets\.env))(?:\/|$)/;

const TOP = new RegExp(
  `^(?:${[...new Set(files.map((path) => path.split('/')[0] ?? ''))]
    .map((name) => name.replaceAll('.', '\\.'))
    .join('|')})(?:/|$)`,
);

/** Also beside the document, where it is told from there. */
const SOURCE = /^[\w@-]+(?:\/[\w.@-]+)+\.(?:tsx?|mjs|md|ya?ml|json)$/;

const exists = (path: string) => files.includes(path) || folders.has(path);

function faultsOf(document: string): string[] {
  const codes = codeOf(read(document));
  const commands = codes
    .flatMap((code) => [...code.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name))
    .filter((name) => !(name in scripts))
    .map((name) => `npm run ${name}`);
  const known = configVariables();
  const variables = codes
    .flatMap((code) => code.match(/(?<![\w/.-])[A-Z][A-Z0-9]*_[A-Z0-9_]+(?![\w/.-])/g) ?? [])
    .filter((name) => !known.has(name) && !OTHER_VARIABLES.has(name));
  const paths = codes
    .filter((code) => (TOP.test(code) && /^[\w./@-]+$/.test(code)) || SOURCE.test(code))
    .map((code) => code.replace(/\/$/, ''))
    .filter((path) => !MADE.test(path) && !exists(path) && !exists(join(dirname(document), path)));
  return [...commands, ...variables, ...paths];
}

test.each(documents)('%s names commands, variables and paths that exist', (document) => {
  expect(faultsOf(document)).toEqual([]);
});

test('every variable of the configuration stands in the table of the operators', () => {
  const rows = read('src/server/README.md').match(/^\|.*$/gm) ?? [];
  const named = new Set(rows.flatMap((row) => row.match(/[A-Z][A-Z0-9_]+/g) ?? []));
  const others = new Set(['AWS_REGION', 'AWS_DEFAULT_REGION', 'AWS_SESSION_TOKEN']);
  const missing = [...configVariables()].filter((name) => !named.has(name) && !others.has(name));
  expect(missing).toEqual([]);
  expect(configVariables().size).toBeGreaterThan(20);
});

test('the first page leads to every other document', () => {
  const text = read('README.md');
  const others = documents.filter((path) => path !== 'README.md' && !path.includes('/media/'));
  expect(others.filter((path) => !text.includes(path))).toEqual([]);
});
