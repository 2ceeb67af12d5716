import { File as NodeFile } from 'node:buffer';

/** Node's `File`: MSW cannot read jsdom's from a request. */
export const aFile = (name: string, type: string, content = name): File =>
  new NodeFile([content], name, { type }) as unknown as File;

export const anImage = (name: string) => aFile(name, 'image/png');

/** The names that files are saved under from now on. */
export function recordDownloads(): string[] {
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return names;
}

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
