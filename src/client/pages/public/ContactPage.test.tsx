import { hrefOf } from '@/client/testing/links';
import { screen, waitFor, within } from '@testing-library/react';
import { quotationPath } from '@/client/features/spareParts/partFields';
import { fakeApi } from '@/client/testing/fakeApi';
import { aPart } from '@/client/testing/fixtures';
import { renderPage } from '@/client/testing/renderWithProviders';

const region = async (name: string) => within(await screen.findByLabelText(name));

it('has the form under its heading, with all fields and its button', async () => {
  renderPage('/contact');
  expect(await screen.findByRole('heading', { level: 1, name: 'Contact Us' })).toBeInTheDocument();
  const form = await region('How Can We Help?');
  const names = ['Name', 'Email', 'Phone', 'Address', 'Inquiry Details'];
  expect(form.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual([
    'name',
    'email',
    'phone',
    'address',
    'inquiryDetails',
  ]);
  for (const name of names) expect(form.getByLabelText(new RegExp(`^${name}`))).toHaveValue('');
  expect(form.getByLabelText('Email')).toHaveAttribute('type', 'email');
  expect(form.getByLabelText('Phone')).toHaveAttribute('type', 'tel');
  expect(form.getByRole('button', { name: 'SEND BUSINESS INQUIRY' })).toBeInTheDocument();
  expect(hrefOf('Have a list? Paste it', form)).toBe('/quotation#paste');
});

it('lists every way to reach the company and its hours; embeds the map lazily, with a link where it cannot be loaded', async () => {
  renderPage('/contact');
  const information = await region('Contact information');
  expect(information.getByText(/Ningbo 315100, Zhejiang, China$/)).toBeInTheDocument();
  expect(hrefOf('info@hoistway.example', information)).toBe('mailto:info@hoistway.example');
  expect(hrefOf('+86 155 5555 0142', information)).toBe('tel:+8615555550142');
  expect(information.getByText('WhatsApp')).toBeInTheDocument();
  expect(information.getByText('Emergency line, 24 hours').nextElementSibling).toHaveTextContent(
    '+86 574 5555 0199',
  );
  const hours = information.getByRole('heading', { name: 'Business hours' }).nextElementSibling!;
  expect(
    [...hours.children].map((row) => [...row.children].map((cell) => cell.textContent)),
  ).toEqual([
    ['Mon–Fri', '9 AM–6 PM'],
    ['Sat', '10 AM–2 PM'],
    ['Sun', 'closed'],
  ]);
  const map = await screen.findByTitle('Map showing Hoistway in Ningbo, China');
  expect(map).toHaveAttribute('loading', 'lazy');
  expect(map).toHaveAttribute('src', expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\//));
  expect(hrefOf('Open the map in a new tab')).toContain('openstreetmap.org');
});

it('starts with an inquiry about the part in the URL', async () => {
  renderPage('/contact?part=Governor+OG-240+%3Cb%3E');
  expect(await screen.findByLabelText('Inquiry Details')).toHaveValue(
    'I would like a quotation for: Governor OG-240 <b>\nDestination: ',
  );
});

describe('opened for a part', () => {
  const part = aPart({
    name: 'Governor OG-240',
    partNumber: 'HW-10 021',
    moq: '2 pieces',
    images: ['governor.jpg'],
  });
  const about = async () => region('Your inquiry is about');

  it('shows its image, number and minimum order, with a field for the quantity', async () => {
    fakeApi('get', `/spare-parts/${part._id}`, { json: part });
    renderPage(quotationPath(part));
    const shown = await about();
    expect(await shown.findByRole('link', { name: 'Governor OG-240' })).toHaveAttribute(
      'href',
      `/spare-parts-details/${part._id}`,
    );
    expect(shown.getByText('Part number: HW-10 021')).toBeInTheDocument();
    expect(shown.getByText('Minimum order quantity: 2 pieces')).toBeInTheDocument();
    expect(shown.getByRole('presentation')).toHaveAttribute(
      'src',
      expect.stringContaining('governor.jpg'),
    );
    expect(shown.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2 pcs');
    const chat = (await region('Contact information')).getByRole('link', { name: /0175$/ });
    const { origin, searchParams } = new URL(chat.getAttribute('href')!);
    expect(origin).toBe('https://wa.me');
    expect(searchParams.get('text')).toContain('Governor OG-240 (HW-10 021)');
  });

  it.each([
    ['40', '40 pcs'],
    ['two boxes', 'two boxes'],
  ])(
    'starts with the quantity that was typed on the page of the part (%s)',
    async (typed, shown) => {
      fakeApi('get', `/spare-parts/${part._id}`, { json: part });
      renderPage(quotationPath(part, typed));
      expect(await (await about()).findByRole('textbox', { name: 'Quantity' })).toHaveValue(shown);
    },
  );

  it('shows the name in the link where the part does not exist any more', async () => {
    const seen = fakeApi('get', `/spare-parts/${part._id}`, { status: 404, json: {} });
    renderPage(quotationPath(part));
    expect((await about()).getByText('Governor OG-240 (HW-10 021)')).toBeInTheDocument();
    // By the route and by the page.
    await waitFor(() => expect(seen).toHaveLength(2));
    expect((await about()).getByRole('textbox', { name: 'Quantity' })).toBeInTheDocument();
  });
});

it('is in Chinese, with its validation errors', async () => {
  const { user } = renderPage('/contact', { language: 'zh' });
  await user.click(await screen.findByRole('button', { name: '发送业务咨询' }));
  expect(screen.getByRole('textbox', { name: '姓名' })).toHaveAccessibleDescription('请填写姓名。');
});
