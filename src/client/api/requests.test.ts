import { fakeApi } from '../testing/fakeApi';
import { testStore } from '../testing/testStore';
import { toFormData } from './requests';
import { consoleApi as api } from '.';

it('a rejected export has its error', async () => {
  fakeApi('get', '/inquiries/export', { status: 403, json: { error: 'Not for you.' } });
  const { error } = await testStore().dispatch(api.endpoints.exportInquiries.initiate({}));
  expect(error).toEqual({ status: 403, data: { error: 'Not for you.' } });
});

// What it skips and repeats is tested by the pages with its forms.
it('a form is sent with its texts unchanged', () => {
  const name = '  <b>限速器</b> & "OG"\n';
  expect([...toFormData({ name })]).toEqual([['name', name]]);
});
