import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { passTime } from '@/client/testing/passTime';
import { renderWithProviders } from '@/client/testing/renderWithProviders';
import { setScreen } from '@/client/testing/screen';
import { PauseButton, useAutoplay } from './autoplay';

function Counter({ suspended }: { suspended?: boolean }) {
  const [count, setCount] = useState(0);
  const { playing, toggle } = useAutoplay({
    interval: 5000,
    onAdvance: () => setCount(count + 1),
    suspended,
  });
  return (
    <>
      <output>{count}</output>
      <PauseButton playing={playing} onToggle={toggle} what="numbers" />
    </>
  );
}

const count = () => Number(screen.getByRole('status').textContent);

function setHidden(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

describe('useAutoplay', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(document, 'hidden');
  });

  it('advances after every interval, not earlier', () => {
    renderWithProviders(<Counter />);
    passTime(4999);
    expect(count()).toBe(0);
    passTime(1);
    expect(count()).toBe(1);
    passTime(5000);
    expect(count()).toBe(2);
  });

  it('pauses and resumes by the button', () => {
    renderWithProviders(<Counter />);
    fireEvent.click(screen.getByRole('button', { name: 'Pause: numbers' }));
    passTime(20_000);
    expect(count()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Play: numbers' }));
    passTime(5000);
    expect(count()).toBe(1);
  });

  it('waits while the tab is in the background', () => {
    renderWithProviders(<Counter />);
    setHidden(true);
    passTime(20_000);
    expect(count()).toBe(0);
    setHidden(false);
    passTime(5000);
    expect(count()).toBe(1);
  });

  it('waits while it is suspended', () => {
    renderWithProviders(<Counter suspended />);
    passTime(20_000);
    expect(count()).toBe(0);
  });

  it('starts paused under reduced motion and can be played', () => {
    setScreen({ reducedMotion: true });
    renderWithProviders(<Counter />);
    passTime(20_000);
    expect(count()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Play: numbers' }));
    passTime(5000);
    expect(count()).toBe(1);
  });
});
