import { useTestApp } from '@/server/testing/buildTestApp';
import { addParts } from '@/server/testing/checkedFile';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { makeImage } from '@/server/testing/images';
import { importCalls } from '@/server/testing/importCalls';

/** What files or spreadsheets write in another way, or could take for something else. */
const UNUSUAL = {
  name: '=Belt, "long"; 2 | 3',
  nameZh: '@皮带',
  brand: '-',
  partType: "'Type'",
  weight: '-20 kg',
  dimensions: '１２ × 20',
  warrantyTime: '2026-01-02',
  certificates: '1E+5',
  moq: '007',
  description: "First line\n\n- second; +3\n=4; '=5",
  descriptionZh: '－第一行\n第二行',
};

describe.each(DATABASE_KINDS)('%s: an export that is imported again', (kind) => {
  const app = useTestApp({ kind, role: 'admin', shared: true });
  beforeAll(async () => {
    const { categoryId } = await addParts(app);
    const parentId = categoryId?._id ?? '';
    const category = { name: '=Flat > toothed', nameZh: '@平带', parentId };
    const { body } = await app.sendForm<{ _id: string }>('POST', '/categories/', category);
    const images = [await makeImage(), await makeImage('jpeg')];
    const attributes = [JSON.stringify({ key: 'opening', choice: '-' })];
    const filed = { categoryId: body._id, hidden: 'true', images, attributes };
    await app.addPart({ ...UNUSUAL, ...filed, partNumber: '1E+10' });
    await app.addPart({ name: 'Wheel', partNumber: '2026-03' });
  });

  test.each([
    ['csv', 'en'],
    ['csv', 'zh-CN'],
    ['xlsx', 'en'],
    ['xlsx', 'zh-CN'],
  ])('changes nothing: %s, %s', async (format, language) => {
    const { data } = await app.read<{ data: { _id: string }[] }>(
      '/spare-parts?includeHidden=true&page=1',
    );
    const response = await fetch(`${app.url}/spare-parts/export`, {
      method: 'POST',
      headers: {
        ...app.authorization(),
        'accept-language': language,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ format, ids: data.map(({ _id }) => _id) }),
    });
    const file = Buffer.from(await response.arrayBuffer());
    const { rows } = await importCalls(app).check(file);
    const results = rows?.data.map(({ state, changes, problems }) => [state, changes, problems]);
    expect(results).toEqual(data.map(() => ['unchanged', [], []]));
  });
});
