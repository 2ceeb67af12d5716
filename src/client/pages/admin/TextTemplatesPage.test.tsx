import { screen, within } from '@testing-library/react';
import { enterText } from '@/client/testing/enterText';
import { fakeApi } from '@/client/testing/fakeApi';
import { findDialog } from '@/client/testing/findDialog';
import { aTextTemplate, anId } from '@/client/testing/fixtures';
import { renderConsolePage } from '@/client/testing/renderConsole';
import { paths } from '@/shared/siteMap';

const template = aTextTemplate();

it('lists, adds, changes and removes texts', async () => {
  fakeApi('get', '/text-templates', { json: [template] });
  const created = fakeApi('post', '/text-templates', { status: 201, json: template });
  const updated = fakeApi('put', '/text-templates/:id', { json: template });
  const deleted = fakeApi('delete', '/text-templates/:id', {
    json: { message: 'Done.', change: anId() },
  });
  const { user } = renderConsolePage(paths.textTemplates());
  const row = await screen.findByRole('row', { name: /30\/70 Payment terms/ });
  expect(row).toHaveTextContent('下单时付30%。');

  await user.click(screen.getByRole('button', { name: 'Add text' }));
  const adding = within(await findDialog('Add a text'));
  await enterText(user, adding.getByLabelText(/^Name/), 'Packing');
  await user.click(adding.getByRole('button', { name: 'Save Changes' }));
  const english = adding.getByLabelText(/^English text/);
  expect(english).toHaveAccessibleDescription('Please enter the text in at least one language.');
  expect(english).toHaveFocus();
  await enterText(user, english, 'In crates.');
  await user.click(adding.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('The text is saved.')).toBeInTheDocument();
  const values = { field: 'introduction', name: 'Packing', textEn: 'In crates.', textZh: '' };
  expect(created[0]?.body).toEqual(values);

  await user.click(await screen.findByRole('button', { name: /edit 30\/70/i }));
  const editing = within(await findDialog('Change the text'));
  await enterText(user, editing.getByLabelText(/^Chinese text/), '余款发货前付清。');
  await user.click(editing.getByRole('button', { name: 'Save Changes' }));
  const { _id, ...form } = template;
  await screen.findByRole('button', { name: 'Add text' });
  expect(updated[0]?.body).toEqual({ ...form, textZh: '下单时付30%。余款发货前付清。' });

  await user.click(screen.getByRole('button', { name: /delete 30\/70/i }));
  const dialog = await findDialog('Are you sure?');
  expect(dialog).toHaveTextContent('Quotations and answers keep what was inserted before.');
  expect(dialog).toHaveTextContent('This can be undone, also later in the history.');
  await user.click(within(dialog).getByRole('button', { name: 'Yes, delete it!' }));
  expect(await screen.findByText('The text is removed.')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeInTheDocument();
  expect(deleted[0]?.url.pathname).toMatch(new RegExp(`${_id}$`));
});
