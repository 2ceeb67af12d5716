import { fakeApi } from '../testing/fakeApi';
import { aCategory, anId, aPart } from '../testing/fixtures';
import { testStore } from '../testing/testStore';
import { consoleApi as api } from '.';

const { endpoints } = api;

const category = aCategory();
const part = aPart({ categoryId: { _id: category._id, name: category.name } });
const other = aPart();
const id = anId();
const empty = { data: [], total: 0, page: 1, limit: 10 };
const partPage = { ...empty, data: [part, other], total: 2 };

const queries = {
  tree: ['/categories/', [category], endpoints.listCategories.initiate({})],
  parts: ['/spare-parts', partPage, endpoints.listSpareParts.initiate({ q: 'limiter' })],
  partsOfCategory: [
    '/categories/:id/spareparts',
    partPage,
    endpoints.listCategorySpareParts.initiate({ id: category._id }),
  ],
  part: [`/spare-parts/${part._id}`, part, endpoints.getSparePart.initiate({ id: part._id })],
  other: [`/spare-parts/${other._id}`, other, endpoints.getSparePart.initiate({ id: other._id })],
  user: ['/auth/me', { role: 'admin' }, endpoints.getCurrentUser.initiate()],
  inquiries: ['/inquiries', empty, endpoints.listInquiries.initiate({})],
  synonyms: ['/search/synonyms', empty, endpoints.listSynonyms.initiate({})],
  missed: ['/search/missed', empty, endpoints.listMissedSearches.initiate({})],
  attributes: ['/attributes', [], endpoints.listAttributes.initiate({})],
  proposals: [
    '/attributes/proposals',
    [],
    endpoints.listAttributeProposals.initiate({ categoryId: id }),
  ],
} as const;

const categoryForm = { name: 'New name' };
const sparePartUpdateForm = { name: 'New name' };
const synonymForm = { term: 'limiter', meaning: 'governor' };
const attributeForm = { key: 'load', labelEn: 'Load', labelZh: '载重', kind: 'number' } as const;
const attributeValuesForm = { values: [{ partId: part._id, key: 'load', number: 630 }] };
const error = { error: 'No.' };

// A deleted record is not refetched: that would fail.
it.each([
  [
    'an update of a part',
    fake('put', '/spare-parts/:id', { json: part }),
    endpoints.updateSparePart.initiate({ id: part._id, sparePartUpdateForm }),
    ['tree', 'parts', 'partsOfCategory', 'part'],
  ],
  [
    'a new part',
    fake('post', '/spare-parts', { status: 201, json: aPart() }),
    endpoints.createSparePart.initiate({ sparePartForm: { name: 'New' } }),
    ['tree', 'parts', 'partsOfCategory'],
  ],
  [
    'the deletion of a part',
    fake('delete', '/spare-parts/:id', { json: { message: 'Gone.' } }),
    endpoints.deleteSparePart.initiate({ id: part._id }),
    ['tree', 'parts', 'partsOfCategory'],
  ],
  [
    'a failed update',
    fake('put', '/spare-parts/:id', { status: 400, json: error }),
    endpoints.updateSparePart.initiate({ id: part._id, sparePartUpdateForm }),
    [],
  ],
  [
    'a new category',
    fake('post', '/categories/', { status: 201, json: aCategory() }),
    endpoints.createCategory.initiate({ categoryForm }),
    ['tree'],
  ],
  [
    'an update of a category: parts show its name',
    fake('put', '/categories/:id', { json: category }),
    endpoints.updateCategory.initiate({ id: category._id, categoryForm }),
    ['tree', 'parts', 'partsOfCategory', 'part', 'other'],
  ],
  [
    'the deletion of a category, which may remove the category of each part',
    fake('delete', '/categories/:id', { json: { deletedCategories: 1, unfiledSpareParts: 1 } }),
    endpoints.deleteCategory.initiate({ id: category._id }),
    ['tree', 'parts', 'partsOfCategory', 'part', 'other'],
  ],
  [
    'a new synonym',
    fake('post', '/search/synonyms', { status: 201, json: { _id: id, ...synonymForm } }),
    endpoints.createSynonym.initiate({ synonymForm }),
    ['parts', 'partsOfCategory', 'synonyms'],
  ],
  [
    'the deletion of a synonym that is not found',
    fake('delete', '/search/synonyms/:id', { status: 404, json: error }),
    endpoints.deleteSynonym.initiate({ id }),
    ['parts', 'partsOfCategory', 'synonyms'],
  ],
  [
    'a rejected synonym',
    fake('post', '/search/synonyms', { status: 409, json: error }),
    endpoints.createSynonym.initiate({ synonymForm }),
    [],
  ],
  [
    'the deletion of a missed search',
    fake('delete', '/search/missed/:id', { json: { message: 'Gone.' } }),
    endpoints.deleteMissedSearch.initiate({ id }),
    ['missed'],
  ],
  [
    'an update of an attribute: every part may show it',
    fake('put', '/attributes/:id', { json: { _id: id, ...attributeForm } }),
    endpoints.updateAttribute.initiate({ id, attributeForm }),
    ['parts', 'partsOfCategory', 'part', 'other', 'attributes', 'proposals'],
  ],
  [
    'confirmed attribute values',
    fake('post', '/attributes/values', { json: { stored: 1 } }),
    endpoints.confirmAttributeValues.initiate({ attributeValuesForm }),
    ['parts', 'partsOfCategory', 'part', 'other', 'attributes', 'proposals'],
  ],
])('%s refetches only what it changes', async (_name, fakeMutation, mutation, expected) => {
  const store = testStore({ auth: { token: 't', check: 'admin' } });
  const requests = Object.entries(queries).map(
    ([name, [path, json]]) => [name, fakeApi('get', path, { json })] as const,
  );
  await Promise.all(Object.values(queries).map(([, , query]) => store.dispatch(query as never)));
  fakeMutation();
  await store.dispatch(mutation as never);
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  const refetched = requests.filter(([, seen]) => seen.length > 1).map(([name]) => name);
  expect(refetched).toEqual(expected);
});

function fake(...args: Parameters<typeof fakeApi>) {
  return () => fakeApi(...args);
}
