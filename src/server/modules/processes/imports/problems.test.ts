import { problemText } from '@/shared/importProblems';
import type { SparePart } from '@/server/generated/requests';
import { useTestApp } from '@/server/testing/buildTestApp';
import { addParts, checkFile, type CheckedFile } from '@/server/testing/checkedFile';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { presentRow } from './presenter';
import { importRepository, sheetOf } from './repository';

describe.each(DATABASE_KINDS)('%s: rows that cannot be imported', (kind) => {
  const app = useTestApp({ kind, role: 'admin', shared: true });
  let stored: SparePart;
  beforeAll(async () => {
    stored = await addParts(app);
  });

  /** The reasons of the first row, with their columns. */
  const problemsOf = async (...file: CheckedFile) => {
    const id = await checkFile(app.db, ...file);
    const imports = importRepository(app.db.reader);
    const [row] = (await imports.listPage(id, 0, {}, 1, 1)).data;
    const sheet = sheetOf((await imports.find(id))!);
    return presentRow(row!, sheet?.columns ?? [], new Map()).problems.map(
      ({ column, ...problem }) => `${column ?? ''}: ${problemText(problem, 'en')}`,
    );
  };

  test.each([
    ['Part No.|Name', 'A|Belt', 'a|Rope', '0: The part number is in row 3 as well.'],
    ['ID|Part No.|Name', '|ax-0017|A', 'STORED||B', ': Row 3 is about the same part.'],
    [
      'ID|Part No.',
      'STORED|000123',
      '',
      '1: The id and the part number belong to different parts.',
    ],
    ['ID|Name', '0123456789ab0123456789ab|Belt', '', '0: No part has this id.'],
    [
      'Part No.|Name',
      '@2026-01-02|Belt',
      '',
      '0: The cell is a date (2026-01-02), not a text. Type what it should be.',
    ],
    [
      'Part No.|Name',
      '~1.23E+15|Belt',
      '',
      '0: The spreadsheet shows 1.23E+15. Type the whole number.',
    ],
    ['Part No.|Name', '!#N/A|Belt', '', '0: The cell has an error of the spreadsheet: #N/A.'],
    [
      'Part No.|Name',
      '#123|Rope',
      '',
      '0: The catalogue has “000123”: the spreadsheet may have lost leading zeros.',
    ],
    ['Part No.|Name', '...|Rope', '', '0: The number “...” has no letter or digit.'],
    [
      'Part No.|Name|Brand',
      `N-1|Rope|${'x'.repeat(501)}`,
      '',
      '2: The text is longer than 500 characters.',
    ],
    [
      'Part No.|HS code',
      'AX-0017|see list',
      '',
      '1: “see list” is no HS code: 4 to 12 digits, with or without points and blanks.',
    ],
    [
      'Part No.|Name',
      '| BELT ',
      '',
      '1: There is a part called “Belt” already. Write its part number, or confirm that this is another part.',
    ],
    ['Part No.|Name', 'N-1|', '', '1: A new part needs a name.'],
    ['Part No.|Name', 'AX-0017|-', '', '1: A new part needs a name.'],
    [
      'Part No.|Category',
      'AX-0017|Doors > Rollers',
      '',
      '1: There is no category “Doors > Rollers”.',
    ],
    [
      'Part No.|Category',
      '000123|Belts',
      '',
      '1: Several categories are called “Belts”. Write the path, such as “Doors > Belts”.',
    ],
    ['Part No.|State', 'AX-0017|gone', '', '1: “gone” is neither “Published” nor “Draft”.'],
    ['Part No.|Opening', 'AX-0017|Left', '', '1: “Left” is none of the choices.'],
    ['Part No.|Length', 'AX-0017|long', '', '1: “long” cannot be used here.'],
    ['Part No.|Length', 'AX-0017|9999999999999', '', '1: “9999999999999” cannot be used here.'],
    [
      'Part No.|Length (xyz)',
      'AX-0017|12',
      '',
      '1: The unit “xyz” of the heading does not fit. Type the number with its unit, or correct the heading.',
    ],
    [
      'Part No.|Length (kg)',
      'AX-0017|#12',
      '',
      '1: The unit “kg” of the heading does not fit. Type the number with its unit, or correct the heading.',
    ],
    [
      'Part No.|Length',
      'AX-0017|1.600',
      'B|0,63',
      '1: “1.600” may be two numbers: the column has decimal commas and decimal points. Choose its decimal separator.',
    ],
    ['Part No.|Length', '000123|12', '', '1: Parts of this category do not have “Length”.'],
    [
      'Part No.|Images',
      'AX-0017|none.png',
      '',
      '1: There is no image “none.png”, neither in the archive nor stored.',
    ],
    [
      'Part No.|Images',
      'AX-0017|https://example.com/none.png',
      '',
      '1: The image is not in the file: https://example.com/none.png. Images of the web are not loaded. Insert it into the workbook, or write its name and add it to the ZIP file.',
    ],
    [
      'Part No.|Images',
      'AX-0017|!=DISPIMG("ID_1",1)',
      '',
      '1: The image is not in the file: =DISPIMG("ID_1",1). Images of the web are not loaded. Insert it into the workbook, or write its name and add it to the ZIP file.',
    ],
    [
      'Part No.|Images',
      'AX-0017|drawing.svg',
      '',
      '1: The image “drawing.svg” of the archive cannot be used.',
    ],
    [
      'Part No.|Images',
      'AX-0017|twice.png',
      '',
      '1: The archive has several images “twice.png”. Write its folder, such as “doors/twice.png”.',
    ],
    [
      'Part No.|Material',
      '000123|Steel',
      '',
      '0: The image “000123.svg” of the archive cannot be used.',
    ],
    [
      'Part No.|Images',
      `AX-0017|${Array(21).fill('a.png').join(';')}`,
      '',
      '1: A part has at most 20 images.',
    ],
  ])('%s: %s %s: %s', async (headings, line, next, expected) => {
    const lines = [headings, line, next].map((text) => text.replace('STORED', stored._id));
    const images = ['drawing.svg', '000123.svg'].map((name) => ({
      name,
      file: null,
      fault: 'image_type_unknown',
    }));
    const some = /svg|Material/.test(headings + line) ? images : [];
    const others = ['a.png', 'x/twice.png', 'y/twice.png'].map((name) => ({
      name,
      file: name,
      fault: '',
    }));
    expect(await problemsOf(lines, { images: [...some, ...others] })).toEqual([expected]);
  });
});
