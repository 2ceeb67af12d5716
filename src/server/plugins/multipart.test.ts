import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import fastify from 'fastify';
import { makeFormReader, removeFiles } from './multipart';

const FIELDS = {
  sheet: { type: 'string', format: 'binary', maxLength: 1000 },
  archive: { type: 'string', format: 'binary', maxLength: 2000 },
};

const app = fastify();
let url = '';

beforeAll(async () => {
  await app.register(multipart);
  const makeTempDir = () => mkdtempSync(join(tmpdir(), 'form-'));
  const readForm = makeFormReader({ fields: FIELDS, makeTempDir, budget: undefined });
  const route = { preValidation: readForm, onSend: removeFiles };
  app.post('/', route, async ({ body }) => body);
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
