/** The heading of what the next release has. */
const NEXT = '## Unreleased';

/** The changelog with what is unreleased as a release, and its notes. Throws where there are none. */
export function releaseChangelog(
  changelog: string,
  version: string,
  date: string,
): { changelog: string; notes: string } {
  const [before, rest] = changelog.split(`${NEXT}\n`);
  const [notes = ''] = (rest ?? '').split(/^## /m);
  if (before === undefined || notes.trim() === '') {
    throw new Error(`The changelog has nothing below "${NEXT}".`);
  }
  return {
    changelog: `${before}${NEXT}\n\n## ${version} (${date})\n${rest}`,
    notes: notes.trim(),
  };
}
