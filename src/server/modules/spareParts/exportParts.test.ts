import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { readEntry } from '@/server/testing/zip';
import { createSpareParts } from './service';

let app: TestApp;
let ids: string[];

beforeEach(async () => {
  app = await buildTestApp();
  await app.logInAs('admin');
  ids = await createSpareParts(app.db, [
    { values: { name: 'Belt', nameZh: '皮带', brand: '=1+1', partNumber: 'AX-17' }, images: [] },
    { values: { name: 'Comb' }, images: ['a.jpg', 'b.jpg'] },
  ]);
});
afterEach(() => app.close());

const path = '/spare-parts/export';

test('a list is exported as CSV, with both languages beside each other', async () => {
  const { headers, body } = await app.get<string>(path);
  expect(headers.get('content-disposition')).toBe('attachment; filename="spare-parts.csv"');
  const [names, comb, belt] = body.split('\r\n');
  expect(names).toMatch(/^\ufeff?_id,name,nameZh,partNumber,brand,partType,partTypeZh,/);
  expect(belt).toMatch(new RegExp(`^${ids[0]},Belt,皮带,AX-17,'=1\\+1,.*,false,$`));
  expect(comb).toMatch(/,false,"a.jpg; b.jpg"$/);
  const filtered = await app.get<string>(`${path}?missing=image`);
  expect(filtered.body).not.toContain('Comb');
});

test('parts with these ids are exported as a spreadsheet in the language of the request', async () => {
  const unknown = Array.from({ length: 600 }, (_, index) => String(index).padStart(24, 'f'));
  const response = await fetch(app.url + path, {
    method: 'POST',
    headers: {
      ...app.authorization(),
      'accept-language': 'zh-CN',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ format: 'xlsx', ids: [...unknown, ids[1]] }),
  });
  const file = Buffer.from(await response.arrayBuffer());
  const texts = readEntry(file, 'xl/sharedStrings.xml');
  for (const text of ['名称', '名称（中文）', '配件编号', '状态', 'Comb', '已发布']) {
    expect(texts).toContain(`>${text}<`);
  }
  expect(texts).not.toContain('Belt');
});
