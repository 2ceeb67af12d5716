import { expectConsole } from '../testing/expectConsole';
import { fakeApi } from '../testing/fakeApi';
import { aCategory } from '../testing/fixtures';
import { testStore } from '../testing/testStore';
import { api } from '.';

const { endpoints } = api;

describe('listCategories', () => {
  const tree = [aCategory({ children: [aCategory()] })];
  const read = () => testStore().dispatch(endpoints.listCategories.initiate());

  it('accepts an array', async () => {
    fakeApi('get', '/categories/', { json: tree });
    expect((await read()).data).toEqual(tree);
  });

  it('accepts an object whose data is an array', async () => {
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
