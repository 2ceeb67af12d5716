import { screen, waitFor } from '@testing-library/react';
import { fakeApi, fakeUser } from '@/client/testing/fakeApi';
import { fakeObjectUrls, recordDownloads } from '@/client/testing/files';
import { anId } from '@/client/testing/fixtures';
import { renderSite } from '@/client/testing/renderWithProviders';

const application = {
  _id: anId(),
  reference: 'A-7F3K2M',
  name: 'Li Wei',
  createdAt: '2026-11-02T09:14:05.120Z',
  cv: { _id: anId(), name: 'Li Wei.pdf', type: 'application/pdf', size: 4 },
};

async function open(file: Parameters<typeof fakeApi>[2]) {
  fakeUser('admin');
  fakeApi('get', '/applications/:id', { json: application });
  fakeApi('get', `/applications/${application._id}/files/${application.cv._id}`, file);
  const { user } = renderSite(`/dashboard/applications/${application._id}`, {
    withoutLayout: true,
  });
  await user.click(await screen.findByRole('button', { name: 'Li Wei.pdf' }));
}

it('the CV of an application is saved under its name', async () => {
  const { revoked } = fakeObjectUrls();
  const saved = recordDownloads();
  await open({ body: '%PDF', headers: { 'content-type': 'application/pdf' } });
  await waitFor(() => expect(saved).toEqual(['Li Wei.pdf']));
  expect(revoked).toHaveLength(1);
});

it('a CV that cannot be loaded is reported', async () => {
  await open({ status: 404, json: {} });
  expect(await screen.findByText('The CV could not be loaded.')).toBeInTheDocument();
});
