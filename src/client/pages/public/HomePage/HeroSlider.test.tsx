import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { advanceTimers } from '@/client/testing/advanceTimers';
import { textsOf } from '@/client/testing/links';
import { type RenderOptions, renderWithProviders } from '@/client/testing/renderWithProviders';
import { setViewport } from '@/client/testing/viewport';
import { HeroSlider } from './HeroSlider';

const captions = [
  'Welcome to Hoistway Elevators',
  'Safety First, Reliability Always We Provide the Best',
  'Your Safety, Our Commitment',
  'Safe, Efficient, and Reliable Elevators For All Buildings',
  'Elevating Every Building',
  'Seamless Escalators and Walkways For Smooth, Efficient Movement',
];
const labels = ['01', '02', '03', '04', '05', '06'];

const slider = () => screen.getByLabelText('Highlights');
const label = (name: string) =>
  /^\d+$/.test(name) ? within(slider()).getByText(name) : within(slider()).getByLabelText(name);
/** Number of the slide that is shown. */
const shown = () => slider().querySelector('button[aria-current=true]')?.textContent;
const slideElements = () => [...slider().querySelectorAll('[aria-roledescription=slide]')];
const captionBox = (index: number) =>
  within(slideElements()[index] as HTMLElement).getByText(captions[index]!).parentElement!;

const show = (options?: RenderOptions) => renderWithProviders(<HeroSlider />, options);

describe('the slider', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    setViewport({ reducedMotion: false });
  });
  afterEach(() => jest.useRealTimers());

  it('has six slides with their captions in order, labelled 01 to 06', () => {
    show();
    expect(
      slideElements().map((slide, index) =>
        within(slide as HTMLElement).getByText(captions[index]!),
      ),
    ).toHaveLength(6);
    const group = within(slider()).getByRole('group', { name: 'Choose a slide' });
    expect(textsOf('button', within(group))).toEqual(labels);
    expect(slideElements()[0]).toHaveAccessibleName('1 of 6');
    expect(slider()).toHaveAttribute('aria-roledescription', 'carousel');
  });

  it('shows one slide at a time, the others are hidden from everyone', () => {
    show();
    expect(slideElements().map((slide) => slide.getAttribute('aria-hidden'))).toEqual([
      'false',
      ...Array.from({ length: 5 }, () => 'true'),
    ]);
    expect(captionBox(0)).toBeVisible();
    expect(captionBox(1)).not.toBeVisible();
  });

  it('advances every 5000 ms and wraps around', () => {
    show();
    advanceTimers(4999);
    expect(shown()).toBe('01');
    advanceTimers(1);
    expect(shown()).toBe('02');
    for (const next of ['03', '04', '05', '06', '01']) {
      advanceTimers(5000);
      expect(shown()).toBe(next);
    }
  });

  it('jumps to the slide whose label is clicked, and restarts the 5000 ms', () => {
    show();
    advanceTimers(3000);
    fireEvent.click(label('04'));
    expect(shown()).toBe('04');
    advanceTimers(4999);
    expect(shown()).toBe('04');
    advanceTimers(1);
    expect(shown()).toBe('05');
  });

  it('advances by the Next button and wraps around', () => {
    show();
    fireEvent.click(label('06'));
    advanceTimers(1200);
    fireEvent.click(label('Next'));
    expect(shown()).toBe('01');
  });

  it('ignores clicks while a transition of 1.2 s runs', () => {
    show();
    fireEvent.click(label('Next'));
    expect(shown()).toBe('02');
    advanceTimers(1199);
    fireEvent.click(label('Next'));
    fireEvent.click(label('05'));
    expect(shown()).toBe('02');
    advanceTimers(1);
    fireEvent.click(label('Next'));
    expect(shown()).toBe('03');
  });

  it('does not lock for a click on the label of the slide that is shown', () => {
    show();
    fireEvent.click(label('01'));
    fireEvent.click(label('03'));
    expect(shown()).toBe('03');
  });

  it('fades images in 1.2 s, the old caption out in 0.3 s and the new one in for 1 s', () => {
    show({ withAllStyles: true });
    fireEvent.click(label('02'));
    const image = slideElements()[1]!.firstElementChild;
    expect(image).toHaveStyle({ opacity: '1', transition: 'opacity 1200ms ease' });
    expect(captionBox(1)).toHaveStyle({ transition: 'opacity 1000ms ease 300ms' });
    expect(captionBox(0)).toHaveStyle({ opacity: '0' });
    expect(getComputedStyle(captionBox(0)).transition).toContain('opacity 300ms');
  });

  it('stops and resumes by the pause button', () => {
    show();
    fireEvent.click(label('Pause: Highlights'));
    advanceTimers(20_000);
    expect(shown()).toBe('01');
    fireEvent.click(label('Play: Highlights'));
    advanceTimers(5000);
    expect(shown()).toBe('02');
  });

  it('is announced by screen readers only while it is paused', () => {
    show();
    const live = slideElements()[0]!.parentElement!;
    expect(live).toHaveAttribute('aria-live', 'off');
    fireEvent.click(label('Pause: Highlights'));
    expect(live).toHaveAttribute('aria-live', 'polite');
  });

  it('starts paused under reduced motion and can be played', () => {
    setViewport({ reducedMotion: true });
    show();
    advanceTimers(20_000);
    expect(shown()).toBe('01');
    fireEvent.click(label('Play: Highlights'));
    advanceTimers(5000);
    expect(shown()).toBe('02');
  });

  it('waits while the tab is in the background', () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    show();
    advanceTimers(20_000);
    expect(shown()).toBe('01');
    hidden.mockRestore();
    advanceTimers(5000);
    expect(shown()).toBe('02');
  });

  it('waits while the keyboard focus is inside, and steps by arrow keys', () => {
    show();
    act(() => label('03').focus());
    advanceTimers(20_000);
    expect(shown()).toBe('01');
    fireEvent.keyDown(label('03'), { key: 'ArrowRight' });
    expect(shown()).toBe('02');
    advanceTimers(1200);
    fireEvent.keyDown(label('03'), { key: 'ArrowLeft' });
    advanceTimers(1200);
    fireEvent.keyDown(label('03'), { key: 'ArrowLeft' });
    expect(shown()).toBe('06');
    act(() => label('03').blur());
    advanceTimers(5000);
    expect(shown()).toBe('01');
  });

  it('steps by a swipe, not by a scroll or a mouse', async () => {
    show();
    const user = userEvent.setup({ delay: null });
    const swipe = async (x: number, y: number, pointerName = 'TouchA') => {
      const target = slider();
      const coords = { clientX: 200 + x, clientY: 200 + y };
      await user.pointer([
        { keys: `[${pointerName}>]`, target, coords: { clientX: 200, clientY: 200 } },
        { pointerName: pointerName === 'TouchA' ? 'TouchA' : 'mouse', target, coords },
        { keys: `[/${pointerName}]`, target, coords },
      ]);
      advanceTimers(1200);
    };
    await swipe(-80, 10);
    expect(shown()).toBe('02');
    await swipe(80, 10);
    expect(shown()).toBe('01');
    await swipe(-80, 120);
    await swipe(-20, 0);
    await swipe(-80, 0, 'MouseLeft');
    expect(shown()).toBe('01');
  });

  it('fetches the first image at once, the next one later, the others on demand', () => {
    show();
    const images = () => [...slider().querySelectorAll('img')];
    expect(images()).toHaveLength(1);
    expect(images()[0]).toHaveAttribute('fetchpriority', 'high');
    expect(images()[0]).toHaveAttribute('loading', 'eager');
    advanceTimers(2500);
    expect(images()).toHaveLength(2);
    fireEvent.click(label('05'));
    expect(images()).toHaveLength(3);
  });
});
