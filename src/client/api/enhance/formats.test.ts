import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fakeApi } from '../../test/fakeApi';
import { anId } from '../../test/fixtures';
import { testStore } from '../../test/testStore';
import { consoleApi } from '../console';

const { endpoints } = consoleApi;

it.each(readdirSync(__dirname).filter((file) => !file.includes('.test.')))(
  '%s repeats no address and no method of the contract',
  (file) => {
    const source = readFileSync(join(__dirname, file), 'utf8');
    expect(source).not.toMatch(/['"`]\/|\burl:|\bmethod:/);
  },
);

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
