import { cleanup, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { enterText } from '@/client/testing/enterText';
import { fakeApi, ofVersion } from '@/client/testing/fakeApi';
import { anImage, fakeObjectUrls } from '@/client/testing/files';
import { findDialog } from '@/client/testing/findDialog';
import { aPart, aTree } from '@/client/testing/fixtures';
import {
  fakeEmptyOverview,
  renderConsole,
  renderConsolePage,
} from '@/client/testing/renderConsole';
import { renderPartForm } from '@/client/testing/renderPartForm';
import { type RenderOptions, renderWithProviders } from '@/client/testing/renderWithProviders';
import { CONSOLE_DRAFTS, safeSessionStorage } from '@/client/lib/storage';
import { MAX_DRAFTS, readDraft, writeDraft } from './formDraft';
import { useFormDraft } from './useFormDraft';

const { tree, doors, operators } = aTree();
const part = aPart({ name: 'Governor', brand: 'Norvik', images: ['a.jpg', 'b.jpg'], version: 3 });
const addCategory = '/dashboard/add-category';
const editCategory = `/dashboard/edit-category/${operators._id}`;
const restored = 'What you had typed here is back. It has not been saved yet.';

/** The page as a page load in this tab shows it: nothing is left of the one before but the storage. */
function load(...args: Parameters<typeof renderConsole>) {
  cleanup();
  return renderConsolePage(...args);
}
/** Likewise with the form of a part; by default that of a new one. */
function loadPart(options: Parameters<typeof renderPartForm>[0] = {}) {
  cleanup();
  return renderPartForm({ fields: ['name', 'brand', 'description'], ...options });
}
const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}`));

beforeEach(() => {
  fakeObjectUrls();
  fakeApi('get', '/categories/', { json: tree });
  fakeApi('get', '/spare-parts/:id', { json: part });
});

it.each([
  ['a new part', loadPart, ''],
  ['a new category', (options?: RenderOptions) => load(addCategory, options), ''],
  ['a stored category', (options?: RenderOptions) => load(editCategory, options), 'Door Operators'],
])(
  'what was typed for %s is back after a page load in the other language',
  async (_what, open, name) => {
    const view = open();
    await enterText(view.user, await field('Name'), ' OX-240');
    await enterText(view.user, await field('Description'), 'Tested\nin Dhaka');
    open({ language: 'zh' });
    expect(await field('英文名称')).toHaveValue(`${name} OX-240`);
    expect(await field('英文描述')).toHaveValue('Tested\nin Dhaka');
    expect(screen.getByText(/您之前在此输入的内容已恢复/)).toBeInTheDocument();
  },
);

it('is everything but files, which are named, for a stored part', async () => {
  const view = loadPart({ part });
  await enterText(view.user, await field('Name'), ' OX-240');
  await enterText(view.user, screen.getByLabelText('Description'), 'Tested\nin Dhaka');
  const images = screen.getByLabelText('Images', { selector: 'input' });
  await view.user.upload(images, [anImage('c.png'), anImage('d.png')]);
  await screen.findByAltText('Image 4 of 4');
  await view.user.click(screen.getByLabelText('Remove image 1'));
  await view.user.click(screen.getByText('Add a number'));
  await enterText(view.user, screen.getByLabelText('Number'), 'S-9');
  const { user } = loadPart({ part, language: 'zh' });
  expect(await screen.findByText('文件无法保留，请重新选择：c.png, d.png')).toBeInTheDocument();
  expect(screen.getByText(/您之前在此输入的内容已恢复/)).toBeInTheDocument();
  expect(await field('英文名称')).toHaveValue('Governor OX-240');
  expect(await field('英文描述')).toHaveValue('Tested\nin Dhaka');
  expect(screen.getAllByAltText(/^图片/)).toHaveLength(1);
  const saved = fakeApi('put', '/spare-parts/:id', { json: part });
  await user.click(screen.getByText('保存修改'));
  await waitFor(() => expect(saved).toHaveLength(1));
  const body = saved[0]?.body as FormData;
  expect(body.getAll('imageOrder')).toEqual(['b.jpg']);
  expect(body.getAll('references')).toEqual(['{"kind":"oem","number":"S-9"}']);
});

it('is deleted by a save', async () => {
  fakeApi('post', '/categories/', { status: 201, json: doors });
  fakeEmptyOverview();
  const { user } = load(addCategory);
  await enterText(user, await field('Name'), 'Doors');
  await user.click(screen.getByText('Create Category'));
  await findDialog('Category Created!');
  load(addCategory);
  expect(await field('Name')).toHaveValue('');
  expect(screen.queryByText(restored)).not.toBeInTheDocument();
});

it('can be discarded, which fills the form from the record of today', async () => {
  const view = loadPart({ part });
  await enterText(view.user, await field('Name'), ' OX');
  fakeApi('get', '/spare-parts/:id', { json: { ...part, name: 'Rope governor', version: 4 } });
  const { user } = loadPart({ part });
  expect(await field('Name')).toHaveValue('Governor OX');
  await user.click(screen.getByText('Discard'));
  await waitFor(async () => expect(await field('Name')).toHaveValue('Rope governor'));
  expect(screen.queryByText(restored)).not.toBeInTheDocument();
  expect(readDraft(part._id)).toBeUndefined();
});

it('is deleted where the page is left without a save', async () => {
  const { user, router } = renderConsolePage(addCategory);
  await enterText(user, await field('Name'), 'Door');
  await user.click(screen.getByText('Cancel'));
  await user.click(await screen.findByText('Leave page'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/all-categories'));
  load(addCategory);
  expect(await field('Name')).toHaveValue('');
});

it('is deleted by a logout, after a confirmation', async () => {
  const seen = fakeApi('post', '/auth/logout');
  const { user, router } = renderConsole(addCategory);
  await enterText(user, await field('Name'), 'Door');
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await findDialog('Leave without saving?');
  expect(seen).toHaveLength(0);
  await user.click(screen.getByText('Leave page'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(seen).toHaveLength(1);
  expect(window.sessionStorage.getItem(CONSOLE_DRAFTS)).toBeNull();
});

it('is merged with what someone else has saved since', async () => {
  const view = loadPart({ part });
  await enterText(view.user, await field('Brand'), ' AS');
  const theirs = { ...part, version: 4, brand: 'Oxbow', weight: '3 kg' };
  fakeApi('get', '/spare-parts/:id', { json: theirs });
  const puts = fakeApi('put', '/spare-parts/:id', ofVersion(4, { json: theirs }));
  const { user } = loadPart({ part });
  await screen.findByText(restored);
  await user.click(screen.getByText('Save Changes'));
  await findDialog('Someone else has saved changes meanwhile');
  await user.click(screen.getByText('Save'));
  await screen.findByText('Spare part updated successfully!');
  const sent = Object.fromEntries(puts.at(-1)?.body as FormData);
  expect(sent).toMatchObject({ brand: 'Norvik AS', weight: '3 kg' });
});

it('is there for a category that someone else has deleted', async () => {
  const view = load(editCategory);
  await enterText(view.user, await field('Name'), ' 2');
  fakeApi('get', '/categories/', { json: [{ ...doors, children: [] }] });
  fakeApi('put', '/categories/:id', { status: 404, json: { error: 'Gone.' } });
  const { user } = load(editCategory);
  expect(await field('Name')).toHaveValue('Door Operators 2');
  await user.click(screen.getByText('Save Changes'));
  await findDialog('Someone else has deleted this');
});

const noCategory = { name: '', description: '', parentId: '', image: null };

function CategoryForm() {
  const form = useForm({ defaultValues: noCategory });
  const { notice } = useFormDraft(form, noCategory, { form: 'newCategory' });
  return (
    <>
      {notice}
      <input {...form.register('name')} />
    </>
  );
}

it.each([
  ['an odd draft', JSON.stringify({ version: 1, drafts: { newCategory: 7 } })],
  [
    'values of other types',
    JSON.stringify({
      version: 1,
      drafts: {
        newCategory: {
          values: { ...noCategory, name: 5 },
          files: [],
        },
      },
    }),
  ],
])('is ignored where the storage holds %s', async (_what, text) => {
  window.sessionStorage.setItem(CONSOLE_DRAFTS, text);
  const { user } = renderWithProviders(<CategoryForm />);
  const name = screen.getByRole('textbox');
  expect(name).toHaveValue('');
  expect(screen.queryByText(restored)).not.toBeInTheDocument();
  await enterText(user, name, 'Door');
  expect(readDraft('newCategory')?.values).toMatchObject({ name: 'Door' });
});

const draftOfLength = (length: number) => ({ values: { name: 'x'.repeat(length) }, files: [] });
const fullText = /^This tab cannot hold more unsaved changes/;

it('is one of any number that fits', () => {
  const names = Array.from({ length: 60 }, (_, index) => `row ${index}`);
  for (const name of names) expect(writeDraft(name, draftOfLength(200))).toBe(true);
  expect(names.filter((name) => !readDraft(name))).toEqual([]);
});

it('drops those that were changed first where all do not fit, and the form says so', async () => {
  const large = draftOfLength(MAX_DRAFTS * 0.3);
  for (const name of ['a', 'b', 'c']) expect(writeDraft(name, large)).toBe(true);
  expect(writeDraft('a', large)).toBe(true);
  expect(writeDraft('d', large)).toBe(false);
  expect(['a', 'b', 'c', 'd'].filter((name) => readDraft(name))).toEqual(['a', 'c', 'd']);
  writeDraft('e', draftOfLength(MAX_DRAFTS * 0.1 - 200));
  const { user } = renderWithProviders(<CategoryForm />);
  expect(screen.queryByText(fullText)).not.toBeInTheDocument();
  await enterText(user, screen.getByRole('textbox'), 'Car door operators');
  expect(await screen.findByText(fullText)).toBeInTheDocument();
  await user.clear(screen.getByRole('textbox'));
  expect(screen.queryByText(fullText)).not.toBeInTheDocument();
});

it('is not stored where it is too large, which leaves the others', () => {
  writeDraft('a', draftOfLength(9));
  writeDraft('b', draftOfLength(9));
  expect(writeDraft('b', draftOfLength(MAX_DRAFTS))).toBe(false);
  expect([readDraft('a'), readDraft('b')]).toEqual([draftOfLength(9), undefined]);
});

it('does not outlive the page where the browser has no storage, which the form says', async () => {
  jest.spyOn(safeSessionStorage, 'isInMemory').mockReturnValue(true);
  const { user } = renderWithProviders(<CategoryForm />);
  await enterText(user, screen.getByRole('textbox'), 'Door');
  expect(await screen.findByText(fullText)).toBeInTheDocument();
});
