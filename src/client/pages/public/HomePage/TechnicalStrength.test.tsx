import { act, fireEvent, screen, within } from '@testing-library/react';
import { advanceTimers } from '@/client/testing/advanceTimers';
import { renderWithProviders } from '@/client/testing/renderWithProviders';
import { setViewport } from '@/client/testing/viewport';
import { TechnicalStrength } from './PhotoShows';

const group = () => screen.getByRole('group', { name: 'Technical Strength images' });
const items = () => [...group().querySelectorAll('li')];
/** Positions of the images that are in view. */
const inView = () => items().flatMap((item, index) => (item.ariaHidden === 'true' ? [] : index));

function show(width: number) {
  setViewport({ width, reducedMotion: false });
  renderWithProviders(<TechnicalStrength />);
}

describe('Technical Strength', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('has eight described images', () => {
    show(1440);
    expect(items()).toHaveLength(8);
    for (const item of items()) {
      expect(within(item).getByRole('img', { hidden: true })).toHaveAttribute('alt');
    }
  });

  it('advances every 5 s by the number shown and wraps around', () => {
    show(1440);
    advanceTimers(4999);
    expect(inView()).toEqual([0, 1, 2, 3]);
    advanceTimers(1);
    expect(inView()).toEqual([4, 5, 6, 7]);
    advanceTimers(5000);
    expect(inView()).toEqual([0, 1, 2, 3]);
  });

  it('advances by one on a phone, over all eight', () => {
    show(390);
    for (const position of [1, 2, 3, 4, 5, 6, 7, 0]) {
      advanceTimers(5000);
      expect(inView()).toEqual([position]);
    }
  });

  it('moves the row by the number shown', () => {
    show(800);
    advanceTimers(5000);
    expect(group().querySelector('ul')).toHaveStyle({
      transform: 'translateX(calc(-2 * 100% / var(--visible)))',
    });
  });

  it('keeps whole groups in view when the screen changes', () => {
    show(390);
    for (let step = 0; step < 3; step += 1) advanceTimers(5000);
    act(() => setViewport({ width: 1440 }));
    expect(inView()).toEqual([0, 1, 2, 3]);
  });

  it('steps both ways by its buttons', () => {
    show(800);
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(inView()).toEqual([6, 7]);
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(inView()).toEqual([0, 1]);
  });

  it('stops by its pause button', () => {
    show(1440);
    fireEvent.click(screen.getByRole('button', { name: 'Pause: Technical Strength images' }));
    advanceTimers(30_000);
    expect(inView()).toEqual([0, 1, 2, 3]);
  });
});
