import { screen, within } from '@testing-library/react';
import { fakeIntersectionObserver } from '@/client/testing/intersectionObserver';
import { type RenderOptions, renderSite } from '@/client/testing/renderWithProviders';
import { setViewport } from '@/client/testing/viewport';

const region = (name: string) => within(screen.getByRole('region', { name }));
const links = (name: string) =>
  region(name)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

async function open({ language = 'en', ...options }: RenderOptions = {}) {
  const view = renderSite('/', { ...options, language });
  await screen.findByRole('region', { name: language === 'en' ? 'Global Case' : '全球案例' });
  return view;
}

describe('the home page', () => {
  beforeEach(() => setViewport({ reducedMotion: false }));

  it('has its sections in order', async () => {
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
  });

  it('has a title, a description and one main heading', async () => {
    await open();
    expect(document.title).toBe('Elevators, escalators and spare parts from Ningbo | Hoistway');
    expect(document.querySelector('meta[name=description]')).toHaveAttribute('content');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it.each([
    ['en', 'Highlights', ['Find spare parts', '/search'], ['About the company', '/about']],
    ['zh', '精选', ['查找配件', '/search'], ['了解公司', '/about']],
  ] as const)('leads first to the spare parts search, then to the company (%s)', async (...row) => {
    const [language, slider, ...expected] = row;
    await open({ language });
    expect(links(slider)).toEqual(expected);
  });

  it('shows a gallery of four described photographs, lazily', async () => {
    await open();
    const images = region('Our elevators and escalators').getAllByRole('img');
    expect(images).toHaveLength(4);
    for (const image of images) {
      expect(image).toHaveAccessibleName(/\w/);
      expect(image).toHaveAttribute('loading', 'lazy');
    }
  });

  it('links eight product cards to their types', async () => {
    await open({ withAllStyles: true });
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
  });

  it('shows the eight kinds of spare parts in order', async () => {
    await open();
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
  });

  it('reveals the spare parts once: fading, rising and growing for 0.8 s', async () => {
    setViewport({ width: 390 });
    const intersections = fakeIntersectionObserver();
    await open({ withAllStyles: true });
    const intro = screen.getByRole('region', { name: 'Spare Parts Solution' }).parentElement!;
    intersections.scrollTo(() => false);
    expect(intro).toHaveStyle({ opacity: '0', transform: 'translateY(40px) scale(0.96)' });
    intersections.scrollTo((target) => target === intro);
    expect(intro).toHaveStyle({ transition: 'opacity 800ms ease-out,transform 800ms ease-out' });
    intersections.remove();
  });

  it('gives four reasons', async () => {
    await open();
    const headings = region('Why Choose Us').getAllByRole('heading', { level: 3 });
    expect(headings.map((heading) => heading.textContent)).toEqual([
      'Quality First',
      'Customer Support',
      'Customization',
      'Fast Delivery',
    ]);
    const text = screen.getByRole('region', { name: 'Why Choose Us' });
    expect(text).toHaveTextContent(/international standards, with strict inspections/);
    expect(text).toHaveTextContent(/24\/7 service and technical assistance/);
    expect(text).toHaveTextContent(/fit your building and your brand/);
    expect(text).toHaveTextContent(/Reliable logistics with global reach/);
  });

  it('moves the drawing behind them in 25 s, without end, until it is paused', async () => {
    const { user } = await open({ withAllStyles: true });
    const drawing = screen.getByTestId('blueprint');
    expect(getComputedStyle(drawing).animation).toMatch(/25s linear infinite/);
    expect(drawing).toHaveStyle({ animationPlayState: 'running' });
    await user.click(screen.getByRole('button', { name: 'Pause: background drawing' }));
    expect(drawing).toHaveStyle({ animationPlayState: 'paused' });
  });

  it('is in Chinese', async () => {
    await open({ language: 'zh' });
    expect(links('我们的产品')[0]).toEqual(['乘客电梯', '/elevators/passenger']);
    expect(screen.getByText('您的安全，我们的承诺')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '暂停：精选' })).toBeInTheDocument();
  });
});
