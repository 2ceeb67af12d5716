import { screen, within } from '@testing-library/react';
import { expectConsole } from '@/client/testing/expectConsole';
import { fakeApi } from '@/client/testing/fakeApi';
import { aTree, parts } from '@/client/testing/fixtures';
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

  it('links to the newest parts and to open messages', async () => {
    renderConsolePage('/dashboard');
    expect(await screen.findByRole('link', { name: 'Part 5' })).toBeInTheDocument();
    const waiting = await screen.findByRole('region', { name: 'Waiting for an answer' });
    const inquiries = within(waiting).getByRole('link', { name: 'Inquiries' });
    expect(inquiries).toHaveAttribute('href', '/dashboard/inquiries?status=open');
    expect(inquiries.parentElement).toHaveTextContent('3');
  });

  it('counts the plain array of a core-only backend, which has no messages', async () => {
    fakeApi('get', '/spare-parts', { json: parts(7) });
    fakeApi('get', '/inquiries', { status: 404 });
    fakeApi('get', '/applications', { status: 404 });
    renderConsolePage('/dashboard');
    expect(await (await card('All Spare Parts')).findByText('7')).toBeInTheDocument();
    expect(screen.queryByText('Waiting for an answer')).not.toBeInTheDocument();
  });

  it('shows that a count is not available', async () => {
    fakeApi('get', '/categories/', { status: 400 });
    fakeApi('get', '/spare-parts', { status: 400 });
    renderConsolePage('/dashboard');
    expect(await screen.findAllByText('Count not available')).toHaveLength(2);
    expectConsole('error', 'The categories could not be loaded.');
  });
});
