import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import fastify from 'fastify';
import { filesOf, makeFormReader, removeFiles } from './multipart';

const FIELDS = {
  sheet: { type: 'string', format: 'binary', maxLength: 1000 },
  archive: { type: 'string', format: 'binary', maxLength: 2000 },
};

const app = fastify();
let url = '';

const sizeOf = (path: string) => statSync(path).size;

beforeAll(async () => {
  await app.register(multipart);
  const makeTempDir = () => mkdtempSync(join(tmpdir(), 'form-'));
  const readForm = makeFormReader({ fields: FIELDS, makeTempDir, budget: undefined });
  const route = { preValidation: readForm, onSend: removeFiles };
  app.post('/', route, async (request) =>
    Object.keys(FIELDS).map((field) => filesOf(request, field).map(({ path }) => sizeOf(path))),
  );
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

test.each([
  ['sheet', 1000, 200],
  ['sheet', 1001, 413],
  ['archive', 2000, 200],
  ['archive', 2001, 413],
])('each file has the limit of its field: %s of %i bytes', async (field, bytes, status) => {
  const body = new FormData();
  body.append(field, new Blob([new Uint8Array(bytes)]), 'a.bin');
  expect((await fetch(url, { method: 'POST', body })).status).toBe(status);
});

test('files of two fields arrive apart', async () => {
  const body = new FormData();
  body.append('archive', new Blob(['one']), 'a.bin');
  body.append('sheet', new Blob(['second']), 'a.bin');
  expect(await (await fetch(url, { method: 'POST', body })).json()).toEqual([[6], [3]]);
});
