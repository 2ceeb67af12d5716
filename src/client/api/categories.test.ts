import { expectConsole } from '../testing/expectConsole';
import { fakeApi } from '../testing/fakeApi';
import { aCategory, anId, aPart } from '../testing/fixtures';
import { testStore } from '../testing/testStore';
import { api } from '.';

const { endpoints } = api;

describe('listCategories', () => {
  const tree = [aCategory({ children: [aCategory()] })];
  const read = () => testStore().dispatch(endpoints.listCategories.initiate());

  it('takes an array', async () => {
    fakeApi('get', '/categories/', { json: tree });
    expect((await read()).data).toEqual(tree);
  });

  it('takes an object whose data is an array', async () => {
    fakeApi('get', '/categories/', { json: { data: tree } });
    expect((await read()).data).toEqual(tree);
  });

  it.each([[{ data: 'x' }], [{}], ['text'], [7]])('warns of %j and is empty', async (json) => {
    fakeApi('get', '/categories/', { json });
    expect((await read()).data).toEqual([]);
    expectConsole('warn', 'The category list is not an array.');
  });

  it('cuts a tree that is too deep to be rendered', async () => {
    type Node = { children?: Node[] };
    let deep: Node[] = [];
    for (let level = 0; level < 1000; level++) deep = [{ ...aCategory(), children: deep }];
    fakeApi('get', '/categories/', { json: deep as never });
    let levels = 0;
    for (let at = (await read()).data as Node[] | undefined; at?.length; at = at[0]?.children)
      levels += 1;
    expect(levels).toBe(40);
  });

  it('logs a failure', async () => {
    fakeApi('get', '/categories/', { status: 500, json: { error: 'No.' } });
    expect((await read()).isError).toBe(true);
    expectConsole('error', 'The categories could not be loaded.');
  });
});

/** Reads everything that the catalogue's screens read, and tells what is read again later. */
async function whatIsReadAgainAfter(
  change: (store: ReturnType<typeof testStore>, ids: { part: string; category: string }) => unknown,
) {
  const category = aCategory();
  const filed = { categoryId: { _id: category._id, name: category.name } };
  const part = aPart(filed);
  const other = aPart();
  const page = { data: [part, other], total: 2, page: 1, limit: 12 };
  const seen = {
    tree: fakeApi('get', '/categories/', { json: [category] }),
    list: fakeApi('get', '/spare-parts', { json: page }),
    listOfCategory: fakeApi('get', '/categories/:id/spareparts', { json: page }),
    part: fakeApi('get', `/spare-parts/${part._id}`, { json: part }),
    otherPart: fakeApi('get', `/spare-parts/${other._id}`, { json: other }),
    user: fakeApi('get', '/auth/me', { json: { role: 'admin' } }),
    inquiries: fakeApi('get', '/inquiries', { json: { data: [], total: 0, page: 1, limit: 10 } }),
  };
  const store = testStore({ auth: { token: 't', check: 'admin' } });
  await Promise.all([
    store.dispatch(endpoints.listCategories.initiate()),
    store.dispatch(endpoints.listSpareParts.initiate({ page: 1, limit: 12 })),
    store.dispatch(endpoints.listCategorySpareParts.initiate({ id: category._id, page: 1 })),
    store.dispatch(endpoints.getSparePart.initiate({ id: part._id })),
    store.dispatch(endpoints.getSparePart.initiate({ id: other._id })),
    store.dispatch(endpoints.getCurrentUser.initiate()),
    store.dispatch(endpoints.listInquiries.initiate({})),
  ]);
  await change(store, { part: part._id, category: category._id });
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  return Object.entries(seen)
    .filter(([, requests]) => requests.length > 1)
    .map(([name]) => name);
}

describe('after a change', () => {
  const sparePartUpdateForm = { name: 'New name' };
  const categoryForm = { name: 'New name' };

  it('of one part: that part, the lists and the counts of the tree, nothing else', async () => {
    fakeApi('put', '/spare-parts/:id', { json: aPart() });
    const again = await whatIsReadAgainAfter((store, { part }) =>
      store.dispatch(endpoints.updateSparePart.initiate({ id: part, sparePartUpdateForm })),
    );
    expect(again).toEqual(['tree', 'list', 'listOfCategory', 'part']);
  });

  it('a new part: the lists and the tree, no single part', async () => {
    fakeApi('post', '/spare-parts', { status: 201, json: aPart() });
    const again = await whatIsReadAgainAfter((store) =>
      store.dispatch(endpoints.createSparePart.initiate({ sparePartForm: { name: 'New' } })),
    );
    expect(again).toEqual(['tree', 'list', 'listOfCategory']);
  });

  it('a deleted part: the lists and the tree, not the part that is gone', async () => {
    fakeApi('delete', '/spare-parts/:id', { json: { message: 'Gone.' } });
    const again = await whatIsReadAgainAfter((store, { part }) =>
      store.dispatch(endpoints.deleteSparePart.initiate({ id: part })),
    );
    expect(again).toEqual(['tree', 'list', 'listOfCategory']);
  });

  it('a new category: the tree only', async () => {
    fakeApi('post', '/categories/', { status: 201, json: aCategory() });
    const again = await whatIsReadAgainAfter((store) =>
      store.dispatch(endpoints.createCategory.initiate({ categoryForm })),
    );
    expect(again).toEqual(['tree']);
  });

  it('of a category: the tree and whatever shows its name', async () => {
    fakeApi('put', '/categories/:id', { json: aCategory() });
    const again = await whatIsReadAgainAfter((store, { category }) =>
      store.dispatch(endpoints.updateCategory.initiate({ id: category, categoryForm })),
    );
    expect(again).toEqual(['tree', 'list', 'listOfCategory', 'part']);
  });

  it('of another category: the tree only', async () => {
    fakeApi('put', '/categories/:id', { json: aCategory() });
    const again = await whatIsReadAgainAfter((store) =>
      store.dispatch(endpoints.updateCategory.initiate({ id: anId(), categoryForm })),
    );
    expect(again).toEqual(['tree']);
  });

  it('a deleted category: the tree and all parts, for any may have lost its category', async () => {
    fakeApi('delete', '/categories/:id', {
      json: { deletedCategories: 1, unfiledSpareParts: 1 },
    });
    const again = await whatIsReadAgainAfter((store, { category }) =>
      store.dispatch(endpoints.deleteCategory.initiate({ id: category })),
    );
    expect(again).toEqual(['tree', 'list', 'listOfCategory', 'part', 'otherPart']);
  });

  it('that failed: nothing', async () => {
    fakeApi('put', '/spare-parts/:id', { status: 400, json: { error: 'The name is missing.' } });
    const again = await whatIsReadAgainAfter((store, { part }) =>
      store.dispatch(endpoints.updateSparePart.initiate({ id: part, sparePartUpdateForm })),
    );
    expect(again).toEqual([]);
  });
});

it('sends a part as multipart, with every image under the same name', async () => {
  const seen = fakeApi('post', '/spare-parts', { status: 201, json: aPart() });
  const images = [new Blob(['1']), new Blob(['22'])];
  const sparePartForm = { name: 'Cam', brand: '', categoryId: anId(), images };
  await testStore().dispatch(endpoints.createSparePart.initiate({ sparePartForm }));
  const body = seen[0]!.body as FormData;
  expect([...new Set(body.keys())]).toEqual(['name', 'categoryId', 'images']);
  expect(body.getAll('images').map((file) => (file as Blob).size)).toEqual([1, 2]);
});
