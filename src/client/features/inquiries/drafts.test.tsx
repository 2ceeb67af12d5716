import { act, cleanup, screen } from '@testing-library/react';
import type { Language } from '../../../shared/language';
import { fakeApi } from '../../test/fakeApi';
import { renderSite } from '../../test/renderWithProviders';
import { readDraft } from './drafts';

beforeEach(() => {
  fakeApi('get', '/categories/', { json: [] });
});

const field = (name: string) => screen.findByRole('textbox', { name });
const stored = () => readDraft('inquiryDetails');

/** The page as a page load in this tab shows it: nothing is left of the one before but the storage. */
function load(route: string, language: Language = 'en') {
  cleanup();
  return renderSite(route, { language });
}

async function typeInto(view: ReturnType<typeof load>, name: string, text: string) {
  await view.user.type(await field(name), text);
}

it('is there again after a link and after Back', async () => {
  const view = load('/contact');
  await typeInto(view, 'Name', 'Amina');
  await typeInto(view, 'Inquiry Details', 'Four governors');
  await act(() => view.router.navigate('/career'));
  expect(await field('Name')).toHaveValue('');
  await act(() => view.router.navigate(-1));
  expect(await field('Inquiry Details')).toHaveValue('Four governors');
  expect(await field('Name')).toHaveValue('Amina');
});

it('is there again after a reload and in the other language', async () => {
  await typeInto(load('/career'), 'About You', 'Fitter, ten years');
  load('/career');
  expect(await field('About You')).toHaveValue('Fitter, ten years');
  load('/career', 'zh');
  expect(await field('自我介绍')).toHaveValue('Fitter, ten years');
});

it('does not hold what a robot wrote into the trap', async () => {
  const view = load('/contact');
  await typeInto(view, 'Name', 'Amina');
  await view.user.type(document.querySelector('input[name="website"]')!, 'http://spam.example');
  expect(stored()).toEqual({ name: 'Amina' });
});

it('ends with a successful send, not with a failed one', async () => {
  let works = false;
  fakeApi('post', '/inquiries', () =>
    works ? { status: 201, json: { reference: 'HW-1' } } : { fault: true },
  );
  const view = load('/contact');
  await typeInto(view, 'Name', 'Amina');
  await typeInto(view, 'Phone', '5555 0100');
  const send = () => view.user.click(screen.getByRole('button', { name: 'SEND BUSINESS INQUIRY' }));
  await send();
  await screen.findByRole('alert');
  expect(stored()).toEqual({ name: 'Amina', phone: '5555 0100' });
  works = true;
  await send();
  await screen.findByText(/HW-1/);
  expect(stored()).toEqual({});
  load('/contact');
  expect(await field('Name')).toHaveValue('');
});

describe('with the name of a part in the address', () => {
  const governor = '/contact?part=Governor%20OX-240';

  it('goes before the question for a part that it does not name yet', async () => {
    await typeInto(load('/contact'), 'Inquiry Details', 'To Dhaka, please.');
    load(governor);
    expect(await field('Inquiry Details')).toHaveValue(
      'To Dhaka, please.\n\nI would like a quotation for: Governor OX-240\nQuantity: \nDestination: ',
    );
  });

  it('asks for the same part once', async () => {
    await typeInto(load(governor), 'Inquiry Details', 'Dhaka');
    load(governor, 'zh');
    expect(await field('咨询内容')).toHaveValue(
      'I would like a quotation for: Governor OX-240\nQuantity: \nDestination: Dhaka',
    );
  });

  it('does not hold a question that the visitor left as it was', async () => {
    const view = load(governor);
    await typeInto(view, 'Name', 'Amina');
    await typeInto(view, 'Inquiry Details', 'x{Backspace}');
    load(governor, 'zh');
    expect(await field('咨询内容')).toHaveValue('请报价：Governor OX-240\n数量：\n目的地：');
  });
});

it.each(['null', '{', '"text"'])('is empty where %s is stored', (text) => {
  window.sessionStorage.setItem('draft.inquiryDetails', text);
  expect(stored()).toEqual({});
});
