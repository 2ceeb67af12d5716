import type { Change, PartPrices, PartPricesForm, UndoResult } from '@/server/generated/requests';
import { useTestApp } from '@/server/testing/buildTestApp';
import { MISSING } from '@/server/testing/client';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { MAX_PRICES } from '@/shared/limits';
import { trashRepository } from '../../processes/trash/repository';

const STORED = {
  prices: [
    { currency: 'EUR', minQuantity: 1, price: '7771234.567', from: '2026-01-01' },
    { currency: 'USD', minQuantity: 1, price: '12.50' },
    { currency: 'USD', minQuantity: 10, price: '11.00', from: '2026-01-01', until: '2026-12-31' },
  ],
  suppliers: [
    { supplier: 'Aardvark Lifts', number: 'K-240', cost: '8', currency: 'JPY' },
    { supplier: 'Zebra', number: 'Z/1' },
  ],
};

/** In another order, and as they are typed. */
const SENT: PartPricesForm = {
  prices: [
    { currency: 'USD', minQuantity: 10, price: '11', from: '2026-01-01', until: '2026-12-31' },
    { currency: 'USD', minQuantity: 1, price: '12.5' },
    { currency: 'EUR', minQuantity: 1, price: '7771234.5670', from: '2026-01-01' },
  ],
  suppliers: [
    { supplier: 'Zebra', number: 'Z/1' },
    { supplier: ' Aardvark Lifts ', number: 'K-240', cost: '8', currency: 'JPY' },
  ],
};

const NONE: PartPricesForm = { prices: [], suppliers: [] };

describe.each(DATABASE_KINDS)('%s: the prices of a part', (kind) => {
  const app = useTestApp({ kind, role: 'admin' });

  const read = (id: string) => app.read<PartPrices>(`/spare-parts/${id}/prices`);
  const save = (id: string, form: unknown, headers = {}) =>
    app.postJson<PartPrices>(`/spare-parts/${id}/prices`, form, 'PUT', headers);
  const addPriced = async (fields: Record<string, string> = {}) => {
    const { _id: id } = await app.addPart({ name: 'Belt', ...fields });
    await save(id, SENT);
    return id;
  };
  const latest = async () =>
    (await app.read<{ data: Change[] }>('/changes?limit=1')).data[0] ?? { _id: '', items: [] };
  const undo = async () =>
    (await app.call<UndoResult>('POST', `/changes/${(await latest())._id}/undo`)).body;

  test('are stored with the digits of their currency, and read in order', async () => {
    const { _id: id } = await app.addPart({ name: 'Belt' });
    expect(await read(id)).toEqual({ version: 1, ...NONE });
    const { status, headers, body } = await save(id, SENT);
    expect({ status, body }).toEqual({ status: 200, body: { version: 2, ...STORED } });
    const response = await app.get<PartPrices>(`/spare-parts/${id}/prices`);
    expect(response.body).toEqual(body);
    expect(response.headers.get('etag')).toBe(headers.get('etag'));
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('a save that changes nothing leaves version and history as they are', async () => {
    const id = await addPriced();
    const { _id: change } = await latest();
    expect((await save(id, STORED)).body.version).toBe(2);
    expect((await latest())._id).toBe(change);
  });

  test('a save of what another admin has changed is rejected, whichever of the two it was', async () => {
    const id = await addPriced();
    expect((await save(id, NONE, { 'if-match': '"1"' })).status).toBe(412);
    const stale = { 'if-match': '"1"' };
    const { status } = await app.sendForm('PUT', `/spare-parts/${id}`, { name: 'Rope' }, stale);
    expect(status).toBe(412);
    expect((await save(id, NONE, { 'if-match': '"2"' })).body).toEqual({ version: 3, ...NONE });
    expect((await save(MISSING, NONE)).status).toBe(404);
  });

  test('a change is an entry of the history, and its undo restores what it has changed alone', async () => {
    const id = await addPriced();
    const [eur, usd, ...others] = SENT.prices.toReversed();
    await save(id, { ...SENT, prices: [{ ...usd, price: '13' }, ...others], suppliers: [] });
    const { actor, items } = (await latest()) as Change;
    expect(actor).toBe(app.email);
    expect(items).toEqual([
      {
        entityId: id,
        name: 'Belt',
        field: 'price.EUR.1',
        before: '{"price":"7771234.567","from":"2026-01-01"}',
      },
      {
        entityId: id,
        name: 'Belt',
        field: 'price.USD.1',
        before: '{"price":"12.50"}',
        after: '{"price":"13.00"}',
      },
      {
        entityId: id,
        name: 'Belt',
        field: 'supplier.Aardvark Lifts',
        before: '{"number":"K-240","cost":"8","currency":"JPY"}',
      },
      { entityId: id, name: 'Belt', field: 'supplier.Zebra', before: '{"number":"Z/1"}' },
    ]);
    const { _id: change } = await latest();
    await save(id, {
      prices: [
        { ...eur, price: '1' },
        { ...usd, price: '13' },
      ],
      suppliers: [],
    });
    const { body } = await app.call<UndoResult>('POST', `/changes/${change}/undo`);
    expect(body).toMatchObject({ changed: 1, skipped: [{ _id: id, reason: 'edited' }] });
    // The price in EUR has another value since, and that for ten pieces was removed later.
    const [, ...rest] = STORED.prices;
    expect(await read(id)).toMatchObject({
      prices: [{ currency: 'EUR', price: '1.00' }, rest[0]],
      suppliers: STORED.suppliers,
    });
    await app.postJson(`/changes/${change}/restore-value`, { entityId: id, field: 'price.EUR.1' });
    expect((await read(id)).prices[0]).toEqual(STORED.prices[0]);
    expect(await undo()).toMatchObject({ changed: 1, skipped: [] });
    expect((await read(id)).prices[0]).toMatchObject({ price: '1.00' });
  });

  test('stay with a part that is edited, restored, undone and moved, and go with one that is purged', async () => {
    const categoryId = (await app.addCategory('Belts'))._id;
    const target = (await app.addCategory('Ropes'))._id;
    const id = await addPriced({ categoryId });
    await app.sendForm('PUT', `/spare-parts/${id}`, { name: 'Rope', categoryId });
    expect(await undo()).toMatchObject({ changed: 1 });
    await app.postJson(`/categories/${categoryId}/merge`, { into: target });
    await app.call('DELETE', `/spare-parts/${id}`);
    expect((await app.get(`/spare-parts/${id}/prices`)).status).toBe(404);
    expect(await undo()).toMatchObject({ changed: 1 });
    expect(await read(id)).toMatchObject(STORED);
    await app.call('DELETE', `/spare-parts/${id}`);
    await trashRepository(app.db.writer).removeOlder(new Date(Date.now() + 1000), 10);
    expect([await app.rows('partPrices'), await app.rows('partSuppliers')]).toEqual([[], []]);
  });

  test('a duplicate has them, too', async () => {
    const id = await addPriced();
    const action = { action: 'duplicate', ids: [id] };
    const { body } = await app.postJson<{ ids: string[] }>('/spare-parts/bulk', action);
    expect(await read(body.ids[0] ?? '')).toMatchObject(STORED);
  });
});

describe('prices that are wrong', () => {
  const app = useTestApp({ role: 'admin', shared: true });
  let id: string;
  beforeAll(async () => {
    id = (await app.addPart({ name: 'Belt' }))._id;
  });

  const price = { currency: 'USD', minQuantity: 1, price: '5' };
  test.each([
    [
      'a currency and quantity twice',
      { prices: [price, { ...price, price: '6' }] },
      'price_repeated',
      '/prices/1/minQuantity',
    ],
    [
      'a supplier twice',
      { suppliers: [{ supplier: 'Otis' }, { supplier: 'OTIS' }] },
      'supplier_repeated',
      '/suppliers/1/supplier',
    ],
    [
      'a price of nothing',
      { prices: [{ ...price, price: '0.00' }] },
      'price_not_positive',
      '/prices/0/price',
    ],
    [
      'a cost of nothing',
      { suppliers: [{ supplier: 'A', cost: '0', currency: 'USD' }] },
      'price_not_positive',
      '/suppliers/0/cost',
    ],
    [
      'a cost without a currency',
      { suppliers: [{ supplier: 'A', cost: '1' }] },
      'cost_without_currency',
      '/suppliers/0/currency',
    ],
    [
      'an end before the beginning',
      { prices: [{ ...price, from: '2026-02-01', until: '2026-01-31' }] },
      'validity_reversed',
      '/prices/0/until',
    ],
    [
      'a day that does not exist',
      { prices: [{ ...price, from: '2026-02-30' }] },
      'validity_invalid',
      '/prices/0/from',
    ],
    [
      'an unknown currency',
      { prices: [price, { ...price, currency: 'XXX' }] },
      'field_value_unknown',
      '/prices/1/currency',
    ],
    [
      'a negative price',
      { prices: [{ ...price, price: '-5' }] },
      'field_invalid',
      '/prices/0/price',
    ],
    [
      'no pieces',
      { prices: [{ ...price, minQuantity: 0 }] },
      'field_too_small',
      '/prices/0/minQuantity',
    ],
    [
      'too many prices',
      {
        prices: Array.from({ length: MAX_PRICES + 1 }, (_, n) => ({
          ...price,
          minQuantity: n + 1,
        })),
      },
      'field_too_many',
      '/prices',
    ],
  ])('%s is rejected, and the value is named', async (_what, form, code, pointer) => {
    const path = `/spare-parts/${id}/prices`;
    const { status, body } = await app.postJson(path, { ...NONE, ...form }, 'PUT');
    expect({ status, ...body }).toMatchObject({ status: 400, code, pointer });
    expect(await app.read(path)).toEqual({ version: 1, ...NONE });
  });
});
