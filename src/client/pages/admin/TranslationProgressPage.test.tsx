import { screen, within } from '@testing-library/react';
import { fakeApi } from '@/client/testing/fakeApi';
import { aTree } from '@/client/testing/fixtures';
import { renderConsolePage } from '@/client/testing/renderConsole';

it('shows how far each branch is translated, with links to the parts that are left', async () => {
  const { tree, doors, operators, gears } = aTree();
  const done = { missingTexts: [], outdatedTexts: [], parts: 2, missing: 0, outdated: 0 };
  fakeApi('get', '/categories/', { json: tree });
  fakeApi('get', '/translations', {
    json: [
      { ...done, _id: doors._id, missingTexts: ['description'] },
      { ...done, _id: operators._id, missing: 1, outdated: 2 },
      { ...done, _id: gears._id },
      { ...done, missing: 2 },
    ],
  });
  renderConsolePage('/dashboard/translations/progress');
  const table = await screen.findByRole('table', { name: 'Progress by category' });
  const cells = (name: string) =>
    within(within(table).getByText(name).closest('tr')!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  const both = '3 of 4 spare parts translated';
  expect(cells('Door Systems')).toEqual(['Door Systems', 'Missing', both, '1', '2']);
  // Its own texts are, but not those of its parts.
  expect(cells('Door Operators')[1]).toBe('');
  expect(cells('Safety Gears').slice(1)).toEqual([
    'Complete',
    '2 of 2 spare parts translated',
    '0',
    '0',
  ]);
  expect(screen.getByText('5 of 8 spare parts translated')).toBeInTheDocument();
  const link = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  const texts = '/dashboard/translations';
  expect(link(/1 spare part in Door Systems is not/)).toBe(
    `${texts}?category=${doors._id}&state=missing`,
  );
  expect(link(/2 spare parts in Door Operators have/)).toBe(
    `${texts}?category=${operators._id}&state=outdated`,
  );
  expect(link(/2 spare parts in No category/)).toBe(
    '/dashboard/all-spareparts?missing=category&missing=translation',
  );
});
