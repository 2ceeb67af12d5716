import { hrefOf } from '@/client/testing/links';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Import } from '@/client/api';
import { tokenChangedElsewhere } from '@/client/features/auth/authSlice';
import { ApplyButton } from '@/client/features/imports/ApplyButton';
import { ResultStep } from '@/client/features/imports/ResultStep';
import {
  callOf,
  checked,
  counts,
  fakeImport,
  faulty,
  openImport,
  press,
} from '@/client/testing/checkedImport';
import { fakeApi, type FakeResponse, fakeUser } from '@/client/testing/fakeApi';
import { findDialog } from '@/client/testing/findDialog';
import { anId } from '@/client/testing/fixtures';
import { renderInConsole } from '@/client/testing/renderConsole';
import type { RenderOptions } from '@/client/testing/renderWithProviders';

const change = anId();
const appliedAt = '2026-11-02T10:19:00.000Z';

describe('applying an import', () => {
  const confirm = async (response: FakeResponse, next?: Partial<Import>) => {
    const view = await openImport([faulty]);
    const sent = fakeApi('post', callOf('apply'), response);
    await view.user.click(press('Import 4 rows'));
    const dialog = await findDialog('Write into the catalogue?');
    expect(dialog).toHaveTextContent(
      '3 new spare parts1 changed spare part1 faulty row is skippedYou can undo the import for 30 days.',
    );
    if (next) fakeImport([faulty], next);
    await view.user.click(within(dialog).getByRole('button', { name: 'Import' }));
    return { ...view, sent };
  };

  it('tells what it will do and what it has done', async () => {
    const next = { state: 'applied', appliedAt, change } as const;
    await confirm({ json: { ...checked, ...next } }, next);
    expect(await screen.findByText('4 spare parts have been imported.')).toBeInTheDocument();
    expect(await screen.findByText(/^4 spare parts were written/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Imported' })).toHaveFocus();
  });

  it('leads to a new dry run where the catalogue has changed since', async () => {
    const error = 'The catalogue has changed since it was checked.';
    const next = { state: 'checking', progress: { done: 20, total: 50 } } as const;
    await confirm({ status: 409, json: { error, code: 'catalogue_changed' } }, next);
    expect(await screen.findByText(error)).toBeInTheDocument();
    expect(await screen.findByText('20 of 50 rows have been checked.')).toBeInTheDocument();
  });

  it('can be repeated where the server cannot be reached', async () => {
    const { user } = renderInConsole(<ApplyButton imported={checked} />);
    const apply = async (response: FakeResponse) => {
      const sent = fakeApi('post', callOf('apply'), response);
      await user.click(press('Import 4 rows'));
      const dialog = await findDialog('Write into the catalogue?');
      await user.click(within(dialog).getByRole('button', { name: 'Import' }));
      await waitFor(() => expect(sent).toHaveLength(1));
    };
    await apply({ fault: true });
    expect(await screen.findByText(/^The server did not respond/)).toBeInTheDocument();
    await waitFor(() => expect(press('Import 4 rows')).toHaveFocus());
    await apply({ json: { ...checked, state: 'applied' } });
  });

  it('is possible after a login in place where the session has ended', async () => {
    const { user, store } = await confirm({ status: 401, json: { error: 'Please log in.' } });
    await findDialog('Your session has ended');
    fakeUser('admin');
    const sent = fakeApi('post', callOf('apply'), { json: { ...checked, state: 'applied' } });
    await act(async () => void store.dispatch(tokenChangedElsewhere('of-the-other-tab')));
    await user.click(await screen.findByRole('button', { name: 'Import 4 rows' }));
    const dialog = await findDialog('Write into the catalogue?');
    await user.click(within(dialog).getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it.each([
    [{ ...counts, faulty: 0 }, 'Nothing would change: all rows are as in the catalogue already.'],
    [{ ...counts, faulty: 3 }, 'No row changes anything, and 3 rows are faulty.'],
    [{ ...counts, unchanged: 0, faulty: 0 }, 'No row changes anything.'],
  ])('is not offered where nothing would change (%j)', (others, text) => {
    const imported = { ...checked, counts: { ...others, new: 0, changed: 0 } };
    renderInConsole(<ApplyButton imported={imported} />);
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
  });
});

describe('an applied import', () => {
  const fields = { state: 'applied', appliedAt, change } as const;

  const show = (others: Partial<Import> = {}, options: RenderOptions = {}) =>
    renderInConsole(<ResultStep imported={{ ...checked, ...fields, ...others }} />, options);

  it('leads to its change in the history, and has its faulty rows', () => {
    show({ counts: { ...counts, excludedFaulty: 2 } });
    expect(hrefOf('Show in the history')).toBe(`/dashboard/history?id=${change}`);
    expect(screen.getByText('3 faulty rows are not imported.')).toBeInTheDocument();
  });

  it('is undone after a confirmation, and lists what was edited since', async () => {
    const { user } = await openImport([], { fields });
    const [edited, inUse, missing] = [anId(), anId(), anId()];
    const undo = {
      changed: 3,
      skipped: [
        { _id: edited, name: 'Door belt', reason: 'edited' as const },
        { _id: inUse, name: 'Belts', reason: 'inUse' as const },
        { _id: missing, name: 'Rail', reason: 'missing' as const },
      ],
      skippedCount: 1203,
    };
    const sent = fakeApi('post', `/changes/${change}/undo`, { json: undo });
    fakeImport([], { ...fields, state: 'undone', undo });
    await user.click(await screen.findByRole('button', { name: 'Undo the import' }));
    const dialog = await findDialog('Undo the import?');
    expect(sent).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('3 records are as they were before.')).toBeInTheDocument();
    const link = await screen.findByRole('link', { name: '“Door belt” has been changed since.' });
    expect(link).toHaveAttribute('href', `/dashboard/single-sparePart/${edited}`);
    expect(hrefOf('“Belts” is in use.')).toBe(`/dashboard/category/${inUse}/spareparts`);
    expect(screen.getByText('and 1,200 more')).toBeInTheDocument();
    expect(screen.getByText('“Rail” does not exist any more.')).not.toHaveAttribute('href');
  });

  it('cannot be undone twice', () => {
    show({ state: 'undone' });
    expect(screen.getByText('This import has been undone.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo the import' })).not.toBeInTheDocument();
  });
});
