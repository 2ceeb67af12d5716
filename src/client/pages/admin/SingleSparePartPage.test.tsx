import { hrefOf } from '@/client/testing/links';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeClipboard } from '@/client/testing/clipboard';
import { fakeApi } from '@/client/testing/fakeApi';
import { findDialog } from '@/client/testing/findDialog';
import { aCategory, aPart } from '@/client/testing/fixtures';
import { renderConsolePage } from '@/client/testing/renderConsole';

const single = (id: string) => `/dashboard/single-sparePart/${id}`;
const valueOf = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

describe('the page of one spare part', () => {
  it('shows every field and all images', async () => {
    const part = aPart({
      brand: 'Norvik',
      categoryId: aCategory({ name: 'Governors' }),
      partType: 'Safety',
      material: 'Steel',
      dimensions: '1 × 2',
      installSize: 'M8',
      faceplateSize: '80 mm',
      weight: '3 kg',
      application: 'Lifts',
      warrantyTime: '1 year',
      certificates: 'CE',
      moq: '5 pieces',
      shippingTerms: 'FOB',
      paymentTerms: 'T/T',
      paymentCurrency: 'USD',
      packing: 'Carton',
      description: 'Runs quietly.',
      images: ['a.jpg', 'b.jpg'],
    });
    fakeApi('get', '/spare-parts/:id', { json: part });
    renderConsolePage(single(part._id));
    await screen.findByRole('heading', { level: 1, name: part.name });
    const labels = [...document.querySelectorAll('dt')].map((term) => term.textContent);
    expect(labels.slice(0, 14)).toEqual([
      'Name',
      'Part Number',
      'Category',
      'Brand',
      'Part Type',
      'Material',
      'Dimensions',
      'Install Size',
      'Faceplate Size',
      'Weight',
      'Application',
      'Warranty',
      'Certificates',
      'MOQ',
    ]);
    expect(['Category', 'Warranty', 'MOQ', 'Packing Details'].map(valueOf)).toEqual([
      'Governors',
      '1 year',
      '5 pieces',
      'Carton',
    ]);
    expect(screen.getByText('Runs quietly.')).toBeInTheDocument();
    expect(screen.getAllByRole('img')).toHaveLength(2);
    expect(screen.getByText('Duplicate')).toBeInTheDocument();
    expect(hrefOf('Edit')).toBe(`/dashboard/edit-sparePart/${part._id}`);
  });

  it('shows N/A for empty fields', async () => {
    const part = aPart({ weight: ' ' });
    fakeApi('get', '/spare-parts/:id', { json: part });
    renderConsolePage(single(part._id));
    await screen.findByRole('heading', { level: 1, name: part.name });
    const details = [...document.querySelectorAll('dd')].map((detail) => detail.textContent);
    expect(details).toHaveLength(23);
    expect(details.slice(1)).toEqual(Array(22).fill('N/A'));
    expect(screen.getByText('No images.')).toBeInTheDocument();
  });

  it('shows numbers, which can be copied, and attributes', async () => {
    const part = aPart({
      partNumber: 'HW-7',
      references: [{ kind: 'oem', maker: 'Otis', number: 'GAA26800' }],
      attributes: [
        { key: 'speed', labelEn: 'Rated speed', labelZh: '额定速度', unit: 'm/s', number: 1.6 },
      ],
    });
    fakeApi('get', '/spare-parts/:id', { json: part });
    const { user } = renderConsolePage(single(part._id));
    const copied = fakeClipboard();
    await user.click(await screen.findByRole('button', { name: 'Copy HW-7' }));
    await user.click(screen.getByRole('button', { name: 'Copy GAA26800' }));
    expect(copied).toEqual(['HW-7', 'GAA26800']);
    expect(screen.getByText('OEM number · Otis')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Other numbers' })).toBeInTheDocument();
    expect(valueOf('Rated speed')).toBe('1.6 m/s');
  });

  it('shows the Chinese texts with their state, and that it is a draft', async () => {
    const part = aPart({
      name: 'Governor',
      nameZh: '限速器',
      material: 'Steel',
      weight: '3 kg',
      packing: 'Carton',
      outdated: ['name'],
      hidden: true,
    });
    fakeApi('get', '/spare-parts/:id', { json: part });
    renderConsolePage(single(part._id));
    const section = within(await screen.findByRole('region', { name: 'Chinese texts' }));
    expect(section.getByText('限速器').parentElement).toHaveTextContent('限速器Outdated');
    expect(section.getByText('Not translated yet: Material, Packing Details.')).toBeInTheDocument();
    expect(screen.getByText('Draft')).toBeInTheDocument();
    expect(screen.queryByText('View on site')).not.toBeInTheDocument();
  });

  it('leads back to the rows of the table that it was opened from', async () => {
    const part = aPart({ name: 'Governor' });
    fakeApi('get', '/spare-parts', { json: [part] });
    fakeApi('get', '/spare-parts/:id', { json: part });
    const { user, router } = renderConsolePage('/dashboard/all-spareparts?sort=-name&q=gov');
    await user.click(await screen.findByRole('link', { name: 'View Governor' }));
    await user.click(await screen.findByRole('link', { name: 'Back to all spare parts' }));
    await screen.findByRole('table');
    expect(router.state.location.search).toBe('?sort=-name&q=gov');
  });

  it.each([
    [{ status: 404, json: { error: 'This spare part does not exist.' } }, /does not exist/],
    [{ status: 400, json: {} }, 'Failed to fetch spare part'],
  ])('shows why it could not be loaded', async (response, text) => {
    fakeApi('get', '/spare-parts/:id', response);
    renderConsolePage(single('0123456789abcdef01234567'));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('goes back to the table after deleting', async () => {
    const part = aPart();
    fakeApi('get', '/spare-parts/:id', { json: part });
    fakeApi('get', '/spare-parts', { json: [] });
    fakeApi('delete', '/spare-parts/:id', { json: { message: 'Done.' } });
    const { user, router } = renderConsolePage(single(part._id));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await findDialog('Are you sure?');
    expect(dialog).toHaveTextContent(part.name);
    await user.click(within(dialog).getByRole('button', { name: 'Yes, delete it!' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/all-spareparts'));
    expect(router.state.historyAction).toBe('REPLACE');
  });
});
