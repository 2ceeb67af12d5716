import { act, cleanup, screen } from '@testing-library/react';
import type { Language } from '@/shared/language';
import { fakeApi } from '@/client/testing/fakeApi';
import { renderSite } from '@/client/testing/renderWithProviders';
import { readDraft } from './drafts';

beforeEach(() => {
  fakeApi('get', '/categories/', { json: [] });
});

const field = (name: string) => screen.findByRole('textbox', { name });
const stored = () => readDraft('inquiry').values;

/** The page as a page load in this tab shows it: nothing is left of the one before but the storage. */
function load(route: string, language: Language = 'en') {
  cleanup();
  return renderSite(route, { language });
}

async function typeInto(view: ReturnType<typeof load>, name: string, text: string) {
  await view.user.type(await field(name), text);
}

it('is restored after a link and after Back', async () => {
  const view = load('/contact');
  await typeInto(view, 'Name', 'Amina');
  await typeInto(view, 'Inquiry Details', 'Four governors');
  await act(() => view.router.navigate('/career'));
  expect(await field('Name')).toHaveValue('');
  await act(() => view.router.navigate(-1));
  expect(await field('Inquiry Details')).toHaveValue('Four governors');
  expect(await field('Name')).toHaveValue('Amina');
});

it('is restored after a reload and in the other language', async () => {
  await typeInto(load('/career'), 'About You', 'Fitter, ten years');
  load('/career');
  expect(await field('About You')).toHaveValue('Fitter, ten years');
  load('/career', 'zh');
  expect(await field('自我介绍')).toHaveValue('Fitter, ten years');
});

it('does not contain what a robot wrote into the honeypot', async () => {
  const view = load('/contact');
  await typeInto(view, 'Name', 'Amina');
  await view.user.type(document.querySelector('input[name="website"]')!, 'http://spam.example');
  expect(stored()).toEqual({ name: 'Amina' });
});

it('is deleted by a successful submission, not by a failed one', async () => {
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
  await screen.findByText(/under the reference HW-1/);
  expect(stored()).toEqual({});
  load('/contact');
  expect(await field('Inquiry Details')).toHaveValue('');
});

describe('with the name of a part in the URL', () => {
  const governor = '/contact?part=Governor%20OX-240';

  it('comes before the request for a part that it does not name yet', async () => {
    await typeInto(load('/contact'), 'Inquiry Details', 'To Dhaka, please.');
    load(governor);
    expect(await field('Inquiry Details')).toHaveValue(
      'To Dhaka, please.\n\nI would like a quotation for: Governor OX-240\nDestination: ',
    );
  });

  it('requests the same part once', async () => {
    await typeInto(load(governor), 'Inquiry Details', 'Dhaka');
    load(governor, 'zh');
    expect(await field('咨询内容')).toHaveValue(
      'I would like a quotation for: Governor OX-240\nDestination: Dhaka',
    );
  });

  it('does not store the text of the form, which is another one in the other language', async () => {
    const view = load(governor);
    await typeInto(view, 'Name', 'Amina');
    await typeInto(view, 'Inquiry Details', 'x{Backspace}');
    load(governor, 'zh');
    expect(await field('咨询内容')).toHaveValue('请报价：Governor OX-240\n目的地：');
  });

  describe('and another part requested later', () => {
    const buffer = '/contact?part=Buffer';
    const forBuffer = 'I would like a quotation for: Buffer\nDestination: ';

    it('is about that one where nothing was typed about the first', async () => {
      await typeInto(load(governor), 'Name', 'Amina');
      load(buffer);
      expect(await field('Inquiry Details')).toHaveValue(forBuffer);
      expect(await field('Name')).toHaveValue('Amina');
    });

    it('appends it to what was typed about the first, with its quantity', async () => {
      const view = load(governor);
      await typeInto(view, 'Quantity', '4');
      await typeInto(view, 'Inquiry Details', 'Dhaka');
      load(buffer);
      const both = `I would like a quotation for: Governor OX-240\nQuantity: 4\nDestination: Dhaka\n\n${forBuffer}`;
      expect(await field('Inquiry Details')).toHaveValue(both);
      expect(await field('Quantity')).toHaveValue('');
      load('/contact');
      expect(await field('Inquiry Details')).toHaveValue(both);
    });

    it('has the quantity where nothing else was typed about the first', async () => {
      await typeInto(load(governor), 'Quantity', '4');
      load(governor);
      expect(await field('Quantity')).toHaveValue('4');
      load('/contact');
      expect(await field('Inquiry Details')).toHaveValue(
        'I would like a quotation for: Governor OX-240\nQuantity: 4',
      );
    });

    it('appends a part whose name is contained in that of the first', async () => {
      await typeInto(load(governor), 'Inquiry Details', 'Dhaka');
      load('/contact?part=Governor');
      const text = (await field('Inquiry Details')) as HTMLTextAreaElement;
      expect(text.value).toMatch(/quotation for: Governor\nDestination: $/);
    });
  });
});

it.each(['null', '{', '"text"'])('is empty where %s is stored', (text) => {
  window.sessionStorage.setItem('draft.inquiry', text);
  expect(stored()).toEqual({});
});
