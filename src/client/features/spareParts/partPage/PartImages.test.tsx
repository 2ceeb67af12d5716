import { act, screen, waitFor, within } from '@testing-library/react';
import { aPart } from '@/client/testing/fixtures';
import { type RenderOptions, renderWithProviders } from '@/client/testing/renderWithProviders';
import { API_URL } from '@/client/testing/server';
import { LENS_SIZE, ZOOM } from './Magnifier';
import { PartImages } from './PartImages';

const part = aPart({ name: 'Cam', image: 'main.jpg', images: ['side.jpg', 'main.jpg', 'top.jpg'] });
const show = (shown = part, options?: RenderOptions) =>
  renderWithProviders(<PartImages part={shown} />, options);
const main = () => screen.getByAltText(/^Cam, image/);
const enlarge = () => screen.getByLabelText(/^View full screen: Cam, image/);
const fileOf = (image: Element) => image.getAttribute('src')?.replace(`${API_URL}/uploads/`, '');
const thumbnails = () => within(screen.getByLabelText('Images'));

describe('the main image', () => {
  it('is the image field at first', () => {
    show();
    expect(fileOf(main())).toBe('main.jpg');
    expect(main()).toHaveAccessibleName('Cam, image 1 of 3');
  });

  it('is the first of images where there is no image field', () => {
    show(aPart({ name: 'Cam', image: '', images: ['side.jpg', 'top.jpg'] }));
    expect(fileOf(main())).toBe('side.jpg');
  });

  it('is replaced by the selected thumbnail', async () => {
    const { user } = show();
    await user.click(screen.getByLabelText('Show image 3 of 3'));
    expect(fileOf(main())).toBe('top.jpg');
    expect(screen.getByRole('button', { pressed: true })).toHaveAccessibleName('Show image 3 of 3');
  });
});

it('has one thumbnail for each distinct image', () => {
  show();
  const files = thumbnails()
    .getAllByRole('button')
    .map((button) => fileOf(button.querySelector('img')!));
  expect(files).toEqual(['main.jpg', 'side.jpg', 'top.jpg']);
});

it('has a placeholder and a text where there are no images', () => {
  show(aPart({ name: 'Cam' }));
  expect(screen.queryByRole('img', { name: /Cam/ })).not.toBeInTheDocument();
  expect(screen.getByText('No Image')).toBeInTheDocument();
  expect(screen.getByText('No images available')).toBeInTheDocument();
});

describe('the full-screen viewer', () => {
  const openViewer = async ({ user }: ReturnType<typeof show>) => {
    await user.click(enlarge());
    return within(await screen.findByRole('dialog', { name: 'Image viewer' }));
  };

  it('shows the selected image in full width, and the one it leaves in the page', async () => {
    const view = show();
    await view.user.click(screen.getByLabelText('Show image 2 of 3'));
    const viewer = await openViewer(view);
    expect(viewer.getByRole('button', { name: 'Close' })).toHaveFocus();
    expect(fileOf(viewer.getByAltText('Cam, image 2 of 3'))).toBe('side.jpg');
    await view.user.keyboard('{ArrowRight}');
    const image = viewer.getByAltText('Cam, image 3 of 3');
    expect(image).toHaveAttribute('sizes', '100vw');
    await view.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(enlarge()).toHaveFocus();
    expect(fileOf(main())).toBe('top.jpg');
  });

  it('closes on Back, which leaves the page only when it is closed', async () => {
    const view = show();
    await act(() => view.router.navigate('/elsewhere'));
    await openViewer(view);
    await act(() => view.router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(view.router.state.location.pathname).toBe('/elsewhere');
    await act(() => view.router.navigate(-1));
    expect(view.router.state.location.pathname).toBe('/');
  });
});

it('steps through the images by arrow keys on the main image', async () => {
  const { user } = show();
  await user.tab();
  expect(enlarge()).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowRight}');
  expect(fileOf(main())).toBe('side.jpg');
});

describe('the magnifier', () => {
  const lens = () => screen.queryByTestId('magnifier-lens');

  async function point({ user }: ReturnType<typeof show>, x: number, y: number, touch = false) {
    const box = enlarge().parentElement!;
    box.getBoundingClientRect = () => new DOMRect(100, 50, 400, 300);
    const at = (left: number) => ({
      target: main(),
      coords: { clientX: left + x, clientY: 50 + y },
    });
    const moves = [
      { keys: '[TouchA>]', ...at(90) },
      { pointerName: 'TouchA', ...at(100) },
    ];
    await user.pointer(touch ? moves : at(100));
  }

  it('fetches nothing wider than the image, as all other images', async () => {
    const size = (width: number) => ({ width, height: 100 });
    const imageSizes = { 'main.jpg': size(300), 'side.jpg': size(200), 'top.jpg': size(100) };
    const view = show({ ...part, imageSizes });
    await point(view, 120, 90);
    const widest = [...view.container.querySelectorAll('img')].map(
      (image) => `${fileOf(image)} ${image.srcset.split(' ').at(-1)}`,
    );
    expect(widest).toEqual([
      ...['main.jpg 300w', 'main.jpg 300w'],
      ...['main.jpg 300w', 'side.jpg 200w', 'top.jpg 100w'],
    ]);
  });

  it('is 200 px across and enlarges 2.5 times', async () => {
    expect([LENS_SIZE, ZOOM]).toEqual([200, 2.5]);
    await point(show(part, { withAllStyles: true }), 120, 90);
    expect(lens()).toHaveStyle({ width: '200px', height: '200px', borderRadius: '50%' });
    expect(lens()!.firstElementChild).toHaveStyle({ width: '1000px', height: '750px' });
  });

  it('fetches the larger image when it is needed, not before; disappears when the pointer leaves', async () => {
    const view = show();
    const wide = () => view.container.querySelectorAll('img[sizes="1000px"]');
    expect(wide()).toHaveLength(0);
    await point(view, 120, 90);
    expect(wide()).toHaveLength(1);
    expect(fileOf(wide()[0]!)).toBe('main.jpg');
    await point(view, 120, 90);
    expect(lens()).toBeInTheDocument();
    await view.user.unhover(main());
    expect(lens()).not.toBeInTheDocument();
  });

  it('does not appear on touch', async () => {
    await point(show(), 120, 90, true);
    expect(lens()).not.toBeInTheDocument();
  });
});
