import { problemText } from '@/shared/importProblems';
import type { SparePart } from '@/server/generated/requests';
import { useTestApp } from '@/server/testing/buildTestApp';
import { addParts, checkFile } from '@/server/testing/checkedFile';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { stageFile } from '@/server/testing/stagedFile';
import { parseReferences } from '../../catalogue/spareParts/referenceText';
import { applyImport } from './apply';
import { proposeColumns } from './columns';
import { presentRow } from './presenter';
import { importRepository, sheetOf } from './repository';

test.each([
  ['KM 853/1', [':KM 853/1']],
  ['KONE: KM853; OTIS: FAA 24', ['KONE:KM853', 'OTIS:FAA 24']],
  ['KONE：KM853；OTIS:FAA24，FAA25', ['KONE:KM853', 'OTIS:FAA24', 'OTIS:FAA25']],
  ['KM1, KM2\nOTIS: F1\r\nX9;', [':KM1', ':KM2', 'OTIS:F1', ':X9']],
  ['"Smith, Co": "A;1"; 1/2" valve', ['Smith, Co:A;1', ':1/2" valve']],
  ['KONE: A:1', ['KONE:A:1']],
  ['"""A""; 1"; X', [':"A"; 1', ':X']],
  ['A; "B', [':A', ':"B']],
  ['KONE:', ['KONE:']],
  [' ; ', []],
])('the other numbers in %s', (text, expected) => {
  const found = parseReferences(text).map(({ maker, number }) => `${maker}:${number}`);
  expect(found).toEqual(expected);
});

describe.each(DATABASE_KINDS)('%s: columns with numbers of other makers', (kind) => {
  const app = useTestApp({ kind, role: 'admin', shared: true });
  let stored: SparePart;
  beforeAll(async () => {
    stored = await addParts(app);
  });

  const imports = () => importRepository(app.db.reader);
  const columnsOf = async (headings: string) => {
    const id = await stageFile(app.db.writer, [headings, 'a|b|c']);
    const [sheet] = await proposeColumns(app.db.reader, id, [{ name: '' }]);
    return sheet?.columns.map(({ field, maker }) => [field, maker].filter(Boolean).join(' of '));
  };
  const outcomeOf = async (...lines: string[]) => {
    const id = await checkFile(app.db, lines);
    const [row] = (await imports().listPage(id, 0, {}, 1, 1)).data;
    const columns = sheetOf((await imports().find(id))!)?.columns ?? [];
    const { changes, problems } = presentRow(row!, columns, new Map());
    return {
      changes: changes.map(({ field, before, after }) => `${field}: ${before} > ${after}`),
      problems: problems.map((problem) => `${problem.column}: ${problemText(problem, 'en')}`),
    };
  };

  test.each([
    ['Part No.|OEM No.|Replaces', ['partNumber', 'oemNumbers', 'replacedNumbers']],
    ['型号|原厂编号|供应商编号', ['partNumber', 'oemNumbers', 'supplierNumbers']],
    ['OEM No.|Name|Cross reference', ['partNumber', 'name', 'oemNumbers']],
    ['Code|KONE No.|OTIS part number', ['partNumber', 'oemNumbers of KONE', 'oemNumbers of Otis']],
    ['品名|KONE编号|OEM No. (Otis)', ['name', 'oemNumbers of KONE', 'oemNumbers of Otis']],
    ['Item no|Otis model|Schindler No.', ['partNumber', '', '']],
  ])('headings %s', async (headings, expected) => {
    expect(await columnsOf(headings)).toEqual(expected);
  });

  test.each([
    [
      'OEM No.',
      'KONE: KM853; Schindler: 59401',
      'oemNumbers: KONE: KM853; Otis: FAA 24/1 > KONE: KM853; Schindler: 59401',
    ],
    [
      'OEM No.',
      'FAA 24/1\nkm853',
      'oemNumbers: KONE: KM853; Otis: FAA 24/1 > KONE: km853; Otis: FAA 24/1',
    ],
    ['OEM No.', 'Otis: FAA 24/1, KONE: KM853'],
    ['OEM No.', '-', 'oemNumbers: KONE: KM853; Otis: FAA 24/1 > '],
    [
      'KONE No.',
      'KM853; KM854',
      'oemNumbers: KONE: KM853; Otis: FAA 24/1 > KONE: KM853; Otis: FAA 24/1; KONE: KM854',
    ],
    ['KONE No.', '-', 'oemNumbers: KONE: KM853; Otis: FAA 24/1 > Otis: FAA 24/1'],
    [
      'KONE No.|Otis No.',
      'KM854|FAA 24/1',
      'oemNumbers: KONE: KM853; Otis: FAA 24/1 > Otis: FAA 24/1; KONE: KM854',
    ],
    ['Replaces', 'HW-15', 'replacedNumbers: HW-16 > HW-15'],
    ['Supplier part no', 'S-1', 'supplierNumbers:  > S-1'],
  ])('%s: %s', async (headings, cells, ...changes) => {
    const outcome = await outcomeOf(`Part No.|${headings}`, `AX-0017|${cells}`);
    expect(outcome).toEqual({ changes, problems: [] });
  });

  const many = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${prefix}-${index}`).join('; ');
  test.each([
    ['OEM No.', 'A-1; a-1', '1: The number “a-1” is there twice.'],
    ['OEM No.', many('A', 51), '1: A part has at most 50 other numbers.'],
    [
      'Replaces|OEM No.',
      `${many('A', 26)}|${many('B', 25)}`,
      '1: A part has at most 50 other numbers.',
    ],
    ['KONE No.|Otis No.', 'KM1|/', '2: The number “/” has no letter or digit.'],
    ['OEM No.', 'x'.repeat(65), '1: The text is longer than 64 characters.'],
    [
      'OEM No.',
      '@2026-01-02',
      '1: The cell is a date (2026-01-02), not a text. Type what it should be.',
    ],
  ])('%s: %s is faulty', async (headings, cells, expected) => {
    const { problems } = await outcomeOf(`Part No.|${headings}`, `AX-0017|${cells}`);
    expect(problems).toEqual([expected]);
  });

  test('are written, found, in the history and undone', async () => {
    const read = () => app.read<SparePart>(`/spare-parts/${stored._id}`);
    const lines = ['Part No.|Name|OEM No.', 'AX-0017||KONE: KM900', 'N-1|New|KONE: KM901'];
    const id = await checkFile(app.db, lines);
    await applyImport(app.db, id, { email: 'admin@example.com' });
    const replaced = { kind: 'replaced', number: 'HW-16' };
    expect((await read()).references).toEqual([
      replaced,
      { kind: 'oem', maker: 'KONE', number: 'KM900' },
    ]);
    const found = async (q: string) =>
      (await app.read<{ data: SparePart[] }>(`/spare-parts?page=1&q=${q}`)).data.length;
    expect([await found('KM900'), await found('KM901'), await found('KM853')]).toEqual([1, 1, 0]);
    const { data } = await app.read<{ data: { _id: string; items: { field: string }[] }[] }>(
      '/changes?page=1',
    );
    expect(data[0]?.items.map(({ field }) => field)).toEqual(['references', '']);
    await app.call('POST', `/changes/${data[0]?._id}/undo`);
    expect((await read()).references).toEqual(stored.references);
  });
});
