import { renderWithProviders } from '../test/renderWithProviders';
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

  it('names the addresses of the page in both languages, query included', () => {
    renderWithProviders(<PageMeta title="Parts" />, { route: '/search?q=belt', language: 'zh' });
    expect(alternates()).toEqual([
      ['en', 'http://site.test/search?q=belt'],
      ['zh-CN', 'http://site.test/zh/search?q=belt'],
    ]);
  });
});
