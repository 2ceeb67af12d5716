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

test.each([
  ['sheet', 1000, 200],
  ['sheet', 1001, 413],
  ['archive', 2000, 200],
  ['archive', 2001, 413],
])('each file has the limit of its field: %s of %i bytes', async (field, bytes, status) => {
  const app = fastify();
  await app.register(multipart);
  const makeTempDir = () => mkdtempSync(join(tmpdir(), 'form-'));
  const readForm = makeFormReader({ fields: FIELDS, makeTempDir, budget: undefined });
  app.setErrorHandler((error: { statusCode: number }, _request, reply) =>
    reply.code(error.statusCode).send(),
  );
  app.post('/', { preValidation: readForm, onSend: removeFiles }, async ({ body }) => body);
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)]), 'a.bin');
  const sent = new Request('http://localhost', { method: 'POST', body: form });
  const response = await app.inject({
    method: 'POST',
    url: '/',
    headers: Object.fromEntries(sent.headers),
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  expect(response.statusCode).toBe(status);
});
