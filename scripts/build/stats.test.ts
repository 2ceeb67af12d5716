import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import webpack, { type Stats } from 'webpack';
import { makeFolder } from '../../src/server/testing/folder';
import { checkBudget } from './stats';

const router = `
  import('./layouts/public/PublicLayout.tsx');
  import('./pages/public/HomePage.tsx');
  import('./pages/admin/DashboardPage.tsx');
`;

/** Builds a site of these files below `src/client`. */
async function measure(files: Record<string, string>) {
  const sources = {
    'index.tsx': router,
    'layouts/public/PublicLayout.tsx': '',
    'pages/public/HomePage.tsx': '',
    'pages/admin/DashboardPage.tsx': '',
    ...files,
  };
  const folder = makeFolder();
  for (const [name, source] of Object.entries(sources)) {
    const file = join(folder, 'src/client', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, source);
  }
  const compiler = webpack({
    mode: 'development',
    devtool: false,
    context: folder,
    entry: './src/client/index.tsx',
    output: { path: join(folder, 'dist') },
  });
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => {
      compiler.close(() => (result ? resolve(result) : reject(error)));
    });
  });
  return checkBudget(stats, join(folder, 'dist'));
}

const bytes = (count: number) => `console.log('${'x'.repeat(count)}');`;

it('measures the public pages and finds nothing wrong with light ones', async () => {
  const { summary, problems } = await measure({
    'pages/admin/DashboardPage.tsx': bytes(300_000),
  });
  expect(summary).toMatch(
    /^Script of 1 public pages: at most [\d.]+ kB compressed \(HomePage\)\.$/,
  );
  expect(problems).toEqual([]);
});

it('adds up what the entry, the public layout and the page weigh', async () => {
  const { problems } = await measure({
    'index.tsx': bytes(85_000) + router,
    'layouts/public/PublicLayout.tsx': bytes(85_000),
    'pages/public/HomePage.tsx': bytes(85_000),
  });
  expect(problems).toEqual([
    expect.stringMatching(/^HomePage loads 2\d\d\.\d kB of script; 240\.0 kB are allowed\.$/),
  ]);
});

it('skips what the layout loads later', async () => {
  const { problems } = await measure({
    'layouts/public/PublicLayout.tsx': `import('./Later.tsx');`,
    'layouts/public/Later.tsx': bytes(300_000),
  });
  expect(problems).toEqual([]);
});

it('takes a site without public pages for a mistake', async () => {
  const { problems } = await measure({ 'index.tsx': '' });
  expect(problems).toEqual(['No public page is built.']);
});
