import { File as NodeFile } from 'node:buffer';

/** A file as the browser's chooser gives it; Node's own kind, which requests can carry. */
export const aFile = (name: string, type: string, content = name): File =>
  new NodeFile([content], name, { type }) as unknown as File;

export const anImage = (name: string) => aFile(name, 'image/png');

/** Object URLs of a test: those that were created and those that were given back. */
export function fakeObjectUrls() {
  const created: string[] = [];
  const revoked: string[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    const url = `blob:${created.length}`;
    created.push(url);
    return url;
  });
  jest.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => {
    revoked.push(url);
  });
  return { created, revoked };
}
