import { useTestApp } from './buildTestApp';
import { PASSWORD } from './client';

/** A word as it may come out of a PDF or a chat: soft hyphen, zero-width space, mark of direction. */
const DIRTY = '\ufeffcon\u00adtac\u200btor\u200f';
const CLEAN = 'contactor';

describe('invisible characters', () => {
  const app = useTestApp({ role: 'admin', shared: true });

  test('are in no text of a part and a category, and in none that they are found by', async () => {
    const fields = { name: DIRTY, description: `${DIRTY}\r\n${DIRTY}` };
    const category = await app.sendForm<{ _id: string }>('POST', '/categories', fields);
    const description = `${CLEAN}\n${CLEAN}`;
    expect(category.body).toMatchObject({ name: CLEAN, description });
    const part = await app.sendForm<{ _id: string }>('POST', '/spare-parts', {
      ...fields,
      brand: DIRTY,
      partNumber: 'OG\u00ad-24',
      categoryId: category.body._id,
      references: JSON.stringify({ kind: 'oem', maker: DIRTY, number: 'KM\u200b-9' }),
    });
    expect(part.body).toMatchObject({
      name: CLEAN,
      description,
      brand: CLEAN,
      partNumber: 'OG-24',
      references: [{ kind: 'oem', maker: CLEAN, number: 'KM-9' }],
    });
    for (const query of ['q', 'brand']) {
      const path = `/spare-parts?page=1&${query}=${encodeURIComponent(DIRTY)}`;
      expect(await app.read(path)).toMatchObject({ total: 1 });
    }
    const lookup = await app.postJson<object>('/spare-parts/lookup', { numbers: ['K\u00adM9'] });
    expect(lookup.body).toMatchObject({ results: [{ number: 'KM9', matches: [{}] }] });
  });

  test('are in no attribute, synonym and invitation', async () => {
    const attribute = { key: 'load', labelEn: DIRTY, labelZh: '载\u200b重', kind: 'choice' };
    expect((await app.postJson('/attributes', attribute)).body).toMatchObject({
      labelEn: CLEAN,
      labelZh: '载重',
    });
    const synonym = { term: DIRTY, meaning: 're\u00adlay' };
    expect((await app.postJson('/search/synonyms', synonym)).body).toMatchObject({
      term: CLEAN,
      meaning: 'relay',
    });
    const invitation = {
      emailId: ' W\u200bei@example.com\u202c',
      role: 'user',
      currentPassword: PASSWORD,
    };
    expect((await app.postJson('/invitations', invitation)).body).toMatchObject({
      emailId: 'wei@example.com',
    });
  });

  test('in an e-mail address keep nobody from logging in', async () => {
    const login = { emailId: `\ufeff${app.email.toUpperCase()}\u200b `, password: PASSWORD };
    expect((await app.postJson('/auth/login', login)).status).toBe(200);
  });
});
