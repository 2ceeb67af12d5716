import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '@/client/testing/fakeApi';
import { aFile } from '@/client/testing/files';
import { findDialog } from '@/client/testing/findDialog';
import { aPart } from '@/client/testing/fixtures';
import { renderConsolePage } from '@/client/testing/renderConsole';

const aPdf = (name: string) => aFile(name, 'application/pdf', '%PDF-1.7');
const part = aPart({
  name: 'Governor',
  documents: [
    { file: 'a.pdf', title: 'OG-240 data sheet', kind: 'datasheet', size: 1_230_000 },
    { file: 'b.pdf', title: 'Type examination', kind: 'certificate', size: 34_000 },
  ],
});
const editPage = `/dashboard/edit-sparePart/${part._id}`;
const choose = () => screen.findByLabelText('Documents', { selector: 'input' });
const rows = () => screen.getAllByRole('group', { name: /^Document \d+ of/ });
const titles = () =>
  rows().map((row) => within(row).getByLabelText<HTMLInputElement>(/^Title/).value);
const listIn = (body: unknown) => (body as FormData).get('documentList');

describe('the documents of a spare part', () => {
  beforeEach(() => {
    fakeApi('get', '/categories/', { json: [] });
    fakeApi('get', '/spare-parts/:id', { json: part });
  });

  it('are named by their files, arranged by buttons that keep the focus, and sent with a list', async () => {
    const seen = fakeApi('post', '/spare-parts', {
      status: 400,
      json: {
        error: 'The PDF "b.pdf" is broken or not complete.',
        code: 'pdf_incomplete',
        documents: [
          { index: 0, error: 'The PDF "b.pdf" is broken or not complete.', code: 'pdf_incomplete' },
        ],
      },
    });
    renderConsolePage('/dashboard/add-spareParts');
    const user = userEvent.setup({ applyAccept: false });
    await user.click(await screen.findByLabelText(/^Name/));
    await user.paste('Governor');
    await user.upload(await choose(), [aFile('c.txt', 'text/plain'), aPdf('a.PDF'), aPdf('b.pdf')]);
    expect(await screen.findByText('“c.txt” is not a PDF and was left out.')).toBeInTheDocument();
    expect(titles()).toEqual(['a', 'b']);
    await user.click(screen.getByLabelText('Move document 2 up'));
    expect(titles()).toEqual(['b', 'a']);
    expect(screen.getByLabelText('Move document 1 down')).toHaveFocus();
    await user.selectOptions(within(rows()[1]!).getByLabelText('Kind'), 'Drawing');
    await user.click(screen.getByText('Add Spare Part', { selector: 'button' }));
    await findDialog('Failed to create spare part');
    const body = seen[0]?.body as FormData;
    expect(body.getAll('documents').map((file) => (file as File).name)).toEqual(['b.pdf', 'a.PDF']);
    expect(JSON.parse(String(listIn(body)))).toEqual([
      { file: 'new:0', title: 'b', kind: 'datasheet' },
      { file: 'new:1', title: 'a', kind: 'drawing' },
    ]);
    await user.click(screen.getByText('OK'));
    expect(within(rows()[0]!).getByText('Not accepted')).toBeVisible();
    expect(screen.getByText('The PDF "b.pdf" is broken or not complete.')).toBeVisible();
    await user.click(screen.getByLabelText('Remove document 1'));
    expect(screen.getByLabelText('Remove document 1')).toHaveFocus();
    await user.click(screen.getByLabelText('Remove document 1'));
    expect(await choose()).toHaveFocus();
  });

  it('are ten at most; those left out are counted, and what is typed stays', async () => {
    const { user } = renderConsolePage(editPage);
    const input = await choose();
    const title = within(rows()[0]!).getByLabelText(/^Title/);
    await user.clear(title);
    await user.type(title, 'Typed');
    await user.upload(
      input,
      Array.from({ length: 9 }, (_, index) => aPdf(`${index}.pdf`)),
    );
    expect(
      await screen.findByText('At most 10 documents are allowed; 1 was left out.'),
    ).toBeVisible();
    expect(titles()).toEqual(['Typed', 'Type examination', ...'01234567']);
  });

  it('are sent only when they have changed, also when none is left', async () => {
    const seen = fakeApi('put', '/spare-parts/:id', { status: 500, json: {} });
    const { user } = renderConsolePage(editPage);
    await choose();
    expect(titles()).toEqual(['OG-240 data sheet', 'Type examination']);
    expect(screen.getByText('PDF · 1.2 MB')).toHaveAttribute(
      'href',
      expect.stringMatching(/\/documents\/a\.pdf$/),
    );
    const save = async () => {
      await user.click(screen.getByText('Save Changes'));
      await findDialog('Failed to update spare part');
      await user.click(screen.getByText('OK'));
    };
    await save();
    await user.click(screen.getByLabelText('Remove document 1'));
    await user.clear(within(rows()[0]!).getByLabelText(/^Title/));
    await user.click(screen.getByText('Save Changes'));
    expect(await screen.findByText('Please enter a title.')).toBeVisible();
    await user.click(screen.getByLabelText('Remove document 1'));
    await save();
    expect(seen.map(({ body }) => listIn(body))).toEqual([null, '[]']);
  });
});
