import { screen, waitFor, within } from '@testing-library/react';
import { DuplicateButton } from '@/client/features/spareParts/editor/DuplicateButton';
import { enterText } from '@/client/testing/enterText';
import { fakeApi, ofVersion } from '@/client/testing/fakeApi';
import { findDialog } from '@/client/testing/findDialog';
import { aCategory, anId, aPart } from '@/client/testing/fixtures';
import { renderConsolePage, renderInConsole } from '@/client/testing/renderConsole';
import { renderPartForm } from '@/client/testing/renderPartForm';

const field = (label: string) => screen.findByRole('textbox', { name: label });
const fieldsOf = (body: unknown) => Object.fromEntries((body as FormData).entries());
const stillFits = () => screen.queryByRole('checkbox', { name: 'The Chinese text still fits' });
const save = () => screen.getByText('Save Changes');

describe('a part in both languages', () => {
  const part = aPart({
    name: 'Governor',
    nameZh: '限速器',
    material: 'Steel',
    materialZh: '钢',
    weight: '3 kg',
    outdated: ['material'],
    version: 1,
  });
  const open = () => {
    const reads = fakeApi('get', '/spare-parts/:id', { json: part });
    return { reads, ...renderPartForm({ part, fields: ['name', 'material'] }) };
  };

  it('is saved with the Chinese texts that were changed or emptied, and no others', async () => {
    const puts = fakeApi('put', '/spare-parts/:id', { json: part });
    const { user, reads } = open();
    expect(await field('中文名称')).toHaveValue('限速器');
    expect(reads[0]?.url.search).toBe('?lang=all&includeHidden=true');
    await enterText(user, await field('中文名称'), '总成');
    await user.clear(await field('中文材质'));
    await user.click(save());
    await waitFor(() => expect(puts).toHaveLength(1));
    expect(fieldsOf(puts[0]?.body)).toEqual({
      name: 'Governor',
      nameZh: '限速器总成',
      material: 'Steel',
      materialZh: '',
      weight: '3 kg',
    });
  });

  it('shows which Chinese texts are outdated, until they are corrected or still fit', async () => {
    const puts = fakeApi('put', '/spare-parts/:id', { json: part });
    const { user } = open();
    expect(await field('中文材质')).toHaveAccessibleDescription(/English text has changed/);
    await enterText(user, await field('Name'), ' GV-2');
    expect(await field('中文名称')).toHaveAccessibleDescription(/English text was “Governor”/);
    await enterText(user, await field('中文材质'), '材');
    expect(await field('中文材质')).not.toHaveAccessibleDescription();
    await user.click(stillFits()!);
    await user.click(save());
    await waitFor(() => expect(puts).toHaveLength(1));
    expect((puts[0]?.body as FormData).getAll('reviewedZh')).toEqual(['name']);
  });

  it('warns where a text was translated that someone else has changed meanwhile', async () => {
    const now = { ...part, name: 'Governor GV-2', version: 2 };
    fakeApi('put', '/spare-parts/:id', ofVersion(2, { json: now }));
    const { user } = open();
    await enterText(user, await field('中文名称'), '总成');
    fakeApi('get', '/spare-parts/:id', { json: now });
    await user.click(save());
    const dialog = await findDialog('Someone else has saved changes meanwhile');
    expect(within(dialog).getByRole('alert')).toHaveTextContent(/English text: Name\./);
    expect(within(dialog).getByText('Name (Chinese)')).toBeInTheDocument();
  });
});

it('a new part is a draft where the admin wants it, and the next one starts with its terms', async () => {
  const created = { status: 201, json: { _id: '1', name: 'Governor' } };
  const posts = fakeApi('post', '/spare-parts', created);
  const { user } = renderPartForm({
    fields: ['name', 'weight', 'shippingTerms', 'packing'],
  });
  await enterText(user, await field('Name'), 'Governor');
  await enterText(user, await field('中文包装'), '木箱');
  await enterText(user, await field('Shipping Terms'), 'FOB');
  await enterText(user, await field('Weight'), '3 kg');
  await user.click(screen.getByRole('switch', { name: 'Published' }));
  await user.click(screen.getByRole('checkbox', { name: /keep shipping, payment/ }));
  await user.click(screen.getByText('Create and add another'));
  await screen.findByText('Spare part created successfully!');
  expect(fieldsOf(posts[0]?.body)).toEqual({
    name: 'Governor',
    packingZh: '木箱',
    shippingTerms: 'FOB',
    weight: '3 kg',
    hidden: 'true',
  });
  expect(await field('Name')).toHaveFocus();
  expect(await field('Shipping Terms')).toHaveValue('FOB');
  expect(await field('中文包装')).toHaveValue('木箱');
  expect(await field('Weight')).toHaveValue('');
  expect(screen.getByRole('switch', { name: 'Published' })).toBeChecked();
});

it('a category is edited in both languages, in a console of either', async () => {
  const category = aCategory({ name: 'Governors', nameZh: '限速器', version: 3 });
  fakeApi('get', '/categories/', { json: [{ ...category, name: '限速器' }] });
  const reads = fakeApi('get', '/categories/:id', { json: category });
  const puts = fakeApi('put', '/categories/:id', { json: category });
  const { user } = renderConsolePage(`/dashboard/edit-category/${category._id}`);
  expect(await field('Name')).toHaveValue('Governors');
  expect(reads[0]?.url.search).toBe('?lang=all');
  await enterText(user, await field('中文名称'), '总成');
  await enterText(user, await field('中文描述'), '限速器。');
  await user.click(save());
  await waitFor(() => expect(puts).toHaveLength(1));
  expect(fieldsOf(puts[0]?.body)).toEqual({
    name: 'Governors',
    nameZh: '限速器总成',
    descriptionZh: '限速器。',
  });
});

it('Chinese pages tell the texts of both languages apart', async () => {
  const part = aPart({ name: 'Governor', nameZh: '限速器' });
  fakeApi('get', '/spare-parts/:id', { json: part });
  const { unmount } = renderPartForm({ part, fields: ['name', 'brand'], language: 'zh' });
  expect(await field('英文名称')).toHaveValue('Governor');
  expect(await field('中文名称')).toHaveValue('限速器');
  expect(await field('品牌')).toBeVisible();
  unmount();
  const category = aCategory({ name: 'Governors', nameZh: '限速器' });
  fakeApi('get', '/categories/', { json: [category] });
  fakeApi('get', '/categories/:id', { json: category });
  renderConsolePage(`/dashboard/edit-category/${category._id}`, { language: 'zh' });
  expect(await field('英文名称')).toHaveValue('Governors');
  expect(await field('英文描述')).toBeVisible();
  expect(await field('中文描述')).toBeVisible();
});

it('a part is duplicated as a draft, whose form opens, and that can be undone', async () => {
  const [part, copy] = [aPart(), aPart()];
  const posts = fakeApi('post', '/spare-parts/bulk', {
    json: { matched: 1, changed: 1, change: anId(), ids: [copy._id] },
  });
  const { user, router } = renderInConsole(<DuplicateButton id={part._id} />);
  await user.click(screen.getByText('Duplicate'));
  expect(await screen.findByText('Undo')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe(`/dashboard/edit-sparePart/${copy._id}`);
  expect(posts[0]?.body).toEqual({ action: 'duplicate', ids: [part._id] });
});
