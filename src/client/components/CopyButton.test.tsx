import { act, fireEvent, screen } from '@testing-library/react';
import { fakeClipboard, stubClipboard } from '../testing/clipboard';
import { renderWithProviders } from '../testing/renderWithProviders';
import { CopyButton } from './CopyButton';

const button = () => screen.getByRole('button');
const region = () => button().nextElementSibling!;

it.each([
  ['en', 'Copy HW-7', 'Copied'],
  ['zh', '复制 HW-7', '已复制'],
] as const)('copies and announces it politely (%s)', async (language, name, text) => {
  const { user } = renderWithProviders(<CopyButton text="HW-7" />, { language });
  const copied = fakeClipboard();
  expect(button()).toHaveAccessibleName(name);
  expect(region()).toHaveAttribute('aria-live', 'polite');
  expect(region()).toBeEmptyDOMElement();
  await user.click(button());
  expect(copied).toEqual(['HW-7']);
  expect(region()).toHaveTextContent(text);
});

it.each([
  ['offers no clipboard', undefined],
  ['forbids it', { writeText: () => Promise.reject(new Error('No.')) }],
])('reports a failure where the browser %s', async (_why, clipboard) => {
  renderWithProviders(<CopyButton text="HW-7" />);
  stubClipboard(clipboard);
  fireEvent.click(button());
  expect(
    await screen.findByText('Could not be copied. Please select it and copy it by hand.'),
  ).toBeVisible();
});

it('announces it again on a later click', async () => {
  renderWithProviders(<CopyButton text="HW-7" />);
  const copied = fakeClipboard();
  jest.useFakeTimers();
  await act(async () => fireEvent.click(button()));
  expect(region()).toHaveTextContent('Copied');
  act(() => void jest.advanceTimersByTime(4000));
  expect(region()).toBeEmptyDOMElement();
  await act(async () => fireEvent.click(button()));
  expect(region()).toHaveTextContent('Copied');
  expect(copied).toEqual(['HW-7', 'HW-7']);
  jest.useRealTimers();
});

it('is hidden without script', () => {
  renderWithProviders(<CopyButton text="HW-7" />);
  expect(button().closest('[data-scripted]')).not.toBeNull();
});
