import { releaseChangelog } from './changelog';

const FORMER = '## 1.0.0 (2026-12-01)\n\n- The first.\n';

test('what is unreleased becomes a release, and its notes', () => {
  const changelog = `# Changelog\n\n## Unreleased\n\n- A field.\n\n${FORMER}`;
  expect(releaseChangelog(changelog, '1.1.0', '2027-01-02')).toEqual({
    changelog: `# Changelog\n\n## Unreleased\n\n## 1.1.0 (2027-01-02)\n\n- A field.\n\n${FORMER}`,
    notes: '- A field.',
  });
});

test.each([`# Changelog\n\n## Unreleased\n\n${FORMER}`, `# Changelog\n\n${FORMER}`])(
  'a release without notes is rejected',
  (changelog) => {
    expect(() => releaseChangelog(changelog, '1.1.0', '2027-01-02')).toThrow(/nothing below/);
  },
);
