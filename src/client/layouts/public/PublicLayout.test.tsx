import { screen, within } from '@testing-library/react';
import { company } from '@/shared/company';
import { hrefOf } from '@/client/testing/links';
import {
  type RenderOptions,
  renderSite,
  renderWithProviders,
} from '@/client/testing/renderWithProviders';

import { SiteFooter } from './SiteFooter';

const footer = () => within(screen.getByRole('contentinfo'));

const open = (route = '/', options: RenderOptions = {}) =>
  renderWithProviders(<SiteFooter />, { ...options, route });

describe('the footer', () => {
  it('has address, phone and e-mail on the home page', () => {
    open('/');
    expect(footer().getByText(company.address.en)).toHaveTextContent('Ningbo');
    expect(hrefOf(company.address.en, footer())).toBe(company.map.linkUrl);
    expect(hrefOf('Privacy notice', footer())).toBe('/privacy');
    expect(hrefOf('Buying terms', footer())).toBe('/buying');
    expect(hrefOf(company.phone, footer())).toBe(`tel:${company.phone.replaceAll(' ', '')}`);
    expect(hrefOf(company.email, footer())).toBe(`mailto:${company.email}`);
  });

  it('has six named social icons', () => {
    open();
    const links = within(footer().getByRole('list', { name: 'Follow us' })).getAllByRole('link');
    expect(
      links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
    ).toEqual([
      ['Social network', company.social.socialNetwork],
      ['Photo sharing', company.social.photoSharing],
      ['Microblog', company.social.microblog],
      ['Professional network', company.social.professionalNetwork],
      ['Pin board', company.social.pinBoard],
      ['Video channel', company.social.videoSite],
    ]);
  });

  it('names the current year in the copyright line', () => {
    jest.useFakeTimers({ now: new Date('2031-05-04T12:00:00Z'), advanceTimers: true });
    open();
    expect(
      footer().getByText(`© 2031 ${company.name.en} All rights reserved.`),
    ).toBeInTheDocument();
    jest.useRealTimers();
  });

  it('names the URL for prints, without what the page ignores', () => {
    open('/about?utm_source=x');
    expect(footer().getByText(/\/about$/)).toBeInTheDocument();
  });

  it('is below the other pages too, in their language', async () => {
    renderSite('/no-page', { language: 'zh' });
    await screen.findByRole('contentinfo');
    expect(footer().getByText(company.address.zh)).toBeInTheDocument();
    expect(footer().getByRole('link', { name: '招聘信息' })).toHaveAttribute('href', '/career');
    expect(footer().getByRole('link', { name: '询价清单' })).toHaveAttribute('href', '/quotation');
  });
});
