import type { KyselyPlugin } from 'kysely';
import { undoOf } from '@/server/app';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { makeFindableParts, type FindableParts } from '@/server/testing/findableParts';
import { makeBulk } from '../../catalogue/spareParts/bulk';
import { makeLists } from '../../catalogue/spareParts/lists';

const ACTOR = { email: 'admin@example.com' };
const PARTS = 1000;

describe.each(DATABASE_KINDS)('undo of a change of many parts on %s', (kind) => {
  let catalogue: FindableParts;
  beforeEach(async () => {
    catalogue = await makeFindableParts(kind);
  });
  afterEach(() => catalogue.remove());

  test('takes fewer statements than one for eight of them', async () => {
    const ids = await catalogue.addMany(PARTS, (index) => ({ name: `belt ${index}` }));
    const bulk = makeBulk(catalogue.db, makeLists(catalogue.db, catalogue.search));
    const set = { material: 'rubber', packing: 'Box' };
    const { change = '' } = await bulk.edit({ ids, set }, ACTOR);
    let statements = 0;
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const db = { ...catalogue.db, writer: catalogue.db.writer.withPlugin(counter) };
    expect(await undoOf(db).undoChange(change, {}, ACTOR)).toMatchObject({
      changed: PARTS,
      skipped: [],
    });
    expect(statements).toBeLessThan(PARTS / 8);
  });
});
