import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ImportSummary } from '@/client/api';
import { hasDrafts, writeDraft } from '@/client/components/console/formDraft';
import { fakeApi } from '@/client/testing/fakeApi';
import { aFile } from '@/client/testing/files';
import { findDialog } from '@/client/testing/findDialog';
import { anImport, anImportSummary } from '@/client/testing/imports';
import { renderConsolePage } from '@/client/testing/renderConsole';

const list = aFile('price-list.xlsx', '');
const archive = aFile('images.zip', '');
const created = anImport({ state: 'reading' });

const input = () => screen.getByLabelText('Spreadsheet and ZIP file of images');

async function openPage(imports: ImportSummary[] = []) {
  const listed = fakeApi('get', '/imports', { json: { data: imports, total: imports.length } });
  fakeApi('get', `/imports/${created._id}`, { json: created });
  const view = renderConsolePage('/dashboard/import');
  const upload = await screen.findByRole('button', { name: 'Upload' });
  return { ...view, listed, upload };
}

describe('the upload of a spreadsheet', () => {
  it('sends the chosen files and opens their import', async () => {
    const sent = fakeApi('post', '/imports', { status: 202, json: created });
    const { user, upload, router } = await openPage();
    await user.upload(input(), [list, archive]);
    await user.click(upload);
    expect(await screen.findByRole('heading', { name: 'Being read' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(`/dashboard/import/${created._id}`);
    const form = sent[0]!.body as FormData;
    expect([...form].map(([name, file]) => [name, (file as File).name])).toEqual([
      ['file', 'price-list.xlsx'],
      ['images', 'images.zip'],
    ]);
  });

  it('takes dropped files, and names those that are none of the two kinds or too large', async () => {
    const { user, upload } = await openPage();
    const sized = (name: string, mib: number) =>
      Object.defineProperty(aFile(name, ''), 'size', { value: mib * 1024 ** 2 });
    const large = [sized('large.zip', 201), sized('large.xlsx', 201), sized('large.csv', 21)];
    const files = [list, ...large, aFile('old.xls', '')];
    fireEvent.drop(input(), { dataTransfer: { files } });
    expect(await screen.findByText('price-list.xlsx')).toBeInTheDocument();
    expect(screen.getByText(/^“large.zip” is larger than 200 MB/)).toBeInTheDocument();
    expect(
      screen.getByText(/^“large.xlsx” is larger than 200 MB and was not taken.$/),
    ).toBeVisible();
    expect(screen.getByText(/^“large.csv” is larger .* Save it as “Excel workbook/)).toBeVisible();
    expect(screen.getByText(/^“old.xls” is no Excel workbook/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove price-list.xlsx' }));
    expect(input()).toHaveFocus();
    await user.click(upload);
    expect(await screen.findByText('Please choose a spreadsheet.')).toBeInTheDocument();
  });

  it('takes one spreadsheet of several, and another one in its place', async () => {
    const { user } = await openPage();
    await user.upload(input(), [list, aFile('prices.csv', ''), archive]);
    expect(screen.getByText('price-list.xlsx')).toBeInTheDocument();
    expect(screen.getByText('images.zip')).toBeInTheDocument();
    const text = '“prices.csv” was not taken: an import has one spreadsheet and one ZIP file.';
    expect(screen.getByText(text)).toBeInTheDocument();
    await user.upload(input(), aFile('prices.csv', ''));
    expect(await screen.findByText('prices.csv')).toBeInTheDocument();
    expect(screen.queryByText('price-list.xlsx')).not.toBeInTheDocument();
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  it('leaves the files chosen where the upload has failed', async () => {
    const { user, upload } = await openPage();
    await user.upload(input(), list);
    for (const [response, text] of [
      [{ fault: true }, /^The server could not be reached/],
      [
        { status: 413, json: { error: 'The form is too large.', code: 'form_too_large' } },
        /^The form is too large/,
      ],
      [{ status: 401, json: { error: 'Please log in.' } }, /^Your session had ended/],
    ] as const) {
      fakeApi('post', '/imports', response);
      await user.click(upload);
      expect(await screen.findByText(text)).toBeInTheDocument();
      expect(screen.getByText('price-list.xlsx')).toBeInTheDocument();
    }
  });

  it('says that a chosen file has been changed since', async () => {
    fakeApi('post', '/imports', { fault: true });
    const { user, upload } = await openPage();
    await user.upload(input(), list);
    const gone = Promise.reject(new DOMException('', 'NotReadableError'));
    gone.catch(() => undefined);
    jest.spyOn(list, 'slice').mockReturnValue({ arrayBuffer: () => gone } as unknown as Blob);
    await user.click(upload);
    expect(await screen.findByText(/^“price-list.xlsx” was changed or moved/)).toBeInTheDocument();
  });

  it('can be cancelled while it is under way', async () => {
    fakeApi('post', '/imports', { pending: true });
    const { user, upload } = await openPage();
    await user.upload(input(), list);
    await user.click(upload);
    expect(await screen.findByText(/^Sending 1 kB\./)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText(/^The upload has been cancelled/)).toBeInTheDocument();
    expect(screen.getByText('price-list.xlsx')).toBeInTheDocument();
  });
});

it('the list of imports says who has uploaded what and how far it is, and removes one', async () => {
  const counts = { new: 4651, changed: 0, unchanged: 0, faulty: 1, excluded: 0 };
  const applied = anImportSummary({ state: 'applied', counts });
  const drafts = [`import ${applied._id} row 0 17`, 'importRow of another'];
  for (const draft of drafts) writeDraft(draft, { values: {}, files: [] });
  const removed = fakeApi('delete', `/imports/${applied._id}`, {
    json: { message: 'The import is removed.' },
  });
  const { user, listed } = await openPage([applied]);
  const table = await screen.findByRole('table', { name: 'Recent imports' });
  const row = within(table).getByText('price-list.xlsx').closest('tr')!;
  expect(row).toHaveTextContent('Imported');
  expect(row).toHaveTextContent('New (4,651) · Faulty (1)');
  expect(row).toHaveTextContent('colleague@example.com');
  await user.click(within(row).getByRole('button', { name: 'Delete price-list.xlsx' }));
  const dialog = await findDialog('Are you sure?');
  expect(dialog).toHaveTextContent(
    'What it has changed in the catalogue stays, and can be undone in the history.',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Yes, delete it!' }));
  await waitFor(() => expect(removed).toHaveLength(1));
  await waitFor(() => expect(listed.length).toBeGreaterThan(1));
  expect(drafts.map((draft) => hasDrafts(draft))).toEqual([false, true]);
});
