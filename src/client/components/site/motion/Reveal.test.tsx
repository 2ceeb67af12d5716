import { render, screen } from '@testing-library/react';
import { inTheme } from '@/client/testing/inTheme';
import { fakeIntersectionObserver } from '@/client/testing/intersectionObserver';
import { setViewport } from '@/client/testing/viewport';
import { Reveal } from './Reveal';

const box = () => screen.getByText('Text').parentElement!;
const show = () =>
  render(
    inTheme(
      <Reveal>
        <p>Text</p>
      </Reveal>,
    ),
  );

describe('Reveal', () => {
  let intersections: ReturnType<typeof fakeIntersectionObserver>;
  beforeEach(() => {
    intersections = fakeIntersectionObserver();
    setViewport({ reducedMotion: false });
  });
  afterEach(() => intersections.remove());

  it('shows what lies below the screen faintly and fades it in within 1000 ms when it comes into view', () => {
    show();
    intersections.scrollTo(() => false);
    expect(box()).toHaveStyle({ opacity: '0.4', transform: 'translateY(40px) scale(1)' });
    intersections.scrollTo(() => true);
    expect(box()).not.toHaveStyle({ opacity: '0.4' });
    expect(box()).toHaveStyle({
      transition: 'opacity 1000ms ease-out,transform 1000ms ease-out',
    });
  });

  it('does so once', () => {
    show();
    intersections.scrollTo(() => false);
    intersections.scrollTo(() => true);
    intersections.scrollTo(() => false);
    expect(box()).not.toHaveStyle({ opacity: '0.4' });
  });

  it('does not animate what is on the screen at once', () => {
    show();
    intersections.scrollTo(() => true);
    expect(box()).not.toHaveStyle({ opacity: '0.4' });
    expect(getComputedStyle(box()).transition).toBe('');
  });

  it('shows everything at once under reduced motion', () => {
    setViewport({ reducedMotion: true });
    show();
    intersections.scrollTo(() => false);
    expect(box()).not.toHaveStyle({ opacity: '0.4' });
  });
});
