import { screen, within } from '@testing-library/react';
import { fakeIntersectionObserver } from '@/client/testing/intersectionObserver';
import { type RenderOptions, renderSite } from '@/client/testing/renderWithProviders';
import { setViewport } from '@/client/testing/viewport';

const region = (name: string) => within(screen.getByLabelText(name));
const links = (name: string) =>
  region(name)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

async function open({ language = 'en', ...options }: RenderOptions = {}) {
  const view = renderSite('/', { ...options, language, withoutLayout: true });
  await screen.findByLabelText(language === 'en' ? 'Global Case' : '全球案例');
  return view;
}

describe('the home page', () => {
  beforeEach(() => setViewport({ reducedMotion: false }));

  it('has its sections in order, with their texts and images', async () => {
    await open();
    const regions = within(screen.getByRole('main')).getAllByRole('region');
    const name = (element: HTMLElement) =>
      element.getAttribute('aria-label') ??
      document.getElementById(element.getAttribute('aria-labelledby')!)!.textContent;
    expect(regions.map(name)).toEqual([
      'Highlights',
      'Our elevators and escalators',
      'Vertical and horizontal transport',
      'Our products',
      'Spare Parts Solution',
      'Why Choose Us',
      'Technical Strength',
      'Global Case',
    ]);
    expect(document.title).toBe('Elevators, escalators and spare parts from Ningbo | Hoistway');
    expect(document.querySelector('meta[name=description]')).toHaveAttribute('content');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    // First the search, then the company.
    expect(links('Highlights')).toEqual([
      ['Find spare parts', '/search'],
      ['About the company', '/about'],
    ]);
    const images = region('Our elevators and escalators').getAllByRole('img');
    expect(images).toHaveLength(4);
    for (const image of images) {
      expect(image).toHaveAccessibleName(/\w/);
      expect(image).toHaveAttribute('loading', 'lazy');
    }
    const section = region('Spare Parts Solution');
    expect(
      section.getByText('Quality Spare Parts and Components We Offer for Elevators & Escalators'),
    ).toBeInTheDocument();
    const cards = within(section.getByRole('list')).getAllByRole('link');
    expect(cards.map((card) => card.textContent)).toEqual([
      'Elevator Control System',
      'Display',
      'Photoelectric Switch',
      'Elevator Safety Gear Set',
      'Intercom Set',
      'Encoder',
      'Limit Switch',
      'Elevator Push Button',
    ]);
    expect(cards[5]).toHaveAttribute('href', '/search?q=encoder');
    for (const card of cards) expect(card.querySelector('img')).toBeInTheDocument();
    const headings = region('Why Choose Us').getAllByRole('heading', { level: 3 });
    expect(headings.map((heading) => heading.textContent)).toEqual([
      'Quality First',
      'Customer Support',
      'Customization',
      'Fast Delivery',
    ]);
    const text = screen.getByLabelText('Why Choose Us');
    expect(text).toHaveTextContent(/international standards, with strict inspections/);
    expect(text).toHaveTextContent(/24\/7 service and technical assistance/);
    expect(text).toHaveTextContent(/fit your building and your brand/);
    expect(text).toHaveTextContent(/Reliable logistics with global reach/);
  });

  it('links eight product cards to their types, above a drawing that moves until it is paused', async () => {
    const { user } = await open({ withAllStyles: true });
    expect(links('Our products')).toEqual([
      ['Passenger Elevator', '/elevators/passenger'],
      ['Villa Elevator', '/elevators/villa'],
      ['Panoramic Elevator', '/elevators/panoramic'],
      ['Hospital Elevator', '/elevators/hospital'],
      ['Freight Elevator', '/elevators/freight'],
      ['Hydraulic Elevator', '/elevators/hydraulic'],
      ['Escalator', '/escalator/indoor'],
      ['Moving Walks', '/escalator/moving-walks'],
    ]);
    for (const card of region('Our products').getAllByRole('listitem')) {
      expect(card).toHaveStyle({ maxWidth: '300px' });
    }
    expect(region('Our products').getByRole('list')).toHaveStyle({ maxWidth: '1200px' });
    // Below the section of reasons; one turn takes 25 s.
    const drawing = screen.getByTestId('blueprint');
    expect(getComputedStyle(drawing).animation).toMatch(/25s linear infinite/);
    expect(drawing).toHaveStyle({ animationPlayState: 'running' });
    await user.click(screen.getByLabelText('Pause: background drawing'));
    expect(drawing).toHaveStyle({ animationPlayState: 'paused' });
  });

  it('reveals the spare parts once: fading, rising and growing for 0.8 s', async () => {
    setViewport({ width: 390 });
    const intersections = fakeIntersectionObserver();
    await open({ withAllStyles: true });
    const intro = screen.getByLabelText('Spare Parts Solution').parentElement!;
    intersections.scrollTo(() => false);
    expect(intro).toHaveStyle({ opacity: '0.4', transform: 'translateY(40px) scale(0.96)' });
    intersections.scrollTo((target) => target === intro);
    expect(intro).toHaveStyle({ transition: 'opacity 800ms ease-out,transform 800ms ease-out' });
    intersections.remove();
  });

  it('is in Chinese', async () => {
    await open({ language: 'zh' });
    expect(links('精选')).toEqual([
      ['查找配件', '/search'],
      ['了解公司', '/about'],
    ]);
    expect(links('配件解决方案')).toContainEqual(['已有清单？粘贴即可', '/quotation#paste']);
    expect(links('我们的产品')[0]).toEqual(['乘客电梯', '/elevators/passenger']);
    expect(screen.getByText('您的安全，我们的承诺')).toBeInTheDocument();
    expect(screen.getByLabelText('暂停：精选')).toBeInTheDocument();
  });
});
