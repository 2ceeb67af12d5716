import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Attribute, AttributeProposal } from '@/client/api';
import { enterText } from '@/client/testing/enterText';
import { fakeApi } from '@/client/testing/fakeApi';
import { findDialog } from '@/client/testing/findDialog';
import { aTree, anId } from '@/client/testing/fixtures';
import { renderConsolePage } from '@/client/testing/renderConsole';
import type { RenderOptions } from '@/client/testing/renderWithProviders';

const page = '/dashboard/attributes';
const { tree, doors, gears } = aTree();
const names = { labelEn: 'Rated load', labelZh: '额定载重' };
const load: Attribute = { _id: anId(), key: 'load', ...names, kind: 'number', unit: 'kg' };
const opening: Attribute = {
  _id: anId(),
  key: 'opening',
  kind: 'choice',
  labelEn: 'Opening',
  labelZh: '开门方式',
};

const proposal = (partName: string, fields: Partial<AttributeProposal>): AttributeProposal => ({
  partId: anId(),
  partName,
  key: 'load',
  found: 'For cars of 630 kg',
  ...fields,
});
const car = proposal('Car frame', { number: 630 });
const door = proposal('Door', { key: 'opening', choice: 'centre', found: 'Centre opening' });

const fakeProposals = (json: AttributeProposal[]) =>
  fakeApi('get', '/attributes/proposals', { json: json as never });

async function openPage(proposals = [car, door], options?: RenderOptions) {
  fakeApi('get', '/categories/', { json: tree });
  fakeApi('get', '/attributes', { json: [load, opening] });
  const seen = fakeProposals(proposals);
  const view = renderConsolePage(`${page}?category=${doors._id}`, options);
  await screen.findByLabelText(/^(Suggested values|建议的属性值)$/, { selector: 'table' });
  return { ...view, seen };
}

const box = (label: string) => screen.getByLabelText(label);
const value = (label: string) => screen.getByLabelText(label, { selector: 'input[type=text]' });
const confirm = (text: string | RegExp = /^Confirm/) =>
  screen.getByText(text, { selector: 'button' });

it('are requested by category, and show the text that they were found in', async () => {
  fakeApi('get', '/categories/', { json: tree });
  fakeApi('get', '/attributes', { json: [load, opening] });
  const seen = fakeProposals([car]);
  const { user, router } = renderConsolePage(page);
  const select = await screen.findByLabelText('Category');
  await within(select).findByText('Safety Gears');
  expect(seen).toHaveLength(0);
  await user.selectOptions(select, 'Safety Gears');
  const link = await screen.findByText('Car frame', { selector: 'a' });
  expect(link).toHaveAttribute('href', `/dashboard/single-sparePart/${car.partId}`);
  const row = within(link.closest('tr')!);
  expect(row.getByRole('cell', { name: 'Rated load (kg)' })).toBeInTheDocument();
  expect(row.getByRole('cell', { name: 'For cars of 630 kg' })).toBeInTheDocument();
  expect(value('Rated load of Car frame')).toHaveValue('630');
  expect(seen[0]?.url.searchParams.get('categoryId')).toBe(gears._id);
  expect(router.state.location.search).toBe(`?category=${gears._id}`);
});

it('are stored as they were selected and corrected, and no others', async () => {
  const { user, seen } = await openPage();
  const sent = fakeApi('post', '/attributes/values', { json: { stored: 1 } });
  expect(confirm('Confirm selected values')).toBeDisabled();
  await user.click(box('Select Rated load of Car frame'));
  await user.clear(value('Rated load of Car frame'));
  await enterText(user, value('Rated load of Car frame'), '1.6');
  expect(screen.getByText('1 of 2 selected')).toBeInTheDocument();
  fakeProposals([door]);
  await user.click(confirm('Confirm 1 value'));
  expect(await screen.findByText('1 value is saved.')).toBeInTheDocument();
  expect(sent[0]?.body).toEqual({
    values: [{ partId: car.partId, key: 'load', before: null, number: 1.6 }],
  });
  await waitFor(() => expect(screen.queryByText('Car frame')).not.toBeInTheDocument());
  expect(screen.getByText('0 of 1 selected')).toBeInTheDocument();
  expect(seen).toHaveLength(1);
});

it('are what a page opens at whose URL names a category', async () => {
  await openPage();
  const section = screen.getByRole('region', { name: 'Suggested values' });
  expect(section.parentElement).toHaveFocus();
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
});

it('can be selected all or none', async () => {
  const { user } = await openPage();
  const sent = fakeApi('post', '/attributes/values', { json: { stored: 2 } });
  await user.click(screen.getByText('Select all'));
  expect(box('Select Opening of Door')).toBeChecked();
  await user.click(screen.getByText('Select none'));
  expect(confirm()).toBeDisabled();
  await user.click(screen.getByText('Select all'));
  await user.click(confirm('Confirm 2 values'));
  expect(await screen.findByText('2 values are saved.')).toBeInTheDocument();
  expect(sent[0]?.body).toEqual({
    values: [
      { partId: car.partId, key: 'load', before: null, number: 630 },
      { partId: door.partId, key: 'opening', before: null, choice: 'centre' },
    ],
  });
});

it('that are invalid are not sent', async () => {
  const { user } = await openPage();
  const sent = fakeApi('post', '/attributes/values');
  await user.clear(value('Rated load of Car frame'));
  await enterText(user, value('Rated load of Car frame'), 'many');
  await user.clear(value('Opening of Door'));
  await user.click(screen.getByText('Select all'));
  await user.click(confirm());
  expect(await screen.findByText(/^2 selected values are not valid/)).toBeInTheDocument();
  expect(value('Rated load of Car frame')).toHaveFocus();
  expect(value('Rated load of Car frame')).toHaveAccessibleDescription(/^Please enter a number/);
  expect(value('Opening of Door')).toHaveAccessibleDescription('Please enter a value.');
  expect(sent).toHaveLength(0);
});

it('preserve selections and corrections when confirming or reloading fails', async () => {
  const { user } = await openPage();
  const error = 'There is no attribute “load”.';
  fakeApi('post', '/attributes/values', { status: 400, json: { error } });
  await user.click(box('Select Rated load of Car frame'));
  await enterText(user, value('Rated load of Car frame'), '5');
  await enterText(user, value('Opening of Door'), ' left');
  await user.click(confirm());
  expect(await screen.findByText(error)).toBeInTheDocument();
  expect(value('Rated load of Car frame')).toHaveValue('6305');
  expect(box('Select Rated load of Car frame')).toBeChecked();

  fakeApi('post', '/attributes/values', { json: { stored: 1 } });
  fakeApi('get', '/attributes/proposals', { status: 500, json: {} });
  await user.click(confirm());
  expect(await screen.findByText('The suggested values could not be loaded.')).toBeInTheDocument();
  fakeProposals([door]);
  await user.selectOptions(screen.getByLabelText('Category'), 'Safety Gears');
  const question = await findDialog('Leave without saving?');
  await user.click(within(question).getByRole('button', { name: 'Stay here' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  await user.click(screen.getByText('Try again'));
  expect(await screen.findByDisplayValue('centre left')).toBeInTheDocument();
});

it('are as they were selected and corrected after a page load in the other language', async () => {
  const { user } = await openPage();
  await enterText(user, value('Rated load of Car frame'), '5');
  await user.click(box('Select Opening of Door'));
  cleanup();
  const other = await openPage([car, door], { language: 'zh' });
  expect(value('Car frame的额定载重')).toHaveValue('6305');
  expect(box('选择Door的开门方式')).toBeChecked();
  expect(screen.getByText(/您之前在此输入的内容已恢复/)).toBeInTheDocument();
  await other.user.click(screen.getByText('放弃'));
  expect(value('Car frame的额定载重')).toHaveValue('630');
  cleanup();
  await openPage();
  expect(screen.getByText('0 of 2 selected')).toBeInTheDocument();
  expect(value('Rated load of Car frame')).toHaveValue('630');
});

it('are left for those of another category, also with Back, after a confirmation', async () => {
  const { user, router } = await openPage();
  const select = screen.getByLabelText('Category');
  await user.selectOptions(select, 'Safety Gears');
  await waitFor(() => expect(router.state.location.search).toBe(`?category=${gears._id}`));
  await enterText(user, await screen.findByLabelText('Rated load of Car frame'), '5');
  // Not in `act`, which ends before the dialog has taken the focus.
  await waitFor(() => router.navigate(-1));
  const question = await findDialog('Leave without saving?');
  await user.click(screen.getByText('Stay here'));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(select).toHaveDisplayValue('Safety Gears');
  expect(value('Rated load of Car frame')).toHaveValue('6305');

  await user.selectOptions(select, doors._id);
  await findDialog('Leave without saving?');
  await user.click(screen.getByText('Leave page'));
  await waitFor(() => expect(select).toHaveValue(doors._id));
  await act(() => router.navigate(-1));
  expect(await screen.findByLabelText('Rated load of Car frame')).toHaveValue('630');
});

it.each([
  ['is replaced', 'Save mine instead', '5'],
  ['stays', 'Keep this value', undefined],
])(
  'a value that a colleague has stored %s once the admin has chosen',
  async (_what, button, now) => {
    const { user } = await openPage();
    const sent = fakeApi('post', '/attributes/values', ({ body }) => {
      const [{ before }] = (body as { values: [{ before: unknown }] }).values;
      if (before === '5') return { json: { stored: 2 } };
      const conflict = { partId: car.partId, key: 'load', value: '5', changedBy: 'li@example.com' };
      const json = { error: 'Changed.', code: 'attribute_value_changed', conflicts: [conflict] };
      return { status: 409, json: json as never };
    });
    await user.click(screen.getByText('Select all'));
    const seen = fakeProposals([door]);
    await user.click(confirm());
    const text = 'li@example.com has changed “Rated load of Car frame” to “5”.';
    expect(await screen.findByText(text)).toBeInTheDocument();
    await waitFor(() => expect(seen).toHaveLength(1));
    expect(value('Rated load of Car frame')).toHaveValue('630');
    await user.click(screen.getByText(button));
    await waitFor(() => expect(screen.queryByText('Car frame')).not.toBeInTheDocument());
    const { values } = sent.at(-1)?.body as { values: { before?: unknown }[] };
    expect([sent.length, values[0]?.before]).toEqual(now ? [2, now] : [1, null]);
    expect(screen.getByText(`${now ? 0 : 1} of 1 selected`)).toBeInTheDocument();
  },
);

it('that are proposed no more stay while they are corrected', async () => {
  const { user } = await openPage();
  await enterText(user, value('Rated load of Car frame'), '5');
  fakeApi('post', '/attributes/values', { json: { stored: 1 } });
  const seen = fakeProposals([]);
  await user.click(box('Select Opening of Door'));
  await user.click(confirm());
  await waitFor(() => expect(seen).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('Door')).not.toBeInTheDocument());
  expect(value('Rated load of Car frame')).toHaveValue('6305');
  await user.clear(value('Rated load of Car frame'));
  await enterText(user, value('Rated load of Car frame'), '630');
  expect(await screen.findByText(/contain no further values/)).toBeInTheDocument();
});
