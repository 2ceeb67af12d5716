import type { Import, ImportRow } from '../generated/requests';
import type { TestApp } from './buildTestApp';
import type { TestResponse } from './client';
import { until } from './databases';

type Content = Buffer | string;

/** An import as its page shows it, and the error of a call that fails. */
export type ImportBody = Import & { code: string; params?: Record<string, string | number> };

export function importCalls(app: TestApp) {
  const read = (id: string, query = ''): Promise<TestResponse<ImportBody>> =>
    app.get<ImportBody>(`/imports/${id}${query}`);

  /** Uploads a file, and an archive of images. */
  const upload = (
    file: Content,
    images?: Content,
    fileName = 'prices.csv',
  ): Promise<TestResponse<ImportBody>> => {
    const body = new FormData();
    body.append('file', blobOf(file), fileName);
    if (images !== undefined) body.append('images', blobOf(images), 'photos.zip');
    return app.call<ImportBody>('POST', '/imports', { body });
  };

  /** Waits until the server has done its work on an import. */
  const settle = async (id: string): Promise<ImportBody> => {
    await until(async () => !['reading', 'checking'].includes((await read(id)).body.state));
    return (await read(id)).body;
  };

  /** Uploads a file and confirms its columns as they are proposed. */
  const check = async (file: Content, images?: Content): Promise<ImportBody> => {
    const { _id } = (await upload(file, images)).body;
    const { columns } = await settle(_id);
    await app.postJson(
      `/imports/${_id}/columns`,
      { fields: columns.map(({ field }) => field) },
      'PUT',
    );
    return settle(_id);
  };

  const edit = (id: string, form: object) =>
    app.postJson<Pick<ImportBody, 'counts' | 'code'> & { row: ImportRow }>(
      `/imports/${id}/rows`,
      form,
      'PATCH',
    );

  return { read, upload, settle, check, edit };
}

const blobOf = (content: Content) => new Blob([new Uint8Array(Buffer.from(content))]);
