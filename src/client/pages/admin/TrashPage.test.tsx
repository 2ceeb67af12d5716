import { screen, waitFor, within } from '@testing-library/react';
import type { TrashEntry } from '@/client/api';
import { fakeApi, type FakeResponse } from '@/client/testing/fakeApi';
import { findDialog } from '@/client/testing/findDialog';
import { anId } from '@/client/testing/fixtures';
import { renderConsolePage } from '@/client/testing/renderConsole';

const DAY_MS = 86_400_000;

const entry = (fields: Partial<TrashEntry> = {}): TrashEntry => ({
  _id: anId(),
  kind: 'part',
  name: 'Door belt',
  deletedAt: new Date(Date.now() - DAY_MS).toISOString(),
  deletedBy: 'colleague@example.com',
  expiresAt: new Date(Date.now() + 28.5 * DAY_MS).toISOString(),
  change: anId(),
  together: 1,
  ...fields,
});
const doors = entry({ kind: 'category', name: 'Doors', subcategories: 2, spareParts: 63 });
const belt = entry({ partNumber: 'DB-1', together: 2 });

async function openPage(response: FakeResponse = { json: { changed: 1, skipped: [] } }) {
  const listed = fakeApi('get', '/trash', { json: { data: [doors, belt], total: 2 } });
  const restored = fakeApi('post', '/trash/restore', response);
  const view = renderConsolePage('/dashboard/trash');
  const table = await screen.findByRole('table', { name: 'Trash' });
  const row = (name: string) => within(table).getByText(name).closest('tr')!;
  return { ...view, listed, restored, row };
}

describe('the trash', () => {
  it('shows what was deleted, by whom, how long it can be restored, and is filtered in the URL', async () => {
    const { user, listed, router, row } = await openPage();
    expect(row('Doors')).toHaveTextContent('Category · 2 subcategories · 63 spare parts');
    expect(row('Door belt')).toHaveTextContent('Spare part · DB-1');
    expect(within(row('Doors')).getByText('colleague@example.com')).toBeInTheDocument();
    expect(within(row('Doors')).getByText('29 days')).toBeInTheDocument();
    expect(screen.getByText('2 entries')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('What'), 'Categories');
    await waitFor(() => expect(listed.at(-1)!.url.searchParams.get('kind')).toBe('category'));
    expect(router.state.location.search).toBe('?kind=category');
  });

  it('gives one back, or all that were deleted together, and is loaded again by an undo', async () => {
    const response = { json: { change: anId(), changed: 1, skipped: [] } };
    const { user, listed, restored, row } = await openPage(response);
    fakeApi('post', '/changes/:id/undo', { json: { changed: 1, skipped: [] } });
    await user.click(screen.getByLabelText('Restore “Doors”'));
    expect(await screen.findByText('1 record has been restored.')).toBeInTheDocument();
    const undo = await screen.findByText('Undo');
    const before = listed.length;
    await user.click(undo);
    await waitFor(() => expect(listed.length).toBeGreaterThan(before));
    await user.click(within(row('Door belt')).getByText('Restore all 2 deleted together'));
    await waitFor(() => expect(restored).toHaveLength(2));
    expect(restored.map(({ body }) => body)).toEqual([
      { ids: [doors._id] },
      { change: belt.change },
    ]);
  });

  it('gives several back that were selected', async () => {
    const { user, restored } = await openPage();
    await user.click(screen.getByLabelText('Select “Doors”'));
    await user.click(screen.getByLabelText('Select “Door belt”'));
    expect(screen.getByText('2 selected')).toBeInTheDocument();
    await user.click(screen.getByText('Restore selected'));
    await waitFor(() => expect(restored[0]?.body).toEqual({ ids: [doors._id, belt._id] }));
    expect(await screen.findByText('2 entries')).toBeInTheDocument();
  });

  it('is loaded again, with nothing selected, where a colleague was faster', async () => {
    const { user, listed } = await openPage({ status: 404, json: { error: 'Not in the trash.' } });
    await user.click(screen.getByLabelText('Select “Doors”'));
    await user.click(screen.getByText('Restore selected'));
    expect(await screen.findByText('Not in the trash.')).toBeInTheDocument();
    await waitFor(() => expect(listed).toHaveLength(2));
    expect(screen.getByText('2 entries')).toBeInTheDocument();
  });

  it('offers to skip a number that another part has now', async () => {
    const json = {
      error: 'The number DB-1 of "Door belt" belongs to "Belt" now.',
      code: 'number_taken',
      params: { number: 'DB-1', holder: 'Belt' },
      holder: { _id: anId(), name: 'Belt' },
      part: { _id: belt._id, name: 'Door belt' },
    };
    const { user, restored } = await openPage({ status: 409, json });
    await user.click(screen.getByLabelText('Restore “Door belt”'));
    const dialog = await findDialog('The number is in use');
    expect(dialog).toHaveTextContent('The number DB-1 of “Door belt” belongs to “Belt” now.');
    fakeApi('post', '/trash/restore', (request) => {
      restored.push(request);
      return { json: { changed: 1, skipped: [] } };
    });
    await user.click(within(dialog).getByRole('button', { name: 'Restore without numbers' }));
    expect(await screen.findByText('1 record has been restored.')).toBeInTheDocument();
    expect(restored.at(-1)!.body).toEqual({ ids: [belt._id], withoutTakenNumbers: true });
  });

  it('names what was left as it is', async () => {
    const skipped = [{ _id: anId(), name: 'Comb', reason: 'edited' }];
    const { user } = await openPage({ json: { changed: 64, skipped } });
    await user.click(screen.getByLabelText('Restore “Doors”'));
    expect(await screen.findByText(/“Comb” has been changed since\./)).toBeInTheDocument();
  });
});
