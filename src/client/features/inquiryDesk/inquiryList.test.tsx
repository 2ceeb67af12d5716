import { act, screen, waitFor, within } from '@testing-library/react';
import type { Inquiry } from '@/client/api';
import { enterText } from '@/client/testing/enterText';
import { fakeApi } from '@/client/testing/fakeApi';
import { anInquiry, fakeAdmins, li } from '@/client/testing/inquiries';
import { renderPage, renderSite } from '@/client/testing/renderWithProviders';

const list = (data: Inquiry[]) =>
  fakeApi('get', '/inquiries', {
    json: { data: JSON.parse(JSON.stringify(data)) as [], total: data.length, page: 1, limit: 10 },
  });

beforeEach(fakeAdmins);

describe('the list of inquiries', () => {
  it('shows what an admin chooses by, and marks what nobody has opened', async () => {
    list([
      anInquiry({
        unread: true,
        company: 'Rahman Lifts',
        country: 'BD',
        language: 'en',
        firstWords: 'For a goods lift',
        lineCount: 14,
        assignee: li,
      }),
    ]);
    renderPage('/dashboard/inquiries', { withoutLayout: true });
    const table = await screen.findByRole('table', { name: 'Inquiries' });
    expect(within(table).getByRole('link')).toHaveAccessibleName('Amina Rahman (not opened yet)');
    const [, row] = within(table).getAllByRole('row');
    for (const text of [
      'Q-7F3K2M',
      'Rahman Lifts',
      'For a goods lift',
      '14',
      'Bangladesh',
      'English',
      '3 days ago',
      'New',
      'li@example.com',
    ]) {
      expect(row).toHaveTextContent(text);
    }
  });

  it('is filtered, searched and sorted by the backend; the URL says how', async () => {
    const seen = list([anInquiry()]);
    const { user, router } = renderPage('/dashboard/inquiries?country=BD', { withoutLayout: true });
    await user.click(await screen.findByRole('combobox', { name: 'Status' }));
    await user.click(await screen.findByRole('option', { name: 'In progress' }));
    await user.click(screen.getByRole('combobox', { name: 'Assignee' }));
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Anybody',
      'Nobody',
      'me@example.com (you)',
      'li@example.com',
    ]);
    await user.click(options[1]!);
    await enterText(user, screen.getByRole('searchbox'), 'governor');
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Lines' }));
    const expected = '?country=BD&state=inProgress&assignee=none&q=governor&sort=lineCount';
    await waitFor(() => expect(router.state.location.search).toBe(expected));
    await waitFor(() =>
      expect(Object.fromEntries(seen.at(-1)!.url.searchParams)).toEqual({
        page: '1',
        limit: '10',
        country: 'BD',
        state: 'inProgress',
        assignee: 'none',
        q: 'governor',
        sort: 'lineCount',
      }),
    );
  });

  it('says how many nobody has opened, which is polled', async () => {
    list([]);
    let unread = 2;
    const seen = fakeApi('get', '/messages/status', () => ({
      json: { storedToday: 0, perDay: 1000, mailsWaiting: 0, mailsFailed: 0, unread },
    }));
    jest.useFakeTimers({ advanceTimers: true });
    try {
      renderSite('/dashboard/inquiries');
      const nav = await screen.findByRole('navigation', { name: 'Console' });
      await within(nav).findByRole('link', { name: 'Inquiries 2 not opened yet' });
      unread = 3;
      const before = seen.length;
      await act(() => jest.advanceTimersByTimeAsync(60_000));
      await within(nav).findByRole('link', { name: 'Inquiries 3 not opened yet' });
      expect(seen.length).toBe(before + 1);
    } finally {
      jest.useRealTimers();
    }
  });
});
