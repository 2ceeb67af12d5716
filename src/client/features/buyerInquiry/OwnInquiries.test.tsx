import { screen } from '@testing-library/react';
import { ownInquiries, rememberInquiry } from '@/client/lib/ownInquiries';
import { enterText } from '@/client/testing/enterText';
import { fakeApi } from '@/client/testing/fakeApi';
import { hrefOf } from '@/client/testing/links';
import { renderWithProviders } from '@/client/testing/renderWithProviders';
import { renderOnServer } from '@/client/testing/serverRendered';
import { OwnInquiries } from './OwnInquiries';

const remember = (index: number) =>
  rememberInquiry({
    reference: `Q-${index}`,
    token: `t${index}`,
    createdAt: new Date(Date.UTC(2026, 10, index)).toISOString(),
  });

it('lists the newest inquiries of this device, each once, until they are removed', async () => {
  for (let index = 1; index <= 21; index += 1) remember(index);
  remember(21);
  const { user } = renderWithProviders(<OwnInquiries />);
  const links = screen.getAllByRole('link', { name: /^Inquiry/ });
  expect(links).toHaveLength(20);
  expect(links[0]).toHaveTextContent('Inquiry Q-21');
  expect(hrefOf('Inquiry Q-2')).toBe('/inquiry/t2');
  await user.click(screen.getByRole('button', { name: 'Remove Q-2 from this list' }));
  expect(screen.queryByRole('link', { name: 'Inquiry Q-2' })).not.toBeInTheDocument();
  expect(ownInquiries.read().list).toHaveLength(19);
});

it('ignores what is stored by something else', () => {
  window.localStorage.setItem(ownInquiries.key, '{"version":1,"list":[{"token":1},null]}');
  renderWithProviders(<OwnInquiries />);
  expect(screen.queryByText('Your inquiries on this device')).not.toBeInTheDocument();
});

it('has lost links sent again', async () => {
  const seen = fakeApi('post', '/buyer-inquiries/links', { status: 202, json: { message: 'ok' } });
  const { user } = renderWithProviders(<OwnInquiries />);
  const submit = () => user.click(screen.getByRole('button', { name: 'Send my links' }));
  await enterText(user, screen.getByLabelText('Email'), 'amina');
  await submit();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/complete email address/);
  await enterText(user, screen.getByLabelText('Email'), '@example.com');
  await submit();
  expect(await screen.findByText(/their links are on the way/)).toBeInTheDocument();
  expect(seen.map(({ body }) => body)).toEqual([{ email: 'amina@example.com' }]);
});

it('shows without script why they were not sent, in the language of the page', () => {
  const data = { error: 'The e-mail address is not valid.', code: 'email_invalid' };
  const values = { linksEmail: 'amina@' };
  const form = { idempotencyKey: 'k', values, linksFailure: { status: 400, data } };
  const { remove } = renderOnServer(<OwnInquiries />, {
    route: '/quotation',
    basename: '/zh',
    form,
  });
  expect(screen.getByText('邮箱格式不正确。')).toBeInTheDocument();
  expect(screen.getByDisplayValue('amina@')).toBeInTheDocument();
  expect(document.querySelector('form')?.getAttribute('action')).toBe('/zh/quotation#links');
  remove();
});
