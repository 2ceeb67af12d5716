import { fakeApi } from '../testing/fakeApi';
import { anId, aPart } from '../testing/fixtures';
import { testStore } from '../testing/testStore';
import { api } from '.';

const { endpoints } = api;
const synonymForm = { term: 'limiter', meaning: 'governor' };
const id = anId();

/** Reads what the screens of the search and the properties read, and tells what is read again later. */
async function whatIsReadAgainAfter(
  change: (store: ReturnType<typeof testStore>, part: string) => unknown,
) {
  const [part, other] = [aPart(), aPart()];
  const page = { data: [], total: 0, page: 1, limit: 10 };
  const seen = {
    parts: fakeApi('get', '/spare-parts', { json: { ...page, data: [part, other], total: 2 } }),
    part: fakeApi('get', `/spare-parts/${part._id}`, { json: part }),
    otherPart: fakeApi('get', `/spare-parts/${other._id}`, { json: other }),
    synonyms: fakeApi('get', '/search/synonyms', { json: page }),
    missed: fakeApi('get', '/search/missed', { json: page }),
    attributes: fakeApi('get', '/attributes', { json: [] }),
    proposals: fakeApi('get', '/attributes/proposals', { json: [] }),
  };
  const store = testStore({ auth: { token: 't', check: 'admin' } });
  await Promise.all([
    store.dispatch(endpoints.listSpareParts.initiate({ q: 'limiter' })),
    store.dispatch(endpoints.getSparePart.initiate({ id: part._id })),
    store.dispatch(endpoints.getSparePart.initiate({ id: other._id })),
    store.dispatch(endpoints.listSynonyms.initiate({})),
    store.dispatch(endpoints.listMissedSearches.initiate({})),
    store.dispatch(endpoints.listAttributes.initiate()),
    store.dispatch(endpoints.listAttributeProposals.initiate({ categoryId: id })),
  ]);
  await change(store, part._id);
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  return Object.entries(seen)
    .filter(([, requests]) => requests.length > 1)
    .map(([name]) => name);
}

describe('after a change', () => {
  it('of a pair of words: the pairs and what is searched, no single part', async () => {
    fakeApi('post', '/search/synonyms', { status: 201, json: { _id: id, ...synonymForm } });
    const again = await whatIsReadAgainAfter((store) =>
      store.dispatch(endpoints.createSynonym.initiate({ synonymForm })),
    );
    expect(again).toEqual(['parts', 'synonyms']);
  });

  it('of a pair that is gone: the same', async () => {
    fakeApi('delete', '/search/synonyms/:id', { status: 404, json: { error: 'Gone.' } });
    const again = await whatIsReadAgainAfter((store) =>
      store.dispatch(endpoints.deleteSynonym.initiate({ id })),
    );
    expect(again).toEqual(['parts', 'synonyms']);
  });

  it('that failed: nothing', async () => {
    fakeApi('post', '/search/synonyms', { status: 409, json: { error: 'It is there.' } });
    const again = await whatIsReadAgainAfter((store) =>
      store.dispatch(endpoints.createSynonym.initiate({ synonymForm })),
    );
    expect(again).toEqual([]);
  });

  it('of what was not found: that list only', async () => {
    fakeApi('delete', '/search/missed/:id', { json: { message: 'Gone.' } });
    const again = await whatIsReadAgainAfter((store) =>
      store.dispatch(endpoints.deleteMissedSearch.initiate({ id })),
    );
    expect(again).toEqual(['missed']);
  });

  it('of a property: whatever shows its name', async () => {
    const attributeForm = {
      key: 'load',
      labelEn: 'Load',
      labelZh: '载重',
      kind: 'number',
    } as const;
    fakeApi('put', '/attributes/:id', { json: { _id: id, ...attributeForm } });
    const again = await whatIsReadAgainAfter((store) =>
      store.dispatch(endpoints.updateAttribute.initiate({ id, attributeForm })),
    );
    expect(again).toEqual(['parts', 'part', 'otherPart', 'attributes', 'proposals']);
  });

  it('of values: their parts, the lists and the proposals', async () => {
    fakeApi('post', '/attributes/values', { json: { stored: 1 } });
    const again = await whatIsReadAgainAfter((store, partId) => {
      const attributeValuesForm = { values: [{ partId, key: 'load', number: 630 }] };
      return store.dispatch(endpoints.confirmAttributeValues.initiate({ attributeValuesForm }));
    });
    expect(again).toEqual(['parts', 'part', 'attributes', 'proposals']);
  });
});
