import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '@/client/testing/renderWithProviders';

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const titles = (items: HTMLElement[]) =>
  items.map((item) => within(item).getByRole('heading').textContent);

it('names benefits, commitment, steps and perks', async () => {
  renderPage('/career');
  expect(await screen.findByRole('heading', { level: 1, name: 'Careers' })).toBeInTheDocument();
  expect(titles((await region('Why work with us')).getAllByRole('listitem'))).toEqual([
    'Innovative Environment',
    'Career Growth',
    'Competitive Benefits',
  ]);
  expect((await region('Our Commitment')).getAllByRole('listitem').length).toBeGreaterThan(3);
  expect(titles((await region('How to apply')).getAllByRole('listitem'))).toEqual([
    'Submit Application',
    'Interview and Evaluation',
    'Offer and Onboarding',
  ]);
  const perks = (await region('Work environment and perks')).getAllByRole('listitem');
  expect(perks.map(({ textContent }) => textContent)).toEqual([
    'Competitive salary and bonuses',
    'Health insurance and paid holidays',
    'Opportunities for professional growth and training',
    'Flexible hours where applicable',
    'Supportive, safety-focused environment',
  ]);
});

it('links from its banner to the application form', async () => {
  const { user } = renderPage('/career');
  expect(await screen.findByRole('heading', { name: 'Ready to Apply?' })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Go to the form' }));
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Your application' })).toHaveFocus(),
  );
  const form = await region('Your application');
  expect(form.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual([
    'name',
    'email',
    'phone',
    'address',
    'aboutyou',
  ]);
  expect(form.getByRole('button', { name: 'SEND YOUR INFO' })).toBeInTheDocument();
});
