import { screen, waitFor, within } from '@testing-library/react';
import type { Attribute } from '@/client/api';
import { AttributeDialog } from '@/client/features/attributes/AttributeDialog';
import { enterText } from '@/client/testing/enterText';
import { fakeApi } from '@/client/testing/fakeApi';
import { findDialog } from '@/client/testing/findDialog';
import { aTree, anId } from '@/client/testing/fixtures';
import { renderConsolePage } from '@/client/testing/renderConsole';
import { renderWithProviders } from '@/client/testing/renderWithProviders';

const page = '/dashboard/attributes';
const { tree, doors, operators, rails } = aTree();

const load: Attribute = {
  _id: anId(),
  key: 'load',
  labelEn: 'Rated load',
  labelZh: '额定载重',
  kind: 'number',
  unit: 'kg',
  valueCount: 7,
};
const opening: Attribute = {
  _id: anId(),
  key: 'opening',
  labelEn: 'Opening',
  labelZh: '开门方式',
  kind: 'choice',
  categoryIds: [{ _id: doors._id, name: doors.name }],
  choices: [{ value: 'centre', valueZh: '中分' }, { value: 'side' }, { value: 'IP54' }],
  valueCount: 0,
};

const ofDeleted = {
  ...load,
  _id: anId(),
  key: 'depth',
  labelEn: 'Depth',
  labelZh: '深度',
  unit: undefined,
  categoryIds: [{ _id: anId(), name: '' }],
  valueCount: 0,
};

async function openPage() {
  fakeApi('get', '/categories/', { json: tree });
  const seen = fakeApi('get', '/attributes', { json: [load, opening, ofDeleted] as never });
  const view = renderConsolePage(page);
  const table = await screen.findByRole('table', { name: 'Attributes' });
  return { ...view, seen, table };
}
type User = Awaited<ReturnType<typeof openPage>>['user'];

/** The dialog without the page. */
async function openDialog(attribute?: Attribute) {
  const view = renderWithProviders(
    <AttributeDialog attribute={attribute} categories={[]} onClose={() => undefined} />,
  );
  const title = attribute ? 'Change the attribute' : 'Add an attribute';
  return { ...view, dialog: within(await findDialog(title)) };
}
type Dialog = Awaited<ReturnType<typeof openDialog>>['dialog'];

const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .slice(0, -1)
    .map((cell) => cell.textContent);

describe('the attributes', () => {
  it('are listed with names, kind, unit, category and parts, and lead to the proposals below', async () => {
    const { user, table } = await openPage();
    expect(within(table).getAllByRole('row').slice(1).map(cells)).toEqual([
      ['Rated load', '额定载重', 'load', 'Number (kg)', 'All parts', '7'],
      ['Opening', '开门方式', 'opening', 'Choice', 'Door Systems', '0'],
      ['Depth', '深度', 'depth', 'Number', 'None: the category is deleted', '0'],
    ]);
    const section = screen.getByRole('region', { name: 'Suggested values' });
    await user.click(screen.getByRole('button', { name: 'Suggested values' }));
    expect(section.parentElement).toHaveFocus();
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it('show that they could not be loaded, or are none', async () => {
    fakeApi('get', '/attributes', { status: 400, json: {} });
    const failed = renderConsolePage(page);
    expect(await screen.findByText('The attributes could not be loaded.')).toBeInTheDocument();
    fakeApi('get', '/attributes', { json: [] });
    await failed.user.click(screen.getByText('Try again'));
    expect(await screen.findByText('There are no attributes yet.')).toBeInTheDocument();
    expect(screen.getByText('Add attribute')).toBeInTheDocument();
    expect(screen.queryByText('Suggested values')).not.toBeInTheDocument();
  });
});

describe('a new attribute', () => {
  const fill = async (user: User, dialog: Dialog) => {
    await enterText(user, dialog.getByLabelText(/^English name/), 'Door width');
    await enterText(user, dialog.getByLabelText(/^Chinese name/), '门宽');
    await enterText(user, dialog.getByLabelText(/^Name in links/), 'doorWidth');
  };

  it('is stored with its unit and category', async () => {
    const { user, seen } = await openPage();
    const sent = fakeApi('post', '/attributes', { status: 201, json: { ...load } });
    await user.click(screen.getByRole('button', { name: 'Add attribute' }));
    const dialog = within(await findDialog('Add an attribute'));
    await fill(user, dialog);
    await enterText(user, dialog.getByLabelText(/^Unit/), 'mm');
    const categories = dialog.getByRole('combobox', { name: 'Categories' });
    await enterText(user, categories, 'door');
    await user.click(dialog.getByText('Add'));
    expect(await dialog.findByText('No category was chosen for “door”.')).toBeInTheDocument();
    expect(categories).toHaveFocus();
    expect(sent).toHaveLength(0);
    await enterText(user, categories, ' op');
    await user.click(await screen.findByRole('option', { name: '— Door Operators' }));
    // The only category that it can mean.
    await enterText(user, categories, 'guide rails');
    await user.click(dialog.getByText('Add'));
    expect(await screen.findByText('The attribute “Door width” is added.')).toBeInTheDocument();
    expect(sent[0]?.body).toEqual({
      key: 'doorWidth',
      labelEn: 'Door width',
      labelZh: '门宽',
      kind: 'number',
      unit: 'mm',
      categoryIds: [operators._id, rails._id],
    });
    await waitFor(() => expect(seen).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('that is a choice has no unit', async () => {
    const sent = fakeApi('post', '/attributes', { status: 201, json: { ...opening } });
    const { user, dialog } = await openDialog();
    await fill(user, dialog);
    await enterText(user, dialog.getByLabelText(/^Unit/), 'mm');
    await user.selectOptions(dialog.getByLabelText(/^Kind/), 'Choice');
    expect(dialog.queryByLabelText(/^Unit/)).not.toBeInTheDocument();
    await user.click(dialog.getByText('Add'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({
      key: 'doorWidth',
      labelEn: 'Door width',
      labelZh: '门宽',
      kind: 'choice',
    });
  });

  it('is validated, and preserved where it is rejected', async () => {
    const sent = fakeApi('post', '/attributes');
    const { user, dialog } = await openDialog();
    await enterText(user, dialog.getByLabelText(/^Name in links/), 'Door width');
    await user.click(dialog.getByText('Add'));
    expect(await dialog.findByText('Please enter the English name.')).toBeInTheDocument();
    expect(dialog.getByText('Please enter the Chinese name.')).toBeInTheDocument();
    expect(dialog.getByText(/^Please enter a small letter/)).toBeInTheDocument();
    await user.click(document.querySelector('.MuiDialog-container')!);
    await findDialog('Discard your changes?');
    await user.click(screen.getByText('Keep editing'));
    expect(await dialog.findByLabelText(/^Name in links/)).toHaveValue('Door width');
    expect(sent).toHaveLength(0);

    const error = 'The key is taken.';
    fakeApi('post', '/attributes', { status: 409, json: { error } });
    await user.clear(dialog.getByLabelText(/^Name in links/));
    await fill(user, dialog);
    await user.click(dialog.getByText('Add'));
    expect(await dialog.findByText(error)).toBeInTheDocument();
    expect(dialog.getByLabelText(/^Name in links/)).toHaveValue('doorWidth');
  });
});

it('an attribute is changed with its choices in Chinese, and keeps a category that is not in the tree', async () => {
  fakeApi('get', '/attributes', { json: [opening] });
  const { user } = renderConsolePage(page);
  const sent = fakeApi('put', '/attributes/:id', { json: { ...opening } });
  await user.click(await screen.findByLabelText('Edit Opening'));
  const dialog = within(await findDialog('Change the attribute'));
  expect(dialog.queryByLabelText(/^IP54/)).not.toBeInTheDocument();
  await user.clear(dialog.getByLabelText(/^centre/));
  await enterText(user, dialog.getByLabelText(/^centre/), '中开');
  const name = dialog.getByLabelText(/^English name/);
  await user.clear(name);
  await enterText(user, name, 'Door opening');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('The attribute “Door opening” is saved.')).toBeInTheDocument();
  expect(sent[0]?.url.pathname).toBe(`/attributes/${opening._id}`);
  expect(sent[0]?.body).toEqual({
    key: 'opening',
    labelEn: 'Door opening',
    labelZh: '开门方式',
    kind: 'choice',
    categoryIds: [doors._id],
    choices: [
      { value: 'centre', valueZh: '中开' },
      { value: 'side', valueZh: '' },
    ],
  });
});

it('an attribute that parts have values of has a fixed key and unit', async () => {
  const { dialog: used, unmount } = await openDialog(load);
  const key = used.getByLabelText(/^Name in links/);
  expect(key).toHaveAttribute('readonly');
  expect(key).toHaveAccessibleDescription(/^Cannot be changed while parts have values/);
  expect(used.getByLabelText(/^Unit/)).toHaveAccessibleDescription(
    /only a unit of length can be changed/,
  );
  unmount();

  const { dialog: unused } = await openDialog(opening);
  expect(unused.getByLabelText(/^Name in links/)).not.toHaveAttribute('readonly');
});

describe('deleting an attribute', () => {
  it('says what is lost and that it can be undone, and offers that', async () => {
    const { user, seen } = await openPage();
    const change = anId();
    const sent = fakeApi('delete', '/attributes/:id', { json: { message: 'Gone.', change } });
    await user.click(screen.getByLabelText('Delete Opening'));
    const dialog = await findDialog('Are you sure?');
    expect(dialog).toHaveTextContent('“Opening” disappears from filters, forms and imports.');
    expect(dialog).toHaveTextContent('This can be undone, also later in the history.');
    await user.click(within(dialog).getByText('Yes, delete it!'));
    expect(await screen.findByText('The attribute is deleted.')).toBeInTheDocument();
    expect(sent[0]?.url.pathname).toBe(`/attributes/${opening._id}`);
    await waitFor(() => expect(seen).toHaveLength(3));
    const undone = fakeApi('post', `/changes/${change}/undo`, {
      json: { changed: 1, skipped: [] },
    });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('1 record is as it was before.')).toBeInTheDocument();
    expect(undone).toHaveLength(1);
    await waitFor(() => expect(seen).toHaveLength(4));
  });

  it('that is in use says why it stays, and first removes the values', async () => {
    const { user } = await openPage();
    const removed = fakeApi('delete', '/attributes/:id/values', {
      json: { matched: 7, changed: 7, change: anId() },
    });
    await user.click(screen.getByLabelText('Delete Rated load'));
    const used = await findDialog('This attribute is in use');
    expect(used).toHaveTextContent('“Rated load” stays while 7 spare parts have a value of it');
    fakeApi('get', '/attributes', { json: [{ ...load, valueCount: 0 }, opening] as never });
    await user.click(within(used).getByText('Remove the values of 7 spare parts'));
    expect(await screen.findByText('The values of 7 spare parts are removed.')).toBeInTheDocument();
    expect(removed[0]?.url.pathname).toBe(`/attributes/${load._id}/values`);
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await user.click(screen.getByLabelText('Delete Rated load'));
    expect(await findDialog('Are you sure?')).toHaveTextContent('Rated load');
  });

  it('says so where a part has got a value by then, and leads to the values', async () => {
    const { user } = await openPage();
    const error = 'An attribute stays while parts have values of it.';
    fakeApi('delete', '/attributes/:id', { status: 409, json: { error } });
    await user.click(screen.getByLabelText('Delete Opening'));
    fakeApi('get', '/attributes', { json: [load, { ...opening, valueCount: 1 }] as never });
    await user.click(await screen.findByText('Yes, delete it!'));
    expect(await findDialog('Failed!')).toHaveTextContent(error);
    await user.click(screen.getByText('OK'));
    await waitFor(() => expect(screen.queryByText('Failed!')).not.toBeInTheDocument());
    await user.click(screen.getByLabelText('Delete Opening'));
    const used = within(await findDialog('This attribute is in use'));
    expect(used.getByRole('link', { name: 'Attributes of “Door Systems”' })).toHaveAttribute(
      'href',
      `/dashboard/category/${doors._id}/values`,
    );
  });
});
