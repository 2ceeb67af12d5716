import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { photoUrl, photoWidths } from '@/client/lib/photo';
import { aPhoto } from '@/client/testing/fixtures';
import { inTheme } from '@/client/testing/inTheme';
import { PhotoImage } from './PhotoImage';

const photo = aPhoto('car-1');
const lazy = <PhotoImage photo={photo} alt="A car" sizes="50vw" />;
const first = <PhotoImage photo={photo} alt="A car" sizes="50vw" priority />;

const show = (element: React.ReactElement) => {
  const { container } = render(inTheme(element));
  return container.querySelector('img')!;
};

it('offers every width in WebP, and one JPEG; has a size and a blurred miniature until it is loaded', () => {
  const image = show(lazy);
  expect(image.srcset).toBe(
    [400, 640, 880]
      .map((width) => `/assets/photos/car-1.0123abcd.${width}.webp ${width}w`)
      .join(', '),
  );
  expect(image.sizes).toBe('50vw');
  expect(image.getAttribute('src')).toBe('/assets/photos/car-1.0123abcd.880.jpg');
  expect(image).toHaveAttribute('width', '880');
  expect(image).toHaveAttribute('height', '1100');
  expect(image.style.backgroundImage).toContain(photo.blur);
  expect(image.style.backgroundSize).toBe('100% 100%');
});

it('has a miniature in its own proportions where it is not cropped', () => {
  const image = show(<PhotoImage photo={photo} alt="A car" sizes="50vw" fit="contain" />);
  const background = decodeURIComponent(image.style.backgroundImage);
  expect(background).toContain('viewBox="0 0 880 1100"');
  expect(background).toContain(photo.blur);
});

it('is lazy, unless it is on the first screen', () => {
  expect(show(lazy)).toHaveAttribute('loading', 'lazy');
  const image = show(first);
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
});

it('is preloaded by the server-rendered page on the first screen', () => {
  const html = renderToString(inTheme(first));
  const link = /<link[^>]*rel="preload"[^>]*>/.exec(html)?.[0];
  expect(link).toContain('as="image"');
  expect(link).toContain('fetchPriority="high"');
  expect(link).toContain('imageSizes="50vw"');
  expect(link).toContain('.400.webp 400w, ');
  expect(renderToString(inTheme(lazy))).not.toContain('rel="preload"');
});

it.each([
  [1920, [400, 640, 960, 1280, 1920]],
  [1280, [400, 640, 960, 1280]],
  [1000, [400, 640, 1000]],
  [960, [400, 640, 960]],
  [300, [300]],
])('a photograph of %i px exists in useful widths, none larger', (width, widths) => {
  expect(photoWidths(width, 'webp')).toEqual(widths);
  expect(photoWidths(width, 'jpg')).toEqual([Math.min(width, 960)]);
});

it('has a URL that changes with its hash, so that it can be cached for ever', () => {
  expect(photoUrl({ ...photo, hash: 'ffff0000' }, 640, 'webp')).toBe(
    '/assets/photos/car-1.ffff0000.640.webp',
  );
});
