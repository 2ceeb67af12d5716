import type { Inquiry } from '../api';
import { fakeApi, fakeUser } from './fakeApi';
import { anId } from './fixtures';

export const me = { _id: anId(), emailId: 'me@example.com' };
export const li = { _id: anId(), emailId: 'li@example.com' };

export const anInquiry = (fields: Partial<Inquiry> = {}): Inquiry => ({
  _id: anId(),
  reference: 'Q-7F3K2M',
  name: 'Amina Rahman',
  email: 'amina@example.com',
  state: 'new',
  lineCount: 0,
  unread: false,
  createdAt: new Date(Date.now() - 3 * 86_400_000).toISOString(),
  version: 1,
  lines: [],
  files: [],
  events: [],
  related: [],
  quotations: [],
  ...fields,
});

/** Two admins, `me` being logged in. */
export function fakeAdmins() {
  fakeUser('admin');
  fakeApi('get', '/auth/me', { json: { role: 'admin', ...me } });
  const account = { role: 'admin', createdAt: '2026-11-02T09:14:05.120Z' };
  fakeApi('get', '/accounts', {
    json: [
      { ...li, ...account },
      { ...me, ...account },
    ],
  });
}
