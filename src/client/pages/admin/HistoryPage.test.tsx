import { hrefOf } from '@/client/testing/links';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Change } from '@/client/api';
import { ChangeCard } from '@/client/features/history/ChangeCard';
import { noticeShown } from '@/client/features/ui/uiSlice';
import { fakeApi } from '@/client/testing/fakeApi';
import { anId } from '@/client/testing/fixtures';
import { renderConsolePage, renderInConsole } from '@/client/testing/renderConsole';

const partId = anId();
const changeId = anId();

const edit: Change = {
  _id: changeId,
  at: '2026-11-02T10:05:00.000Z',
  actor: 'amy@example.com',
  kind: 'part',
  action: 'edited',
  count: 1,
  items: [
    { entityId: partId, name: 'Governor', field: 'material', before: 'Stel', after: 'Steel' },
    { entityId: partId, name: 'Governor', field: 'nameZh', after: '限速器' },
    { entityId: partId, name: 'Governor', field: 'outdated.material', after: 'true' },
    { entityId: partId, name: 'Governor', field: 'hidden', after: 'true' },
    { entityId: partId, name: 'Governor', field: 'categoryId', after: 'b', afterName: 'Safety' },
    {
      entityId: partId,
      name: 'Governor',
      field: 'price.USD.10',
      before: '{"price":"12.50","from":"2026-01-01"}',
    },
    {
      entityId: partId,
      name: 'Governor',
      field: 'supplier.St. Norvik',
      after: '{"number":"N-1","cost":"8","currency":"JPY"}',
    },
  ],
};

const fakeChanges = (...data: object[]) =>
  fakeApi('get', '/changes', { json: { data, total: data.length } });

describe('the history', () => {
  it('shows who changed what from what to what, with links to the history of a record', async () => {
    const { items } = edit;
    const deletion = { ...edit, kind: 'category', action: 'deleted', items: items.slice(4, 5) };
    const bulk = { ...edit, _id: anId(), actor: undefined, count: 30, undoneBy: anId() };
    const requests = fakeChanges(edit, bulk, { ...deletion, _id: anId() });
    renderConsolePage(
      '/dashboard/history?kind=part&q=gov&actor=amy@example.com&from=2026-11-02&page=2',
    );
    const card = await screen.findByRole('article', { name: 'Changed: Governor' });
    expect(card).toHaveTextContent(/2 Nov 2026.*amy@example.com/);
    expect(card).toHaveTextContent(/Material.*Before\s*Stel.*After\s*Steel/);
    expect(card).not.toHaveTextContent('outdated');
    expect(card).toHaveTextContent(/Name \(Chinese\).*Nothing.*限速器/);
    expect(card).toHaveTextContent(/Visibility.*Published.*Draft.*Category.*Safety/);
    expect(card).toHaveTextContent(
      /Price in USD from 10 pieces.*USD 12\.50 \(2026-01-01 –\).*Nothing.*Supplier St\. Norvik.*Nothing.*N-1 · JPY 8/,
    );
    expect(hrefOf('History of “Governor”', within(card))).toBe(
      `/dashboard/history?entityId=${partId}`,
    );
    expect(screen.getByRole('article', { name: 'Deleted: 1 category' })).toBeVisible();
    const other = screen.getByRole('article', { name: 'Changed: 30 spare parts' });
    expect(other).toHaveTextContent(/The system.*Undone since.*and 29 other records/);
    const { searchParams } = requests[0]!.url;
    expect(Object.fromEntries(searchParams)).toMatchObject({
      kind: 'part',
      q: 'gov',
      actor: 'amy@example.com',
      from: new Date('2026-11-02T00:00').toISOString(),
      page: '2',
    });
  });

  it('shows the one change that an import leads to, and all others without it', async () => {
    const requests = fakeChanges(edit);
    const { user } = renderConsolePage(`/dashboard/history?id=${changeId}`);
    const chip = (await screen.findByText('Only one change')).parentElement!;
    expect(requests[0]!.url.searchParams.get('id')).toBe(changeId);
    await user.click(within(chip).getByTestId('CancelIcon'));
    await waitFor(() => expect(requests.at(-1)!.url.searchParams.has('id')).toBe(false));
  });

  it('tells that a change is gone, or not among those searched for, or that there is none', async () => {
    fakeChanges();
    const { router } = renderConsolePage(`/dashboard/history?id=${changeId}`);
    expect(await screen.findByText('This change is not in the history any more.')).toBeVisible();
    await act(() => router.navigate(`/dashboard/history?id=${changeId}&q=gov`));
    expect(await screen.findByText('No changes like these were found.')).toBeVisible();
    await act(() => router.navigate('/dashboard/history'));
    expect(await screen.findByText('Nothing has been changed yet.')).toBeVisible();
  });

  it('shows what an import has added, and what it has changed', () => {
    const added = { entityId: anId(), name: 'Roller', field: '' };
    const items = [added, ...edit.items.slice(0, 1)];
    renderInConsole(<ChangeCard change={{ ...edit, action: 'imported', count: 5000, items }} />);
    const card = screen.getByRole('article', { name: 'Imported: 5,000 records' });
    expect(within(card).getByRole('link', { name: 'History of “Roller”' })).toBeVisible();
    expect(card).toHaveTextContent(/Governor.*Material.*Before\s*Stel.*After\s*Steel/);
    expect(card).toHaveTextContent('and 4,998 other records.');
  });

  it.each([
    ['imported', 'Imported: 30 spare parts'],
    ['undone', 'Undone: 30 spare parts'],
  ] as const)('names the kind of records where all are edited (%s)', (action, name) => {
    renderInConsole(<ChangeCard change={{ ...edit, action, count: 30 }} />);
    expect(screen.getByRole('article', { name })).toBeInTheDocument();
  });

  it('undoes a change and names what stays as it is', async () => {
    const skipped = [{ _id: partId, name: 'Governor', reason: 'edited' }];
    const json = { changed: 0, skipped, skippedCount: 1201 };
    const undone = fakeApi('post', `/changes/${changeId}/undo`, { json });
    const { user } = renderInConsole(<ChangeCard change={edit} />);
    await user.click(screen.getByRole('button', { name: 'Undo: Changed: Governor' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Not everything was undone');
    expect(dialog).toHaveTextContent('“Governor” has been changed since.');
    expect(dialog).toHaveTextContent('And 1,200 more.');
    expect(undone).toHaveLength(1);
  });

  it('is loaded again where a colleague has undone the change before', async () => {
    fakeChanges(edit);
    fakeApi('post', `/changes/${changeId}/undo`, {
      status: 409,
      json: { error: 'Undone already.' },
    });
    renderConsolePage('/dashboard/history');
    const button = await screen.findByRole('button', { name: 'Undo: Changed: Governor' });
    fakeChanges({ ...edit, undoneBy: anId() });
    await userEvent.click(button);
    expect(await screen.findByText('Undone already.')).toBeInTheDocument();
    await waitFor(() => expect(button).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('restores one value', async () => {
    const path = `/changes/${changeId}/restore-value`;
    const restored = fakeApi('post', path, { json: { changed: 1, skipped: [] } });
    const { user } = renderInConsole(<ChangeCard change={edit} />);
    const name = 'Restore this value: “Stel” as Material of “Governor”';
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByText('1 record is as it was before.')).toBeVisible();
    expect(restored[0]?.body).toEqual({ entityId: partId, field: 'material' });
  });

  it('names the fields of text templates and search words', () => {
    const item = { entityId: partId, name: 'Packing' };
    const items = [
      { ...item, field: 'field', before: 'remarks', after: 'payment' },
      { ...item, field: 'textEn', after: 'In crates.' },
      { ...item, field: 'meaning', before: 'governor' },
    ];
    renderInConsole(<ChangeCard change={{ ...edit, kind: 'template', items }} />);
    const card = screen.getByRole('article', { name: 'Changed: Packing' });
    expect(card).toHaveTextContent(/Used in.*Remarks.*Payment terms.*English text.*In crates/);
    expect(card).toHaveTextContent(/Means the same as.*governor/);
    expect(within(card).getByRole('button', { name: 'Undo: Changed: Packing' })).toBeVisible();
  });

  it('offers no undo for accounts', () => {
    const items = [{ entityId: partId, name: 'bob@example.com', field: 'role', before: 'user' }];
    renderInConsole(<ChangeCard change={{ ...edit, kind: 'account', items }} />);
    const card = screen.getByRole('article', { name: 'Changed: bob@example.com' });
    expect(within(card).queryByRole('button')).not.toBeInTheDocument();
  });

  it('is named on the page of a record by its last change', async () => {
    fakeApi('get', `/spare-parts/${partId}`, { json: { _id: partId, name: 'Governor' } });
    const requests = fakeChanges(edit);
    renderConsolePage(`/dashboard/single-sparePart/${partId}`);
    expect(await screen.findByText(/^Changed by amy@example.com on 2 Nov 2026/)).toBeVisible();
    expect(requests[0]?.url.searchParams.get('entityId')).toBe(partId);
    expect(screen.getAllByRole('link', { name: 'History' }).at(-1)).toHaveAttribute(
      'href',
      `/dashboard/history?entityId=${partId}`,
    );
  });

  it('undoes what a notice reports, at last without a number that is taken', async () => {
    const json = {
      error: 'Taken',
      code: 'number_taken',
      params: { number: 'B-1' },
      holder: { _id: anId(), name: 'Rope' },
      part: { _id: partId, name: 'Belt' },
    };
    fakeApi('post', `/changes/${changeId}/undo`, { status: 409, json });
    const { store, user } = renderInConsole(<></>);
    act(() => void store.dispatch(noticeShown({ text: '30 deleted.', changeId })));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('The number B-1 of “Belt” belongs to “Rope” now.');
    const undone = fakeApi('post', `/changes/${changeId}/undo`, {
      json: { changed: 30, skipped: [] },
    });
    await user.click(
      await within(dialog).findByRole('button', { name: 'Restore without numbers' }),
    );
    expect(await screen.findByText('30 records are as they were before.')).toBeVisible();
    expect(undone[0]?.url.search).toBe('?withoutTakenNumbers=true');
    expect(dialog).not.toBeInTheDocument();
  });
});
