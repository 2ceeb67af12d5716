import { textsOf } from '@/client/testing/links';
import { screen, within } from '@testing-library/react';
import { fakeApi } from '@/client/testing/fakeApi';
import { aPart } from '@/client/testing/fixtures';
import { openPage } from '@/client/testing/renderWithProviders';
import type { Language } from '@/shared/language';

const documents = [
  { file: 'a.pdf', title: 'OG-240', kind: 'datasheet' as const, size: 1_230_000 },
  { file: 'b.pdf', title: '合格证', kind: 'certificate' as const, size: 400 },
];

async function show(part = aPart({ name: 'Governor', documents }), language: Language = 'en') {
  fakeApi('get', '/categories/', { json: [] });
  fakeApi('get', '/spare-parts/:id', { json: part });
  await openPage(`/spare-parts-details/${part._id}`, { language });
  await screen.findByRole('heading', { level: 1, name: part.name });
}

const shown = () => textsOf('listitem').filter((text) => text.includes('PDF'));

it('a part has its documents to download', async () => {
  await show();
  expect(screen.getByRole('heading', { name: 'Documents' })).toBeInTheDocument();
  expect(shown()).toEqual(['OG-240Data sheet · PDF · 1.2 MB', '合格证Certificate · PDF · 1 kB']);
  const link = within(screen.getByRole('main')).getByRole('link', { name: 'OG-240' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/\/documents\/a\.pdf$/));
});

it('in Chinese too', async () => {
  await show(undefined, 'zh');
  expect(screen.getByRole('heading', { name: '文档' })).toBeInTheDocument();
  expect(shown()).toEqual(['OG-240规格书 · PDF · 1.2 MB', '合格证证书 · PDF · 1 kB']);
});

it('has no such section where there is none', async () => {
  await show(aPart({ name: 'Belt' }));
  expect(screen.queryByRole('heading', { name: 'Documents' })).toBeNull();
});
