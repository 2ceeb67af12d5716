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
