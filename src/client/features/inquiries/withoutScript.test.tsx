import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { PostedForm } from '../../../shared/rendering';
import { Providers } from '../../app/providers';
import { testI18n } from '../../test/content';
import { testStore } from '../../test/testStore';
import { ContactForm } from './ContactForm';
import { keepDraft } from './drafts';

const config = { siteUrl: '', canonicalOrigin: '', apiUrl: '', mediaUrl: '' };

const page = (posted?: PostedForm, basename = '') => (
  <Providers store={testStore()} i18n={testI18n('en')} config={config} posted={posted}>
    <MemoryRouter basename={basename} initialEntries={[`${basename}/contact?part=Governor`]}>
      <ContactForm part="Governor" />
    </MemoryRouter>
  </Providers>
);

/** The page as a browser has it before any script. */
function arrive(posted?: PostedForm, basename?: string) {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page(posted, basename));
  return { hydrate: () => act(async () => hydrateRoot(root, page(posted, basename))) };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

afterEach(() => document.body.replaceChildren());

it.each(['', '/zh'])('posts all its fields to its own address in %j', (language) => {
  arrive(undefined, language);
  const form = document.querySelector('form')!;
  expect(form.method).toBe('post');
  expect(form.getAttribute('action')).toBe(`${language}/contact?part=Governor`);
  const names = [...form.elements].map((element) => element.getAttribute('name'));
  expect(names.filter(Boolean)).toEqual([
    'name',
    'email',
    'phone',
    'address',
    'inquiryDetails',
    'website',
  ]);
});

it('keeps what was typed before the script came, and takes up the draft', async () => {
  keepDraft('inquiryDetails', { name: 'Amina', phone: '5555 0100' });
  const { hydrate } = arrive();
  field('Name').value = 'Li Wei';
  await hydrate();
  expect(field('Name')).toHaveValue('Li Wei');
  expect(field('Phone')).toHaveValue('5555 0100');
  expect(field('Inquiry Details').value).toContain('Governor');
});

it('shows the reference of what was posted', async () => {
  await arrive({ values: {}, reference: 'HW-7' }).hydrate();
  expect(screen.getByRole('status')).toHaveTextContent('HW-7');
});

it('shows that a backend without references has taken it', async () => {
  await arrive({ values: {}, reference: '' }).hydrate();
  expect(screen.getByRole('status')).toHaveTextContent('We have received it.');
});

it('shows what was wrong with what was posted, and all of it', async () => {
  const failure = { status: 400, data: { error: 'No.' } };
  await arrive({ values: { name: 'Amina', email: 'amina@' }, failure }).hydrate();
  expect(screen.getByRole('alert')).toHaveTextContent('Your message could not be sent');
  expect(field('Name')).toHaveValue('Amina');
  expect(field('Email')).toHaveAccessibleDescription(/complete email address/);
});
