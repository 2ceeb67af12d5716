import { aPhoto } from '../testing/fixtures';
import { renderWithProviders } from '../testing/renderWithProviders';
import { PageMeta } from './PageMeta';

const alternates = () =>
  [...document.head.querySelectorAll('link[rel=alternate]')].map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ]);

describe('PageMeta', () => {
  it('sets title and description', () => {
    renderWithProviders(<PageMeta title="About Us" description="Who we are." />);
    expect(document.title).toBe('About Us | Hoistway');
    expect(document.querySelector('meta[name=description]')).toHaveAttribute(
      'content',
      'Who we are.',
    );
  });

  it('links both languages of a page of a list, with its page number', () => {
    renderWithProviders(<PageMeta title="Parts" />, {
      route: '/spare-parts-grid/7?page=2&from=mail',
      language: 'zh',
    });
    expect(alternates()).toEqual([
      ['en', 'http://site.test/spare-parts-grid/7?page=2'],
      ['zh-CN', 'http://site.test/zh/spare-parts-grid/7?page=2'],
      ['x-default', 'http://site.test/spare-parts-grid/7?page=2'],
    ]);
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      'http://site.test/zh/spare-parts-grid/7?page=2',
    );
  });

  it('previews the page where its URL is shared, in words and by an image of a known size', () => {
    const preview = () =>
      [...document.head.querySelectorAll('meta[property^="og:"], meta[name^=twitter]')]
        .map((meta) => [meta.getAttribute('property'), meta.getAttribute('content')])
        .filter(([name]) => !name || /image|locale/.test(name));
    const { unmount } = renderWithProviders(<PageMeta title="Home" image={aPhoto()} />);
    expect(preview()).toEqual([
      ['og:locale', 'en_US'],
      [null, 'summary_large_image'],
      ['og:image', 'http://site.test/assets/photos/car-1.0123abcd.880.jpg'],
      ['og:image:width', '880'],
      ['og:image:height', '1100'],
      ['og:image:alt', 'Home'],
      ['og:locale:alternate', 'zh_CN'],
    ]);
    unmount();
    const imageSizes = { 'a b.png': { width: 300, height: 200 } };
    const uploaded = renderWithProviders(
      <PageMeta title="Belts" image={{ file: 'a b.png', imageSizes, alt: 'A belt' }} />,
      { language: 'zh' },
    );
    expect(preview()).toEqual([
      ['og:locale', 'zh_CN'],
      [null, 'summary_large_image'],
      ['og:image', 'http://backend.test:7777/uploads/a%20b.png'],
      ['og:image:width', '300'],
      ['og:image:height', '200'],
      ['og:image:alt', 'A belt'],
      ['og:locale:alternate', 'en_US'],
    ]);
    uploaded.unmount();
    renderWithProviders(<PageMeta title="Part" image={{ file: undefined }} noindex />);
    expect(preview()).toEqual([
      ['og:locale', 'en_US'],
      [null, 'summary'],
    ]);
  });

  it('excludes search engines with noindex', () => {
    renderWithProviders(<PageMeta title="Search" noindex />);
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(alternates()).toEqual([]);
  });

  it('names a URL with a token to nobody', () => {
    const referrer = () => document.querySelector('meta[name=referrer]')?.getAttribute('content');
    const { unmount } = renderWithProviders(<PageMeta title="List" />, {
      route: '/quotation?list=T1',
    });
    expect(referrer()).toBe('no-referrer');
    unmount();
    renderWithProviders(<PageMeta title="List" />, { route: '/quotation' });
    expect(referrer()).toBeUndefined();
  });
});
