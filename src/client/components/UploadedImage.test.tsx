import { screen } from '@testing-library/react';
import { renderWithProviders } from '../testing/renderWithProviders';
import { API_URL } from '../testing/server';
import { UploadedImage } from './UploadedImage';

const show = (props: Partial<Parameters<typeof UploadedImage>[0]> = {}) => {
  renderWithProviders(
    <UploadedImage file="a b.jpg" alt="Cam" width={400} height={300} {...props} />,
  );
  return screen.getByRole('img', { name: 'Cam' });
};
const url = `${API_URL}/uploads/a%20b.jpg`;

it('is loaded from the uploads path by its file name', () => {
  expect(show()).toHaveAttribute('src', url);
});

it('has a size before it is loaded', () => {
  const image = show();
  expect(image).toHaveAttribute('width', '400');
  expect(image).toHaveAttribute('height', '300');
});

it('offers the widths that the backend has', () => {
  const sources = show().getAttribute('srcset')!.split(', ');
  expect(sources).toHaveLength(7);
  expect(sources[0]).toBe(`${url}?w=160 160w`);
  expect(sources[6]).toBe(`${url}?w=1920 1920w`);
});

it.each([
  [100, ['160 100w']],
  [160, ['160 160w']],
  [300, ['160 160w', '320 300w']],
  [1920, [160, 320, 480, 640, 960, 1280, 1920].map((width) => `${width} ${width}w`)],
  [4000, [160, 320, 480, 640, 960, 1280, 1920].map((width) => `${width} ${width}w`)],
])('offers no more than the %i px that the image has', (width, sources) => {
  const image = show({ imageSizes: { 'a b.jpg': { width, height: 50 } } });
  expect(image).toHaveAttribute('srcset', sources.map((source) => `${url}?w=${source}`).join(', '));
});

it('has its width as `sizes` by default', () => {
  expect(show()).toHaveAttribute('sizes', '400px');
});

it('is lazy, unless it is on the first screen', () => {
  expect(show()).toHaveAttribute('loading', 'lazy');
});

it('is fetched eagerly with high priority on the first screen', () => {
  const image = show({ priority: true });
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
});
