import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { fakeApi } from '@/client/testing/fakeApi';
import { findDialog } from '@/client/testing/findDialog';
import { aFile, anImage, fakeObjectUrls } from '@/client/testing/files';
import { aPart } from '@/client/testing/fixtures';
import { renderPartForm } from '@/client/testing/renderPartForm';

const images = () => screen.queryAllByAltText(/^Image \d+ of/);

describe('the images of a spare part', () => {
  const choose = () => screen.findByLabelText('Images', { selector: 'input' });
  const order = () => images().map((image) => image.getAttribute('src'));
  const press = async (user: UserEvent, name: string) => user.click(screen.getByLabelText(name));

  it('are removed and moved by buttons that keep the focus', async () => {
    const { created, revoked } = fakeObjectUrls();
    const { user } = renderPartForm();
    await user.upload(await choose(), [anImage('a.png'), anImage('b.png'), anImage('c.png')]);
    const [a, b, c] = created;
    expect(order()).toEqual([a, b, c]);
    expect(screen.getByLabelText('Move image 1 to the left')).toBeDisabled();
    await press(user, 'Move image 1 to the right');
    expect(order()).toEqual([b, a, c]);
    expect(screen.getByLabelText('Move image 2 to the right')).toHaveFocus();
    await press(user, 'Move image 3 to the left');
    await press(user, 'Move image 2 to the left');
    expect(order()).toEqual([c, b, a]);
    // The end is reached: the focus goes to the way back, so that Enter removes nothing.
    expect(screen.getByLabelText('Move image 1 to the right')).toHaveFocus();
    await press(user, 'Move image 2 to the right');
    expect(order()).toEqual([c, a, b]);
    expect(screen.getByLabelText('Move image 3 to the left')).toHaveFocus();
    await press(user, 'Remove image 1');
    expect(order()).toEqual([a, b]);
    expect(revoked).toEqual([c]);
    expect(screen.getByLabelText('Remove image 1')).toHaveFocus();
    await press(user, 'Remove image 2');
    expect(screen.getByLabelText('Remove image 1')).toHaveFocus();
    await press(user, 'Remove image 1');
    expect(await choose()).toHaveFocus();
  });

  it('are of the accepted kinds only, none too large, and at most 20', async () => {
    fakeObjectUrls();
    renderPartForm();
    const user = userEvent.setup({ applyAccept: false });
    expect(await choose()).toHaveAttribute(
      'accept',
      'image/jpeg,image/png,image/webp,image/avif,image/gif',
    );
    const large = aFile('large.png', 'image/png');
    Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 });
    const files = [aFile('notes.txt', 'text/plain'), anImage('a.png'), large];
    await user.upload(await choose(), files);
    const group = within(screen.getByRole('group', { name: 'Images' }));
    expect(
      await group.findByText(
        '“notes.txt” is not a JPEG, PNG, WebP, AVIF or GIF image and was not added.',
      ),
    ).toBeInTheDocument();
    expect(group.getByText('“large.png” is larger than 10 MB and was not added.')).toBeVisible();
    expect(images()).toHaveLength(1);
    await press(user, 'Remove image 1');
    fireEvent.drop(screen.getByText('Add images'), {
      dataTransfer: { files: [aFile('scan.png', 'image/png', '%PDF-1.7'), anImage('b.png')] },
    });
    expect(await group.findByText(/^“scan.png” is not a JPEG/)).toBeInTheDocument();
    expect(images()).toHaveLength(1);
    await press(user, 'Remove image 1');
    await user.upload(
      await choose(),
      Array.from({ length: 22 }, (_, index) => anImage(`${index}.png`)),
    );
    await waitFor(() => expect(images()).toHaveLength(20));
    expect(group.getByText('At most 20 images are allowed; 2 were not added.')).toBeVisible();
  });

  it('are rejected by their pixels once the preview shows them', async () => {
    fakeObjectUrls();
    const { user } = renderPartForm();
    await user.upload(await choose(), [anImage('plan.png'), anImage('b.png')]);
    const [plan] = await screen.findAllByAltText(/^Image \d+ of/);
    Object.defineProperties(plan, {
      naturalWidth: { value: 10_000 },
      naturalHeight: { value: 5001 },
    });
    fireEvent.load(plan!);
    expect(
      await screen.findByText('“plan.png” has more than 50 megapixels and was not added.'),
    ).toBeInTheDocument();
    expect(images()).toHaveLength(1);
  });

  it('are marked where the backend rejects them, until they are removed', async () => {
    fakeObjectUrls();
    const rejected = (index: number, file: string) => ({
      index,
      code: 'image_broken',
      error: `The image "${file}" is broken or not complete.`,
      params: { file },
    });
    const faults = [rejected(0, 'a.png'), rejected(2, 'c.png')];
    fakeApi('post', '/spare-parts', {
      status: 400,
      json: {
        error: faults.map(({ error }) => error).join(' '),
        code: 'images_rejected',
        params: { count: 2, files: 'a.png, c.png' },
        images: faults,
      },
    });
    const { user } = renderPartForm();
    await user.click(await screen.findByLabelText(/^Name/));
    await user.paste('Governor');
    await user.upload(await choose(), [anImage('a.png'), anImage('b.png'), anImage('c.png')]);
    await waitFor(() => expect(images()).toHaveLength(3));
    await user.click(screen.getByText('Add Spare Part', { selector: 'button' }));
    await findDialog('Failed to create spare part');
    await user.click(screen.getByText('OK'));
    const group = screen.getByRole('group', { name: 'Images' });
    const marked = () =>
      within(group)
        .getAllByRole('listitem', { hidden: true })
        .map((item) => within(item).queryByText('Not accepted') !== null);
    expect(marked()).toEqual([true, false, true]);
    await press(user, 'Remove image 1');
    expect(marked()).toEqual([false, true]);
    expect(group).not.toHaveTextContent('The image "a.png" is broken');
    expect(group).toHaveTextContent('The image "c.png" is broken or not complete.');
  });
});

const aPdf = (name: string) => aFile(name, 'application/pdf', '%PDF-1.7');
const part = aPart({
  name: 'Governor',
  documents: [
    { file: 'a.pdf', title: 'OG-240 data sheet', kind: 'datasheet', size: 1_230_000 },
    { file: 'b.pdf', title: 'Type examination', kind: 'certificate', size: 34_000 },
  ],
});
const chooseDocuments = () => screen.findByLabelText('Documents', { selector: 'input' });
const rows = () => screen.getAllByRole('group', { name: /^Document \d+ of/ });
const titles = () =>
  rows().map((row) => within(row).getByLabelText<HTMLInputElement>(/^Title/).value);
const listIn = (body: unknown) => (body as FormData).get('documentList');

describe('the documents of a spare part', () => {
  beforeEach(() => {
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
    renderPartForm();
    const user = userEvent.setup({ applyAccept: false });
    await user.click(await screen.findByLabelText(/^Name/));
    await user.paste('Governor');
    await user.upload(await chooseDocuments(), [
      aFile('c.txt', 'text/plain'),
      aPdf('a.PDF'),
      aPdf('b.pdf'),
    ]);
    expect(await screen.findByText('“c.txt” is not a PDF and was not added.')).toBeInTheDocument();
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
    expect(await chooseDocuments()).toHaveFocus();
  });

  it('are ten at most; further ones are counted, and what is typed stays', async () => {
    const { user } = renderPartForm({ part });
    const input = await chooseDocuments();
    const title = within(rows()[0]!).getByLabelText(/^Title/);
    await user.clear(title);
    await user.type(title, 'Typed');
    await user.upload(
      input,
      Array.from({ length: 9 }, (_, index) => aPdf(`${index}.pdf`)),
    );
    expect(
      await screen.findByText('At most 10 documents are allowed; 1 was not added.'),
    ).toBeVisible();
    expect(titles()).toEqual(['Typed', 'Type examination', ...'01234567']);
  });

  it('are sent only when they have changed, also when none is left', async () => {
    const seen = fakeApi('put', '/spare-parts/:id', { status: 500, json: {} });
    const { user } = renderPartForm({ part });
    await chooseDocuments();
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
