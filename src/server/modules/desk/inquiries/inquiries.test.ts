import type { Inquiry, InquirySummary } from '@/server/generated/requests';
import { useTestApp } from '@/server/testing/buildTestApp';
import { storeInquiry } from '@/server/testing/inquiries';

interface Page {
  data: InquirySummary[];
  total: number;
}

const MISSING = '671f0c2ab3d94e5f60718293';

describe('the inquiry desk', () => {
  const app = useTestApp({ role: 'admin' });

  const list = (query = '') => app.read<Page>(`/inquiries${query}`);
  const namesOf = async (query: string) => (await list(query)).data.map(({ name }) => name);
  const read = (id: string) => app.get<Inquiry>(`/inquiries/${id}`);
  const change = (id: string, changes: object, ifMatch?: string) =>
    app.postJson<Inquiry & { code: string }>(`/inquiries/${id}`, changes, 'PATCH', {
      ...(ifMatch && { 'if-match': ifMatch }),
    });
  const idOfAccount = async (email: string) => {
    const accounts = app.db.reader.selectFrom('accounts').select('id');
    return (await accounts.where('email', '=', email).executeTakeFirstOrThrow()).id;
  };

  test('one that a colleague has changed is not deleted by who has not seen that', async () => {
    const id = await storeInquiry(app, { name: 'Li Wei' });
    const seen = (await read(id)).headers.get('etag')!;
    const remove = (ifMatch: string) =>
      app.call<{ code: string }>('DELETE', `/inquiries/${id}`, {
        headers: { 'if-match': ifMatch },
      });
    const changed = await change(id, { state: 'inProgress' });
    expect(await remove(seen)).toMatchObject({ status: 412, body: { code: 'version_conflict' } });
    expect((await read(id)).status).toBe(200);
    expect((await remove(changed.headers.get('etag')!)).status).toBe(200);
    expect((await read(id)).status).toBe(404);
  });

  test('the list has what an app.email chooses by', async () => {
    const long = `Four governors\nfor ${'a very tall building '.repeat(30)}`;
    await storeInquiry(
      app,
      { company: 'Rahman Lifts', country: 'BD', language: 'en', text: long },
      [{ text: 'Overspeed governor' }],
    );
    await storeInquiry(app, { name: 'Li Wei' }, [{ text: 'Door roller' }, { text: 'Belt' }]);
    const { data, total } = await list();
    expect(total).toBe(2);
    expect(data).toMatchObject([
      { name: 'Li Wei', firstWords: 'Door roller', lineCount: 2, state: 'new', unread: true },
      { company: 'Rahman Lifts', country: 'BD', language: 'en', lineCount: 1 },
    ]);
    expect(data[1]?.firstWords).toMatch(/^Four governors for a very tall/);
    expect(data[1]?.firstWords).toHaveLength(120);
    expect(data[1]).not.toHaveProperty('inquiryDetails');
  });

  test('is searched by words and parts of them, signs included', async () => {
    await storeInquiry(app, { name: 'Łukasz', text: 'Belt 100%_x' }, [
      { text: 'Türantrieb DO-210' },
    ]);
    await storeInquiry(app, { name: 'Li Wei', text: 'Belt 1000' });
    expect(await namesOf('?q=LUKASZ%20do-2')).toEqual(['Łukasz']);
    expect(await namesOf('?q=100%25')).toEqual(['Łukasz']);
    expect(await namesOf('?q=%25_')).toEqual(['Łukasz']);
    expect(await namesOf('?q=belt')).toEqual(['Li Wei', 'Łukasz']);
    expect(await namesOf('?q=belt%20roller')).toEqual([]);
  });

  test('is filtered by state, assignee and country; those held for review are apart', async () => {
    const assigneeId = await idOfAccount(app.email);
    await storeInquiry(app, {
      name: 'a',
      state: 'won',
      answeredAt: '2026-11-02T10:05:00.000Z',
      country: 'BD',
    });
    await storeInquiry(app, { name: 'b', assigneeId, country: 'BD' });
    await storeInquiry(app, { name: 'c', spamAt: 'x', country: 'BD' });
    expect(await namesOf('?country=BD')).toEqual(['b', 'a']);
    expect(await namesOf('?state=won')).toEqual(['a']);
    expect(await namesOf('?assignee=none')).toEqual(['a']);
    expect(await namesOf(`?assignee=${assigneeId}&status=open`)).toEqual(['b']);
    expect(await namesOf('?status=spam')).toEqual(['c']);
    expect((await app.get('/inquiries?assignee=me')).status).toBe(400);
  });

  test('is sorted, empty ones last in either direction, and cut into pages', async () => {
    await storeInquiry(app, { name: 'a', company: 'beta', state: 'lost' });
    await storeInquiry(app, { name: 'b', state: 'quoted' }, [{}, {}]);
    await storeInquiry(app, { name: 'c', company: 'Alpha' }, [{}]);
    expect(await namesOf('?sort=company')).toEqual(['c', 'a', 'b']);
    expect(await namesOf('?sort=-company')).toEqual(['a', 'c', 'b']);
    expect(await namesOf('?sort=-lineCount')).toEqual(['b', 'c', 'a']);
    expect(await namesOf('?sort=state')).toEqual(['c', 'b', 'a']);
    expect(await namesOf('?sort=createdAt&limit=2')).toEqual(['a', 'b']);
    expect(await namesOf('?sort=createdAt&limit=2&page=2')).toEqual(['c']);
  });

  test('opening one marks it as read', async () => {
    const unread = async () => (await app.read<{ unread: number }>('/messages/status')).unread;
    const id = await storeInquiry(app, {});
    await storeInquiry(app, { spamAt: 'x' });
    expect(await unread()).toBe(1);
    expect((await read(id)).body.unread).toBe(true);
    expect((await read(id)).body.unread).toBe(false);
    expect(await unread()).toBe(0);
  });

  test('lines show their part as it is now: deleted, renamed or the same', async () => {
    const part = async (name: string) => (await app.addPart({ name, nameZh: '配件' }))._id;
    const [same, renamed, deleted] = [await part('Same'), await part('New'), await part('Gone')];
    const id = await storeInquiry(app, { text: 'Please quote.' }, [
      { partId: same, text: 'Same', quantity: 4, unit: 'pcs', note: 'red' },
      { partId: renamed, text: 'Old' },
      { partId: deleted, text: 'Gone', partNumber: 'G-1' },
      { text: 'Like the photograph' },
      { partId: same, text: '配件' },
    ]);
    await app.call('DELETE', `/spare-parts/${deleted}`);
    const { lines } = (await read(id)).body;
    expect(lines).toEqual([
      {
        partId: same,
        text: 'Same',
        quantity: 4,
        unit: 'pcs',
        note: 'red',
        part: { _id: same, name: 'Same' },
      },
      {
        partId: renamed,
        text: 'Old',
        quantity: 1,
        part: { _id: renamed, name: 'New' },
        partChanged: true,
      },
      { partId: deleted, text: 'Gone', partNumber: 'G-1', quantity: 1 },
      { text: 'Like the photograph', quantity: 1 },
      { partId: same, text: '配件', quantity: 1, part: { _id: same, name: 'Same' } },
    ]);
  });

  test('shows the inquiries of the same company before and after it', async () => {
    const domainKey = 'example.com';
    await storeInquiry(app, { name: 'earlier', domainKey });
    await storeInquiry(app, { name: 'spam', domainKey, spamAt: 'x' });
    await storeInquiry(app, { name: 'other', domainKey: 'example.org' });
    const id = await storeInquiry(app, { domainKey });
    await storeInquiry(app, { name: 'later', domainKey });
    const nobody = await storeInquiry(app, {});
    expect((await read(id)).body).toMatchObject({
      related: [{ name: 'earlier' }],
      later: [{ name: 'later' }],
    });
    expect((await read(nobody)).body.related).toEqual([]);
  });

  test('changes of state and assignee are in the history; answered is their summary', async () => {
    const id = await storeInquiry(app, {});
    const assigneeId = await idOfAccount(app.email);
    const taken = await change(id, { state: 'inProgress', assigneeId });
    expect(taken.body).toMatchObject({
      state: 'inProgress',
      assignee: { _id: assigneeId, emailId: app.email },
    });
    expect(taken.body).not.toHaveProperty('answeredAt');
    expect((await change(id, { answered: true })).body).toMatchObject({
      state: 'quoted',
      answeredAt: expect.any(String),
    });
    const same = await change(id, { state: 'quoted', answered: true });
    await change(id, { state: 'lost', assigneeId: null });
    const open = await change(id, { answered: false });
    expect(open.body.version).toBe((same.body.version ?? 0) + 2);
    expect(open.body).not.toHaveProperty('answeredAt');
    expect(open.body).not.toHaveProperty('assignee');
    const history = open.body.events?.map(({ type, text, author }) => [type, text, author]);
    expect(history).toEqual([
      ['state', 'inProgress', app.email],
      ['assignee', app.email, app.email],
      ['state', 'quoted', app.email],
      ['state', 'lost', app.email],
      ['assignee', undefined, app.email],
      ['state', 'inProgress', app.email],
    ]);
  });

  test('the assignee is an admin', async () => {
    const id = await storeInquiry(app, {});
    for (const assigneeId of [MISSING, 'nobody', 5]) {
      expect((await change(id, { assigneeId })).status).toBe(400);
    }
    const user = await app.logInAs('user');
    await app.logInAs('admin');
    expect(await change(id, { assigneeId: await idOfAccount(user) })).toMatchObject({
      status: 400,
      body: { code: 'assignee_unknown' },
    });
  });

  test('of two admins who change the same version the second is rejected', async () => {
    const id = await storeInquiry(app, {});
    const etag = (await read(id)).headers.get('etag') ?? '';
    const responses = await Promise.all([
      change(id, { state: 'won' }, etag),
      change(id, { state: 'lost' }, etag),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect((await read(id)).body.events).toHaveLength(1);
  });

  test('a note keeps its paragraphs and changes no version', async () => {
    const id = await storeInquiry(app, {});
    const note = (noteText: string, to = id) =>
      app.postJson<{ code: string }>(`/inquiries/${to}/notes`, { noteText });
    const { version } = (await read(id)).body;
    const body = { type: 'note', text: 'Asked the foundry.\n12 rollers', author: app.email };
    expect(await note(' Asked the foundry.\r\n12 rollers ')).toMatchObject({ status: 201, body });
    expect((await note(' ')).status).toBe(400);
    expect((await note('n'.repeat(10_001))).status).toBe(400);
    expect(await note('n', MISSING)).toMatchObject({
      status: 404,
      body: { code: 'inquiry_not_found' },
    });
    expect((await read(id)).body).toMatchObject({ version, events: [{ type: 'note' }] });
  });
});
