import { renderPage } from '@/client/entry.server';
import { aPart } from '@/client/testing/fixtures';
import type { CallBackend, RenderedForm } from '@/shared/rendering';

const roller = aPart({ name: 'Door roller', partNumber: 'HW-1' });
const rope = aPart({ name: 'Steel rope', partNumber: 'HW-2' });
const known: Record<string, object> = {
  'HW-1': { by: 'number', parts: [roller] },
  rope: { by: 'search', confidence: 0.5, parts: [rope, roller] },
  belt: { by: 'search', confidence: 0.9, parts: [rope, roller] },
};

const backend: CallBackend = ({ path, body = '{}' }) => {
  if (!path.startsWith('/spare-parts/match')) return Promise.reject(new TypeError('unavailable'));
  const { lines } = JSON.parse(body) as { lines: string[] };
  const results = lines.map((line) => ({ line, ...(known[line] ?? { parts: [] }) }));
  return Promise.resolve({ status: 200, text: JSON.stringify({ results }) });
};

const pasted = [
  { text: 'HW-1', quantity: 4, original: '4 x HW-1' },
  { text: 'rope', unit: 'm', note: 'on one reel' },
  { text: 'no <part>', quantity: 2 },
  { text: 'belt', quantity: 1 },
];

/** The page as a browser without script has it. */
async function open(form: Partial<RenderedForm>, url = '/quotation', callBackend = backend) {
  const rendered = await renderPage({
    url,
    callBackend,
    form: { idempotencyKey: 'k', values: {}, ...form },
    config: { apiUrl: '', mediaUrl: '', canonicalOrigin: 'http://site.test' },
    logError: () => undefined,
  });
  // Without scripting, so that the content of `noscript` is read.
  const parsed = new DOMParser().parseFromString(rendered!.body, 'text/html');
  const forms = [...parsed.querySelectorAll<HTMLFormElement>('form#quotation-form')];
  expect(forms).toHaveLength(1);
  return {
    page: parsed,
    form: forms[0]!,
    fields: () => [...new FormData(forms[0]!)].filter(([, value]) => value !== ''),
    texts: parsed.body.textContent,
  };
}

it.each(['', '/zh'])('an empty list has a field to paste one into, in %j', async (language) => {
  const { form, page } = await open({}, `${language}/quotation?from=%2Fsearch%3Fq%3Dx`);
  expect(form.method).toBe('post');
  expect(form.getAttribute('action')).toMatch(new RegExp(`^${language}/quotation\\?from=`));
  expect(form.querySelector('textarea')!.name).toBe('pasted');
  const button = form.querySelector('button')!;
  expect([button.name, button.value]).toEqual(['intent', 'paste']);
  const back = page.querySelector(`main a[href^="${language}/search"]`)!;
  expect(back.getAttribute('href')).toBe(`${language}/search?q=x`);
});

it('shows pasted lines with the parts that they may mean, as fields of the form that sends the list', async () => {
  const { fields, form, page, texts } = await open({
    pasted,
    values: { name: 'Amina', pasted: '2 x HW-1' },
  });
  const lines = [...page.querySelectorAll('[aria-label="Lines of the pasted list"] > li')];
  const choices = (type: string) =>
    lines.map((line) => line.querySelectorAll(`[name^="part."][type=${type}]`).length);
  expect(choices('radio')).toEqual([0, 3, 0, 3]);
  // The part that was found is added unless it is unticked.
  expect(choices('checkbox')).toEqual([1, 0, 0, 0]);
  expect(texts).toContain('1 of 4 lines matched · 1 line to choose · 1 line without a quantity');
  expect(lines[1]!.textContent).toContain('No quantity read');
  const pastedField = page.querySelector('textarea[name="pasted"]')!;
  expect(pastedField.getAttribute('form')).toBe(form.id);
  expect(pastedField.textContent).toBe('2 x HW-1');
  expect(fields()).toEqual(
    expect.arrayContaining([
      ['name', 'Amina'],
      ['name.pasted.0', 'HW-1'],
      ['original.pasted.0', '4 x HW-1'],
      ['quantity.pasted.0', '4'],
      // The only part with this number is chosen, no other.
      ['part.pasted.0', roller._id],
      ['unit.pasted.1', 'm'],
      ['note.pasted.1', 'on one reel'],
      // The desk sees where nobody has chosen; a likely part is chosen.
      ['doubtful.pasted.1', '1'],
      ['name.pasted.2', 'no <part>'],
      ['part.pasted.3', rope._id],
    ]),
  );
  const isChoice = ([name]: [string, unknown]) => /^(?:part|doubtful)\./.test(name);
  expect(fields().filter(isChoice)).toHaveLength(3);
  expect(page.querySelectorAll('button[name="intent"][value="update"]')).not.toHaveLength(0);
});

it('can add lines as text while the backend finds no parts', async () => {
  const { fields, texts } = await open({ pasted }, '/quotation', () =>
    Promise.reject(new TypeError('unavailable')),
  );
  expect(texts).toContain('The parts could not be found at the moment.');
  expect(fields()).toContainEqual(['name.pasted.2', 'no <part>']);
});

it('shows lines of text with all their fields, and says which are not stored', async () => {
  const lines = Array.from({ length: 100 }, (_none, index) => ({
    text: `门机皮带 ${index}`,
    quantity: 1,
    original: `1 x 门机皮带 ${index}`,
  }));
  const { fields, texts, page } = await open({ lines });
  expect(texts).toMatch(/The last \d\d lines are on this page only/);
  expect(fields()).toEqual(
    expect.arrayContaining([
      ['name.text.99', '门机皮带 99'],
      ['original.text.99', '1 x 门机皮带 99'],
      ['quantity.text.99', '1'],
    ]),
  );
  expect(page.querySelector('button[name="remove"][value="text.99"]')).not.toBeNull();
});
