import { screen, waitFor, within } from '@testing-library/react';
import { enterText } from '@/client/testing/enterText';
import { fakeApi, ofVersion } from '@/client/testing/fakeApi';
import { anImage, fakeObjectUrls } from '@/client/testing/files';
import { findDialog } from '@/client/testing/findDialog';
import { aPart } from '@/client/testing/fixtures';
import { renderConsolePage } from '@/client/testing/renderConsole';
import { renderPartForm } from '@/client/testing/renderPartForm';
import { paths } from '@/shared/siteMap';

const part = aPart({ name: 'Governor', version: 4 });
const usd = { currency: 'USD', minQuantity: 1, price: '12.50', until: '2026-12-31' };
const eur = { currency: 'EUR', minQuantity: 10, price: '9.00' };
const norvik = { supplier: 'Norvik', number: 'N-1', cost: '5.00', currency: 'EUR' };
const stored = { version: 4, prices: [usd], suppliers: [norvik] };
const path = '/spare-parts/:id/prices';

const nameField = () => screen.findByLabelText(/^Name/);
const row = (name: string) => within(screen.getByRole('group', { name }));
const press = (name: string) => screen.getByText(name, { selector: 'button' });
const save = () => press('Save Changes');

async function open(prices: object = stored) {
  fakeApi('get', '/spare-parts/:id', { json: part });
  fakeApi('get', path, { json: prices });
  const puts = fakeApi('put', '/spare-parts/:id', { json: { ...part, version: 5 } });
  const priceSaves = fakeApi('put', path, { json: { ...stored, version: 6 } });
  const view = renderPartForm({ part });
  await nameField();
  return { ...view, puts, priceSaves };
}

describe('the prices of a spare part', () => {
  it('are saved after the part where they have changed, as they are typed', async () => {
    const { user, puts, priceSaves } = await open();
    expect(row('Price 1 of 1').getByLabelText('Valid Until')).toHaveValue('2026-12-31');
    await user.click(press('Add a price'));
    const price = row('Price 2 of 2');
    expect(price.getByLabelText('Currency')).toHaveValue('USD');
    await user.selectOptions(price.getByLabelText('Currency'), 'EUR');
    await enterText(user, price.getByLabelText('Minimum Quantity'), '１０');
    await enterText(user, price.getByLabelText('Price'), '1.234,50');
    // An empty row is ignored.
    await user.click(press('Add a price'));
    await user.click(row('Supplier 1 of 1').getByLabelText('Remove supplier 1'));
    expect(press('Add a supplier')).toHaveFocus();
    await user.click(save());
    await screen.findByText('Spare part updated successfully!');
    expect(puts).toHaveLength(1);
    expect(priceSaves[0]?.headers.get('if-match')).toBe('"5"');
    expect(priceSaves[0]?.body).toEqual({
      prices: [usd, { ...eur, price: '1234.50' }],
      suppliers: [],
    });
  });

  it('stay as they are where only other fields change, or they could not be loaded', async () => {
    const { user, puts, priceSaves, unmount } = await open();
    await enterText(user, await nameField(), ' 2');
    await user.click(save());
    await screen.findByText('Spare part updated successfully!');
    unmount();
    fakeApi('get', path, { status: 500, json: {} });
    const again = renderPartForm({ part });
    expect(await screen.findByText(/The prices could not be loaded/)).toBeInTheDocument();
    expect(screen.queryByText('Add a price')).not.toBeInTheDocument();
    await again.user.click(save());
    await screen.findByText('Spare part updated successfully!');
    expect([puts.length, priceSaves.length]).toEqual([2, 0]);
  });

  it('have to be right before anything is sent', async () => {
    const { user, puts } = await open();
    for (const [index, [quantity, price]] of [
      ['1', '5'],
      ['x', '0'],
    ].entries()) {
      await user.click(press('Add a price'));
      const added = row(`Price ${index + 2} of ${index + 2}`);
      await enterText(user, added.getByLabelText('Minimum Quantity'), quantity!);
      await enterText(user, added.getByLabelText('Price'), price!);
    }
    await enterText(user, row('Price 1 of 3').getByLabelText('Valid From'), '2027-01-01');
    await user.click(press('Add a supplier'));
    await enterText(user, row('Supplier 2 of 2').getByLabelText('Supplier'), 'NORVIK ');
    await user.click(press('Add a supplier'));
    await enterText(user, row('Supplier 3 of 3').getByLabelText('Cost'), '5');
    await user.click(save());
    for (const problem of [
      'There is a price for this currency and quantity already.',
      'A whole number from 1 to 1,000,000',
      'Please enter a number above 0, such as 12.50',
      'This day is before the first one.',
      'This supplier is there already.',
      'Please enter the supplier, or remove this row.',
    ]) {
      expect(await screen.findByText(problem)).toBeInTheDocument();
    }
    expect(puts).toHaveLength(0);
  });

  it('stay in the form where they alone could not be saved, and files are not sent again', async () => {
    fakeObjectUrls();
    const { user, puts } = await open();
    fakeApi('put', '/spare-parts/:id', { json: { ...part, version: 5, images: ['new.png'] } });
    fakeApi('put', path, { status: 400, json: { error: 'The price is wrong.' } });
    await user.upload(screen.getByLabelText('Images', { selector: 'input' }), anImage('c.png'));
    await enterText(user, row('Price 1 of 1').getByLabelText('Price'), '0');
    await user.click(save());
    const dialog = await findDialog('The spare part is saved, but its prices are not.');
    expect(dialog).toHaveTextContent('The price is wrong.');
    await user.click(screen.getByText('OK'));
    expect(row('Price 1 of 1').getByLabelText('Price')).toHaveValue('12.500');
    expect(puts).toHaveLength(0);

    const next = fakeApi(
      'put',
      '/spare-parts/:id',
      ofVersion(5, { json: { ...part, version: 6 } }),
    );
    const priceSaves = fakeApi('put', path, ofVersion(6, { json: { ...stored, version: 7 } }));
    await user.click(save());
    await screen.findByText('Spare part updated successfully!');
    expect((next[0]?.body as FormData).has('images')).toBe(false);
    expect(priceSaves[0]?.body).toMatchObject({ prices: [{ price: '12.500' }] });
  });

  it('of two people are merged by currency and quantity', async () => {
    const { user } = await open();
    const theirs = { ...stored, version: 5, prices: [usd, eur] };
    fakeApi('put', '/spare-parts/:id', ofVersion(5, { json: { ...part, version: 6 } }));
    const priceSaves = fakeApi('put', path, { json: { ...stored, version: 7 } });
    await user.clear(row('Price 1 of 1').getByLabelText('Price'));
    await enterText(user, row('Price 1 of 1').getByLabelText('Price'), '13');
    fakeApi('get', '/spare-parts/:id', { json: { ...part, version: 5 } });
    fakeApi('get', path, { json: theirs });
    await user.click(save());
    const dialog = await findDialog('Someone else has saved changes meanwhile');
    expect(dialog).toHaveTextContent('PricesBefore:≥ 1: USD 12.50 (– 2026-12-31)');
    expect(dialog).toHaveTextContent('≥ 10: EUR 9.00');
    await user.click(press('Save'));
    await screen.findByText('Spare part updated successfully!');
    expect(priceSaves[0]?.body).toMatchObject({
      prices: [{ ...usd, price: '13' }, eur],
      suppliers: [norvik],
    });
  });

  it('are on the page of the part', async () => {
    fakeApi('get', '/spare-parts/:id', { json: part });
    fakeApi('get', path, { json: { ...stored, prices: [usd, eur] } });
    renderConsolePage(`/dashboard/single-sparePart/${part._id}`);
    expect(await screen.findByText('Price in EUR from 10 pieces')).toBeInTheDocument();
    const texts = ['USD 12.50 (– 2026-12-31)', 'EUR 9.00', 'N-1 · EUR 5.00'];
    for (const text of texts) expect(screen.getByText(text)).toBeInTheDocument();
  });
});

it('a new part whose prices could not be saved has them in its form', async () => {
  fakeApi('get', '/categories/', { json: [] });
  fakeApi('get', '/spare-parts/:id', { json: { ...part, version: 1 } });
  fakeApi('get', path, { json: { version: 1, prices: [], suppliers: [] } });
  fakeApi('post', '/spare-parts', { status: 201, json: { ...part, version: 1 } });
  fakeApi('put', path, { status: 400, json: { error: 'Wrong.' } });
  const { user } = renderConsolePage(paths.addSparePart());
  await enterText(user, await nameField(), 'Governor');
  await user.click(press('Add a price'));
  await enterText(user, row('Price 1 of 1').getByLabelText('Price'), '7');
  await user.click(press('Add Spare Part'));
  await findDialog('The spare part is saved, but its prices are not.');
  await user.click(screen.getByText('OK'));
  await screen.findByText('Edit Spare Part', { selector: 'h1' });
  expect(await screen.findByLabelText('Price')).toHaveValue('7');
  fakeApi('put', '/spare-parts/:id', { json: { ...part, version: 2 } });
  const priceSaves = fakeApi('put', path, ofVersion(2, { json: { ...stored, version: 3 } }));
  await user.click(save());
  await screen.findByText('Spare part updated successfully!');
  await waitFor(() => expect(priceSaves).toHaveLength(1));
});
