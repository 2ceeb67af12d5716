import { act, screen } from '@testing-library/react';
import { noticeShown } from '../features/ui/uiSlice';
import { renderWithProviders } from '../testing/renderWithProviders';
import Notices from './Notices';

it('shows notices away from page headers and the console search', async () => {
  const { store } = renderWithProviders(<Notices />);
  act(() => void store.dispatch(noticeShown({ text: 'Saved.' })));
  const notice = await screen.findByText('Saved.');
  const container = notice.closest('.notistack-SnackbarContainer')!;
  const { bottom, right } = getComputedStyle(container);
  expect({ bottom, right }).toEqual({ bottom: '14px', right: '20px' });
});
