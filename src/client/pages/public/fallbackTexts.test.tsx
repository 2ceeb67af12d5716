import { screen } from '@testing-library/react';
import type { PartFacets } from '@/client/api';
import { fakeApi } from '@/client/testing/fakeApi';
import { aCategory, aPart } from '@/client/testing/fixtures';
import { openPage } from '@/client/testing/renderWithProviders';
import { TRANSLATED_FIELDS } from '@/shared/partFields';
import { paths } from '@/shared/siteMap';

const inEnglish = ['name', 'description'];
const english = (name: string) => ({ name, description: `About the ${name}`, inEnglish });

const rope = aCategory({ ...english('English rope'), partCount: 1 });
const doors = aCategory({ ...english('English door'), partCount: 1, children: [rope] });
const category = { _id: doors._id, name: doors.name, inEnglish };
const series = { key: 'series', labelEn: 'Series', labelZh: '系列' };
const choice = 'English choice';
const texts = Object.fromEntries(TRANSLATED_FIELDS.map((field) => [field, `English ${field}`]));
const part = aPart({
  ...texts,
  categoryId: category,
  attributes: [{ ...series, choice }],
  inEnglish: TRANSLATED_FIELDS,
});
const other = aPart({ name: '限速器', categoryId: { _id: doors._id, name: '门系统' } });

/** Texts on the page that are English without saying so. */
function unmarked() {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (nodes.nextNode()) {
    const { textContent, parentElement } = nodes.currentNode;
    if (!textContent?.includes('English') || parentElement?.closest('script')) continue;
    // The page's URL, on paper.
    if (textContent.startsWith('http')) continue;
    if (parentElement?.closest('[lang]')?.getAttribute('lang') !== 'en') found.push(textContent);
  }
  return found;
}

it.each([
  ['a part', paths.sparePartDetails(part._id)],
  ['a category', paths.sparePartsGrid(doors._id)],
  ['the overview', paths.sparePartsOverview()],
  ['a comparison', paths.compare(part._id, other._id)],
  ['a search', paths.search('rope')],
  ['a filtered search', `${paths.search('rope')}&f.series=${encodeURIComponent(choice)}`],
  [
    'a filtered category',
    `${paths.sparePartsGrid(doors._id)}?f.series=${encodeURIComponent(choice)}`,
  ],
])('on the Chinese page of %s English texts are marked', async (_page, path) => {
  fakeApi('get', '/categories/', { json: [doors] });
  const values = [
    { value: choice, count: 1 },
    { value: 'B', label: '二系列', count: 1 },
  ];
  const attributes: PartFacets['attributes'] = [{ ...series, kind: 'choice', values }];
  const facets = { categories: [], brands: [], withImage: 0, attributes };
  const page = { data: [part, other], total: 2, page: 1, limit: 12, facets };
  fakeApi('get', '/spare-parts', { json: page });
  fakeApi('get', '/categories/:id/spareparts', { json: page });
  fakeApi('get', '/spare-parts/:id', ({ url }) => ({
    json: url.pathname.endsWith(part._id) ? part : other,
  }));
  await openPage(path, { language: 'zh' });
  expect((await screen.findAllByText(/English (name|door)/)).length).toBeGreaterThan(0);
  expect(unmarked()).toEqual([]);
  for (const chinese of screen.queryAllByText('限速器')) {
    expect(chinese.closest('[lang="en"]')).toBeNull();
  }
});
