import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { type RecordedRequest, fakeApi } from '@/client/testing/fakeApi';
import { aPart, aTree } from '@/client/testing/fixtures';
import { textsOf } from '@/client/testing/links';
import { renderConsolePage } from '@/client/testing/renderConsole';

const { tree, doors } = aTree();
const belt = aPart({
  name: 'Belt',
  partNumber: 'HW-B-1',
  references: [{ kind: 'oem', number: 'KY 1-A9' }],
  material: 'Rubber',
  weight: '2 kg',
});
const rope = aPart({
  name: 'Rope',
  nameZh: '绳',
  partNumber: 'HW-R-2',
  material: 'Rubber',
  description: 'Steel',
  outdated: ['name'],
});

async function openTable(search = '', data = [belt, rope]) {
  fakeApi('get', '/categories/', { json: tree });
  const json = { data, total: data.length, page: 1, limit: 50 };
  const seen = fakeApi('get', '/spare-parts', { json });
  const view = renderConsolePage(`/dashboard/translations${search}`);
  const grid = within(await screen.findByRole('grid', { name: 'Translations' }));
  return { ...view, grid, seen };
}
const cell = (name: string) => screen.getByRole('textbox', { name });
const partsIn = (requests: RecordedRequest[]) =>
  (requests.at(-1)?.body as { parts: object[] } | undefined)?.parts;

it('shows outdated texts too', async () => {
  const { grid, user, seen } = await openTable();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Texts' }), 'Outdated');
  await waitFor(() => expect(seen).toHaveLength(2));
  expect(seen[1]?.url.searchParams.get('outdated')).toBe('true');
  await waitFor(() => expect(textsOf('rowheader', grid)).toEqual(['RopeHW-R-2Name']));
  expect(cell('Name of Rope')).toHaveValue('绳');
});

it('has a row for each text without Chinese, which names the field', async () => {
  const { grid, seen } = await openTable(`?category=${doors._id}`);
  expect(textsOf('columnheader', grid)).toEqual(['Spare part', 'English', 'Chinese']);
  expect(textsOf('rowheader', grid)).toEqual([
    'BeltHW-B-1Name',
    'BeltHW-B-1Material',
    'RopeHW-R-2Material',
    'RopeHW-R-2Description',
  ]);
  const { searchParams } = seen[0]!.url;
  expect(Object.fromEntries(searchParams)).toMatchObject({
    missing: 'translation',
    categoryId: doors._id,
    deep: 'true',
    lang: 'all',
    includeHidden: 'true',
  });
});

it('is filled with pasted rows in order, and saved at once with Undo', async () => {
  const { user } = await openTable();
  const sent = fakeApi('patch', '/translations', { json: { stored: 2, change: belt._id } });
  await user.click(cell('Name of Belt'));
  await user.paste('皮带\n橡胶\n');
  await user.click(screen.getByRole('button', { name: 'Save 2 values' }));
  expect(await screen.findByText('2 values are saved.')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeInTheDocument();
  expect(partsIn(sent)).toEqual([
    { partId: belt._id, texts: { nameZh: '皮带' }, before: { nameZh: '' } },
    { partId: belt._id, texts: { materialZh: '橡胶' }, before: { materialZh: '' } },
  ]);
});

it('pasted rows with a number or an English text find their own; others are listed', async () => {
  const { user } = await openTable();
  await user.click(cell('Name of Belt'));
  await user.paste('ky1a9\t皮带\r\nrubber\t橡胶\r\nHW-R-2\tSteel\t"钢\n绳"\r\nHW-9\t无\r\n');
  expect(await screen.findByText('4 values are pasted.')).toBeInTheDocument();
  expect(cell('Name of Belt')).toHaveValue('皮带');
  expect(cell('Material of Belt')).toHaveValue('橡胶');
  expect(cell('Material of Rope')).toHaveValue('橡胶');
  expect(cell('Description of Rope')).toHaveValue('钢\n绳');
  expect(cell('Rows that are not pasted')).toHaveValue('HW-9\t无');
  cleanup();
  const { user: later, router } = await openTable();
  expect(cell('Name of Belt')).toHaveValue('皮带');
  expect(cell('Rows that are not pasted')).toHaveValue('HW-9\t无');
  await act(() => router.navigate('/dashboard/trash'));
  await later.click(await screen.findByRole('button', { name: 'Leave page' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/trash'));
  cleanup();
  await openTable();
  expect(cell('Name of Belt')).toHaveValue('');
  expect(screen.queryByText(/not pasted/)).not.toBeInTheDocument();
});

it('saves long texts in several calls, as a call has a limit', async () => {
  const described = (index: number) =>
    aPart({ name: `Part ${index}`, nameZh: '配件', description: 'Steel' });
  const parts = Array.from({ length: 40 }, (_, index) => described(index));
  const { user } = await openTable('', parts);
  const sent = fakeApi('patch', '/translations', { json: { stored: 1, change: belt._id } });
  await user.click(cell('Description of Part 0'));
  await user.paste(parts.map(() => '钢'.repeat(10_000)).join('\n'));
  await user.click(screen.getByRole('button', { name: 'Save 40 values' }));
  expect(await screen.findByText('40 values are saved.')).toBeInTheDocument();
  expect(sent.map(({ body }) => (body as { parts: object[] }).parts.length)).toEqual([34, 6]);
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

it('keeps a draft over a reload, and shows what a colleague has changed', async () => {
  const { user } = await openTable();
  await user.click(cell('Name of Belt'));
  await user.keyboard('皮带{Enter}');
  expect(cell('Material of Belt')).toHaveFocus();
  cleanup();
  const { user: other } = await openTable();
  expect(cell('Name of Belt')).toHaveValue('皮带');
  const conflict = { partId: belt._id, key: 'nameZh', value: '门带', changedBy: 'li@example.com' };
  const json = { error: 'Changed.', code: 'translation_changed', conflicts: [conflict] };
  fakeApi('patch', '/translations', { status: 409, json });
  await other.click(screen.getByRole('button', { name: 'Save 1 value' }));
  expect(
    await screen.findByText('li@example.com has changed “Name of Belt” to “门带”.'),
  ).toBeInTheDocument();
  const sent = fakeApi('patch', '/translations', { json: { stored: 1 } });
  await other.click(screen.getByRole('button', { name: 'Save mine instead' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(partsIn(sent)).toEqual([
    { partId: belt._id, texts: { nameZh: '皮带' }, before: { nameZh: '门带' } },
  ]);
});
