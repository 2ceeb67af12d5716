import { openDb } from '@/server/db/kysely';
import { readContract } from '@/server/plugins/contract';
import { useTestApp } from '@/server/testing/buildTestApp';
import { makeTestPlace } from '@/server/testing/databases';
import { PART_FIELDS } from '@/shared/partFields';
import { createSparePart } from './service';

// What a new field takes on the server: a line in the list and one in the contract.
jest.mock('@/shared/partFields', () => {
  const actual =
    jest.requireActual<Record<'PART_FIELDS' | 'PART_TEXTS', unknown[]>>('@/shared/partFields');
  const voltage = { name: 'ratedVoltage', maxLength: 40, searched: true };
  return {
    ...actual,
    PART_FIELDS: [...actual.PART_FIELDS, voltage],
    PART_TEXTS: [...actual.PART_TEXTS, voltage.name],
  };
});

interface Part {
  _id: string;
  ratedVoltage?: string;
}

beforeAll(() => {
  const { SparePartForm } = readContract().components.schemas;
  Object.assign(SparePartForm?.properties ?? {}, {
    ratedVoltage: { type: 'string', maxLength: 40 },
  });
});

describe('a field that is added to the list', () => {
  // The start adds the column.
  const app = useTestApp({ open: (place) => openDb(place), role: 'admin', shared: true });

  const save = (fields: Record<string, string>, method = 'POST', path = '/spare-parts') =>
    app.sendForm<Part & { error?: string }>(method, path, { name: 'Drive', ...fields });
  const found = async (q: string) =>
    (await app.read<{ total: number }>(`/spare-parts?page=1&q=${q}`)).total;

  test('is stored, read, changed and found', async () => {
    const { body } = await save({ ratedVoltage: '400 V, three-phase' });
    expect(body.ratedVoltage).toBe('400 V, three-phase');
    const path = `/spare-parts/${body._id}`;
    expect(await app.read<Part>(path)).toEqual(body);
    expect(await found('three-phase')).toBe(1);
    expect((await save({ ratedVoltage: '230 V' }, 'PUT', path)).body.ratedVoltage).toBe('230 V');
    expect(await found('three-phase')).toBe(0);
    expect((await save({}, 'PUT', path)).body).not.toHaveProperty('ratedVoltage');
  });

  test('is checked as its line says', async () => {
    const { status, body } = await save({ ratedVoltage: 'x'.repeat(41) });
    expect({ status, ...body }).toEqual({
      status: 400,
      error: 'The rated voltage is longer than 40 characters.',
      code: 'field_too_long',
      params: { field: 'rated voltage', max: 40 },
      pointer: '/ratedVoltage',
    });
    const { body: saved } = await save({ ratedVoltage: 'one\ntwo' });
    expect(saved).toMatchObject({ ratedVoltage: 'one two' });
  });

  test('comes into a database that is in use, whichever process starts first', async () => {
    const place = await makeTestPlace('sqlite');
    try {
      const before = await openDb(place);
      const texts = Object.fromEntries(PART_FIELDS.map(({ name }) => [name, 'x']));
      const values = { ...texts, name: 'Drive' };
      await createSparePart(before, { values, images: [] });
      await before.writer.schema.alterTable('spareParts').dropColumn('ratedVoltage').execute();
      await before.close();
      const opened = await Promise.all([openDb(place), openDb(place), openDb(place)]);
      for (const db of opened) {
        const rows = await db.reader.selectFrom('spareParts').selectAll().execute();
        expect(rows).toEqual([expect.objectContaining({ weight: 'x', ratedVoltage: '' })]);
        await db.close();
      }
    } finally {
      await place.remove();
    }
  });
});
