import { openDb } from '@/server/db/kysely';
import { SCHEMA_VERSION } from '@/server/db/migrate';
import type { migrationsOf as MigrationsOf } from '@/server/db/migrations';
import { readContract } from '@/server/plugins/contract';
import { useTestApp } from '@/server/testing/buildTestApp';
import { makeTestDatabase } from '@/server/testing/databases';

// What a new field takes on the server: a line in the list, a migration and a line in the contract.
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

jest.mock('@/server/db/migrations', () => {
  const actual = jest.requireActual<{
    migrationsOf: typeof MigrationsOf;
    addPartTexts: (name: string) => () => Promise<void>;
  }>('@/server/db/migrations');
  return {
    ...actual,
    migrationsOf: (dialect: 'sqlite' | 'postgres') => ({
      ...actual.migrationsOf(dialect),
      '9999_rated_voltage': { up: actual.addPartTexts('ratedVoltage'), oldestSupported: 1 },
    }),
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
  // The start runs the migration.
  const app = useTestApp({ open: (place) => openDb(place), role: 'admin', shared: true });

  const save = (fields: Record<string, string>, method = 'POST', path = '/spare-parts') =>
    app.sendForm<Part & { error?: string }>(method, path, { name: 'Drive', ...fields });
  const found = async (q: string) =>
    (await app.read<{ total: number }>(`/spare-parts?page=1&includeHidden=true&q=${q}`)).total;

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

  test('comes into a database of the release before, whichever process starts first', async () => {
    const place = await makeTestDatabase();
    const opened = await Promise.all([openDb(place), openDb(place), openDb(place)]);
    for (const db of opened) {
      const { version } = await db.reader
        .selectFrom('schemaVersion')
        .select('version')
        .executeTakeFirstOrThrow();
      expect(version).toBe(SCHEMA_VERSION);
      await db.reader
        .selectFrom('spareParts')
        .select('ratedVoltage' as 'name')
        .execute();
      await db.close();
    }
    await place.remove();
  });
});
