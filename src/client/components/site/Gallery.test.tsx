import { act, screen, waitFor, within } from '@testing-library/react';
import { aPhoto } from '@/client/testing/fixtures';
import { renderWithProviders } from '@/client/testing/renderWithProviders';
import { Gallery } from './Gallery';

const images = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...aPhoto(`car-${index + 1}`),
    alt: `Car ${index + 1}`,
  }));

const show = (count: number) =>
  renderWithProviders(<Gallery label="Images" images={images(count)} sizes="440px" />);

const button = (label: string | RegExp) => screen.getByLabelText(label);
const shown = () => screen.getByLabelText(/^View full screen/);
const thumbnails = () =>
  screen
    .getAllByLabelText(/^Image \d+ of/)
    .map((thumbnail) => thumbnail.textContent + thumbnail.getAttribute('aria-label'));
const requested = () =>
  new Set(
    [...document.querySelectorAll('img')].map((image) => /photos\/([\w-]+)\./.exec(image.src)?.[1]),
  );

/** It ends outside of the target: a browser fires no click after a swipe. */
const swipeLeft = (user: ReturnType<typeof show>['user'], target: HTMLElement) =>
  user.pointer([
    { keys: '[TouchA>]', target, coords: { clientX: 300, clientY: 100 } },
    { pointerName: 'TouchA', target, coords: { clientX: 200, clientY: 110 } },
    { keys: '[/TouchA]', target: target.parentElement! },
  ]);

describe('the big image', () => {
  it('starts at the first image, with two step buttons, each disabled at its end', async () => {
    const { user } = show(3);
    expect(shown()).toHaveAccessibleName('View full screen: Car 1');
    expect(button('Previous image')).toBeDisabled();
    await user.click(button('Next image'));
    expect(shown()).toHaveAccessibleName('View full screen: Car 2');
    expect(button('Previous image')).toBeEnabled();
    expect(button('Next image')).toBeEnabled();
    await user.click(button('Next image'));
    expect(button('Next image')).toBeDisabled();
    expect(screen.getByRole('status')).toHaveTextContent('Image 3 of 3');
  });

  it('counts each of several fast clicks', () => {
    show(5);
    act(() => {
      for (let press = 0; press < 3; press += 1) button('Next image').click();
    });
    expect(screen.getByRole('status')).toHaveTextContent('Image 4 of 5');
  });

  it('moves the focus from a button that becomes disabled', async () => {
    const { user } = show(2);
    await user.click(button('Next image'));
    expect(button('Previous image')).toHaveFocus();
  });

  it('steps by arrow keys and stops at its ends', async () => {
    const { user } = show(2);
    await user.tab();
    expect(shown()).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(shown()).toHaveAccessibleName('View full screen: Car 1');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(shown()).toHaveAccessibleName('View full screen: Car 2');
  });

  it('steps by a swipe', async () => {
    const { user } = show(3);
    await swipeLeft(user, shown());
    expect(shown()).toHaveAccessibleName('View full screen: Car 2');
  });
});

describe('the thumbnails', () => {
  it('show three at a time and move by their own buttons, disabled at the ends', async () => {
    const { user } = show(5);
    expect(thumbnails()).toEqual([
      'Image 1 of 5: Car 1',
      'Image 2 of 5: Car 2',
      'Image 3 of 5: Car 3',
    ]);
    expect(button('Earlier thumbnails')).toBeDisabled();
    await user.click(button('Later thumbnails'));
    expect(thumbnails()[0]).toBe('Image 2 of 5: Car 2');
    expect(button('Earlier thumbnails')).toBeEnabled();
    await user.click(button('Later thumbnails'));
    expect(thumbnails()[2]).toBe('Image 5 of 5: Car 5');
    expect(button('Later thumbnails')).toBeDisabled();
    expect(shown()).toHaveAccessibleName('View full screen: Car 1');
  });

  it('set the big image', async () => {
    const { user } = show(5);
    await user.click(button('Image 3 of 5: Car 3'));
    expect(shown()).toHaveAccessibleName('View full screen: Car 3');
    expect(button('Image 3 of 5: Car 3')).toHaveAttribute('aria-current', 'true');
    expect(button('Image 1 of 5: Car 1')).not.toHaveAttribute('aria-current');
  });

  it('follow the big image out of their window', async () => {
    const { user } = show(5);
    for (let step = 0; step < 3; step += 1) await user.click(button('Next image'));
    expect(thumbnails()).toEqual([
      'Image 2 of 5: Car 2',
      'Image 3 of 5: Car 3',
      'Image 4 of 5: Car 4',
    ]);
  });

  it('have disabled buttons when all of them show', () => {
    show(2);
    expect(thumbnails()).toHaveLength(2);
    expect(button('Earlier thumbnails')).toBeDisabled();
    expect(button('Later thumbnails')).toBeDisabled();
  });
});

describe('the full-screen viewer', () => {
  const open = async (user: ReturnType<typeof show>['user']) => {
    await user.click(shown());
    return screen.findByRole('dialog', { name: 'Image viewer' });
  };

  it('shows the image, steps by keys, buttons and swipes, and updates the gallery', async () => {
    const { user } = show(4);
    const dialog = await open(user);
    expect(within(dialog).getByRole('img', { name: 'Car 1' })).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Previous image' })).toBeDisabled();
    await user.keyboard('{ArrowRight}');
    expect(within(dialog).getByRole('img', { name: 'Car 2' })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Next image' }));
    const image = within(dialog).getByRole('img', { name: 'Car 3' });
    await swipeLeft(user, image);
    expect(within(dialog).getByRole('status')).toHaveTextContent('Image 4 of 4');
    expect(within(dialog).getByRole('button', { name: 'Next image' })).toBeDisabled();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(shown()).toHaveAccessibleName('View full screen: Car 4');
  });
});

it('loads only the visible images and their neighbours', async () => {
  const { user } = show(26);
  expect(requested()).toEqual(new Set(['car-1', 'car-2', 'car-3']));
  for (let step = 0; step < 9; step += 1) await user.click(button('Next image'));
  expect(requested()).toEqual(new Set(['car-8', 'car-9', 'car-10', 'car-11']));
});
