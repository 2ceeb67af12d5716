import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const client = join(__dirname, '..');
const screens = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !file.includes('.test.'),
);

/** A lazy one has its own name again where it is loaded: that is no second component. */
const component = /^(?:export )?(?:default )?(?:function|const(?= \w+ = memo)) ([A-Z][a-z]\w*)/gm;

/** Each name with the files that give it to something, where these are several. */
function usedTwice(named: (file: string) => string[]) {
  const byName = new Map<string, string[]>();
  for (const file of screens) {
    for (const name of named(file)) byName.set(name, [...(byName.get(name) ?? []), file]);
  }
  return [...byName].filter(([, each]) => each.length > 1);
}

it('no two files of components have one name', () => {
  expect(screens.length).toBeGreaterThan(100);
  expect(usedTwice((file) => [basename(file)])).toEqual([]);
});

it('no two components have one name', () => {
  const componentsOf = (file: string) =>
    [...readFileSync(join(client, file), 'utf8').matchAll(component)].map(([, name]) => name!);
  expect(screens.flatMap(componentsOf).length).toBeGreaterThan(100);
  expect(usedTwice(componentsOf)).toEqual([]);
});
