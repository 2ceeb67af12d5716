import { fakeApi } from '../testing/fakeApi';
import { anId } from '../testing/fixtures';
import { testStore } from '../testing/testStore';
import { toFormData } from './requests';
import { api } from '.';

const { endpoints } = api;

it('sends an update as multipart, with its version', async () => {
  const id = anId();
  const seen = fakeApi('put', `/categories/${id}`, { status: 204, body: null });
  const categoryForm = { name: 'Ropes', description: '' };
  await testStore().dispatch(
    endpoints.updateCategory.initiate({ id, 'If-Match': '"3"', categoryForm }),
  );
  expect([...(seen[0]!.body as FormData).entries()]).toEqual([['name', 'Ropes']]);
  expect(seen[0]!.headers.get('if-match')).toBe('"3"');
});

it('has the error of a rejected export', async () => {
  fakeApi('get', '/inquiries/export', { status: 403, json: { error: 'Not for you.' } });
  const { error } = await testStore().dispatch(endpoints.exportInquiries.initiate());
  expect(error).toEqual({ status: 403, data: { error: 'Not for you.' } });
});

const entries = (data: FormData) => [...data.entries()];

describe('toFormData', () => {
  it('does not change texts', () => {
    const name = '  <b>限速器</b> & "OG"\n';
    expect(entries(toFormData({ name }))).toEqual([['name', name]]);
  });

  it('leaves out empty and missing values', () => {
    expect(entries(toFormData({ name: 'Cam', brand: '', parentId: undefined }))).toEqual([
      ['name', 'Cam'],
    ]);
  });

  it('repeats the field for each entry of a list, in order', () => {
    const images = [new Blob(['1']), new Blob(['22'])];
    const data = toFormData({ images, imageOrder: ['new:1', 'new:0'] });
    expect(data.getAll('images').map((file) => (file as Blob).size)).toEqual([1, 2]);
    expect(data.getAll('imageOrder')).toEqual(['new:1', 'new:0']);
  });

  it('has an empty entry of a list, which means none', () => {
    expect(entries(toFormData({ imageOrder: [''] }))).toEqual([['imageOrder', '']]);
  });

  it('adds nothing for an empty list', () => {
    expect(entries(toFormData({ images: [] }))).toEqual([]);
  });
});
