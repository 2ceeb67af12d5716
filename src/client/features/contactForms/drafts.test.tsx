import { act, cleanup, screen } from '@testing-library/react';
import type { Language } from '@/shared/language';
import { enterText } from '@/client/testing/enterText';
import { fakeApi } from '@/client/testing/fakeApi';
import { openPage, renderWithProviders } from '@/client/testing/renderWithProviders';
import { CareerForm } from './CareerForm';
import { ContactForm } from './ContactForm';
import { changeDraft, readDraft } from './drafts';

const field = (label: string) => screen.findByLabelText(new RegExp(`^${label}`));
const stored = () => readDraft('inquiry').values;

/** A form as a page load in this tab shows it: nothing is left of the one before but the storage. */
function load(form = <ContactForm />, language: Language = 'en') {
  cleanup();
  return renderWithProviders(form, { language });
}

async function typeInto(view: ReturnType<typeof load>, label: string, text: string) {
  await enterText(view.user, await field(label), text);
}

it('is restored after a link and after Back', async () => {
  const view = await openPage('/contact');
  await typeInto(view, 'Name', 'Amina');
  await typeInto(view, 'Inquiry Details', 'Four governors');
  await act(() => view.router.navigate('/career'));
  expect(await field('Name')).toHaveValue('');
  await act(() => view.router.navigate(-1));
  expect(await field('Inquiry Details')).toHaveValue('Four governors');
  expect(await field('Name')).toHaveValue('Amina');
});

it('is restored after a reload and in the other language', async () => {
  await typeInto(load(<CareerForm />), 'About You', 'Fitter, ten years');
  load(<CareerForm />);
  expect(await field('About You')).toHaveValue('Fitter, ten years');
  load(<CareerForm />, 'zh');
  expect(await field('自我介绍')).toHaveValue('Fitter, ten years');
});

it('does not contain what a robot wrote into the honeypot', async () => {
  const view = load();
  await typeInto(view, 'Name', 'Amina');
  const trap = document.querySelector<HTMLElement>('input[name="website"]')!;
  await enterText(view.user, trap, 'http://spam.example');
  expect(stored()).toEqual({ name: 'Amina' });
});

it('is deleted by a successful submission, not by a failed one', async () => {
  let works = false;
  fakeApi('post', '/inquiries', () =>
    works ? { status: 201, json: { reference: 'HW-1' } } : { fault: true },
  );
  const view = load();
  await typeInto(view, 'Name', 'Amina');
  await typeInto(view, 'Phone', '5555 0100');
  const send = () => view.user.click(screen.getByText('SEND BUSINESS INQUIRY'));
  await send();
  await screen.findByRole('alert');
  expect(stored()).toEqual({ name: 'Amina', phone: '5555 0100' });
  works = true;
  await send();
  await screen.findByText(/under the reference HW-1/);
  expect(stored()).toEqual({});
  load();
  expect(await field('Inquiry Details')).toHaveValue('');
});

it('is left with what was typed into the form opened again while it was being sent', async () => {
  const seen = fakeApi('post', '/inquiries', () => {
    changeDraft('inquiry', { values: { ...stored(), inquiryDetails: 'And a buffer' } });
    return { status: 201, json: { reference: 'HW-1' } };
  });
  const view = load();
  await typeInto(view, 'Name', 'Amina');
  await typeInto(view, 'Phone', '5555 0100');
  await view.user.click(screen.getByText('SEND BUSINESS INQUIRY'));
  await screen.findByText(/under the reference HW-1/);
  load();
  expect(await field('Inquiry Details')).toHaveValue('And a buffer');
  expect(readDraft('inquiry').idempotencyKey).not.toBe(seen[0]!.headers.get('idempotency-key'));
});

describe('for a part', () => {
  const governor = <ContactForm part="Governor OX-240" />;

  it('comes before the request for a part that it does not name yet', async () => {
    await typeInto(load(), 'Inquiry Details', 'To Dhaka, please.');
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
    await view.user.type(await field('Inquiry Details'), 'x{Backspace}');
    load(governor, 'zh');
    expect(await field('咨询内容')).toHaveValue('请报价：Governor OX-240\n目的地：');
  });

  describe('and another part requested later', () => {
    const buffer = <ContactForm part="Buffer" />;
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
      load();
      expect(await field('Inquiry Details')).toHaveValue(both);
    });

    it('has the quantity where nothing else was typed about the first', async () => {
      await typeInto(load(governor), 'Quantity', '4');
      load(governor);
      expect(await field('Quantity')).toHaveValue('4');
      load();
      expect(await field('Inquiry Details')).toHaveValue(
        'I would like a quotation for: Governor OX-240\nQuantity: 4',
      );
    });

    it('appends a part whose name is contained in that of the first', async () => {
      await typeInto(load(governor), 'Inquiry Details', 'Dhaka');
      load(<ContactForm part="Governor" />);
      const text = (await field('Inquiry Details')) as HTMLTextAreaElement;
      expect(text.value).toMatch(/quotation for: Governor\nDestination: $/);
    });
  });
});

it.each(['null', '{', '"text"'])('is empty where %s is stored', (text) => {
  window.sessionStorage.setItem('draft.inquiry', text);
  expect(stored()).toEqual({});
});
