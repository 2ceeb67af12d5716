import sharp from 'sharp';
import { groupBy } from '../shared/groupBy';
import { makePdf } from '../server/testing/pdfFile';
import { type Received, faultsOf, operations } from '../server/testing/contractFaults';
import { DATABASE_KINDS } from '../server/testing/databases';
import { ADMIN, startContractBackend } from './backend';

type ContractBackend = Awaited<ReturnType<typeof startContractBackend>>;

const UNKNOWN = 'ffffffffffffffffffffffff';

const field = <T = string>({ json }: Received, name: string) => (json as Record<string, T>)[name]!;

const image = async () =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0b1f3a' } })
        .png()
        .toBuffer(),
    ),
  ]);

function form(fields: Record<string, string | Blob>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

describe.each(DATABASE_KINDS)('on %s', (kind) => {
  let backend: ContractBackend;
  let token: string;

  const status = async (...call: Parameters<ContractBackend['call']>) =>
    (await backend.call(...call)).status;

  beforeAll(async () => {
    backend = await startContractBackend(kind);
    token = field(await backend.call('logIn', { json: ADMIN }), 'token');
  });
  afterAll(() => backend.close());

  it('finds the fault in a response that breaks the contract', () => {
    const me = operations.find(({ id }) => id === 'getCurrentUser')!;
    const respond = (status: number, json: object, headers: Record<string, string> = {}) =>
      faultsOf(me, {
        status,
        json,
        header: (name) =>
          ({ 'content-type': 'application/json; charset=utf-8', ...headers })[name] ?? '',
      });
    const error = { error: 'Please log in.', code: 'unauthenticated' };
    const challenge = { 'www-authenticate': 'Bearer' };
    expect(respond(200, { role: 'admin' })).toEqual([]);
    expect(respond(200, { role: 'king' })).toHaveLength(1);
    expect(respond(418, { error: 'No.' })).toHaveLength(1);
    expect(respond(401, error, challenge)).toEqual([]);
    expect(respond(401, error, { ...challenge, 'content-type': 'text/html' })).toHaveLength(1);
    expect(respond(401, error)).toEqual([
      'getCurrentUser 401: the header WWW-Authenticate is missing',
    ]);
  });

  it('serves sessions as promised', async () => {
    expect(await status('getCurrentUser', { token })).toBe(200);
    expect(await status('updateOwnAccount', { token, json: { name: 'Wei Chen' } })).toBe(200);
    const other = field(await backend.call('logIn', { json: ADMIN }), 'token');
    expect(await status('logOut', { token: other })).toBe(200);
  });

  it('serves the own account as promised', async () => {
    await backend.call('logIn', { json: ADMIN });
    const sessions = await backend.call('listSessions', { token });
    expect(sessions.status).toBe(200);
    const other = (sessions.json as { _id: string; current: boolean }[]).find(
      ({ current }) => !current,
    );
    const params = { id: other!._id };
    expect(await status('endSession', { token, params })).toBe(200);
    expect(await status('endSession', { token, params: { id: 'nonsense' } })).toBe(404);
    expect(await status('endOtherSessions', { token })).toBe(200);

    const change = (currentPassword: string, newPassword: string) =>
      status('changePassword', { token, json: { currentPassword, newPassword } });
    const next = 'ninety nine quiet landings';
    expect(await change(ADMIN.password, next)).toBe(200);
    expect(await change(next, ADMIN.password)).toBe(200);
  });

  it('serves accounts and invitations as promised', async () => {
    const emailId = 'wei@example.com';
    const currentPassword = ADMIN.password;
    const invitation = { emailId, role: 'user', currentPassword };
    const made = await backend.call('createInvitation', { token, json: invitation });
    expect(made.status).toBe(201);
    expect(await status('listInvitations', { token })).toBe(200);
    const json = { token: field(made, 'token'), password: 'ninety nine quiet landings' };
    expect(await status('acceptInvitation', { json })).toBe(201);
    expect(await status('resetPassword', { json })).toBe(400);
    expect(await status('getPasswordResetOptions')).toBe(200);
    expect(await status('requestPasswordLink', { json: { emailId } })).toBe(409);
    const other = await backend.call('createInvitation', {
      token,
      json: { ...invitation, emailId: 'li@example.com', role: 'admin' },
    });
    const params = { id: field(other, '_id') };
    expect(await status('revokeInvitation', { token, params })).toBe(200);

    const list = await backend.call('listAccounts', { token });
    expect(list.status).toBe(200);
    const accounts = list.json as { _id: string; emailId: string }[];
    const account = { id: accounts.find((item) => item.emailId === emailId)!._id };
    const role = { role: 'user', currentPassword };
    expect(await status('changeAccountRole', { token, params: account, json: role })).toBe(200);
    expect(await status('removeAccount', { token, params: account })).toBe(200);
  });

  it('serves categories as promised', async () => {
    const top = await backend.call('createCategory', {
      token,
      form: form({ name: 'Doors', description: '门系统', image: await image() }),
    });
    expect(top.status).toBe(201);
    const id = field(top, '_id');
    const below = await backend.call('createCategory', {
      token,
      form: form({ name: 'Operators', parentId: id }),
    });
    expect(below.status).toBe(201);
    expect(await status('createCategory', { form: form({ name: 'x' }) })).toBe(401);
    expect(await status('listCategories')).toBe(200);
    expect(await status('listCategories', { query: { fields: 'menu' } })).toBe(200);

    const params = { id: field(below, '_id') };
    expect(await status('updateCategory', { token, params, form: form({ name: 'Belts' }) })).toBe(
      200,
    );
    expect(await status('getCategory', { params })).toBe(200);
    expect(await status('listCategorySpareParts', { params })).toBe(200);
    expect(await status('listCategorySpareParts', { params, query: { page: 1 } })).toBe(200);

    const place = (json: object, of = params) =>
      status('moveCategory', { token, params: of, json });
    expect(await place({ parentId: id, before: null })).toBe(200);
    expect(await place({ parentId: UNKNOWN })).toBe(400);
    expect(await place({ parentId: null }, { id: UNKNOWN })).toBe(404);
    expect(await status('sortCategories', { token, json: { parentId: id } })).toBe(200);
    expect(await status('sortCategories', { token, json: { parentId: UNKNOWN } })).toBe(400);

    for (const lang of ['zh', 'all']) {
      expect(await status('listCategories', { token, query: { lang } })).toBe(200);
      expect(await status('getCategory', { token, params, query: { lang } })).toBe(200);
    }
    expect(await status('listCategories', { query: { lang: 'fr' } })).toBe(400);
    expect(await status('listTranslations', { token })).toBe(200);
    const parts = [{ partId: UNKNOWN, texts: { nameZh: '带' } }];
    expect(await status('saveTranslations', { token, json: { parts } })).toBe(400);

    const deletion = await backend.call('deleteCategory', { token, params: { id } });
    expect(deletion.json).toMatchObject({ deletedCategories: 2, unfiledSpareParts: 0 });
  });

  it('serves spare parts and their images as promised', async () => {
    const category = await backend.call('createCategory', { token, form: form({ name: 'Gears' }) });
    const images = form({ name: 'Safety gear', categoryId: field(category, '_id') });
    images.append('images', await image(), 'a.png');
    const made = await backend.call('createSparePart', { token, form: images });
    expect(made.status).toBe(201);
    const params = { id: field(made, '_id') };
    const [file] = field<string[]>(made, 'images');

    expect(await status('listSpareParts')).toBe(200);
    expect(await status('listSpareParts', { query: { page: 1, limit: 5, q: 'gear' } })).toBe(200);
    expect(await status('getSparePart', { params })).toBe(200);

    expect(await status('getUpload', { params: { file: file! } })).toBe(200);
    expect(await status('getUpload', { params: { file: file! }, query: { w: 160 } })).toBe(200);

    const update = form({ name: 'Safety gear, progressive', imageOrder: file! });
    expect(await status('updateSparePart', { token, params, form: update })).toBe(200);
    const pdf = new Blob([new Uint8Array(makePdf())]);
    const withPdf = form({ name: 'Safety gear', documents: pdf });
    const updated = await backend.call('updateSparePart', { token, params, form: withPdf });
    const [document] = field<{ file: string }[]>(updated, 'documents');
    const stored = { params: { file: document!.file } };
    expect(await status('getDocument', stored)).toBe(200);
    const part = (range: string) => status('getDocument', { ...stored, headers: { range } });
    expect([await part('bytes=0-3'), await part('bytes=9999-')]).toEqual([206, 416]);
    const prices = {
      prices: [{ currency: 'USD', minQuantity: 1, price: '12.50', until: '2999-12-31' }],
      suppliers: [{ supplier: 'Keldruna', cost: '8', currency: 'EUR' }],
    };
    expect(await status('savePartPrices', { token, params, json: prices })).toBe(200);
    const ifMatch = { 'if-match': '"1"' };
    const stale = { token, params, json: prices, headers: ifMatch };
    expect(await status('savePartPrices', stale)).toBe(412);
    expect(await status('getPartPrices', { token, params })).toBe(200);
    expect(await status('deleteSparePart', { token, params })).toBe(200);
  });

  it.each([
    ['Inquiry', 'Inquiries', 'inquiryDetails'],
    ['Application', 'Applications', 'aboutyou'],
  ])('serves what visitors send (%s) as promised', async (one, many, text) => {
    const sender = { name: 'Amina', email: 'amina@example.com', [text]: 'Four governors.' };
    expect(await status(`create${one}`, { json: sender })).toBe(201);
    const list = await backend.call(`list${many}`, { token, query: { page: 1, status: 'open' } });
    expect(field<number>(list, 'total')).toBe(1);
    const params = { id: field<{ _id: string }[]>(list, 'data')[0]!._id };
    expect(await status(`get${one}`, { token, params })).toBe(200);
    expect(await status(`update${one}`, { token, params, json: { answered: true } })).toBe(200);
    expect(await status(`export${many}`, { token })).toBe(200);
    expect(await status(`export${many}`, { token, query: { format: 'xlsx' } })).toBe(200);
    expect(await status(`export${many}`, { token, query: { format: 'pdf' } })).toBe(400);
    expect(await status(`send${one}Mail`, { token, params })).toBe(409);
    expect(await status(`delete${one}`, { token, params })).toBe(200);
  });

  it('serves the inquiry desk as promised', async () => {
    const sender = { name: 'Amina', email: 'amina@example.com' };
    await backend.call('createInquiry', { json: sender });
    const query = { state: 'new', assignee: 'none', sort: '-company' };
    const list = await backend.call('listInquiries', { token, query });
    const params = { id: field<{ _id: string }[]>(list, 'data')[0]!._id };
    expect(await status('updateInquiry', { token, params, json: { state: 'won' } })).toBe(200);
    const json = { noteText: 'Asked the foundry.' };
    expect(await status('addInquiryNote', { token, params, json })).toBe(201);
    const reply = { replyText: 'It is from 1998.' };
    expect(await status('addBuyerReply', { token, params, json: reply })).toBe(201);
    const answer = { subject: 'Your inquiry', answerText: 'Which year is the lift from?' };
    // No mail server is set up.
    expect(await status('answerInquiry', { token, params, json: answer })).toBe(409);
    expect(await status('getInquiry', { token, params })).toBe(200);
    await backend.call('deleteInquiry', { token, params });
  });

  it.each([
    ['Inquiry', 'Inquiries', 'photographs'],
    ['Application', 'Applications', 'cv'],
  ])('serves the files of what visitors send (%s) as promised', async (one, many, name) => {
    const file = name === 'cv' ? new Blob(['%PDF-1.7']) : await image();
    const sent = form({ name: 'Amina', phone: '1234567', [name]: file });
    expect(await status(`create${one}`, { form: sent })).toBe(201);
    const list = await backend.call(`list${many}`, { token });
    const id = field<{ _id: string }[]>(list, 'data')[0]!._id;
    const read = await backend.call(`get${one}`, { token, params: { id } });
    type Stored = Partial<Record<'files' | 'cv', { _id: string }[] | { _id: string }>>;
    const { files, cv } = read.json as Stored;
    const [stored] = [files ?? cv].flat();
    const params = { id, file: stored!._id };
    expect(await status(`get${one}File`, { token, params })).toBe(200);
  });

  it('serves messages and persons as promised', async () => {
    const person = { email: 'amina@example.com', phone: '+86 574 5550 0134' };
    expect(await status('getMessageStatus', { token })).toBe(200);
    expect(await status('getSystemStatus', { token })).toBe(200);
    for (const operation of ['findPersonMessages', 'erasePerson']) {
      expect(await status(operation, { token, json: person })).toBe(200);
    }
  });

  it('serves numbers, suggestions and narrowed lists as promised', async () => {
    const number = { name: 'Governor', partNumber: 'OG-240', brand: 'Keldruna' };
    const reference = JSON.stringify({ kind: 'oem', maker: 'Norvik', number: 'N 1' });
    const made = await backend.call('createSparePart', {
      token,
      form: form({ ...number, references: reference }),
    });
    expect(made.status).toBe(201);
    expect(await status('suggestSpareParts', { query: { q: 'gov' } })).toBe(200);
    const params = { id: field(made, '_id') };
    expect(await status('getRelatedParts', { params })).toBe(200);
    expect(await status('getRelatedParts', { params: { id: 'unknown' } })).toBe(404);
    const numbers = ['og 240', 'O6-240', 'n1'];
    expect(await status('lookUpNumbers', { json: { numbers } })).toBe(200);
    const lines = ['og 240', 'O6-240', 'governor', 'absent'];
    expect(await status('matchLines', { json: { lines } })).toBe(200);
    const queries: Record<string, string | number>[] = [
      { q: 'governer', page: 1, facets: 'true' },
      { q: 'governor absent', page: 1, brand: 'Keldruna', withImage: 'false', inStock: 'true' },
      { q: 'N 1', page: 1 },
    ];
    for (const query of queries) {
      expect(await status('listSpareParts', { query })).toBe(200);
    }
  });

  it('serves attributes and their values as promised', async () => {
    const json = { key: 'load', labelEn: 'Load', labelZh: '载重', kind: 'number', unit: 'kg' };
    const made = await backend.call('createAttribute', { token, json });
    expect(made.status).toBe(201);
    expect(await status('createAttribute', { token, json })).toBe(409);
    expect(await status('listAttributes')).toBe(200);
    const params = { id: field(made, '_id') };
    expect(await status('updateAttribute', { token, params, json })).toBe(200);

    const category = await backend.call('createCategory', {
      token,
      form: form({ name: 'Machines' }),
    });
    const categoryId = field(category, '_id');
    const part = await backend.call('createSparePart', {
      token,
      form: form({ name: 'Machine, 630 kg', categoryId }),
    });
    expect(await status('listAttributeProposals', { token, query: { categoryId } })).toBe(200);
    const values = [{ partId: field(part, '_id'), key: 'load', number: 630 }];
    expect(await status('confirmAttributeValues', { token, json: { values } })).toBe(200);
    const parts = [{ partId: field(part, '_id'), texts: { nameZh: '曳引机' } }];
    expect(await status('saveTranslations', { token, json: { parts } })).toBe(200);
    const number = 'HW-1';
    expect(await status('listAttributeValues', { token, query: { categoryId, number } })).toBe(200);
    expect(await status('listAttributeValues', { token, query: { categoryId: UNKNOWN } })).toBe(
      404,
    );
    expect(await status('getSparePart', { params: { id: field(part, '_id') } })).toBe(200);
    const query = { categoryId, deep: 'true', page: 1, facets: 'true', 'f.load.min': '600' };
    expect(await status('listSpareParts', { query })).toBe(200);
    expect(await status('deleteAttribute', { token, params })).toBe(409);
    expect(await status('removeAttributeValues', { token, params })).toBe(200);
    expect(await status('deleteAttribute', { token, params })).toBe(200);
  });

  it('serves words and searches that missed as promised', async () => {
    const json = { term: 'wobbler', meaning: 'governor' };
    const made = await backend.call('createSynonym', { token, json });
    expect(made.status).toBe(201);
    expect(await status('listSynonyms', { token, query: { page: 1, q: 'wob' } })).toBe(200);
    const params = { id: field(made, '_id') };
    expect(await status('updateSynonym', { token, params, json })).toBe(200);
    expect(await status('deleteSynonym', { token, params })).toBe(200);
    await backend.call('listSpareParts', { query: { q: 'zebra', page: 1 } });
    const missed = await backend.call('listMissedSearches', { token });
    expect(missed.status).toBe(200);
    const [term] = field<{ _id: string }[]>(missed, 'data');
    expect(await status('deleteMissedSearch', { token, params: { id: term!._id } })).toBe(200);
  });

  it('serves the trash as promised', async () => {
    const made = async (name: string) =>
      field<string>(await backend.call('createCategory', { token, form: form({ name }) }), '_id');
    const [source, into] = [await made('Source'), await made('Into')];
    const merge = { token, params: { id: source }, json: { into } };
    expect(await status('mergeCategory', { ...merge, json: { into: source } })).toBe(400);
    expect(await status('mergeCategory', merge)).toBe(200);
    expect(await status('mergeCategory', merge)).toBe(404);
    expect(await status('listTrash', { token, query: { kind: 'category', q: 'sour' } })).toBe(200);
    const parts = () => ({ token, form: form({ name: 'Belt', partNumber: 'TRASH-1' }) });
    const first = field<string>(await backend.call('createSparePart', parts()), '_id');
    expect(await status('deleteSparePart', { token, params: { id: first } })).toBe(200);
    expect(await status('createSparePart', parts())).toBe(201);
    expect(await status('restoreTrash', { token, json: {} })).toBe(400);
    const json = { ids: [first], withoutTakenNumbers: true };
    expect(await status('restoreTrash', { token, json })).toBe(200);
  });

  it('serves the history as promised', async () => {
    const rope = form({ name: 'Misspelt rope', material: 'Stel' });
    const part = await backend.call('createSparePart', { token, form: rope });
    const entityId = field<string>(part, '_id');
    const params = { id: entityId };
    const edit = form({ name: 'Misspelt rope', material: 'Steel' });
    expect(await status('updateSparePart', { token, params, form: edit })).toBe(200);
    const query = { entityId, kind: 'part', from: '2026-01-01' };
    const listed = await backend.call('listChanges', { token, query });
    expect(listed.status).toBe(200);
    const [change] = field<{ _id: string }[]>(listed, 'data');
    const of = { token, params: { id: change!._id } };
    const json = { entityId, field: 'material' };
    expect(await status('undoChange', of)).toBe(200);
    expect(await status('restoreValue', { ...of, json })).toBe(200);
    expect(await status('restoreValue', { ...of, json: { ...json, field: 'moq' } })).toBe(404);
  });

  it('serves operators and programs as promised', async () => {
    const operations = [
      'getHealth',
      'getReadiness',
      'getOpenApi',
      'getDocs',
      'getCatalogueVersion',
    ];
    for (const operation of operations) expect(await status(operation)).toBe(200);
    const addresses = (query: Record<string, string | number>) =>
      status('listCatalogueUrls', { query });
    for (const kind of ['category', 'part']) {
      expect(await addresses({ kind, after: UNKNOWN, limit: 5000 })).toBe(200);
    }
    expect(await addresses({})).toBe(400);
    expect(await addresses({ kind: 'brand' })).toBe(400);
    expect(await addresses({ kind: 'part', limit: 5001 })).toBe(400);
    expect(await addresses({ kind: 'part', after: 'nonsense' })).toBe(400);
  });

  // Last: the tests above have to have run.
  it('serves quotations as promised', async () => {
    await backend.call('createInquiry', { json: { name: 'Wei', phone: '123456' } });
    const inquiries = await backend.call('listInquiries', { token });
    const params = { id: field<{ _id: string }[]>(inquiries, 'data')[0]!._id };
    expect(await status('getQuotationDraft', { token, params })).toBe(200);
    const lines = [{ text: 'Governor', quantity: 4, unitPrice: '182.5' }];
    const json = { language: 'en', currency: 'USD', validUntil: '2999-12-31', lines };
    expect(await status('saveQuotationDraft', { token, params, json })).toBe(200);
    expect(await status('issueQuotation', { token, params, json: { send: false } })).toBe(201);
  });

  it('serves quotations as PDF, and to buyers, as promised', async () => {
    const sent = await backend.call('createInquiry', { json: { name: 'Wei', phone: '123456' } });
    const buyer = { token: field(sent, 'token') };
    const inquiries = await backend.call('listInquiries', { token });
    const params = { id: field<{ _id: string }[]>(inquiries, 'data')[0]!._id };
    const lines = [{ text: 'Governor', quantity: 4, unitPrice: '182.5' }];
    const json = { language: 'en', currency: 'USD', validUntil: '2999-12-31', lines };
    expect(await status('previewQuotation', { token, params, json })).toBe(200);
    await backend.call('saveQuotationDraft', { token, params, json });
    const issued = await backend.call('issueQuotation', { token, params, json: { send: false } });
    const number = field(issued, 'number');
    const pdf = { token, params: { ...params, number } };
    expect(await status('getQuotationPdf', pdf)).toBe(200);
    expect(await status('getBuyerInquiry', { params: buyer })).toBe(200);
    expect(await status('getBuyerQuotationPdf', { params: { ...buyer, number } })).toBe(200);
    const respond = (response: object) =>
      status('respondToCompany', { params: buyer, json: response });
    const change = { quotationNumber: number, lines: [{ position: 0, targetPrice: '170' }] };
    expect(await respond({ type: 'changeRequested', ...change })).toBe(201);
    const acceptance = { type: 'accepted', quotationNumber: number, orderNumber: 'PO 4711' };
    expect(await respond(acceptance)).toBe(201);
    expect(await respond(acceptance)).toBe(409);
    expect(await respond({ type: 'question' })).toBe(400);
    expect(await status('getBuyerInquiry', { params: buyer })).toBe(200);
    const asked = { currency: 'USD', lines: [{ text: 'Governor', quantity: 4 }] };
    expect(await status('proposePrices', { token, params, json: asked })).toBe(200);
    expect(await status('withdrawQuotation', pdf)).toBe(409);
    expect(await status('getQuotation', { token, params: { number } })).toBe(200);
    // No mail server is set up.
    expect(await status('requestBuyerLinks', { json: { email: 'wei@example.com' } })).toBe(409);
  });

  it('serves text templates as promised', async () => {
    const json = { field: 'remarks', name: 'Packing', textEn: 'In crates.' };
    const made = await backend.call('createTextTemplate', { token, json });
    expect(made.status).toBe(201);
    expect(await status('listTextTemplates', { token })).toBe(200);
    const params = { id: field(made, '_id') };
    expect(await status('updateTextTemplate', { token, params, json })).toBe(200);
    expect(await status('deleteTextTemplate', { token, params })).toBe(200);
  });

  it('serves the parts of a list, and shared lists, as promised', async () => {
    const made = await backend.call('createSparePart', { token, form: form({ name: 'Rope' }) });
    expect(await status('listSelectedParts', { query: { id: field(made, '_id') } })).toBe(200);
    const lines = [{ text: 'Rope', quantity: 2, unit: 'm' }];
    const shared = await backend.call('createQuotationList', { json: { lines } });
    expect(shared.status).toBe(201);
    const params = { token: field(shared, 'token') };
    expect(await status('getQuotationList', { params })).toBe(200);
  });

  it('serves changes of many parts as promised', async () => {
    const made = await backend.call('createSparePart', { token, form: form({ name: 'Misspelt' }) });
    const ids = [field(made, '_id')];
    const edit = (json: object) => status('editSpareParts', { token, json });
    expect(await edit({ ids, set: { nameZh: '绳', hidden: true, categoryId: null } })).toBe(200);
    const replace = { field: 'name', find: 'Misspelt', replaceWith: 'Spelt' };
    expect(await edit({ ids, replace, dryRun: true })).toBe(200);
    const act = (json: object) => status('changeSpareParts', { token, json });
    expect(await act({ action: 'duplicate', ids })).toBe(200);
    expect(await act({ action: 'delete', ids })).toBe(200);
    expect(await act({ action: 'move', ids })).toBe(400);
    expect(await status('exportSelectedSpareParts', { token, json: { ids } })).toBe(200);
    expect(await status('exportSpareParts', { token, query: { format: 'xlsx' } })).toBe(200);
    expect(await status('exportSelectedPrices', { token, json: { ids } })).toBe(200);
    expect(await status('exportPriceList', { token, query: { format: 'xlsx' } })).toBe(200);
  });

  it('serves imports as promised', async () => {
    const csv = new Blob(['Part No.,Name,Category\nIMP-1,Roller,Nowhere\nIMP-2,Belt,\n']);
    const data = new FormData();
    data.append('file', csv, 'prices.csv');
    const made = await backend.call('createImport', { token, form: data });
    expect(made.status).toBe(202);
    const params = { id: field(made, '_id') };
    const reach = async (state: string) => {
      let found = await backend.call('getImport', { token, params });
      while (field(found, 'state') !== state)
        found = await backend.call('getImport', { token, params });
      return found;
    };
    const columns = field<{ field: string }[]>(await reach('columns'), 'columns');
    const fields = columns.map((column) => column.field);
    expect(fields).toEqual(['partNumber', 'name', 'category']);
    expect(await status('setImportColumns', { token, params, json: { fields: ['x'] } })).toBe(400);
    expect(await status('setImportColumns', { token, params, json: { fields } })).toBe(202);
    await reach('ready');
    expect(await status('checkImport', { token, params })).toBe(202);
    await reach('ready');
    expect(await status('exportFaultyRows', { token, params })).toBe(200);
    const problem = { code: 'category_unknown', decision: 'exclude' };
    expect(await status('decideImportProblem', { token, params, json: problem })).toBe(200);
    const included = { ...problem, decision: 'include' };
    expect(await status('decideImportProblem', { token, params, json: included })).toBe(200);
    const words = [{ field: 'category', word: 'Nowhere', choice: { newName: 'Rollers' } }];
    expect(await status('setImportWords', { token, params, json: { words } })).toBe(202);
    await reach('ready');
    const cells = [{ column: 2, text: '' }];
    expect(await status('editImportRow', { token, params, json: { row: 2, cells } })).toBe(200);
    expect(await status('updateImport', { token, params, json: { newCategories: true } })).toBe(
      200,
    );
    await reach('ready');
    const applied = await backend.call('applyImport', { token, params });
    expect(applied.status).toBe(200);
    const change = { token, params: { id: field(applied, 'change') } };
    expect(await status('undoChange', change)).toBe(200);
    expect(await status('listImports', { token })).toBe(200);
    expect(await status('deleteImport', { token, params })).toBe(200);
  });

  it('rejects the methods that a path lacks, and lists those that it has', async () => {
    for (const [path, ofPath] of groupBy(operations, (operation) => operation.path)) {
      const methods = ofPath.map(({ method }) => method);
      const url = backend.url + path.replaceAll(/\{\w+\}/g, UNKNOWN);
      const allowed = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'];
      const others = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(
        (method) => !allowed.includes(method),
      );
      for (const method of ['OPTIONS', ...others]) {
        const { status: got, headers } = await fetch(url, { method });
        expect([method, path, got]).toEqual([method, path, method === 'OPTIONS' ? 204 : 405]);
        expect(headers.get('allow')?.split(', ').sort()).toEqual([...allowed].sort());
      }
    }
  });

  it('names the path of what was created, where its sender may use it', async () => {
    const created = operations.filter(({ responses }) => responses[201] !== undefined);
    const resolved = created.map(({ id, responses }) => [id, responses[201]] as const);
    const unnamed = resolved.filter(([, response]) => !response?.headers?.Location);
    expect(unnamed.map(([id]) => id).sort()).toEqual([
      'acceptInvitation',
      'addBuyerReply',
      'addInquiryNote',
      'answerInquiry',
      'createApplication',
      'createInquiry',
      'respondToCompany',
    ]);
    const made = await backend.call('createCategory', { token, form: form({ name: 'Ropes' }) });
    const location = `/categories/${field(made, '_id')}`;
    expect(made.header('location')).toBe(location);
    expect((await fetch(backend.url + location)).status).toBe(200);
  });

  it('has called every operation of the contract', () => {
    const missing = operations.map(({ id }) => id).filter((id) => !backend.called.has(id));
    expect(missing).toEqual([]);
  });
});
