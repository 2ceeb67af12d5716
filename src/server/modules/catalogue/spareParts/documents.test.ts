import { quietLog, useTestApp } from '@/server/testing/buildTestApp';
import { makeForm } from '@/server/testing/client';
import { makeImage } from '@/server/testing/images';
import { makePdf, makeRestrictedPdf } from '@/server/testing/pdfFile';
import { purgeImages } from '../../core/media/purge';
import type { Change, ListedDocument, SparePart } from '@/server/generated/requests';

const [SHEET, DRAWING] = [makePdf('sheet'), makePdf('drawing')];
const MIB = 1024 ** 2;

describe('documents of parts', () => {
  const app = useTestApp({ role: 'admin' });

  interface Sent {
    id?: string;
    files?: [name: string, content: Buffer][];
    list?: ListedDocument[];
    fields?: Parameters<typeof makeForm>[0];
  }

  const send = ({ id, files = [], list, fields }: Sent) => {
    const body = makeForm({ name: 'Belt', ...fields });
    for (const [name, content] of files) {
      body.append('documents', new Blob([new Uint8Array(content)]), name);
    }
    if (list) body.append('documentList', JSON.stringify(list));
    const path = id === undefined ? '/spare-parts' : `/spare-parts/${id}`;
    return app.call<SparePart>(id === undefined ? 'POST' : 'PUT', path, { body });
  };
  const save = async (sent: Sent) => (await send(sent)).body;
  const addPart = () =>
    save({
      files: [
        ['Belt 8M.PDF', SHEET],
        ['b.pdf', DRAWING],
      ],
    });
  const read = (id: string) => app.read<SparePart>(`/spare-parts/${id}?includeHidden=true`);
  const undo = async () => {
    const { body } = await app.get<{ data: Change[] }>('/changes?limit=1');
    await app.call('POST', `/changes/${body.data[0]?._id}/undo`);
  };

  test('are named by their files, downloaded under their titles, and stored once', async () => {
    const { documents = [] } = await addPart();
    expect(documents).toMatchObject([
      { title: 'Belt 8M', kind: 'other', size: SHEET.length },
      { title: 'b', kind: 'other', size: DRAWING.length },
    ]);
    await save({ files: [['again.pdf', SHEET]] });
    expect(app.storedFiles()).toEqual(documents.map(({ file }) => file).sort());
    expect(app.temporaryFiles()).toEqual([]);
    const path = `/documents/${documents[0]?.file}`;
    app.useToken('');
    const { status, headers, body } = await app.get<string>(path);
    expect([status, body]).toEqual([200, SHEET.toString()]);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Belt 8M.pdf"; filename*=UTF-8''Belt%208M.pdf`,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const etag = headers.get('etag') ?? '';
    expect((await app.get(path, { 'if-none-match': etag })).status).toBe(304);
    expect((await app.get(`/documents/${'0'.repeat(64)}.pdf`)).status).toBe(404);
    expect((await app.get(`/uploads/${documents[0]?.file}`)).status).toBe(404);
  });

  test('are continued where a download was interrupted', async () => {
    const { documents = [] } = await addPart();
    const path = `/documents/${documents[0]?.file}`;
    const size = SHEET.length;
    const etag = (await app.get(path)).headers.get('etag') ?? '';
    const read = async (range: string, headers = {}) => {
      const response = await app.get<string>(path, { range, ...headers });
      const { status, body } = response;
      const [total, part] = ['content-length', 'content-range'].map((name) =>
        response.headers.get(name),
      );
      return [status, status === 416 ? '' : body, status === 416 ? null : Number(total), part];
    };
    const text = SHEET.toString();
    const whole = [200, text, size, null];
    const end = (from: number) => [
      206,
      text.slice(from),
      size - from,
      `bytes ${from}-${size - 1}/${size}`,
    ];
    expect(await read('bytes=0-3')).toEqual([206, '%PDF', 4, `bytes 0-3/${size}`]);
    expect(await read('bytes=5-')).toEqual(end(5));
    expect(await read('bytes=5-9999999')).toEqual(end(5));
    expect(await read('bytes=-6', { 'if-range': etag })).toEqual(end(size - 6));
    expect(await read('bytes=-9999999')).toEqual(end(0));
    expect(await read(`bytes=${size}-`)).toEqual([416, '', null, `bytes */${size}`]);
    for (const range of ['bytes=0-3,5-6', 'bytes=9-3', 'bytes=-', 'items=0-3'])
      expect(await read(range)).toEqual(whole);
    // A part of another version would not fit what the client has.
    expect(await read('bytes=5-', { 'if-range': '"other"' })).toEqual(whole);
    expect((await app.get(path)).headers.get('accept-ranges')).toBe('bytes');
  });

  test('stay where a form says nothing of them; a list names, arranges and removes them', async () => {
    const { _id: id, documents } = await addPart();
    expect((await save({ id, fields: { brand: 'Norvik' } })).documents).toEqual(documents);
    const file = documents?.[1]?.file ?? '';
    const list: ListedDocument[] = [
      { file: 'new:0', title: ' 合格证 ', kind: 'certificate' },
      { file, title: 'Drawing', kind: 'drawing' },
    ];
    const changed = await save({ id, files: [['c.pdf', makePdf('c')]], list });
    expect(changed.documents).toMatchObject([
      { title: '合格证', kind: 'certificate' },
      { file, title: 'Drawing', kind: 'drawing', size: DRAWING.length },
    ]);
    expect(changed.version).toBe(3);
    expect(await save({ id, list: [] })).not.toHaveProperty('documents');
    await undo();
    expect((await read(id)).documents).toEqual(changed.documents);
    await undo();
  });

  test('may be restricted to reading, as those of many makers are', async () => {
    const { documents } = await save({ files: [['a.pdf', await makeRestrictedPdf()]] });
    expect(documents).toMatchObject([{ title: 'a' }]);
  });

  test.each<[string, Sent, number, object]>([
    ['no PDF', { files: [['a.pdf', Buffer.from('GIF89a')]] }, 400, { code: 'pdf_needed' }],
    ['half a PDF', { files: [['a.pdf', SHEET.subarray(0, 12)]] }, 400, { code: 'pdf_incomplete' }],
    [
      'a page of HTML before a PDF, among others',
      {
        files: [
          ['a.pdf', SHEET],
          ['b.pdf', Buffer.concat([Buffer.from('<script>alert(1)</script>'), SHEET])],
        ],
      },
      400,
      { documents: [{ index: 1, code: 'pdf_needed', params: { file: 'b.pdf' } }] },
    ],
    [
      'a PDF of more than 20 MiB',
      { files: [['a.pdf', Buffer.concat([SHEET, Buffer.alloc(20 * MIB), SHEET])]] },
      413,
      { code: 'file_too_large', params: { file: 'a.pdf', max: 20 } },
    ],
    [
      'eleven PDFs',
      { files: Array.from({ length: 11 }, (_, index) => [`${index}.pdf`, SHEET]) },
      413,
      { code: 'too_many_files' },
    ],
    ['a name with a path', { files: [['../a.pdf', SHEET]] }, 400, { code: 'file_name_invalid' }],
    [
      'a list with a file that was not sent',
      { list: [{ file: 'new:0', title: 'x', kind: 'other' }] },
      400,
      { code: 'document_list_invalid' },
    ],
    [
      'a list without the file',
      { files: [['a.pdf', SHEET]], list: [] },
      400,
      { code: 'document_list_incomplete' },
    ],
    [
      'a document without a title',
      { files: [['a.pdf', SHEET]], list: [{ file: 'new:0', title: ' ', kind: 'other' }] },
      400,
      {},
    ],
  ])('%s is rejected, and nothing is stored', async (_what, sent, status, body) => {
    const fields = { images: await makeImage() };
    expect(await send({ fields, ...sent })).toMatchObject({ status, body });
    expect(app.storedFiles()).toEqual([]);
    expect(app.temporaryFiles()).toEqual([]);
    expect(await app.read('/spare-parts')).toEqual([]);
  });

  test('stay with their part: another one cannot take them, but has the same file when it is sent', async () => {
    const { documents = [] } = await addPart();
    const { _id: id } = await save({ files: [['own.pdf', makePdf('own')]] });
    const list = documents.map(({ file, title, kind }) => ({ file, title, kind }));
    const body = { code: 'document_list_invalid' };
    expect(await send({ id, list })).toMatchObject({ status: 400, body });
    expect((await read(id)).documents).toMatchObject([{ title: 'own' }]);
    const twice = await save({
      id,
      files: [
        ['a.pdf', SHEET],
        ['b.pdf', SHEET],
      ],
    });
    const file = documents[0]?.file;
    expect(twice.documents).toMatchObject([
      { title: 'own' },
      { title: 'a', file },
      { title: 'b', file },
    ]);
  });

  test('more than ten are too many', async () => {
    const { _id: id } = await addPart();
    const files = Array.from(
      { length: 9 },
      (_, index) => [`${index}.pdf`, SHEET] as [string, Buffer],
    );
    const body = { code: 'too_many_documents', params: { max: 10 } };
    expect(await send({ id, files })).toMatchObject({ status: 400, body });
  });

  test('come back from the trash with their part, and are copied with it', async () => {
    const { _id: id, documents } = await addPart();
    const act = async (action: string) =>
      (await app.postJson<{ ids?: string[] }>('/spare-parts/bulk', { ids: [id], action })).body;
    const { ids: [copy = ''] = [] } = await act('duplicate');
    expect((await read(copy)).documents).toEqual(documents);
    await act('delete');
    await app.postJson('/trash/restore', { ids: [id] });
    expect((await read(id)).documents).toEqual(documents);
  });

  test('stay stored for a part in the trash, and for a change that is undone', async () => {
    const later = Date.now() + 2 * 3_600_000;
    const options = { db: app.db, media: app.media, log: quietLog(), clock: () => later };
    const { _id: id, documents } = await addPart();
    const path = `/documents/${documents?.[0]?.file}`;
    await app.call('DELETE', `/spare-parts/${id}`);
    expect(await purgeImages(options)).toMatchObject({ trashed: 0 });
    await undo();
    expect(await app.read(path)).toBe(SHEET.toString());
    await save({ id, list: [] });
    expect(await purgeImages(options)).toMatchObject({ trashed: 2 });
    expect((await app.get(path)).status).toBe(404);
    await undo();
    expect(await app.read(path)).toBe(SHEET.toString());
  });
});
