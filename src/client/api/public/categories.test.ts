import { fakeApi } from '../../testing/fakeApi';
import { aCategory } from '../../testing/fixtures';
import { testStore } from '../../testing/testStore';
import { api } from '..';

const { endpoints } = api;

describe('listCategories', () => {
  const read = () => testStore().dispatch(endpoints.listCategories.initiate({}));

  it('accepts an object whose data is an array', async () => {
    const tree = [aCategory({ children: [aCategory()] })];
    fakeApi('get', '/categories/', { json: { data: tree } });
    expect((await read()).data).toEqual(tree);
  });

  it('cuts a tree below 40 levels', async () => {
    type Node = { children?: Node[] };
    let deep: Node[] = [];
    for (let level = 0; level < 1000; level++) deep = [{ ...aCategory(), children: deep }];
    fakeApi('get', '/categories/', { json: deep as never });
    let levels = 0;
    for (let at = (await read()).data as Node[] | undefined; at?.length; at = at[0]?.children)
      levels += 1;
    expect(levels).toBe(40);
  });
});
