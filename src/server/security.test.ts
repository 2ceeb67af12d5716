import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './lib/projectRoot';

/** Levels of the requirements of each section of ASVS 5.0.0, in their order. */
const SECTIONS: Record<string, string> = {
  ...{ 'V1.1': '22', 'V1.2': '1111122223', 'V1.3': '112222222223', 'V1.4': '222', 'V1.5': '123' },
  ...{ 'V2.1': '122', 'V2.2': '112', 'V2.3': '12223', 'V2.4': '23' },
  ...{ 'V3.1': '3', 'V3.2': '113', 'V3.3': '12223', 'V3.4': '11222233', 'V3.5': '11122333' },
  ...{ 'V3.6': '3', 'V3.7': '22333' },
  ...{ 'V4.1': '12233', 'V4.2': '23333', 'V4.3': '22', 'V4.4': '1222' },
  ...{ 'V5.1': '2', 'V5.2': '112333', 'V5.3': '113', 'V5.4': '222' },
  ...{ 'V6.1': '122', 'V6.2': '111111112222', 'V6.3': '11223333', 'V6.4': '112233' },
  ...{ 'V6.5': '22222333', 'V6.6': '2223', 'V6.7': '33', 'V6.8': '2222' },
  ...{ 'V7.1': '222', 'V7.2': '1111', 'V7.3': '22', 'V7.4': '11222', 'V7.5': '223', 'V7.6': '22' },
  ...{ 'V8.1': '1233', 'V8.2': '1123', 'V8.3': '133', 'V8.4': '23' },
  ...{ 'V9.1': '111', 'V9.2': '1222' },
  ...{ 'V10.1': '22', 'V10.2': '223', 'V10.3': '22223', 'V10.4': '1111122222233333' },
  ...{ 'V10.5': '22222', 'V10.6': '22', 'V10.7': '222' },
  ...{ 'V11.1': '2233', 'V11.2': '22233', 'V11.3': '11233', 'V11.4': '1222', 'V11.5': '23' },
  ...{ 'V11.6': '23', 'V11.7': '33' },
  ...{ 'V12.1': '12233', 'V12.2': '11', 'V12.3': '22223' },
  ...{ 'V13.1': '2333', 'V13.2': '222223', 'V13.3': '2233', 'V13.4': '1222233' },
  ...{ 'V14.1': '22', 'V14.2': '12223333', 'V14.3': '122' },
  ...{ 'V15.1': '12233', 'V15.2': '12233', 'V15.3': '1222222', 'V15.4': '3333' },
  ...{ 'V16.1': '2', 'V16.2': '22222', 'V16.3': '2222', 'V16.4': '222', 'V16.5': '2223' },
  ...{ 'V17.1': '23', 'V17.2': '22223333', 'V17.3': '22' },
};
const wanted = Object.entries(SECTIONS).flatMap(([section, levels]) =>
  [...levels].map((level, index) => ({ id: `${section}.${index + 1}`, level })),
);

const page = readFileSync(join(projectRoot(), 'src/server/SECURITY.md'), 'utf8');
const rows = page
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => {
    const [, ids = '', level = '', , state = '', where = '', test = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    return { ids: ids.split(', '), level, state, where, test };
  });
const requirements = rows.flatMap(({ ids, ...row }) => ids.map((id) => ({ id, ...row })));

test('the standard is copied whole', () => {
  const count = (level: string) => wanted.filter((each) => each.level === level).length;
  expect(['1', '2', '3'].map(count)).toEqual([70, 183, 92]);
});

test('every requirement of levels 1 and 2 stands there once, with its level', () => {
  expect(requirements.map(({ id, level }) => ({ id, level }))).toEqual(
    wanted.filter(({ level }) => level !== '3'),
  );
});

test('none of level 1 is open, and each has its place or its reason', () => {
  for (const { id, level, state, where, test: shownBy } of requirements) {
    const states = level === '1' ? ['met', 'not applicable'] : ['met', 'not applicable', 'open'];
    expect([id, states]).toEqual([id, expect.arrayContaining([state])]);
    expect([id, where]).not.toEqual([id, '']);
    expect([id, shownBy === '']).toEqual([id, state !== 'met']);
  }
});

test('the summary counts what the tables hold', () => {
  for (const level of ['1', '2']) {
    const count = (state: string) =>
      requirements.filter((each) => each.level === level && each.state === state).length;
    const cells = [level, ...['met', 'not applicable', 'open'].map(count)].join('\\s*\\|\\s*');
    expect(page).toMatch(new RegExp(`^\\|\\s*${cells}\\s*\\|$`, 'm'));
  }
});

test('every file and every heading that the page names is there', () => {
  const root = projectRoot();
  const files = [...page.matchAll(/`((?:[\w@-]+\/)*(?:[\w@-]+(?:\.[\w@-]+)+|Dockerfile))`/g)]
    .map(([, name = '']) => name)
    .filter((name) => /\.(?:tsx?|yaml|conf|service|json|md)$|Dockerfile$/.test(name));
  const isThere = (name: string) =>
    [join(root, 'src/server', name), join(root, name)].some((path) => existsSync(path));
  expect(files.length).toBeGreaterThan(200);
  expect([...new Set(files)].filter((name) => !isThere(name))).toEqual([]);
  const headings = new Set([...page.matchAll(/^## (.+)$/gm)].map(([, text]) => text));
  const named = rows.flatMap(({ where }) =>
    [...where.matchAll(/"([^"]+)"/g)].map(([, text]) => text),
  );
  expect(named.filter((text) => !headings.has(text ?? ''))).toEqual([]);
});
