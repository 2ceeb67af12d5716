import { act, fireEvent, screen } from '@testing-library/react';
import { fakeIntersectionObserver } from '@/client/testing/intersectionObserver';
import { advanceTimers } from '@/client/testing/advanceTimers';
import { renderWithProviders } from '@/client/testing/renderWithProviders';
import { setViewport } from '@/client/testing/viewport';
import { HeroSlider } from './HeroSlider';

let playing: Set<string>;
let intersections: ReturnType<typeof fakeIntersectionObserver>;
const nameOf = (video: HTMLMediaElement) =>
  /films\/([\w-]+)\./.exec(video.querySelector('source')!.src)![1]!;
const films = () => [...document.querySelectorAll('video')];
const film = () => films()[0]!;
const button = (name: string) => screen.getByRole('button', { name });
const image = () => screen.getByRole('img', { name: /^Hotel lobby with three elevators/ });

/** Films that ran since the last call; a film that has never run has fetched nothing. */
let started: string[];

beforeEach(() => {
  jest.useFakeTimers();
  setViewport({ reducedMotion: false });
  playing = new Set();
  started = [];
  intersections = fakeIntersectionObserver();
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    playing.add(nameOf(this));
    started.push(nameOf(this));
    return Promise.resolve();
  });
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (
    this: HTMLMediaElement,
  ) {
    playing.delete(nameOf(this));
  });
});
afterEach(() => {
  jest.useRealTimers();
  intersections.remove();
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(document, 'readyState');
});

const show = () => {
  renderWithProviders(<HeroSlider />);
  intersections.scrollTo(() => true);
};

it('runs silently in a loop, inline, from WebM or MP4', () => {
  show();
  expect(film()).toMatchObject({ muted: true, loop: true, playsInline: true, preload: 'none' });
  expect([...film().querySelectorAll('source')].map(({ src, type }) => [src, type])).toEqual([
    [expect.stringMatching(/\/assets\/films\/film-1\.\w{8}\.webm$/), 'video/webm'],
    [expect.stringMatching(/\/assets\/films\/film-1\.\w{8}\.mp4$/), 'video/mp4'],
  ]);
  expect([...playing]).toEqual(['film-1']);
});

it('starts with its slide and not before, and pauses with it', () => {
  show();
  advanceTimers(4999);
  expect(started).toEqual(['film-1']);
  advanceTimers(1);
  intersections.scrollTo(() => true);
  expect(started).toEqual(['film-1', 'film-2']);
  expect([...playing]).toEqual(['film-2']);
});

it('waits until the page is loaded', () => {
  Object.defineProperty(document, 'readyState', { value: 'interactive', configurable: true });
  show();
  expect(films()).toEqual([]);
  Object.defineProperty(document, 'readyState', { value: 'complete', configurable: true });
  act(() => void window.dispatchEvent(new Event('load')));
  intersections.scrollTo(() => true);
  expect(started).toEqual(['film-1']);
});

it('is paused and resumed with the slider', () => {
  show();
  fireEvent.click(button('Pause: Highlights'));
  expect([...playing]).toEqual([]);
  fireEvent.click(button('Play: Highlights'));
  intersections.scrollTo(() => true);
  expect([...playing]).toEqual(['film-1']);
});

it('does not start on a paused slider', () => {
  show();
  fireEvent.click(button('Pause: Highlights'));
  fireEvent.click(button('04'));
  advanceTimers(1200);
  intersections.scrollTo(() => true);
  expect(started).toEqual(['film-1']);
});

it('pauses and fetches nothing while the slider is off the screen', () => {
  show();
  intersections.scrollTo(() => false);
  expect([...playing]).toEqual([]);
  advanceTimers(5000);
  expect(started).toEqual(['film-1']);
  intersections.scrollTo(() => true);
  expect([...playing]).toEqual(['film-2']);
});

it.each([
  ['on a narrow screen', () => setViewport({ width: 1023 })],
  ['for visitors who prefer reduced motion', () => setViewport({ reducedMotion: true })],
  [
    'for visitors who save data',
    () =>
      Object.defineProperty(navigator, 'connection', {
        value: { saveData: true },
        configurable: true,
      }),
  ],
])('is absent %s, even when they start the slider', (_who, prepare) => {
  prepare();
  show();
  const start = screen.queryByRole('button', { name: 'Play: Highlights' });
  if (start) fireEvent.click(start);
  expect(films()).toEqual([]);
  expect(image()).toBeVisible();
});

it('is shown from 1024 px on, also when the window grows', () => {
  setViewport({ width: 1023 });
  show();
  act(() => setViewport({ width: 1024 }));
  intersections.scrollTo(() => true);
  expect([...playing]).toEqual(['film-1']);
});

it('shows once it plays; the photograph stays below', () => {
  show();
  expect(film()).toHaveStyle({ opacity: '0' });
  fireEvent.playing(film());
  expect(film()).toHaveStyle({ opacity: '1' });
  expect(image()).toBeVisible();
});

it.each([
  ['cannot be fetched in any format', () => film().querySelector('source[type="video/mp4"]')!],
  ['breaks off', () => film()],
])('falls back to the photograph when it %s', (_how, target) => {
  show();
  fireEvent.error(target());
  expect(films()).toEqual([]);
  expect(image()).toBeVisible();
});

it('falls back to the photograph when the browser rejects playing', async () => {
  jest.mocked(HTMLMediaElement.prototype.play).mockRejectedValue(new Error('power saving'));
  show();
  await act(async () => Promise.resolve());
  expect(film()).toHaveStyle({ opacity: '0' });
  expect(image()).toBeVisible();
});
