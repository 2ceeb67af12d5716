import { screen, within } from '@testing-library/react';
import { fakeApi, fakeUser } from '../../test/fakeApi';
import { anId } from '../../test/fixtures';
import { renderSite } from '../../test/renderWithProviders';

const message = (fields = {}) => ({
  _id: anId(),
  reference: 'Q-7F3K2M',
  name: 'Amina Rahman',
  email: 'amina@example.com',
  createdAt: '2026-11-02T09:14:05.120Z',
  ...fields,
});

const kinds = [
  { kind: 'inquiries', one: 'Inquiry', field: 'inquiryDetails', title: 'Inquiries' },
  { kind: 'applications', one: 'Application', field: 'aboutyou', title: 'Applications' },
];

beforeEach(() => {
  fakeUser('admin');
});

describe.each(kinds)('$kind in the console', ({ kind, one, field, title }) => {
  const list = (data: object[], total = data.length) =>
    fakeApi('get', `/${kind}`, { json: { data, total, page: 1, limit: 10 } });

  it('are listed with their state, and lead to the whole message', async () => {
    const first = message({ [field]: 'Four governors.\nFor 1.0 m/s.' });
    list([first, message({ name: 'Li Wei', answeredAt: '2026-11-03T10:00:00.000Z' })]);
    fakeApi('get', `/${kind}/:id`, { json: first });
    const { user } = renderSite(`/dashboard/${kind}`);

    const table = await screen.findByRole('table', { name: title });
    const [, open, answered] = within(table).getAllByRole('row');
    expect(open).toHaveTextContent('Open');
    expect(answered).toHaveTextContent('Answered');
    await user.click(within(table).getByRole('link', { name: 'Amina Rahman' }));

    expect(
      await screen.findByRole('heading', { level: 1, name: `${one} Q-7F3K2M` }),
    ).toBeInTheDocument();
    expect(screen.getByText(/Four governors\./)).toHaveTextContent('For 1.0 m/s.');
    expect(screen.getByRole('link', { name: 'Reply by e-mail' })).toHaveAttribute(
      'href',
      'mailto:amina%40example.com?subject=Q-7F3K2M',
    );
  });

  it('are filtered by state and paged by the backend', async () => {
    const seen = list([message()], 25);
    const { user, router } = renderSite(`/dashboard/${kind}`);
    await user.click(await screen.findByRole('button', { name: '3' }));
    expect(seen.at(-1)?.url.searchParams.get('page')).toBe('3');
    await user.click(screen.getByRole('button', { name: 'Answered' }));
    await screen.findByText(/^25 /);
    expect(router.state.location.search).toBe('?status=answered');
    expect(seen.at(-1)?.url.searchParams.get('status')).toBe('answered');
    expect(seen.at(-1)?.url.searchParams.get('page')).toBe('1');
  });

  it('are marked as answered', async () => {
    let stored: object = message();
    fakeApi('get', `/${kind}/:id`, () => ({ json: stored as Record<string, string> }));
    const seen = fakeApi('patch', `/${kind}/:id`, () => {
      stored = { ...stored, answeredAt: '2026-11-03T10:00:00.000Z' };
      return { json: stored as Record<string, string> };
    });
    const { user } = renderSite(`/dashboard/${kind}/${anId()}`);
    await user.click(await screen.findByRole('button', { name: 'Mark as answered' }));
    expect(await screen.findByRole('button', { name: 'Mark as open again' })).toBeInTheDocument();
    expect(seen[0]?.body).toEqual({ answered: true });
    expect(await screen.findByText('Marked as answered.')).toBeInTheDocument();
  });

  it('are exported as CSV', async () => {
    list([message()]);
    const seen = fakeApi('get', `/${kind}/export`, { json: 'reference,name' });
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => {
      saved.push(blob as Blob);
      return 'blob:csv';
    };
    URL.revokeObjectURL = jest.fn();
    const names: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const { user } = renderSite(`/dashboard/${kind}`);
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await screen.findByRole('button', { name: 'Export CSV' });
    expect(seen[0]?.headers.get('accept')).toBe('text/csv');
    expect(names).toEqual([`${kind}.csv`]);
    expect(await saved[0]?.text()).toContain('reference,name');
  });

  it('say so when there are none, when they fail, and when the backend keeps none', async () => {
    list([]);
    const empty = renderSite(`/dashboard/${kind}`);
    expect(await screen.findByText(`There are no ${kind} here.`)).toBeInTheDocument();
    empty.unmount();

    fakeApi('get', `/${kind}`, { status: 500, json: { error: 'The disk is full.' } });
    const failed = renderSite(`/dashboard/${kind}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('The disk is full.');
    list([message()]);
    await failed.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: title })).toBeInTheDocument();
    failed.unmount();

    fakeApi('get', `/${kind}`, { status: 404, json: { error: 'There is nothing here.' } });
    renderSite(`/dashboard/${kind}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('This backend does not keep');
  });
});
