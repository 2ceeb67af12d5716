import { screen, within } from '@testing-library/react';
import { expectConsole } from '@/client/testing/expectConsole';
import { fakeApi } from '@/client/testing/fakeApi';
import { aTree, parts } from '@/client/testing/fixtures';
import { anInquiry } from '@/client/testing/inquiries';
import { renderConsolePage } from '@/client/testing/renderConsole';

const page = (total: number) => ({ json: { data: [], total, page: 1, limit: 1 } });

const card = async (title: string) => {
  const heading = await screen.findByText(title, { selector: 'h2' });
  return within(heading.closest<HTMLElement>('.MuiCard-root')!);
};

describe('the overview', () => {
  beforeEach(() => {
    fakeApi('get', '/categories/', { json: aTree().tree });
    fakeApi('get', '/spare-parts', {
      json: { data: parts(5), total: 12345, page: 1, limit: 5 },
    });
    fakeApi('get', '/inquiries', page(3));
    fakeApi('get', '/applications', page(0));
  });

  it('has four cards with counts and links', async () => {
    renderConsolePage('/dashboard');
    const expectLinks = async (title: string, links: Record<string, string>) => {
      const inCard = await card(title);
      expect(inCard.getAllByRole('link')).toHaveLength(Object.keys(links).length);
      for (const [name, href] of Object.entries(links)) {
        const link = inCard.getByRole('link', { name: new RegExp(`^${name}`) });
        expect(link).toHaveAttribute('href', href);
      }
    };
    await expectLinks('Product Categories', { 'Product Categories': '/dashboard/all-categories' });
    expect(await (await card('Product Categories')).findByText('5')).toBeInTheDocument();
    await expectLinks('All Spare Parts', { 'All Spare Parts': '/dashboard/all-spareparts' });
    expect(await (await card('All Spare Parts')).findByText('12,345')).toBeInTheDocument();
    await expectLinks('Add New Category', {
      'Add New Category': '/dashboard/add-category',
      'Add a spare part instead': '/dashboard/add-spareParts',
    });
    await expectLinks('Add New Spare Part', { 'Add New Spare Part': '/dashboard/add-spareParts' });
    for (const link of screen.getAllByRole('link')) {
      expect(within(link).queryByRole('link')).not.toBeInTheDocument();
    }
  });

  it('counts what waits and what parts lack, with links to the lists, and nothing that is none', async () => {
    const one = { ...anInquiry(), waitingSince: '2026-11-02T09:14:05.120Z' };
    const totals: Record<string, number> = {
      'status=open': 3,
      'waiting=true&sort=waitingSince': 2,
      'waiting=true&quotation=accepted': 1,
      'status=open&assignee=none': 2,
    };
    fakeApi('get', '/inquiries', ({ url: { searchParams } }) => {
      searchParams.delete('page');
      searchParams.delete('limit');
      const total = totals[String(searchParams)] ?? 0;
      return { json: { data: total > 0 ? [one] : [], total, page: 1, limit: 1 } as never };
    });
    fakeApi('get', '/spare-parts', ({ url }) =>
      page(url.searchParams.get('missing') === 'image' ? 4 : 0),
    );
    renderConsolePage('/dashboard');
    const linksOf = async (title: string) => {
      const panel = within(await screen.findByRole('region', { name: title }));
      const rows = panel
        .getAllByRole('listitem')
        .map((row) => [row.textContent, within(row).getByRole('link').getAttribute('href')]);
      return rows;
    };
    await screen.findByText('Assigned to nobody');
    await screen.findByText('Orders to confirm');
    const list = '/dashboard/inquiries';
    expect(await linksOf('Waiting for an answer')).toEqual([
      [expect.stringContaining('Amina Rahman'), `${list}/${one._id}`],
      ['All that wait2', `${list}?waiting=true&sort=waitingSince`],
      ['Orders to confirm1', `${list}?waiting=true&quotation=accepted`],
      ['Assigned to nobody2', `${list}?status=open&assignee=none`],
      ['Inquiries3', `${list}?status=open`],
      ['Applications0', '/dashboard/applications?status=open'],
    ]);
    expect(await linksOf('Incomplete spare parts')).toEqual([
      ['Without an image4', '/dashboard/all-spareparts?missing=image'],
    ]);
  });

  it('links to the newest parts and to open messages', async () => {
    renderConsolePage('/dashboard');
    expect(await screen.findByRole('link', { name: 'Part 5' })).toBeInTheDocument();
    const waiting = await screen.findByRole('region', { name: 'Waiting for an answer' });
    const inquiries = within(waiting).getByRole('link', { name: 'Inquiries' });
    expect(inquiries).toHaveAttribute('href', '/dashboard/inquiries?status=open');
    expect(inquiries.parentElement).toHaveTextContent('3');
  });

  it('says what an admin must know, and where to see to it', async () => {
    const spam = { inquiries: 2, applications: 1 };
    const counts = { storedToday: 0, perDay: 1000, mailsWaiting: 0, mailsFailed: 0, spam };
    fakeApi('get', '/messages/status', { json: counts });
    const json = {
      mailEnabled: false,
      disk: { free: 812_300_000, low: true },
      backup: { overdue: true },
      demoLoaded: true,
    };
    fakeApi('get', '/system/status', { json });
    const { user, unmount } = renderConsolePage('/dashboard');
    const more = await screen.findByRole('button', {
      name: 'Show 4 more notices',
      expanded: false,
    });
    const alerts = () =>
      screen.getAllByRole('alert').map((alert) => [
        alert.textContent,
        ...within(alert)
          .queryAllByRole('link')
          .map((link) => link.getAttribute('href')),
      ]);
    const worst = alerts();
    expect(worst).toHaveLength(2);
    await user.click(more);
    expect(alerts().slice(0, 2)).toEqual(worst);
    expect(alerts()).toEqual([
      [expect.stringMatching(/^Only 812\.3 MB of disk space are free\./)],
      [expect.stringMatching(/^No mail server is set up:/), '/dashboard/inquiries'],
      [expect.stringMatching(/^There is no backup yet\./)],
      [expect.stringMatching(/^Parts of the demo catalogue/), '/dashboard/all-spareparts'],
      [expect.stringMatching(/^2 inquiries are held/), '/dashboard/inquiries?status=spam'],
      [expect.stringMatching(/^1 application is held/), '/dashboard/applications?status=spam'],
    ]);
    unmount();

    fakeApi('get', '/messages/status', { json: { ...counts, spam: undefined } });
    const time = '2026-11-02T09:14:00Z';
    fakeApi('get', '/system/status', {
      json: {
        mailEnabled: true,
        mailsWaitingSince: time,
        disk: { free: 5e9, low: false },
        backup: { lastDoneAt: time, overdue: true },
        demoLoaded: false,
      },
    });
    renderConsolePage('/dashboard');
    await screen.findByText(/last backup/);
    expect(alerts()).toEqual([
      [expect.stringMatching(/waiting since 2.Nov.2026/), '/dashboard/inquiries'],
      [expect.stringMatching(/^The last backup was made on 2.Nov.2026/)],
    ]);
  });

  it('counts the plain array of a core-only backend, which has no messages', async () => {
    fakeApi('get', '/spare-parts', { json: parts(7) });
    fakeApi('get', '/inquiries', { status: 404 });
    fakeApi('get', '/applications', { status: 404 });
    renderConsolePage('/dashboard');
    expect(await (await card('All Spare Parts')).findByText('7')).toBeInTheDocument();
    expect(screen.queryByText('Waiting for an answer')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows that a count is not available', async () => {
    fakeApi('get', '/categories/', { status: 400 });
    fakeApi('get', '/spare-parts', { status: 400 });
    renderConsolePage('/dashboard');
    expect(await screen.findAllByText('Count not available')).toHaveLength(2);
    expectConsole('error', 'The categories could not be loaded.');
  });
});
