import { act, screen } from '@testing-library/react';
import { noticeShown } from '../features/ui/uiSlice';
import { renderWithProviders } from '../testing/renderWithProviders';
import Notices from './Notices';

it('shows notices where they cover no buttons of forms and dialogs', async () => {
  const { store } = renderWithProviders(<Notices />);
  act(() => void store.dispatch(noticeShown({ text: 'Saved.' })));
  const notice = await screen.findByText('Saved.');
  const container = notice.closest('.notistack-SnackbarContainer')!;
  expect(getComputedStyle(container)).toMatchObject({ top: '14px' });
});
