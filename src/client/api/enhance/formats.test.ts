import { fakeApi } from '@/client/testing/fakeApi';
import { anId } from '@/client/testing/fixtures';
import { testStore } from '@/client/testing/testStore';
import { consoleApi } from '../console';

const { endpoints } = consoleApi;

it('sends a change as multipart, to the address and of the version that the contract names', async () => {
  const id = anId();
  const seen = fakeApi('put', `/categories/${id}`, { status: 204, body: null });
  const categoryForm = { name: 'Ropes', description: '' };
  await testStore().dispatch(
    endpoints.updateCategory.initiate({ id, 'If-Match': '"3"', categoryForm }),
  );
  expect([...(seen[0]!.body as FormData).entries()]).toEqual([['name', 'Ropes']]);
  expect(seen[0]!.headers.get('if-match')).toBe('"3"');
});

it('keeps the text of an export that is refused', async () => {
  fakeApi('get', '/inquiries/export', { status: 403, json: { error: 'Not for you.' } });
  const { error } = await testStore().dispatch(endpoints.exportInquiries.initiate());
  expect(error).toEqual({ status: 403, data: { error: 'Not for you.' } });
});
