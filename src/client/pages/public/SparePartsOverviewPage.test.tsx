import { hrefOf, textsOf } from '@/client/testing/links';
import { screen, within } from '@testing-library/react';
import { expectConsole } from '@/client/testing/expectConsole';
import { type FakeResponse, fakeApi } from '@/client/testing/fakeApi';
import { aCategory, aTree } from '@/client/testing/fixtures';
import { openPage } from '@/client/testing/renderWithProviders';

async function show(response: FakeResponse) {
  fakeApi('get', '/categories/', response);
  fakeApi('get', '/categories', response);
  await openPage('/spare-parts-overview');
}

const region = async (name: string) =>
  within(await screen.findByLabelText(name, { selector: 'section' }));

it('shows the whole tree with the parts in and below each category', async () => {
  const { tree, belts, gears } = aTree();
  await show({ json: tree });
  const doors = await region('Door Systems');
  expect(doors.getAllByText('5 parts')).toHaveLength(2);
  expect(hrefOf('Belts', doors)).toBe(`/spare-parts-grid/${belts._id}`);
  expect(doors.getByText('2 parts')).toBeInTheDocument();
  const single = await region('Safety Gears');
  expect(single.getByText('1 part')).toBeInTheDocument();
  expect(hrefOf('Safety Gears', single)).toBe(`/spare-parts-grid/${gears._id}`);
  const jump = within(screen.getByRole('navigation', { name: 'Main categories' }));
  // Guide Rails has no parts.
  expect(textsOf('link', jump)).toEqual(['Door Systems', 'Safety Gears']);
  expect(screen.queryByRole('region', { name: 'Guide Rails' })).not.toBeInTheDocument();
  expect(hrefOf('Have a list? Paste it')).toBe('/quotation#paste');
});

it('leads to the parts of whole branches, and to no category without any', async () => {
  const belts = aCategory({ name: 'Belts', partCount: 0, children: [] });
  const rollers = aCategory({ name: 'Rollers', partCount: 1 });
  const doors = aCategory({ name: 'Doors', partCount: 0, children: [belts, rollers] });
  const json = [doors, aCategory({ name: 'Ropes', partCount: 0 })];
  await show({ json });
  const block = await region('Doors');
  expect(hrefOf('All parts filed under Doors', block)).toBe(`/spare-parts-grid/${doors._id}`);
  expect(block.getByRole('link', { name: 'Rollers' })).toBeInTheDocument();
  expect(screen.queryByText('Belts')).not.toBeInTheDocument();
  expect(screen.queryByText('Ropes')).not.toBeInTheDocument();
});

it('shows images, and a placeholder where there is none', async () => {
  const json = [aCategory({ name: 'Doors', image: 'doors.jpg' }), aCategory({ name: 'Ropes' })];
  await show({ json });
  await region('Doors');
  expect(document.querySelector('img[src$="/uploads/doors.jpg"]')).toBeInTheDocument();
  expect((await region('Ropes')).getByText('No Image')).toBeInTheDocument();
});

it('has no counts when the backend does not count', async () => {
  const json = [aCategory({ name: 'Doors', children: [aCategory({ name: 'Belts' })] })];
  await show({ json });
  const doors = await region('Doors');
  expect(doors.queryByText(/\d parts?/)).toBeNull();
  expect(doors.getByRole('link', { name: 'Belts' })).toBeInTheDocument();
  expect(doors.getByRole('link', { name: 'All parts filed under Doors' })).toBeInTheDocument();
});

it.each([
  ['an empty catalogue', { json: [] }, false],
  ['a failed load', { status: 404, json: { error: 'No.' } }, true],
])(
  'shows after %s that there are no categories, and whom to ask',
  async (_case, response, logged) => {
    await show(response);
    const main = within(await screen.findByRole('main'));
    expect(await main.findByText('No categories found.')).toBeInTheDocument();
    expect(hrefOf('Contact Us', main)).toBe('/contact');
    // The loader's query, and the hook's.
    if (logged) expectConsole('error', 'The categories could not be loaded.', 2);
  },
);

it('shows that it is loading', async () => {
  await show({ pending: true });
  expect(await screen.findByRole('status', { name: 'Loading categories' })).toBeInTheDocument();
});
