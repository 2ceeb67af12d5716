import { File as NodeFile } from 'node:buffer';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { strToU8, zipSync } from 'fflate';
import type { MatchedLine } from '@/client/api';
import { fakeApi, type FakeResponse } from '@/client/testing/fakeApi';
import { aPart } from '@/client/testing/fixtures';
import { openSite, renderWithProviders } from '@/client/testing/renderWithProviders';
import { renderOnServer } from '@/client/testing/serverRendered';
import type { Language } from '@/shared/language';
import { MAX_PASTE } from '@/shared/limits';
import { PasteList } from './PasteList';
import { selectLines } from './quotationSlice';
import { readList } from './readList';

const governor = aPart({ name: 'Overspeed governor', partNumber: 'HW-1001' });
const roller = aPart({ name: 'Door hanger roller', partNumber: 'HW-1002' });
const known: Record<string, Omit<MatchedLine, 'line'>> = {
  'HW-1001': { by: 'number', parts: [governor] },
  'HW-1001 for lift 3': { by: 'number', parts: [governor] },
  'hanger roller': { by: 'search', confidence: 1, parts: [roller, governor] },
  '1OO2': { by: 'similarNumber', confidence: 0.5, parts: [roller] },
};
const fakeMatch = (failure?: FakeResponse) =>
  fakeApi(
    'post',
    '/spare-parts/match',
    ({ body }) =>
      failure ?? {
        json: {
          results: (body as { lines: string[] }).lines.map((line) => ({
            line,
            ...(known[line] ?? { parts: [] }),
          })),
        },
      },
  );

/** A workbook of this sheet, whose second style has six digits, and a hidden one. */
function workbookOf(sheet: string): File {
  const relation = (id: string, type: string, target: string) =>
    `<a><Relationship Id="${id}" Type="r/${type}" Target="${target}"/></a>`;
  const files = {
    '_rels/.rels': relation('a', 'officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `<workbook><sheets><sheet name="List" r:id="b"/>
      <sheet name="Costs" state="hidden" r:id="b"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<a>${relation('b', 'worksheet', 'sheet.xml')}
      ${relation('c', 'styles', 'styles.xml')}</a>`,
    'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="000000"/></numFmts>
      <cellXfs><xf/><xf numFmtId="164"/></cellXfs></styleSheet>`,
    'xl/sheet.xml': sheet,
  };
  const bytes = Object.entries(files).map(([path, text]) => [path, strToU8(text)] as const);
  const archive = zipSync(Object.fromEntries(bytes));
  return new NodeFile([archive], 'list.xlsx') as unknown as File;
}

const section = async () => {
  const heading = await screen.findByRole('heading', { name: /^(?:Paste a list|粘贴清单)$/ });
  return within(heading.parentElement!);
};
const field = async <Field extends HTMLElement>() =>
  (await section()).getByRole<Field>('textbox', { name: /^(?:Your list|您的清单)$/ });

/** As a page load in this tab shows it: nothing is left of the one before but the storage. */
function open(language: Language = 'en') {
  cleanup();
  const view = renderWithProviders(<PasteList />, { language });
  const added = () =>
    selectLines(view.store.getState()).map(({ text, quantity, unit, note }) =>
      [quantity, unit, text, note].filter(Boolean).join(' | '),
    );
  const find = async (text: string) => {
    await view.user.click(await field());
    await view.user.paste(text);
    await view.user.click((await section()).getByRole('button', { name: /^Find/ }));
  };
  return { ...view, added, find };
}

it('shows lines as matched, to choose and as text, and adds all of them at once', async () => {
  fakeMatch();
  const { user, find, added, store } = open();
  await find('Part\tQty\tUnit\tPrice\nHW-1001\t2\tpcs\t9\nhanger roller\t10\n1OO2\t0\nold lamp\t1');
  const summary = /^1 of 4 lines matched · 1 line to choose · 1 line without a quantity/;
  expect(await screen.findByText(summary)).toBeVisible();
  expect(screen.getByText(summary).parentElement).toHaveFocus();
  expect(screen.getByText('Not found, and added as text: old lamp')).toBeVisible();
  const rows = within(screen.getByRole('list', { name: 'Lines of the pasted list' }));
  expect(
    rows.getAllByText(/^(?:Matched|To choose|As text)$/).map((label) => label.textContent),
  ).toEqual(['Matched', 'To choose', 'To choose', 'As text']);
  expect(rows.getAllByText('No quantity read')).toHaveLength(1);
  const likely = within(rows.getByRole('radiogroup', { name: 'Part for “hanger roller”' }));
  expect(likely.getByRole('radio', { name: 'HW-1002 · Door hanger roller' })).toBeChecked();
  const doubtful = within(rows.getByRole('radiogroup', { name: 'Part for “1OO2”' }));
  for (const radio of doubtful.getAllByRole('radio')) expect(radio).not.toBeChecked();
  expect(doubtful.getByRole('link')).toHaveAttribute('target', '_blank');
  await user.click(doubtful.getByRole('radio', { name: 'HW-1002 · Door hanger roller' }));
  await user.click(screen.getByRole('button', { name: 'Add all 4 lines' }));
  expect(added()).toEqual([
    '2 | pcs | Overspeed governor',
    '10 | Door hanger roller',
    'Door hanger roller',
    '1 | old lamp',
  ]);
  expect(selectLines(store.getState())).toMatchObject([
    { original: 'HW-1001 | 2 | pcs' },
    { original: 'hanger roller | 10' },
    { original: '1OO2 | 0', doubtful: true },
    { original: 'old lamp | 1' },
  ]);
  expect(await screen.findByText('4 lines were added to your list.')).toBeVisible();
  expect(await field()).toHaveValue('');
});

it('offers the other reading of a quantity, and names lines that are added to others', async () => {
  fakeMatch();
  const { user, added, find, store } = open();
  await find('HW-1001 for lift 3, 4.000 EA\nHW-1001 1 pc');
  await screen.findByText(/1 quantity to check/);
  await user.click(screen.getByRole('button', { name: '4 pcs instead?' }));
  expect(screen.getByRole('button', { name: '4,000 pcs instead?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add all 2 lines' }));
  expect(added()).toEqual(['5 | pcs | Overspeed governor']);
  const original = 'HW-1001 for lift 3, 4.000 EA; HW-1001 1 pc';
  expect(selectLines(store.getState())[0]).toMatchObject({ original });
  expect(screen.getByText(/^Line 2 was added to line 1 of your list:/)).toHaveTextContent(
    'Overspeed governor',
  );
});

it('has the lines as they were checked after a reload, until they are added', async () => {
  fakeMatch();
  const { user, find } = open();
  await find('hanger roller\nold lamp, some');
  await screen.findByText(/2 lines without a quantity/);
  await user.type(screen.getAllByLabelText('Quantity')[1]!, '3');
  await user.click(screen.getByRole('radio', { name: 'HW-1001 · Overspeed governor' }));
  const again = open();
  await screen.findByText(/1 line without a quantity/);
  expect(screen.getAllByLabelText('Quantity')[1]).toHaveValue('3');
  await again.user.click(screen.getByRole('button', { name: 'Add all 2 lines' }));
  expect(again.added()).toEqual(['Overspeed governor', '3 | old lamp, some']);
  open();
  expect(await field()).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
});

it.each([
  ['This list has 201 lines.', Array.from({ length: 201 }, (_, i) => `HW-${i}`).join('\n')],
  ['This text has 200,001 characters', 'x'.repeat(200_001)],
  ['There are no parts in this list.', 'Dear Sir,\nthank you'],
])('rejects a list: %s', async (message, text) => {
  const requests = fakeMatch();
  const { user, added } = open();
  if (text.length > 200_000) {
    fireEvent.paste(await field(), { clipboardData: { getData: () => text } });
  } else {
    fireEvent.change(await field(), { target: { value: text } });
  }
  const [find] = (await section()).getAllByRole('button', { name: 'Find these parts' });
  if (text.length <= 200_000) await user.click(find!);
  expect(await screen.findByText(message, { exact: false })).toBeVisible();
  expect(requests).toHaveLength(0);
  expect(added()).toEqual([]);
});

it('adds the lines as text where the backend does not match them', async () => {
  fakeMatch({ status: 404, json: { error: 'Not found.' } });
  const { user, find, added } = open();
  await find('2 x HW-1001');
  expect(await screen.findByText(/^The parts could not be found/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add 1 line' }));
  expect(added()).toEqual(['2 | HW-1001']);
});

it.each([
  ['UTF-8', 'Part;Qty\nHW-1001;3', [{ text: 'HW-1001', quantity: 3, original: 'HW-1001 | 3' }]],
  [
    'UTF-16',
    Buffer.from('\ufeffHW-1001\t3', 'utf16le'),
    [{ text: 'HW-1001', quantity: 3, original: 'HW-1001 | 3' }],
  ],
  [
    'GB18030',
    Buffer.from([0xb9, 0xe2, 0xc4, 0xbb, 0x2c, 0x32]),
    [{ text: '光幕', quantity: 2, original: '光幕,2' }],
  ],
  [
    'windows-1252',
    Buffer.from('Türrolle;2\nGröße 48;3', 'latin1'),
    [
      { text: 'Türrolle', quantity: 2, original: 'Türrolle | 2' },
      { text: 'Größe 48', quantity: 3, original: 'Größe 48 | 3' },
    ],
  ],
])('reads a CSV file in %s', async (_encoding, content, lines) =>
  expect(await readList(new NodeFile([content], 'list.csv') as unknown as File)).toEqual({ lines }),
);

it('names what an Excel file hides, which is not read', async () => {
  fakeMatch();
  const cells = (...texts: string[]) =>
    texts.map((text) => `<c t="str"><v>${text}</v></c>`).join('');
  const sheet = `<worksheet><cols><col min="2" max="2" hidden="1"/><col min="4" max="99" hidden="1"/></cols>
    <sheetData><row>${cells('Part', 'Cost', 'Qty')}</row><row>${cells('HW-1001', '7', '2')}</row>
    <row hidden="1">${cells('HW-9', '7', '5')}</row><row hidden="1">${cells('HW-8', '7', '5')}</row>
    <row>${cells('Part', 'Cost', 'Qty')}</row>
    <row>${cells('hanger roller', '7', '3')}</row></sheetData></worksheet>`;
  const { user } = open();
  await user.upload(screen.getByLabelText('Open a file'), workbookOf(sheet));
  expect(
    await screen.findByText('Hidden in the file and not read: rows 3–4; column B; sheet Costs'),
  ).toBeVisible();
  const rows = within(await screen.findByRole('list', { name: 'Lines of the pasted list' }));
  expect(rows.getByText('hanger roller')).toBeVisible();
  expect(rows.queryByText(/HW-9|Cost/)).not.toBeInTheDocument();
});

it('reads a workbook, whose numbers have the zeros of their format, without errors and images', async () => {
  const image = '<c t="str"><f>_xlfn.DISPIMG("ID_1",1)</f><v>=DISPIMG("ID_1",1)</v></c>';
  const sheet = `<worksheet><sheetData><row><c t="str"><v>Part</v></c><c t="str"><v>Qty</v></c><c t="str"><v>Note</v></c></row>
    <row><c s="1"><v>4711</v></c><c><v>3</v></c>${image}</row>
    <row><c t="e"><f>VLOOKUP(1,A:B,2)</f><v>#N/A</v></c><c><v>4</v></c></row></sheetData></worksheet>`;
  expect(await readList(workbookOf(sheet))).toEqual({
    lines: [{ text: '004711', quantity: 3, original: '004711 | 3' }],
    hidden: [{ kind: 'sheets', names: ['Costs'], count: 1 }],
  });
});

it.each([
  ['unreadable', 'PK and no archive'],
  ['protected', Buffer.from([0xd0, 0xcf, 0x11, 0xe0])],
  ['type', 'a\0b'],
  ['size', 'x'.repeat(5 * 1024 * 1024 + 1)],
  ['tooLong', 'x'.repeat(200_001)],
  ['none', 'Part;Qty'],
])('does not open a file: %s', async (problem, content) =>
  expect(readList(new NodeFile([content], 'list.xlsx') as unknown as File)).rejects.toEqual(
    expect.objectContaining({ problem }),
  ),
);

it('is offered by the search field, where several lines are pasted into it', async () => {
  fakeMatch();
  const { user, router } = await openSite('/no-page');
  const search = within(screen.getByRole('banner')).getByRole<HTMLInputElement>('combobox');
  await user.click(search);
  await user.paste('x'.repeat(MAX_PASTE + 1));
  expect(search).toHaveValue('');
  expect(search.validationMessage).toMatch(/^The text is too long/);
  await user.paste('HW-1001\t2\nold lamp\t1');
  await user.click(screen.getByRole('button', { name: 'Add these lines to a quotation list' }));
  expect(await screen.findByText('1 of 2 lines matched')).toBeVisible();
  expect(router.state.location.pathname).toBe('/quotation');
});

describe('the text in the field', () => {
  it('is back after a reload and in the other language, until its lines are added', async () => {
    fakeMatch();
    await open().find('HW-1001\t2');
    open('zh');
    expect(await field()).toHaveValue('HW-1001\t2');
    const { user } = open();
    await user.click((await section()).getByRole('button', { name: /^Find/ }));
    await user.click(await screen.findByRole('button', { name: 'Add 1 line' }));
    open();
    expect(await field()).toHaveValue('');
  });

  it('keeps what is typed after its lines were found, and what is beside a file', async () => {
    fakeMatch();
    const { user, find } = open();
    await find('HW-1001\t2');
    await user.type(await field(), '{Enter}old lamp');
    await user.click(await screen.findByRole('button', { name: 'Add 1 line' }));
    expect(await field()).toHaveValue('old lamp');
    const file = new NodeFile(['HW-1002;3'], 'list.csv') as unknown as File;
    await user.upload(screen.getByLabelText('Open a file'), file);
    await user.click(await screen.findByRole('button', { name: 'Add 1 line' }));
    expect(await field()).toHaveValue('old lamp');
    open();
    expect(await field()).toHaveValue('old lamp');
  });

  it('stays where it was typed before hydration, after the text of before', async () => {
    open();
    fireEvent.change(await field(), { target: { value: 'HW-1001\t2' } });
    cleanup();
    const { hydrate, remove } = renderOnServer(<PasteList />);
    (await field<HTMLTextAreaElement>()).value = 'old lamp';
    await hydrate();
    expect(await field()).toHaveValue('HW-1001\t2\nold lamp');
    remove();
    open();
    expect(await field()).toHaveValue('HW-1001\t2\nold lamp');
  });

  it('is submitted by a plain form until there is script, which then finds its lines', async () => {
    fakeMatch();
    const form = { idempotencyKey: 'k', values: { pasted: 'HW-1001' } };
    const { hydrate, remove } = renderOnServer(<PasteList submitted="HW-1001" />, {
      route: '/quotation?from=x',
      form,
    });
    const { form: plain, name } = await field<HTMLTextAreaElement>();
    expect([plain!.method, plain!.getAttribute('action'), name]).toEqual([
      'post',
      '/quotation?from=x#paste',
      'pasted',
    ]);
    const find = (await section()).getByRole('button', { name: 'Find these parts' });
    expect(find).toBeEnabled();
    expect(find).toHaveAttribute('name', 'intent');
    expect(find).toHaveAttribute('value', 'paste');
    await hydrate();
    const lines = await screen.findByRole('list', { name: 'Lines of the pasted list' });
    expect(within(lines).getByText('Matched')).toBeInTheDocument();
    remove();
  });

  it('is stored up to a length that is still too long', async () => {
    open();
    fireEvent.change(await field(), { target: { value: 'x'.repeat(MAX_PASTE + 9) } });
    open();
    expect((await field<HTMLTextAreaElement>()).value).toHaveLength(MAX_PASTE + 1);
  });
});
