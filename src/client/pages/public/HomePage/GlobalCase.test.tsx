import { fireEvent, screen, within } from '@testing-library/react';
import { advanceTimers } from '@/client/testing/advanceTimers';
import { renderWithProviders } from '@/client/testing/renderWithProviders';
import { setViewport } from '@/client/testing/viewport';
import { GlobalCase } from './PhotoShows';

const items = () => [...screen.getByRole('list').querySelectorAll('li')];
const names = (wanted: HTMLElement[]) => wanted.map(({ textContent }) => textContent);
/** Those in their places, be it that they are faded out. */
const inPlace = () => names(items().filter((item) => item.style.visibility === 'visible'));
const opaque = () => names(items().filter((item) => item.style.opacity === '1'));

const first = ['Afghanistan', 'Dhaka', 'Ethiopia'];
const second = ['Indonesia', 'Laos', 'Rwanda'];

describe('Global Case', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    setViewport({ reducedMotion: false });
  });
  afterEach(() => jest.useRealTimers());

  it('has six project photographs labelled with their places', () => {
    renderWithProviders(<GlobalCase />);
    expect(names(items())).toEqual([...first, ...second]);
    for (const item of items()) {
      expect(within(item).getByRole('img', { hidden: true })).toHaveAttribute('alt');
    }
  });

  it('shows three, and after 3 s fades them out and the other three in', () => {
    renderWithProviders(<GlobalCase />);
    expect(opaque()).toEqual(first);
    advanceTimers(2999);
    expect(opaque()).toEqual(first);
    advanceTimers(1);
    expect(opaque()).toEqual([]);
    expect(inPlace()).toEqual(first);
    advanceTimers(400);
    expect(opaque()).toEqual(second);
    expect(inPlace()).toEqual(second);
  });

  it('wraps around after six, with 3 s from change to change', () => {
    renderWithProviders(<GlobalCase />);
    advanceTimers(3400);
    expect(opaque()).toEqual(second);
    advanceTimers(2599);
    expect(opaque()).toEqual(second);
    advanceTimers(1);
    expect(opaque()).toEqual([]);
    advanceTimers(400);
    expect(opaque()).toEqual(first);
  });

  it('stops by its pause button', () => {
    renderWithProviders(<GlobalCase />);
    fireEvent.click(screen.getByRole('button', { name: 'Pause: Global Case projects' }));
    advanceTimers(30_000);
    expect(opaque()).toEqual(first);
  });
});
