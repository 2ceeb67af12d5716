import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { paths } from '@/shared/siteMap';
import { useTestApp } from '../../src/server/testing/buildTestApp';
import { buildTestSite } from '../../src/server/testing/buildTestSite';
import { until } from '../../src/server/testing/databases';
import { makeImage, pngChunk } from '../../src/server/testing/images';
import { makePdf } from '../../src/server/testing/pdfFile';
import { makeZip } from '../../src/server/testing/zip';
import {
  MAX_DOCUMENTS,
  MAX_DOCUMENT_MIB,
  MAX_IMAGES,
  MAX_IMAGE_MIB,
  MAX_IMPORT_ARCHIVE_MIB,
  MAX_IMPORT_MIB,
} from '../../src/shared/limits';
import { send, startProxy, type ProxyResponse } from '../lib/proxy';

// 800 MiB are sent, on a machine that may be busy.
jest.setTimeout(120_000);

const MIB = 1024 ** 2;
const ORIGIN = 'https://www.example.com';
const TOKEN = 'q7Yw2sVbN4mK8tRzX1cL5pJ9dF3hG6aE0uIoPlMnBvC';

const app = useTestApp({
  role: 'admin',
  shared: true,
  config: { siteOrigins: [ORIGIN], trustProxy: ['127.0.0.1'] },
});
let site: Awaited<ReturnType<typeof buildTestSite>>;
let proxy: Awaited<ReturnType<typeof startProxy>>;

beforeAll(async () => {
  site = await buildTestSite({ config: { trustProxy: ['127.0.0.1'], siteOrigins: [ORIGIN] } });
  const siteUrl = await site.site.listen({ host: '127.0.0.1', port: 0 });
  proxy = await startProxy([siteUrl], [app.url]);
});
afterAll(async () => {
  await proxy.stop();
  await site.close();
});

interface File {
  field: string;
  name: string;
  content: Buffer;
}

/** A form with files, as a browser sends it. */
function sendForm(
  path: string,
  name: string,
  files: File[],
  length?: number,
): Promise<ProxyResponse> {
  const boundary = '----form';
  const part = (disposition: string) =>
    Buffer.from(`\r\n--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`);
  const chunks = [
    ...(name === '' ? [] : [part('name="name"'), Buffer.from(name)]),
    ...files.flatMap(({ field, name: file, content }) => [
      part(`name="${field}"; filename="${file}"`),
      content,
    ]),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ];
  const bytes = length ?? chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  const headers = {
    ...app.authorization(),
    origin: ORIGIN,
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': String(bytes),
  };
  return send(proxy.openSession('api.example.com'), 'api.example.com', ['POST', path], {
    headers,
    chunks,
  });
}

/** An image of exactly this size, nearly all of it in a chunk that no program shows. */
async function makeLargeImage(bytes: number): Promise<Buffer> {
  const image = await makeImage('png');
  const end = image.length - pngChunk('IEND', Buffer.alloc(0)).length;
  const padding = pngChunk(
    'paDd',
    Buffer.alloc(bytes - image.length - pngChunk('paDd', Buffer.alloc(0)).length),
  );
  return Buffer.concat([image.subarray(0, end), padding, image.subarray(end)]);
}

test('the largest part and the largest import arrive, a longer one is rejected readably', async () => {
  const image = await makeLargeImage(MAX_IMAGE_MIB * MIB);
  expect(image).toHaveLength(MAX_IMAGE_MIB * MIB);
  const images = Array.from({ length: MAX_IMAGES }, (_, index) => ({
    field: 'images',
    name: `${index}.png`,
    content: image,
  }));
  const documents = Array.from({ length: MAX_DOCUMENTS }, (_, index) => {
    const frame = makePdf(`${index}`).length;
    const content = makePdf(`${index}`.padEnd(MAX_DOCUMENT_MIB * MIB - frame + `${index}`.length));
    return { field: 'documents', name: `${index}.pdf`, content };
  });
  expect(documents[0]?.content).toHaveLength(MAX_DOCUMENT_MIB * MIB);
  const part = await sendForm('/spare-parts', 'Machine', [...images, ...documents]);
  expect(part).toMatchObject({ status: 201, body: { name: 'Machine' } });

  const sizes = Array.from({ length: MAX_IMPORT_ARCHIVE_MIB / MAX_IMAGE_MIB }, () => image.length);
  // The first one leaves room for the list of entries.
  sizes[0] = image.length - 4 * 1024;
  const archive = makeZip(
    sizes.map((size, index) => ({
      name: `${index}.png`,
      content: image.subarray(0, size),
      stored: true,
    })),
  );
  expect(archive.length).toBeLessThanOrEqual(MAX_IMPORT_ARCHIVE_MIB * MIB);
  expect(archive.length).toBeGreaterThan(0.99 * MAX_IMPORT_ARCHIVE_MIB * MIB);
  // A workbook is an archive, too.
  expect(MAX_IMPORT_MIB).toBe(MAX_IMPORT_ARCHIVE_MIB);
  const imported = await sendForm('/imports', '', [
    { field: 'file', name: 'parts.xlsx', content: archive },
    { field: 'images', name: 'photos.zip', content: archive },
  ]);
  expect(imported).toMatchObject({ status: 202, body: { fileName: 'parts.xlsx' } });

  const rejected = await sendForm('/spare-parts', 'Machine', images, 403 * MIB);
  expect(rejected).toMatchObject({
    status: 413,
    headers: {
      'access-control-allow-origin': ORIGIN,
      'access-control-allow-credentials': 'true',
      'content-type': 'application/json',
    },
    body: { error: expect.stringMatching(/^The body is longer .*\.$/), code: 'body_too_large' },
  });
});

test('a visitor has at most 200 requests at a time, the sites as many as they need', async () => {
  const host = 'api.example.com';
  const waiting = [proxy.openSession(host), proxy.openSession(host)].flatMap((session) =>
    Array.from({ length: 100 }, () =>
      session.request({
        ':method': 'POST',
        ':path': '/auth/login',
        ':authority': host,
        'content-type': 'application/json',
      }),
    ),
  );
  const headers = { origin: ORIGIN };
  let response: ProxyResponse | undefined;
  await until(async () => {
    response = await send(proxy.openSession(host), host, ['GET', '/healthz'], { headers });
    return response.status !== 200;
  });
  expect(response).toMatchObject({
    status: 429,
    headers: { 'access-control-allow-origin': ORIGIN },
    body: { code: 'too_many_requests', params: { seconds: 1 } },
  });
  expect((await fetch(`${proxy.internalUrl}/healthz`)).status).toBe(200);
  for (const stream of waiting) stream.on('error', () => undefined).close();
  await until(
    async () => (await send(proxy.openSession(host), host, ['GET', '/healthz'])).status === 200,
  );
  // What the backend itself sends has its header once.
  const { headers: own } = await send(proxy.openSession(host), host, ['GET', '/healthz'], {
    headers,
  });
  expect(own['access-control-allow-origin']).toBe(ORIGIN);
});

test('a request is logged under its id, without a token', async () => {
  const logged = async (host: string, path: string) => {
    const { headers } = await send(proxy.openSession(host), host, ['GET', path]);
    const find = () =>
      proxy
        .readLog()
        .split('\n')
        .find((line) => line.includes(`"reqId":"${String(headers['x-request-id'])}"`));
    await until(async () => find() !== undefined);
    return JSON.parse(find() ?? '') as Record<string, unknown>;
  };
  expect(await logged('www.example.com', `${paths.buyerInquiry(TOKEN)}?from=${TOKEN}`)).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    reqId: expect.stringMatching(/^[0-9a-f]{32}$/),
    ip: '127.0.0.1',
    host: 'www.example.com',
    method: 'GET',
    route: `/${paths.buyerInquiry('').split('/')[1]}`,
    status: 200,
    bytes: expect.any(Number),
    seconds: expect.any(Number),
    upstream: expect.stringMatching(/^127\.0\.0\.1:\d+$/),
    upstreamStatus: '200',
  });
  for (const path of [
    `/zh${paths.buyerInquiry(TOKEN)}`,
    `/${TOKEN}`,
    `/buyer-inquiries%252F${TOKEN}`,
    `//buyer-inquiries//${TOKEN}`,
    `/buyer-inquiries/${TOKEN}/quotations/1`,
  ]) {
    await logged('api.example.com', path);
  }
  expect(proxy.readLog()).not.toContain(TOKEN);
});

test('without TLS people are redirected, programs are not, and certificates are renewed', async () => {
  const { folder, url } = proxy;
  mkdirSync(join(folder, '.well-known/acme-challenge'), { recursive: true });
  writeFileSync(join(folder, '.well-known/acme-challenge/proof'), 'ours');
  const requestFrom = async (host: string, path: string) => {
    // `fetch` sends no other Host than the URL's.
    const [response] = (await once(get(url + path, { headers: { host } }), 'response')) as [
      IncomingMessage,
    ];
    const { statusCode, headers } = response;
    return [statusCode, String(await buffer(response)), headers.location];
  };
  for (const host of ['www.example.com', 'api.example.com']) {
    expect(await requestFrom(host, '/.well-known/acme-challenge/proof')).toEqual([
      200,
      'ours',
      undefined,
    ]);
  }
  const redirected = await requestFrom('www.example.com', '/contact?part=1');
  expect(redirected).toEqual([308, expect.anything(), `${ORIGIN}/contact?part=1`]);
  await expect(requestFrom('api.example.com', '/categories')).rejects.toThrow('socket hang up');
});
