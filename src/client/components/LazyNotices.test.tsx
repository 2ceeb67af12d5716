import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { testStore } from '../testing/testStore';
import { LazyNotices } from './LazyNotices';
import { noticeShown, resultDialogOpened } from '../features/ui/uiSlice';

// As when the site is down, or has other files since an update.
jest.mock('./Notices', () => {
  throw new Error('Loading chunk failed.');
});

it('leaves the page as it is when its own code cannot be loaded', async () => {
  const store = testStore();
  render(
    <Provider store={store}>
      <input aria-label="Name" defaultValue="Typed" />
      <LazyNotices />
    </Provider>,
  );
  await act(async () => {
    store.dispatch(noticeShown({ text: 'Saved.' }));
    store.dispatch(resultDialogOpened({ title: 'Failed', severity: 'error' }));
    await Promise.resolve();
  });
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Typed');
});
