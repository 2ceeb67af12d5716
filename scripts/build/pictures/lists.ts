import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './sources';

/** The folder of the generated modules, one a page, that the client imports. */
export const listFolder = join(root, 'src/client/content/photos');

/** What all of them export. */
export function loadPhotoLists(): Promise<unknown[]> {
  return Promise.all(
    readdirSync(listFolder).map(
      async (file): Promise<unknown> => import(pathToFileURL(join(listFolder, file)).href),
    ),
  );
}
