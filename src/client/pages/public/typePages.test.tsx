import { textsOf } from '@/client/testing/links';
import { screen, within } from '@testing-library/react';
import { renderPage } from '@/client/testing/renderWithProviders';

const heading = (name: string) => screen.findByText(name, { selector: 'h1' });
const counter = () => within(screen.getByLabelText(/^Images: /)).getByRole('status').textContent;

describe('an elevator type page', () => {
  it.each([
    ['passenger', 'Passenger Elevator', 16],
    ['villa', 'Villa Elevator', 26],
    ['panoramic', 'Panoramic Elevator', 4],
    ['hospital', 'Hospital Elevator', 2],
    ['freight', 'Freight Elevator', 2],
    ['hydraulic', 'Hydraulic Elevator', 5],
  ])('of %s has title, figures and images', async (type, title, count) => {
    renderPage(`/elevators/${type}`);
    await heading(title);
    expect(document.title).toBe(`${title} | Hoistway`);
    expect(counter()).toBe(`Image 1 of ${count}`);
    const figures = within(screen.getByLabelText('Key figures'));
    expect(figures.getByText('Rated load')).toBeInTheDocument();
    expect(screen.getByText('Ask for a quotation')).toHaveAttribute(
      'href',
      `/contact?part=${title.replace(' ', '+')}`,
    );
  });

  it('lists all types beside it; choosing another starts at its first image', async () => {
    const { user } = renderPage('/elevators/passenger');
    await heading('Passenger Elevator');
    await user.click(screen.getByLabelText('Next image'));
    expect(counter()).toBe('Image 2 of 16');
    const list = within(screen.getByLabelText('Elevator types'));
    expect(list.getAllByRole('link')).toHaveLength(6);
    expect(list.getByRole('link', { name: 'Passenger Elevator' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await user.click(list.getByRole('link', { name: 'Villa Elevator' }));
    await heading('Villa Elevator');
    expect(counter()).toBe('Image 1 of 26');
  });

  it('does not select a thumbnail on hover', async () => {
    const { user } = renderPage('/elevators/villa');
    await heading('Villa Elevator');
    await user.hover(screen.getByLabelText(/^Image 3 of 26/));
    expect(counter()).toBe('Image 1 of 26');
  });
});

describe('an escalator type page', () => {
  it.each([
    ['indoor', 'Indoor Escalator', 7],
    ['moving-walks', 'Moving Walk', 2],
    ['out-door', 'Outdoor Escalator', 7],
  ])('of %s has title, figures and images', async (type, title, count) => {
    renderPage(`/escalator/${type}`);
    await heading(title);
    expect(counter()).toBe(`Image 1 of ${count}`);
    expect(screen.getByLabelText('Key figures')).toBeInTheDocument();
    const list = within(screen.getByLabelText('Escalator types'));
    expect(textsOf('link', list)).toEqual(['Indoor Escalator', 'Moving Walk', 'Outdoor Escalator']);
  });

  it('selects a thumbnail on hover', async () => {
    const { user } = renderPage('/escalator/indoor');
    await heading('Indoor Escalator');
    await user.hover(screen.getByLabelText(/^Image 3 of 7/));
    expect(counter()).toBe('Image 3 of 7');
  });
});

it('describes its images in Chinese on a Chinese page', async () => {
  renderPage('/elevators/freight', { language: 'zh' });
  await heading('载货电梯');
  expect(screen.getByLabelText(/^全屏查看：宽敞的不锈钢货梯轿厢/)).toBeInTheDocument();
});

it.each([
  ['/elevators/paternoster', 'Invalid elevator type'],
  ['/escalator/spiral', 'Invalid escalator type'],
])('%s of an unknown type shows an error in red', async (path, error) => {
  renderPage(path, { withAllStyles: true });
  const text = await heading(error);
  expect(text).toHaveStyle({ color: '#b3261e' });
  expect(text.parentElement).toHaveStyle({ textAlign: 'center' });
});
