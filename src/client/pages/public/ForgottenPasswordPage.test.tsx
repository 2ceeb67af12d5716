import { screen } from '@testing-library/react';
import { enterText } from '@/client/testing/enterText';
import { fakeApi } from '@/client/testing/fakeApi';
import { renderPage } from '@/client/testing/renderWithProviders';

const url = '/forgotten-password';
const withMail = () => fakeApi('get', '/password-links', { json: { mailEnabled: true } });

it('is reached from the login page, and requests a link in the language of the page', async () => {
  withMail();
  const message = 'If there is such an account, a link is on its way.';
  const seen = fakeApi('post', '/password-links', { status: 202, json: { message } });
  const { user } = renderPage('/login', { language: 'zh' });
  await user.click(await screen.findByRole('link', { name: '忘记密码？' }));
  const field = await screen.findByLabelText('邮箱');
  expect(field).toHaveAttribute('autocomplete', 'username');
  await enterText(user, field, ' wei@example.com ');
  await user.click(screen.getByRole('button', { name: '发送链接' }));
  expect(await screen.findByText(/^如果存在使用该邮箱的账号/)).toBeInTheDocument();
  expect(seen[0]?.body).toEqual({ emailId: 'wei@example.com', language: 'zh' });
});

it('requires an e-mail address, and keeps it when the link could not be sent', async () => {
  withMail();
  const error = 'Too many tries. Please wait 60 minutes.';
  const seen = fakeApi('post', '/password-links', { status: 429, json: { error } });
  const { user } = renderPage(url);
  const submit = await screen.findByRole('button', { name: 'Send the link' });
  await user.click(submit);
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter the email address');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(seen).toHaveLength(0);
  await enterText(user, screen.getByLabelText('Email'), 'wei@example.com');
  await user.click(submit);
  expect(await screen.findByText(error)).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('wei@example.com');
});

it('says whom to ask where no e-mails are sent', async () => {
  fakeApi('get', '/password-links', { json: { mailEnabled: false } });
  renderPage(url);
  expect(await screen.findByText(/Another admin can remove your account/)).toBeInTheDocument();
  expect(screen.getByText(/^npm run admin -- password/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
});
