import { hrefOf } from '@/client/testing/links';
import { fireEvent, screen, within } from '@testing-library/react';
import { fakeClipboard } from '@/client/testing/clipboard';
import { enterText } from '@/client/testing/enterText';
import { fakeApi } from '@/client/testing/fakeApi';
import { renderWithProviders } from '@/client/testing/renderWithProviders';
import { CareerForm } from './CareerForm';
import { ContactForm } from './ContactForm';
import { forgetSender, readSenderDetails, rememberSender } from './senderDetails';

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const press = (user: ReturnType<typeof renderWithProviders>['user']) =>
  user.click(screen.getByText('SEND BUSINESS INQUIRY'));
const received = { status: 201, json: { reference: 'HW-7K3Q' } };

it('the confirmation repeats what was sent, says when a reply comes and leads to the search', async () => {
  fakeApi('post', '/inquiries', received);
  const { user } = renderWithProviders(<ContactForm part="Governor (HW-1)" />);
  await enterText(user, field('Quantity'), '4 pieces');
  await enterText(user, field('Name'), 'Amina Rahman');
  await enterText(user, field('Email'), 'amina@example.com');
  await enterText(user, field('Inquiry Details'), 'Dhaka');
  await press(user);
  const reply = await screen.findByText(/We reply within one working day, Monday to Friday\./);
  const status = within(reply.closest<HTMLElement>('[role="status"]')!);
  expect(await status.findByText('amina@example.com')).toBeVisible();
  expect(status.getByText(/^I would like a quotation for/)).toHaveTextContent(
    'I would like a quotation for: Governor (HW-1) Quantity: 4 pieces Destination: Dhaka',
  );
  expect(hrefOf('Ask about another part', status)).toBe('/search');
  const copied = fakeClipboard();
  await user.click(status.getByRole('button', { name: 'Copy HW-7K3Q' }));
  expect(copied).toEqual(['HW-7K3Q']);
});

describe('the details of the sender', () => {
  const remember = () => screen.findByLabelText('Remember my details on this device');

  it('are remembered on the device for the next message of either form', async () => {
    fakeApi('post', '/inquiries', received);
    const { user, unmount } = renderWithProviders(<ContactForm />);
    await enterText(user, field('Name'), 'Amina Rahman');
    await enterText(user, field('Email'), 'amina@example.com');
    await enterText(user, field('Inquiry Details'), 'Four governors');
    await press(user);
    await screen.findByRole('status');
    unmount();
    renderWithProviders(<CareerForm />);
    await screen.findByLabelText('CV');
    expect(field('Name')).toHaveValue('Amina Rahman');
    expect(field('Email')).toHaveValue('amina@example.com');
    expect(field('About You')).toHaveValue('');
  });

  it('are forgotten at once where the box is unticked, and not remembered again', async () => {
    rememberSender({ name: 'Li Wei', phone: '5555 0100' });
    const seen = fakeApi('post', '/inquiries', received);
    const first = renderWithProviders(<ContactForm />);
    await first.user.click(await remember());
    expect(readSenderDetails()).toBeUndefined();
    await press(first.user);
    await screen.findByRole('status');
    expect(seen[0]!.body).toEqual({ name: 'Li Wei', phone: '5555 0100', language: 'en' });
    first.unmount();
    const next = renderWithProviders(<ContactForm />);
    expect(field('Name')).toHaveValue('');
    expect(await remember()).not.toBeChecked();
    await next.user.click(await remember());
    next.unmount();
    renderWithProviders(<ContactForm />);
    expect(await remember()).toBeChecked();
  });

  it.each([true, false])('are remembered as the box says by then (%s)', async (wanted) => {
    if (wanted) forgetSender();
    fakeApi('post', '/inquiries', () => {
      fireEvent.click(screen.getByLabelText('Remember my details on this device'));
      return received;
    });
    const { user } = renderWithProviders(<ContactForm />);
    await enterText(user, field('Name'), 'Li Wei');
    await enterText(user, field('Phone'), '5555 0100');
    await remember();
    await press(user);
    await screen.findByRole('status');
    expect(readSenderDetails()?.name).toBe(wanted ? 'Li Wei' : undefined);
  });

  it.each(['null', '{', '[1]', '{"name":7}'])('are empty where %s is stored', (text) => {
    window.localStorage.setItem('senderDetails', text);
    renderWithProviders(<ContactForm />);
    expect(field('Name')).toHaveValue('');
  });
});

it.each([
  ['inquiry', <ContactForm key="c" />, 'info@hoistway.example'],
  ['application', <CareerForm key="a" />, 'careers@hoistway.example'],
])(
  'an %s is sent with a notice of what is stored, how long, and how it is erased',
  (_kind, form, email) => {
    renderWithProviders(form);
    const notice = screen.getByText(/^Privacy:/).parentElement!;
    expect(notice).toHaveTextContent('It is erased after 24 months');
    expect(notice).toHaveTextContent(`write to ${email}`);
  },
);
