import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { advanceTimers } from '@/client/testing/advanceTimers';
import { renderWithProviders } from '@/client/testing/renderWithProviders';
import { setViewport } from '@/client/testing/viewport';
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
    advanceTimers(4999);
    expect(count()).toBe(0);
    advanceTimers(1);
    expect(count()).toBe(1);
    advanceTimers(5000);
    expect(count()).toBe(2);
  });

  it('pauses and resumes by the button', () => {
    renderWithProviders(<Counter />);
    fireEvent.click(screen.getByRole('button', { name: 'Pause: numbers' }));
    advanceTimers(20_000);
    expect(count()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Play: numbers' }));
    advanceTimers(5000);
    expect(count()).toBe(1);
  });

  it('waits while the tab is in the background', () => {
    renderWithProviders(<Counter />);
    setHidden(true);
    advanceTimers(20_000);
    expect(count()).toBe(0);
    setHidden(false);
    advanceTimers(5000);
    expect(count()).toBe(1);
  });

  it('waits while it is suspended', () => {
    renderWithProviders(<Counter suspended />);
    advanceTimers(20_000);
    expect(count()).toBe(0);
  });

  it('starts paused under reduced motion and can be played', () => {
    setViewport({ reducedMotion: true });
    renderWithProviders(<Counter />);
    advanceTimers(20_000);
    expect(count()).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Play: numbers' }));
    advanceTimers(5000);
    expect(count()).toBe(1);
  });
});
