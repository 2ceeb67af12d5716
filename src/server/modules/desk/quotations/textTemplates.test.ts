import type { TextTemplate } from '@/server/generated/requests';
import { useTestApp } from '@/server/testing/buildTestApp';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { MAX_LENGTHS } from '@/shared/limits';
import { textTemplateFields } from '@/shared/quotations';
import { readFirstTemplates, seedTextTemplates } from './textTemplates';

const FORM = {
  field: 'remarks',
  name: 'Packing',
  textEn: 'In crates.\nNew.',
  textZh: '木箱包装。',
};

describe.each(DATABASE_KINDS)('%s: text templates', (kind) => {
  const app = useTestApp({ kind, role: 'admin' });

  const list = () => app.read<TextTemplate[]>('/text-templates');
  const create = (form: object) => app.postJson<TextTemplate>('/text-templates', form);

  test('are listed by name, replaced and removed', async () => {
    const { status, body } = await create(FORM);
    expect([status, body]).toEqual([201, { _id: body._id, ...FORM, version: 1 }]);
    const { body: other } = await create({ field: 'remarks', name: '10/90', textZh: '首付' });
    expect(await list()).toEqual([{ ...other, textEn: '' }, body]);
    const path = `/text-templates/${body._id}`;
    const change = { ...FORM, field: 'introduction' };
    expect(await app.postJson(path, change, 'PUT')).toMatchObject({ status: 200, body: change });
    expect((await app.call('DELETE', path)).status).toBe(200);
    expect((await app.call('DELETE', path)).status).toBe(404);
    expect((await app.postJson(path, change, 'PUT')).status).toBe(404);
  });

  test.each([
    ['in no language', { textEn: ' ', textZh: '' }],
    ['without a name', { name: ' ' }],
    ['for an unknown field', { field: 'footer' }],
  ])('one %s is rejected', async (_, change) => {
    expect((await create({ ...FORM, ...change })).status).toBe(400);
  });

  test('a new database has some, once, each in both languages', async () => {
    const first = await readFirstTemplates();
    await seedTextTemplates(app.db, first);
    const [template] = await list();
    await app.call('DELETE', `/text-templates/${template?._id}`);
    await seedTextTemplates(app.db, first);
    expect(await list()).toHaveLength(first.length - 1);
    expect(first.filter(({ textEn, textZh }) => !textEn || !textZh)).toEqual([]);
    expect(new Set(first.map(({ field }) => field))).toEqual(new Set(textTemplateFields));
    const terms = first.filter(({ field }) => field === 'payment');
    expect(terms.every(({ textEn }) => textEn.length <= MAX_LENGTHS.line)).toBe(true);
  });
});
